"""The Automa's next step (ledger 7.4): which unit acts, where it goes, what it attacks, and how that was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.games.aces.automa.actions import Action, best_action
from companion.games.aces.automa.hexes import best_hexes
from companion.games.aces.automa.questions import Question, Undecided, settled_by_lot
from companion.games.aces.automa.sifting import Sieve, Sifted, sift
from companion.games.aces.automa.targets import Hexes, aimed, attackable, harm
from companion.games.aces.board.cards import Role
from companion.games.aces.fights import reach, victims
from companion.games.aces.state import State, asked_once

ORDER: tuple[tuple[Role, ...], ...] = (  # AA-AUT-02
    ("regular",),
    ("special",),
    ("artillery",),
    ("fighter", "bomber"),
    ("tank",),
)
ATTACKING_ON_THE_WAY = (2, 3, 5)  # actions after which infantry attacks whoever is in range (AA-AMB-26)


class Shot(NamedTuple):
    """What a unit attacks, and how it was chosen."""

    target: str  # a unit
    aim: str  # the same; or the hex, of an area attack
    hexes: tuple[str, ...]  # from where
    among: tuple[str, ...] = ()
    told: tuple[Sifted, ...] = ()
    aims: tuple[Sifted, ...] = ()


class Plan(NamedTuple):
    """One step: a unit, its action, where it goes and what it attacks from there."""

    unit: str
    waiting: tuple[str, ...]  # units of its group that could have acted instead
    action: Action
    hex: str
    shot: Shot | None
    among: tuple[str, ...]  # hexes
    told: tuple[Sifted, ...]


def can_act(state: State, unit: str) -> bool:
    own = state.units[unit]
    return own.hex in state.ground.near and not own.moved and state.may_act(unit)


def group(state: State) -> tuple[str, ...]:
    """The units that are next by their kind (AA-AUT-02)."""
    left = sorted(unit for unit in state.of(state.seat) if can_act(state, unit))
    for roles in ORDER:
        if found := tuple(unit for unit in left if state.card(unit).role in roles):
            return found
    return ()


@asked_once
def next_plan(state: State) -> Plan | Question | None:
    """The next step; or what chance has to decide first; None if every unit has acted."""
    units = group(state)
    try:
        return _plan(state, units) if units else None
    except Undecided as open_:
        return open_.question


def _plan(state: State, units: tuple[str, ...]) -> Plan:
    first = min(best_action(state, unit).number for unit in units)  # AA-AUT-09
    able = [unit for unit in units if best_action(state, unit).number == first]
    unit = settled_by_lot(state, "unit", able)
    action = best_action(state, unit)
    shot = shot_at(state, unit, action.targets) if action.targets else None
    among = shot.hexes if shot is not None else action.hexes
    best, told = best_hexes(state, unit, among)
    hex_ = settled_by_lot(state, "hex", best, unit)
    if action.number in ATTACKING_ON_THE_WAY and state.card(unit).arm == "infantry":
        shot = shot_from(state, unit, hex_) if state.rules.rulings.automa_attacks == "whenever" else None
    return Plan(unit, units, action, hex_, shot, tuple(among), told)


def shot_from(state: State, unit: str, hex_: str) -> Shot | None:
    """Whom a unit attacks from one hex, if anybody."""
    can = attackable(state, unit, (hex_,))
    return shot_at(state, unit, can) if can else None


def shot_at(state: State, unit: str, can: Hexes) -> Shot:
    """One of these targets by its priorities (AA-AUT-04); an area attack is aimed at a hex beside (AA-KAT-08)."""
    found = aimed(state, unit, can)
    target = settled_by_lot(state, "target", found.left, unit)
    hexes = found.hexes[target]
    if not state.card(unit).is_area:
        return Shot(target, target, hexes, tuple(can), found.told)
    aims = _aims(state, unit, target, hexes)
    left, told = sift(tuple(aims), _more_hit(state, unit, target))
    aim = settled_by_lot(state, "aim", left, unit)
    return Shot(target, aim, aims[aim], tuple(can), found.told, told)


def _aims(state: State, unit: str, target: str, hexes: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Every hex an area attack on this target can be aimed at, with the hexes it can be made from (AA-AMB-55)."""
    there = state.units[target].hex
    found = {}
    for aim in (there, *state.ground.near[there]):
        from_ = tuple(here for here in hexes if _in_range(state, unit, here, aim))
        if from_:
            found[aim] = from_
    return found


def _in_range(state: State, unit: str, here: str, aim: str) -> bool:
    low, high = reach(state, unit, False, here)
    return low <= state.ground.distance(here, aim) <= high


def _more_hit(state: State, unit: str, target: str) -> Sequence[Sieve]:
    """Most further enemies harmed, then fewest units of its own hit (AA-KAT-09, AA-AMB-55)."""
    seat = state.owner(unit)

    def enemies(aim: str) -> int:
        hit = (each for each in victims(state, aim) if state.are_enemies(state.owner(each), seat))
        return sum(harm(state, unit, each) > 0 for each in hit)

    def friends(aim: str) -> int:
        return -sum(each != unit and not state.are_enemies(state.owner(each), seat) for each in victims(state, aim))

    return (Sieve("1", "AA-KAT-09", enemies), Sieve("2", "AA-AMB-55", friends))


# --- after the move -------------------------------------------------------------------------------------------------


@asked_once
def next_shot(state: State) -> Shot | Question | None:
    """What the unit that has moved attacks: as planned, or from where it was stopped (AA-AUT-10, AA-AMB-31)."""
    unit, target = state.automa.unit, state.automa.target
    own = state.units.get(unit)
    if own is None or own.occupied or own.hex not in state.ground.near:
        return None
    here = own.hex
    can = attackable(state, unit, (here,))
    if target in can:
        return Shot(target, target, (here,))
    if state.card(unit).is_area and target in state.ground.near and _in_range(state, unit, here, target):
        return Shot(target, target, (here,))
    try:
        return shot_at(state, unit, can) if can else None
    except Undecided as open_:
        return open_.question
