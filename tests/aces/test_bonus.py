"""Bonus dice (AA-BON, AA-B17): TV-B1 to TV-B4 on a 5 × 5 map, the target on C3."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.aces.fights import fight_between, support
from tests.aces.positions import table

GROUND = {"inf1": "us_inf C3"}
AIR = {"ftr1": "us_ftr C3"}


def red(target: dict[str, str], own: dict[str, str], rows: tuple[str, ...] = (".....",) * 5, **rulings: str) -> int:
    """Red dice of the first of these units against the target."""
    play = table(rows, {**target, **own}, seat="g2", **rulings)
    return support(play.state, next(iter(own)), next(iter(target))).dice


@pytest.mark.rule("AA-BON-02")
@pytest.mark.rule("AA-BON-03")
@pytest.mark.rule("AA-BON-04")
@pytest.mark.rule("AA-BON-09")
@pytest.mark.rule("AA-BON-10")
def test_three_arms_give_three() -> None:
    """TV-B1."""
    assert red(GROUND, {"t9": "g2_tank B3", "inf9": "g2_inf D3", "art9": "g2_flk C5"}) == 3
    assert red(GROUND, {"t9": "g2_tank B3", "inf9": "g2_inf D3"}) == 2
    assert red(GROUND, {"t9": "g2_tank B3"}) == 0


@pytest.mark.rule("AA-BON-06")
@pytest.mark.rule("AA-BON-07")
def test_two_tanks_count_once_and_the_allys_gun_not_at_all() -> None:
    """TV-B2."""
    own = {"ftr9": "g2_ftr B3", "t9": "g2_tank C2", "t8": "g2_tank D2", "art8": "g1_pak C4"}
    assert red(GROUND, own) == 2


@pytest.mark.rule("AA-BON-11")
@pytest.mark.rule("AA-BON-12")
def test_aircraft_support_aircraft() -> None:
    """TV-B3."""
    assert red(AIR, {"ftr9": "g2_ftr B3", "ftr8": "g2_ftr C2", "bmb9": "g2_j88 D3"}) == 3
    assert red(AIR, {"ftr9": "g2_ftr B3", "ftr8": "g2_ftr C2"}) == 2
    assert red(AIR, {"ftr9": "g2_ftr B3", "inf9": "g2_inf C2"}) == 0


def test_an_allys_aircraft_do_not() -> None:
    """TV-B4."""
    assert red(AIR, {"ftr9": "g2_ftr B3", "ftr8": "g1_262 C2", "bmb8": "g1_j87 D3"}) == 0


@pytest.mark.rule("AA-BON-05")
def test_four_arms_give_no_more_than_three() -> None:
    own = {"t9": "g2_tank B3", "inf9": "g2_inf D3", "art9": "g2_flk C5", "ftr9": "g2_ftr C2"}
    assert red(GROUND, own) == 3


@pytest.mark.rule("AA-BON-01")
@pytest.mark.rule("AA-BON-01", breaks=True)
@pytest.mark.rule("AA-BON-08")
def test_nobody_helps_an_attack_from_afar_or_from_two_hexes_away() -> None:
    assert red(GROUND, {"art9": "g2_flk C5", "t9": "g2_tank B3", "inf9": "g2_inf D3"}) == 0
    assert red(GROUND, {"t9": "g2_tank B3", "inf9": "g2_inf D4"}) == 0


@pytest.mark.rule("AA-BON-13")
@pytest.mark.rule("AA-BON-14")
def test_no_red_dice_for_shooting_back_or_for_ground_units_against_aircraft() -> None:
    assert red(AIR, {"inf9": "g2_inf B3", "ftr9": "g2_ftr C2", "art9": "g2_flk C5"}) == 0
    play = table(units={"inf1": "us_inf C3", "t1": "us_tank C4", "art1": "us_how E5", "t9": "g2_tank B3"}, seat="g2")
    fight = fight_between(play.state, "t9", "inf1")
    assert fight.defence is not None
    assert fight.defence.dice == 12


@pytest.mark.rule("AA-B17-03")
@pytest.mark.rule("AA-B17-04")
def test_the_b17_helps_on_the_ground_and_not_in_the_air() -> None:
    play = table(units={"ftr9": "g1_262 C3", "ftr1": "us_ftr B3", "bmb1": "us_b17 C2", "inf9": "g1_inf A1"})
    assert support(play.state, "ftr1", "ftr9").dice == 0
    play = table(units={"inf9": "g1_inf C3", "t1": "us_tank B3", "bmb1": "us_b17 C2"})
    assert support(play.state, "t1", "inf9").dice == 2


@pytest.mark.rule("AA-AMB-41")
@pytest.mark.rule("AA-AMB-12")
def test_from_the_water_nobody_helps_and_a_table_may_leave_out_who_has_just_occupied() -> None:
    wet = (".....", ".....", "...~.", ".....", ".....")
    assert red(GROUND, {"t9": "g2_tank B3", "inf9": "g2_inf D3"}, wet) == 0
    busy = {"t9": "g2_tank B3", "inf9": "g2_inf D3 occupied=yes"}
    assert (red(GROUND, busy), red(GROUND, busy, occupier_supports="no")) == (2, 0)
    play = table(units={**GROUND, "t9": "g2_tank B3 army=1", "inf9": "g2_inf D3 army=2"}, seat="g2")
    play.state = replace(play.state, active=(1,))
    assert support(play.state, "t9", "inf1").dice == 2
    strict = table(
        units={**GROUND, "t9": "g2_tank B3 army=1", "inf9": "g2_inf D3 army=2"}, seat="g2", idle_armies="nothing"
    )
    assert support(replace(strict.state, active=(1,)), "t9", "inf1").dice == 0
