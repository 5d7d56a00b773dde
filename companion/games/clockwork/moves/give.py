"""Handing something over, where the table has agreed on it (CW-NEG-01..05, CW-A-66)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.card_spelling import Gift
from companion.games.clockwork.influence import can_pay, hand_over, short_of, told
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import DOMAINS, Influence, State
from companion.kernel.game import Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

FEWEST_PLAYERS = 3  # CW-NEG-01


class Give(ClockworkMove, frozen=True, tag="give"):
    """Influence, discoveries or espionage cards to another player. What is promised for it binds nobody (CW-NEG-05)."""

    to: str
    gift: Gift

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
            return
        seat = self.seat or ""
        if len(state.seats) < FEWEST_PLAYERS:
            yield no("CW-NEG-01", number=len(state.seats))
        elif not state.rules.exchange:
            yield no("CW-NEG-04")
        if seat not in state.players or self.to not in state.players or seat == self.to:
            yield no("CW-NEG-02", case="who", seat=seat or "nobody", to=self.to)
            return
        for piece in dict.fromkeys(self.gift.pieces):
            yield no("CW-NEG-03", unit=piece)
        yield from self._against_gift(state, seat)

    def _against_gift(self, state: State, seat: Seat) -> Iterator[Objection]:
        gift, held = self.gift, state.player(seat).cards
        if gift == Gift():
            yield no("CW-NEG-02", case="nothing")
        if not can_pay(state, seat, gift.influence):
            yield no("CW-NEG-02", case="influence", seat=seat)
        if gift.cards > held:
            yield no("CW-NEG-02", case="cards", seat=seat, number=held)
        for slot in gift.slots:
            discovery = state.discoveries[slot]
            facts = {"seat": seat, "slot": slot, "card": discovery.card or slot}
            if discovery.owner != seat or gift.slots.count(slot) > 1:
                yield no("CW-NEG-02", case="discovery", **facts)
            elif state.rules.rulings.given_discovery == "barred":
                yield no("CW-A-66", **facts)

    def effect(self, state: State, story: Story) -> State:
        seat, gift = self.seat or "", self.gift
        if short_of(state, seat, gift.influence):
            story.tell("gift-short", "CW-NEG-02", seat=seat, to=self.to)
            return state
        if gift.influence.total:
            state = self._give_influence(state, seat, story)
        if gift.cards:
            state = self._give_cards(state, seat, story)
        for slot in gift.slots:
            state = self._give_discovery(state, seat, slot, story)
        return state

    def _give_influence(self, state: State, seat: Seat, story: Story) -> State:
        """How much is known to the two alone."""
        story.tell("gave-influence", "CW-NEG-02", "CW-NEG-05", seat=seat, to=self.to)
        points = told(self.gift.influence)
        story.whisper((seat, self.to), "gave-points", "CW-NEG-02", seat=seat, to=self.to, points=points)
        return hand_over(state, seat, self.to, self.gift.influence)

    def _give_cards(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("gave-cards", "CW-NEG-02", seat=seat, to=self.to, count=self.gift.cards)
        giver, receiver = state.player(seat), state.player(self.to)
        state = state.with_player(seat, replace(giver, cards=giver.cards - self.gift.cards))
        return state.with_player(self.to, replace(receiver, cards=receiver.cards + self.gift.cards))

    def _give_discovery(self, state: State, seat: Seat, slot: str, story: Story) -> State:
        """The token stays; the card is the receiver's until the tile changes hands (CW-A-66, CW-TOKEN-04)."""
        discovery = state.discoveries[slot]
        facts = {"slot": slot, "card": discovery.card or slot, "tile": discovery.token}
        story.tell("gave-discovery", "CW-NEG-02", "CW-A-66", "CW-TOKEN-04", seat=seat, to=self.to, **facts)
        holder = standing(state).controller(discovery.token)
        given = "" if holder == self.to else holder
        return state.with_discovery(slot, replace(discovery, owner=self.to, given=given))


def can_give(state: State) -> bool:
    """Whatever lies behind the screen: that there is nothing to give must not show."""
    return state.rules.exchange and len(state.seats) >= FEWEST_PLAYERS


def gifts(state: State, seat: Seat) -> Iterator[Give]:
    """Something to begin with: one point, one card, or a discovery to each of the others."""
    some = [Gift(Influence(**{domain: 1})) for domain in DOMAINS]
    some += [Gift(cards=1), *(Gift(slots=(slot,)) for slot in state.discoveries)]
    return (Give(seat, other, gift) for other in state.seats for gift in some if other != seat)


PATTERNS: dict[type[Move], str] = {Give: "give <to:seat> <gift:gift>"}
