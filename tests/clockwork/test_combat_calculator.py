"""Battle, supply and scoring without a table."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.clockwork.calculator import calculate, fields
from companion.games.clockwork.combat import judge
from companion.games.clockwork.state import State
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.tables import Play, position, small_map

MAP = small_map("H1 1,0  T1 2,1  V1 3,0  C1 4,1  V2 5,0  M1 6,1  H2 7,0  H3 7,2  H4 1,2")


def asked(state: State | None = None, **changes: int) -> dict[str, Any]:
    """The facts of every line by its kind, after some numbers have been changed."""
    values = {field.key: field.value for field in fields(state)}
    changed = {key.replace("_", "-"): value for key, value in changes.items()}
    assert changed.keys() <= values.keys()
    return {event.kind: event.facts for event in calculate(values | changed)}


def test_it_begins_with_two_soldiers_against_one() -> None:
    verdict = asked()["calc-verdict"]
    assert (verdict["verdict"], verdict["seat"], verdict["keep"]) == ("won", "red", 1)


def test_the_verdict_comes_last() -> None:
    values = {field.key: field.value for field in fields(None)}
    assert calculate(values)[-1].kind == "calc-verdict"


@pytest.mark.rule("CW-BATTLE-04", "CW-BATTLE-09")
def test_everything_that_counts_can_be_entered() -> None:
    verdict = asked(green_soldiers=2, green_special=1, green_tank=1, green_bonus=1, red_soldiers=6)["calc-verdict"]
    assert (verdict["seat"], verdict["strength"], verdict["second"], verdict["keep"]) == ("green", 8, 6, 2)
    assert verdict["lost"] == 2


@pytest.mark.rule("CW-BATTLE-13", "CW-BATTLE-15")
def test_a_tie_is_a_draw_unless_somebody_has_tactical_operations() -> None:
    assert asked(blue_soldiers=2)["calc-verdict"]["verdict"] == "drawn"
    verdict = asked(blue_soldiers=2, tacops=2)["calc-verdict"]
    assert (verdict["seat"], verdict["keep"]) == ("blue", 1)


@pytest.mark.rule("CW-LEV-06")
def test_the_leviathan_pays_for_every_enemy_unit() -> None:
    verdict = asked(red_soldiers=1, blue_soldiers=4, white_soldiers=2, leviathan=1)["calc-verdict"]
    assert (verdict["verdict"], verdict["vp"]) == ("leviathan", 6)


@pytest.mark.rule("CW-ALLY-21")
def test_allies_fight_together() -> None:
    verdict = asked(red_soldiers=3, white_soldiers=4, blue_soldiers=4, green_soldiers=1, allied=1)["calc-verdict"]
    assert (verdict["seat"], verdict["ally"], verdict["strength"], verdict["keep"]) == ("red", "white", 7, 2)


def test_one_army_or_none_is_no_battle() -> None:
    assert asked(blue_soldiers=0)["calc-verdict"]["verdict"] == "lone"
    assert asked(blue_soldiers=0, red_soldiers=0)["calc-verdict"]["verdict"] == "nobody"


@pytest.mark.rule("CW-ATTR-01", "CW-ATTR-03", "CW-ATTR-08")
@pytest.mark.parametrize(
    ("numbers", "case"),
    [
        ({"linked": 1}, "linked"),
        ({"city_units": 3}, "city"),
        ({"city_units": 2}, "lost"),
        ({"affected": 0}, "immune"),
    ],
)
def test_supply(numbers: dict[str, int], case: str) -> None:
    assert asked(**numbers)["calc-supply"]["case"] == case


@pytest.mark.rule("CW-VP-03", "CW-VP-04", "CW-MAP-14", "CW-END-01")
def test_scoring() -> None:
    facts = asked(forests_1=1, forests_2=1, forests_3=2, lakes=2, fire_lakes=1, influence=13)["calc-scoring"]
    assert facts == {"forests": 1 + 2 + 6, "lakes": 6 + 4, "vp": 19, "final": 4}


def test_at_a_table_it_begins_with_the_next_battle_and_counts_like_it() -> None:
    players = {"blue": {"action": "tacops"}}
    armies = {"green": {"V1": "1+hunter"}, "blue": {"V1": "2+engineer"}, "red": {"V1": "1+tank", "V2": "1"}}
    state = position(MAP, "battle", players=players, **armies)
    facts, verdict = asked(state)["calc-verdict"], judge(state, "V1")
    assert verdict.winner is not None
    assert (facts["seat"], facts["strength"], facts["second"]) == ("red", verdict.winner.strength, verdict.second)
    values = {field.key: field.value for field in fields(state)}
    assert (values["green-special"], values["blue-special"], values["red-tank"]) == (1, 1, 1)
    assert values["tacops"] == 2
    assert "white-soldiers" not in values


def test_at_a_table_without_battles_it_begins_empty() -> None:
    assert asked(position(MAP, "spy", red={}, blue={}))["calc-verdict"]["verdict"] == "nobody"


@pytest.mark.parametrize("code", CODES)
def test_every_line_is_a_sentence_without_gaps(code: str) -> None:
    teller = Teller(language(code), Play.game)
    for numbers in ({}, {"blue-soldiers": 2}, {"leviathan": 1}, {"allied": 1}, {"red-bonus": -1}, {"blue-soldiers": 0}):
        values = {field.key: field.value for field in fields(None)} | numbers
        for event in calculate(values):
            text = teller.event(event)
            assert "{" not in text
            assert not text.startswith("clockwork-")
