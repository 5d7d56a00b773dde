"""The invariants of ledger section 6: what must hold on every honest table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.aces.board.maps import LOOSE
from companion.games.aces.state import GONE, TEAMS, State
from companion.kernel.game import Objection
from companion.kernel.moves import no


def faults(state: State) -> Iterator[Objection]:
    yield from _hexes(state)
    yield from _factories(state)
    yield from _units(state)
    yield from _tiles(state)
    yield from _ruins(state)


def _hexes(state: State) -> Iterator[Objection]:
    """One unit in a hex; everybody is on the map once the game has begun."""
    crowd = Counter(unit.hex for unit in state.units.values() if unit.hex and unit.hex not in LOOSE)
    for hex_, count in crowd.items():
        if count > 1:
            target = state.at[hex_]
            yield no("AA-MOVE-22", hex=hex_, target=target, target_type=state.units[target].type)
    if state.round:
        for id_, unit in state.units.items():
            if not unit.hex:
                yield no("AA-SET-21", case="off", unit=id_, type=unit.type)


def _factories(state: State) -> Iterator[Objection]:
    """No unit stands in a factory that the enemy holds."""
    for hex_, unit in state.at.items():
        holder = state.factory_owner(hex_)
        if holder and TEAMS[holder] != TEAMS[state.owner(unit)]:
            yield no("AA-MOVE-21", hex=hex_)


def _units(state: State) -> Iterator[Objection]:
    """Repairs happen in own factories, and whoever owes an attack owes it to somebody."""
    for id_, unit in state.units.items():
        if unit.repair and state.phase != "fight" and state.factory_owner(unit.hex or "none") != state.owner(id_):
            yield no("AA-REP-01", case="place", unit=id_, type=unit.type)
        bound = unit.duty == GONE and state.rules.rulings.lost_duty == "stays"
        if unit.duty and unit.duty not in state.units and not bound:
            yield no("AA-AMB-09", unit=id_, type=unit.type)


def _tiles(state: State) -> Iterator[Objection]:
    """No number lies on the table twice."""
    numbers = Counter(number for tiles in state.tiles.values() for number in tiles.values() if number)
    for number, count in numbers.items():
        if count > 1:
            yield no("AA-SET-16", tile=number)


def _ruins(state: State) -> Iterator[Objection]:
    """Nobody holds a factory that is destroyed."""
    for factory in state.ruins:
        if state.factories.get(factory):
            yield no("AA-AMB-21", case="ruin", factory=factory)
