"""How far units come (AA-MOVE): what a hex costs, what bars it, and the cheapest ways. All in half points."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from companion.games.aces.board.cards import TEAMS, Arm, Card
from companion.games.aces.board.maps import Ground, Terrain
from companion.games.aces.cheapest import Prices, Way, Ways, cheapest
from companion.games.aces.interception import watched_near
from companion.games.aces.state import State, asked_once
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.remembering import for_equal, for_the_same

# Half points by terrain (AA-MOVE-06..08, -23; AA-MTN-01); water counts only where it is frozen (AA-WEA-05).
COST: dict[Terrain, int] = {"standard": 2, "road": 1, "forest": 3, "mountain": 3, "factory": 2, "water": 2, "sea": 2}
# In some weather (AA-WEA-06, AA-WEA-07); a factory is like standard terrain (AA-AMB-22).
IN_WEATHER: dict[str, dict[Terrain, int]] = {
    "mud": {"standard": 3, "road": 2, "forest": 4, "factory": 3},
    "drought": {"standard": 1, "factory": 1},
}
FLYING = 2  # AA-MOVE-16
_NOBODY: frozenset[str] = frozenset()


def cost_of(state: State, card: Card, hex_: str) -> int:
    """What entering a hex costs, wherever the unit comes from (AA-MOVE-05); water is not counted in points."""
    return _costs(state.ground, state.weather, card.flies)[hex_]


@cache
def _costs(ground: Ground, weather: str, flying: bool) -> dict[str, int]:
    if flying:
        return dict.fromkeys(ground.hexes, FLYING)
    costs = COST | IN_WEATHER.get(weather, {})
    return {hex_: costs[terrain] for hex_, terrain in ground.terrain.items()}


def takes_whole_move(state: State, unit: str, hex_: str) -> bool:
    """Water, and a factory that is taken (AA-MOVE-13, AA-FAC-05)."""
    return is_taken(state, unit, hex_) or (not state.card(unit).flies and state.is_water(hex_))


def is_taken(state: State, unit: str, hex_: str) -> bool:
    """Would this unit occupy the factory there: a neutral or enemy one (AA-FAC-04)?"""
    holder = state.factory_owner(hex_)
    return holder is not None and (not holder or state.are_enemies(holder, state.owner(unit)))


# --- what bars a hex ------------------------------------------------------------------------------------------------


def barred(state: State, unit: str, hex_: str) -> Iterator[Objection]:
    """Why a unit cannot pass over a hex."""
    card = state.card(unit)
    if hex_ in _held(state, card.faction):
        there = state.at[hex_]
        yield no("AA-MOVE-20", hex=hex_, target=there, target_type=state.units[there].type)
    if _is_shut(state, card.faction, hex_):
        yield no("AA-MOVE-21" if is_taken(state, unit, hex_) else "AA-AMB-07", hex=hex_)
    if _is_wet(state, card.arm, hex_):
        yield no("AA-MOVE-13" if card.arm == "infantry" else "AA-MOVE-12", hex=hex_, unit=unit, type=card.id)
    if hex_ in _grey_in_the_way(state, card.faction):
        yield grey_is_shut(state, "AA-V2-09", unit, hex_)
    if _is_steep(state, card.arm, hex_):
        yield no("AA-MTN-02", hex=hex_, unit=unit, type=card.id)


@asked_once
def _held(state: State, seat: Seat) -> frozenset[str]:
    """By enemies (AA-MOVE-20)."""
    against = state.enemies(seat)
    return frozenset([hex_ for hex_, unit in state.at.items() if unit in against])


def _is_shut(state: State, seat: Seat, hex_: str) -> bool:
    """A factory of nobody or of enemies, and of the ally where a table reads it so (AA-MOVE-21, AA-AMB-07)."""
    holder = state.factory_owner(hex_)
    if holder is None or holder == state.commander(seat):
        return False
    return not holder or state.are_enemies(holder, seat) or state.rules.rulings.allied_factories == "closed"


def _is_wet(state: State, arm: Arm, hex_: str) -> bool:
    """AA-MOVE-12, AA-MOVE-13."""
    return arm != "aircraft" and state.is_water(hex_)


def _is_steep(state: State, arm: Arm, hex_: str) -> bool:
    """AA-MTN-02."""
    return arm == "tank" and state.ground.terrain[hex_] == "mountain"


def barred_at_end(state: State, unit: str, hex_: str, steps: int) -> Iterator[Objection]:
    """Why a unit cannot end its move on a hex, as its last of so many steps."""
    card, there = state.card(unit), state.at.get(hex_)
    if is_taken(state, unit, hex_):
        yield from cannot_take(state, unit, hex_, steps)
        return
    if hex_ in state.grey:
        yield grey_is_shut(state, "AA-V2-07", unit, hex_)
        return
    if there is not None and there != unit:
        rule = "AA-FAC-14" if hex_ in state.ground.factory_at else "AA-MOVE-22"
        yield no(rule, hex=hex_, target=there, target_type=state.units[there].type)
    if not card.flies and state.is_water(hex_):
        if card.arm != "infantry":
            yield no("AA-MOVE-12", hex=hex_, unit=unit, type=card.id)
        elif steps > 1 and state.rules.rulings.water_entry == "whole-move":
            yield no("AA-MOVE-13", hex=hex_, unit=unit, type=card.id)
    elif there is None or not state.are_enemies(state.owner(there), card.faction):
        yield from barred(state, unit, hex_)


def grey_is_shut(state: State, rule: str, unit: str, hex_: str) -> Objection:
    """A grey tile lies there, or the launcher stands there, which is in the way like a unit (AA-AMB-21)."""
    found = state.v2 is not None and state.v2.found
    facts = {"hex": hex_, "unit": unit, "type": state.units[unit].type}
    return no("AA-AMB-21", case="launcher", **facts) if found else no(rule, **facts)


def cannot_take(state: State, unit: str, hex_: str, steps: int) -> Iterator[Objection]:
    card, there = state.card(unit), state.at.get(hex_)
    if card.arm != "infantry":
        yield no("AA-FAC-02", hex=hex_, unit=unit, type=card.id)
    if steps > 1:
        yield no("AA-FAC-06", hex=hex_, unit=unit, type=card.id)
    if there is not None and not state.are_enemies(state.owner(there), card.faction):  # only a correction leads there
        yield no("AA-FAC-14", hex=hex_, target=there, target_type=state.units[there].type)
    if hex_ not in state.ground.home:
        yield no("AA-SET-08", hex=hex_, half=state.rules.half or "none")


# --- ways -----------------------------------------------------------------------------------------------------------


def closed(state: State, unit: str) -> frozenset[str]:
    """The hexes that a unit cannot pass over."""
    card = state.card(unit)
    return _closed_to(state, card.faction, card.arm)


@asked_once
def _closed_to(state: State, seat: Seat, arm: Arm) -> frozenset[str]:
    """The same for all units of a faction that are of one arm."""
    return _rough_ground(state, arm).union(_in_the_way(state, seat))


@asked_once
def _in_the_way(state: State, seat: Seat) -> frozenset[str]:
    """Enemies, factories that nobody of this faction passes through, and grey tiles."""
    return _shut_factories(state, seat).union(_held(state, seat), _grey_in_the_way(state, seat))


def _grey_in_the_way(state: State, seat: Seat) -> frozenset[str]:
    """Of the Allies; Germans pass over them (AA-V2-08, AA-V2-09)."""
    return state.grey if TEAMS[seat] == "allies" else _NOBODY


@for_the_same(lambda state, seat: (state.factories, state.ruins, state.rules, state.ground, seat))
def _shut_factories(state: State, seat: Seat) -> frozenset[str]:
    return frozenset(hex_ for hex_ in state.ground.factory_at if _is_shut(state, seat, hex_))


@for_equal(lambda state, arm: (state.ground, state.weather, arm))
def _rough_ground(state: State, arm: Arm) -> frozenset[str]:
    """Water and mountains that this arm cannot pass over."""
    return frozenset(hex_ for hex_ in state.ground.special if _is_wet(state, arm, hex_) or _is_steep(state, arm, hex_))


@for_equal(lambda state, arm: (state.ground, state.weather, arm))
def _open_ground(state: State, arm: Arm) -> Prices:
    """What all hexes cost that this arm can pass over."""
    costs, rough = _costs(state.ground, state.weather, arm == "aircraft"), _rough_ground(state, arm)
    return Prices({hex_: cost for hex_, cost in costs.items() if hex_ not in rough})


@asked_once
def ways(state: State, unit: str) -> Ways:
    """The cheapest way to every hex that can be passed or ended on with the points of the unit.

    Of equally cheap ways the one on which fewest enemies could intercept, then the shortest.
    """
    card = state.card(unit)
    alone = _alone(state, card, state.units[unit].hex)
    watched = watched_near(state, card.faction, card.flies, _around(state, alone))
    return _found(state, unit, alone, alone.hexes & _in_the_way(state, card.faction), alone.hexes & watched)


@for_equal(lambda state, card, start: (state.ground, state.weather, card.arm, card.half_points, start))
def _alone(state: State, card: Card, start: str) -> Ways:
    """With nobody in the way: that depends on the map alone."""
    return cheapest(state.ground.near, _open_ground(state, card.arm), start, card.half_points)


@for_equal(lambda state, alone: alone)
def _around(state: State, alone: Ways) -> frozenset[str]:
    """The hexes that a unit could reach at best, and those beside them: what lies beyond is not looked at."""
    return alone.hexes.union(*map(state.ground.near.__getitem__, alone))


@for_equal(lambda state, unit, alone, shut, watched: (alone, shut, watched))
def _found(state: State, unit: str, alone: Ways, shut: frozenset[str], watched: frozenset[str]) -> Ways:
    """With some in the way: from the same hex and with the same points as without them."""
    card = state.card(unit)
    prices = _open_ground(state, card.arm).at(shut, watched)
    return cheapest(state.ground.near, prices, state.units[unit].hex, card.half_points)


class Stopping(NamedTuple):
    """All that it depends on where a unit can stop: how far it would come alone, and what of that is shut or taken; and
    moves that take all of its points.
    """

    alone: Ways
    shut: frozenset[str]
    taken: frozenset[str]
    whole: tuple[tuple[str, Way], ...] = ()


@asked_once
def stopping(state: State, unit: str) -> Stopping:
    """Who could intercept makes no difference to where a unit comes, only to how."""
    card = state.card(unit)
    alone = _alone(state, card, state.units[unit].hex)
    shut, taken = alone.hexes & _in_the_way(state, card.faction), alone.hexes & _taken(state)
    whole = tuple(_whole_moves(state, unit)) if card.arm == "infantry" else ()
    return Stopping(alone, shut, taken, whole)


@asked_once
def _taken(state: State) -> frozenset[str]:
    """Hexes that nobody else can stop on: somebody is there, or something grey (AA-MOVE-22, AA-V2-07)."""
    return state.grey.union(state.at)


@asked_once
@for_equal(stopping)
def stops(state: State, unit: str) -> Mapping[str, Way | None]:
    """Every hex the unit can end its move on: free ones, and those that take a whole move, with the way to these."""
    alone, shut, taken, whole = stopping(state, unit)
    found: dict[str, Way | None] = dict.fromkeys(_found(state, unit, alone, shut, _NOBODY))
    for hex_ in taken:
        found.pop(hex_, None)
    return found | {hex_: way for hex_, way in whole if hex_ not in found}


@asked_once
def way_to(state: State, unit: str, hex_: str) -> Way | None:
    """The cheapest way to a hex that the unit can end its move on."""
    known = stops(state, unit)
    return (known[hex_] or ways(state, unit)[hex_]) if hex_ in known else None


def _whole_moves(state: State, unit: str) -> Iterator[tuple[str, Way]]:
    """Water and factories: beside the start, or beside any hex on the way where a table reads the rule so."""
    points, start = state.card(unit).half_points, state.units[unit].hex
    walks_first = state.rules.rulings.water_entry == "last-step"
    before: Mapping[str, Way] = ways(state, unit) if walks_first else {start: Way(0, ())}
    for here, way in before.items():
        for hex_ in state.ground.special_near[here]:
            if hex_ == start or not takes_whole_move(state, unit, hex_):
                continue
            route = (*way.route, hex_)
            if next(barred_at_end(state, unit, hex_, len(route)), None) is None:
                yield hex_, Way(points, route)


def route_through(state: State, unit: str, path: Sequence[str]) -> Way | None:
    """Along the hexes that were named: step by step where they touch, else by the cheapest way between; None if there
    is none. What bars a hex on the way is not asked where it was named itself.
    """
    card, here = state.card(unit), state.units[unit].hex
    if len(path) == 1 and (way := way_to(state, unit, path[0])) is not None:
        return way
    cost, route = 0, ()  # type: int, tuple[str, ...]
    for hex_ in path:
        leg = (hex_,) if state.ground.beside(here, hex_) else _leg(state, unit, here, hex_)
        if leg is None:
            return None
        cost += sum(cost_of(state, card, entered) for entered in leg)
        route, here = (*route, *leg), hex_
    return Way(cost, route)


def _leg(state: State, unit: str, start: str, to: str) -> tuple[str, ...] | None:
    """The cheapest way from one hex to another; the last hex may be barred, whoever asks says why."""
    card, shut = state.card(unit), closed(state, unit)
    waiting: list[tuple[int, int, tuple[str, ...], str]] = [(0, 0, (), start)]
    seen: set[str] = set()
    while waiting:
        cost, steps, route, here = heapq.heappop(waiting)
        if here == to:
            return route
        if here in seen or cost > card.half_points:
            continue
        seen.add(here)
        for hex_ in state.ground.near[here]:
            if hex_ not in seen and (hex_ == to or hex_ not in shut):
                further = cost + cost_of(state, card, hex_)
                heapq.heappush(waiting, (further, steps + 1, (*route, hex_), hex_))
    return None
