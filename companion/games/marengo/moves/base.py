"""What every move of this game shares: whose turn, which phase, which question lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.moves.checks import give_up_first, idle_blocks
from companion.games.marengo.state import Phase, State
from companion.kernel.game import Move, Objection, Seat
from companion.kernel.moves import GameMove, legal, no
from companion.kernel.sequence import Segment as KernelSegment
from companion.kernel.story import Story


class MarengoMove(GameMove[State], frozen=True):
    """A move of this game."""


Segment = KernelSegment[State]


def not_now(state: State, seat: Seat | None, *phases: Phase) -> Sequence[Objection]:
    """Why this player cannot do such a thing at all at this moment."""
    if state.result is not None:
        return (no("BM-TURN-10", seat=seat or "nobody"),)
    if state.retreat is not None:
        return (no("BM-RET-02", case="first", seat=state.retreat.side, place=state.retreat.locale),)
    if state.hit is not None:
        return (no("BM-BOMB-22", case="first", seat=state.enemy, place=state.hit.place),)
    if state.assault is not None:
        return (no("BM-ASLT-03", seat=state.side, place=state.assault.over),)
    if state.maneuver is not None:
        rule = "BM-MAN-14" if state.maneuver.stopped else "BM-MAN-10"
        return (no(rule, case="first", seat=state.side if state.maneuver.stopped else state.enemy),)
    if state.books is not None and state.books.question:
        return (no("BM-TURN-07", case=state.books.question, phase=state.phase),)
    if seat != state.side:
        return (no("BM-TURN-02", seat=seat or "nobody", turn=state.side),)
    if state.phase not in phases:
        return (no("BM-TURN-07", case=phases[0], phase=state.phase),)
    return ()


def is_now(state: State, seat: Seat | None, *phases: Phase) -> bool:
    return not not_now(state, seat, *phases)


def paid(state: State, story: Story, cost: int, *rules: str) -> State:
    """Command points are spent (BM-CMD-04..07)."""
    if not cost:
        return state
    left = state.commands - cost
    story.tell("paid", "BM-CMD-04", *rules, seat=state.side, cost=cost, left=left)
    return replace(state, commands=max(0, left))


def too_dear(state: State, cost: int) -> Sequence[Objection]:
    """BM-CMD-07, BM-CMD-23."""
    return (no("BM-CMD-23", seat=state.side, cost=cost, left=state.commands),) if cost > state.commands else ()


class Moving(MarengoMove, frozen=True):
    """A move of phase 3. At another time that alone speaks against it."""

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "move")
        if late:
            yield from late
            return
        first = give_up_first(state, state.side)
        if first and not self.goes_first(state):
            yield from first
        yield from self.against(state, state.side)

    def goes_first(self, state: State) -> bool:
        """Is it the very thing that has to be done first, or part of a move that was begun before (BM-AMB-21)?"""
        return False

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        """Every reason in the movement of whoever has the turn."""
        raise NotImplementedError


# --- going on to the next phase -------------------------------------------------------------------------------------


class Next(MarengoMove, frozen=True, tag="next"):
    """Whoever has the turn has done with this phase (BM-TURN-03..07)."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_now(state, self.seat, "start", "bombard", "assault", "move", "announce")
        if state.phase == "bombard" and state.guns[state.side].announced:
            yield no("BM-TURN-03", seat=state.side)
        for place in idle_blocks(state, state.side) if state.phase == "move" else ():  # BM-AMB-21
            yield no("BM-BLK-13", seat=state.side, place=place)

    def effect(self, state: State, story: Story) -> State:
        return replace(state, ready=True, going=None)


def next_phase(state: State) -> Iterator[Move]:
    return legal(state, (Next(state.side),))


# --- saying no ------------------------------------------------------------------------------------------------------


class Declined(NamedTuple):
    """A question that can be answered with no: is it put to this seat right now, and what follows from the no."""

    asked: Callable[[State, Seat], bool]
    effect: Callable[[State, Story], State]


DECLINED: list[Declined] = []  # each dialogue adds its own


class Pass(MarengoMove, frozen=True, tag="pass"):
    """No: no defensive fire, nobody leads, no pursuit."""

    def objections(self, state: State) -> Iterator[Objection]:
        if self._declined(state) is None:
            yield no("BM-TURN-07", case="pass", phase=state.phase)

    def effect(self, state: State, story: Story) -> State:
        declined = self._declined(state)
        if declined is None:  # nobody can be forced to say no to nothing
            raise LookupError
        return declined.effect(state, story)

    def _declined(self, state: State) -> Declined | None:
        return next((question for question in DECLINED if question.asked(state, self.seat or "")), None)
