"""Combat without a table, for the quick question in between."""

from __future__ import annotations

from typing import get_args

from companion.games.march.combat import Odds, worth_in_defence
from companion.games.march.rulings import FortifiedDefence
from companion.games.march.state import Force, State
from companion.kernel.game import Event, Field

READINGS: tuple[FortifiedDefence, ...] = get_args(FortifiedDefence)  # MP-AMB-01


def fields(state: State | None) -> tuple[Field, ...]:
    """What to ask; at a table it begins with its strength dice and its reading of a fortified army."""
    most = state.rules.armies if state else 6
    ours, theirs = (state.side(seat).strength for seat in ("blue", "orange")) if state else (1, 1)
    reading = READINGS.index(state.rules.rulings.fortified_defence) if state else 0
    return (
        Field("attackers", 1, most, 2, group="attack"),
        Field("strength", 1, 6, ours, group="attack"),
        Field("bonus", 0, 1, 0, words=("no", "yes"), group="attack"),
        Field("standing", 0, most, 1, group="defence"),
        Field("fortified", 0, most, 0, group="defence"),
        Field("enemy-strength", 1, 6, theirs, group="defence"),
        Field("garrison", 0, 9, 0, group="defence"),
        Field("reading", 0, len(READINGS) - 1, reading, words=READINGS, group="defence"),
    )


def calculate(values: dict[str, int]) -> tuple[Event, ...]:
    """Both totals and who wins."""
    force = Force(values["standing"], values["fortified"])
    reading = READINGS[values["reading"]]
    fight = Odds(
        attackers=values["attackers"],
        attack_strength=values["strength"],
        bonus=values["bonus"],
        defenders=worth_in_defence(force, values["enemy-strength"], reading),
        garrison=values["garrison"],
    )
    attack = ("MP-CMB-01", "MP-CMB-04") if fight.bonus else ("MP-CMB-01",)
    defence = (("MP-CMB-02",) if force.fortified else ()) + (("MP-CMB-06",) if fight.garrison else ())
    verdict = ("MP-CMB-12",) if fight.verdict == "both" else ("MP-CMB-14",)
    return (
        Event("calc-attack", attack, fight.facts()),
        Event("calc-defence", defence, fight.facts()),
        Event("calc-verdict", verdict, {"verdict": fight.verdict}),
    )
