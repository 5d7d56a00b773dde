"""Movement (AA-MOVE): costs in half points, what bars the way, and ways by the cheapest path. TV-M1 to TV-M7."""

from __future__ import annotations

import pytest

from companion.games.aces.reach import stops, ways
from companion.kernel.trouble import Unreadable
from tests.aces.positions import table


def costs(rows: tuple[str, ...], unit: str, path: str) -> list[int]:
    """What each hex of a path costs in all, in half points."""
    play = table(rows, {"inf1": unit, "t9": "g2_tank B1"} if len(rows[0]) > 1 else {"inf1": unit})
    found = ways(play.state, "inf1")
    return [found[hex_].cost for hex_ in path.split()]


COLUMN = {
    "TV-M1": ((".",) * 4, "us_inf A4", "A3 A2 A1", [2, 4, 6]),
    "TV-M3": ((".", ".", "=", "=", "."), "us_inf A5", "A4 A3 A2", [1, 2, 4]),
    "TV-M4": (("T", "=", "=", "."), "us_inf A4", "A3 A2 A1", [1, 2, 5]),
    "TV-M7": (("=", "T"), "us_tank A2", "A1", [1]),
    "mountains are plain ground without the mission": (("^", "."), "us_tank A2", "A1", [2]),
}


@pytest.mark.rule("AA-MOVE-05")
@pytest.mark.rule("AA-MOVE-06")
@pytest.mark.rule("AA-MOVE-07")
@pytest.mark.rule("AA-MOVE-08")
@pytest.mark.rule("AA-MOVE-10")
@pytest.mark.parametrize(("rows", "unit", "path", "cost"), COLUMN.values(), ids=list(COLUMN))
def test_each_step_is_paid_by_the_hex_that_is_entered(
    rows: tuple[str, ...], unit: str, path: str, cost: list[int]
) -> None:
    assert costs(rows, unit, path) == cost


@pytest.mark.rule("AA-MOVE-19")
@pytest.mark.rule("AA-MOVE-22")
@pytest.mark.rule("AA-INT-10")
def test_an_infantry_runs_along_a_road_over_an_ally_but_does_not_stop_there() -> None:
    """TV-M2."""
    play = table(("=",) * 7, {"inf1": "us_inf A7", "inf2": "su_inf A5"})
    assert costs(("=",) * 7, "us_inf A7", "A6 A5 A4 A3 A2 A1") == [1, 2, 3, 4, 5, 6]
    assert play.broken("inf1 A7-A5") == {"AA-MOVE-22"}
    assert play.enter("inf1 A7-A6-A5-A4-A3-A2-A1").hex("inf1") == "A1"


@pytest.mark.rule("AA-MOVE-22", breaks=True)
@pytest.mark.rule("AA-MOVE-20", breaks=True)
def test_nobody_ends_on_another_unit() -> None:
    play = table(units={"inf1": "us_inf C3", "inf2": "us_mob C4", "t9": "g2_tank B2"})
    assert play.broken("inf1 C4") == {"AA-MOVE-22"}
    assert "AA-MOVE-22" in play.broken("inf1 B2")
    assert play.broken("inf1 C3-B2-A2") == {"AA-MOVE-20"}


@pytest.mark.rule("AA-MOVE-03")
@pytest.mark.rule("AA-MOVE-04")
@pytest.mark.rule("AA-MOVE-18")
@pytest.mark.parametrize(("row", "most"), [("." * 12, 5), ("=" * 12, 10)])
def test_mobile_infantry_goes_five_plain_hexes_or_ten_of_road(row: str, most: int) -> None:
    """TV-M6."""
    play = table((row,), {"mob1": "us_mob A1", "t9": "g2_tank L1"})
    assert max(ways(play.state, "mob1")[hex_].cost for hex_ in stops(play.state, "mob1")) == 10
    assert len(stops(play.state, "mob1")) == most
    assert play.enter("mob1 B1").hex("mob1") == "B1"


@pytest.mark.rule("AA-MOVE-03", breaks=True)
@pytest.mark.rule("AA-MOVE-11", breaks=True)
@pytest.mark.rule("AA-MOVE-06", breaks=True)
@pytest.mark.rule("AA-MOVE-05", breaks=True)
def test_a_hex_too_far_is_refused() -> None:
    play = table(("." * 12,), {"inf1": "us_inf A1", "t9": "g2_tank L1"})
    assert play.broken("inf1 E1") == {"AA-MOVE-11"}
    assert play.broken("inf1 A1-B1-C1-D1-E1") == {"AA-MOVE-11"}


@pytest.mark.rule("AA-MOVE-11")
def test_the_last_point_is_enough() -> None:
    play = table(("." * 12,), {"inf1": "us_inf A1", "t9": "g2_tank L1"})
    assert play.enter("inf1 D1").hex("inf1") == "D1"


@pytest.mark.rule("AA-MOVE-07", breaks=True)
@pytest.mark.rule("AA-MOVE-10", breaks=True)
def test_forest_is_too_dear_for_the_last_point() -> None:
    row = table(("..T.",), {"art1": "us_how A1", "t9": "g2_tank D1"})
    assert row.broken("art1 A1-B1-C1") == {"AA-MOVE-11"}


@pytest.mark.rule("AA-MOVE-08", breaks=True)
@pytest.mark.rule("AA-MOVE-09", breaks=True)
def test_a_road_costs_half_a_point_and_no_less() -> None:
    play = table(("=" * 12,), {"art1": "us_how A1", "t9": "g2_tank L1"})
    assert play.broken("art1 F1") == {"AA-MOVE-11"}
    assert play.broken("art1 E1") == set()


@pytest.mark.rule("AA-MOVE-09")
def test_a_road_may_be_crossed_from_any_side() -> None:
    play = table(("...", ".=.", "..."), {"inf1": "us_inf A3", "t9": "g2_tank A1"})
    assert ways(play.state, "inf1")["B2"].cost == 1
    play = table(("...", ".=.", "..."), {"inf1": "us_inf C1", "t9": "g2_tank A1"})
    assert ways(play.state, "inf1")["B2"].cost == 3  # C2 first, which is plain ground


@pytest.mark.rule("AA-MOVE-12")
@pytest.mark.rule("AA-MOVE-13")
def test_infantry_goes_into_the_river_from_beside_it() -> None:
    """TV-M5."""
    play = table(("~", "."), {"inf1": "us_inf A2"})
    assert play.lines() == ["move inf1 A2-A1", "next"]
    play.enter("inf1 A1")
    assert play.hex("inf1") == "A1"


@pytest.mark.rule("AA-MOVE-12", breaks=True)
@pytest.mark.parametrize("type_", ["us_tank", "us_how"])
def test_tanks_and_guns_stay_out_of_the_river(type_: str) -> None:
    play = table(("~", "."), {"t1": f"{type_} A2"})
    assert play.broken("t1 A1") == {"AA-MOVE-12"}


@pytest.mark.rule("AA-MOVE-13", breaks=True)
def test_nobody_walks_before_going_into_the_water() -> None:
    play = table(("~", ".", "."), {"inf1": "us_inf A3"})
    assert play.broken("inf1 A3-A2-A1") == {"AA-MOVE-13"}
    assert play.broken("inf1 A1") == {"AA-MOVE-13"}
    over = table((".", "~", "."), {"inf1": "us_inf A3"})
    assert over.broken("inf1 A3-A2-A1") == {"AA-MOVE-13"}  # and nobody walks on afterwards


@pytest.mark.rule("AA-MOVE-26")
def test_leaving_the_water_costs_the_hex_that_is_entered() -> None:
    play = table((".", ".", ".", "~"), {"inf1": "us_inf A4"})
    assert ways(play.state, "inf1")["A1"].cost == 6
    assert "A1" in stops(play.state, "inf1")


@pytest.mark.rule("AA-MOVE-26", breaks=True)
def test_from_the_water_nobody_gets_farther_than_elsewhere() -> None:
    play = table((".", ".", ".", ".", "~"), {"inf1": "us_inf A5"})
    assert play.broken("inf1 A1") == {"AA-MOVE-11"}


@pytest.mark.rule("AA-MOVE-16")
def test_aircraft_pay_one_point_for_everything_and_stop_over_water() -> None:
    rows = ("~T=F~T^s",)
    play = table(rows, {"ftr1": "us_ftr A1"}, factories={"F01": "us"})
    assert [ways(play.state, "ftr1")[hex_].cost for hex_ in ("B1", "C1", "D1", "E1", "F1", "G1", "H1")] == [
        2,
        4,
        6,
        8,
        10,
        12,
        14,
    ]
    assert play.enter("ftr1 E1").hex("ftr1") == "E1"


@pytest.mark.rule("AA-MOVE-16", breaks=True)
@pytest.mark.rule("AA-MOVE-21", breaks=True)
def test_aircraft_do_not_pass_enemies_or_factories_and_gain_nothing_from_roads() -> None:
    play = table(("." + "=" * 9,), {"ftr1": "us_ftr A1", "t9": "g2_tank J1"})
    assert play.broken("ftr1 J1") >= {"AA-MOVE-22"}
    assert table(("=" * 11,), {"ftr1": "us_ftr A1"}).broken("ftr1 J1") == {"AA-MOVE-11"}
    assert table((".F.",), {"ftr1": "us_ftr A1"}).broken("ftr1 A1-B1-C1") == {"AA-MOVE-21"}
    assert table((".F.",), {"ftr1": "us_ftr A1"}, factories={"F01": "g1"}).broken("ftr1 A1-B1-C1") == {"AA-MOVE-21"}


@pytest.mark.rule("AA-MOVE-20")
@pytest.mark.rule("AA-MOVE-21")
def test_the_way_leads_around_enemies_and_foreign_factories() -> None:
    play = table(("...", ".F.", "..."), {"ftr1": "us_ftr B3", "t9": "g2_tank A1"})
    assert "B2" not in ways(play.state, "ftr1")
    assert "A1" not in ways(play.state, "ftr1")
    assert "C1" in stops(play.state, "ftr1")


@pytest.mark.rule("AA-MOVE-23")
@pytest.mark.rule("AA-FAC-12")
@pytest.mark.parametrize("type_", ["us_tank", "us_how", "us_ftr", "us_inf"])
def test_every_unit_enters_an_own_factory_for_one_point(type_: str) -> None:
    play = table((".F.",), {"t1": f"{type_} A1"}, factories={"F01": "us"})
    assert ways(play.state, "t1")["B1"].cost == 2
    assert play.enter("t1 B1").hex("t1") == "B1"


@pytest.mark.rule("AA-MOVE-23", breaks=True)
def test_an_own_factory_is_no_cheaper_than_plain_ground() -> None:
    play = table(("..F",), {"t1": "us_how A1"}, factories={"F01": "us"})
    assert play.broken("t1 C1") == set()
    far = table(("...F",), {"t1": "us_how A1"}, factories={"F01": "us"})
    assert far.broken("t1 D1") == {"AA-MOVE-11"}


@pytest.mark.rule("AA-MOVE-01")
@pytest.mark.rule("AA-MOVE-02")
@pytest.mark.rule("AA-MOVE-17")
@pytest.mark.rule("AA-MOVE-24")
def test_units_move_one_after_the_other_and_may_stay() -> None:
    play = table(units={"inf1": "us_inf C3", "mob1": "us_mob E5", "t9": "g2_tank A1"})
    play.enter("inf1 C4", "mob1 E4")
    assert (play.hex("inf1"), play.hex("mob1")) == ("C4", "E4")
    stay = table(units={"inf1": "us_inf C3", "t9": "g2_tank A1"}).enter("next")
    assert stay.state.phase == "name"


@pytest.mark.rule("AA-MOVE-02", breaks=True)
@pytest.mark.rule("AA-MOVE-24", breaks=True)
@pytest.mark.rule("AA-MOVE-01", breaks=True)
@pytest.mark.rule("AA-TURN-03", breaks=True)
def test_what_has_moved_does_not_move_again_and_nobody_moves_for_others() -> None:
    play = table(units={"inf1": "us_inf C3", "inf2": "su_inf E5", "t9": "g2_tank A1"})
    assert play.broken("inf1 C3") == play.broken("inf1 C3-C3") == {"AA-MOVE-02"}
    assert play.broken("inf2 E4") == {"AA-MOVE-01"}
    assert play.broken("su inf2 E4") == {"AA-TURN-03"}
    play.enter("inf1 C4")
    assert play.broken("inf1 C5") == {"AA-MOVE-24"}


@pytest.mark.rule("AA-MOVE-17", breaks=True)
def test_nothing_else_moves_while_a_unit_is_on_its_way() -> None:
    play = table(units={"inf1": "us_inf C5", "mob1": "us_mob E5", "ftr9": "g1_262 C3"})
    play.enter("inf1 C4")
    assert play.asked == [("g1", "intercept")]
    assert play.broken("us mob1 E4") == {"AA-MOVE-17"}


@pytest.mark.rule("AA-MOVE-25")
@pytest.mark.rule("AA-MOVE-25", breaks=True)
@pytest.mark.rule("AA-TURN-02", breaks=True)
def test_once_attacks_are_named_nobody_moves() -> None:
    play = table(units={"inf1": "us_inf C3", "t9": "g2_tank C2"})
    assert play.broken("inf1 C4") == set()
    play.enter("next")
    assert play.broken("us inf1 C4") == {"AA-TURN-02"}


def test_of_two_cheap_ways_the_one_that_fewer_enemies_watch_is_taken() -> None:
    alone = table(units={"inf1": "us_inf B3", "t9": "g2_tank E5"})
    assert ways(alone.state, "inf1")["D3"].route == ("C3", "D3")
    watched = table(units={"inf1": "us_inf B3", "t9": "g2_tank D2"})
    assert ways(watched.state, "inf1")["D3"].route == ("C4", "D3")
    assert watched.enter("inf1 B3-C3-D3").state.walk is not None  # a way of one's own is taken as it is typed


def test_no_way_leads_off_the_map() -> None:
    play = table(units={"inf1": "us_inf A1", "t9": "g2_tank E5"})
    with pytest.raises(Unreadable) as refused:
        play.reader().move("inf1 A0")
    assert refused.value.facts["kind"] == "hex"
