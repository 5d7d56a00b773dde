"""Moving without a road (BM-CMD, BM-MOVE, BM-BLK, BM-CAV): the ledger's vectors, and every rule broken and kept."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.parts import Going, Gun
from tests.marengo.positions import after, board_text, position, ruled, rules_against

MIDDLE = board_text(("M-U", "M-R"), walls=("M-L",))


@pytest.mark.rule(
    "BM-MAP-06", "BM-MAP-07", "BM-MAP-14", "BM-MAP-15", "BM-MAP-24", "BM-MOVE-05", "BM-MOVE-10", "BM-MOVE-11",
    "BM-BLK-01", "BM-CMD-05",
)  # fmt: skip
@pytest.mark.rule("BM-MAP-06", "BM-MAP-07", "BM-MOVE-05", "BM-MOVE-06", "BM-MOVE-11", "BM-BLK-01", breaks=True)
def test_vector_05_a_piece_in_reserve() -> None:
    """BM-TV-05."""
    state = position(MIDDLE, {"U>M": "x"}, {"M": "x"}, side="french")
    blocking = after(state, Block("french", ("x",), "M>U"))
    assert (blocking.stand["french"], blocking.commands) == ({"M>U": {"xm": 1}}, 2)
    assert rules_against(state, March("french", ("x",), "M", "U")) == {"BM-MOVE-06"}
    moved = after(state, March("french", ("x",), "M", "R"))
    assert (moved.stand["french"], moved.commands) == ({"R": {"xm": 1}}, 2)
    assert rules_against(moved, Block("french", ("x",), "R>M")) == {"BM-CMD-25", "BM-BLK-01"}  # BM-MOVE-12
    assert rules_against(state, Block("french", ("x",), "M>R")) == {"BM-BLK-01"}
    assert rules_against(state, March("french", ("x",), "M", "L")) == {"BM-MOVE-05"}
    assert rules_against(state, Block("french", ("x",), "M>L")) == {"BM-MAP-07"}


FORK = board_text(("L-P", "L-Q", "Q-P"))


@pytest.mark.rule(
    "BM-BLK-03", "BM-BLK-04", "BM-BLK-07", "BM-BLK-13", "BM-CMD-13", "BM-CMD-14", "BM-CMD-27", "BM-MOVE-01",
    "BM-MOVE-06",
)  # fmt: skip
@pytest.mark.rule("BM-BLK-03", "BM-BLK-04", "BM-BLK-13", "BM-MOVE-01", "BM-MOVE-06", breaks=True)
def test_vector_06_pieces_in_a_block() -> None:
    """BM-TV-06."""
    state = position(FORK, {"L>P": "x", "L>Q": "x"}, {"P>L": "x"}, guns={"austrian": Gun(), "french": Gun()})
    assert after(state, Withdraw("austrian", ("x",), "L>P")).commands == 2
    assert rules_against(state, March("austrian", ("x",), "L>P", "P")) == {"BM-MOVE-06"}
    assert rules_against(state, March("austrian", ("x",), "L>P", "Q")) == {"BM-BLK-03"}
    free = after(state, Withdraw("austrian", ("x",), "L>Q"))
    assert (free.stand["austrian"], free.commands) == ({"L": {"xm": 1}, "L>P": {"x": 1}}, 3)
    forward = after(state, March("austrian", ("x",), "L>Q", "Q"))
    assert (forward.stand["austrian"]["Q"], forward.commands) == ({"xm": 1}, 2)
    assert rules_against(state, Next("austrian")) == {"BM-BLK-13"}
    assert rules_against(free, Next("austrian")) == set()


@pytest.mark.rule("BM-AMB-05")
def test_a_withdrawal_may_be_free_by_ruling() -> None:
    state = position(FORK, {"L>P": "x"}, {"P>L": "x"})
    generous = ruled(state, withdraw_cost="free")
    assert after(generous, Withdraw("austrian", ("x",), "L>P")).commands == 3


@pytest.mark.rule("BM-BLK-08", "BM-BLK-09")
def test_whoever_has_moved_still_gives_up_a_block_that_faces_nobody() -> None:
    """Also sleeping blocks, and without command points."""
    state = position(FORK, {"P": "x"}, {"L>Q": "xm c2s xz"}, side="french", commands=0)
    given_up = after(state, Withdraw("french", ("x", "z", "c2"), "L>Q"))
    assert given_up.stand["french"] == {"L": {"c2ms": 1, "xm": 1, "xzm": 1}}
    assert rules_against(state, Withdraw("french", ("x",) * 4, "L>Q")) == {"BM-HID-06"}


@pytest.mark.rule("BM-AMB-21")
@pytest.mark.rule("BM-BLK-04", breaks=True)
def test_at_once_means_before_anything_else() -> None:
    state = ruled(position(FORK, {"L>Q": "x", "L": "x"}, {"P": "x"}), block_release="at-once")
    assert rules_against(state, March("austrian", ("x",), "L", "Q")) == {"BM-BLK-04"}
    assert rules_against(state, Withdraw("austrian", ("x",), "L>Q")) == set()


STAR = board_text(("S-T", "T-U", "T-R", "T-L"))


@pytest.mark.rule("BM-CAV-01", "BM-CAV-02", "BM-CAV-03", "BM-CAV-08")
@pytest.mark.rule("BM-CAV-01", "BM-CAV-02", "BM-CAV-03", breaks=True)
def test_vector_08_cavalry_continues() -> None:
    """BM-TV-08: cost of one command point in all."""
    state = position(STAR, {"S": "x"}, {"U": "x", "R": "x"})
    moved = after(state, March("austrian", ("x",), "S", "T"))
    assert rules_against(moved, Continue("austrian", ("c2",), "T>L")) == {"BM-CAV-02"}
    assert rules_against(moved, Continue("austrian", ("i2",), "T>U")) == {"BM-CAV-03"}
    for over in ("T>U", "T>R"):
        continued = after(moved, Continue("austrian", ("c2",), over))
        assert (continued.stand["austrian"], continued.commands) == ({over: {"c2m": 1}}, 2)
    assert rules_against(state, Continue("austrian", ("c2",), "T>U")) == {"BM-CAV-01"}
    assert rules_against(continued, Continue("austrian", ("c2",), "T>U")) == {"BM-CAV-01"}  # BM-CAV-08


@pytest.mark.rule("BM-CAV-09", "BM-CAV-11", "BM-CAV-16", "BM-CMD-21")
def test_each_part_of_a_group_but_the_last_costs() -> None:
    moved = after(position(STAR, {"S": "x x"}, {"U": "x", "R": "x"}), March("austrian", ("x", "x"), "S", "T"))
    assert after(moved, Continue("austrian", ("c2", "c2"), "T>U")).commands == 2
    parted = after(moved, Continue("austrian", ("c2",), "T>U"))
    assert parted.commands == 1
    assert after(parted, Continue("austrian", ("c1",), "T>R")).commands == 1


@pytest.mark.rule("BM-CAV-04", "BM-CAV-12")
@pytest.mark.rule("BM-CAV-04", breaks=True)
def test_cavalry_out_of_a_block_may_continue_only_beyond_it() -> None:
    home = position(STAR, {"T>U": "c2"}, {"U": "x", "R": "x"})
    back = after(home, Withdraw("austrian", ("c2",), "T>U"))
    assert (back.stand["austrian"], back.going) == ({"T": {"c2m": 1}}, None)
    assert rules_against(back, Continue("austrian", ("c2",), "T>R")) == {"BM-CAV-01"}
    state = position(STAR, {"S>T": "c2"}, {"U": "x"})
    across = after(state, March("austrian", ("c2",), "S>T", "T"))
    assert rules_against(across, Continue("austrian", ("c2",), "T>U")) == set()


# --- groups, commands, capacity -------------------------------------------------------------------------------------


BUSY = {"austrian": {"S": {"a1": 1, "i2s": 1}}, "french": {"U": {"x": 1}}}


@pytest.mark.rule("BM-BOMB-06", breaks=True)
@pytest.mark.rule("BM-SET-03")
@pytest.mark.rule("BM-CMD-02", "BM-CMD-25", "BM-MOVE-13", "BM-MOVE-17", "BM-MOVE-18", "BM-SURP-01", breaks=True)
def test_a_group_starts_in_one_position_and_moves_once() -> None:
    guns = {"austrian": Gun(bombarded=1), "french": Gun()}
    state = position(STAR, {"S": "x xm i2s a1"}, {"U": "xz"}, guns=guns)
    assert rules_against(state, March("austrian", ("x", "x"), "S", "T")) == {"BM-CMD-25"}
    assert rules_against(replace(state, stand=BUSY), March("austrian", ("a1",), "S", "T")) == {"BM-BOMB-06"}
    assert rules_against(replace(state, stand=BUSY), March("austrian", ("i2",), "S", "T")) == {"BM-MOVE-13"}
    assert rules_against(state, March("austrian", ("i2",), "S", "T")) == set()  # shown by the unknown one
    assert rules_against(state, March("austrian", ("a1",), "S", "T")) == {"BM-SET-03"}  # the army has one gun
    assert rules_against(state, March("austrian", ("x",) * 5, "S", "T")) == {"BM-HID-06"}
    assert rules_against(state, March("austrian", (), "S", "T")) == {"BM-CMD-02"}
    french = position(STAR, {"S": "x"}, {"U": "xz"}, side="french")
    assert rules_against(french, March("french", ("z",), "U", "T")) == {"BM-SURP-01"}


@pytest.mark.rule("BM-CMD-05", "BM-CMD-23")
@pytest.mark.rule("BM-CMD-23", breaks=True)
@pytest.mark.parametrize(("commands", "against"), [(1, set()), (0, {"BM-CMD-23"})])
def test_commands_run_out(commands: int, against: set[str]) -> None:
    state = position(STAR, {"S": "x"}, {"U": "x"}, commands=commands)
    assert rules_against(state, March("austrian", ("x",), "S", "T")) == against


@pytest.mark.rule("BM-MAP-09", "BM-MAP-11", "BM-MOVE-04")
@pytest.mark.rule("BM-MAP-09", "BM-MAP-11", "BM-MOVE-04", breaks=True)
def test_capacity_counts_one_colour_in_the_whole_locale() -> None:
    board = board_text(("S-T", "T-U"), capacity={"T": 2})
    state = position(board, {"S": "x x", "T>U": "x"}, {"U": "x"})
    assert rules_against(state, March("austrian", ("x", "x"), "S", "T")) == {"BM-MOVE-04"}
    assert rules_against(state, March("austrian", ("x",), "S", "T")) == set()


@pytest.mark.rule("BM-MAP-17", "BM-MOVE-03", "BM-MOVE-10")
@pytest.mark.rule("BM-MAP-17", "BM-MOVE-03", "BM-MOVE-10", breaks=True)
def test_only_neighbours_can_be_reached() -> None:
    state = position(STAR, {"S": "x"}, {"U": "x"})
    assert rules_against(state, March("austrian", ("x",), "S", "R")) == {"BM-MOVE-03"}
    assert rules_against(state, March("austrian", ("x",), "S", "T")) == set()


@pytest.mark.rule("BM-AMB-18", "BM-MOVE-14", "BM-MOVE-15", "BM-MOVE-16")
@pytest.mark.rule("BM-MOVE-14", "BM-MOVE-15", "BM-MOVE-16", breaks=True)
def test_what_an_assault_closes() -> None:
    state = position(STAR, {"S": "x", "U": "x"}, {"R": "x"})
    assert rules_against(replace(state, taken=("T",)), March("austrian", ("x",), "S", "T")) == {"BM-MOVE-14"}
    assert rules_against(replace(state, taken=("L",)), March("austrian", ("x",), "S", "T")) == set()
    assert rules_against(replace(state, failed=("S>T",)), March("austrian", ("x",), "S", "T")) == {"BM-MOVE-15"}
    assert rules_against(replace(state, failed=("S>T",)), March("austrian", ("x",), "U", "T")) == set()
    held = replace(position(STAR, {"S": "x", "U": "x"}, {"T": "x"}), failed=("S>T",))
    assert rules_against(held, March("austrian", ("x",), "U", "T")) == set()
    assert rules_against(ruled(held, second_attack="no"), March("austrian", ("x",), "U", "T")) == {"BM-MOVE-16"}


@pytest.mark.rule("BM-MAN-01", "BM-MAN-05")
@pytest.mark.rule("BM-MAN-05", breaks=True)
@pytest.mark.rule("BM-AMB-06", "BM-MOVE-07")
def test_a_maneuver_attack_is_declared() -> None:
    board = board_text(("S-T",), symbols={"T>S": "obstacle = true"})
    state = position(board, {"S": "x x"}, {"T": "x"})
    assert rules_against(state, March("austrian", ("x", "c2"), "S", "T")) == {"BM-MAN-05"}
    attack = after(state, March("austrian", ("x", "i2"), "S", "T"))
    assert attack.maneuver is not None
    assert attack.maneuver.group == {"i2": 1, "x": 1}
    assert attack.commands == 2
    assert attack.stand["austrian"] == {"S": {"i2": 1, "x": 1}}
    near = position(board_text(("S-T",), symbols={"S>T": "obstacle = true"}), {"S": "x"}, {"T": "x"})
    assert rules_against(near, March("austrian", ("x",), "S", "T")) == set()
    assert rules_against(ruled(near, obstacle_side="either"), March("austrian", ("x",), "S", "T")) == {"BM-MAN-05"}


@pytest.mark.rule("BM-SURP-05", "BM-SURP-15")
def test_austrians_in_a_start_locale_are_remembered() -> None:
    """The first locale of these boards is one."""
    state = position(board_text(("A-B",)), {"B": "x"}, {})
    assert not state.entered
    assert after(state, March("austrian", ("x",), "B", "A")).entered


@pytest.mark.rule("BM-TURN-02")
@pytest.mark.rule("BM-TURN-07", breaks=True)
def test_phases_are_not_opened_again() -> None:
    state = position(STAR, {"S": "x"}, {"U": "x"}, phase="announce")
    assert rules_against(state, March("austrian", ("x",), "S", "T")) == {"BM-TURN-07"}
    assert rules_against(state, March("french", ("x",), "U", "T")) == {"BM-TURN-02"}


@pytest.mark.rule("BM-ASLT-13", "BM-ASLT-14")
@pytest.mark.rule("BM-AMB-22", "BM-CMD-22")
def test_cavalry_goes_on_after_an_assault() -> None:
    state = position(
        board_text(("S-T", "T-U"), roads={"r": "main:STU"}), {"T": "xs xs"}, {"U": "x"}, phase="assault",
        going=Going("T", {"xs": 2}, stormed=True), commands=1,
    )  # fmt: skip
    assert after(state, Continue("austrian", ("c2",), "T>U")).commands == 0
    assert after(ruled(state, free_split="main-road"), Continue("austrian", ("c2",), "T>U")).commands == 1
    assert rules_against(replace(state, commands=0), Continue("austrian", ("c2",), "T>U")) == {"BM-CMD-23"}
