"""Combat (AA-CMB, AA-B17, AA-DLS): the worked fight of the rulebook (TV-C1 to TV-C7) and each of its steps."""

from __future__ import annotations

import pytest

from companion.games.aces.fights import fight_between, fixed_hits, returns_fire
from companion.games.aces.state import Unit
from tests.aces.positions import Play, table

FOREST = (".....", ".....", "..T..", ".....", ".....")
# The German tank attacks the US infantry in the forest; the Flak has it in range, an aircraft is beside it.
WORKED = {
    "t9": "g2_tank C2 xp=3",
    "inf1": "us_inf C3 damage=1 xp=2",
    "art9": "g2_flk C5",
    "ftr9": "g2_ftr D3",
    "art1": "us_how A3",
}
ATTACK = "1 4 6 8 8 9 9 10 10 11 11 11 12 12 12"
DEFENCE = "1 2 3 5 6 7 8 9 11 12"


def worked() -> Play:
    """All three attacks of the example are named."""
    play = table(FOREST, WORKED, seat="g2", phase="name")
    return play.enter("name t9>inf1", "name ftr9>inf1", "name art9>art1", "next")


@pytest.mark.rule("AA-CMB-01")
@pytest.mark.rule("AA-CMB-03")
@pytest.mark.rule("AA-CMB-09")
@pytest.mark.rule("AA-CMB-10")
@pytest.mark.rule("AA-CMB-11")
@pytest.mark.rule("AA-CMB-12")
@pytest.mark.rule("AA-CMB-13")
@pytest.mark.rule("AA-CMB-14")
@pytest.mark.rule("AA-CMB-17")
@pytest.mark.rule("AA-CMB-19")
@pytest.mark.rule("AA-CMB-20")
@pytest.mark.rule("AA-BON-15")
@pytest.mark.rule("AA-AMB-02")
def test_the_worked_fight() -> None:
    """TV-C1."""
    play = worked()
    fight = fight_between(play.state, "t9", "inf1")
    assert (fight.attack.dice, fight.red.dice, fight.attack.hits_on) == (15, 3, 8)
    assert fight.defence is not None
    assert (fight.defence.dice, fight.defence.hits_on, fight.forest) == (10, 2, True)
    play.enter(f"roll t9>inf1 {ATTACK} back {DEFENCE}")
    assert (play.facts("fought")[0]["hits"], play.facts("fought")[0]["back"]) == (5, 2)
    tank, infantry = play.state.units["t9"], play.state.units["inf1"]
    assert (tank.damage, tank.xp, infantry.damage, infantry.xp) == (1, 4, 3, 3)
    assert (tank.level, infantry.level) == (1, 1)


@pytest.mark.rule("AA-CMB-22")
@pytest.mark.rule("AA-CMB-08")
def test_the_second_fight_begins_with_the_new_damage() -> None:
    """TV-C2."""
    play = worked().enter(f"roll {ATTACK} back {DEFENCE}")
    fight = fight_between(play.state, "ftr9", "inf1")
    assert (fight.red.dice, fight.forest) == (3, True)
    assert fight.defence is not None
    assert (fight.defence.dice, fight.defence.hits_on) == (6, 4)


@pytest.mark.rule("AA-CMB-04")
def test_the_third_is_fired_from_afar() -> None:
    """TV-C3."""
    play = worked().enter(f"roll {ATTACK} back {DEFENCE}", "hits 0 back 0")
    assert play.asked == [("g2", "fight")]
    fight = fight_between(play.state, "art9", "art1")
    assert (fight.red.dice, fight.defence) == (0, None)


@pytest.mark.rule("AA-CMB-04", breaks=True)
@pytest.mark.rule("AA-CMB-05", breaks=True)
@pytest.mark.rule("AA-CMB-06", breaks=True)
@pytest.mark.rule("AA-CMB-07", breaks=True)
def test_where_nobody_shoots_back_there_are_no_dice_for_it() -> None:
    play = table(units={"art9": "g1_pak C5", "t1": "us_tank C3"}, seat="g1", phase="name")
    play.enter("name art9>t1", "next")
    assert play.broken("hits 3 back 1") == {"AA-CMB-04"}
    assert play.broken("roll 1 2 3 4 5 6 7 8 9 10 11 12 back 1") == {"AA-CMB-04"}


@pytest.mark.rule("AA-CMB-05")
@pytest.mark.rule("AA-CMB-06")
@pytest.mark.rule("AA-CMB-07")
@pytest.mark.rule("AA-AMB-20")
@pytest.mark.rule("AA-B17-02")
@pytest.mark.rule("AA-MOVE-15")
@pytest.mark.parametrize(
    ("target", "unit", "fires"),
    [
        ("us_tank C3", "g1_262 C2", False),
        ("us_how C3", "g1_tig C2", False),
        ("us_inf C3", "g1_262 C2", True),
        ("us_inf C3", "g1_pak C1", False),
        ("us_b17 C3", "g1_262 C2", True),
        ("us_tank C3", "g1_tig C2", True),
        ("us_inf B1", "g1_tig C2", False),  # it swims
        ("us_ftr B1", "g1_262 C2", True),  # it flies over the water
    ],
)
def test_who_shoots_back(target: str, unit: str, fires: bool) -> None:
    """TV-C5."""
    rows = (".~...", *FOREST[1:])
    play = table(rows, {"t1": target, "t9": unit})
    assert returns_fire(play.state, "t1", "t9") == fires


@pytest.mark.rule("AA-CMB-12")
@pytest.mark.parametrize(("xp", "level"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_levels(xp: int, level: int) -> None:
    """TV-C7."""
    assert Unit("us_inf", xp=xp).level == level


@pytest.mark.rule("AA-CMB-15")
def test_the_attacker_has_no_green_line() -> None:
    rows = (".....", "..T..", ".....", ".....", ".....")
    play = table(rows, {"inf1": "us_inf C2", "t9": "g2_tank C3"}, phase="name")
    play.enter("name inf1>t9", "next", "hits 0 back 5")
    assert play.state.units["inf1"].damage == 3


@pytest.mark.rule("AA-CMB-16")
@pytest.mark.rule("AA-CMB-18")
@pytest.mark.rule("AA-CMB-25")
@pytest.mark.rule("AA-AMB-45")
def test_the_sixth_damage_destroys_and_earns_two() -> None:
    units = {"t1": "us_tank C2", "inf9": "g1_inf C3 damage=4", "inf8": "g1_inf A1", "inf1": "us_inf E5"}
    play = table(units=units, phase="name").enter("name t1>inf9", "next", "hits 12 back 0")
    assert "inf9" not in play.state.units
    assert play.state.units["t1"].xp == 2
    assert play.facts("damaged")[0]["total"] == 6


@pytest.mark.rule("AA-CMB-20")
def test_both_results_count_even_if_both_die() -> None:
    units = {"t1": "us_tank C2 damage=5", "t9": "g2_tank C3 damage=5", "inf8": "g1_inf A1", "inf1": "us_inf E5"}
    play = table(units=units, phase="name").enter("name t1>t9", "next", "hits 2 back 2")
    assert play.state.units.keys() == {"inf8", "inf1"}


@pytest.mark.rule("AA-CMB-21")
def test_markers_are_white_then_yellow_then_red() -> None:
    play = table(units={"t1": "us_tank C2 xp=6", "t9": "g1_tig E3"})
    lying = {
        thing.name: thing.count
        for thing in play.game.layout(play.state, None)
        if thing.kind == "experience" and thing.place == "unit:t1"
    }
    assert lying == {"white": 2, "yellow": 2, "red": 2}


@pytest.mark.rule("AA-CMB-23")
def test_too_few_hits_do_nothing() -> None:
    play = table(units={"t1": "us_tank C2", "t9": "g1_tig C3"}, phase="name")
    play.enter("name t1>t9", "next", "hits 2 back 1")
    assert play.state.units["t9"].damage == play.state.units["t1"].xp == 0


@pytest.mark.rule("AA-CMB-09")
@pytest.mark.parametrize(("damage", "dice"), [(0, 12), (1, 10), (2, 8), (3, 6), (4, 4), (5, 2)])
def test_the_number_of_dice_falls_with_damage(damage: int, dice: int) -> None:
    play = table(units={"t1": f"us_tank C2 damage={damage}", "t9": "g1_tig C3"})
    assert fight_between(play.state, "t1", "t9").attack.dice == dice


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("roll 1 2 3 4 5 6 7", "AA-CMB-09"),
        ("roll 1 2 3 4 5 6 7 8 9 10 11 13 back 1 1 1 1 1 1 1 1 1 1 1 1", "AA-CMB-11"),
        ("roll 1 2 3 4 5 6 7 8 9 10 11 0 back 1 1 1 1 1 1 1 1 1 1 1 1", "AA-CMB-11"),
        ("roll 1 2 3 4 5 6 7 8 9 10 11 12", "AA-CMB-09"),
        ("hits 13", "AA-CMB-09"),
        ("hits 3 back 13", "AA-CMB-09"),
    ],
)
def test_dice_that_cannot_be_are_refused_and_nothing_changes(line: str, rule: str) -> None:
    play = table(units={"t1": "us_tank C2", "t9": "g1_tig C3"}, phase="name").enter("name t1>t9", "next")
    before = play.state
    assert play.broken(line) == {rule}
    assert play.state is before


@pytest.mark.rule("AA-DLS-01")
@pytest.mark.rule("AA-AHT-01")
@pytest.mark.rule("AA-AHT-02")
@pytest.mark.rule("AA-AHT-03")
@pytest.mark.rule("AA-AHT-04")
@pytest.mark.rule("AA-AHT-05")
@pytest.mark.rule("AA-AMB-37")
@pytest.mark.parametrize(
    ("unit", "hits"),
    [
        ("us_inf C2", 2),
        ("us_inf C2 xp=3", 4),
        ("us_inf C2 xp=5 damage=2", 6),
        ("us_inf C2 damage=3", 1),
        ("us_inf C2 damage=3 xp=4", 2),
        ("us_inf C2 damage=5 xp=9", 3),
        ("us_how C2 damage=4", 3),
    ],
)
def test_fixed_hits(unit: str, hits: int) -> None:
    """TV-A3."""
    play = table(units={"t1": unit, "t9": "g1_tig C3"})
    assert fixed_hits(play.state, "t1", at_aircraft=False) == hits


@pytest.mark.rule("AA-AMB-40")
def test_without_dice_fights_happen_by_themselves_and_without_a_bonus() -> None:
    units = {"t1": "us_tank C2", "inf1": "us_inf D2", "t9": "g2_tank C3"}
    play = table(units=units, phase="name", rules={"hits": "fixed"}).enter("name t1>t9", "next")
    assert (play.facts("fought")[0]["hits"], play.facts("fought")[0]["back"]) == (5, 6)
    assert play.state.phase == "money"
    by_hand = table(units=units, phase="fight", attacks=[("t1", "t9")], rules={"hits": "fixed"})
    assert by_hand.broken("hits 3") == {"AA-DLS-01"}
