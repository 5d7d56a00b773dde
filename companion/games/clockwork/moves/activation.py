"""Turns in which players use their cards: the activation segment (CW-ACT-01..07)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.deeds.base import works_by_hand
from companion.games.clockwork.influence import research_order
from companion.games.clockwork.moves import cards
from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, not_your_turn
from companion.games.clockwork.state import Phase, State
from companion.kernel.game import Decision, Objection, Seat
from companion.kernel.story import Story


class CardTurns(Segment):
    """One turn each, with as many cards as the player likes; who has none to use is skipped."""

    moment: ClassVar[str]  # of ledger 9.3, as it stands on the cards

    def step(self, state: State, story: Story) -> State:
        if not state.waiting or works_by_hand(state, state.waiting[0]):
            return state
        if next(cards.offers(state, state.waiting[0], self.moment), None) is not None:
            return state
        return replace(state, waiting=state.waiting[1:])

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting[:1]:
            yield Decision(seat, "activation", ("use", "pass"), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        return chain(cards.offers(state, seat, self.moment), (Pass(seat),))


class Activation(CardTurns):
    """CW-ACT-03: any number of discoveries, in any order, all of it voluntary."""

    phase: ClassVar[Phase] = "activation"
    chapters = ("CW-ACT", "CW-TOKEN-11", "CW-TOKEN-12", "CW-UNIT-06")
    moment: ClassVar[str] = "activation"

    def begin(self, state: State, story: Story) -> State:
        return replace(state, waiting=research_order(state))

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        early = not_your_turn(state, seat, "CW-ACT-02")
        if early is not None:
            yield early
