"""Playing an espionage card (CW-ESP-03..12, CW-SUP-08, CW-AGENT-04)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork import deeds
from companion.games.clockwork.card_spelling import Target
from companion.games.clockwork.cards import Card, cards_of, find_card
from companion.games.clockwork.deeds.base import Act
from companion.games.clockwork.moments import is_one_of, may_act
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import COURT, REMOVED, Player, State
from companion.games.clockwork.vocabulary import Timing
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class PlayCard(ClockworkMove, frozen=True, tag="card"):
    """Play an espionage card for a spy, or for the Agent as a spy. Without a name it is any card in hand."""

    name: str = ""
    targets: tuple[Target, ...] = ()
    pay: str = ""

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
            return
        act = self._act(state)
        if self.seat not in state.players:
            yield act.refuses("nobody")
            return
        if state.player(self.seat).cards == 0:
            yield act.refuses("hand", seat=self.seat or "")
        yield from self._against_payment(state)
        card = self._card(state)
        if card is not None and card.kind != "espionage":
            yield act.refuses("discovery")
            return
        timings: tuple[Timing, ...] = card.timing if card is not None else ("?",)
        if not is_one_of(state, act.seat, timings):
            yield _wrong_time(state, act, timings)
        yield from deeds.against(state, act, card, self.targets)

    def _against_payment(self, state: State) -> Iterator[Objection]:
        player, seat = state.player(self.seat), self.seat or ""
        agent = player.figures.get("agent") == COURT
        if self.pay == "":
            if player.spies == 0:
                yield no("CW-ESP-05", seat=seat, agent=int(agent))
        elif self.pay != "agent":
            yield no("CW-ESP-04", unit=self.pay)
        elif not agent:
            yield no("CW-AGENT-04", seat=seat)

    def _card(self, state: State) -> Card | None:
        return find_card(cards_of(state.rules.cards), self.name)

    def _act(self, state: State) -> Act:
        card, seat = self._card(state), self.seat or ""
        origins = standing(state).controlled(seat) if seat in state.players else ()
        return Act(seat, card.id if card else self.name or "card", origins, espionage=True)

    def effect(self, state: State, story: Story) -> State:
        act, card, player = self._act(state), self._card(state), state.player(self.seat)
        rule = "CW-ESP-06" if self.pay else "CW-ESP-04"
        story.tell("card-played", "CW-ESP-03", rule, "CW-ESP-07", seat=act.seat, card=act.card, pay=self.pay or "spy")
        if self.pay:
            player = replace(player, figures={**player.figures, "agent": REMOVED})
        else:
            player = replace(player, spies=player.spies - 1, supply=player.supply + 1)
        state = state.with_player(act.seat, replace(player, cards=player.cards - 1))
        state = deeds.carry_out(state, act, card, self.targets, story)
        return replace(state, discard=(*state.discard, card.id if card else self.name))


def _wrong_time(state: State, act: Act, timings: tuple[Timing, ...]) -> Objection:
    facts = {"card": act.card, "turn": state.waiting[0] if state.waiting else "nobody"}
    if "support" in timings or "?" in timings:
        return no("CW-ESP-09", **facts)
    if state.phase == "support":
        return no("CW-SUP-08", card=act.card)
    return no("CW-ESP-10", card=act.card)


# --- what can be played now --------------------------------------------------------------------------------------


def payments(player: Player) -> tuple[str, ...]:
    """What this player could pay for a card with: a spy, the Agent as a spy. Nothing without a card."""
    if not player.cards:
        return ()
    spy = ("",) if player.spies else ()
    return (*spy, "agent") if player.figures.get("agent") == COURT else spy


def plays(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    """Espionage cards this player could play now: the described ones of this moment, and any card by hand."""
    ways_to_pay = payments(state.player(seat)) if seat in may_act(state) else ()
    for card in cards_of(state.rules.cards).values() if ways_to_pay else ():
        for pay in ways_to_pay if card.kind == "espionage" and is_one_of(state, seat, card.timing) else ():
            aims = deeds.samples(state, PlayCard(seat, card.id)._act(state), card)
            yield from (PlayCard(seat, card.id, targets, pay) for targets in aims)
    yield from (PlayCard(seat, pay=pay) for pay in ways_to_pay)
