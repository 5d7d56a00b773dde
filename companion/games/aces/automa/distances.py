"""Near and far as the Automa measures it (AA-AUT-08, AA-AMB-30), and what a unit can reach in its next turn."""

from __future__ import annotations

import heapq
from collections.abc import Iterable

from companion.games.aces.board.cards import Card
from companion.games.aces.reach import closed, cost_of, stops
from companion.games.aces.state import State, asked_once
from companion.kernel.remembering import for_equal

FAR = 1 << 20  # there is no way at all


def price(state: State, card: Card, hex_: str) -> int | None:
    """Half points for a hex where nobody is in the way: water takes infantry's whole move; None: closed."""
    if not card.flies and state.is_water(hex_):
        return card.half_points if card.arm == "infantry" else None
    if card.arm == "tank" and state.ground.terrain[hex_] == "mountain":
        return None
    return cost_of(state, card, hex_)


@for_equal(lambda state, card, goal: (state.ground, state.weather, card.arm, card.half_points, goal))
def _away_from(state: State, card: Card, goal: str) -> dict[str, int]:
    """From each hex to one goal: that depends on the map and on the weather alone."""
    near = state.ground.near
    found: dict[str, int] = {}
    waiting = [(0, goal)]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if here in found:
            continue
        found[here] = spent
        entering = price(state, card, here)
        if entering is not None:
            for hex_ in near[here]:
                if hex_ not in found:
                    heapq.heappush(waiting, (spent + entering, hex_))
    return found


def points_to(state: State, type_: str, hex_: str, goals: Iterable[str]) -> int:
    """Half points from a hex to the nearest of the goals, which is entered too; units and factories bar nobody."""
    card = state.troops.cards[type_]
    return min((_away_from(state, card, goal).get(hex_, FAR) for goal in goals), default=FAR)


def hexes_to(state: State, hex_: str, goals: Iterable[str]) -> int:
    """Hexes from a hex to the nearest of the goals."""
    return min((state.ground.distance(hex_, goal) for goal in goals), default=FAR)


# --- the next turn --------------------------------------------------------------------------------------------------


@asked_once
def reaches_next_turn(state: State, unit: str, factory: str) -> bool:
    """Can it come beside a factory in its next turn, or into it (AA-AMB-29)? Units in the way count (AA-AMB-57)."""
    here, known = state.units[unit].hex, _next_stops(state, unit)
    if state.rules.rulings.reaching == "into":
        return factory in known
    return factory in known or any(hex_ == here or hex_ in known for hex_ in state.ground.near[factory])


@asked_once
def _next_stops(state: State, unit: str) -> frozenset[str]:
    if state.rules.rulings.blockers == "count":
        return frozenset(stops(state, unit))
    card, here = state.card(unit), state.units[unit].hex
    near = state.ground.near
    found = {here: 0}
    waiting = [(0, here)]
    while waiting:
        spent, at = heapq.heappop(waiting)
        for hex_ in near[at]:
            entering = price(state, card, hex_)
            if entering is not None and spent + entering <= min(card.half_points, found.get(hex_, FAR) - 1):
                found[hex_] = spent + entering
                heapq.heappush(waiting, (found[hex_], hex_))
    return frozenset(found)


@asked_once
def in_reach_of(state: State, unit: str, factory: str) -> frozenset[str]:
    """The hexes from which a unit could come beside a factory with one whole move."""
    card, shut, near = state.card(unit), closed(state, unit), state.ground.near
    free = [hex_ for hex_ in near[factory] if hex_ not in shut and state.at.get(hex_, unit) == unit]
    found: dict[str, int] = {}
    waiting = [(0, hex_) for hex_ in free]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if here in found:
            continue
        found[here] = spent
        further = spent + cost_of(state, card, here)
        if further <= card.half_points and here not in shut:
            for hex_ in near[here]:
                heapq.heappush(waiting, (further, hex_))
    wet = [hex_ for hex_ in near[factory] if state.is_water(hex_) and hex_ not in state.at]
    return frozenset(found).union(hex_ for water in wet for hex_ in near[water])
