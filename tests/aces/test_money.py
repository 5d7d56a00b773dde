"""Money (AA-MON, AA-REP, AA-BUY): TV-G1 to TV-G4."""

from __future__ import annotations

import pytest

from tests.aces.positions import Play, table

ROW = ("F.F.F",)
UNITS = {"t1": "us_tank B1", "t9": "g2_tank D1"}


def money(coins: int = 0, units: dict[str, str] | None = None, **more: object) -> Play:
    """The United States in the money phase, with two factories; income has been paid."""
    options = {"factories": {"F01": "us", "F02": "us"}, "coins": {"us": coins}, "phase": "money", **more}
    return table(ROW, units or UNITS, **options)  # type: ignore[arg-type]


@pytest.mark.rule("AA-MON-01")
@pytest.mark.rule("AA-MON-02")
@pytest.mark.rule("AA-TURN-14")
def test_one_coin_for_each_factory_of_ones_own() -> None:
    """TV-G1."""
    play = table(ROW, UNITS, phase="name", factories={"F01": "us", "F02": "us", "F03": "su"}).enter("next")
    assert play.state.coins["us"] == 2
    play.enter("next")
    assert (play.state.seat, play.state.phase, play.state.coins["us"]) == ("g2", "move", 2)


@pytest.mark.rule("AA-MON-03")
@pytest.mark.rule("AA-MON-04")
@pytest.mark.parametrize("phase", ["move", "name", "money"])
def test_of_four_coins_the_ally_gets_three(phase: str) -> None:
    """TV-G2: at any time, in anybody's turn."""
    play = table(ROW, UNITS, phase=phase, coins={"su": 4}).enter("su give 4")
    assert (play.state.coins["su"], play.state.coins["us"]) == (0, 3)
    assert {"AA-MON-03", "AA-MON-04"} <= play.cited


@pytest.mark.rule("AA-MON-03", breaks=True)
def test_nobody_gives_what_they_do_not_have_or_to_nobody() -> None:
    assert table(ROW, UNITS, coins={"us": 3}).broken("us give 4") == {"AA-MON-03"}
    assert table(ROW, UNITS, coins={"us": 3}).broken("us give 0") == {"AA-MON-03"}
    alone = table(ROW, UNITS, seats=("us", "g2"), coins={"us": 3})
    assert alone.broken("us give 2") == {"AA-MON-03"}


@pytest.mark.rule("AA-AMB-18")
def test_a_single_coin_may_be_given_unless_the_table_forbids_it() -> None:
    assert table(ROW, UNITS, coins={"us": 1}).enter("us give 1").state.coins["su"] == 0
    assert table(ROW, UNITS, coins={"us": 1}, single_coin="forbidden").broken("us give 1") == {"AA-AMB-18"}


DAMAGED = {"t1": "us_tank A1 damage=5", "t9": "g2_tank D1"}


@pytest.mark.rule("AA-REP-01")
@pytest.mark.rule("AA-REP-02")
@pytest.mark.rule("AA-REP-03")
@pytest.mark.rule("AA-REP-04")
@pytest.mark.rule("AA-TURN-04")
@pytest.mark.parametrize(("damage", "left"), [(5, 2), (2, 0)])
def test_a_repair_takes_a_turn_and_up_to_three_damage_off(damage: int, left: int) -> None:
    """TV-G3, TV-G4."""
    play = money(2, {**DAMAGED, "t1": f"us_tank A1 damage={damage}"}).enter("repair t1")
    assert (play.state.coins["us"], play.state.units["t1"].repair) == (0, True)
    play.enter("us next", "next", "next", "next", "next")
    while play.state.seat != "us":
        play.enter("next")
    assert (play.state.units["t1"].damage, play.state.units["t1"].repair) == (left, False)


@pytest.mark.rule("AA-REP-01", breaks=True)
@pytest.mark.rule("AA-REP-04", breaks=True)
@pytest.mark.rule("AA-AMB-17")
def test_what_cannot_be_repaired() -> None:
    assert money(2).broken("repair t1") == {"AA-REP-01"}  # whole, and in no factory
    assert money(2, {"t1": "us_tank B1 damage=1", "t9": "g2_tank D1"}).broken("repair t1") == {"AA-REP-01"}
    assert money(1, DAMAGED).broken("repair t1") == {"AA-REP-02"}
    assert money(4, DAMAGED).enter("repair t1").broken("repair t1") == {"AA-AMB-17"}
    allied = money(2, DAMAGED, factories={"F01": "su"})
    assert allied.broken("repair t1") == {"AA-REP-01"}
    assert money(2, DAMAGED, phase="move").broken("repair t1") == {"AA-REP-04"}


@pytest.mark.rule("AA-REP-05")
def test_a_unit_in_repair_fights_and_its_fee_is_lost_with_it() -> None:
    units = {"t1": "us_tank A1 damage=5 repair=yes", "inf1": "us_inf E1", "t9": "g2_tank B1", "inf9": "g2_inf D1"}
    play = table(ROW, units, seat="g2", phase="name", factories={"F01": "us"}, coins={"us": 1})
    play.enter("name t9>t1", "next", "hits 2 back 2")
    assert "t1" not in play.state.units
    assert play.state.units["t9"].damage == 1
    assert play.state.coins["us"] == 1


@pytest.mark.rule("AA-AMB-16")
@pytest.mark.parametrize(("ruling", "us", "g2"), [("bank", 0, 0), ("captor", 0, 2), ("owner", 2, 0)])
def test_where_the_fee_goes_when_the_factory_is_taken(ruling: str, us: int, g2: int) -> None:
    units = {"t1": "us_tank A1 damage=5 repair=yes", "inf1": "us_inf E1", "inf9": "g2_inf B1"}
    play = table(ROW, units, seat="g2", factories={"F01": "us"}, lost_fee=ruling).enter("inf9 A1")
    assert (play.state.coins["us"], play.state.coins["g2"]) == (us, g2)


@pytest.mark.rule("AA-BUY-01")
@pytest.mark.rule("AA-BUY-02")
@pytest.mark.rule("AA-BUY-03")
@pytest.mark.rule("AA-BUY-06")
def test_new_units_go_onto_empty_factories_of_ones_own() -> None:
    play = money(9).enter("buy tank F01", "buy inf F02")
    assert play.state.coins["us"] == 9 - 5 - 3
    assert (play.hex("t2"), play.hex("inf1")) == ("A1", "C1")
    assert play.state.units["t2"].army == 0


@pytest.mark.rule("AA-BUY-01", breaks=True)
@pytest.mark.rule("AA-BUY-02", breaks=True)
@pytest.mark.rule("AA-BUY-03", breaks=True)
@pytest.mark.rule("AA-BUY-06", breaks=True)
def test_what_cannot_be_bought() -> None:
    assert money(4).broken("buy us_tank F01") == {"AA-BUY-01"}
    assert money(9).broken("buy su_tank F01") == {"AA-BUY-01"}
    assert money(9).broken("buy us_inf F03") == {"AA-BUY-02"}
    full = money(9, {"t1": "us_tank A1", "t9": "g2_tank D1"})
    assert full.broken("buy us_inf F01") == {"AA-BUY-03"}
    assert money(9).enter("buy us_inf F01").broken("buy us_inf F01") == {"AA-BUY-03"}


@pytest.mark.rule("AA-BUY-04")
@pytest.mark.rule("AA-BUY-04", breaks=True)
@pytest.mark.rule("AA-BUY-05")
def test_four_of_a_type_are_enough_unless_the_table_has_no_limit() -> None:
    rows = ("F.F.F", ".....")
    units = {f"inf{n}": f"us_inf {hex_}" for n, hex_ in enumerate(("A2", "B2", "C2", "D2"), 1)} | {"t9": "g2_tank D1"}
    for limit, broken in ((True, {"AA-BUY-04"}), (False, set())):
        play = table(rows, units, phase="money", factories={"F01": "us"}, coins={"us": 9}, rules={"type_limit": limit})
        assert play.broken("buy us_inf F01") == broken
    three = {name: unit for name, unit in units.items() if name != "inf4"}
    play = table(rows, three, phase="money", factories={"F01": "us"}, coins={"us": 9})
    assert play.enter("buy us_inf F01").hex("inf4") == "A1"


@pytest.mark.rule("AA-BUY-07")
def test_a_purchase_beside_enemy_infantry_is_warned_of() -> None:
    play = money(9, {"t1": "us_tank E1", "inf9": "g2_inf B1"}).enter("buy us_inf F01")
    assert play.facts("threatened")[0]["target"] == "inf9"
