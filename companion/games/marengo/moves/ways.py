"""The ways that the roads of a board offer, and which of them are open (BM-ROAD-01..17, BM-REIN-03).

They are numbered once for each board, so that a set of ways is a number, bit by bit. Whatever is in the way takes away
those that it bars; which these are is asked of the rules once for each thing that can be in the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from companion.games.marengo.board.model import Board
from companion.games.marengo.moves.ground import Ground, Rivals
from companion.games.marengo.moves.routes import (
    REMEMBERED,
    Course,
    Leg,
    crossing_key,
    crossing_taken,
    free_change,
    no_room,
    not_into_enemies,
)
from companion.games.marengo.parts import Crossing
from companion.games.marengo.rulings import Rulings
from companion.games.marengo.state import STEPS, State
from companion.kernel.game import Seat
from companion.kernel.remembering import for_equal

Used: TypeAlias = tuple[tuple[str, tuple[Crossing, ...]], ...]  # crossing of a road -> who has used it


class Way(NamedTuple):
    """A route that the board has: how it is written and how it reads."""

    route: tuple[str, ...]
    course: Course
    leg: Leg  # the last one
    changes: bool  # to another road on the way


class Part(NamedTuple):
    """A leg that ways share."""

    leg: Leg
    along: int  # the ways that it is a part of
    ending: int  # those that end with it


@dataclass(frozen=True, eq=False, slots=True)
class Ways:
    """Many ways. Those from one locale stand together: what costs nothing first, then the shortest."""

    every: tuple[Way, ...]
    start: dict[str, tuple[int, int]]  # locale -> where its ways begin, and so many ones as it has ways
    dear: int  # those that cost a command
    changing: int  # those on more than one road
    over: dict[str, int]  # approach -> the ways that cross it
    by_key: dict[str, tuple[Part, ...]]  # crossing of a road -> the legs that use it
    into: dict[str, tuple[Part, ...]]  # locale -> the legs that lead there

    def bars(self, parts: Iterable[Part], bars: Callable[[Leg, bool], object]) -> int:
        """Those whose last leg, or one before it, is barred."""
        barred = 0
        for leg, along, ending in parts:
            barred |= ending if bars(leg, True) else 0
            barred |= along & ~ending if bars(leg, False) else 0
        return barred


@cache
def all_ways(board: Board) -> Ways:
    """From every locale, with all three steps."""
    return _numbered(board, {locale: _sorted(board, locale, Course((), 0, True, "")) for locale in board.locale})


@cache
def ways_on(board: Board, at: str, road: str, step: int, free: bool) -> Ways:
    """With the steps that are left, for a piece that is on a road already. `free`: it has paid nothing so far."""
    return _numbered(board, {at: _sorted(board, at, Course((), step, free, road))})


def _sorted(board: Board, at: str, so_far: Course) -> list[Way]:
    """Without a wait, never back to a locale."""
    found = _ways(board, at, so_far, (), frozenset((at,)), False)
    return sorted(found, key=lambda way: (not way.course.free, way.course.steps))


def _ways(
    board: Board, at: str, course: Course, so_far: tuple[str, ...], seen: frozenset[str], changed: bool
) -> Iterator[Way]:
    net, on = board.road_net, course.road
    here = (on, *(change.road for change in net.changes.get((at, on), ()))) if on else net.at.get(at, ())
    for by in here if course.steps < STEPS else ():
        free = course.free and board.road[by].main and free_change(board, at, on, by)
        changes = changed or on not in ("", by)
        for step in net.steps.get((at, by), ()):
            if step.to not in seen and not step.approach.startswith("@"):
                several = len(net.through[step.approach]) > 1
                route = (*so_far, f"{step.approach}@{by}" if several else step.approach)
                leg = Leg(course.steps + 1, by, step.approach, step.to, free)
                longer = Course((*course.legs, leg), leg.step, free, by)
                yield Way(route, longer, leg, changes)
                yield from _ways(board, step.to, longer, route, seen | {step.to}, changes)


def _numbered(board: Board, ways: dict[str, list[Way]]) -> Ways:
    every = tuple(way for found in ways.values() for way in found)
    start: dict[str, tuple[int, int]] = {}
    first = 0
    for locale, found in ways.items():
        start[locale] = first, (1 << len(found)) - 1
        first += len(found)
    over: dict[str, int] = {}
    along: dict[Leg, int] = {}
    ending: dict[Leg, int] = {}
    for number, way in enumerate(every):
        ending[way.leg] = ending.get(way.leg, 0) | 1 << number
        for leg in way.course.legs:
            along[leg] = along.get(leg, 0) | 1 << number
            over[leg.over] = over.get(leg.over, 0) | 1 << number
    by_key: dict[str, tuple[Part, ...]] = {}
    into: dict[str, tuple[Part, ...]] = {}
    for leg in along:
        part, key = Part(leg, along[leg], ending.get(leg, 0)), crossing_key(board, leg.road, leg.over)
        by_key[key] = (*by_key.get(key, ()), part)
        into[leg.to] = (*into.get(leg.to, ()), part)
    dear = sum(1 << number for number, way in enumerate(every) if not way.leg.free)
    changing = sum(1 << number for number, way in enumerate(every) if way.changes)
    return Ways(every, start, dear, changing, over, by_key, into)


# --- what is in the way ---------------------------------------------------------------------------------------------


def barred_ways(state: State, seat: Seat, ways: Ways, ground: Ground, cavalry: bool, dear: bool) -> int:
    """Those that something speaks against, leg by leg. `dear`: there are no commands for roads that cost one."""
    return barred_to_all(state, seat, ways, ground, dear) | barred_by_enemies(state, ways, ground.rivals)[cavalry]


def barred_to_all(state: State, seat: Seat, ways: Ways, ground: Ground, dear: bool) -> int:
    """By whatever is in the way of every arm."""
    board, rulings, roads = state.board, state.rules.rulings, state.roads
    barred = ways.dear if dear else 0
    if rulings.road_change == "one-road":
        barred |= ways.changing
    for locale in ground.troops.full:
        barred |= _where_full(state, seat, ways, locale)
    return barred | _by_traffic(board, rulings, ways, tuple(roads.items())) if roads else barred


def barred_by_enemies(state: State, ways: Ways, rivals: Rivals) -> tuple[int, int]:
    """To whoever is no cavalry, and to cavalry."""
    known = rivals.barring.get(ways)
    if known is None:
        known = rivals.barring[ways] = _barred_by_enemies(state, ways, rivals)
    return known


def _barred_by_enemies(state: State, ways: Ways, rivals: Rivals) -> tuple[int, int]:
    shut = 0
    for over in rivals.shut & ways.over.keys():
        shut |= ways.over[over]
    on_foot = on_horse = shut
    for locale in rivals.enemies & ways.into.keys():
        on_foot |= _where_enemies_are(state, ways, locale, False)
        on_horse |= _where_enemies_are(state, ways, locale, True)
    return on_foot, on_horse


@for_equal(lambda state, ways, locale, cavalry: (ways, state.rules.rulings, locale, cavalry))
def _where_enemies_are(state: State, ways: Ways, locale: str, cavalry: bool) -> int:
    return ways.bars(ways.into[locale], lambda leg, last: not_into_enemies(state, leg, last, cavalry))


@for_equal(lambda state, seat, ways, locale: (ways, state.rules.rulings, locale))
def _where_full(state: State, seat: Seat, ways: Ways, locale: str) -> int:
    return ways.bars(ways.into.get(locale, ()), lambda leg, last: no_room(state, seat, leg, last))


@lru_cache(REMEMBERED)
def _by_traffic(board: Board, rulings: Rulings, ways: Ways, roads: Used) -> int:
    """By all who have used roads this turn."""
    barred = 0
    if rulings.road_direction == "crossing":
        for used in roads:
            barred |= _at_a_crossing(board, rulings, ways, used[0], (used,))
    else:  # then it matters who rides anywhere on a road
        for key in ways.by_key:
            barred |= _at_a_crossing(board, rulings, ways, key, roads)
    return barred


@lru_cache(REMEMBERED)
def _at_a_crossing(board: Board, rulings: Rulings, ways: Ways, key: str, used: Used) -> int:
    """By who has used these crossings of roads."""
    return ways.bars(ways.by_key.get(key, ()), lambda leg, last: crossing_taken(board, rulings, leg, dict(used)))


@lru_cache(REMEMBERED)
def first_to_each(ways: Ways, at: str, open_: int) -> tuple[Way, ...]:
    """From here to each locale the first of the open ways; `open_`: of those from here."""
    first, _ = ways.start[at]
    found: dict[str, Way] = {}
    for number in range(open_.bit_length()):
        if open_ >> number & 1:
            way = ways.every[first + number]
            found.setdefault(way.leg.to, way)
    return tuple(found.values())
