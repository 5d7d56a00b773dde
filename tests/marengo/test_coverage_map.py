"""Rules of the map and rulings on fights that no vector of the ledger shows by itself (BM-MAP, BM-HID, BM-AMB)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.losing import lose
from companion.games.marengo.moves.assault_answers import Front, Pursue
from companion.games.marengo.moves.base import Pass
from companion.games.marengo.moves.bombard import Fire
from companion.games.marengo.moves.groups import Block, March
from companion.games.marengo.moves.movement import likely
from companion.games.marengo.moves.roads import Ride
from companion.games.marengo.parts import Gun
from companion.kernel.story import Story
from tests.marengo import retreat_positions as six_fields
from tests.marengo.assault_positions import Fight, battle, storm
from tests.marengo.positions import after, board_text, position, rules_against

A, F = "austrian", "french"
STAR = board_text(("S-T", "T-U", "T-R", "T-L"))
LINE = board_text(("A-B", "B-C", "C-D", "A-E"), roads={"r": "main:ABCD"})


# --- the map --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-MAP-02")
@pytest.mark.parametrize(("wide", "abreast"), [(False, 1), (True, 2)])
def test_width_limits_who_leads_and_pursues_but_not_who_blocks(wide: bool, abreast: int) -> None:
    fight = battle("i3 i3 c2 c2", "i1 i1", wide=wide)
    assert (fight.against(storm("i3 i3 c2 c2", "i3 i3")) == set()) is (abreast == 2)
    fight.enter(storm("i3 c2 c2", "i3"), Front(F, ("i1",)))
    assert (fight.against(Pursue(A, ("c2", "c2"))) == set()) is (abreast == 2)
    crowd = position(board_text(("S=T" if wide else "S-T",)), {"S": "x x x x"}, {"T": "x"})
    assert after(crowd, Block(A, ("x",) * 4, "S>T")).stand[A] == {"S>T": {"xm": 4}}


def attack_of(fight: Fight) -> int:
    return int(fight.told("attack-strength")[0].facts["strength"])


@pytest.mark.rule("BM-MAP-03", "BM-MAP-04", "BM-MAP-18")
@pytest.mark.parametrize(("arm", "symbol", "other"), [("i", "inf", "cav"), ("c", "cav", "inf")])
def test_symbols_of_ones_arm_on_the_side_of_the_target_weaken(arm: str, symbol: str, other: str) -> None:
    against, own = f"{symbol} = 2\n{other} = 1", f"{symbol} = 1"
    fight = battle(f"{arm}3", "i1", symbols=against, own_symbols=own).enter(storm(f"{arm}3", f"{arm}3"), Pass(F))
    assert attack_of(fight) == 3 - 2


@pytest.mark.rule("BM-MAP-04")
def test_cavalry_symbols_weaken_pursuit() -> None:
    fight = battle("i3 c2", "i1 i3", symbols="cav = 1").enter(storm("i3 c2", "i3"), Front(F, ("i1",)))
    assert fight.enter(Pursue(A, ("c2",))).told("pursuit")[0].facts["points"] == 1


@pytest.mark.rule("BM-MAP-08")
def test_what_a_cavalry_obstacle_hampers() -> None:
    there = "obstacle = true"
    assert battle("c3", "i1", symbols=there).against(storm("c3", "c3")) == {"BM-AS01-08"}
    fight = battle("i3 c2", "c1 i1", symbols=there).enter(storm("i3 c2", "i3"))
    assert fight.against(Front(F, ("c1",))) == {"BM-AS04-06"}
    fight.enter(Front(F, ("i1",)))
    assert fight.told("assault-result")[0].facts["seat"] == A
    assert fight.asked != (A, "pursuit")
    rider = position(board_text(("S-T",), symbols={"T>S": there}), {"S": "c2 i2"}, {"T": "x"})
    assert rules_against(rider, March(A, ("c2",), "S", "T")) == {"BM-MAN-05"}
    assert rules_against(rider, March(A, ("c2", "i2"), "S", "T")) == set()


@pytest.mark.rule("BM-MAP-10")
def test_enemies_take_no_room_away() -> None:
    state = position(board_text(("S-T",), capacity={"T": 2}), {"S": "x x"}, {"T": "x x"})
    assert rules_against(state, March(A, ("x", "x"), "S", "T")) == set()


@pytest.mark.rule("BM-MAP-11", "BM-BLK-02")
def test_one_approach_bears_as_many_as_the_locale() -> None:
    state = position(board_text(("S-T",), capacity={"S": 5}), {"S>T": "x x x", "S": "x x"}, {"T": "x"})
    assert after(state, Block(A, ("x", "x"), "S>T")).stand[A] == {"S>T": {"x": 3, "xm": 2}}


@pytest.mark.rule("BM-MOVE-02")
@pytest.mark.rule("BM-MOVE-02", breaks=True)
def test_nobody_leaves_the_map() -> None:
    edge = '[[locale.approach]]\nid = "A>west"\nwidth = "narrow"\nedge = true\n'
    state = position(LINE.replace("french_start = 1\n", f"french_start = 1\n{edge}"), {"A": "x"}, {})
    assert rules_against(state, March(A, ("x",), "A", "B", "A>west")) == {"BM-MOVE-03"}
    assert rules_against(state, Ride(A, "x", "A", ("A>west",))) == {"BM-ROAD-16"}
    legal = [move for move in likely(state, A) if not rules_against(state, move)]
    assert {place for move in legal for place in after(state, move).stand[A]} == {"B", "C", "D", "E"}


# --- rulings on fights ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-HID-04", "BM-AMB-27")
def test_whoever_is_weakened_is_swapped_for_a_weaker_one_of_its_kind() -> None:
    """These boards have no spare pieces at all."""
    state = position(STAR, {"S": "c3 i3"}, {})
    weak = lose(state, Story(str), A, "S", "c3", 1)
    assert (state.board.spares, weak.at(A, "S")) == ((), {"c2": 1, "i3": 1})
    assert (weak.muster[A]["c3"], weak.muster[A]["c2"]) == (state.muster[A]["c3"] - 1, state.muster[A]["c2"] + 1)
    assert lose(weak, Story(str), A, "S", "c2", 2).at(A, "S") == {"i3": 1}


@pytest.mark.rule("BM-AMB-15")
def test_no_strength_is_less_than_nothing() -> None:
    """The pursuer pays all the same; nobody is shown to a bombardment of nothing."""
    fight = battle("i3 c1", "i1 i3", symbols="cav = 3").enter(storm("i3 c1", "i3"), Front(F, ("i1",)))
    morale = fight.morale
    fight.enter(Pursue(A, ("c1",)))
    assert fight.told("pursuit")[0].facts["points"] == 0
    assert fight.morale == (morale[0] - 1, morale[1])
    state = six_fields.battle({"Q>T": {"x": 1}}, {"T>Q": {"a1": 1}}, "bombard")
    state = replace(state, guns={**state.guns, F: Gun(announced=4, last_announced=4)})
    state, _ = six_fields.played(six_fields.begun(state)[0], Fire(F))
    assert (state.hit, state.at(A, "Q>T")) == (None, {"x": 1})


@pytest.mark.rule("BM-AMB-20")
def test_a_demoralized_defence_counts_its_first_row_less() -> None:
    fight = battle("i3", "i1 i3 i3", wide=True, broke={A: 0, F: 1}, morale={A: 10, F: 0})
    fight.enter(storm("i3", "i3"), Front(F, ("i1", "i3")))
    assert fight.told("defence-strength")[0].facts["strength"] == 0 + 2


@pytest.mark.rule("BM-AMB-29")
@pytest.mark.parametrize(("narrow", "rules"), [("S>N", {"BM-AS01-03"}), ("N>S", set())])
def test_of_two_widths_that_of_the_defender_counts(narrow: str, rules: set[str]) -> None:
    fight = battle("i3 i3", "i3", wide=True)
    wide = f'id = "{narrow}"\nopposite = "{narrow[::-1]}"\nwidth = "wide"'
    board = fight.state.rules.board.replace(wide, wide.replace("wide", "narrow"))
    assert board != fight.state.rules.board
    state = replace(fight.state, rules=replace(fight.state.rules, board=board))
    assert rules_against(state, storm("i3 i3", "i3 i3")) == rules


@pytest.mark.rule("BM-AMB-33")
def test_no_more_storm_a_locale_than_fit_into_it() -> None:
    fight = battle("i3 i3", "i3", capacity={"S": 1})
    assert fight.against(storm("i3 i3", "i3")) == {"BM-AS11-08"}
    assert fight.against(storm("i3", "i3")) == set()
