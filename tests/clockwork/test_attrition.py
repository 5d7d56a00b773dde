"""Attrition and supply: CW-ATTR-01..11, CW-ALLY-24, CW-A-30, CW-A-31, CW-A-54, CW-A-55."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.moves import attrition
from companion.games.clockwork.moves.attrition import Lose
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import REMOVED, Discovery
from tests.clockwork.tables import Play, at, begun, position, small_map

BY_HAND = {"automatic": "off"}
# A row from capital to capital: H1 T1 V1 C1 V2 M1 H2, with another capital at the far end.
ROW = small_map("H1 1,0  T1 2,1  V1 3,0  C1 4,1  V2 5,0  M1 6,1  H2 7,0")


def given(options: dict[str, str] | None = None, map_: str = ROW, **armies: dict[str, str]) -> Play:
    return at(map_, "attrition", options=options or {}, **armies)


def cut_off(play: Play) -> list[tuple[str, str]]:
    return [(facts["seat"], facts["tile"]) for facts in play.told("unsupplied")]


@pytest.mark.rule("CW-ATTR-01")
def test_a_line_of_own_tiles_to_the_capital_supplies_all_of_it() -> None:
    play = given(red={"T1": "1", "V1": "1", "C1": "1"}, blue={})
    assert cut_off(play) == []
    assert play.units("C1") == {"red": 1}


@pytest.mark.rule("CW-ATTR-02", "CW-ATTR-03")
def test_a_gap_costs_a_unit_on_every_tile_behind_it() -> None:
    play = given(red={"T1": "1", "C1": "2", "V2": "1"}, blue={})
    assert cut_off(play) == [("red", "C1"), ("red", "V2")]
    assert (play.units("C1"), play.units("V2")) == ({"red": 1}, {})


@pytest.mark.rule("CW-ATTR-02")
def test_an_enemy_in_between_breaks_the_line() -> None:
    play = given(red={"T1": "1", "C1": "2"}, blue={"V1": "1"})
    assert cut_off(play) == [("red", "C1"), ("blue", "V1")]


@pytest.mark.rule("CW-ATTR-08", "CW-ATTR-01")
def test_a_city_is_a_source_for_itself_and_its_neighbours() -> None:
    play = given(red={"V2": "3", "C1": "1"}, blue={})
    assert cut_off(play) == []


@pytest.mark.rule("CW-ATTR-11")
def test_supply_is_read_before_anything_is_lost() -> None:
    """Two villages with two units each are no source, and losing one of them changes nothing for the other."""
    play = given(red={"V1": "2", "V2": "2", "C1": "1"}, blue={})
    assert cut_off(play) == [("red", "V1"), ("red", "C1"), ("red", "V2")]
    assert [play.units(tile) for tile in ("V1", "C1", "V2")] == [{"red": 1}, {}, {"red": 1}]


@pytest.mark.rule("CW-ATTR-09")
def test_a_city_that_a_battle_has_thinned_out_supplies_nobody() -> None:
    play = at(ROW, "battle", red={"V2": "4", "C1": "1"}, blue={"V2": "2"}).enter("red battle V2")
    assert cut_off(play) == [("red", "C1"), ("red", "V2")]


@pytest.mark.rule("CW-ATTR-03", "CW-ATTR-10")
def test_soldiers_go_to_supply() -> None:
    state = position(ROW, "attrition", red={"C1": "2"}, blue={})
    play = begun(state)
    assert play.state.players["red"].supply == state.players["red"].supply + 1


@pytest.mark.rule("CW-ATTR-05", "CW-ATTR-10", "CW-UNIT-05")
@pytest.mark.parametrize(("seat", "figure"), [("green", "hunter"), ("blue", "engineer-1")])
def test_a_special_unit_alone_out_of_supply_is_out_of_the_game(seat: str, figure: str) -> None:
    other = {"red": {}}
    play = given(**{seat: {"C1": figure.partition("-")[0]}}, **other)
    assert play.state.players[seat].figures[figure] == REMOVED


@pytest.mark.rule("CW-ATTR-04", "CW-AGENT-06", "CW-GUARD-07", "CW-TANK-11", "CW-UNIT-05")
@pytest.mark.parametrize("figure", ["agent", "guardian", "tank"])
def test_agent_guardian_and_tank_suffer_no_attrition(figure: str) -> None:
    play = given(red={"C1": figure}, blue={})
    assert play.units("C1") == {"red": 1}
    assert [facts["tile"] for facts in play.told("attrition-spared")] == ["C1"]


@pytest.mark.rule("CW-A-31")
def test_the_agent_supplies_nobody_but_carries_a_line() -> None:
    beside = given(red={"C1": "1+agent"}, blue={})
    assert beside.units("C1") == {"red": 1}
    between = given(red={"T1": "1", "V1": "agent", "C1": "1"}, blue={})
    assert cut_off(between) == []


@pytest.mark.rule("CW-A-31")
def test_where_his_tile_is_a_source_units_beside_the_agent_are_supplied() -> None:
    beside = given(options={"agent-supply": "his-tile"}, red={"C1": "1+agent"}, blue={})
    assert beside.units("C1") == {"red": 2}
    assert cut_off(beside) == []


@pytest.mark.rule("CW-ATTR-06")
def test_the_owner_chooses_which_unit_goes() -> None:
    play = given(green={"C1": "1+hunter"}, red={})
    assert play.owing() == [("green", "lose")]
    assert play.lines() == ["green lose C1 soldier", "green lose C1 hunter"]
    play.enter("green lose C1 soldier")
    assert play.state.players["green"].figures["hunter"] == "C1"


@pytest.mark.rule("CW-ATTR-06", breaks=True)
def test_it_has_to_be_one_that_is_there() -> None:
    assert given(green={"C1": "1+hunter"}, red={}).broken_by("green lose C1 engineer") == {"CW-ATTR-06"}


@pytest.mark.rule("CW-ATTR-03", breaks=True)
@pytest.mark.parametrize("line", ["red lose C1 soldier", "green lose V1 soldier", "green lose H1 soldier"])
def test_nobody_loses_a_unit_that_is_not_owed(line: str) -> None:
    assert given(green={"C1": "1+hunter"}, red={"V1": "1", "T1": "1"}).broken_by(line) == {"CW-ATTR-03"}


def test_several_players_choose_in_any_order() -> None:
    play = given(BY_HAND, red={"C1": "1"}, blue={"V1": "1"})
    assert play.owing() == [("red", "lose"), ("blue", "lose")]
    play.enter("blue lose V1 soldier", "red lose C1 soldier")
    assert play.units("C1") == play.units("V1") == {}


@pytest.mark.rule("CW-ATTR-07", "CW-A-30")
def test_beside_an_immune_unit_an_affected_one_has_to_go() -> None:
    play = given(BY_HAND, red={"C1": "2+guardian"}, blue={})
    assert play.lines() == ["red lose C1 soldier"]
    assert given(red={"C1": "2+guardian"}, blue={}).units("C1") == {"red": 2}


@pytest.mark.rule("CW-ATTR-07", "CW-A-30", breaks=True)
def test_the_immune_one_cannot_be_named() -> None:
    assert given(BY_HAND, red={"C1": "2+guardian"}, blue={}).broken_by("red lose C1 guardian") == {"CW-ATTR-07"}


@pytest.mark.rule("CW-A-30")
def test_at_some_tables_it_can_and_nothing_is_lost() -> None:
    play = given({"attrition-beside-immune": "immune-may-go"}, red={"C1": "2+guardian"}, blue={})
    assert play.lines() == ["red lose C1 soldier", "red lose C1 guardian"]
    assert play.enter("red lose C1 guardian").units("C1") == {"red": 3}


@pytest.mark.rule("CW-TOKEN-14")
def test_a_token_on_an_emptied_tile_belongs_to_nobody() -> None:
    state = position(ROW, "attrition", red={"M1": "1"}, blue={})
    play = begun(state.with_discovery("science1", Discovery("titan", 4, "owned", "red", "M1")))
    assert play.state.discoveries["science1"].owner == ""


def test_a_discovery_may_protect_against_attrition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attrition, "is_immune", lambda state, seat, tile, to: (seat, to) == ("red", "attrition"))
    play = given(red={"C1": "2"}, blue={})
    assert play.units("C1") == {"red": 2}


@pytest.mark.parametrize("phase", ["attrition", "battle", "over"])
@pytest.mark.parametrize("seat", ["red", "white", None])
@pytest.mark.parametrize("tile", ["C1", "X9", ""])
def test_nonsense_is_refused_and_never_breaks_anything(phase: str, seat: str | None, tile: str) -> None:
    state = replace(given(BY_HAND, red={"C1": "1+agent"}, blue={}).state, phase=phase)
    wrong = [o.rule for o in Lose(seat, tile, "soldier").objections(state)]
    assert (wrong == []) is ((phase, seat, tile) == ("attrition", "red", "C1"))


# --- two against two: Red and White against Blue and Green -----------------------------------------------------------

# H1 T1 V1 H3 is a line between the allies' capitals; C1 hangs on V1, M1 is far off.
FOUR = small_map("H1 1,0  T1 2,1  V1 3,2  H3 4,3  C1 4,1  B1 5,0  M1 6,1  H2 7,0  H4 7,2")


def allies(options: dict[str, str] | None = None, **armies: dict[str, str]) -> Play:
    seated = {seat: armies.get(seat, {}) for seat in ("red", "blue", "white", "green")}
    return given({"alliance": "yes", **(options or {})}, FOUR, **seated)


@pytest.mark.rule("CW-ALLY-24")
def test_tiles_of_the_ally_carry_supply() -> None:
    assert cut_off(allies(red={"V1": "1"}, white={"T1": "1"})) == []


@pytest.mark.rule("CW-A-54")
def test_the_allys_capital_is_a_source_unless_a_table_says_otherwise() -> None:
    assert cut_off(allies(red={"V1": "1"})) == []
    assert cut_off(allies({"ally-supply": "line-only"}, red={"V1": "1"})) == [("red", "V1")]


@pytest.mark.rule("CW-A-55")
def test_a_shared_tile_costs_its_controller_one_unit() -> None:
    play = allies(red={"M1": "1"}, white={"M1": "2"})
    assert cut_off(play) == [("white", "M1")]
    assert play.units("M1") == {"red": 1, "white": 1}


@pytest.mark.rule("CW-A-55")
def test_at_some_tables_it_costs_both_allies_one() -> None:
    play = allies({"allied-attrition": "one-a-player"}, red={"M1": "1"}, white={"M1": "2"})
    assert play.units("M1") == {"white": 1}
    assert standing(play.state).controller("M1") == "white"
