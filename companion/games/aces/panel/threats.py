"""Who could hit whom as everybody stands, with how many dice: asked of the rules, for every unit in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.aces.fights import (
    Prospects,
    covered,
    fight_between,
    fire_at_ground,
    fire_of,
    in_range,
    prospects,
    support,
)
from companion.games.aces.moves.naming import cannot_attack
from companion.games.aces.odds import Pool
from companion.games.aces.state import State, asked_once
from companion.kernel.game import Seat


class Threat(NamedTuple):
    """A unit that could hit: with its dice, red ones included, or fixed hits; what comes of it, if a unit is there."""

    unit: str
    fire: Pool
    red: int = 0
    chances: Prospects | None = None

    @property
    def dice(self) -> int:
        return self.fire.dice


@asked_once
def threats_to(state: State, target: str) -> tuple[Threat, ...]:
    """Enemies that could attack a unit where both stand, the most dice first."""
    found = (_threat(state, unit, target) for unit in state.enemies(state.card(target).faction))
    return _in_order(threat for threat in found if threat is not None)


def _threat(state: State, unit: str, target: str) -> Threat | None:
    if state.units[unit].hex not in state.ground.near:
        return None
    if state.card(unit).is_area:
        aims = covered(state, state.units[target].hex)
        hits = not state.card(target).flies and any(_may(state, unit, hex_) for hex_ in aims)
        return Threat(unit, fire_at_ground(state, unit)) if hits else None
    if not _may(state, unit, target):
        return None
    fight = fight_between(state, unit, target)
    return Threat(unit, fire_of(state, fight)[0], fight.red.dice, prospects(state, fight))


def _may(state: State, unit: str, target: str) -> bool:
    return next(cannot_attack(state, unit, target), None) is None


def threats_at(state: State, seat: Seat, hex_: str) -> tuple[Threat, ...]:
    """Enemies of a faction that could hit a ground unit of theirs on a hex where nobody stands."""
    return _in_order(_reaching(state, seat, hex_))


def _reaching(state: State, seat: Seat, hex_: str) -> Iterator[Threat]:
    for unit in state.enemies(seat):
        if state.units[unit].hex not in state.ground.near or state.stands_on_water(unit):
            continue
        aims = covered(state, hex_) if state.card(unit).is_area else (hex_,)
        if any(in_range(state, unit, aim, at_aircraft=False) for aim in aims):
            yield Threat(unit, fire_at_ground(state, unit))


def supported(state: State, target: str) -> tuple[Threat, ...]:
    """Enemies of a unit that could attack it, with the red dice that each would get; the most first."""
    found = (each for each in threats_to(state, target) if not state.card(each.unit).is_area)
    told = [each._replace(red=support(state, each.unit, target).dice) for each in found]
    return tuple(sorted(told, key=lambda threat: (-threat.red, -threat.dice, threat.unit)))


def _in_order(found: Iterator[Threat]) -> tuple[Threat, ...]:
    return tuple(sorted(found, key=lambda threat: (-threat.dice, threat.unit)))
