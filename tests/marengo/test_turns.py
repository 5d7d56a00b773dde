"""The start of a turn, its end, the end of the game (BM-SURP, BM-TURN, BM-HID, BM-DEM-05..08, BM-VIC)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.beginning import begin
from companion.games.marengo.changes import show
from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.bombard import CallOff
from companion.games.marengo.moves.ending import Concede, end_turn, verdict
from companion.games.marengo.moves.groups import March, Withdraw
from companion.games.marengo.moves.start import Activate, Shuffle, alarmed, hides_something, may_declare
from companion.games.marengo.parts import Crossing, Gun
from companion.games.marengo.pieces import Picked, impossible, pick, possible_faces
from companion.games.marengo.sequence import TURN
from companion.games.marengo.state import State
from companion.kernel.game import Setup
from companion.kernel.story import Story
from tests.marengo.positions import after, board_text, position, ruled, rules_against

ROW = board_text(("A-B", "B-C", "C-D"), walls=("A-D",))


def told() -> Story:
    return Story(str)


# --- surprise and activation ----------------------------------------------------------------------------------------


def french_start(**fields: object) -> State:
    return position(ROW, {"B": "x"}, {"A": "xz xz", "D": "xz"}, side="french", phase="start", **fields)


@pytest.mark.rule("BM-AMB-32", "BM-MAP-24", "BM-SURP-02", "BM-SURP-07")
def test_blocks_beside_austrians_wake_up_for_good() -> None:
    woken = alarmed(french_start(), told())
    assert woken.stand["french"] == {"A": {"x": 2}, "D": {"xz": 1}}
    assert alarmed(replace(woken, stand={**woken.stand, "austrian": {}}), told()).stand["french"]["A"] == {"x": 2}
    across = position(ROW, {"A": "x"}, {"D": "xz"}, side="french", phase="start")
    assert alarmed(across, told()).stand["french"] == {"D": {"xz": 1}}
    assert alarmed(ruled(across, impassable_neighbours="yes"), told()).stand["french"] == {"D": {"x": 1}}


@pytest.mark.rule("BM-SURP-03", "BM-SURP-04", "BM-SURP-05", "BM-SURP-06")
@pytest.mark.rule("BM-SURP-03", "BM-SURP-04", "BM-SURP-05", "BM-SURP-06", breaks=True)
@pytest.mark.parametrize(
    ("round_", "entered", "allowed"),
    [(1, False, 1), (1, True, 1), (2, False, 0), (2, True, 2), (5, False, 0), (6, False, 2)],
)
def test_how_many_may_be_declared_awake(round_: int, entered: bool, allowed: int) -> None:
    """One in the first turn, then two, once Austrians have been in a start locale or from 11 am on."""
    state = french_start(round=round_, entered=entered)
    assert may_declare(state) == allowed
    two = rules_against(state, Activate("french", "A", ("z", "z")))
    assert two == (set() if allowed == 2 else {"BM-SURP-03" if round_ == 1 else "BM-SURP-04"})
    if allowed:
        one = after(state, Activate("french", "A", ("z",)))
        assert one.stand["french"]["A"] == {"x": 1, "xz": 1}
        assert may_declare(one) == allowed - 1


@pytest.mark.rule("BM-SURP-01", "BM-MOVE-18", "BM-TURN-07", breaks=True)
def test_who_can_be_activated() -> None:
    """Whoever sleeps, on the French side."""
    state = french_start()
    assert rules_against(state, Activate("french", "C", ("z",))) == {"BM-SURP-01"}
    assert rules_against(replace(state, side="austrian"), Activate("austrian", "B", ("x",))) == {"BM-SURP-01"}
    moving = replace(state, phase="move")
    assert rules_against(moving, Activate("french", "A", ("z",))) == {"BM-TURN-07"}
    assert rules_against(moving, March("french", ("z",), "D", "C")) == {"BM-SURP-01"}


@pytest.mark.rule("BM-SURP-01", "BM-MOVE-18", "BM-SURP-14")
def test_activation_is_free_and_what_is_not_used_is_lost() -> None:
    awake = after(french_start(), Activate("french", "D", ("z",)))
    assert awake.commands == 3
    assert rules_against(replace(awake, phase="move"), March("french", ("x",), "D", "C")) == set()
    unused = end_turn(end_turn(french_start(), told()), told())
    assert may_declare(replace(unused, side="french")) == 0
    assert may_declare(replace(unused, side="french", entered=True)) == 2


@pytest.mark.rule("BM-TURN-12", "BM-AMB-12")
def test_a_french_turn_opens_with_those_beside_austrians_and_then_those_of_choice() -> None:
    """Only whoever still sleeps is asked about; of two that may be chosen, one or none is chosen too."""
    asked = TURN.begin(french_start(round=2, entered=True), told())
    assert asked.stand["french"] == {"A": {"x": 2}, "D": {"xz": 1}}
    (start,) = TURN.under_way(asked)
    (decision,) = start.decisions(asked)
    assert list(start.choices(asked, decision)) == [Activate("french", "D", ("z",)), Next("french")]
    assert may_declare(asked) == 2


# --- shuffling ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-HID-05", "BM-SURP-13", "BM-TURN-11")
@pytest.mark.rule("BM-TURN-11", breaks=True)
def test_a_shuffle_hides_which_is_which() -> None:
    """An announced artillery lies face up (BM-BOMB-03)."""
    state = position(ROW, {}, {"A": "i2 x xz xz", "B": "i2", "C": "x x"}, side="french", phase="start")
    assert [place for place in "ABC" if hides_something(state, "french", place)] == ["A"]
    mixed = after(state, Shuffle("french", "A"))
    assert mixed.stand["french"]["A"] == {"x1": 2, "x2z": 2}
    assert mixed.shuffles == {"x1": ("i2",), "x2": ()}
    assert rules_against(state, Shuffle("french", "B")) == {"BM-TURN-11"}
    announced = replace(state, stand={**state.stand, "french": {"A>B": {"a1": 1, "i2": 1}}})
    gun = replace(announced.guns["french"], announced=1)
    assert rules_against(replace(announced, guns={**announced.guns, "french": gun}), Shuffle("french", "A>B")) == {
        "BM-TURN-11"
    }


@pytest.mark.rule("BM-HID-05")
def test_what_is_known_of_a_shuffle_is_used_up_by_showing() -> None:
    """Ledger 8.2: a reveal takes a face out, or is a fresh one as long as there is an unknown block."""
    state = position(
        ROW,
        {},
        {"A": "x1 x1"},
        side="french",
        shuffles={"x1": ("i2",)},
        muster={"austrian": {}, "french": {"i2": 1, "c2": 1}},
    )
    assert possible_faces(state, "french", "x1") == ("i2", "c2")
    shown = show(state, Story(str), "french", "A", pick(state, "french", "A", ("c2",)) or ())
    assert shown.stand["french"]["A"] == {"c2": 1, "x1": 1}
    assert possible_faces(shown, "french", "x1") == ("i2",)
    refused = [objection.rule for objection in impossible(shown, "french", (Picked("x1", "i3"),))]
    assert refused[0] == "BM-HID-05"


@pytest.mark.rule("BM-SET-03")
def test_nobody_shows_what_the_army_has_not() -> None:
    """Displays whose types nobody told can be anything."""
    muster = {"austrian": {}, "french": {"i2": 1, "x": 1}}
    state = position(ROW, {}, {"A": "x x i2"}, side="french", muster=muster)
    rules = [[o.rule for o in impossible(state, "french", (Picked("x", face),))] for face in ("i2", "c3")]
    assert rules == [[], []]  # the one that nobody told
    both = [o.rule for o in impossible(state, "french", (Picked("x", "i2"), Picked("x", "c3")))]
    assert both == ["BM-SET-03"]
    assert [o.rule for o in impossible(state, "french", (Picked("i2", "c2"),))] == ["BM-HID-03"]


@pytest.mark.rule("BM-HID-01", "BM-HID-02")
def test_nobody_is_shown_by_standing_or_moving() -> None:
    """What Companion knows of a block is what both players know."""
    start = begin(Setup({"board": "training"}))
    assert {name for here in start.stand.values() for blocks in here.values() for name in blocks} == {"x", "xz"}
    moved = after(position(ROW, {"A": "x"}, {}), March("austrian", ("x",), "A", "B"))
    assert moved.stand["austrian"] == {"B": {"xm": 1}}


@pytest.mark.rule("BM-HID-06")
def test_how_many_stand_where_is_open() -> None:
    state = position(ROW, {"A": "x x", "A>B": "x"}, {"B": "x"})
    assert rules_against(state, March("austrian", ("x",) * 3, "A", "B")) == {"BM-HID-06"}
    assert rules_against(state, March("austrian", ("x",) * 2, "A", "B")) == set()


@pytest.mark.rule("BM-AMB-17")
@pytest.mark.rule("BM-TURN-11", breaks=True)
def test_reserve_and_block_are_not_shuffled_together() -> None:
    state = position(ROW, {"A": "i2", "A>B": "i3 x"}, {"B": "x"}, phase="start")
    assert rules_against(state, Shuffle("austrian", "A")) == {"BM-TURN-11"}
    mixed = after(state, Shuffle("austrian", "A>B"))
    assert mixed.stand["austrian"] == {"A": {"i2": 1}, "A>B": {"x1": 2}}


# --- the phases of a turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-TURN-02", "BM-TURN-03", "BM-TURN-04", "BM-TURN-05", "BM-TURN-06", "BM-TURN-07", "BM-TURN-08")
@pytest.mark.rule("BM-TURN-07", breaks=True)
@pytest.mark.parametrize(("side", "rival"), [("austrian", "french"), ("french", "austrian")])
def test_the_four_phases_follow_each_other(side: str, rival: str) -> None:
    guns = {side: Gun(announced=1, last_announced=1), rival: Gun()}
    own, theirs = {"A>B": "a1 i3 x"}, {"B>A": "i3 x"}
    both = (own, theirs) if side == "austrian" else (theirs, own)
    state = position(ROW, *both, side=side, phase="bombard", guns=guns)
    storm, gone = Assault(side, "A>B", ("i3",), ("i3",)), Withdraw(side, ("x",), "A>B")
    aim = Announce(side, "A>B", "a1")
    allowed: list[tuple[str, list[bool]]] = []
    while state.side == side:
        now = [rules_against(state, move) == {"BM-TURN-07"} for move in (CallOff(side), storm, gone, aim)]
        allowed.append((state.phase, [not late for late in now]))
        move = CallOff(side) if state.phase == "bombard" else Next(side)
        state = TURN.play(state, move, told())
    assert allowed == [
        ("bombard", [True, False, False, False]),
        ("assault", [False, True, False, False]),
        ("move", [False, False, True, False]),
        ("announce", [False, False, False, True]),
    ]
    assert state.side == rival


@pytest.mark.rule("BM-TURN-13")
def test_the_first_round_may_be_one_of_attacks() -> None:
    state = position(ROW, {"A>B": "i3", "C": "x"}, {"B>A": "i3", "D": "x"}, round=1)
    assert rules_against(replace(state, phase="assault"), Assault("austrian", "A>B", ("i3",), ("i3",))) == set()
    assert rules_against(state, March("austrian", ("x",), "C", "D")) == set()


@pytest.mark.rule("BM-CMD-28")
def test_neither_losses_nor_broken_armies_lose_commands() -> None:
    state = position(ROW, {}, {"C": "x"}, broke={"austrian": 0, "french": 1}, lost={"austrian": 0, "french": 9})
    assert end_turn(state, told()).commands == 3


# --- the end of turns, rounds and the game --------------------------------------------------------------------------


@pytest.mark.rule("BM-TURN-02", "BM-TURN-09", "BM-CMD-04", "BM-CMD-28", "BM-ROAD-17")
def test_a_turn_leaves_nothing_counted() -> None:
    used = {"r A>B": (Crossing(1, "A>B"),)}
    state = position(
        ROW, {"A": "xm i2s"}, {"C": "x"}, commands=0, roads=used, pontoon=True, taken=("B",), failed=("A>B",)
    )
    french = end_turn(state, told())
    assert (french.side, french.round, french.commands, french.phase) == ("french", 1, 3, "start")
    assert french.stand["austrian"] == {"A": {"i2": 1, "x": 1}}
    assert (french.pontoon, french.taken, french.failed, french.roads) == (False, (), (), {})
    austrian = end_turn(french, told())
    assert (austrian.side, austrian.round, austrian.commands) == ("austrian", 2, 3)  # none of them is saved


@pytest.mark.rule("BM-TURN-01", "BM-TURN-10", "BM-DEM-08")
def test_the_last_round_ends_the_game() -> None:
    state = position(ROW, {}, {}, side="french", round=16, broke={"austrian": 16, "french": 0})
    ended = end_turn(state, told())
    assert ended.result is not None
    assert (ended.phase, ended.morale["french"]) == ("over", 10)
    assert rules_against(ended, Concede("french")) == {"BM-TURN-10"}


@pytest.mark.rule("BM-DEM-05", "BM-DEM-06", "BM-DEM-07", "BM-DEM-08")
@pytest.mark.parametrize(
    ("broke", "gains"),
    [
        ({"austrian": 3, "french": 0}, {"austrian": 0, "french": 15}),
        ({"austrian": 0, "french": 3}, {"austrian": 15, "french": 0}),
        ({"austrian": 3, "french": 3}, {"austrian": 0, "french": 0}),  # BM-DEM-06
        ({"austrian": 2, "french": 3}, {"austrian": 0, "french": 0}),  # BM-DEM-07
        ({"austrian": 2, "french": 0}, {"austrian": 0, "french": 10}),  # BM-AMB-38
    ],
)
def test_the_other_army_takes_heart(broke: dict[str, int], gains: dict[str, int]) -> None:
    morale = {seat: 0 if when else 10 for seat, when in broke.items()}
    state = position(ROW, {}, {}, side="french", round=3, broke=broke, morale=morale)
    assert end_turn(state, told()).morale == gains


@pytest.mark.rule("BM-AMB-25", "BM-AMB-38")
def test_rulings_on_the_bonus() -> None:
    board = ROW.replace("french_start = 10\n", "french_start = 10\ntrack_max = 12\n", 1)
    state = position(board, {}, {}, side="french", round=3, broke={"austrian": 3, "french": 0})
    assert end_turn(state, told()).morale["french"] == 15
    assert end_turn(ruled(state, morale_cap="track"), told()).morale["french"] == 12
    earlier = ruled(replace(state, broke={"austrian": 2, "french": 0}), bonus_every_round="every")
    assert end_turn(earlier, told()).morale["french"] == 15


STARS = (
    ROW.replace('id = "B"\n', 'id = "B"\nstar = "red"\n')
    .replace('id = "C"\n', 'id = "C"\nstar = "green"\n')
    .replace('id = "D"\n', 'id = "D"\nstar = "red"\n')
)


@pytest.mark.rule("BM-VIC-01", "BM-VIC-02", "BM-VIC-03", "BM-VIC-04", "BM-VIC-05", "BM-VIC-06")
@pytest.mark.parametrize(
    ("austrian", "broke", "winner", "rule"),
    [
        ("", {"austrian": 0, "french": 2}, "austrian", "BM-VIC-01"),
        ("B C", {"austrian": 2, "french": 0}, "french", "BM-VIC-01"),  # BM-VIC-05
        ("B C", {"austrian": 0, "french": 0}, "austrian", "BM-VIC-03"),
        ("B C", {"austrian": 2, "french": 3}, "austrian", "BM-VIC-03"),
        ("B D", {"austrian": 0, "french": 0}, "french", "BM-VIC-04"),  # one colour
        ("C", {"austrian": 2, "french": 3}, "french", "BM-VIC-04"),
    ],
)
def test_who_has_won(austrian: str, broke: dict[str, int], winner: str, rule: str) -> None:
    """BM-VIC-01..07."""
    state = position(STARS, dict.fromkeys(austrian.split(), "x"), {}, broke=broke)
    result = verdict(state)
    assert (result.winner, rule in result.rules) == (winner, True)


@pytest.mark.rule("BM-VIC-08")
def test_anybody_may_concede() -> None:
    ended = after(position(ROW, {}, {}), Concede("french"))
    assert ended.result is not None
    assert ended.result.winner == "austrian"


@pytest.mark.rule("BM-AMB-17")
def test_a_table_may_shuffle_over_a_whole_locale() -> None:
    """Nobody knows any more who stands in reserve and who blocks."""
    state = position(ROW, {"A": "i2", "A>B": "i3 xz"}, {"B": "x"}, phase="start")
    assert rules_against(state, Shuffle("austrian", "A")) == {"BM-TURN-11"}
    mixed = after(ruled(state, shuffle_scope="locale"), Shuffle("austrian", "A"))
    assert mixed.stand["austrian"] == {"A": {"x1": 1}, "A>B": {"x1": 1, "xz": 1}}
    assert mixed.shuffles == {"x1": ("i2", "i3")}
