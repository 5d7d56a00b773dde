"""Battles of two against two: CW-ALLY-21..23 and the rulings that go with them."""

from __future__ import annotations

import pytest

from companion.games.clockwork.standing import standing
from tests.clockwork.tables import Play, at, small_map

MAP = small_map("H1 1,0  V1 2,1  F1 2,-1  H2 3,-2  B1 3,0  H3 4,1  H4 3,2")


def given(action: str = "", start: str = "red", **armies: str) -> Play:
    """Red and White against Blue and Green, all on one tile."""
    options = {"alliance": "yes", "start": start}
    players = {action: {"action": "tacops"}} if action else None
    units = {seat: {"B1": armies[seat]} if seat in armies else {} for seat in ("red", "blue", "white", "green")}
    return at(MAP, "battle", options=options, players=players, **units)


@pytest.mark.rule("CW-ALLY-21")
def test_the_strengths_of_allies_are_added() -> None:
    play = given(red="2", white="2", blue="3").enter("red battle B1")
    assert play.told("battle-alliance") == [{"seat": "red", "ally": "white", "tile": "B1", "strength": 4}]
    assert play.told("battle-won")[0]["keep"] == 1


@pytest.mark.rule("CW-ALLY-22")
def test_all_units_of_the_losing_alliance_are_eliminated() -> None:
    play = given(red="1", white="1", blue="5").enter("red battle B1")
    assert play.units("B1") == {"blue": 3}


@pytest.mark.rule("CW-ALLY-23", "CW-ALLY-05")
@pytest.mark.parametrize(("start", "commander"), [("red", "red"), ("blue", "white"), ("green", "red")])
def test_the_commander_says_what_stays(start: str, commander: str) -> None:
    play = given(start=start, red="2", white="2", blue="2")
    play.enter(f"{play.owing()[0][0]} battle B1")
    assert play.owing() == [(commander, "keep")]
    assert len(play.lines()) == 3


@pytest.mark.rule("CW-ALLY-23", breaks=True)
def test_the_other_ally_does_not() -> None:
    play = given(red="2", white="2", blue="2").enter("red battle B1")
    assert play.broken_by("white keep B1 2") == {"CW-BATTLE-10"}


def test_the_commander_may_keep_only_the_allys_units() -> None:
    play = given(red="2", white="2", blue="2").enter("red battle B1", "red keep B1 white:2")
    assert play.units("B1") == {"white": 2}


@pytest.mark.rule("CW-ALLY-07")
def test_after_the_battle_the_stronger_ally_controls_the_tile() -> None:
    play = given(red="1", white="4", blue="2").enter("red battle B1", "red keep B1 red:1 white:2")
    assert standing(play.state).controller("B1") == "white"


@pytest.mark.rule("CW-A-58")
def test_a_draw_of_alliances_eliminates_all() -> None:
    assert given(red="2", white="2", blue="4").enter("red battle B1").units("B1") == {}


@pytest.mark.rule("CW-A-58")
def test_tactical_operations_count_where_the_holder_has_units() -> None:
    helped = given("white", red="2", white="2", blue="4").enter("red battle B1")
    assert helped.told("battle-won")[0]["strength"] == 5
    absent = given("white", red="4", blue="4").enter("red battle B1")
    assert absent.units("B1") == {}


def test_allies_left_alone_keep_everything() -> None:
    play = given(red="1", white="2", blue="1")
    play.state = play.state.with_soldiers("B1", "blue", 0)
    play.enter("red battle B1")
    assert play.units("B1") == {"red": 1, "white": 2}
