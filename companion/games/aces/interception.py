"""Who could intercept a moving unit (AA-INT-01, AA-INT-07..11, AA-INT-15)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from companion.games.aces.state import State, asked_once
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no

_NOWHERE: frozenset[str] = frozenset()


def cannot_intercept(state: State, unit: str, mover: str, hex_: str) -> Iterator[Objection]:
    """Why a unit cannot intercept another one on a hex."""
    here = state.units[unit].hex
    if not here or not state.ground.beside(here, hex_):
        yield no("AA-INT-01", case="beside", hex=hex_, unit=unit, type=state.units[unit].type)
    yield from unable(state, unit, mover)


def unable(state: State, unit: str, mover: str) -> Iterator[Objection]:
    """Why a unit cannot intercept another one, wherever it comes by."""
    card, target = state.card(unit), state.card(mover)
    for rule in hindering_rules(state, unit, target.flies):
        yield no(rule, unit=unit, type=card.id, target=mover, target_type=target.id)


def hindering_rules(state: State, unit: str, flying: bool) -> Iterator[str]:
    """The rules by which a unit cannot intercept anybody on the ground, or in the air."""
    own, rulings = state.units[unit], state.rules.rulings
    if state.stands_on_water(unit):
        yield "AA-INT-15"
    if state.weather == "fog":
        yield "AA-WEA-09"
    if state.card(unit).reach(flying)[:1] != (1,):
        yield "AA-INT-09" if flying else "AA-INT-08"
    again = rulings.second_interception
    if (again != "duty" and own.intercepted == state.round) or (again != "round" and own.duty):
        yield "AA-INT-07"
    if rulings.idle_armies == "nothing" and _is_idle(state, unit):
        yield "AA-AMB-12"


def _is_idle(state: State, unit: str) -> bool:
    """In round 1, an army that has not acted with its owner's turn."""
    used = state.used.get(state.owner(unit), ())
    return state.round == 1 and bool(used) and state.units[unit].army not in (0, *used)


def interceptors(state: State, seat: Seat, mover: str, hex_: str) -> Iterator[str]:
    """The units of a faction that could intercept on a hex."""
    own, flying = state.of(seat), state.card(mover).flies
    for unit in map(state.at.get, state.ground.near[hex_]):
        if unit in own and unit != mover and next(hindering_rules(state, unit, flying), None) is None:
            yield unit


@asked_once
def watched_hexes(state: State, seat: Seat, flying: bool) -> frozenset[str]:
    """Free hexes on which somebody could intercept a ground unit, or an aircraft, of this faction: not over friends
    (AA-INT-10), nor over grey tiles (AA-AMB-21).
    """
    return watched_near(state, seat, flying, state.ground.near)


def watched_near(state: State, seat: Seat, flying: bool, around: Container[str]) -> frozenset[str]:
    """The same by those enemies alone who stand around there: the others change nothing."""
    units, near, seen = state.units, state.ground.near, set[str]()
    for unit in [unit for unit in state.enemies(seat) if units[unit].hex in around]:
        if next(hindering_rules(state, unit, flying), None) is None:
            seen.update(near[units[unit].hex])
    return frozenset(seen.difference(state.at, state.grey)) if seen else _NOWHERE
