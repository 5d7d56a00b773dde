"""Who could intercept a moving unit (AA-INT-01, AA-INT-07..11, AA-INT-15)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.state import TEAMS, State, asked_once
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.remembering import for_the_same


def cannot_intercept(state: State, unit: str, mover: str, hex_: str) -> Iterator[Objection]:
    """Why a unit cannot intercept another one on a hex."""
    here = state.units[unit].hex
    if not here or not state.ground.beside(here, hex_):
        yield no("AA-INT-01", case="beside", hex=hex_, unit=unit, type=state.units[unit].type)
    yield from unable(state, unit, mover)


def unable(state: State, unit: str, mover: str) -> Iterator[Objection]:
    """Why a unit cannot intercept another one, wherever it comes by."""
    card, target = state.card(unit), state.card(mover)
    own = state.units[unit]
    facts = {"unit": unit, "type": card.id, "target": mover, "target_type": target.id}
    if state.stands_on_water(unit):
        yield no("AA-INT-15", **facts)
    if state.weather == "fog":
        yield no("AA-WEA-09", **facts)
    if card.reach(target.flies)[:1] != (1,):
        yield no("AA-INT-09" if target.flies else "AA-INT-08", **facts)
    again = state.rules.rulings.second_interception
    if (again != "duty" and own.intercepted == state.round) or (again != "round" and own.duty):
        yield no("AA-INT-07", **facts)
    if state.rules.rulings.idle_armies == "nothing" and _is_idle(state, unit):
        yield no("AA-AMB-12", **facts)


def _is_idle(state: State, unit: str) -> bool:
    """In round 1, an army that has not acted with its owner's turn."""
    used = state.used.get(state.owner(unit), ())
    return state.round == 1 and bool(used) and state.units[unit].army not in (0, *used)


def interceptors(state: State, seat: Seat, mover: str, hex_: str) -> Iterator[str]:
    """The units of a faction that could intercept on a hex."""
    for beside in state.ground.near[hex_]:
        unit = state.at.get(beside)
        if unit is None or unit == mover or state.owner(unit) != seat:
            continue
        if next(cannot_intercept(state, unit, mover, hex_), None) is None:
            yield unit


@asked_once
def enemies(state: State, seat: Seat) -> frozenset[str]:
    """The units of the other team."""
    return frozenset().union(*(units for other, units in state.armies.items() if state.are_enemies(other, seat)))


@asked_once
def watched_hexes(state: State, seat: Seat, flying: bool) -> frozenset[str]:
    """Free hexes on which somebody could intercept a ground unit, or an aircraft, of this faction: not over friends
    (AA-INT-10), nor over grey tiles (AA-AMB-21).
    """
    return _watched(state, seat, flying).difference(state.at, state.grey)


def _watching(state: State, seat: Seat, flying: bool) -> tuple[object, ...]:
    """All that it depends on where enemies watch: the enemies themselves, and when it is."""
    at_hand = (state.units[unit] for unit in enemies(state, seat))
    return (*at_hand, state.rules, state.ground, state.weather, state.round, state.used, TEAMS[seat], flying)


@for_the_same(_watching)
def _watched(state: State, seat: Seat, flying: bool) -> frozenset[str]:
    mover = next(unit for unit in state.of(seat) if state.card(unit).flies == flying)
    seen: set[str] = set()
    for unit in enemies(state, seat):
        hex_ = state.units[unit].hex
        if hex_ in state.ground.near and next(unable(state, unit, mover), None) is None:
            seen.update(state.ground.near[hex_])
    return frozenset(seen)
