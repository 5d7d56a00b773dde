"""What every move of this game shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.aces.state import Phase, State
from companion.kernel import sequence
from companion.kernel.game import Facts, Objection, Seat
from companion.kernel.moves import GameMove, no

Segment: TypeAlias = sequence.Segment[State]


class AcesMove(GameMove[State], frozen=True):
    """A move of this game."""

    @property
    def player(self) -> Seat:
        return self.seat or ""


def not_now(state: State, seat: Seat | None, *phases: Phase) -> Iterator[Objection]:
    """Why a player cannot do what belongs to one of these phases at this moment (AA-TURN-02, AA-TURN-03)."""
    if state.result is not None:
        yield no("AA-TURN-02", case="over", phase=state.phase)
    elif state.walk is not None:
        yield no("AA-MOVE-17", unit=state.walk.unit, type=state.units[state.walk.unit].type)
    elif state.phase not in phases or (state.ready and state.phase != "fight"):
        yield no("AA-TURN-02", case="phase", phase=state.phase)
    elif seat != state.seat:
        yield no("AA-TURN-03", seat=seat or "none", holder=state.seat)


def named(state: State, unit: str) -> Facts:
    """A unit as facts of an event: its name, and its type, which nobody knows any more when it is gone."""
    return {"unit": unit, "type": state.units[unit].type}


def owed(state: State, unit: str) -> Facts:
    """Whom a unit has to attack, as facts; its type is not known any more when it is gone (AA-AMB-09)."""
    duty = state.units[unit].duty
    return {"target": duty, "target_type": state.units[duty].type if duty in state.units else "none"}


def not_yours(state: State, seat: Seat | None, unit: str) -> Iterator[Objection]:
    """Only own units act (AA-MOVE-01), and not while they are off the map."""
    if state.owner(unit) != seat:
        yield no("AA-MOVE-01", seat=seat or "none", owner=state.owner(unit), **named(state, unit))
    elif not state.units[unit].hex:
        yield no("AA-SET-21", case="off", **named(state, unit))


def idle(state: State, unit: str) -> Iterator[Objection]:
    """In the first rounds some armies wait (AA-TURN-05..11)."""
    if not state.may_act(unit):
        rule = limit_rule(state)
        yield no(rule, case="unit", army=state.units[unit].army, **named(state, unit))


def limit_rule(state: State) -> str:
    """The rule that says how many armies act in this turn of the first rounds."""
    place = state.order.index(state.seat)
    if state.rules.two_sides:
        by_round = (("AA-TURN-08", "AA-TURN-09"), ("AA-TURN-10", "AA-TURN-11"))
        return by_round[state.round - 1][place] if state.round <= len(by_round) else "AA-TURN-12"
    return "AA-TURN-07" if state.round > 1 else "AA-TURN-05" if place == 0 else "AA-TURN-06"
