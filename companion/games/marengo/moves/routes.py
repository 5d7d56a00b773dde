"""Routes along roads, step by step, and what speaks against each of them (BM-ROAD-01..17, BM-REIN-03).

A route is written as it is ridden: `-` waits, `M08>M11` crosses, `M08>M11@lane` crosses by that road where several run
through the approach.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.board.model import Board
from companion.games.marengo.moves.checks import Ground, closed, entered, needs_infantry, too_full
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


class Way(NamedTuple):
    """A route that the board has: how it is written and how it reads."""

    route: tuple[str, ...]
    course: Course
    leg: Leg  # the last one
    key: str  # of what it crosses last
    before: int  # the number of the way that it goes on from; 0: it begins where the piece is
    changes: bool  # on to another road


@cache
def ways_from(board: Board, at: str, on: str = "", step: int = 0, free: bool = True) -> tuple[Way, ...]:
    """Every way along the roads from a locale with the steps that are left, without a wait, never back to a locale.

    `on`: the road the piece is on already, if it is on one; `free`: it has paid nothing so far. Those that cost nothing
    come first, then the shortest: each one after the way that it goes on from.
    """
    ways = sorted(
        _ways(board, at, Course((), step, free, on), (), frozenset((at,))),
        key=lambda way: (not way.course.free, way.course.steps),
    )
    numbers = {(): 0, **{way.route: number for number, way in enumerate(ways, 1)}}
    return tuple(way._replace(before=numbers[way.route[:-1]]) for way in ways)


def _ways(board: Board, at: str, course: Course, so_far: tuple[str, ...], seen: frozenset[str]) -> Iterator[Way]:
    net, on = board.road_net, course.road
    here = (on, *(change.road for change in net.changes.get((at, on), ()))) if on else net.at.get(at, ())
    for by in here if course.steps < STEPS else ():
        free = course.free and board.road[by].main and _free_change(board, at, on, by)
        for step in net.steps.get((at, by), ()):
            if step.to not in seen and not step.approach.startswith("@"):
                several = len(net.through[step.approach]) > 1
                route = (*so_far, f"{step.approach}@{by}" if several else step.approach)
                leg = Leg(course.steps + 1, by, step.approach, step.to, free)
                longer = Course((*course.legs, leg), leg.step, free, by)
                yield Way(route, longer, leg, crossing_key(board, by, step.approach), 0, on not in ("", by))
                yield from _ways(board, step.to, longer, route, seen | {step.to})


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
            still_free = still_free and state.board.road[by].main and _free_change(state.board, here, on, by)
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


def _free_change(board: Board, at: str, road: str, to: str) -> bool:
    """Is the change on main roads all the way (BM-CMD-12)?"""
    if not road or road == to:
        return True
    return any(change.road == to and change.main for change in board.road_net.changes.get((at, road), ()))


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
        yield from barred(state_then, seat, leg)
        yield from not_through(state, seat, leg, last, cavalry, at)
        state_then = crossed(state_then, leg)
        here, on = leg.to, leg.road


def _joined(state: State, at: str, road: str, to: str) -> bool:
    """May a piece on one road go on by another here (BM-ROAD-04, BM-AMB-07)?"""
    if not road or road == to:
        return True
    if state.rules.rulings.road_change == "one-road":
        return False
    return any(change.road == to for change in state.board.road_net.changes.get((at, road), ()))


def barred(state: State, seat: Seat, leg: Leg) -> Sequence[Objection]:
    """Why nobody crosses here now, wherever the piece goes from there."""
    return (*closed(state, seat, leg.over), *crossing_taken(state, leg))


def not_through(state: State, seat: Seat, leg: Leg, last: bool, cavalry: bool, start: str) -> Sequence[Objection]:
    """Why a piece cannot end its ride where a leg leads (`last`), or not ride on from there."""
    enemies = _not_into_enemies(state, leg, last, cavalry) if state.holds(other(seat), leg.to) else ()
    if last or state.rules.rulings.full_locales == "closed":  # BM-AMB-09
        return (*enemies, *too_full(state, seat, leg.to, int(leg.to != start), "BM-ROAD-14"))
    return enemies


def _not_into_enemies(state: State, leg: Leg, last: bool, cavalry: bool) -> Sequence[Objection]:
    if not cavalry:
        return (no("BM-MAN-06", place=leg.to),)
    against = [] if last else [no("BM-ROAD-05", place=leg.to)]
    if needs_infantry(state, leg.over):
        against.append(no("BM-MAN-09", place=leg.to))
    return against


def open_ways(
    state: State, seat: Seat, start: str, ways: tuple[Way, ...], ground: Ground, cavalry: bool, dear: bool
) -> Iterable[Way]:
    """To each locale the first of these ways that nothing speaks against, found leg by leg.

    `dear`: there are no commands for roads that cost one.
    """
    rulings, roads = state.rules.rulings, state.roads
    one_road, one_way = rulings.road_change == "one-road", rulings.road_direction != "crossing"
    found: dict[str, Way] = {}
    leads_on = {0}
    for number, way in enumerate(ways, 1):
        leg = way.leg
        if way.before not in leads_on or leg.over in ground.shut or (dear and not leg.free):
            continue
        if (one_road and way.changes) or ((one_way or way.key in roads) and crossing_taken(state, leg)):
            continue
        if leg.to not in ground.hard:
            found.setdefault(leg.to, way)
            leads_on.add(number)
            continue
        if not not_through(state, seat, leg, True, cavalry, start):
            found.setdefault(leg.to, way)
        if not not_through(state, seat, leg, False, cavalry, start):
            leads_on.add(number)
    return found.values()


# --- how a road fills up --------------------------------------------------------------------------------------------


def crossing_key(board: Board, road: str, over: str) -> str:
    """Each road has its own room at each pair of approaches (BM-ROAD-13)."""
    return f"{road} {board.pair.get(over, over)}"


def crossing_taken(state: State, leg: Leg) -> Sequence[Objection]:
    """BM-ROAD-07..11: three a turn, one for each step, in the order of their steps, all in one direction."""
    if not state.roads:
        return ()
    used = state.roads.get(crossing_key(state.board, leg.road, leg.over), ())
    against: list[Objection] = []
    if len(used) >= STEPS:
        against.append(no("BM-ROAD-07", place=leg.over, road=leg.road))
    elif any(each.step == leg.step for each in used):
        against.append(no("BM-ROAD-08", place=leg.over, road=leg.road, step=leg.step))
    elif used and used[-1].step > leg.step:
        against.append(no("BM-ROAD-09", place=leg.over, road=leg.road, step=leg.step, after=used[-1].step))
    if any(each.over != leg.over for each in used) or _against_the_traffic(state, leg):
        against.append(no("BM-ROAD-11", place=leg.over, road=leg.road))
    return against


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
    key = crossing_key(state.board, leg.road, leg.over)
    used = (*state.roads.get(key, ()), Crossing(leg.step, leg.over))
    return replace(state, roads={**state.roads, key: used})


def ridden(state: State, seat: Seat, legs: Iterable[Leg]) -> State:
    """Every crossing is noted, and where Austrians have been."""
    for leg in legs:
        state = entered(crossed(state, leg), seat, leg.to)
    return state
