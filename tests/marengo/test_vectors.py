"""The ledger's 14 vectors (section 11): those about the map, and that every one of them is followed somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.marengo.combat import penalty
from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.bombard import Fire
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.parts import Gun
from companion.games.marengo.sequence import TURN
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.story import Story
from tests.marengo.positions import after, board_text, position, rules_against

# Locale X with U above, L to the left and R to the right of it; capacity 4.
SYMBOLS = board_text(
    ("X-U", "X-R", "X-D"),
    symbols={"X>U": "inf = 1\nart = 1\nobstacle = true", "X>R": "inf = 1\ncav = 1"},
    walls=("X-L",),
    capacity={"X": 4},
)


@pytest.mark.rule("BM-MAP-03", "BM-MAP-04", "BM-MAP-05", "BM-MAP-08", "BM-MAP-18")
def test_vector_01_the_symbols_of_a_locale() -> None:
    """BM-TV-01: penalties at the upper and the right side."""
    board = position(SYMBOLS, {}, {}).board
    assert board.locale["X"].capacity == 4
    upper, right = board.approach["X>U"], board.approach["X>R"]
    assert (penalty(upper, "i"), penalty(right, "i"), penalty(right, "c")) == (1, 1, 1)
    storming = position(SYMBOLS, {"U>X": "c3 i2"}, {"X>U": "x"}, phase="assault")
    assert rules_against(storming, Assault("austrian", "U>X", ("c3",), ("c3",))) == {"BM-AS01-08"}
    assert rules_against(storming, Assault("austrian", "U>X", ("i2",), ("i2",))) == set()


@pytest.mark.rule("BM-MAP-05", "BM-BOMB-21", "BM-BOMB-27")
def test_vector_01_artillery_at_the_upper_side() -> None:
    """BM-TV-01: whoever blocks it is hit by one less, so an artillery of 1 does nothing; the reserve has no cover."""
    guns = {"austrian": Gun(announced=1, last_announced=1), "french": Gun()}
    for french, lost in (({"X>U": "i3"}, 0), ({"X": "i3"}, 1)):
        firing = position(SYMBOLS, {"U>X": "a1"}, french, phase="bombard", round=2, guns=guns)
        assert TURN.play(firing, Fire("austrian", ""), Story(str)).lost["french"] == lost


@pytest.mark.rule("BM-MAP-06", "BM-MAP-07", breaks=True)
def test_vector_01_the_left_side_is_closed() -> None:
    """BM-TV-01: neither crossed nor blocked, from either side."""
    state = position(SYMBOLS, {"X": "x"}, {"L": "x"})
    assert rules_against(state, March("austrian", ("x",), "X", "L")) == {"BM-MOVE-05"}
    assert "BM-MAP-07" in rules_against(state, Block("austrian", ("x",), "X>L"))
    assert rules_against(replace(state, side="french"), March("french", ("x",), "L", "X")) == {"BM-MOVE-05"}


@pytest.mark.rule("BM-MAP-09", "BM-MAP-11", "BM-MAP-14", "BM-MAP-15", "BM-BLK-02")
@pytest.mark.rule("BM-MAP-09", "BM-MOVE-04", breaks=True)
def test_vector_02_positions_inside_a_locale() -> None:
    """BM-TV-02: two block a narrow side, one is in reserve; all three count, and there is room for one more."""
    state = position(SYMBOLS, {"X>U": "i2 c2", "X": "a1", "D": "x x"}, {"U": "x"})
    assert (state.at("austrian", "X>U"), state.at("austrian", "X")) == ({"i2": 1, "c2": 1}, {"a1": 1})
    assert state.room_taken("austrian", "X") == 3
    assert list(game("marengo").faults(replace(state, muster={"austrian": {"x": 5}, "french": {"x": 1}}))) == []
    assert rules_against(state, March("austrian", ("x",), "D", "X")) == set()
    assert rules_against(state, March("austrian", ("x", "x"), "D", "X")) == {"BM-MOVE-04"}
    from_reserve = position(SYMBOLS, {"X": "x x x"}, {"U": "x"})
    assert after(from_reserve, Block("austrian", ("x", "x"), "X>U")).number("austrian", "X>U") == 2


@pytest.mark.rule("BM-BOMB-04", "BM-BOMB-24")
@pytest.mark.rule("BM-BOMB-04", "BM-BOMB-06", breaks=True)
def test_vector_11_when_artillery_can_fire_again() -> None:
    """BM-TV-11, its end: it neither moves nor announces in the turn of its shot; that is two rounds later at best."""
    guns = {"austrian": Gun(), "french": Gun(announced=2, last_announced=2)}
    state = position(SYMBOLS, {"R>X": "i2"}, {"X>R": "a1"}, side="french", phase="bombard", round=2, guns=guns)
    state = TURN.play(state, Fire("french", ""), Story(str))
    assert (state.at("austrian", "R>X"), state.morale["austrian"]) == ({"i1": 1}, 9)
    moving = replace(state, phase="move")
    assert "BM-BOMB-06" in rules_against(moving, Withdraw("french", ("a1",), "X>R"))
    again = Announce("french", "X>R", "a1")
    shots: list[tuple[int, bool]] = []
    while state.round < 4:
        story = Story(str)
        if state.side == "french":
            shots.append((state.round, rules_against(replace(state, phase="announce"), again) == set()))
        announced = state.round == 3 and state.phase == "announce" and state.side == "french"
        state = TURN.play(state, again if announced else Next(state.side), story)
        if shots == [(2, False)] and state.side == "austrian":
            assert "gun-hidden" in [event.kind for event in story]
    assert dict(shots) == {2: False, 3: True}
    assert state.guns["french"].announced == 6  # in the French turn of round 3, so it fires in round 4


def test_vector_14_the_hours_of_the_day() -> None:
    """BM-TV-14: 6 o'clock, 9 in the evening, and round 6 is 11 o'clock."""
    start: State = game("marengo").start(Setup({"reinforcements": "sample"}))
    assert [start.board.hour(number) for number in (1, 6, start.rules.rounds)] == [6, 11, 21]


@pytest.mark.rule("BM-CMD-05", "BM-CMD-06", "BM-CMD-07")
@pytest.mark.rule("BM-CMD-07", "BM-CMD-23", breaks=True)
@pytest.mark.parametrize(("assaults", "moves"), [(0, 3), (1, 2)])
def test_vector_14_three_commands_for_assaults_and_moves(assaults: int, moves: int) -> None:
    """BM-TV-14: three moves, or two and an assault; one more of either is refused."""
    board = board_text(("A-B", "A-C", "A-E", "D-F", "D-G"), capacity=dict.fromkeys("ABCDEFG", 9))
    state = position(board, {"A>B": "i3", "A": "x x x x"}, {"B>A": "i1"}, phase="assault")
    for _ in range(assaults):
        state = TURN.play(state, Assault("austrian", "A>B", ("i3",), ("i3",)), Story(str))
        while state.assault is not None or state.retreat is not None:
            segment = TURN.under_way(state)[-1]
            answer = next(iter(segment.choices(state, next(segment.decisions(state)))))
            state = TURN.play(state, answer, Story(str))  # type: ignore[arg-type]
    state = TURN.play(state, Next("austrian"), Story(str)) if state.phase == "assault" else state
    assert state.commands == moves
    for to in "CECE"[:moves]:
        state = after(state, March("austrian", ("x",), "A", to))
    assert rules_against(state, March("austrian", ("x",), "A", "C")) == {"BM-CMD-23"}
    storming = position(board, {"A>B": "i3"}, {"B>A": "i1"}, phase="assault", commands=0)
    assert rules_against(storming, Assault("austrian", "A>B", ("i3",), ("i3",))) == {"BM-CMD-23"}


def test_every_vector_is_followed_by_a_test_of_the_game() -> None:
    """The judge has its own."""
    files = [path for path in Path(__file__).parent.glob("test_*.py") if "judge" not in path.name]
    text = " ".join(path.read_text(encoding="utf-8") for path in files)
    assert {int(number) for number in re.findall(r"BM-TV-(\d\d)", text)} == set(range(1, 15))
