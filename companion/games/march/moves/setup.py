"""Set-up: who starts with the initiative (MP-SETUP-10..12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove
from companion.games.march.state import State
from companion.kernel.game import Decision, Objection
from companion.kernel.moves import legal, no
from companion.kernel.sequence import Segment
from companion.kernel.story import Story


class Roll(MarchMove, frozen=True, tag="roll"):
    """One die each; the higher roll takes the initiative."""

    blue: int
    orange: int

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase != "roll":
            yield no("MP-SETUP-10", case="late")
        elif self.seat is not None:
            yield no("MP-SETUP-10", case="both", blue=self.blue, orange=self.orange)
        for die in (self.blue, self.orange):
            if not 1 <= die <= 6:
                yield no("MP-SETUP-10", case="die", die=die)
        if self.blue == self.orange:
            yield no("MP-SETUP-11", die=self.blue)

    def effect(self, state: State, story: Story) -> State:
        holder = "blue" if self.blue > self.orange else "orange"
        story.tell("rolled", "MP-SETUP-10", "MP-SETUP-12", blue=self.blue, orange=self.orange, seat=holder)
        return replace(state, initiative=holder, phase="choose", turn=max(state.turn, 1))


class InitiativeRoll(Segment[State]):
    """Before the first turn: one roll for both."""

    chapters = ("MP-SETUP",)

    def decisions(self, state: State) -> Iterator[Decision]:
        yield Decision(None, "roll", ("roll",), dice="roll ? ?")

    def choices(self, state: State, decision: Decision) -> Iterator[Roll]:
        return legal(state, rolls())


def rolls() -> Iterator[Roll]:
    return (Roll(None, blue, orange) for blue, orange in permutations(range(1, 7), 2))
