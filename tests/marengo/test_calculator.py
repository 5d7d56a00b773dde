"""The calculator: the arithmetic of the rulebook's examples, and what a table puts into it."""

from __future__ import annotations

import pytest

from companion.games.marengo.calculator import calculate, fields
from companion.kernel.game import Facts
from tests.marengo.ledger import Ledger


def worked_out(**typed: int) -> dict[str, Facts]:
    """What it says, with nothing but this typed in."""
    empty = {field.key: field.low for field in fields(None)}
    values = {**empty, **{key.replace("_", "-"): value for key, value in typed.items()}}
    return {event.kind.removeprefix("calc-"): event.facts for event in calculate(values)}


def test_it_works_without_a_table_from_the_start() -> None:
    values = {field.key: field.value for field in fields(None)}
    assert len(calculate(values)) == 7
    assert all(field.low <= field.value <= field.high for field in fields(None))
    assert all(not field.words or len(field.words) == field.high - field.low + 1 for field in fields(None))


def test_penalties_are_taken_from_the_attack() -> None:
    """BM-TV-03."""
    assert worked_out(attacker_1=2, attacker_arm=1, terrain=1)["attack"]["strength"] == 1
    assert worked_out(attacker_1=2, attacker_arm=1)["attack"]["strength"] == 2


def test_the_bombardment_of_the_rulebook() -> None:
    """BM-TV-11: strength 1, an infantry 2 becomes a 1."""
    assert worked_out(gun=1, victim=2)["bombardment"] == {"points": 1, "lost": 1, "left": 1, "own": 0}
    assert worked_out(gun=1, victim=2, penalty=2)["bombardment"]["points"] == 0  # BM-AMB-15
    assert worked_out(gun=1, victim=2, penalty=2, target=1)["bombardment"]["points"] == 1  # BM-BOMB-21
    assert worked_out(gun=3, victim=1)["bombardment"] == {"points": 3, "lost": 1, "left": 0, "own": 0}  # BM-BOMB-22


def test_the_assault_of_the_rulebook() -> None:
    """BM-TV-12: attack 1, defence 2, Austrians lose 4 in all and French 2."""
    told = worked_out(
        attacker_1=3, attacker_behind=2, terrain=1, fire=1, cav_attacker=1,
        defender_1=2, defender_behind=3, defender_pursuers=2,
    )  # fmt: skip
    assert (told["attack"]["strength"], told["defence"]["strength"]) == (1, 2)
    assert told["verdict"] == {"verdict": "defender", "result": -1, "attacker": 2, "defender": 1}
    assert told["pursuit"] == {"case": "pursuit", "points": 1, "own": 1}
    assert told["losses"] == {"attacker": 4, "defender": 2}


def test_the_retreat_of_the_rulebook() -> None:
    """BM-TV-13: the side that was not assaulted costs 1, cavalry in reserve nothing."""
    assert worked_out(sides=1)["retreat"]["points"] == 1
    assert worked_out(sides=2, reserve_infantry=1, artillery=2, stranded=3)["retreat"]["points"] == 8


def test_small_arithmetic() -> None:
    """BM-TV-14: a result of 0 is the defender's, both lose 1; without leaders attack 2 costs the defender 3."""
    even = worked_out(attacker_1=2, defender_1=2)
    assert even["verdict"] == {"verdict": "defender", "result": 0, "attacker": 1, "defender": 1}
    alone = worked_out(attacker_1=2, defender_behind=9)
    assert alone["verdict"] == {"verdict": "attacker", "result": 2, "attacker": 1, "defender": 3}
    assert worked_out(attacker_1=2, defender_behind=1)["losses"]["defender"] == 1  # BM-ASLT-21


@pytest.mark.parametrize(
    ("typed", "attack"),
    [
        ({"attacker_1": 3, "attacker_2": 2}, 5),
        ({"attacker_1": 3, "attacker_2": 2, "terrain": 1}, 4),  # once for both (BM-AMB-01)
        ({"attacker_1": 3, "attacker_2": 2, "terrain": 1, "reading": 1}, 3),
        ({"attacker_1": 3, "attacker_2": 3, "fire": 1, "broken": 1}, 3),  # BM-DEM-13
        ({"attacker_1": 2, "attacker_2": 2, "fire": 2, "broken": 1}, 0),  # spread, so that both count for nothing
        ({"attacker_1": 2, "fire": 3, "terrain": 1}, -1),  # BM-AS05-07
    ],
)
def test_the_strength_of_an_attack(typed: dict[str, int], attack: int) -> None:
    assert worked_out(**typed)["attack"]["strength"] == attack


def test_demoralized_defenders_count_one_less_each() -> None:
    """BM-AS05-04."""
    assert worked_out(defender_1=2, defender_2=1, demoralized=1)["defence"]["strength"] == 1


@pytest.mark.parametrize(
    ("typed", "case"),
    [
        ({"attacker_pursuers": 2}, "pursuit"),
        ({}, "none"),
        ({"defender_pursuers": 2}, "none"),  # the attacker wins
        ({"attacker_pursuers": 2, "defender_arm": 1}, "cavalry"),  # BM-AS08-02
        ({"attacker_pursuers": 2, "obstacle": 1}, "obstacle"),  # BM-AS08-05
    ],
)
def test_when_there_is_a_pursuit(typed: dict[str, int], case: str) -> None:
    assert worked_out(attacker_1=3, defender_1=1, **typed)["pursuit"]["case"] == case


def test_at_a_table_it_begins_with_the_assault_there() -> None:
    table = Ledger("attack a wide c3 c2 of 2 against 2 cav 1", "pass", penalty_per_piece="each")
    values = {field.key: field.value for field in fields(table.state)}
    assert (values["attacker-1"], values["attacker-2"], values["attacker-arm"]) == (3, 2, 1)
    assert (values["terrain"], values["cav-defender"], values["reading"]) == (1, 1, 1)
    table = Ledger("attack a narrow i2 of 2 against 2", "volley a2")
    values = {field.key: field.value for field in fields(table.state)}
    assert (values["attacker-1"], values["defender-1"]) == (0, 0)  # the first row has fallen, the other is not named
