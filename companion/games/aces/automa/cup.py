"""The Automa's armies (AA-AUS-07..12): units are drawn from a cup and placed clockwise around the start number."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi, sqrt

from companion.games.aces.board.maps import FIELD
from companion.games.aces.state import ARMIES, State

DRAWN = 2  # for each set (AA-AUS-09)


def in_cup(state: State) -> list[str]:
    """Units of the Automa that nobody has drawn yet (AA-AUS-08)."""
    automa = state.rules.automa
    if automa is None or state.round:
        return []
    own = state.of(automa.seat)
    return sorted(unit for unit in own if not state.units[unit].army and not state.units[unit].hex)


def drawing(state: State) -> int:
    """The army that units are being drawn for; 0: none."""
    automa = state.rules.automa
    if automa is None or state.phase != "place" or not in_cup(state):
        return 0
    turned = [army for army in ARMIES if state.tiles[automa.seat][str(army)]]
    if not turned:
        return 0
    army = turned[-1]
    drawn = sum(state.units[unit].army == army for unit in state.of(automa.seat))
    return army if army == ARMIES[-1] or drawn < DRAWN * state.rules.sets else 0


def spot(state: State, unit: str, centre: str) -> str:
    """The first free hex for a unit: the number itself, then clockwise ring by ring (AA-AUS-10, AA-AMB-34)."""
    if state.in_books:
        return FIELD
    wet = state.card(unit).arm in ("infantry", "aircraft")
    for hex_ in rings(state, centre):
        free = hex_ not in state.at and hex_ not in state.ground.factory_at and hex_ in state.ground.home
        if free and (wet or not state.is_water(hex_)):
            return hex_
    return ""


def rings(state: State, centre: str) -> Iterator[str]:
    """All hexes around a number, the nearest first, each ring clockwise from the top."""
    ordered = sorted(
        state.ground.hexes, key=lambda hex_: (state.ground.distance(centre, hex_), _turn(state, centre, hex_))
    )
    return iter(ordered)


def _turn(state: State, centre: str, hex_: str) -> float:
    """The angle clockwise from straight above; with pointed hexes the first is the upper right."""
    map_ = state.ground.map
    if map_ is None or hex_ == centre:
        return 0.0
    lane, step = (there - here for there, here in zip(map_.grid[hex_], map_.grid[centre], strict=True))
    upright = map_.orientation == "flat"
    across, down = (lane * sqrt(3), step) if upright else (step, lane * sqrt(3))  # as the middles of hexes lie
    return round(atan2(across, -down) % (2 * pi), 6)
