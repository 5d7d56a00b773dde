"""Factories (AA-FAC): who can take them, what that costs, and what it does."""

from __future__ import annotations

import pytest

from companion.games.aces.reach import stops
from tests.aces.positions import table

ROW = ("..F..",)
THERE = {"inf1": "us_inf B1", "t9": "g2_tank E1"}


@pytest.mark.rule("AA-FAC-02")
@pytest.mark.rule("AA-FAC-04")
@pytest.mark.rule("AA-FAC-05")
@pytest.mark.rule("AA-FAC-06")
@pytest.mark.rule("AA-FAC-10")
@pytest.mark.rule("AA-TURN-13")
@pytest.mark.parametrize("type_", ["us_inf", "us_mob"])
def test_infantry_beside_a_neutral_factory_occupies_it(type_: str) -> None:
    play = table(ROW, {**THERE, "inf1": f"{type_} B1"}).enter("inf1 B1-C1 capture")
    assert play.state.factories == {"F01": "us"}
    assert (play.hex("inf1"), play.state.units["inf1"].occupied) == ("C1", True)
    assert {"AA-FAC-04", "AA-FAC-10"} <= play.cited
    assert "AA-FAC-09" not in play.cited
    assert play.state.phase == "move"


@pytest.mark.rule("AA-FAC-02", breaks=True)
@pytest.mark.parametrize("type_", ["us_tank", "us_how", "us_ftr"])
def test_nobody_but_infantry_takes_a_factory(type_: str) -> None:
    play = table(ROW, {**THERE, "t1": f"{type_} B1"} | {"inf1": "us_inf A1"})
    assert play.broken("t1 C1") == {"AA-FAC-02"}


@pytest.mark.rule("AA-FAC-05", breaks=True)
@pytest.mark.rule("AA-FAC-06", breaks=True)
def test_nobody_walks_up_to_a_factory_and_takes_it_in_one_turn() -> None:
    play = table(ROW, {"mob1": "us_mob A1", "t9": "g2_tank E1"})
    assert play.broken("mob1 C1") == {"AA-FAC-06"}
    assert play.broken("mob1 A1-B1-C1") == {"AA-FAC-06"}
    assert "C1" not in stops(play.state, "mob1")


@pytest.mark.rule("AA-FAC-07")
@pytest.mark.rule("AA-NAME-12", breaks=True)
@pytest.mark.rule("AA-FAC-07", breaks=True)
def test_whoever_has_occupied_does_not_attack_this_turn() -> None:
    play = table(ROW, {"inf1": "us_inf B1", "t9": "g2_tank D1", "t1": "us_tank A1"}, last_hex="skipped")
    play.enter("inf1 C1", "next")
    assert play.broken("name inf1>t9") == {"AA-NAME-12"}
    other = table(ROW, {"inf1": "us_inf C1", "t9": "g2_tank D1"}, factories={"F01": "us"}).enter("next")
    assert other.broken("name inf1>t9") == set()


@pytest.mark.rule("AA-FAC-03")
@pytest.mark.rule("AA-FAC-08")
@pytest.mark.rule("AA-FAC-09")
@pytest.mark.rule("AA-FAC-15")
@pytest.mark.rule("AA-AMB-39")
def test_a_unit_inside_is_gone_and_the_flag_changes() -> None:
    units = {"inf1": "us_inf B1", "t9": "g2_tank C1 xp=3 repair=yes", "t8": "g2_tank E1"}
    play = table(ROW, units, factories={"F01": "g2"}, coins={"g2": 1}).enter("inf1 C1")
    assert "t9" not in play.state.units
    assert play.state.factories == {"F01": "us"}
    assert {"AA-FAC-08", "AA-FAC-09", "AA-FAC-15"} <= play.cited
    assert play.state.units["inf1"].xp == 0  # no experience for it
    assert play.state.coins == {"g1": 0, "us": 0, "g2": 1, "su": 0}  # the fee is lost
    assert play.state.walk is None  # where a unit stood nobody intercepts


@pytest.mark.rule("AA-FAC-03", breaks=True)
def test_a_tank_does_not_enter_a_factory_with_an_enemy_in_it() -> None:
    units = {"t1": "us_tank B1", "t9": "g2_tank C1"}
    assert "AA-FAC-02" in table(ROW, units, factories={"F01": "g2"}).broken("t1 C1")


@pytest.mark.rule("AA-FAC-11")
def test_a_factory_stays_with_its_owner_when_the_unit_leaves() -> None:
    play = table(ROW, {**THERE, "inf1": "us_inf C1"}, factories={"F01": "us"}).enter("inf1 B1")
    assert play.state.factories == {"F01": "us"}


@pytest.mark.rule("AA-FAC-12", breaks=True)
def test_units_of_others_do_not_enter() -> None:
    assert table(ROW, {**THERE, "t1": "us_tank B1", "inf1": "us_inf A1"}, factories={"F01": "g1"}).broken("t1 C1") == {
        "AA-FAC-02"
    }


@pytest.mark.rule("AA-FAC-14", breaks=True)
def test_a_factory_has_room_for_one() -> None:
    units = {"inf1": "us_inf B1", "t1": "us_tank C1", "t9": "g2_tank E1"}
    assert table(ROW, units, factories={"F01": "us"}).broken("inf1 C1") == {"AA-FAC-14"}


@pytest.mark.rule("AA-FAC-14")
def test_it_is_free_again_when_the_unit_has_left() -> None:
    units = {"inf1": "us_inf B1", "t1": "us_tank C1", "t9": "g2_tank E1"}
    play = table(ROW, units, factories={"F01": "us"}, last_hex="skipped").enter("t1 D1", "inf1 C1")
    assert play.hex("inf1") == "C1"


@pytest.mark.rule("AA-FAC-13")
@pytest.mark.rule("AA-FAC-01")
def test_in_a_factory_units_fight_as_anywhere() -> None:
    units = {"inf1": "us_inf C1", "t1": "us_tank C2", "t9": "g2_tank D1"}
    play = table(("..F..", "....."), units, factories={"F01": "us"}, phase="name")
    play.enter("name inf1>t9", "next", "hits 2 back 2")
    assert play.facts("fought")[0]["red"] == 2  # the tank beside it supports
    assert play.state.units["inf1"].damage == 1


@pytest.mark.rule("AA-AMB-07")
def test_an_allys_factory_is_passed_for_one_point_but_not_taken_over() -> None:
    units = {"inf1": "us_inf B1", "t9": "g2_tank E1"}
    play = table(ROW, units, factories={"F01": "su"}).enter("inf1 C1")
    assert (play.hex("inf1"), play.state.factories["F01"]) == ("C1", "su")
    closed = table(ROW, units, factories={"F01": "su"}, allied_factories="closed")
    assert closed.broken("inf1 C1") == {"AA-AMB-07"}
