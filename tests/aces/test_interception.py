"""Interception (AA-INT), TV-I1 to TV-I5: who is asked, who may, what it leads to."""

from __future__ import annotations

import pytest

from tests.aces.positions import table


@pytest.mark.rule("AA-INT-01")
@pytest.mark.rule("AA-INT-02")
@pytest.mark.rule("AA-INT-03")
@pytest.mark.rule("AA-INT-08")
@pytest.mark.rule("AA-INT-11")
@pytest.mark.rule("AA-AMB-11")
def test_an_aircraft_intercepts_infantry() -> None:
    """TV-I1."""
    play = table(units={"ftr9": "g1_262 C3", "inf1": "us_inf C5"}).enter("inf1 C4")
    assert play.asked == [("g1", "intercept")]
    assert play.lines() == ["intercept ftr9", "pass", "pass turn"]
    play.enter("intercept ftr9")
    assert play.hex("inf1") == "C4"
    assert play.state.units["ftr9"].duty == "inf1"
    assert play.asked == [("us", "move")]


@pytest.mark.rule("AA-INT-03")
@pytest.mark.rule("AA-INT-14")
def test_the_intercepted_unit_stops_on_its_way_and_may_still_attack() -> None:
    play = table(units={"ftr9": "g1_262 C2", "mob1": "us_mob C5"}).enter("mob1 C5-C4-C3-B3", "intercept ftr9")
    assert play.hex("mob1") == "C3"
    assert play.broken("mob1 B3") == {"AA-MOVE-24"}
    play.enter("next")
    assert play.broken("name mob1>ftr9") == set()


@pytest.mark.rule("AA-INT-14", breaks=True)
def test_the_rest_of_its_move_is_lost() -> None:
    play = table(units={"ftr9": "g1_262 C2", "mob1": "us_mob C5"}).enter("mob1 C3", "intercept ftr9")
    assert play.broken("mob1 D3") == {"AA-MOVE-24"}


@pytest.mark.rule("AA-INT-09")
@pytest.mark.rule("AA-INT-08", breaks=True)
@pytest.mark.rule("AA-INT-09", breaks=True)
@pytest.mark.rule("AA-INT-01", breaks=True)
def test_nobody_without_the_cloud_intercepts_an_aircraft() -> None:
    """TV-I2."""
    units = {"ftr1": "us_ftr C5", "t9": "g2_tank C3", "art9": "g1_pak D3", "mob9": "g2_mec B3"}
    play = table(units=units).enter("ftr1 C4")
    assert play.state.walk is None
    assert play.broken("g2 intercept t9") == {"AA-INT-01"}
    watched = table(units={**units, "ftr9": "g2_ftr B4"}).enter("ftr1 C4")
    assert watched.broken("intercept t9") == {"AA-INT-09"}
    howitzer = table(units={"inf9": "g1_inf C5", "art1": "us_how C3", "inf1": "us_inf D4"}, seat="g1").enter("inf9 C4")
    assert howitzer.broken("intercept art1") == {"AA-INT-08"}


@pytest.mark.rule("AA-INT-12")
def test_whoever_lets_a_unit_pass_may_still_intercept_it_later() -> None:
    """TV-I3."""
    play = table(units={"inf1": "us_inf C3", "ftr9": "g1_262 A4"}, seat="g1")
    play.enter("ftr9 A4-B3-B2-B1")
    assert play.hex("ftr9") == "B3"
    play.enter("pass")
    assert (play.hex("ftr9"), play.asked) == ("B2", [("us", "intercept")])
    play.enter("intercept inf1")
    assert play.hex("ftr9") == "B2"


@pytest.mark.rule("AA-INT-12", breaks=True)
def test_a_unit_that_has_gone_on_is_not_intercepted_where_it_was() -> None:
    play = table(units={"inf1": "us_inf C3", "ftr9": "g1_262 A4"}, seat="g1").enter("ftr9 A4-B3-A3", "pass")
    assert play.hex("ftr9") == "A3"
    assert play.broken("us intercept inf1") == {"AA-INT-01"}


I4 = {"inf1": "us_inf C5", "t9": "g2_tank C3", "art9": "g1_pak D4"}


@pytest.mark.rule("AA-INT-13")
@pytest.mark.rule("AA-AMB-10")
@pytest.mark.rule("AA-AMB-13")
def test_one_opponent_intercepts_what_the_other_lets_pass() -> None:
    """TV-I4: in turn order after the mover, Germany 2 comes first."""
    play = table(units=I4).enter("inf1 C4")
    assert play.asked == [("g2", "intercept")]
    play.enter("pass")
    assert play.asked == [("g1", "intercept")]
    play.enter("intercept art9")
    assert (play.hex("inf1"), play.state.units["art9"].duty) == ("C4", "inf1")
    assert play.state.walk is None


@pytest.mark.rule("AA-INT-13", breaks=True)
@pytest.mark.rule("AA-INT-02", breaks=True)
def test_each_opponent_decides_for_their_own_units_in_turn() -> None:
    play = table(units=I4).enter("inf1 C4")
    assert play.broken("g1 intercept art9") == {"AA-INT-13"}
    assert "AA-INT-02" in play.broken("g2 intercept art9")


@pytest.mark.rule("AA-INT-04")
@pytest.mark.rule("AA-INT-05")
@pytest.mark.rule("AA-INT-06")
@pytest.mark.rule("AA-NAME-13")
@pytest.mark.rule("AA-INT-04", breaks=True)
@pytest.mark.rule("AA-INT-05", breaks=True)
@pytest.mark.rule("AA-NAME-13", breaks=True)
def test_the_interceptor_stays_and_attacks_what_it_has_intercepted() -> None:
    """TV-I5."""
    units = {**I4, "inf2": "us_inf D5", "art9": "g1_pak D4 duty=inf1 intercepted=2", "inf1": "us_inf C4"}
    play = table(units=units, seat="g1")
    assert play.broken("art9 E4") == {"AA-INT-04"}
    play.enter("next")
    assert play.broken("next") == {"AA-INT-05"}
    assert play.broken("name art9>inf2") == {"AA-NAME-13"}
    play.enter("name art9>inf1", "next", "hits 3 back 0")
    assert play.state.units["art9"].duty == ""
    assert "AA-INT-06" in play.cited


@pytest.mark.rule("AA-INT-07")
@pytest.mark.rule("AA-INT-07", breaks=True)
@pytest.mark.rule("AA-AMB-08")
@pytest.mark.parametrize(
    ("special", "ruling", "asked"),
    [
        ("", "both", True),
        ("intercepted=3", "both", False),
        ("duty=t1 intercepted=2", "both", False),
        ("intercepted=3", "duty", True),
        ("duty=t1 intercepted=2", "round", True),
        ("duty=t1 intercepted=3", "round", False),
    ],
)
def test_a_unit_intercepts_once_a_round_and_not_while_it_owes_an_attack(special: str, ruling: str, asked: bool) -> None:
    units = {"ftr9": f"g1_262 C3 {special}", "inf1": "us_inf C5", "t1": "us_tank E5", "inf9": "g1_inf D4"}
    play = table(units=units, second_interception=ruling).enter("inf1 C4")
    assert ("intercept ftr9" in play.lines()) == asked
    if not asked:
        assert play.broken("intercept ftr9") == {"AA-INT-07"}


@pytest.mark.rule("AA-INT-10", breaks=True)
@pytest.mark.rule("AA-INT-11", breaks=True)
def test_over_a_friend_nobody_is_intercepted() -> None:
    units = {"ftr1": "us_ftr C5", "inf1": "us_inf C4", "ftr9": "g1_262 D3", "inf9": "g1_inf E1"}
    play = table(units=units).enter("ftr1 C5-C4-B4")
    assert play.state.walk is None
    assert play.broken("g1 intercept ftr9") == {"AA-INT-01"}


@pytest.mark.rule("AA-INT-15")
@pytest.mark.rule("AA-INT-15", breaks=True)
def test_from_the_water_nobody_intercepts() -> None:
    rows = (".....", ".....", "..~..", ".....", ".....")
    units = {"inf9": "g1_inf C3", "inf1": "us_inf C5"}
    assert table(rows, units).enter("inf1 C4").state.walk is None
    play = table(rows, {**units, "ftr9": "g1_262 D3"}).enter("inf1 C4")
    assert play.broken("intercept inf9") == {"AA-INT-15"}
    dry = table(units=units).enter("inf1 C4")
    assert dry.asked == [("g1", "intercept")]


@pytest.mark.rule("AA-B17-05")
@pytest.mark.rule("AA-B17-05", breaks=True)
def test_the_b17_intercepts_no_aircraft_but_ground_units() -> None:
    play = table(units={"bmb1": "us_b17 C3", "ftr9": "g1_262 C5"}, seat="g1").enter("ftr9 C4")
    assert play.state.walk is None
    ground = table(units={"bmb1": "us_b17 C3", "inf9": "g1_inf C5"}, seat="g1").enter("inf9 C4")
    assert ground.lines()[0] == "intercept bmb1"


def test_letting_pass_for_the_rest_of_the_turn_asks_no_more() -> None:
    units = {"inf1": "us_inf C3", "ftr9": "g1_262 A4", "inf9": "g1_inf E4"}
    play = table(units=units, seat="g1").enter("ftr9 A4-B3-B2-B1", "pass turn")
    assert play.hex("ftr9") == "B1"
    play.enter("inf9 D3")
    assert play.state.walk is None


def test_a_table_may_skip_the_last_hex() -> None:
    play = table(units={"ftr9": "g1_262 C3", "inf1": "us_inf C5"}, last_hex="skipped").enter("inf1 C4")
    assert play.asked == [("us", "move")]


def test_taking_an_empty_factory_may_be_intercepted_and_stays_taken() -> None:
    play = table(("..F..", "....."), {"inf1": "us_inf B1", "ftr9": "g1_262 D1"}).enter("inf1 C1", "intercept ftr9")
    assert play.state.factories["F01"] == "us"


@pytest.mark.rule("AA-AMB-09")
def test_a_duty_to_a_unit_that_is_gone_lapses() -> None:
    units = {"art9": "g1_pak D4 duty=inf1", "inf1": "us_inf C4 damage=5", "t9": "g1_tig C5", "inf2": "us_inf A1"}
    play = table(units=units, seat="g1", phase="name").enter("name t9>inf1", "name art9>inf1", "next", "hits 9")
    assert play.state.units["art9"].duty == ""
    assert play.facts("attack-lost") == [{"seat": "g1", "unit": "art9", "target": "inf1"}]
