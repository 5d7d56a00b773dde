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
    return _watched(state, seat, flying).difference(state.at, state.grey)


def _watching(state: State, seat: Seat, flying: bool) -> tuple[object, ...]:
    """All that it depends on where enemies watch: the enemies themselves, and when it is."""
    return (
        *map(state.units.__getitem__, state.enemies(seat)),
        state.rules,
        state.ground,
        state.weather,
        state.round,
        state.used,
        TEAMS[seat],
        flying,
    )


@for_the_same(_watching)
def _watched(state: State, seat: Seat, flying: bool) -> frozenset[str]:
    seen: set[str] = set()
    for unit in state.enemies(seat):
        hex_ = state.units[unit].hex
        if hex_ in state.ground.near and next(hindering_rules(state, unit, flying), None) is None:
            seen.update(state.ground.near[hex_])
    return frozenset(seen)
