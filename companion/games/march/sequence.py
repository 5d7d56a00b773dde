"""The order of a turn (MP-TURN-01..13): choose, reveal, steps a to f, end of the turn."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.march.moves.cards import Choosing, Revealing
from companion.games.march.moves.ending import end_turn
from companion.games.march.moves.initiative import OrderOfActions, flip
from companion.games.march.moves.setup import InitiativeRoll
from companion.games.march.moves.steps import (
    ActionStep,
    Attacks,
    Fortification,
    Movement,
    Recruitment,
    Scoring,
    Strengthening,
)
from companion.games.march.state import SEATS, State
from companion.kernel.sequence import Segment, SequenceOfPlay
from companion.kernel.story import Story


class Over(Segment[State]):
    """Nobody has anything to decide any more."""

    chapters = ("MP-END",)


_PHASES: dict[str, tuple[Segment[State], ...]] = {
    "roll": (InitiativeRoll(),),  # once, before the first turn
    "choose": (Choosing(),),
    "discard": (Revealing(),),
    "over": (Over(),),
}
STEPS: tuple[ActionStep, ...] = (
    Movement(),
    Recruitment(),
    Fortification(),
    Attacks(),
    Strengthening(),
    Scoring(),
)
_ACTING = {step.letter: (step,) for step in STEPS}
# In the middle of a step its order may have to be settled.
_ORDERING = {step.letter: (step, OrderOfActions(step.about)) for step in STEPS}


class Turn(SequenceOfPlay[State]):
    """Turn after turn, until somebody has won or both agree to stop."""

    def under_way(self, state: State) -> tuple[Segment[State], ...]:
        if state.phase == "act":
            return _ACTING[state.step or "a"]  # a correction may have left it out
        return _ORDERING[state.step or "a"] if state.phase == "order" else _PHASES[state.phase]

    def following(self, state: State, story: Story) -> State:
        if state.phase == "over":
            return state
        if state.phase == "choose":
            nobody_picked = [side.played for side in state.sides.values()] == [None, None]
            return state if nobody_picked else replace(state, phase="discard")
        return _next_step(flip(state, story) if state.flip_due else state, story)


def _next_step(state: State, story: Story) -> State:
    """The first step after this one for which somebody has played a card; after the last, the turn is over."""
    steps, now = state.rules.steps, state.step or ""
    played = {seat: steps.get(state.side(seat).played or "") for seat in SEATS}
    due = {seat: step for seat, step in played.items() if step is not None and step > now}
    if not due:
        return end_turn(state, story)
    step = min(due.values())  # a to f, whoever played them (MP-TURN-06)
    players = tuple(seat for seat in SEATS if due.get(seat) == step)
    return replace(state, step=step, acting=players, ordered=False, phase="act")


TURN = Turn()
