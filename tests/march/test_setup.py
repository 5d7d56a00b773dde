"""Set-up: MP-SETUP-01..20, and whether the homes touch (MP-AMB-25)."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.march.scenario import check_file
from companion.games.march.state import Force, controller
from companion.kernel.data import asset_text
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.support import MARLBOROUGH, broken_by, events, legal_lines, play

EIGHT_CARDS = ("MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE")
BEFORE_THE_ROLL = """
    roll 6 1
    undo
"""


@pytest.fixture
def start() -> Table[Any]:
    """The introductory scenario, Blue with the initiative, nothing played yet."""
    return play("roll 5 2")


# --- home countries --------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-SETUP-01", "MP-SETUP-02")
@pytest.mark.parametrize(("taken", "left"), [("FR", "DR"), ("DR", "FR")])
def test_the_home_blue_does_not_take_is_orange(taken: str, left: str) -> None:
    table = play(MARLBOROUGH.replace("blue-home: FR", f"blue-home: {taken}"))
    assert (table.state.home("blue"), table.state.home("orange")) == (taken, left)
    assert table.state.countries[taken].blue == table.state.countries[left].orange == Force(standing=1)


@pytest.mark.rule("MP-SETUP-01")
def test_a_neutral_country_is_nobody_s_home() -> None:
    with pytest.raises(Trouble) as refused:
        play(MARLBOROUGH.replace("blue-home: FR", "blue-home: SN"))
    assert (refused.value.key, refused.value.facts["option"]) == ("no-value", "blue-home")


@pytest.mark.rule("MP-SETUP-01")
def test_a_scenario_cannot_give_both_homes_to_one_player() -> None:
    shipped = asset_text("games", "march", "scenarios", "tyw.toml")
    assert check_file(shipped, Path("tyw.toml"))[0] == ()
    both_blue = shipped.replace('owner = "orange"', 'owner = "blue"')
    assert [mistake.key for mistake in check_file(both_blue, Path("mine.toml"))[0]] == ["scenario-owners"]


@pytest.mark.rule("MP-SETUP-02", "MP-SETUP-05", "MP-SETUP-06", "MP-SETUP-19")
def test_each_player_starts_with_three_armies_and_eight_cards_in_hand(start: Table[Any]) -> None:
    for seat in ("blue", "orange"):
        side = start.state.side(seat)
        assert side.stock + start.state.armies_in_play(seat) == 3
        assert side.stock == 2
        assert side.hand == EIGHT_CARDS
        assert side.discard == ()
        assert side.played is None
    assert start.faults() == ()


@pytest.mark.rule("MP-SETUP-02", breaks=True)
def test_a_fourth_army_is_noticed(start: Table[Any]) -> None:
    start.correct("sides.blue.stock", 3)
    assert [fault.rule for fault in start.faults()] == ["MP-SETUP-02"]


# --- the map ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-SETUP-04", "MP-AMB-25")
def test_the_neutral_country_lies_between_the_homes(start: Table[Any]) -> None:
    touches = {id_: card.touches for id_, card in start.state.rules.map.items()}
    assert touches == {"BH": ("N",), "N": ("BH", "OH"), "OH": ("N",)}


MOVE_FROM_HOME = """
    option automatic: off
    option homes-touch: {ruling}
    blue pick MOVE1
    orange pick FORTIFY
"""


@pytest.mark.rule("MP-SETUP-04", "MP-AMB-25")
def test_homes_that_do_not_touch_cannot_be_crossed_at_once() -> None:
    table = play(MOVE_FROM_HOME.format(ruling="no"))
    assert legal_lines(table) == ["blue move 1 BH->N"]
    assert broken_by(table, "blue move 1 BH->OH") == {"MP-MOVE-12"}


@pytest.mark.rule("MP-AMB-25")
def test_homes_that_touch_are_one_step_apart() -> None:
    table = play(MOVE_FROM_HOME.format(ruling="yes"))
    assert legal_lines(table) == ["blue move 1 BH->N", "blue move 1 BH->OH"]
    table.enter("blue move 1 BH->OH")
    assert table.state.countries["OH"].blue == Force(standing=1)


# --- cubes, dice and armies ------------------------------------------------------------------------------------


@pytest.mark.rule("MP-SETUP-08", "MP-SETUP-20")
def test_all_35_vp_lie_in_the_stock(start: Table[Any]) -> None:
    stock = start.state.stock
    assert (stock.black, stock.white, stock.value) == (5, 10, 35)
    assert [start.state.side(seat).vp for seat in ("blue", "orange")] == [0, 0]


@pytest.mark.rule("MP-SETUP-09")
def test_seven_vp_stay_in_the_box(start: Table[Any]) -> None:
    boxed = start.state.rules.boxed
    assert (boxed.black, boxed.white, boxed.value) == (1, 2, 7)


@pytest.mark.rule("MP-SETUP-09")
def test_a_cube_from_the_box_is_noticed(start: Table[Any]) -> None:
    start.correct("stock.black", 6)
    assert [fault.rule for fault in start.faults()] == ["MP-VP-02"]


@pytest.mark.rule("MP-SETUP-13", "MP-SETUP-14", "MP-SETUP-15")
def test_every_country_has_its_vp_die(start: Table[Any]) -> None:
    assert {id_: country.vp for id_, country in start.state.countries.items()} == {"BH": 3, "N": 2, "OH": 3}


@pytest.mark.rule("MP-SETUP-16")
def test_army_strength_starts_at_one(start: Table[Any]) -> None:
    assert [start.state.side(seat).strength for seat in ("blue", "orange")] == [1, 1]


@pytest.mark.rule("MP-SETUP-17", "MP-SETUP-18", "MP-SETUP-20")
def test_one_army_stands_in_each_home_and_nothing_else(start: Table[Any]) -> None:
    forces = {id_: (country.blue, country.orange) for id_, country in start.state.countries.items()}
    assert forces == {"BH": (Force(1), Force()), "N": (Force(), Force()), "OH": (Force(), Force(1))}
    assert [country.occupied for country in start.state.countries.values()] == [None, None, None]
    assert [controller(start.state, id_) for id_ in ("BH", "N", "OH")] == ["blue", None, "orange"]


# --- who begins ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-SETUP-10", "MP-SETUP-12")
@pytest.mark.parametrize(("roll", "holder"), [("6 1", "blue"), ("3 2", "blue"), ("1 2", "orange"), ("5 6", "orange")])
def test_the_higher_roll_takes_the_initiative(roll: str, holder: str) -> None:
    table = play(f"roll {roll}")
    assert table.state.initiative == holder
    assert table.state.phase == "choose"
    assert [event.facts["seat"] for event in events(table, "rolled")] == [holder]
    shown = {
        e.facts["seat"]: e.facts["initiative"] for e in table.game.picture(table.state, None) if "initiative" in e.facts
    }
    assert shown == {seat: int(seat == holder) for seat in ("blue", "orange")}


@pytest.mark.rule("MP-SETUP-10", breaks=True)
@pytest.mark.parametrize("roll", ["roll 7 1", "roll 0 1"])
def test_a_die_shows_one_to_six(roll: str) -> None:
    assert broken_by(play(BEFORE_THE_ROLL), roll) == {"MP-SETUP-10"}


@pytest.mark.rule("MP-SETUP-10", breaks=True)
def test_the_initiative_is_rolled_for_only_once(start: Table[Any]) -> None:
    assert broken_by(start, "roll 1 6") == {"MP-SETUP-10"}


@pytest.mark.rule("MP-SETUP-11", breaks=True)
def test_equal_rolls_decide_nothing() -> None:
    """MP-TV-01: 4 against 4 is refused, then 5 against 2 decides."""
    table = play(BEFORE_THE_ROLL)
    assert broken_by(table, "roll 4 4") == {"MP-SETUP-11"}
    table.enter("roll 5 2")
    assert table.state.initiative == "blue"


@pytest.mark.rule("MP-SETUP-11")
def test_any_two_different_dice_are_a_roll() -> None:
    different = [f"roll {blue} {orange}" for blue in range(1, 7) for orange in range(1, 7) if blue != orange]
    assert legal_lines(play(BEFORE_THE_ROLL)) == different


@pytest.mark.rule("MP-TURN-02", "MP-TURN-06", breaks=True)
def test_nobody_acts_before_the_roll() -> None:
    table = play(BEFORE_THE_ROLL)
    assert broken_by(table, "blue pick MOVE1") == {"MP-TURN-02"}
    assert broken_by(table, "blue move 1 BH->N") == {"MP-TURN-06"}
