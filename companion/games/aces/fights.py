"""One fight: who can shoot at whom, how many dice, how many hits, what they do (AA-NAME, AA-CMB, AA-BON, AA-KAT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.aces.board.cards import HEALTH, Card
from companion.games.aces.odds import Chances, Pool, chances
from companion.games.aces.state import LAUNCHER, State, asked_once

MOST_RED = 3  # AA-BON-05
MOUNTAIN = 2  # hexes more
HURT = 3  # damage from which a unit makes half its fixed hits (AA-AHT-04)


def reach(state: State, unit: str, at_aircraft: bool, here: str = "") -> tuple[int, ...]:
    """The range of a unit where it stands, or would stand: least and most hexes, or nothing.

    Artillery reaches 2 more from mountains, support included (AA-MTN-03, AA-AMB-24), 1 less in a storm but never less
    than its least (AA-WEA-08).
    """
    tall = state.ground.terrain.get(here or state.units[unit].hex) == "mountain"
    return range_of(state, state.card(unit), at_aircraft, tall)


def range_of(state: State, card: Card, at_aircraft: bool, on_mountain: bool) -> tuple[int, ...]:
    limits = card.reach(at_aircraft)
    if card.arm != "artillery" or not limits:
        return limits
    low, high = limits
    return low, max(low, high + MOUNTAIN * on_mountain - (state.weather == "storm"))


def in_range(state: State, unit: str, hex_: str, at_aircraft: bool) -> bool:
    """AA-NAME-06, AA-NAME-07."""
    limits = reach(state, unit, at_aircraft)
    here = state.units[unit].hex
    return bool(limits) and bool(here) and limits[0] <= state.ground.distance(here, hex_) <= limits[1]


def covered(state: State, hex_: str) -> tuple[str, ...]:
    """The seven hexes of an area attack (AA-KAT-02)."""
    return (hex_, *state.ground.near[hex_])


def victims(state: State, hex_: str) -> Iterator[str]:
    """Every ground unit there, whosever it is (AA-KAT-03..05)."""
    for each in covered(state, hex_):
        unit = state.at.get(each)
        if unit is not None and not state.card(unit).flies:
            yield unit


def hits_launcher(state: State, hex_: str) -> bool:
    """Does an area attack cover the launcher, which is a target only when it is found (AA-V2-18, AA-AMB-21)?"""
    return state.v2 is not None and state.v2.found and state.v2.hex in covered(state, hex_)


# --- dice -----------------------------------------------------------------------------------------------------------


class Support(NamedTuple):
    """Red dice, and where they come from: arms that threaten the target, or other aircraft."""

    dice: int = 0
    arms: tuple[str, ...] = ()
    aircraft: int = 0
    rules: tuple[str, ...] = ()


def support(state: State, unit: str, target: str) -> Support:
    """The bonus dice of an attack (AA-BON-01..14)."""
    if state.in_books:
        return _told_support(state, unit, target)
    there = state.spot(target)
    if not state.ground.beside(state.units[unit].hex, there):
        return Support()
    if state.card(target).flies:
        return _in_the_air(state, unit, there) if state.card(unit).flies else Support()
    own = supporters(state, unit, there)
    arms = tuple(sorted({state.card(other).arm for other in own} | {state.card(unit).arm}))
    if len(arms) < 2:
        return Support(arms=arms)
    rule = "AA-BON-02" if len(arms) == 2 else "AA-BON-03"
    return Support(min(len(arms), MOST_RED), arms, rules=(rule, "AA-BON-04", "AA-BON-06", "AA-BON-07"))


def supporters(state: State, unit: str, there: str) -> list[str]:
    """Comrades of an attacker, itself included, that have a ground unit there in their range."""
    return [other for other in _comrades(state, unit) if _threatens(state, other, there)]


def _comrades(state: State, unit: str) -> Iterator[str]:
    """Units of the same faction; those of an ally do not count, not even where both share everything (AA-BON-07)."""
    faction = state.card(unit).faction
    return (other for other in state.of(state.owner(unit)) if state.card(other).faction == faction)


def _told_support(state: State, unit: str, target: str) -> Support:
    """Without a map: by what was told of the fight at hand."""
    told = state.cover.arms if state.cover is not None else 0
    if distance_between(state, unit, target) != 1 or (state.card(target).flies and not state.card(unit).flies):
        return Support()
    if state.card(target).flies:
        rule = "AA-BON-11" if told == 1 else "AA-BON-12"
        return Support(min(told + 1, MOST_RED), aircraft=told, rules=(rule, "AA-BON-07")) if told else Support()
    rule = "AA-BON-02" if told == 2 else "AA-BON-03"
    return Support(min(told, MOST_RED), rules=(rule, "AA-BON-04")) if told > 1 else Support()


def distance_between(state: State, unit: str, target: str) -> int:
    """In hexes: by the map, or as it was told of the attack at hand."""
    if not state.in_books:
        return state.ground.distance(state.units[unit].hex, state.spot(target))
    return next((attack.distance for attack in state.attacks if attack.unit == unit), 0)


def _threatens(state: State, unit: str, there: str) -> bool:
    """Does it have a ground unit in its range (AA-BON-08, AA-BON-09)? From the water nobody does (AA-AMB-41)."""
    just_occupied = state.units[unit].occupied and state.rules.rulings.occupier_supports == "no"
    idle = state.rules.rulings.idle_armies == "nothing" and not state.may_act(unit)
    if state.stands_on_water(unit) or just_occupied or idle:
        return False
    return in_range(state, unit, there, at_aircraft=False)


def _in_the_air(state: State, unit: str, there: str) -> Support:
    """Other own aircraft beside the target that can fight aircraft (AA-BON-11, AA-BON-12, AA-B17-03)."""
    others = [
        other
        for other in _comrades(state, unit)
        if other != unit and state.card(other).flies and in_range(state, other, there, at_aircraft=True)
    ]
    if not others:
        return Support()
    rule = "AA-BON-11" if len(others) == 1 else "AA-BON-12"
    return Support(min(len(others) + 1, MOST_RED), aircraft=len(others), rules=(rule, "AA-BON-07"))


class Fight(NamedTuple):
    """Both sides before the dice are rolled; no defence: the target does not shoot back."""

    unit: str
    target: str
    attack: Pool
    red: Support
    defence: Pool | None
    forest: bool  # the target uses its green line (AA-CMB-14)

    @property
    def dice(self) -> int:
        """All dice of the attacker."""
        return self.attack.dice


@asked_once
def fight_between(state: State, unit: str, target: str) -> Fight:
    """A unit against a unit (AA-CMB-04..15)."""
    red = Support() if state.is_automa(state.owner(unit)) else support(state, unit, target)  # AA-AUT-11
    attack = pool(state, unit, state.card(target).flies, red.dice)
    back = pool(state, target, state.card(unit).flies) if returns_fire(state, target, unit) else None
    return Fight(unit, target, attack, red, back, in_forest(state, target))


def area_pool(state: State, unit: str) -> Pool:
    """One roll against all units on seven hexes (AA-KAT-03)."""
    return pool(state, unit, at_aircraft=False)


def pool(state: State, unit: str, at_aircraft: bool, red: int = 0) -> Pool:
    own, card = state.units[unit], state.card(unit)
    dice = state.troops.dice(card, own.damage) + red
    return Pool(dice, card.hits_on(own.level, at_aircraft), state.troops.die_sides)


def returns_fire(state: State, target: str, unit: str) -> bool:
    """Only at an attacker beside it that it could fight there (AA-CMB-04..07); never from the water (AA-MOVE-15)."""
    beside = distance_between(state, unit, target) == 1
    able = state.card(target).returns_fire_at(state.card(unit).flies)
    return beside and able and not state.stands_on_water(target)


def in_forest(state: State, target: str) -> bool:
    """A defender in the forest reads its green line; aircraft only if their card has one (AA-AMB-06)."""
    if target == LAUNCHER:
        return False  # AA-AMB-21
    if state.in_books:
        return state.cover is not None and state.cover.forest
    return state.ground.terrain[state.units[target].hex] == "forest"


# --- hits and damage ------------------------------------------------------------------------------------------------


def attack_value(state: State, unit: str, at_aircraft: bool) -> int:
    """The hit number of a recruit, or the one that counts now (AA-AMB-37)."""
    current = state.rules.rulings.attack_value == "current"
    return state.card(unit).hits_on(state.units[unit].level if current else 0, at_aircraft)


def fixed_hits(state: State, unit: str, at_aircraft: bool) -> int:
    """Hits without dice (AA-AHT-02..05, AA-DLS-01)."""
    own, value = state.units[unit], attack_value(state, unit, at_aircraft)
    if own.damage < HURT:
        return value + 2 * own.level
    return (value + 1) // 2 + own.level


def fire(state: State, unit: str, rolled: Pool, at_aircraft: bool) -> Pool:
    """What the hits of a unit come from: its dice; where it rolls none, fixed hits, as dice that never miss.

    The Automa never rolls (AA-AHT-01), and nobody does without dice (AA-DLS-01).
    """
    if state.rules.hits != "fixed" and not state.is_automa(state.owner(unit)):
        return rolled
    return Pool(fixed_hits(state, unit, at_aircraft), rolled.sides, rolled.sides)


def fire_of(state: State, fight: Fight) -> tuple[Pool, Pool | None]:
    """Of the attacker, and of whoever shoots back."""
    attack = fire(state, fight.unit, fight.attack, state.card(fight.target).flies)
    if fight.defence is None:
        return attack, None
    return attack, fire(state, fight.target, fight.defence, state.card(fight.unit).flies)


def fire_at_ground(state: State, unit: str) -> Pool:
    """Of a barrage, or of whoever could attack on a hex where nobody stands yet."""
    return fire(state, unit, area_pool(state, unit), at_aircraft=False)


def damage(card: Card, had: int, hits: int, in_forest: bool) -> int:
    """What so many hits do to a unit that has some damage: never more than it can take (AA-AMB-45)."""
    return min(card.damage_of(hits, in_forest), HEALTH - had)


class Prospects(NamedTuple):
    """What an attack leads to, exactly: for the target, and for the attacker in return fire."""

    target: Chances
    own: Chances


def prospects(state: State, fight: Fight) -> Prospects:
    target, unit = state.units[fight.target], state.units[fight.unit]
    attack, back = fire_of(state, fight)
    own = Chances(0.0, 0.0)
    if back is not None:
        own = chances(back, state.card(fight.unit), unit.damage, in_forest=False)  # AA-CMB-15
    return Prospects(chances(attack, state.card(fight.target), target.damage, fight.forest), own)
