"""An assault, a bombardment and a retreat without a table, for the quick question in between."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.board.model import Approach
from companion.games.marengo.books.bombard import TARGETS
from companion.games.marengo.combat import (
    BY_THE_BOOK,
    PURSUER_LOSS,
    Verdict,
    attack_strength,
    bombardment_strength,
    defence_strength,
    penalty,
    pursuit_strength,
    spreads,
    verdict,
)
from companion.games.marengo.moves.rows import attacked
from companion.games.marengo.pieces import kind, strength
from companion.games.marengo.rulings import Rulings
from companion.games.marengo.state import State
from companion.kernel.game import Event, Facts, Field

NO_YES = ("no", "yes")
ARMS = ("infantry", "cavalry")
READINGS = ("once", "each")  # BM-AMB-01
BELOW_ZERO = ("zero", "counts")  # BM-AMB-15
EXAMPLE = {"attacker-1": 3, "defender-1": 2}  # what it begins with away from a table


def fields(state: State | None) -> tuple[Field, ...]:
    """What to ask; at a table it begins with the assault that is under way there, and with its readings of terrain."""
    known = EXAMPLE | (_at_table(state) if state else {})

    def field(key: str, group: str, high: int, words: tuple[str, ...] = (), low: int = 0) -> Field:
        return Field(key, low, high, min(high, known.get(key, low)), words, group)

    return (
        field("attacker-arm", "attack", 1, ARMS),
        field("attacker-1", "attack", 3),
        field("attacker-2", "attack", 3),
        field("attacker-behind", "attack", 12),
        field("attacker-pursuers", "attack", 6),
        field("terrain", "attack", 3),
        field("reading", "attack", 1, READINGS),
        field("broken", "attack", 1, NO_YES),
        field("fire", "defence", 3),
        field("defender-arm", "defence", 1, ARMS),
        field("defender-1", "defence", 3),
        field("defender-2", "defence", 3),
        field("defender-behind", "defence", 12),
        field("defender-pursuers", "defence", 6),
        field("demoralized", "defence", 1, NO_YES),
        field("cav-defender", "pursuit", 3),
        field("cav-attacker", "pursuit", 3),
        field("obstacle", "pursuit", 1, NO_YES),
        field("below-zero", "pursuit", 1, BELOW_ZERO),
        field("gun", "bombardment", 3, low=1),
        field("target", "bombardment", len(TARGETS) - 1, TARGETS),
        field("penalty", "bombardment", 3),
        field("victim", "bombardment", 3, low=1),
        field("reserve-infantry", "retreat", 1, NO_YES),
        field("sides", "retreat", 6),
        field("artillery", "retreat", 3),
        field("stranded", "retreat", 18),
    )


def _at_table(state: State) -> dict[str, int]:
    known = {
        "reading": READINGS.index(state.rules.rulings.penalty_per_piece),
        "below-zero": BELOW_ZERO.index(state.rules.rulings.below_zero),
        "demoralized": int(state.demoralized(state.enemy)),
    }
    fight = state.books.fight if state.books is not None else state.assault
    if fight is None:
        return known
    for side, row in (("attacker", fight.attacker), ("defender", fight.defender)):
        points = sorted((strength(kind(name).face) for name in row.first), reverse=True)
        known |= {f"{side}-{number}": left for number, left in enumerate([*points, 0, 0][:2], 1)}
        known[f"{side}-arm"] = int(row.arm == "c")
    target = _target(state)
    known["terrain"] = penalty(target, fight.attacker.arm)
    return known | {"cav-defender": target.cav, "broken": int(fight.broken)}


def _target(state: State) -> Approach:
    if state.books is not None and state.books.fight is not None:
        return state.books.fight.target
    return attacked(state)


def calculate(values: dict[str, int]) -> tuple[Event, ...]:
    """Both strengths, who wins and what it costs; then a bombardment and a retreat."""
    return (*_assault(values), _bombardment(values), _retreat(values))


# --- an assault -----------------------------------------------------------------------------------------------------


class _Fight(NamedTuple):
    """The numbers of an assault up to its result."""

    leaders: tuple[str, ...]  # of the attackers, after defensive fire
    attack: int
    defence: int
    verdict: Verdict


def _rulings(values: dict[str, int]) -> Rulings:
    readings = {"penalty_per_piece": READINGS[values["reading"]], "below_zero": BELOW_ZERO[values["below-zero"]]}
    return replace(BY_THE_BOOK, **readings)


def _faces(values: dict[str, int], side: str) -> tuple[str, ...]:
    arm = ARMS[values[f"{side}-arm"]][0]
    return tuple(sorted(f"{arm}{points}" for number in (1, 2) if (points := values[f"{side}-{number}"])))


def _strengths(faces: tuple[str, ...]) -> list[int]:
    return [strength(face) for face in faces]


def _fought(values: dict[str, int]) -> _Fight:
    """Defensive fire is spread as the defender likes best (BM-AS03-03): what is left attacks as weakly as it can."""
    named, rulings = _faces(values, "attacker"), _rulings(values)

    def attack_of(left: tuple[str, ...]) -> int:
        fallen = len(named) - len(left)
        return attack_strength(_strengths(left), values["terrain"], bool(values["broken"]), fallen, rulings)

    leaders = min(sorted(spreads(named, values["fire"])), key=attack_of)
    attack = attack_of(leaders)
    defence = defence_strength(_strengths(_faces(values, "defender")), bool(values["demoralized"]))
    return _Fight(leaders, attack, defence, verdict(attack, defence))


def _assault(values: dict[str, int]) -> tuple[Event, ...]:
    fight = _fought(values)
    attack: Facts = {
        "points": sum(_strengths(_faces(values, "attacker"))),
        "fire": values["fire"],
        "broken": values["broken"],
        "terrain": values["terrain"],
        "strength": fight.attack,
    }
    defence: Facts = {
        "points": sum(_strengths(_faces(values, "defender"))),
        "shaken": values["demoralized"],
        "strength": fight.defence,
    }
    won = "attacker" if fight.verdict.attacker_wins else "defender"
    loses: Facts = {"attacker": fight.verdict.attacker_loses, "defender": fight.verdict.defender_loses}
    result: Facts = {"verdict": won, "result": fight.verdict.result, **loses}
    pursuit, pursued = _pursuit(values, won)
    return (
        Event("calc-attack", _rules_of_attack(values), attack),
        Event("calc-defence", ("BM-AS05-03", *(("BM-AS05-04",) if values["demoralized"] else ())), defence),
        Event("calc-verdict", ("BM-AS06-02", "BM-AS07-01", "BM-AS07-02"), result),
        pursuit,
        _losses(values, fight, won, pursued),
    )


def _rules_of_attack(values: dict[str, int]) -> tuple[str, ...]:
    rules = ["BM-AS05-01"]
    rules += ["BM-AS03-01"] if values["fire"] else []
    rules += ["BM-AS05-02"] if values["terrain"] else []
    rules += ["BM-AS03-05"] if values["broken"] else []
    return tuple(rules)


def _pursuit(values: dict[str, int], won: str) -> tuple[Event, int | None]:
    """What a pursuit takes; None: there is none (BM-AS08-01, -02, -05)."""
    lost = "defender" if won == "attacker" else "attacker"
    pursuers, led = values[f"{won}-pursuers"], values[f"{lost}-1"] or values[f"{lost}-2"]
    if not pursuers:
        return Event("calc-pursuit", ("BM-AS08-01",), {"case": "none", "points": 0, "own": 0}), None
    if led and values[f"{lost}-arm"]:
        return Event("calc-pursuit", ("BM-AS08-02",), {"case": "cavalry", "points": 0, "own": 0}), None
    if values["obstacle"]:
        return Event("calc-pursuit", ("BM-AS08-05",), {"case": "obstacle", "points": 0, "own": 0}), None
    points = pursuit_strength((pursuers,), values[f"cav-{lost}"], _rulings(values))
    facts: Facts = {"case": "pursuit", "points": max(0, points), "own": PURSUER_LOSS + max(0, -points)}
    return Event("calc-pursuit", ("BM-AS09-01", "BM-AS10-01"), facts), points


def _losses(values: dict[str, int], fight: _Fight, won: str, pursued: int | None) -> Event:
    """What both sides lose in all, never more than they have (BM-ASLT-21)."""
    told: Facts = {}
    result = {"attacker": fight.verdict.attacker_loses, "defender": fight.verdict.defender_loses}
    for side in ("attacker", "defender"):
        there = sum(_strengths(_faces(values, side))) + values[f"{side}-behind"]
        fire = values["fire"] if side == "attacker" else 0
        chase = 0 if pursued is None else PURSUER_LOSS + max(0, -pursued) if side == won else max(0, pursued)
        told[side] = min(there, fire + result[side] + chase)
    return Event("calc-losses", ("BM-ASLT-21", "BM-DEM-01"), told)


# --- a bombardment and a retreat ------------------------------------------------------------------------------------


def _bombardment(values: dict[str, int]) -> Event:
    opposite = TARGETS[values["target"]] == "block"
    points = bombardment_strength(f"a{values['gun']}", values["penalty"] if opposite else 0, _rulings(values))
    lost = min(max(0, points), values["victim"])
    facts: Facts = {"points": points, "lost": lost, "left": values["victim"] - lost, "own": max(0, -points)}
    return Event("calc-bombardment", ("BM-BOMB-21", "BM-BOMB-22"), facts)


def _retreat(values: dict[str, int]) -> Event:
    """1 for infantry in reserve, 1 for each side that is left; artillery and whoever finds no place are lost whole."""
    whole = values["artillery"] + values["stranded"]
    facts: Facts = {"positions": values["reserve-infantry"] + values["sides"], "whole": whole}
    rules = ("BM-RET-05", "BM-RET-06", "BM-RET-08", "BM-RET-19")
    return Event("calc-retreat", rules, {**facts, "points": values["reserve-infantry"] + values["sides"] + whole})
