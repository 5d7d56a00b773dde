"""A table without a map (ledger depth): what is told, what is checked, and that whole games can be kept so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.aces.fights import fight_between
from companion.games.registry import game
from companion.kernel.game import Setup
from tests.aces.positions import Play, table, unit


def books(units: dict[str, str], phase: str = "move", seat: str = "us", **changes: object) -> Play:
    """A table without a map in round 3."""
    state = game("aces").start(Setup({"depth": "ledger", "automatic": "off"}))
    known = {name: unit(text) for name, text in units.items()}
    fields = {"phase": phase, "seat": seat, "first": seat, "round": 3, "units": known, **changes}
    return Play(replace(state, **fields))


def test_units_are_told_to_have_moved_once() -> None:
    play = books({"inf1": "us_inf field", "t1": "us_tank field", "t9": "g2_tank field"})
    play.enter("go inf1 field")
    assert play.broken("go inf1 field") == {"AA-MOVE-24"}
    assert play.broken("go t1 water") == {"AA-MOVE-12"}
    assert play.broken("go t1 F01") == {"AA-MOVE-21"}
    assert play.enter("next").state.phase == "name"


@pytest.mark.rule("AA-FAC-04")
def test_factories_are_occupied_by_infantry_and_whoever_is_inside_is_gone() -> None:
    units = {"inf1": "us_inf field", "t1": "us_tank field", "t9": "g2_tank F02", "t8": "g2_tank field"}
    play = books(units)
    play.state = replace(play.state, factories={**play.state.factories, "F02": "g2", "F03": "us"})
    assert play.broken("occupy t1 F02") == {"AA-FAC-02"}
    assert play.broken("occupy inf1 F03") == {"AA-FAC-04"}
    assert play.broken("go t1 F03") == set()
    play.enter("occupy inf1 F02")
    assert (play.state.factories["F02"], "t9" in play.state.units) == ("us", False)
    play.enter("next")
    assert play.broken("aim inf1>t8") == {"AA-NAME-12"}


@pytest.mark.rule("AA-INT-03")
def test_an_interception_is_told_and_leads_to_a_duty() -> None:
    play = books({"inf1": "us_inf field", "t9": "g2_tank field", "art9": "g1_pak field", "ftr1": "us_ftr field"})
    assert play.broken("g2 catch t9>inf1") == {"AA-INT-03"}
    play.enter("go inf1 field", "go ftr1 field")
    assert play.broken("g2 catch t9>ftr1") == {"AA-INT-09"}
    play.enter("g2 catch t9>inf1")
    assert play.state.units["t9"].duty == "inf1"
    assert play.broken("g2 catch t9>inf1") == {"AA-INT-07"}


def test_attacks_are_named_with_their_distance() -> None:
    units = {"art1": "us_how field", "t1": "us_tank field", "t9": "g2_tank field", "ftr9": "g1_262 field"}
    play = books(units, "name")
    assert play.broken("aim art1>t9") == {"AA-NAME-07"}
    assert play.broken("aim art1>t9 at 6") == {"AA-NAME-06"}
    assert play.broken("aim t1>t9 at 2") == {"AA-NAME-14"}
    assert play.broken("aim t1>ftr9") == {"AA-NAME-15"}
    assert play.broken("barrage t1") == {"AA-NAME-09"}
    play.enter("aim art1>t9 at 3", "aim t1>t9", "next")
    assert play.asked == [("us", "terms")]  # tanks have a green line


@pytest.mark.rule("AA-BON-01")
def test_support_and_forest_are_told_before_the_dice() -> None:
    """TV-C1 without a map."""
    units = {"t9": "g2_tank field xp=3", "inf1": "us_inf field damage=1 xp=2"}
    play = books(units, "name", "g2").enter("aim t9>inf1", "next")
    assert play.asked == [("g2", "terms")]
    assert play.broken("hits 5 back 2") == {"AA-CMB-03"}
    assert play.broken("terms 0") == {"AA-BON-01"}
    play.enter("terms 3 forest")
    fight = fight_between(play.state, "t9", "inf1")
    assert (fight.attack.dice, fight.red.dice, fight.forest) == (15, 3, True)
    assert fight.defence is not None
    play.enter("hits 5 back 2")
    assert (play.state.units["inf1"].damage, play.state.units["t9"].damage) == (3, 1)
    assert play.state.cover is None


def test_aircraft_and_fire_from_afar() -> None:
    units = {"ftr1": "us_ftr field", "ftr9": "g1_262 field", "art1": "us_how field"}
    play = books(units, "name").enter("aim ftr1>ftr9", "next")
    assert play.broken("terms 1 forest") == {"AA-AMB-06"}
    assert fight_between(play.enter("terms 2").state, "ftr1", "ftr9").red.dice == 3
    far = books({"art1": "us_how field", "t9": "g2_tank field"}, "name").enter("aim art1>t9 at 4", "next")
    assert far.broken("terms 2") == {"AA-BON-01"}
    far.enter("terms 0 forest")
    assert fight_between(far.state, "art1", "t9").defence is None


@pytest.mark.rule("AA-KAT-04")
def test_a_barrage_says_whom_it_hits() -> None:
    units = {"art1": "su_kat field", "inf9": "g1_inf field", "inf8": "g1_inf field", "ftr9": "g1_262 field"}
    play = books(units, "name", "su").enter("barrage art1", "next")
    assert play.broken("shelled 3 hit ftr9") == {"AA-KAT-04"}
    assert play.broken("shelled 13 hit inf9") == {"AA-CMB-09"}
    play.enter("shelled 3 hit inf9 forest inf8")
    assert [play.state.units[unit].damage for unit in ("inf9", "inf8")] == [2, 1]
    assert play.state.units["art1"].xp == 1


def test_what_belongs_to_the_map_is_refused() -> None:
    play = books({"t1": "us_tank field", "t9": "g2_tank field"})
    assert play.broken("us pass") == {"AA-TURN-02"}
    assert table(units={"t1": "us_tank A1", "t9": "g2_tank E5"}).broken("us barrage t1") == {"AA-TURN-02"}
