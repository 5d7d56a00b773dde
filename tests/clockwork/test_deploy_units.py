"""Who may be deployed: workers (CW-DEPLOY-03..06, 19), special units (CW-DEPLOY-20..22, 5.20), the court."""

import pytest

from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import COURT, REMOVED, RESERVE
from tests.clockwork.deploying import CROSSING, FIRST_ROUND, ROW, judged, placed, writing
from tests.clockwork.tables import Play, at, small_map

# A tower, a factory and a shrine beside the capital, the opponent's citadel and village behind them.
SCHOOLS = small_map("H1 1,0 T1 2,-1 M1 2,1 S1 3,0 C1 4,-1 V1 4,1 B1 5,0 H2 6,1")
NEAR_WALLS = {"white": {"S1": "1"}, "blue": {"C1": "1", "V1": "1"}}


# --- workers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-03")
def test_an_order_names_a_place_and_who_goes_there() -> None:
    play = placed(writing(ROW), red="F1:2+agent court:1")
    assert play.told("deployed") == [{"seat": "red", "tile": "F1", "workers": 2, "figure": "agent", "via": "none"}]
    assert play.told("deployed-court") == [{"seat": "red", "workers": 1, "figure": "none"}]


@pytest.mark.rule("CW-DEPLOY-03", breaks=True)
@pytest.mark.parametrize("orders", ["F1:0", "court:0", "F1:1 V1:0 via F1"])
def test_an_order_for_nobody_is_none(orders: str) -> None:
    assert writing(ROW).broken_by(f"red deploy {orders}") == {"CW-DEPLOY-03"}


@pytest.mark.rule("CW-DEPLOY-04")
@pytest.mark.parametrize("place", ["F1", "court"])
def test_any_number_may_go_to_one_place(place: str) -> None:
    assert writing(ROW, pool=28).broken_by(f"red deploy {place}:28") == set()


@pytest.mark.rule("CW-DEPLOY-05", breaks=True)
@pytest.mark.parametrize("orders", ["F1:5", "F1:2 H1:2 court:1", "F1:4 F1:1", "court:999999999"])
def test_orders_use_no_more_workers_than_the_pool_has(orders: str) -> None:
    assert writing(ROW, pool=4).broken_by(f"red deploy {orders}") == {"CW-DEPLOY-05"}


@pytest.mark.rule("CW-DEPLOY-05")
def test_the_pool_counts_down_line_by_line() -> None:
    verdicts = judged(writing(ROW, pool=4), "red", "F1:2 court:1 H1:1 F1:1")
    assert [verdict.left for verdict in verdicts] == [2, 1, 0, -1]
    assert [[o.rule for o in verdict.objections] for verdict in verdicts] == [[], [], [], ["CW-DEPLOY-05"]]


@pytest.mark.rule("CW-DEPLOY-06")
@pytest.mark.parametrize(("orders", "left"), [("-", 4), ("nothing", 4), ("F1:1", 3)])
def test_workers_may_stay_in_the_pool(orders: str, left: int) -> None:
    assert placed(writing(ROW, pool=4), red=orders).state.player("red").pool == left


# --- the court ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-19", "CW-COURT-02", "CW-COURT-04", "CW-DEPLOY-26")
def test_workers_at_the_court_are_spies_beside_everybody_elses() -> None:
    play = placed(writing(ROW), red="court:3", blue="court:2")
    assert (play.state.player("red").spies, play.state.player("blue").spies) == (4, 3)
    assert play.state.battles == {}
    assert play.cited("deployed-court") >= {"CW-DEPLOY-19", "CW-COURT-02"}


@pytest.mark.rule("CW-COURT-03")
def test_orders_add_spies_and_never_take_one_away() -> None:
    play = placed(writing(ROW, red={}, blue={}), red="F1:4", blue="-")
    assert (play.state.player("red").spies, play.state.player("blue").spies) == (1, 1)


@pytest.mark.rule("CW-A-25", breaks=True)
@pytest.mark.parametrize(("seat", "figure"), [("green", "hunter"), ("blue", "engineer"), ("white", "crasher")])
def test_no_special_unit_but_the_agent_goes_to_the_court(seat: str, figure: str) -> None:
    play = writing(ROW, **{seat: {}, "red": {}})
    assert play.broken_by(f"{seat} deploy court:{figure}") == {"CW-A-25"}
    assert play.broken_by(f"{seat} deploy court:1+{figure}") == {"CW-A-25"}


@pytest.mark.rule("CW-AGENT-02", "CW-A-25")
def test_the_agent_at_the_court_counts_as_a_spy() -> None:
    play = placed(writing(ROW), red="court:1+agent")
    assert play.state.player("red").figures == {"agent": COURT}
    assert (play.state.player("red").spies, standing(play.state).spies("red")) == (2, 3)
    assert "CW-AGENT-02" in play.cited("deployed-court")


# --- special units in general ---------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-20", "CW-DEPLOY-21", "CW-UNIT-01", "CW-A-26")
@pytest.mark.parametrize(("seat", "figure"), [("red", "agent"), ("green", "hunter")])
def test_a_special_unit_is_free_and_never_in_the_pool(seat: str, figure: str) -> None:
    play = placed(writing(ROW, pool=2, **{seat: {}, "blue": {}}), **{seat: f"F1:2+{figure}"})
    assert (play.state.player(seat).pool, play.units("F1")) == (0, {seat: 3})
    assert play.state.player(seat).figures == {figure: "F1"}
    assert play.cited("deployed") >= {"CW-DEPLOY-21", "CW-UNIT-01"}


@pytest.mark.rule("CW-DEPLOY-20", breaks=True)
@pytest.mark.parametrize(
    ("seat", "orders"),
    [
        ("red", "F1:agent H1:agent"),
        ("red", "F1:hunter"),
        ("green", "F1:tank"),
        ("green", "F1:hunter court:1 H1:hunter"),
    ],
)
def test_one_special_unit_of_ones_own_race_a_round(seat: str, orders: str) -> None:
    play = writing(ROW, **{seat: {}, "blue": {}})
    assert play.broken_by(f"{seat} deploy {orders}") == {"CW-DEPLOY-20"}


@pytest.mark.rule("CW-DEPLOY-20", breaks=True)
def test_a_special_unit_out_of_the_game_is_not_deployed() -> None:
    players = {"blue": {"pool": 1, "figures": dict.fromkeys(("engineer-1", "engineer-2"), REMOVED)}}
    play = at(SCHOOLS, "deploy", blue={}, red={}, players=players)
    assert play.broken_by("blue deploy T1:engineer") == {"CW-DEPLOY-20"}


@pytest.mark.rule("CW-DEPLOY-22", "CW-HUNT-01", "CW-ENG-02", "CW-CRASH-02", breaks=True)
@pytest.mark.parametrize(
    ("seat", "orders"), [("green", "T1:hunter"), ("blue", "T1:engineer"), ("green", "F1:1 T1:hunter")]
)
def test_a_special_unit_needs_a_tile_in_reach(seat: str, orders: str) -> None:
    assert writing(ROW, **{seat: {}, "red": {}}).broken_by(f"{seat} deploy {orders}") == {
        "CW-DEPLOY-10",
        "CW-DEPLOY-22",
    }


@pytest.mark.rule("CW-CRASH-02", "CW-DEPLOY-22", breaks=True)
def test_a_crasher_needs_a_tile_in_reach() -> None:
    play = writing(ROW, white={}, red={"C1": "1"})
    assert play.broken_by("white deploy C1:crasher") == {"CW-DEPLOY-10", "CW-DEPLOY-22"}


@pytest.mark.rule("CW-DEPLOY-22", "CW-HUNT-01")
@pytest.mark.parametrize("orders", ["H1:hunter", "F1:hunter", "F1:1 V1:hunter via F1"])
def test_the_hunter_goes_wherever_workers_could(orders: str) -> None:
    assert writing(ROW, green={}, red={}).broken_by(f"green deploy {orders}") == set()


@pytest.mark.rule("CW-DEPLOY-22", breaks=True)
def test_a_hunter_on_a_forced_march_needs_somebody_else_on_the_waypoint() -> None:
    assert writing(ROW, green={}, red={}).broken_by("green deploy V1:hunter via F1") == {"CW-DEPLOY-12"}


# --- Agent ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-AGENT-01")
@pytest.mark.parametrize("tile", ["H1", "F1", "V1", "T1", "C1"])
def test_the_agent_appears_anywhere(tile: str) -> None:
    play = placed(writing(ROW, red={}, blue={"T1": "2", "C1": "1"}), red=f"{tile}:agent")
    assert play.state.player("red").figures == {"agent": tile}


@pytest.mark.rule("CW-AGENT-01", "CW-A-21", breaks=True)
@pytest.mark.parametrize("tile", ["H2", "T1"])
def test_even_the_agent_stays_out_of_enemy_capitals_and_the_guardians_tile(tile: str) -> None:
    play = writing(ROW, red={}, blue={"T1": "guardian"})
    assert play.broken_by(f"red deploy {tile}:agent") == {"CW-A-21"}


@pytest.mark.rule("CW-AGENT-01", breaks=True)
def test_workers_do_not_appear_anywhere_with_him() -> None:
    assert writing(ROW).broken_by("red deploy T1:1+agent") == {"CW-DEPLOY-10"}


@pytest.mark.rule("CW-AGENT-03", "CW-A-24", "CW-BASE-09")
@pytest.mark.parametrize(("start", "to"), [("T1", "F1"), ("F1", "court"), ("F1", "H1")])
def test_the_agent_goes_to_a_new_place_every_round(start: str, to: str) -> None:
    play = placed(writing(ROW, red={start: "1+agent"}, blue={}), red=f"{to}:agent")
    assert play.state.player("red").figures == {"agent": to}
    assert play.units(start) == {"red": 1}
    assert play.told("agent-lifted") == [{"seat": "red", "place": start}]


@pytest.mark.rule("CW-AGENT-03")
def test_without_an_order_he_stays() -> None:
    play = placed(writing(ROW, red={"T1": "agent"}, blue={}), red="F1:4")
    assert play.state.player("red").figures == {"agent": "T1"}


@pytest.mark.rule("CW-AGENT-03", breaks=True)
def test_he_is_not_ordered_to_where_he_is() -> None:
    assert writing(ROW, red={"T1": "agent"}, blue={}).broken_by("red deploy T1:agent") == {"CW-AGENT-03"}


def agent_at_court(**options: str) -> Play:
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    players = {"red": {"pool": 4, "figures": {"agent": COURT}}}
    return at(ROW, "deploy", red={}, blue={}, players=players, options=chosen)


@pytest.mark.rule("CW-A-20")
def test_the_agent_may_leave_the_court() -> None:
    play = placed(agent_at_court(), red="C1:agent")
    assert play.state.player("red").figures == {"agent": "C1"}
    assert standing(play.state).spies("red") == 1


@pytest.mark.rule("CW-A-20", "CW-COURT-03", breaks=True)
def test_at_some_tables_he_stays_there_like_any_spy() -> None:
    assert agent_at_court(agent_from_court="stays").broken_by("red deploy C1:agent") == {"CW-A-20"}


@pytest.mark.rule("CW-A-20", "CW-DEPLOY-07")
def test_the_tile_he_leaves_is_still_a_base_for_the_same_orders() -> None:
    play = placed(writing(ROW, red={"T1": "agent"}, blue={}), red="court:agent C1:2 V1:1")
    assert (play.units("T1"), play.units("C1"), play.units("V1")) == ({}, {"red": 2}, {"red": 1})


# --- Hunter ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-HUNT-06", "CW-BASE-09", breaks=True)
@pytest.mark.parametrize("to", ["F1", "H1"])
def test_a_hunter_on_the_map_is_not_deployed_again(to: str) -> None:
    play = writing(ROW, green={"F1": "1+hunter"}, red={})
    assert play.broken_by(f"green deploy {to}:hunter") == {"CW-HUNT-06"}


@pytest.mark.rule("CW-HUNT-06")
def test_a_hunter_in_reserve_is() -> None:
    play = placed(writing(ROW, green={}, red={}), green="F1:hunter")
    assert play.state.player("green").figures == {"hunter": "F1"}


# --- Engineers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-ENG-01", "CW-ENG-02")
@pytest.mark.parametrize("tile", ["T1", "M1"])
def test_an_engineer_goes_to_a_research_tile(tile: str) -> None:
    play = placed(writing(SCHOOLS, blue={}, red={}), blue=f"{tile}:engineer")
    assert play.state.player("blue").figures == {"engineer-1": tile, "engineer-2": RESERVE}


@pytest.mark.rule("CW-ENG-01")
def test_the_second_engineer_comes_in_another_round() -> None:
    play = placed(writing(SCHOOLS, blue={"T1": "1+engineer"}, red={}), blue="M1:engineer")
    assert play.state.player("blue").figures == {"engineer-1": "T1", "engineer-2": "M1"}


@pytest.mark.rule("CW-ENG-01", breaks=True)
def test_one_engineer_a_round() -> None:
    assert writing(SCHOOLS, blue={}, red={}).broken_by("blue deploy T1:engineer M1:engineer") == {"CW-ENG-01"}


@pytest.mark.rule("CW-ENG-02", breaks=True)
@pytest.mark.parametrize("tile", ["F1", "H1"])
def test_engineers_go_nowhere_but_to_research_tiles(tile: str) -> None:
    assert writing(ROW, blue={}, red={}).broken_by(f"blue deploy {tile}:engineer") == {"CW-ENG-02"}


@pytest.mark.rule("CW-ENG-03", breaks=True)
def test_never_two_engineers_on_a_tile() -> None:
    play = writing(SCHOOLS, blue={"T1": "1+engineer"}, red={})
    assert play.broken_by("blue deploy T1:engineer") == {"CW-ENG-03"}


@pytest.mark.rule("CW-ENG-03")
def test_one_beside_soldiers_is_fine() -> None:
    assert writing(SCHOOLS, blue={"T1": "2"}, red={}).broken_by("blue deploy T1:1+engineer") == set()


# --- Crashers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-CRASH-01", "CW-CRASH-02")
@pytest.mark.parametrize("tile", ["C1", "V1"])
def test_a_crasher_goes_to_an_opponents_citadel_or_village(tile: str) -> None:
    play = placed(writing(SCHOOLS, **NEAR_WALLS), white=f"{tile}:2+crasher")
    assert play.state.player("white").figures == {"crasher-1": tile, "crasher-2": RESERVE}
    assert play.state.battles.keys() == {tile}


@pytest.mark.rule("CW-CRASH-01", breaks=True)
def test_one_crasher_a_round() -> None:
    assert writing(SCHOOLS, **NEAR_WALLS).broken_by("white deploy C1:crasher V1:crasher") == {"CW-CRASH-01"}


@pytest.mark.rule("CW-CRASH-02", breaks=True)
@pytest.mark.parametrize("tile", ["T1", "S1", "H1", "B1"])
def test_a_crasher_goes_to_no_other_kind_of_tile(tile: str) -> None:
    play = writing(SCHOOLS, white={"S1": "1", "C1": "1"}, blue={"B1": "1", "T1": "1"})
    assert play.broken_by(f"white deploy {tile}:crasher") == {"CW-CRASH-02"}


@pytest.mark.rule("CW-CRASH-02", breaks=True)
@pytest.mark.parametrize("tile", ["C1", "V1"])
def test_a_crasher_goes_nowhere_that_is_ones_own_or_nobodys(tile: str) -> None:
    assert writing(SCHOOLS, white={"S1": "1", "C1": "1"}, blue={}).broken_by(f"white deploy {tile}:crasher") == {
        "CW-CRASH-02"
    }


@pytest.mark.rule("CW-A-33", breaks=True)
def test_a_crasher_does_not_go_where_a_tank_has_made_the_village_contested() -> None:
    play = writing(SCHOOLS, white={"S1": "1", "V1": "tank"}, blue={"V1": "2"})
    assert play.broken_by("white deploy V1:crasher") == {"CW-A-33"}


@pytest.mark.rule("CW-A-33", breaks=True)
def test_a_crasher_does_not_go_to_an_ally() -> None:
    armies = {"white": {"F1": "1"}, "red": {}, "green": {"V1": "1"}, "blue": {}}
    play = writing(CROSSING, options={"alliance": "yes"}, **armies)
    assert play.broken_by("white deploy V1:crasher") == {"CW-A-33"}


@pytest.mark.rule("CW-A-33")
def test_a_crasher_goes_to_an_opponent_of_the_alliance() -> None:
    armies = {"white": {"F1": "1"}, "red": {"V1": "1"}, "green": {}, "blue": {}}
    play = writing(CROSSING, options={"alliance": "yes"}, **armies)
    assert play.broken_by("white deploy V1:crasher") == set()


# --- everything at once ---------------------------------------------------------------------------------------------


def test_every_reason_is_told() -> None:
    play = writing(FIRST_ROUND)
    assert play.broken_by("red deploy F1:9 V2:hunter H2:1 F1:0 Q7:1") == {
        "CW-DEPLOY-05",
        "CW-DEPLOY-10",
        "CW-DEPLOY-20",
        "CW-DEPLOY-22",
        "CW-DEPLOY-18",
        "CW-DEPLOY-03",
        "CW-DEPLOY-29",
    }
