"""Routes along roads, step by step, and what speaks against each of them (BM-ROAD-01..17, BM-REIN-03).

A route is written as it is ridden: `-` waits, `M08>M11` crosses, `M08>M11@lane` crosses by that road where several run
through the approach.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from companion.games.marengo.board.model import Board
from companion.games.marengo.moves.checks import closed, entered, needs_infantry, too_full
from companion.games.marengo.parts import Crossing
from companion.games.marengo.rulings import Rulings
from companion.games.marengo.state import STEPS, State, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no

Traffic: TypeAlias = dict[str, tuple[Crossing, ...]]  # "road pair" -> who has crossed this turn
WAIT = "-"
REMEMBERED = 4096  # routes and their readings: a board has some hundreds


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


@lru_cache(REMEMBERED)
def courses(board: Board, at: str, route: tuple[str, ...], step: int, road: str, free: bool) -> tuple[Course, ...]:
    """Every way to read a route from a locale on, the free ones first.

    `road`: the one the piece is on already, if it is on one; `free`: it has paid nothing so far.
    """
    return tuple(sorted(_courses(board, at, route, Course((), step, free, road)), key=lambda course: not course.free))


def _courses(board: Board, at: str, route: tuple[str, ...], so_far: Course) -> Iterator[Course]:
    net = board.road_net
    crossings = [leg for leg in route if leg != WAIT]
    for roads in product(*(_roads(board, leg) for leg in crossings)):
        legs: list[Leg] = []
        now, here, on, still_free, left = so_far.steps, at, so_far.road, so_far.free, list(roads)
        for leg in route:
            now += 1
            if leg == WAIT:
                continue
            over, by = leg.partition("@")[0], left.pop(0)
            still_free = still_free and board.road[by].main and free_change(board, here, on, by)
            to = next((way.to for way in net.steps.get((here, by), ()) if way.approach == over), "")
            legs.append(Leg(now, by, over, to or board.beyond.get(over, ""), still_free))
            here, on = to or here, by
        yield Course(tuple(legs), now, still_free, on)


@lru_cache(REMEMBERED)
def _roads(board: Board, leg: str) -> tuple[str, ...]:
    """The roads that a leg can mean, main roads first."""
    over, _, named = leg.partition("@")
    through = board.road_net.through.get(over, ())
    if named:
        return (named,) if named in through else ()
    return tuple(sorted(through, key=lambda road: not board.road[road].main))


def free_change(board: Board, at: str, road: str, to: str) -> bool:
    """Is the change on main roads all the way (BM-CMD-12)?"""
    if not road or road == to:
        return True
    return any(change.road == to and change.main for change in board.road_net.changes.get((at, road), ()))


# --- objections -----------------------------------------------------------------------------------------------------


def no_such_course(state: State, route: tuple[str, ...]) -> list[Objection]:
    """Where a route cannot be read at all: an approach that no road (or not that one) runs through (BM-ROAD-16)."""
    unread = [leg for leg in route if leg != WAIT and not _roads(state.board, leg)]
    return [no("BM-ROAD-16", place=leg.partition("@")[0]) for leg in unread]


def against(
    state: State, seat: Seat, at: str, course: Course, road: str, cavalry: bool, used: Traffic
) -> list[Objection]:
    """Everything against one reading of a route.

    `cavalry`: it shows itself, so it may attack (BM-MAN-06); `used`: the roads as they are when it sets out.
    """
    found = [no("BM-ROAD-01", steps=course.steps)] if course.steps > STEPS else []
    here, on, board, rulings = at, road, state.board, state.rules.rulings
    for leg in course.legs:
        if board.locale_of.get(leg.over) != here or not _joined(state, here, on, leg.road):
            found.append(no("BM-ROAD-04", place=leg.over, road=leg.road))
            break
        last = leg is course.legs[-1]
        found += (*closed(state, seat, leg.over), *crossing_taken(board, rulings, leg, used))
        found += not_into_enemies(state, leg, last, cavalry) if state.holds(other(seat), leg.to) else ()
        found += no_room(state, seat, leg, last, at)
        used = used if last else noted(board, used, leg)
        here, on = leg.to, leg.road
    return found


def _joined(state: State, at: str, road: str, to: str) -> bool:
    """May a piece on one road go on by another here (BM-ROAD-04, BM-AMB-07)?"""
    if not road or road == to:
        return True
    if state.rules.rulings.road_change == "one-road":
        return False
    return any(change.road == to for change in state.board.road_net.changes.get((at, road), ()))


def not_into_enemies(state: State, leg: Leg, last: bool, cavalry: bool) -> Sequence[Objection]:
    """Why a piece cannot attack where a leg leads into enemies (`last`), or not ride on from there."""
    if not cavalry:
        return (no("BM-MAN-06", place=leg.to),)
    against = [] if last else [no("BM-ROAD-05", place=leg.to)]
    if needs_infantry(state, leg.over):
        against.append(no("BM-MAN-09", place=leg.to))
    return against


def no_room(state: State, seat: Seat, leg: Leg, last: bool, start: str = "") -> Sequence[Objection]:
    """Why there is no room where a leg leads; `start`: where the piece itself stands."""
    if last or state.rules.rulings.full_locales == "closed":  # BM-AMB-09
        return too_full(state, seat, leg.to, int(leg.to != start), "BM-ROAD-14")
    return ()


# --- how a road fills up --------------------------------------------------------------------------------------------


def crossing_key(board: Board, road: str, over: str) -> str:
    """Each road has its own room at each pair of approaches (BM-ROAD-13)."""
    return f"{road} {board.pair.get(over, over)}"


def crossing_taken(board: Board, rulings: Rulings, leg: Leg, roads: Traffic) -> Sequence[Objection]:
    """BM-ROAD-07..11: three a turn, one for each step, in the order of their steps, all in one direction."""
    if not roads:
        return ()
    used = roads.get(crossing_key(board, leg.road, leg.over), ())
    if not used and rulings.road_direction == "crossing":
        return ()
    against: list[Objection] = []
    if len(used) >= STEPS:
        against.append(no("BM-ROAD-07", place=leg.over, road=leg.road))
    elif any(each.step == leg.step for each in used):
        against.append(no("BM-ROAD-08", place=leg.over, road=leg.road, step=leg.step))
    elif used and used[-1].step > leg.step:
        against.append(no("BM-ROAD-09", place=leg.over, road=leg.road, step=leg.step, after=used[-1].step))
    if any(each.over != leg.over for each in used) or _against_the_traffic(board, rulings, leg, roads):
        against.append(no("BM-ROAD-11", place=leg.over, road=leg.road))
    return against


def _against_the_traffic(board: Board, rulings: Rulings, leg: Leg, roads: Traffic) -> bool:
    """Where a table reads a road as one section, all of it has one direction (BM-AMB-08)."""
    if rulings.road_direction == "crossing":
        return False
    onward = _onward(board, leg.road, leg.over)
    used = (each.over for key, crossings in roads.items() if key.split()[0] == leg.road for each in crossings)
    return any(_onward(board, leg.road, over) != onward for over in used)


def _onward(board: Board, road: str, over: str) -> bool:
    """Does one who leaves by this approach, or comes in at this entry, follow the road as its course is written?"""
    course = board.road[road]
    return course.nodes[0] == over[1:] if over.startswith("@") else over in course.crossings


def noted(board: Board, roads: Traffic, *legs: Leg) -> Traffic:
    """The roads once these crossings are noted too."""
    after = dict(roads)
    for leg in legs:
        key = crossing_key(board, leg.road, leg.over)
        after[key] = (*after.get(key, ()), Crossing(leg.step, leg.over))
    return after


def crossed(state: State, *legs: Leg) -> State:
    return replace(state, roads=noted(state.board, state.roads, *legs)) if legs else state


def ridden(state: State, seat: Seat, legs: Iterable[Leg]) -> State:
    """Every crossing is noted, and where Austrians have been."""
    return entered(crossed(state, *legs), seat, *(leg.to for leg in legs))
