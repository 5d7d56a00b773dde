"""Support orders of Hunter, Crasher and Agent: CW-SUP-09, CW-HUNT-02..05, CW-CRASH-03..07, CW-AGENT-05..07."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import REMOVED, Discovery
from tests.clockwork.tables import Play, at, begun, position, small_map

BY_HAND = {"automatic": "off"}
# A row of tiles; the gap between M1 and F1 can only be walked around by way of B1.
ROW = small_map("H1 1,0  T1 2,1  V1 3,0  C1 4,1  V2 5,0  M1 6,1  H2 7,0  H3 7,2")
GAP = small_map("H1 1,0  M1 2,-1  B1 2,1  B2 3,2  B3 4,1  F1 4,-1  H2 5,0")


def given(options: dict[str, str] | None = None, map_: str = ROW, **armies: dict[str, str]) -> Play:
    return at(map_, "support", options=BY_HAND | (options or {}), **armies)


# --- the Hunter ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-HUNT-03", "CW-SUP-09")
@pytest.mark.parametrize("start", ["C1", "V2"])
def test_the_hunter_goes_one_or_two_tiles_into_a_battle(start: str) -> None:
    play = given(green={"V1": "1", start: "hunter"}, blue={"V1": "1"}).enter("green hunt V1")
    assert play.units("V1") == {"green": 2, "blue": 1}
    assert play.units(start) == {}


@pytest.mark.rule("CW-HUNT-03", breaks=True)
def test_three_tiles_are_too_far_and_he_has_to_move_at_all() -> None:
    far = given(green={"V1": "1", "M1": "hunter"}, blue={"V1": "1"})
    assert far.broken_by("green hunt V1") == {"CW-HUNT-03"}
    there = given(green={"V1": "1+hunter"}, blue={"V1": "1"})
    assert there.broken_by("green hunt V1") == {"CW-HUNT-03"}
    nowhere = given(green={"V1": "1"}, blue={"V1": "1"})
    assert nowhere.broken_by("green hunt V1") == {"CW-HUNT-03"}
    assert nowhere.enter("green pass").broken_by("blue hunt V1") == {"CW-HUNT-03"}  # another race


@pytest.mark.rule("CW-HUNT-04")
def test_he_may_leave_one_battle_for_another() -> None:
    play = given(green={"V1": "hunter", "V2": "1"}, blue={"V1": "1", "V2": "1"}).enter("green hunt V2")
    assert play.units("V1") == {"blue": 1}
    assert "CW-HUNT-04" in play.cited("hunted")


@pytest.mark.rule("CW-HUNT-05", breaks=True)
def test_he_moves_only_into_a_battle() -> None:
    play = given(green={"V1": "1", "C1": "hunter"}, blue={"V1": "1"})
    assert play.broken_by("green hunt V2") == {"CW-HUNT-05"}
    assert play.broken_by("green hunt H2") == {"CW-HUNT-03", "CW-HUNT-05"}


@pytest.mark.rule("CW-HUNT-05")
def test_a_battle_is_reason_enough() -> None:
    play = given(green={"C1": "hunter"}, blue={"V1": "1"}, white={"V1": "1"})
    assert play.broken_by("green hunt V1") == set()


@pytest.mark.rule("CW-A-09", breaks=True)
def test_at_some_tables_not_into_a_battle_of_others() -> None:
    play = given({"support-others": "forbidden"}, green={"C1": "hunter"}, blue={"V1": "1"}, white={"V1": "1"})
    assert play.broken_by("green hunt V1") == {"CW-A-09"}


@pytest.mark.rule("CW-A-28", breaks=True)
def test_he_moves_once_a_round() -> None:
    play = given(green={"V1": "1", "V2": "1", "C1": "hunter"}, blue={"V1": "1", "V2": "1"}).enter("green hunt V1")
    assert play.broken_by("green hunt V2") == {"CW-A-28"}


@pytest.mark.rule("CW-A-28")
def test_a_table_may_let_him_move_again() -> None:
    armies = {"green": {"V1": "1", "V2": "1", "C1": "hunter"}, "blue": {"V1": "1", "V2": "1"}}
    play = given({"hunter-moves": "again"}, **armies).enter("green hunt V1", "green hunt V2")
    assert play.units("V2") == {"green": 2, "blue": 1}


@pytest.mark.rule("CW-A-27")
def test_distances_lead_around_blank_spaces_unless_a_table_measures_straight() -> None:
    armies = {"green": {"M1": "hunter", "F1": "1"}, "blue": {"F1": "1"}}
    assert given(map_=GAP, **armies).broken_by("green hunt F1") == {"CW-HUNT-03"}
    assert given({"distance": "straight"}, GAP, **armies).broken_by("green hunt F1") == set()


@pytest.mark.rule("CW-A-27")
def test_units_on_the_way_do_not_stop_him() -> None:
    play = given(green={"V2": "hunter", "V1": "1"}, blue={"C1": "5", "V1": "1"})
    assert play.broken_by("green hunt V1") == set()


@pytest.mark.rule("CW-TOKEN-14")
def test_a_token_he_leaves_alone_belongs_to_nobody() -> None:
    state = position(ROW, "support", options=BY_HAND, green={"T1": "hunter", "V1": "1"}, blue={"V1": "1"})
    play = begun(state.with_discovery("magic1", Discovery("golem", 3, "owned", "green", "T1"))).enter("green hunt V1")
    assert play.state.discoveries["magic1"].owner == ""


@pytest.mark.rule("CW-HUNT-02")
def test_he_counts_two_and_falls_with_his_side() -> None:
    play = given(green={"V1": "hunter"}, blue={"V1": "3"}).enter("green pass", "blue pass", "green battle V1")
    assert [facts["strength"] for facts in play.told("battle-strength")] == [2, 3]
    assert play.state.players["green"].figures["hunter"] == REMOVED


# --- the Crasher -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-CRASH-04", "CW-CRASH-05", "CW-BASE-06", "CW-BASE-07", "CW-UNIT-02")
def test_the_crasher_eliminates_three_soldiers_and_is_gone() -> None:
    play = given(white={"V1": "1+crasher"}, blue={"V1": "4"})
    supply = play.state.players["blue"].supply
    play.enter("white crash V1 blue:3")
    assert play.units("V1") == {"white": 1, "blue": 1}
    assert play.state.players["blue"].supply == supply + 3
    assert play.state.players["white"].figures == {"crasher-1": REMOVED, "crasher-2": "reserve"}
    assert play.broken_by("white crash V1 blue:1") == {"CW-CRASH-03"}


@pytest.mark.rule("CW-CRASH-03", breaks=True)
def test_he_has_to_be_used_before_the_pass() -> None:
    assert given(white={"V1": "1+crasher"}, blue={"V1": "4"}).broken_by("white pass") == {"CW-CRASH-03"}


@pytest.mark.rule("CW-CRASH-03")
def test_once_used_he_does_not_hold_anybody_up() -> None:
    play = given(white={"V1": "1+crasher"}, blue={"V1": "4"}).enter("white crash V1 blue:1")
    assert play.broken_by("white pass") == set()


@pytest.mark.rule("CW-SUP-13", breaks=True)
def test_nothing_else_than_the_crasher_is_compulsory() -> None:
    play = at(ROW, "support", players={"white": {"cards": 0}}, white={"V1": "1+crasher"}, blue={"V1": "4"})
    assert play.owing() == [("white", "support")]
    assert all(line.startswith("white crash V1") for line in play.lines())


@pytest.mark.rule("CW-CRASH-04", breaks=True)
@pytest.mark.parametrize("victims", ["blue:4", "green:3", "blue:2 green:2", "white:1", "red:1", "2"])
def test_no_more_than_three_enemy_soldiers_and_only_those_that_are_there(victims: str) -> None:
    play = given({"players": "3"}, white={"V1": "1+crasher"}, blue={"V1": "4"}, green={"V1": "2"})
    assert play.broken_by(f"white crash V1 {victims}") == {"CW-CRASH-04"}


@pytest.mark.rule("CW-CRASH-04", "CW-A-32")
def test_the_losses_are_spread_freely_among_enemies_on_his_tile() -> None:
    play = given(white={"V1": "crasher"}, blue={"V1": "2"}, green={"V1": "2"})
    crashes = {line for line in play.lines() if "crash" in line}
    assert "white crash V1 blue:1 green:2" in crashes
    assert "white crash V1 -" in crashes
    assert len(crashes) == 8  # 0 to 2 of each, but never 2 and 2
    play.enter("white crash V1 green:2 blue:1")  # in whatever order they are named
    assert play.units("V1") == {"blue": 1}


@pytest.mark.rule("CW-CRASH-06", "CW-UNIT-06", breaks=True)
def test_figures_are_no_soldiers() -> None:
    play = given(white={"V1": "1+crasher"}, green={"V1": "1+hunter+tank"})
    assert play.broken_by("white crash V1 green:hunter") == {"CW-CRASH-06"}
    assert play.broken_by("white crash V1 green:1+tank") == {"CW-CRASH-06"}


@pytest.mark.rule("CW-CRASH-06", "CW-UNIT-06")
def test_soldiers_beside_figures_are() -> None:
    play = given(white={"V1": "1+crasher"}, green={"V1": "1+hunter"}).enter("white crash V1 green:1")
    assert play.units("V1") == {"white": 1, "green": 1}


@pytest.mark.rule("CW-CRASH-07")
def test_he_is_lost_even_if_there_is_nobody_to_eliminate() -> None:
    """The only defender was an Agent, redeployed at the reveal: not even a battle is left."""
    play = given(white={"V1": "crasher"}, red={"V2": "agent"})
    assert play.state.battles == {}
    assert play.lines() == ["white crash V1 -"]
    play.enter("white crash V1 -")
    assert play.units("V1") == {}


@pytest.mark.rule("CW-CRASH-07")
def test_he_may_spare_everybody() -> None:
    play = given(white={"V1": "1+crasher"}, blue={"V1": "4"}).enter("white crash V1 -")
    assert play.units("V1") == {"white": 1, "blue": 4}


@pytest.mark.rule("CW-A-32", breaks=True)
def test_he_strikes_where_he_stands() -> None:
    play = given(white={"V1": "crasher", "V2": "1"}, blue={"V1": "1", "V2": "2"})
    assert play.broken_by("white crash V2 blue:2") == {"CW-A-32"}


@pytest.mark.rule("CW-A-32")
def test_a_table_may_let_him_strike_in_any_battle() -> None:
    armies = {"white": {"V1": "crasher", "V2": "1"}, "blue": {"V1": "1", "V2": "2"}}
    play = given({"crasher-reach": "any-battle"}, **armies).enter("white crash V2 blue:2")
    assert (play.units("V1"), play.units("V2")) == ({"blue": 1}, {"white": 1})
    assert play.state.players["white"].figures["crasher-1"] == REMOVED


@pytest.mark.rule("CW-ALLY-01")
def test_allies_are_no_victims() -> None:
    four = small_map("H1 1,0  C1 2,1  V1 3,0  F1 2,-1  H2 3,-2  B1 4,1  H3 5,0  H4 3,2")
    play = given({"alliance": "yes"}, four, white={"V1": "crasher"}, blue={"V1": "1"}, red={"V1": "2"}, green={})
    assert play.broken_by("white crash V1 red:1") == {"CW-CRASH-04"}
    assert play.broken_by("white crash V1 blue:1") == set()


# --- the Agent -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-AGENT-05")
def test_the_agent_eliminates_the_only_enemy_soldier() -> None:
    play = given(red={"V1": "agent"}, blue={"V1": "1"})
    supply = play.state.players["blue"].supply
    play.enter("red kill V1")
    assert play.units("V1") == {"red": 1}
    assert play.state.players["blue"].supply == supply + 1


@pytest.mark.rule("CW-AGENT-05", "CW-A-22", breaks=True)
@pytest.mark.parametrize(
    "armies",
    [
        {"red": {"V1": "agent"}, "blue": {"V1": "2"}},
        {"red": {"V1": "agent"}, "blue": {"V1": "1"}, "white": {"V1": "1"}},
        {"red": {"V1": "agent"}, "green": {"V1": "hunter"}},
        {"red": {"V1": "agent"}, "blue": {"V2": "1"}},
        {"red": {"V1": "1", "V2": "agent"}, "blue": {"V1": "1"}},
        {"red": {"V1": "1"}, "blue": {"V1": "1"}},
    ],
)
def test_it_has_to_be_exactly_one_where_he_stands(armies: dict[str, dict[str, str]]) -> None:
    assert given(**armies).broken_by("red kill V1") == {"CW-AGENT-05"}


def test_it_has_to_be_his_tile_and_a_battle() -> None:
    state = position(ROW, "support", options=BY_HAND, red={"V1": "agent"}, blue={"V1": "1"})
    no_battle = begun(replace(state, battles={}))
    assert no_battle.broken_by("red kill V1") == {"CW-AGENT-05"}


@pytest.mark.rule("CW-A-22")
def test_figures_beside_the_soldier_do_not_count() -> None:
    play = given(red={"V1": "agent"}, green={"V1": "1+hunter"}).enter("red kill V1")
    assert play.units("V1") == {"red": 1, "green": 1}


@pytest.mark.rule("CW-A-22", breaks=True)
def test_at_some_tables_they_do() -> None:
    play = given({"agent-beside-figures": "forbidden"}, red={"V1": "agent"}, green={"V1": "1+hunter"})
    assert play.broken_by("red kill V1") == {"CW-A-22"}


def brought_a_second_soldier(options: dict[str, str]) -> Play:
    """The Agent has killed; then a card sends another enemy soldier in."""
    play = given(options, red={"V1": "agent"}, blue={"V1": "1", "V2": "1"}).enter("red kill V1")
    state = play.state.with_soldiers("V2", "blue", 0).with_soldiers("V1", "blue", 1)
    play.state = state
    return play


@pytest.mark.rule("CW-A-23", breaks=True)
def test_he_kills_once_a_round() -> None:
    assert brought_a_second_soldier({}).broken_by("red kill V1") == {"CW-A-23"}


@pytest.mark.rule("CW-A-23")
def test_a_table_may_let_him_kill_again() -> None:
    assert brought_a_second_soldier({"agent-kills": "again"}).broken_by("red kill V1") == set()


@pytest.mark.rule("CW-AGENT-07")
def test_he_counts_one_and_can_fall() -> None:
    play = given(red={"V1": "1+agent"}, blue={"V1": "3"}).enter("red pass", "blue pass", "red battle V1")
    assert [facts["strength"] for facts in play.told("battle-strength")] == [2, 3]
    assert play.state.players["red"].figures["agent"] == REMOVED


# --- units -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-UNIT-03")
@pytest.mark.parametrize(("seat", "figure"), [("red", "agent"), ("green", "hunter"), ("blue", "engineer")])
def test_a_special_unit_alone_controls_its_tile(seat: str, figure: str) -> None:
    state = position(ROW, **{seat: {"V1": figure}})
    assert standing(state).controller("V1") == seat


@pytest.mark.rule("CW-UNIT-04")
def test_a_special_unit_helps_to_make_a_city() -> None:
    assert standing(position(ROW, green={"V1": "2+hunter"})).is_city("V1")
    assert not standing(position(ROW, green={"V1": "1+hunter"})).is_city("V1")


@pytest.mark.rule("CW-SUP-09", breaks=True)
@pytest.mark.parametrize("line", ["blue hunt V1", "blue crash V1 red:1", "blue kill V1"])
def test_races_without_such_units_have_no_such_orders(line: str) -> None:
    play = given(blue={"V1": "1+engineer"}, red={"V1": "1"})
    assert play.broken_by(line) & {"CW-HUNT-03", "CW-CRASH-03", "CW-AGENT-05"}


def test_battles_stay_what_they_were_at_the_reveal() -> None:
    play = given(red={"V1": "agent"}, blue={"V1": "1"}).enter("red kill V1")
    assert set(play.state.battles["V1"].sides) == {"red", "blue"}
