"""Whom an Automa unit attacks at a table without a map: the letters a to k, by what is known and what is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import NamedTuple, TypeAlias

from companion.games.aces.automa.inquiries import FLAGS, Inquiry, Unanswered, asks_once, flag, told
from companion.games.aces.automa.plans import can_act
from companion.games.aces.automa.questions import settled_by_lot
from companion.games.aces.automa.sifting import Sieve, Sifted, sift
from companion.games.aces.automa.targets import foes
from companion.games.aces.board.cards import HEALTH
from companion.games.aces.fights import attack_value, damage, fixed_hits, reach
from companion.games.aces.state import State

LETTERS = "abcdefghijk"
RULES = tuple(f"AA-AAT-{number:02}" for number in range(2, 13))
DECIDES = {"forest": 0, "beside": 1, "far": 2, "near": 4, "driven": 5}  # the letter that each fact is about
FIGHT = ("forest", "far")  # what a fight needs to be known, too
Worth: TypeAlias = tuple[int, ...]  # how well a target meets each letter, the highest number is best
Able: TypeAlias = dict[str, list[Worth]]  # target -> all that it may be worth, the best first


class Aim(NamedTuple):
    """Whom a unit attacks, among whom, and how that was found."""

    target: str
    among: tuple[str, ...]
    told: tuple[Sifted, ...]


def ever(state: State, unit: str) -> tuple[str, ...]:
    """Enemies that it could damage somewhere (AA-AAT-01); who has intercepted attacks that one alone (AA-INT-05)."""
    duty = state.units[unit].duty
    known = (duty,) if duty in state.units else tuple(foes(state, state.owner(unit)))
    able = (each for each in known if state.card(unit).reach(state.card(each).flies))
    return tuple(each for each in able if any(harm(state, unit, each, wood) for wood in (False, True)))


def in_reach(state: State, unit: str) -> tuple[str, ...]:
    """Whom it can attack after its move."""
    return told(state, "range", unit, ever(state, unit), unit)


def in_reach_here(state: State, unit: str, among: Sequence[str] | None = None) -> tuple[str, ...]:
    """Whom it can attack from where it stands now."""
    able = ever(state, unit)
    return told(state, "here", unit, able if among is None else [each for each in among if each in able], unit)


def harm(state: State, unit: str, target: str, forest: bool) -> int:
    hits = fixed_hits(state, unit, state.card(target).flies)
    return damage(state.card(target), state.units[target].damage, hits, forest)


# --- what is not known yet ------------------------------------------------------------------------------------------


def unknown_of(state: State, unit: str, target: str) -> list[str]:
    """What could be true of a target, and nobody has told yet."""
    return [name for name in FLAGS if _may_be(state, name, unit, target) and flag(state, name, unit, target) is None]


def _may_be(state: State, name: str, unit: str, target: str) -> bool:
    infantry = state.card(target).arm == "infantry"
    match name:
        case "forest":
            return harm(state, unit, target, forest=False) != harm(state, unit, target, forest=True)
        case "far":
            return _shoots_back(state, unit, target) and reach(state, unit, state.card(target).flies)[1] > 1
        case "driven":
            holder = state.factory_owner(state.units[target].hex) or ""
            inside = bool(holder) and state.are_enemies(holder, state.owner(unit))
            return infantry and inside and any(state.card(own).arm == "infantry" for own in state.of(state.seat))
    return infantry


def _shoots_back(state: State, unit: str, target: str) -> bool:
    """At an attacker beside it (AA-CMB-04..07); nobody does at an area attack (AA-AMB-55)."""
    able = state.card(target).returns_fire_at(state.card(unit).flies) and not state.stands_on_water(target)
    return able and not state.card(unit).is_area and reach(state, unit, state.card(target).flies)[0] == 1


def distance(state: State, unit: str, target: str) -> int:
    """Beside the target only where it can be no farther away, or where that makes no difference."""
    low = reach(state, unit, state.card(target).flies)[0]
    return low + bool(flag(state, "far", unit, target))


def possible(state: State, unit: str, target: str) -> list[Worth]:
    """Whatever is not told yet; nothing if it cannot be damaged."""
    unknown = unknown_of(state, unit, target)
    known = {name: bool(flag(state, name, unit, target)) for name in FLAGS}
    ways = (known | dict(zip(unknown, way, strict=True)) for way in product((False, True), repeat=len(unknown)))
    able = (way for way in ways if harm(state, unit, target, way["forest"]))
    return sorted((_worth(state, unit, target, way) for way in able), reverse=True)


def _worth(state: State, unit: str, target: str, facts: dict[str, bool]) -> Worth:
    """The letters a to k (AA-AAT-02..12)."""
    own, card = state.units[target], state.card(target)
    safe = not _shoots_back(state, unit, target) or facts["far"]
    return (
        int(own.damage + harm(state, unit, target, facts["forest"]) >= HEALTH),
        int(facts["beside"]),
        int(safe),
        int(state.card(unit).role == "fighter" and card.role == "bomber"),
        int(facts["near"]),
        int(facts["driven"]),
        int(target in state.automa.attacked),
        own.xp if safe else 0,
        -attack_value(state, target, state.card(unit).flies),
        card.cost,
        -own.xp,
    )


def inquiry_about(state: State, unit: str, target: str, needed: Sequence[str]) -> Unanswered:
    """What has to be known of a target; with it, if another unit may attack it later, all that could be true of it."""
    later = any(target in ever(state, each) for each in state.of(state.seat) if each != unit and can_act(state, each))
    all_ = {*needed, *(_of_anybody(state, unit, target) if later else ())}
    return Unanswered(Inquiry("facts", target, tuple(name for name in FLAGS if name in all_), unit, tuple(needed)))


def _of_anybody(state: State, unit: str, target: str) -> list[str]:
    """To be in the forest may matter to one attacker and not to another."""
    card, wood = state.card(target), flag(state, "forest", unit, target)
    hides = bool(card.damage_forest) and card.damage_forest != card.damage and wood is None
    return [*unknown_of(state, unit, target), *(("forest",) * hides)]


def by_what_is_known(state: State, unit: str) -> tuple[str, ...]:
    """All targets, those of highest priority first, as if nothing were true that nobody has told."""
    plain = {each: {name: bool(flag(state, name, unit, each)) for name in FLAGS} for each in ever(state, unit)}
    return tuple(sorted(plain, key=lambda each: _worth(state, unit, each, plain[each]), reverse=True))


# --- the choice -----------------------------------------------------------------------------------------------------


def wanted(state: State, unit: str, can: Sequence[str]) -> tuple[str, ...]:
    """Those that meet a, else those that meet b (AA-AIN-05)."""
    if asks_once(state):
        return tuple(can) if _meets_a_or_b(state, unit, can) else ()
    for each in can:
        if unknown := [name for name in unknown_of(state, unit, each) if name in ("forest", "beside")]:
            raise inquiry_about(state, unit, each, unknown)
    able = {each: ways for each in can if (ways := possible(state, unit, each))}
    return tuple(each for each in able if able[each][0][0]) or tuple(each for each in able if able[each][0][1])


def _meets_a_or_b(state: State, unit: str, can: Sequence[str]) -> bool:
    """Does anybody? Then a and b, which come first, leave nobody else (AA-AUT-05)."""
    able = {each: ways for each in sorted(can) if (ways := possible(state, unit, each))}
    if any(any(_least(state, unit, each, able)[:2]) for each in able):
        return True
    for each in sorted(able, key=lambda each: (able[each][0], each), reverse=True):
        if any(able[each][0][:2]):
            raise inquiry_about(state, unit, each, unknown_of(state, unit, each))
    return False


def aim_at(state: State, unit: str, can: Sequence[str]) -> Aim | None:
    """The target of highest priority. Who cannot come first any more is not asked about, nor what decides nothing."""
    able = {target: ways for target in sorted(can) if (ways := possible(state, unit, target))}
    if not able:
        return None
    surest = max(_least(state, unit, target, able) for target in able)
    for target in sorted(able, key=lambda each: (able[each][0], each), reverse=True):
        if able[target][0] >= surest and (needed := _needed(state, unit, target, able)):
            raise inquiry_about(state, unit, target, needed)
    worth = {target: ways[0] for target, ways in able.items()}
    sieves = [Sieve(LETTERS[at], RULES[at], partial(_letter, worth, at)) for at in range(len(LETTERS))]
    left, sifted = sift(tuple(worth), sieves)
    target = settled_by_lot(state, "target", left, unit)
    if of_the_fight := [name for name in unknown_of(state, unit, target) if name in FIGHT]:
        raise inquiry_about(state, unit, target, of_the_fight)
    return Aim(target, tuple(sorted(can)), sifted)


def _letter(worth: dict[str, Worth], at: int, target: str) -> int:
    return worth[target][at]


def _least(state: State, unit: str, target: str, able: Able) -> Worth:
    """What it is worth for sure: nothing if it may turn out that it cannot be damaged."""
    in_doubt = "forest" in unknown_of(state, unit, target) and not harm(state, unit, target, forest=True)
    return () if in_doubt else able[target][-1]


def _needed(state: State, unit: str, target: str, able: Able) -> tuple[str, ...]:
    """The facts that may decide between this target and another one; with them, what its fight will need."""
    unknown = unknown_of(state, unit, target)
    rivals = [way for other, ways in able.items() if other != target for way in ways]
    deciding = [name for name in unknown if any(_alike(able[target], rival, DECIDES[name]) for rival in rivals)]
    return tuple(name for name in unknown if name in deciding or name in FIGHT) if deciding else ()


def _alike(ways: Sequence[Worth], rival: Worth, letters: int) -> bool:
    """May both meet the first so many letters alike?"""
    return any(way[:letters] == rival[:letters] for way in ways)
