"""Pick a card face down and reveal it (MP-TURN-02..05), and what to do when an illegal one was shown (MP-AMB-26)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove, action_done
from companion.games.march.moves.ending import AgreeEnd, nobody_has_cards
from companion.games.march.state import SEATS, Player, State, at_full_strength, in_card_order, other
from companion.kernel.game import Decision, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.sequence import Segment
from companion.kernel.story import Story


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """These cards less one copy of `card`."""
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]


def discardable(state: State, seat: Seat) -> tuple[str, ...]:
    """What ATTACK+1 may cost: any card in hand but SCORE (MP-ATT-09, MP-ATT-10)."""
    return tuple(card for card in dict.fromkeys(state.side(seat).hand) if card != "SCORE")


class Pick(MarchMove, frozen=True, tag="pick"):
    """Choose the card of this turn."""

    card: str

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("MP-TURN-01", case="over")
            return
        if state.phase != "choose" or self.seat is None:
            yield no("MP-TURN-02", case="not-now")
            return
        side = state.side(self.seat)
        if side.played is not None:
            yield no("MP-TURN-02", case="already", seat=self.seat)
        elif self.card not in side.hand:
            yield self._not_in_hand(state)
        elif self.card == "SCORE":
            yield from self._score_objections(state)
        elif self.card == "STRENGTH" and self._strength_unplayable(state):
            yield no("MP-AMB-08", seat=self.seat)

    def _not_in_hand(self, state: State) -> Objection:
        seat = self.seat or ""
        if self.card in state.side(seat).discard:
            return no("MP-TURN-11", seat=seat, card=self.card)
        if state.rules.scenario == "marlborough" and self.card == "ATTACK+1":
            return no("MP-MARL-02", case="play")
        return no("MP-TURN-03", seat=seat, card=self.card)

    def _score_objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        if state.side(seat).discard:
            return
        if state.turn == 1 and state.rules.rulings.first_turn_score == "allowed":  # MP-AMB-12
            return
        yield no("MP-SCORE-08", seat=seat)
        yield no("MP-SCORE-10" if state.turn == 1 else "MP-SCORE-09", seat=seat)

    def _strength_unplayable(self, state: State) -> bool:
        return at_full_strength(state, self.seat or "") and state.rules.rulings.strength_at_six == "unplayable"

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        side = state.side(seat)
        story.whisper((seat,), "picked", "MP-TURN-02", "MP-TURN-04", seat=seat, card=self.card)
        return state.with_side(seat, replace(side, hand=without(side.hand, self.card), played=self.card))


def picks(state: State, seat: Seat) -> Iterator[Pick]:
    return (Pick(seat, card) for card in dict.fromkeys(state.side(seat).hand))


def can_pick(state: State, seat: Seat) -> bool:
    return any(next(Pick(seat, card).objections(state), None) is None for card in state.side(seat).hand)


class Choosing(Segment[State]):
    """Everybody lays a card face down (MP-TURN-02)."""

    chapters = ("MP-TURN", "MP-SCORE-08", "MP-SCORE-09", "MP-INIT")

    def decisions(self, state: State) -> Iterator[Decision]:
        occasion = f"{state.turn}.{state.tries}"
        if nobody_has_cards(state):
            yield from endings(state)
        for seat in SEATS:
            if state.side(seat).played is None and can_pick(state, seat):
                yield Decision(seat, "pick", ("pick",), occasion, secret=True)

    def choices(self, state: State, decision: Decision) -> Iterator[MarchMove]:
        seat = decision.seat or ""
        return legal(state, picks(state, seat) if decision.kind == "pick" else (AgreeEnd(seat),))


def endings(state: State) -> Iterator[Decision]:
    """Whoever has not agreed yet is asked; whoever has been offered the end accepts it (MP-END-04)."""
    for seat in SEATS:
        if not state.side(seat).wants_end:
            yield Decision(seat, "accept-end" if state.side(other(seat)).wants_end else "end", ("end",))


class Repick(MarchMove, frozen=True, tag="repick"):
    """An illegal card was shown on the table: everybody takes the card back and picks again."""

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase != "choose":
            yield no("MP-AMB-26", case="not-now")
        elif state.rules.rulings.illegal_card == "offender-again":
            yield no("MP-AMB-26", case="offender")

    def effect(self, state: State, story: Story) -> State:
        for seat in SEATS:
            side = state.side(seat)
            hand = side.hand if side.played is None else in_card_order(state, (*side.hand, side.played))
            state = state.with_side(seat, replace(side, hand=hand, played=None))
        story.tell("repick", "MP-AMB-26")
        return replace(state, tries=state.tries + 1)


class Discard(MarchMove, frozen=True, tag="discard"):
    """Pay for ATTACK+1 at the reveal, where the table plays it so (MP-AMB-20)."""

    card: str

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase != "discard" or self.seat is None or self.seat not in state.acting:
            yield no("MP-AMB-20", case="not-now")
            return
        yield from discard_objections(state, self.seat, self.card)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        state = pay_card(state, seat, self.card, story)
        return action_done(state.with_side(seat, replace(state.side(seat), bonus=True)), seat)


def discard_objections(state: State, seat: Seat, card: str) -> Iterator[Objection]:
    """May this card pay for ATTACK+1?"""
    if card == "SCORE":
        yield no("MP-ATT-10")
    elif card not in state.side(seat).hand:
        yield no("MP-ATT-17", seat=seat, card=card)


def pay_at_reveal(state: State) -> tuple[Player, ...]:
    """MP-AMB-20: some tables pay for ATTACK+1 as soon as it is revealed."""
    if state.rules.rulings.discard_moment == "at-attack":
        return ()
    return tuple(s for s in SEATS if state.side(s).played == "ATTACK+1" and discardable(state, s))


class Revealing(Segment[State]):
    """Both cards are turned over (MP-TURN-05); who has to pay for his does so."""

    chapters = ("MP-ATT-09", "MP-ATT-10", "MP-ATT-17", "MP-AMB-20")

    def begin(self, state: State, story: Story) -> State:
        for seat in SEATS:
            played = state.side(seat).played
            if played is None:
                story.tell("no-card", "MP-AMB-11", seat=seat)
            else:
                story.tell("revealed", "MP-TURN-05", seat=seat, card=played)
        return replace(state, acting=pay_at_reveal(state))

    def step(self, state: State, story: Story) -> State:
        """Only one card could pay: it does."""
        for seat in state.acting if "discard" in state.rules.automatic else ():
            cards = discardable(state, seat)
            if len(cards) == 1:
                story.automatic(Discard(seat, cards[0]))
                return Discard(seat, cards[0]).effect(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        return (Decision(seat, "discard", ("discard",)) for seat in state.acting)

    def choices(self, state: State, decision: Decision) -> Iterator[Discard]:
        seat = decision.seat or ""
        return legal(state, (Discard(seat, card) for card in discardable(state, seat)))


def pay_card(state: State, seat: Seat, card: str, story: Story) -> State:
    side = state.side(seat)
    story.tell("discarded", "MP-ATT-09", "MP-ATT-18", seat=seat, card=card)
    side = replace(side, hand=without(side.hand, card), discard=(*side.discard, card))
    return state.with_side(seat, side)
