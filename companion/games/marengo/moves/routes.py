"""Routes along roads, step by step, and what speaks against each of them (BM-ROAD-01..17, BM-REIN-03).

A route is written as it is ridden: `-` waits, `M08>M11` crosses, `M08>M11@lane` crosses by that road where several run
through the approach.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.moves.checks import closed, entered, needs_infantry, too_full
from companion.games.marengo.state import STEPS, Crossing, State, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no

WAIT = "-"


class Leg(NamedTuple):
    """One crossing of a route: with which step, by which road, over which approach, and what it leads into."""

    step: int
    road: str
    over: str
    to: str
    free: bool  # so far all on main roads


class Course(NamedTuple):
    """A route with its roads found: its legs, and how many steps it takes, waiting included."""

    legs: tuple[Leg, ...]
    steps: int
    free: bool
    road: str  # the last one used


def courses(state: State, at: str, route: tuple[str, ...], step: int, road: str, free: bool) -> Iterator[Course]:
    """Every way to read a route from a locale on; `road`: the one the piece is on already, if it is on one."""
    net = state.board.road_net
    crossings = [leg for leg in route if leg != WAIT]
    for roads in product(*(_roads(state, leg) for leg in crossings)):
        legs: list[Leg] = []
        now, here, on, still_free, left = step, at, road, free, list(roads)
        for leg in route:
            now += 1
            if leg == WAIT:
                continue
            over, by = leg.partition("@")[0], left.pop(0)
            still_free = still_free and state.board.road[by].main and _free_change(state, here, on, by)
            to = next((way.to for way in net.steps.get((here, by), ()) if way.approach == over), "")
            legs.append(Leg(now, by, over, to or state.board.beyond.get(over, ""), still_free))
            here, on = to or here, by
        yield Course(tuple(legs), now, still_free, on)


def _roads(state: State, leg: str) -> tuple[str, ...]:
    over, _, named = leg.partition("@")
    through = state.board.road_net.through.get(over, ())
    if named:
        return (named,) if named in through else ()
    return tuple(sorted(through, key=lambda road: not state.board.road[road].main))


def _free_change(state: State, at: str, road: str, to: str) -> bool:
    """Is the change on main roads all the way (BM-CMD-12)?"""
    if not road or road == to:
        return True
    return any(change.road == to and change.main for change in state.board.road_net.changes.get((at, road), ()))


# --- objections -----------------------------------------------------------------------------------------------------


def no_such_course(state: State, seat: Seat, route: tuple[str, ...]) -> Iterator[Objection]:
    """Where a route cannot be read at all: an approach that no road (or not that one) runs through (BM-ROAD-16)."""
    for leg in route:
        if leg != WAIT and not _roads(state, leg):
            yield no("BM-ROAD-16", place=leg.partition("@")[0])


def against(state: State, seat: Seat, at: str, course: Course, road: str, cavalry: bool) -> Iterator[Objection]:
    """Everything against one reading of a route. `cavalry`: it shows itself, so it may attack (BM-MAN-06)."""
    if course.steps > STEPS:
        yield no("BM-ROAD-01", steps=course.steps)
    here, on, state_then = at, road, state
    for number, leg in enumerate(course.legs):
        last = number == len(course.legs) - 1
        if state.board.locale_of.get(leg.over) != here or not _joined(state, here, on, leg.road):
            yield no("BM-ROAD-04", place=leg.over, road=leg.road)
            return
        yield from closed(state, seat, leg.over)
        yield from crossing_taken(state_then, leg)
        yield from _not_through(state, seat, leg, last, cavalry, at)
        state_then = crossed(state_then, leg)
        here, on = leg.to, leg.road


def _joined(state: State, at: str, road: str, to: str) -> bool:
    """May a piece on one road go on by another here (BM-ROAD-04, BM-AMB-07)?"""
    if not road or road == to:
        return True
    if state.rules.rulings.road_change == "one-road":
        return False
    return any(change.road == to for change in state.board.road_net.changes.get((at, road), ()))


def _not_through(state: State, seat: Seat, leg: Leg, last: bool, cavalry: bool, start: str) -> Iterator[Objection]:
    if state.holds(other(seat), leg.to):
        if not cavalry:
            yield no("BM-MAN-06", place=leg.to)
        elif not last:
            yield no("BM-ROAD-05", place=leg.to)
        if cavalry and needs_infantry(state, leg.over):
            yield no("BM-MAN-09", place=leg.to)
    if last or state.rules.rulings.full_locales == "closed":  # BM-AMB-09
        yield from too_full(state, seat, leg.to, int(leg.to != start), "BM-ROAD-14")


# --- how a road fills up --------------------------------------------------------------------------------------------


def crossing_key(state: State, road: str, over: str) -> str:
    """Each road has its own room at each pair of approaches (BM-ROAD-13)."""
    return f"{road} {state.board.pair.get(over, over)}"


def crossing_taken(state: State, leg: Leg) -> Iterator[Objection]:
    """BM-ROAD-07..11: three a turn, one for each step, in the order of their steps, all in one direction."""
    used = state.roads.get(crossing_key(state, leg.road, leg.over), ())
    if len(used) >= STEPS:
        yield no("BM-ROAD-07", place=leg.over, road=leg.road)
    elif any(each.step == leg.step for each in used):
        yield no("BM-ROAD-08", place=leg.over, road=leg.road, step=leg.step)
    elif used and used[-1].step > leg.step:
        yield no("BM-ROAD-09", place=leg.over, road=leg.road, step=leg.step, after=used[-1].step)
    if any(each.over != leg.over for each in used) or _against_the_traffic(state, leg):
        yield no("BM-ROAD-11", place=leg.over, road=leg.road)


def _against_the_traffic(state: State, leg: Leg) -> bool:
    """Where a table reads a road as one section, all of it has one direction (BM-AMB-08)."""
    if state.rules.rulings.road_direction == "crossing":
        return False
    onward = _onward(state, leg.road, leg.over)
    used = (each.over for key, crossings in state.roads.items() if key.split()[0] == leg.road for each in crossings)
    return any(_onward(state, leg.road, over) != onward for over in used)


def _onward(state: State, road: str, over: str) -> bool:
    """Does one who leaves by this approach follow the road as its course is written?"""
    crossings = state.board.road[road].crossings
    return over in crossings


def crossed(state: State, leg: Leg) -> State:
    key = crossing_key(state, leg.road, leg.over)
    used = (*state.roads.get(key, ()), Crossing(leg.step, leg.over))
    return replace(state, roads={**state.roads, key: used})


def ridden(state: State, seat: Seat, legs: Iterable[Leg]) -> State:
    """Every crossing is noted, and where Austrians have been."""
    for leg in legs:
        state = entered(crossed(state, leg), seat, leg.to)
    return state
