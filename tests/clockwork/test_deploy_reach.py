"""Where orders may lead: CW-DEPLOY-07..18 and 28..31, the examples CW-EX-02 to CW-EX-07, the rulings on them."""

import pytest

from companion.games.clockwork.reach import reach
from companion.games.clockwork.standing import standing
from tests.clockwork.deploying import CROSSING, FIRST_ROUND, LATER_ROUND, ROW, judged, placed, sentence, writing
from tests.clockwork.tables import Play, small_map


def later_round(pool: int = 4) -> Play:
    return writing(LATER_ROUND, pool, red={"F1": "1"}, blue={"S1": "1", "V2": "1"})


# --- the rulebook's examples ----------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-08", "CW-DEPLOY-09", "CW-DEPLOY-10", "CW-DEPLOY-17")
def test_example_2_what_the_capital_reaches_in_the_first_round() -> None:
    """Adjacent: L1, F1. Forced march: T1, M1 via L1; C1 via L1 or F1; V1, S1 via F1. V2 is three tiles away."""
    ways = reach(writing(FIRST_ROUND).state, "red").ways
    assert {tile for tile, way in ways.items() if way.basis == "own"} == {"H1"}
    assert {tile for tile, way in ways.items() if way.basis == "beside"} == {"L1", "F1"}
    marches = {tile: set(way.waypoints) for tile, way in ways.items() if way.basis == "march"}
    assert marches == {"T1": {"L1"}, "M1": {"L1"}, "C1": {"L1", "F1"}, "V1": {"F1"}, "S1": {"F1"}}
    assert ways.keys() & {"V2", "B1", "H2"} == set()


@pytest.mark.rule("CW-DEPLOY-04", "CW-DEPLOY-12", "CW-DEPLOY-26")
@pytest.mark.parametrize("typed", ["F1:1 V1:3 via F1", "F1 1, V1 3 via F1", "V1:3 F1:1"])
def test_example_3_a_forced_march_with_its_waypoint(typed: str) -> None:
    play = placed(writing(FIRST_ROUND), red=typed)
    assert play.units("F1") == {"red": 1}
    assert play.units("V1") == {"red": 3}
    assert play.state.player("red").pool == 0
    assert standing(play.state).is_city("V1")


@pytest.mark.rule("CW-DEPLOY-10", "CW-DEPLOY-11", breaks=True)
@pytest.mark.parametrize("orders", ["C1:1", "C1:1 via S1", "C1:1 S1:1", "S1:1 C1:1 via S1"])
def test_example_4_no_march_through_the_opponent_even_if_he_is_attacked(orders: str) -> None:
    assert later_round().broken_by(f"red deploy {orders}") == {"CW-DEPLOY-11"}


@pytest.mark.rule("CW-DEPLOY-09", "CW-DEPLOY-11")
def test_example_4_the_attack_itself_is_allowed() -> None:
    play = placed(later_round(), red="S1:1")
    assert play.state.battles.keys() == {"S1"}


@pytest.mark.rule("CW-DEPLOY-10", "CW-DEPLOY-12")
def test_example_5_a_march_through_an_empty_tile() -> None:
    play = placed(later_round(), red="T1:1 V1:1 via T1")
    assert (play.units("T1"), play.units("V1")) == ({"red": 1}, {"red": 1})


@pytest.mark.rule("CW-DEPLOY-14")
def test_example_6_a_march_may_end_on_the_opponents_village() -> None:
    play = placed(later_round(), red="B1:1 V2:2 via B1")
    assert play.units("V2") == {"red": 2, "blue": 1}
    assert standing(play.state).is_contested("V2")


@pytest.mark.rule("CW-DEPLOY-12", breaks=True)
@pytest.mark.parametrize("orders", ["V1:1", "V1:1 via T1", "V1:3 B1:1"])
def test_example_7_a_march_without_a_unit_on_the_waypoint(orders: str) -> None:
    assert later_round().broken_by(f"red deploy {orders}") == {"CW-DEPLOY-12"}


# --- too far --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-08", "CW-DEPLOY-09", "CW-DEPLOY-10", "CW-DEPLOY-17", breaks=True)
@pytest.mark.parametrize("tile", ["V2", "B1"])
def test_a_tile_neither_ones_own_nor_beside_nor_two_away_is_out_of_reach(tile: str) -> None:
    assert writing(FIRST_ROUND).broken_by(f"red deploy {tile}:1") == {"CW-DEPLOY-10"}


@pytest.mark.rule("CW-DEPLOY-10", breaks=True)
def test_a_waypoint_has_to_lie_in_between() -> None:
    play = writing(FIRST_ROUND)
    assert play.broken_by("red deploy L1:1 V1:1 via L1") == {"CW-DEPLOY-10"}
    assert play.broken_by("red deploy F1:1 V1:1 via V2") == {"CW-DEPLOY-10"}
    assert "Possible: F1" in sentence(play, judged(play, "red", "V1:1 via L1")[0].objections[0])


@pytest.mark.rule("CW-DEPLOY-07", "CW-DEPLOY-15", breaks=True)
@pytest.mark.parametrize("orders", ["F1:1 V1:1 via F1 V2:1 via V1", "F1:1 V1:1 V2:1", "V2:1 via V1 V1:1 F1:1"])
def test_units_on_their_way_do_not_extend_the_reach(orders: str) -> None:
    assert writing(FIRST_ROUND).broken_by(f"red deploy {orders}") == {"CW-DEPLOY-15"}


@pytest.mark.rule("CW-DEPLOY-15", breaks=True)
def test_a_waypoint_next_to_the_target_but_not_to_ones_own_tiles_is_no_waypoint() -> None:
    """V1 may be marched to, but not through; C1 lies beside it and is reached through F1 or L1 only."""
    play = writing(FIRST_ROUND)
    assert play.broken_by("red deploy F1:1 V1:1 via F1 C1:1 via V1") == {"CW-DEPLOY-15"}


@pytest.mark.rule("CW-DEPLOY-15")
def test_two_tiles_are_just_in_reach() -> None:
    play = writing(FIRST_ROUND)
    assert play.broken_by("red deploy F1:1 V1:1 via F1 C1:1 via F1") == set()


# --- waypoints ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-13")
@pytest.mark.parametrize("orders", ["F1:1 V1:1 via F1 S1:1 via F1 C1:1 via F1", "F1:1 L1:1 V1:1 via F1 M1:1 via L1"])
def test_one_unit_on_a_waypoint_is_enough_for_every_march_through_it(orders: str) -> None:
    assert writing(FIRST_ROUND).broken_by(f"red deploy {orders}") == set()


@pytest.mark.rule("CW-DEPLOY-13", breaks=True)
def test_each_waypoint_needs_a_unit_of_its_own() -> None:
    play = writing(FIRST_ROUND)
    assert play.broken_by("red deploy F1:1 V1:1 via F1 M1:1 via L1") == {"CW-DEPLOY-12"}


@pytest.mark.rule("CW-DEPLOY-12", "CW-DEPLOY-16", "CW-A-18")
def test_the_unit_on_the_waypoint_may_be_of_any_kind_that_may_go_there() -> None:
    assert writing(FIRST_ROUND).broken_by("red deploy F1:agent V1:4 via F1") == set()
    assert writing(FIRST_ROUND, green={}, blue={}).broken_by("green deploy F1:hunter V1:4 via F1") == set()
    tower = small_map("H1 1,0 T1 2,1 V1 3,2 B1 4,3 B2 5,4 H2 6,5")
    assert writing(tower, blue={}, red={}).broken_by("blue deploy T1:engineer V1:4 via T1") == set()


@pytest.mark.rule("CW-DEPLOY-16", breaks=True)
def test_a_unit_that_may_not_go_there_opens_no_waypoint() -> None:
    assert writing(ROW, blue={}, red={}).broken_by("blue deploy F1:engineer V1:4 via F1") == {"CW-ENG-02"}
    assert writing(ROW, white={}, red={}).broken_by("white deploy F1:crasher V1:4 via F1") == {"CW-CRASH-02"}


@pytest.mark.rule("CW-A-18", breaks=True)
def test_some_tables_want_a_soldier_on_the_waypoint() -> None:
    play = writing(FIRST_ROUND, options={"waypoint-unit": "soldiers"})
    assert play.broken_by("red deploy F1:agent V1:4 via F1") == {"CW-A-18"}
    assert play.broken_by("red deploy F1:1+agent V1:3 via F1") == set()
    assert play.broken_by("red deploy V1:4 via F1") == {"CW-DEPLOY-12"}


@pytest.mark.rule("CW-DEPLOY-12")
def test_a_missing_waypoint_is_named_and_filled_in_where_only_one_is_possible() -> None:
    play = writing(FIRST_ROUND)
    (alone,) = judged(play, "red", "V1:3")
    assert (alone.line.via, alone.missing, alone.objections) == ("F1", ("F1",), ())
    (open_,) = judged(play, "red", "C1:3")
    assert (open_.line.via, set(open_.missing)) == ("", {"L1", "F1"})
    march, _ = judged(play, "red", "C1:3 L1:1")
    assert (march.line.via, march.missing) == ("L1", ())
    either, *_ = judged(play, "red", "C1:2 L1:1 F1:1")
    assert (either.line.via, either.missing) == ("", ())


@pytest.mark.rule("CW-DEPLOY-12", breaks=True)
def test_what_is_written_under_via_counts() -> None:
    """C1 could be reached through L1, where a unit goes; the order says F1."""
    play = writing(FIRST_ROUND)
    assert play.broken_by("red deploy C1:1 via F1 L1:1") == {"CW-DEPLOY-12"}
    assert judged(play, "red", "C1:1 via F1 L1:1")[0].missing == ("F1",)


@pytest.mark.rule("CW-DEPLOY-30")
@pytest.mark.parametrize("orders", ["B1:1", "F1:1", "T1:1 via S1", "H1:1 via T1"])
def test_a_tile_of_ones_own_or_beside_one_needs_no_waypoint(orders: str) -> None:
    """T1 lies beside F1 and two steps from the capital, with S1 in the way."""
    play = later_round()
    assert play.broken_by(f"red deploy {orders}") == set()
    assert judged(play, "red", orders)[0].line.via == ""


# --- where nobody goes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-18", "CW-CTRL-03", breaks=True)
def test_nobody_deploys_into_an_opponents_capital() -> None:
    play = writing(ROW, red={"C1": "1"}, blue={})
    assert play.broken_by("red deploy H2:1") == {"CW-DEPLOY-18"}
    assert "H2" not in reach(play.state, "red").ways


@pytest.mark.rule("CW-DEPLOY-18", breaks=True)
def test_nobody_marches_through_an_opponents_capital() -> None:
    """B1 lies behind the opponent's capital and nowhere else."""
    behind = small_map("H1 1,0 F1 2,1 V1 3,2 T1 4,3 C1 5,4 H2 6,5 B1 7,6 M1 5,6 M2 6,7 M3 6,3 M4 7,4 S1 8,5")
    play = writing(behind, red={"C1": "1"}, blue={"M1": "1", "M3": "1"})
    assert play.broken_by("red deploy B1:1") == {"CW-DEPLOY-18"}


@pytest.mark.rule("CW-DEPLOY-18")
def test_ones_own_capital_is_open() -> None:
    assert placed(writing(ROW), red="H1:4").units("H1") == {"red": 4}


@pytest.mark.rule("CW-DEPLOY-29", breaks=True)
@pytest.mark.parametrize("orders", ["X9:1", "F1:1 V1:1 via X9", "F1:1 via X9", "nowhere 3"])
def test_where_no_tile_lies_nobody_goes(orders: str) -> None:
    assert "CW-DEPLOY-29" in writing(ROW).broken_by(f"red deploy {orders}")


@pytest.mark.rule("CW-DEPLOY-29")
def test_a_blank_space_leads_nowhere() -> None:
    """F1 and V2 face each other across the blank space at 3,2: they are not two steps apart."""
    gap = small_map("H1 1,0  F1 2,1  B1 2,3  V1 3,4  V2 4,3  V3 4,1  H2 5,0")
    ways = reach(writing(gap, red={"F1": "1"}, blue={}).state, "red").ways
    assert ways["V1"].waypoints == ("B1",)
    assert ways.keys() & {"V2", "V3"} == set()


@pytest.mark.rule("CW-DEPLOY-23", "CW-GUARD-04", breaks=True)
@pytest.mark.parametrize("orders", ["V1:1", "V1:hunter"])
def test_an_opponents_guardian_keeps_everybody_out(orders: str) -> None:
    play = writing(ROW, green={"F1": "1"}, blue={"V1": "guardian"})
    assert play.broken_by(f"green deploy {orders}") == {"CW-DEPLOY-23"}
    assert play.broken_by("green deploy T1:1") == {"CW-DEPLOY-11"}


@pytest.mark.rule("CW-DEPLOY-23", "CW-GUARD-04")
def test_his_owner_may_reinforce_the_guardian() -> None:
    play = placed(writing(ROW, red={"F1": "1"}, blue={"V1": "guardian"}), blue="V1:2")
    assert play.units("V1") == {"blue": 3}


# --- a tile that a Steam Tank has made contested --------------------------------------------------------------------


def tank_on_tower(**options: str) -> Play:
    """Red holds T1, three steps from home; Blue's tank has just driven in."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return writing(ROW, options=chosen, red={"T1": "2"}, blue={"T1": "tank"})


@pytest.mark.rule("CW-DEPLOY-31", "CW-A-15", "CW-DEPLOY-07", "CW-DEPLOY-01")
def test_whoever_has_units_on_a_contested_tile_may_reinforce_it() -> None:
    play = placed(tank_on_tower(), red="T1:4", blue="T1:3")
    assert play.units("T1") == {"red": 6, "blue": 4}


@pytest.mark.rule("CW-DEPLOY-31", "CW-DEPLOY-07", breaks=True)
def test_a_contested_tile_is_nobodys_base() -> None:
    """C1 lies beside T1; without the tank Red could go there."""
    assert tank_on_tower().broken_by("red deploy C1:1") == {"CW-DEPLOY-31"}
    assert writing(ROW, red={"T1": "2"}, blue={}).broken_by("red deploy C1:1") == set()


@pytest.mark.rule("CW-DEPLOY-31", breaks=True)
def test_a_contested_tile_is_no_waypoint() -> None:
    play = writing(ROW, red={"F1": "1"}, blue={"F1": "tank"})
    assert play.broken_by("red deploy F1:1 V1:1 via F1") == {"CW-DEPLOY-31"}


@pytest.mark.rule("CW-A-15", breaks=True)
def test_some_tables_reinforce_only_what_is_in_reach() -> None:
    assert tank_on_tower(contested_tile="literal").broken_by("red deploy T1:1") == {"CW-A-15"}
    assert tank_on_tower(contested_tile="literal").broken_by("blue deploy C1:1 T1:1 via C1") == set()


@pytest.mark.rule("CW-DEPLOY-14", "CW-A-15")
def test_a_march_may_end_on_a_tile_contested_by_others() -> None:
    play = writing(CROSSING, red={}, blue={"V1": "1"}, white={"V1": "tank"}, options={"players": "4"})
    assert play.broken_by("red deploy F1:1 V1:1 via F1") == set()


# --- judged when written --------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-07", "CW-DEPLOY-28")
def test_revealed_orders_stand_whatever_others_have_deployed() -> None:
    """Both march through the tile the other one marches to."""
    play = placed(writing(ROW, red={}, blue={"T1": "1"}), red="F1:1 V1:2 via F1", blue="V1:1 F1:3 via V1")
    assert play.units("F1") == {"red": 1, "blue": 3}
    assert play.units("V1") == {"red": 2, "blue": 1}
