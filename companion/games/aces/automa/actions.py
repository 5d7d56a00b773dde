"""What an Automa unit can do (AA-AIN, AA-AGU): its actions in their order; the first that is possible is taken."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import NamedTuple

from companion.games.aces.automa.distances import FAR, in_reach_of, points_to, price
from companion.games.aces.automa.targets import (
    Hexes,
    aimed,
    attackable,
    can_harm,
    destroys,
    foes,
    shooting_at,
    threatens,
)
from companion.games.aces.reach import is_taken, stops
from companion.games.aces.state import State, asked_once


class Action(NamedTuple):
    """A numbered line of the table: the hexes that fulfil it, and the targets it is about, if any.

    `goals`: what an approach leads to, in the order of their names.
    """

    number: int
    rule: str
    hexes: tuple[str, ...]
    targets: Hexes = MappingProxyType({})
    goals: tuple[str, ...] = ()


@asked_once
def best_action(state: State, unit: str) -> Action:
    return next(_actions(state, unit))


def _actions(state: State, unit: str) -> Iterator[Action]:
    if state.card(unit).arm == "infantry" and not state.units[unit].duty:
        yield from _infantry(state, unit)
        yield from _others(state, unit, after=5)
    else:
        yield from _others(state, unit, after=0)


def stands(state: State, unit: str) -> tuple[str, ...]:
    """Where it can be after its move: also where it is; whoever has intercepted stays there (AA-INT-04)."""
    here = state.units[unit].hex
    return (here,) if state.units[unit].duty else (here, *stops(state, unit))


def _seeks(state: State, unit: str) -> list[str]:
    """Hexes of factories that it could take, on the part of the map that is played on."""
    return [
        hex_ for hex_ in sorted(state.ground.factory_at) if is_taken(state, unit, hex_) and hex_ in state.ground.home
    ]


def _infantry_beside(state: State, factory: str, unit: str, hostile: bool) -> bool:
    """Is there enemy infantry, or other own infantry, beside a factory?"""
    beside = [state.at[hex_] for hex_ in state.ground.near[factory] if hex_ in state.at]
    infantry = [other for other in beside if other != unit and state.card(other).arm == "infantry"]
    return any(state.are_enemies(state.owner(other), state.owner(unit)) == hostile for other in infantry)


# --- infantry -------------------------------------------------------------------------------------------------------


def _infantry(state: State, unit: str) -> Iterator[Action]:
    here, known = state.units[unit].hex, stands(state, unit)
    seeks = _seeks(state, unit)
    on_foot = tuple(hex_ for hex_ in known if not is_taken(state, unit, hex_))
    occupied = tuple(hex_ for hex_ in known if hex_ in seeks and not _infantry_beside(state, hex_, unit, hostile=True))
    if occupied:
        yield Action(1, "AA-AIN-01", occupied)
    if beside := tuple(hex_ for hex_ in on_foot if any(_may_wait(state, unit, each, hex_) for each in seeks)):
        yield Action(2, "AA-AIN-02", beside)
    if closer := tuple(hex_ for hex_ in on_foot if any(_comes_closer(state, unit, each, hex_) for each in seeks)):
        yield Action(3, "AA-AIN-04", closer)
    can = attackable(state, unit, on_foot)
    wanted = [each for each in can if destroys(state, unit, each)]
    wanted = wanted or [each for each in can if threatens(state, state.owner(unit), each)]
    if wanted:
        yield Action(4, "AA-AIN-05", on_foot, {target: can[target] for target in wanted})
    yield from _towards_nearest(state, unit, here, on_foot, seeks)


def _may_wait(state: State, unit: str, factory: str, hex_: str) -> bool:
    """Beside a factory where no other own infantry waits, or enemy infantry does as well (AA-AIN-02, AA-AIN-03)."""
    if not state.ground.beside(factory, hex_):
        return False
    alone = not _infantry_beside(state, factory, unit, hostile=False)
    return alone or _infantry_beside(state, factory, unit, hostile=True)


def _comes_closer(state: State, unit: str, factory: str, hex_: str) -> bool:
    """Nearer than before, and next turn beside the factory (AA-AIN-04, AA-AMB-53)."""
    if hex_ not in in_reach_of(state, unit, factory):
        return False
    type_, goal = state.units[unit].type, (factory,)
    return points_to(state, type_, hex_, goal) < points_to(state, type_, state.units[unit].hex, goal)


def _towards_nearest(
    state: State, unit: str, here: str, on_foot: tuple[str, ...], seeks: list[str]
) -> Iterator[Action]:
    """As near as possible to the nearest factory (AA-AIN-06, AA-AMB-53)."""
    type_ = state.units[unit].type
    now = points_to(state, type_, here, seeks)
    goals = tuple(each for each in seeks if points_to(state, type_, here, (each,)) == now < FAR)
    if not goals:
        return
    left = {hex_: points_to(state, type_, hex_, goals) for hex_ in on_foot}
    least = min(left.values())
    if least < now:
        nearest = tuple(hex_ for hex_, points in left.items() if points == least)
        yield Action(5, "AA-AIN-06", nearest, goals=goals)


# --- artillery, aircraft, tanks -------------------------------------------------------------------------------------


def _others(state: State, unit: str, after: int) -> Iterator[Action]:
    """`after`: so many actions stand before these; infantry uses them last (AA-AIN-07)."""
    known = tuple(hex_ for hex_ in stands(state, unit) if not is_taken(state, unit, hex_))
    can, duty = attackable(state, unit, known), state.units[unit].duty
    if duty:  # it attacks what it has intercepted (AA-INT-05)
        can = {target: hexes for target, hexes in can.items() if target == duty}
    if can:
        yield Action(after + 1, "AA-AGU-01", known, can)
    elif not duty:
        yield from _approach(state, unit, known, after)
    yield Action(after + 3, "AA-AMB-56", (state.units[unit].hex,))


def _approach(state: State, unit: str, known: tuple[str, ...], after: int) -> Iterator[Action]:
    """As near as possible to the targets of highest priority, whatever their distance (AA-AGU-02, AA-AMB-32)."""
    type_, card = state.units[unit].type, state.card(unit)
    ever = [target for target in foes(state, state.owner(unit)) if can_harm(state, unit, target)]
    open_ = [hex_ for hex_ in state.ground.hexes if price(state, card, hex_) is not None]
    around = {target: tuple(filter(shooting_at(state, unit, target).__contains__, open_)) for target in ever}
    around = {target: hexes for target, hexes in around.items() if hexes}
    if around:
        best = aimed(state, unit, around)
        aims, goals = best.left, {hex_ for target in best.left for hex_ in best.hexes[target]}
    elif state.rules.rulings.harmless == "approach":  # whoever is nearest (AA-AMB-56)
        aims, goals = (), {state.units[foe].hex for foe in foes(state, state.owner(unit))}
    else:
        return
    left = {hex_: points_to(state, type_, hex_, goals) for hex_ in known}
    least = min(left.values())
    if least < FAR:
        nearest = tuple(hex_ for hex_, points in left.items() if points == least)
        yield Action(after + 2, "AA-AGU-02", nearest, goals=aims)
