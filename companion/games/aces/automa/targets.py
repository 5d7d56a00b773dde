"""Whom an Automa unit attacks (AA-AAT): the priorities a to k."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from companion.games.aces.automa.distances import reaches_next_turn
from companion.games.aces.automa.sifting import Sieve, Sifted, sift
from companion.games.aces.board.cards import HEALTH
from companion.games.aces.fights import attack_value, covered, damage, fixed_hits, in_forest, range_of
from companion.games.aces.state import State, asked_once
from companion.kernel.game import Seat
from companion.kernel.remembering import for_equal

Hexes = Mapping[str, tuple[str, ...]]  # target -> the hexes it can be attacked from


class Aimed(NamedTuple):
    """The targets that no letter tells apart, from where each can be attacked, and how they were found."""

    left: tuple[str, ...]
    hexes: Hexes
    told: tuple[Sifted, ...]


@asked_once
def foes(state: State, seat: Seat) -> tuple[str, ...]:
    """Enemy units on the map, by name."""
    known = (id_ for id_, unit in state.units.items() if unit.hex in state.ground.near)
    return tuple(sorted(id_ for id_ in known if state.are_enemies(state.owner(id_), seat)))


def harm(state: State, unit: str, target: str) -> int:
    """The damage that the fixed hits of a unit would do."""
    hits = fixed_hits(state, unit, state.card(target).flies)
    return damage(state.card(target), state.units[target].damage, hits, in_forest(state, target))


def can_harm(state: State, unit: str, target: str) -> bool:
    """Could it ever attack that unit, and would that do any damage (AA-AAT-01)?"""
    return bool(state.card(unit).reach(state.card(target).flies)) and harm(state, unit, target) > 0


def shooting_at(state: State, unit: str, target: str) -> frozenset[str]:
    """All hexes from which it would have the target in range; never from the water (AA-MOVE-14)."""
    card, there, flying = state.card(unit), state.units[target].hex, state.card(target).flies
    limits, high_up = (range_of(state, card, flying, tall) for tall in (False, True))
    return _in_range(state, card.flies, limits, high_up, covered(state, there) if card.is_area else (there,))


@for_equal(lambda state, flies, limits, high_up, aims: (state.ground, state.weather, flies, limits, high_up, aims))
def _in_range(
    state: State, flies: bool, limits: tuple[int, ...], high_up: tuple[int, ...], aims: tuple[str, ...]
) -> frozenset[str]:
    """That depends on the map and on the weather alone; `high_up`: the range from a mountain."""
    ground, found = state.ground, set[str]()
    for aim in aims if limits else ():
        for away, ring in enumerate(ground.rings(aim)[: high_up[1] + 1]):
            for hex_ in ring:
                low, high = high_up if ground.terrain[hex_] == "mountain" else limits
                if low <= away <= high and (flies or not state.is_water(hex_)):
                    found.add(hex_)
    return frozenset(found)


def attackable(state: State, unit: str, hexes: Iterable[str]) -> Hexes:
    """Every target that a unit can harm from some of these hexes, with these hexes (AA-AAT-01)."""
    found, known = {}, tuple(hexes)
    for target in foes(state, state.owner(unit)):
        if can_harm(state, unit, target):
            from_ = tuple(filter(shooting_at(state, unit, target).__contains__, known))
            if from_:
                found[target] = from_
    return found


# --- the letters ----------------------------------------------------------------------------------------------------


def destroys(state: State, unit: str, target: str) -> bool:
    """a (AA-AAT-02)."""
    return state.units[target].damage + harm(state, unit, target) >= HEALTH


@asked_once
def threatens(state: State, seat: Seat, target: str) -> bool:
    """b: infantry beside a neutral factory or one of the Automa's (AA-AAT-03)."""
    near = state.ground.near[state.units[target].hex]
    return _is_infantry(state, target) and any(hex_ in coveted(state, seat) for hex_ in near)


def is_safe(state: State, unit: str, here: str, target: str) -> bool:
    """c: it does not shoot back at an attacker on that hex (AA-AAT-04); at an area attack nobody does (AA-AMB-55)."""
    beside = state.ground.beside(here, state.units[target].hex)
    able = state.card(target).returns_fire_at(state.card(unit).flies) and not state.stands_on_water(target)
    return state.card(unit).is_area or not (beside and able)


@asked_once
def comes_near(state: State, seat: Seat, target: str) -> bool:
    """e: infantry that can reach such a factory in its next turn (AA-AAT-06)."""
    return _is_infantry(state, target) and any(reaches_next_turn(state, target, hex_) for hex_ in coveted(state, seat))


@asked_once
def can_be_driven_out(state: State, seat: Seat, target: str) -> bool:
    """f: infantry in a factory of its own that infantry of the Automa can reach (AA-AAT-07, AA-AMB-49)."""
    here = state.units[target].hex
    holder = state.factory_owner(here)
    if not _is_infantry(state, target) or not holder or not state.are_enemies(holder, seat):
        return False
    return any(reaches_next_turn(state, own, here) for own in state.of(seat) if _is_infantry(state, own))


@asked_once
def coveted(state: State, seat: Seat) -> frozenset[str]:
    """Hexes of factories that are neutral or the Automa's."""
    return frozenset(hex_ for hex_ in state.ground.factory_at if state.factory_owner(hex_) in ("", seat))


def _is_infantry(state: State, unit: str) -> bool:
    return state.card(unit).arm == "infantry" and bool(state.units[unit].hex)


def letters(state: State, unit: str, safe: Mapping[str, bool]) -> Sequence[Sieve]:
    """The priorities in their order; `safe`: who can be attacked without return fire."""
    units, seat, flying = state.units, state.owner(unit), state.card(unit).flies
    hunts = state.card(unit).role == "fighter"
    return (
        Sieve("a", "AA-AAT-02", lambda each: destroys(state, unit, each)),
        Sieve("b", "AA-AAT-03", lambda each: threatens(state, seat, each)),
        Sieve("c", "AA-AAT-04", lambda each: safe[each]),
        Sieve("d", "AA-AAT-05", lambda each: hunts and state.card(each).role == "bomber"),
        Sieve("e", "AA-AAT-06", lambda each: comes_near(state, seat, each)),
        Sieve("f", "AA-AAT-07", lambda each: can_be_driven_out(state, seat, each)),
        Sieve("g", "AA-AAT-08", lambda each: each in state.automa.attacked),
        Sieve("h", "AA-AAT-09", lambda each: units[each].xp if safe[each] else 0),
        Sieve("i", "AA-AAT-10", lambda each: -attack_value(state, each, flying)),
        Sieve("j", "AA-AAT-11", lambda each: state.card(each).cost),
        Sieve("k", "AA-AAT-12", lambda each: -units[each].xp),
    )


def aimed(state: State, unit: str, hexes: Hexes) -> Aimed:
    """The targets of highest priority. Who met c is attacked from where it does not shoot back (AA-AMB-50)."""
    without = {
        target: tuple(here for here in from_ if is_safe(state, unit, here, target)) for target, from_ in hexes.items()
    }
    safe = {target: bool(from_) for target, from_ in without.items()}
    left, told = sift(tuple(hexes), letters(state, unit, safe))
    return Aimed(left, {target: without[target] or hexes[target] for target in left}, told)
