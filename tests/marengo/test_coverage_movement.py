"""Commands, groups, blocks, roads and cavalry: rules that no vector of the ledger shows by itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.assault_answers import Front, Pursue
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.bombard import Fire
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.maneuver import Hold, Stop, Yield
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.roads import Ride
from companion.games.marengo.parts import Crossing, Gun
from tests.marengo import retreat_positions as six_fields
from tests.marengo.assault_positions import battle, storm
from tests.marengo.positions import after, board_text, position, rules_against

A, F = "austrian", "french"
STAR = board_text(("S-T", "T-U", "T-R", "T-L"))
LINE = board_text(("A-B", "B-C", "C-D", "A-E"), roads={"r": "main:ABCD"})


# --- groups and command points --------------------------------------------------------------------------------------


@pytest.mark.rule("BM-CMD-01", "BM-CMD-02", "BM-CMD-05")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_group_of_any_size_costs_one_command(size: int) -> None:
    moved = after(position(STAR, {"S": "x x x"}, {}), March(A, ("x",) * size, "S", "T"))
    assert (moved.number(A, "T"), moved.commands) == (size, 2)


@pytest.mark.rule("BM-CMD-02", breaks=True)
def test_reserve_and_block_are_not_one_group() -> None:
    state = position(STAR, {"T": "x", "T>U": "x"}, {"U": "x"})
    assert rules_against(state, March(A, ("x", "x"), "T", "S")) == {"BM-HID-06"}


@pytest.mark.rule("BM-CMD-06", "BM-CMD-07", "BM-CMD-23", "BM-MOVE-13")
@pytest.mark.rule("BM-CMD-07", "BM-CMD-23", "BM-MOVE-13", breaks=True)
@pytest.mark.parametrize("size", [1, 3])
def test_assaults_and_moves_share_three_commands(size: int) -> None:
    fight = battle({"N>S": "i3 i3 i3", "N": "x x x"}, {"S>N": "i3"})
    fight.enter(storm(" ".join(["i3"] * size), "i3"), Front(F, ("i3",)))
    assert fight.state.commands == 2
    state = replace(fight.state, phase="move")
    assert "i2s" in state.at(A, "N")  # it has stormed and fallen back
    assert rules_against(state, Block(A, ("i2",), "N>S")) == set()  # a hidden one shows itself
    assert rules_against(state, Block(A, ("i2", "x", "x", "x"), "N>S")) == {"BM-MOVE-13"}
    two = after(state, Block(A, ("x",), "N>S"), Block(A, ("x",), "N>S"))
    assert rules_against(two, Block(A, ("x",), "N>S")) == {"BM-CMD-23"}


@pytest.mark.rule("BM-CMD-09", "BM-AMB-04")
def test_bombarding_is_free_and_the_turn_of_its_owner_is_what_counts() -> None:
    """Artillery that fired defensively in this round may still move and announce; it does not fire again."""
    state = six_fields.battle({"Q>P": {"i2": 1}}, {"P>Q": {"a1": 1}}, "announce", guns={A: Gun(), F: Gun(fired=3)})
    state, _ = six_fields.played(state, Announce(F, "P>Q", "a1"))
    assert state.commands == 3
    fired = replace(state, phase="bombard", ready=False)
    assert six_fields.broken(fired, Fire(F)) == ["BM-BOMB-11"]
    later, _ = six_fields.played(replace(fired, round=4), Fire(F))
    assert (later.at(A, "Q>P"), later.commands) == ({"i1": 1}, 3)
    moving = replace(state, phase="move", guns={A: Gun(), F: Gun(fired=3)})
    assert six_fields.broken(moving, Withdraw(F, ("a1",), "P>Q")) == []


@pytest.mark.rule("BM-CMD-15", "BM-CMD-16")
def test_pursuit_and_falling_back_are_free() -> None:
    fight = battle("i2 i3 i3", "i3 c2").enter(storm("i2 i3 i3", "i2"), Front(F, ("i3",)), Pursue(F, ("c2",)))
    fight.lose()
    assert fight.stands(A).keys() == {"N"}
    won = battle("i3 c2", "i1 i3").enter(storm("i3 c2", "i3"), Front(F, ("i1",)), Pursue(A, ("c2",)))
    assert (fight.state.commands, won.state.commands) == (2, 2)


@pytest.mark.rule("BM-CMD-24")
def test_groups_move_in_any_order() -> None:
    state = position(STAR, {"S": "x", "L": "i2"}, {})
    one, two = March(A, ("x",), "S", "T"), March(A, ("i2",), "L", "T")
    assert after(state, one, two).stand == after(state, two, one).stand


@pytest.mark.rule("BM-CMD-25", "BM-MOVE-09", "BM-MOVE-12")
@pytest.mark.rule("BM-CMD-25", "BM-MOVE-09", "BM-MOVE-12", breaks=True)
def test_each_piece_moves_once_and_from_where_the_turn_found_it() -> None:
    state = position(STAR, {"S": "x i2", "T>U": "i3"}, {"U": "x"})
    moved = after(state, March(A, ("i2",), "S", "T"))
    assert rules_against(moved, Block(A, ("i2",), "T>U")) == {"BM-CMD-25"}
    assert rules_against(moved, March(A, ("x",), "S", "T")) == set()
    back = after(moved, Withdraw(A, ("i3",), "T>U"))
    assert rules_against(back, March(A, ("i3",), "T", "S")) == {"BM-CMD-25"}
    rode = after(position(STAR, {"S": "x"}, {"U": "x"}), March(A, ("x",), "S", "T"))
    assert rules_against(rode, Continue(A, ("c2",), "T>U")) == set()


@pytest.mark.rule("BM-MOVE-17", "BM-MOVE-18", "BM-SURP-01", "BM-MOVE-13")
@pytest.mark.rule("BM-MOVE-17", "BM-MOVE-18", "BM-SURP-01", breaks=True)
def test_who_may_not_move_and_who_may() -> None:
    state = position(STAR, {"S": "a1 i2"}, {"U": "xz x"})
    assert rules_against(state, March(A, ("a1", "i2"), "S", "T")) == set()
    fired = replace(state, guns={A: Gun(bombarded=state.turn, fired=1), F: Gun()})
    assert rules_against(fired, March(A, ("a1", "i2"), "S", "T")) == {"BM-BOMB-06"}
    french = replace(state, side=F)
    assert rules_against(french, March(F, ("x", "z"), "U", "T")) == {"BM-SURP-01"}
    assert rules_against(french, March(F, ("x",), "U", "T")) == set()


@pytest.mark.rule("BM-MOVE-17")
def test_artillery_that_has_fired_falls_back_from_nobody() -> None:
    state = six_fields.battle({"Q>P": {"i1": 1}}, {"P>Q": {"a1": 1}}, "bombard")
    state = replace(state, guns={**state.guns, F: Gun(announced=4, last_announced=4)})
    state, story = six_fields.played(six_fields.begun(state)[0], Fire(F))
    assert "gun-falls-back" in six_fields.told(story)
    assert state.stand == {A: {}, F: {"P": {"a1": 1}}}


# --- blocks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-BLK-05", "BM-BLK-11")
@pytest.mark.rule("BM-BLK-05", breaks=True)
def test_a_block_that_enemies_have_left_stands_until_its_owners_turn() -> None:
    state = position(LINE, {"B>C": "x"}, {"C": "x", "D": "c2"}, side=F)
    left = after(state, Ride(F, "x", "C", ("C>D",)))
    assert left.stand[A] == {"B>C": {"x": 1}}
    assert "BM-MOVE-06" in rules_against(left, Ride(F, "c2", "D", ("D>C", "C>B")))
    own = replace(left, side=A)
    assert rules_against(own, Next(A)) == {"BM-BLK-13"}
    assert rules_against(after(own, Withdraw(A, ("x",), "B>C")), Next(A)) == set()


@pytest.mark.rule("BM-BLK-06")
@pytest.mark.rule("BM-BLK-06", breaks=True)
def test_a_block_is_given_up_in_the_turn_that_drove_the_enemies_away() -> None:
    state = six_fields.battle({"P": {"x": 1}, "T>Q": {"x": 1}}, {"Q": {"c2": 1}}, side=A)
    state, _ = six_fields.played(state, March(A, ("x",), "P", "Q"))
    state, _ = six_fields.played(state, Yield(F))
    state, _ = six_fields.played(state, Go(F, "Q", ("c2",), "R"))
    assert six_fields.broken(state, Next(A)) == ["BM-BLK-13"]
    state, _ = six_fields.played(state, Withdraw(A, ("x",), "T>Q"))
    assert (six_fields.broken(state, Next(A)), state.commands) == ([], 2)


@pytest.mark.rule("BM-BLK-08", "BM-BLK-09", breaks=True)
def test_whoever_has_moved_or_cannot_pay_gives_up_a_block_only_backwards() -> None:
    idle = position(STAR, {"T>U": "xm x"}, {})
    assert rules_against(idle, March(A, ("x", "x"), "T>U", "U")) == {"BM-CMD-25"}
    assert rules_against(replace(idle, commands=0), March(A, ("x",), "T>U", "U")) == {"BM-CMD-23"}
    facing = position(STAR, {"T>U": "xm"}, {"U": "x"})
    assert rules_against(facing, Withdraw(A, ("x",), "T>U")) == {"BM-CMD-25"}


@pytest.mark.rule("BM-BLK-10")
@pytest.mark.rule("BM-BLK-10", breaks=True)
def test_ones_own_pieces_opposite_keep_no_block() -> None:
    state = position(STAR, {"T>U": "x", "U": "x"}, {"R": "x"})
    assert rules_against(state, Next(A)) == {"BM-BLK-13"}
    assert rules_against(state, Block(A, ("x",), "U>T")) == {"BM-BLK-01"}
    assert rules_against(position(STAR, {"T>U": "x"}, {"U": "x"}), Next(A)) == set()


@pytest.mark.rule("BM-BLK-12")
@pytest.mark.rule("BM-BLK-12", breaks=True)
def test_out_of_a_block_nobody_goes_by_road() -> None:
    state = position(LINE, {"B>C": "x"}, {})
    assert rules_against(state, Ride(A, "x", "B>C", ("B>C",))) == {"BM-ROAD-02"}
    assert after(state, March(A, ("x",), "B>C", "C")).commands == 2


# --- roads ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-ROAD-03", "BM-ROAD-02")
@pytest.mark.parametrize("face", ["i2", "c2", "a1"])
def test_every_arm_goes_by_road(face: str) -> None:
    gone = after(position(LINE, {"A": face}, {}), Ride(A, face, "A", ("A>B", "B>C", "C>D")))
    assert gone.stand[A] == {"D": {f"{face}m": 1}}


@pytest.mark.rule("BM-ROAD-13", "BM-MAP-20")
@pytest.mark.rule("BM-ROAD-13", breaks=True)
def test_each_road_through_an_approach_has_its_own_room() -> None:
    board = board_text(("B-D",), roads={"brown": "secondary:BD", "red": "main:BD"}, junctions={"B": ("brown", "red")})
    one = after(position(board, {"B": "x x x"}, {}), Ride(A, "x", "B", ("B>D@red",)))
    assert rules_against(one, Ride(A, "x", "B", ("B>D@red",))) == {"BM-ROAD-08"}
    two = after(one, Ride(A, "x", "B", ("B>D@brown",)))
    assert {key: len(used) for key, used in two.roads.items()} == {"brown B>D": 1, "red B>D": 1}


@pytest.mark.rule("BM-AMB-26", "BM-AMB-30")
def test_one_locale_along_a_main_road_is_gone_as_one_says() -> None:
    state = position(LINE, {"A": "x"}, {})
    by_road, marched = after(state, Ride(A, "x", "A", ("A>B",))), after(state, March(A, ("x",), "A", "B"))
    assert by_road.stand == marched.stand
    assert (by_road.commands, by_road.roads) == (3, {"r A>B": (Crossing(1, "A>B"),)})
    assert (marched.commands, marched.roads) == (2, {})


@pytest.mark.rule("BM-SURP-15")
def test_passing_through_a_start_locale_is_enough() -> None:
    """The first locale of these boards is one."""
    board = board_text(("A-B", "A-C"), roads={"r": "main:BAC"})
    assert after(position(board, {"B": "x"}, {}), Ride(A, "x", "B", ("B>A", "A>C"))).entered


# --- cavalry --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-CAV-06", "BM-CMD-17", "BM-CAV-15")
@pytest.mark.parametrize(("kind", "left"), [("main", 3), ("secondary", 2)])
def test_a_way_by_road_and_continuing_are_paid_once_or_not_at_all(kind: str, left: int) -> None:
    state = position(board_text(("A-B", "B-C"), roads={"r": f"{kind}:ABC"}), {"A": "x"}, {"C": "x"})
    on = after(state, Ride(A, "x", "A", ("A>B",)), Continue(A, ("c2",), "B>C"))
    assert (on.stand[A], on.commands) == ({"B>C": {"c2m": 1}}, left)
    assert on.roads.keys() == {"r A>B"}  # nobody has crossed B>C


@pytest.mark.rule("BM-CAV-07", breaks=True)
def test_only_cavalry_on_a_main_road_blocks_without_a_command() -> None:
    state = position(LINE, {"B": "x", "A": "x"}, {"C": "x", "E": "x"}, commands=0)
    assert rules_against(state, Block(A, ("c2",), "B>C")) == set()
    assert rules_against(state, Block(A, ("i2",), "B>C")) == {"BM-CMD-23"}
    assert rules_against(state, Block(A, ("c2",), "A>E")) == {"BM-CMD-23"}


@pytest.mark.rule("BM-CAV-08", "BM-CAV-10", "BM-HID-03")
def test_whoever_continues_shows_itself_and_has_finished() -> None:
    moved = after(position(STAR, {"S": "x"}, {"U": "x", "R": "x"}), March(A, ("x",), "S", "T"))
    assert moved.stand[A] == {"T": {"xm": 1}}  # hidden so far
    assert rules_against(moved, Continue(A, ("x",), "T>U")) == {"BM-CAV-03"}
    on = after(moved, Continue(A, ("c2",), "T>U"))
    assert on.stand[A] == {"T>U": {"c2m": 1}}
    assert rules_against(on, Withdraw(A, ("c2",), "T>U")) == {"BM-CMD-25"}
    assert on.going is None


@pytest.mark.rule("BM-CAV-09", breaks=True)
def test_leaving_ones_group_needs_a_command() -> None:
    moved = after(position(STAR, {"S": "x x"}, {"U": "x"}, commands=1), March(A, ("x", "x"), "S", "T"))
    assert rules_against(moved, Continue(A, ("c2",), "T>U")) == {"BM-CMD-23"}
    assert rules_against(moved, Continue(A, ("c2", "c2"), "T>U")) == set()


@pytest.mark.rule("BM-CMD-21", "BM-CAV-16")
def test_those_who_part_for_one_approach_are_one_group() -> None:
    moved = after(position(STAR, {"S": "x x x"}, {"U": "x"}), March(A, ("x",) * 3, "S", "T"))
    one = after(moved, Continue(A, ("c2",), "T>U"))
    assert (one.commands, after(one, Continue(A, ("c2",), "T>U")).commands) == (1, 1)


@pytest.mark.rule("BM-CMD-22")
def test_each_split_after_a_won_assault_costs() -> None:
    fight = battle({"N>S": "i3 c2 c2"}, {"S>N": "i1", "E": "x", "H": "x"}).enter(storm("i3 c2 c2", "i3"), Pass(F))
    fight.enter(Pass(A))  # no pursuit
    assert fight.state.commands == 2
    assert fight.enter(Continue(A, ("c2",), "S>E")).state.commands == 1
    assert fight.enter(Continue(A, ("c2",), "S>H")).state.commands == 0


@pytest.mark.rule("BM-CAV-13", "BM-AMB-36")
@pytest.mark.rule("BM-CAV-13", breaks=True)
def test_cavalry_continues_after_a_maneuver_attack_only_if_it_was_not_stopped() -> None:
    state = six_fields.battle({"Q": {"c1": 1}, "R": {"x": 1}, "T": {"x": 1}}, {"P": {"c2": 2}, "P>T": {"i2": 1}})
    attack, _ = six_fields.played(state, March(F, ("c2", "c2"), "P", "Q"))
    stopped, _ = six_fields.played(attack, Stop(A, ("c1",)))
    stopped, _ = six_fields.played(stopped, Hold(F))
    assert six_fields.broken(stopped, Continue(F, ("c2",), "P>T")) == ["BM-CAV-01"]
    taken, _ = six_fields.played(attack, Yield(A))
    taken, _ = six_fields.played(taken, Go(A, "Q", ("c1",), "S"))
    assert taken.stand[F] == {"P>T": {"i2": 1}, "Q": {"c2m": 2}}  # all of the group
    assert six_fields.broken(taken, Continue(F, ("c2",), "Q>R")) == []


@pytest.mark.rule("BM-CAV-14")
def test_an_obstacle_keeps_no_cavalry_from_blocking() -> None:
    board = board_text(("S-T", "T-U"), symbols={"T>U": "obstacle = true", "U>T": "obstacle = true"})
    moved = after(position(board, {"S": "c2"}, {"U": "x"}), March(A, ("c2",), "S", "T"))
    assert after(moved, Continue(A, ("c2",), "T>U")).stand[A] == {"T>U": {"c2m": 1}}
    assert rules_against(position(board, {"T": "c2"}, {"U": "x"}), Block(A, ("c2",), "T>U")) == set()
