"""A fight without a table, for the quick question in between: exact chances, by our sample cards."""

from __future__ import annotations

from companion.games.aces.board.cards import HEALTH
from companion.games.aces.board.reading import troops_of
from companion.games.aces.fights import distance_between, fight_between
from companion.games.aces.hints import expected, percent
from companion.games.aces.odds import Pool, chances
from companion.games.aces.state import State
from companion.kernel.game import Event, Facts, Field

LEVELS = ("recruit", "veteran", "hero")
RED = (0, 2, 3)
RED_WORDS = ("red-none", "red-two", "red-three")


def _types() -> tuple[str, ...]:
    return tuple(card.id for card in troops_of("sample").unit)


def fields(state: State | None) -> tuple[Field, ...]:
    """What to ask; in the middle of a fight it begins with that one."""
    now = _at_hand(state) if state is not None and state.attacks else {}
    types = _types()
    words = tuple(type_.replace("_", "-") for type_ in types)

    def field(key: str, low: int, high: int, value: int, group: str, words: tuple[str, ...] = ()) -> Field:
        return Field(key, low, high, min(max(now.get(key, value), low), high), words, group)

    return (
        field("attacker", 0, len(types) - 1, types.index("g2_tank"), "attack", words),
        field("attacker-damage", 0, HEALTH - 1, 0, "attack"),
        field("attacker-level", 0, 2, 0, "attack", LEVELS),
        field("red", 0, 2, 0, "attack", RED_WORDS),
        field("defender", 0, len(types) - 1, types.index("us_inf"), "defence", words),
        field("defender-damage", 0, HEALTH - 1, 0, "defence"),
        field("defender-level", 0, 2, 0, "defence", LEVELS),
        field("forest", 0, 1, 0, "defence", ("no", "yes")),
        field("distance", 1, 9, 1, "defence"),
    )


def _at_hand(state: State) -> dict[str, int]:
    head, types = state.attacks[0], _types()
    if head.unit not in state.units or head.target not in state.units:
        return {}
    unit, target = state.units[head.unit], state.units[head.target]
    if unit.type not in types or target.type not in types:
        return {}
    fight = fight_between(state, head.unit, head.target)
    return {
        "attacker": types.index(unit.type),
        "attacker-damage": unit.damage,
        "attacker-level": unit.level,
        "red": RED.index(fight.red.dice),
        "defender": types.index(target.type),
        "defender-damage": target.damage,
        "defender-level": target.level,
        "forest": int(fight.forest),
        "distance": distance_between(state, head.unit, head.target),
    }


def calculate(values: dict[str, int]) -> tuple[Event, ...]:
    """Both pools, expected hits, and the chance to damage, to destroy and to be destroyed."""
    troops = troops_of("sample")
    attacker, defender = (troops.unit[values[side]] for side in ("attacker", "defender"))
    beside = values["distance"] == 1
    red = RED[values["red"]] if beside else 0
    dice = troops.dice(attacker, values["attacker-damage"]) + red
    attack = Pool(dice, attacker.hits_on(values["attacker-level"], defender.flies), troops.die_sides)
    limits = attacker.reach(defender.flies)
    able = bool(limits) and limits[0] <= values["distance"] <= limits[1]
    target = chances(attack, defender, values["defender-damage"], bool(values["forest"]))
    facts: Facts = {"able": int(able), "dice": dice, "red": red, "hits_on": attack.hits_on}
    facts |= expected(attack) | {"damage": percent(target.damaged)}
    lines = [Event("calc-attack", ("AA-CMB-09", "AA-CMB-11"), facts | {"destroy": percent(target.destroyed)})]
    back = Pool(
        troops.dice(defender, values["defender-damage"]),
        defender.hits_on(values["defender-level"], attacker.flies),
        troops.die_sides,
    )
    returned = beside and defender.returns_fire_at(attacker.flies)
    own = chances(back, attacker, values["attacker-damage"], in_forest=False)
    facts = {"returned": int(returned), "dice": back.dice, "hits_on": back.hits_on, **expected(back)}
    facts |= {"damage": percent(own.damaged), "destroy": percent(own.destroyed)}
    return (*lines, Event("calc-back", ("AA-CMB-04", "AA-CMB-15"), facts))
