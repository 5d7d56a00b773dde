"""What every move of this game shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.state import Phase, State
from companion.kernel import sequence
from companion.kernel.game import Objection, Seat, phrase
from companion.kernel.moves import GameMove, no
from companion.kernel.story import Story


class ClockworkMove(GameMove[State], frozen=True):
    """A move of this game."""


class Segment(sequence.Segment[State]):
    """One phase or segment of the round, and what passing means in it."""

    phase: ClassVar[Phase]

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        """Why this player cannot pass in this segment."""
        yield no("CW-ROUND-02", case="no-pass", phase=phrase(f"phase-{self.phase}"))

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        """The player has nothing more to do here."""
        return replace(state, waiting=tuple(other for other in state.waiting if other != seat))


# Filled by companion.games.clockwork.sequence, in the order of the round.
SEGMENTS: dict[Phase, Segment] = {}
BOOKS: dict[Phase, Segment] = {}  # the same for a table that keeps the books only


def segment_of(state: State) -> Segment:
    """The segment the table is in."""
    return (BOOKS if state.rules.depth == "ledger" else SEGMENTS)[state.phase]


class Pass(ClockworkMove, frozen=True, tag="pass"):
    """Nothing (more) to do in this segment."""

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
        else:
            yield from segment_of(state).against_passing(state, self.seat)

    def effect(self, state: State, story: Story) -> State:
        return segment_of(state).passed(state, self.seat or "", story)


# phase -> the rule that gives its place in the round, and what not_now cites
_PLACE: dict[Phase, str] = {
    "spy": "CW-ROUND-02",
    "guardian": "CW-GUARD-01",
    "recruit": "CW-ROUND-02",
    "tank": "CW-TANK-03",
    "call": "CW-ALLY-15",
    "deploy": "CW-ROUND-02",
    "support": "CW-ROUND-03",
    "leviathan": "CW-LEV-02",
    "battle": "CW-ROUND-03",
    "attrition": "CW-ROUND-03",
    "study": "CW-ROUND-04",
    "discovery": "CW-ROUND-04",
    "activation": "CW-ROUND-04",
    "score": "CW-ROUND-05",
    "court": "CW-ROUND-05",
    "pollution": "CW-ROUND-05",
}


def not_now(state: State, phase: Phase) -> Objection | None:
    """Why this kind of move has no place at this moment of the round."""
    if state.rules.depth == "ledger" and phase != "spy":
        return no("CW-ROUND-02", case="numbers")
    if state.phase == phase:
        return None
    return no(_PLACE[phase], case="phase", phase=phrase(f"phase-{phase}"), now=phrase(f"phase-{state.phase}"))


def not_your_turn(state: State, seat: Seat | None, rule: str) -> Objection | None:
    """Why this player does not act now, in a segment where players act one after the other."""
    if state.waiting and state.waiting[0] == seat:
        return None
    turn = state.waiting[0] if state.waiting else ""
    return no(rule, case="turn", seat=seat or "", turn=turn or "nobody")


def has_acted(state: State, seat: Seat, phase: Phase) -> State:
    """This player waits no longer; a house rule at another time of the round takes nobody's turn away."""
    if state.phase != phase:
        return state
    return replace(state, waiting=tuple(other for other in state.waiting if other != seat))


def all_acted(state: State, phase: Phase) -> State:
    """The same where one player's move is all there is to wait for."""
    return replace(state, waiting=()) if state.phase == phase else state
