"""The judge against the ledger's test vectors (section 11), and a few places where rules meet."""

from __future__ import annotations

from tests.marengo.judge import after, asked, opening, read_board, verdict, who_decides
from tests.marengo.judge_assault import attack_strength, attacker_wins, losses
from tests.marengo.judge_board import AUSTRIAN, FRENCH
from tests.marengo.judge_phases import bombardment_strength
from tests.marengo.judge_position import demoralized, room, victor
from tests.marengo.judge_tables import land, play, table, where

SYMBOLS = """
[morale]
austrian_start = 10
french_start = 10
[[locale]]
id = "X"
capacity = 4
[[locale.approach]]
id = "X>up"
opposite = "up>X"
width = "narrow"
inf = 1
art = 1
obstacle = true
[[locale.approach]]
id = "X>left"
width = "narrow"
impassable = true
[[locale.approach]]
id = "X>right"
opposite = "right>X"
width = "wide"
inf = 1
cav = 1
[[locale]]
id = "up"
capacity = 4
[[locale.approach]]
id = "up>X"
opposite = "X>up"
width = "narrow"
[[locale]]
id = "right"
capacity = 4
[[locale.approach]]
id = "right>X"
opposite = "X>right"
width = "wide"
"""


# ---------------------------------------------------------------- BM-TV-01 to -04: the map


def test_tv_01_symbols_of_a_locale() -> None:
    board = read_board(SYMBOLS)
    at = board.approaches["X>up"]
    assert (board.locales["X"].capacity, at.penalty("i"), at.penalty("c"), at.penalty("a")) == (4, 1, 0, 1)
    assert [board.approaches["X>right"].penalty(arm) for arm in "ica"] == [1, 1, 0]
    before = table(board, "Ac2 up>X", "Ai2 up>X", "Aa2 up>X", "Fi1 X>up", "Fi2 X", side=AUSTRIAN, phase="assault")
    assert "BM-AS01-08" in verdict(board, before, ("assault", "up>X", ("Ac2",), ("Ac2",)))
    assert verdict(board, before, ("assault", "up>X", ("Ai2",), ("Ai2",))) == frozenset()
    assert bombardment_strength(board, before.pieces["Aa2"], "X>up") == 1
    assert bombardment_strength(board, before.pieces["Aa2"], None) == 2
    french = table(board, "Ai2 up", "Fi2 X", side=FRENCH)
    assert "BM-MOVE-05" in verdict(board, french, ("move", ("Fi2",), "X>left"))
    assert "BM-MAP-07" in verdict(board, french, ("block", ("Fi2",), "X>left", False))


def test_tv_02_reserve_and_block_count_together() -> None:
    board = read_board(SYMBOLS)
    position = table(board, "Fi2 X>up", "Fc2 X>up", "Fa1 X", "Ai2 up")
    assert room(board, position, FRENCH, "X") == 1
    assert room(board, position, AUSTRIAN, "X") == 4


def test_tv_03_only_the_symbols_of_the_attacked_side_count() -> None:
    board = land("up-down", sides={"down>up": {"cav": 1}})
    for attacker, strength in (("up", 1), ("down", 2)):
        target = "down" if attacker == "up" else "up"
        before = table(board, f"Ac2 {attacker}>{target}", f"Fi3 {target}>{attacker}", phase="assault")
        fight = after(board, before, ("assault", f"{attacker}>{target}", ("Ac2",), ("Ac2",)))
        decided = after(board, fight, ("lead", ("Fi3",)))
        assert (decided.lost[AUSTRIAN], decided.lost[FRENCH]) == (min(2, 1 + 3 - strength), 1)
    assert attack_strength([2], board.approaches["down>up"].cav) == 1
    assert attack_strength([2], board.approaches["up>down"].cav) == 2


def test_tv_04_a_road_serves_the_approaches_it_runs_through() -> None:
    board = land("X-left", "X-down", "X-right", roads={"r": ("main", ["left", "left>X", "X", "X>down", "down"])})
    position = table(board, "Fi2 X", side=FRENCH)
    for there in ("left", "down"):
        assert verdict(board, position, ("road", "Fi2", ((f"X>{there}", "r"),))) == frozenset()
    assert verdict(board, position, ("road", "Fi2", (("X>right", "r"),))) == {"BM-ROAD-16"}


# ---------------------------------------------------------------- BM-TV-05 to -08: movement


def test_tv_05_a_piece_in_reserve() -> None:
    board = land("M-U", "M-R", "M-L", sides={"M>L": {"impassable": True}, "L>M": {"impassable": True}})
    position = table(board, "Fi2 M", "Ai2 U>M", side=FRENCH)
    blocking = play(board, position, ("block", ("Fi2",), "M>U", False))
    assert (where(blocking, "Fi2"), blocking.cp) == ("M>U", 2)
    assert "BM-MOVE-06" in verdict(board, position, ("move", ("Fi2",), "M>U"))
    moved = play(board, position, ("move", ("Fi2",), "M>R"))
    assert (where(moved, "Fi2"), moved.cp) == ("R", 2)
    assert verdict(board, moved, ("block", ("Fi2",), "R>M", False))
    assert "BM-CAV-03" in verdict(board, moved, ("continue", ("Fi2",), "R>M"))
    assert verdict(board, position, ("block", ("Fi2",), "M>R", False)) == {"BM-BLK-01"}
    assert verdict(board, position, ("move", ("Fi2",), "M>L")) == {"BM-MOVE-05"}
    assert verdict(board, position, ("block", ("Fi2",), "M>L", False)) == {"BM-MAP-07"}


def test_tv_06_pieces_in_a_block() -> None:
    board = land("L-RU", "L-RD")
    position = table(board, "Fi2 L>RU", "Fi3 L>RD", "Ai2 RU>L", side=FRENCH)
    assert play(board, position, ("withdraw", ("Fi2",))).cp == 2
    assert "BM-MOVE-06" in verdict(board, position, ("move", ("Fi2",), "L>RU"))
    assert "BM-BLK-03" in verdict(board, position, ("move", ("Fi2",), "L>RD"))
    assert play(board, position, ("withdraw", ("Fi3",))).cp == 3
    forward = play(board, position, ("move", ("Fi3",), "L>RD"))
    assert (where(forward, "Fi3"), forward.cp) == ("RD", 2)
    assert verdict(board, position, ("end-moves",)) == {"BM-BLK-04", "BM-BLK-13"}


def test_tv_07_three_pieces_on_a_road() -> None:
    for class_, paid in (("main", 0), ("secondary", 3)):
        course = ["A", "A>B", "B", "B>C", "C", "C>D", "D"]
        board = land("A-B", "B-C", "C-D", "A-E", roads={"r": (class_, course)})
        ab, bc, cd = ("A>B", "r"), ("B>C", "r"), ("C>D", "r")
        position = table(board, "Fc2 A", "Fi2 A", "Fa1 A", "Fi3 A", side=FRENCH)
        first = play(board, position, ("road", "Fc2", (ab, bc, cd)))
        assert verdict(board, first, ("road", "Fi2", (ab,))) == {"BM-ROAD-08"}
        second = play(board, first, ("road", "Fi2", (None, ab, bc)))
        third = play(board, second, ("road", "Fa1", (None, None, ab)))
        assert [where(third, id_) for id_ in ("Fc2", "Fi2", "Fa1")] == ["D", "C", "B"]
        used = {crossing: [step for step, _ in steps] for (_, crossing), steps in third.road_use.items()}
        assert used == {("A>B", "B>A"): [1, 2, 3], ("B>C", "C>B"): [2, 3], ("C>D", "D>C"): [3]}
        assert "BM-ROAD-07" in verdict(board, third, ("road", "Fi3", (None, None, ab)))
        assert third.cp == 3 - paid
        guns_first = play(board, position, ("road", "Fa1", (None, None, ab)))
        for late in ((ab,), (None, ab)):
            assert "BM-ROAD-09" in verdict(board, guns_first, ("road", "Fc2", late))
        assert "BM-ROAD-16" in verdict(board, position, ("road", "Fi2", (("A>E", "r"),)))


def test_tv_08_cavalry_continues() -> None:
    board = land("S-T", "T-left", "T-up", "T-right")
    position = table(board, "Fc2 S", "Fi2 S", "Ai2 up", "Ai3 right", side=FRENCH)
    cavalry = play(board, position, ("move", ("Fc2",), "S>T"))
    assert verdict(board, cavalry, ("continue", ("Fc2",), "T>left")) == {"BM-CAV-02"}
    for there in ("T>up", "T>right"):
        there_now = play(board, cavalry, ("continue", ("Fc2",), there))
        assert (where(there_now, "Fc2"), there_now.cp) == (there, 2)
        assert verdict(board, there_now, ("continue", ("Fc2",), "T>up"))
    infantry = play(board, position, ("move", ("Fi2",), "S>T"))
    for there in ("T>left", "T>up", "T>right"):
        assert "BM-CAV-03" in verdict(board, infantry, ("continue", ("Fi2",), there))


# ---------------------------------------------------------------- BM-TV-09 and -10: maneuver attacks


def test_tv_09_a_stopped_attack() -> None:
    board = land("P-Q", "Q-R")
    position = play(board, table(board, "Fi2 P", "Ac2 Q", side=FRENCH), ("move", ("Fi2",), "P>Q"))
    assert (who_decides(board, position), asked(board, position), position.cp) == (AUSTRIAN, "stop", 2)
    stopped = play(board, position, ("stop", ("Ac2",)))
    assert where(stopped, "Ac2") == "Q>P"
    for blocking, place in (((), "P"), (("Fi2",), "P>Q")):
        done = play(board, stopped, ("stopped", blocking))
        assert (where(done, "Fi2"), done.cp, done.morale) == (place, 2, {AUSTRIAN: 10, FRENCH: 10})
        assert "BM-CMD-25" in verdict(board, done, ("move", ("Fi2",), "P>Q"))


def test_tv_10_a_successful_attack() -> None:
    board = land("P-Q", "Q-R")
    position = table(board, "Fi2 P", "Ac2 Q", side=FRENCH)
    done = play(board, position, ("move", ("Fi2",), "P>Q"), ("yield",))
    assert (where(done, "Ac2"), where(done, "Fi2"), done.cp) == ("R", "Q", 2)
    assert done.morale == {AUSTRIAN: 10, FRENCH: 10}


# ---------------------------------------------------------------- BM-TV-11: bombardment


def test_tv_11_bombardment() -> None:
    board = land("P-Q", sides={"Q>P": {"inf": 1}})
    position = table(board, "Fa1 P", "Ai2 Q>P", side=FRENCH)
    announced = play(board, position, ("block", ("Fa1",), "P>Q", False), ("end-moves",), ("announce", "Fa1"))
    austrian = play(board, announced, ("end-turn",))
    assert (austrian.round, austrian.side, austrian.pieces["Fa1"].announced) == (4, AUSTRIAN, True)
    french = play(board, austrian, ("begin",), ("end-assaults",), ("end-moves",), ("end-turn",), ("begin",))
    assert french.phase == "bombard"
    assert "BM-BOMB-18" in verdict(board, french, ("fire", "Q>P"))
    fired = play(board, french, ("fire", None))
    assert (fired.pieces["Ai2"].strength, fired.morale[AUSTRIAN], fired.phase) == (1, 9, "assault")
    moving = play(board, fired, ("end-assaults",))
    assert "BM-BOMB-06" in verdict(board, moving, ("withdraw", ("Fa1",)))
    ending = play(board, moving, ("end-moves",))
    assert verdict(board, ending, ("announce", "Fa1")) == {"BM-BOMB-04"}
    called_off = play(board, french, ("call-off",), ("end-assaults",), ("end-moves",), ("announce", "Fa1"))
    assert called_off.morale[AUSTRIAN] == 10


# ---------------------------------------------------------------- BM-TV-12: an assault


def test_tv_12_assault_with_pursuit() -> None:
    board = land("N-S", sides={"S>N": {"inf": 1, "width": "narrow"}, "N>S": {"cav": 1, "width": "narrow"}})
    position = table(board, "Ai3 N>S", "Ai2 N>S", "Fa1 S>N", "Fi2 S>N", "Fc2 S>N", phase="assault")
    assert verdict(board, position, ("assault", "N>S", ("Ai3", "Ai2"), ("Ai3", "Ai2"))) == {"BM-AS01-03"}
    position = play(board, position, ("assault", "N>S", ("Ai3", "Ai2"), ("Ai3",)))
    assert (position.cp, asked(board, position)) == (2, "defensive-fire")
    position = play(board, position, ("defensive-fire", True))
    assert (position.pieces["Ai3"].strength, position.morale[AUSTRIAN]) == (2, 9)
    assert verdict(board, position, ("lead", ("Fa1",))) == {"BM-AS04-05"}
    assert verdict(board, position, ("lead", ("Fi2", "Fc2"))) == {"BM-AS04-03", "BM-AS04-04"}
    position = play(board, position, ("lead", ("Fi2",)))
    fight = position.assault
    assert fight is not None
    assert (fight.attack, fight.defence, fight.winner) == (1, 2, FRENCH)
    assert (position.pieces["Fi2"].strength, position.pieces["Ai3"].status) == (1, "out")
    assert position.morale == {AUSTRIAN: 7, FRENCH: 9}
    assert (who_decides(board, position), asked(board, position)) == (FRENCH, "pursue")
    position = play(board, position, ("pursue", ("Fc2",)))
    assert position.morale == {AUSTRIAN: 6, FRENCH: 8}
    assert [position.pieces[id_].strength for id_ in ("Ai2", "Fc2", "Fi2", "Fa1")] == [1, 1, 1, 1]
    assert [where(position, id_) for id_ in ("Ai2", "Fa1", "Fi2", "Fc2")] == ["N", "S>N", "S>N", "S>N"]
    assert position.assault is None
    position.pieces["Fa1"].approach = position.pieces["Fi2"].approach = position.pieces["Fc2"].approach = None
    position.pieces["Ai2"].assaulted = False
    position = play(board, position, ("end-assaults",))
    assert "BM-MOVE-15" in verdict(board, position, ("move", ("Ai2",), "N>S"))


# ---------------------------------------------------------------- BM-TV-13: a retreat


def test_tv_13_retreat() -> None:
    no_way = {"impassable": True}
    board = land("X-up", "X-left", "X-down", "X-right", sides={"X>down": no_way, "down>X": no_way})
    position = table(board, "Fi3 X>up", "Fi1 X>left", "Fc2 X", "Ai2 left", "Ai3#1 up>X", "Ai3#2 up>X", phase="assault")
    attackers = ("Ai3#1", "Ai3#2")
    position = play(board, position, ("assault", "up>X", attackers, ("Ai3#1",)), ("lead", ()))
    assert asked(board, position) is None  # Fi3 is gone: 1 + 3 SP; one way and room for all leave no choice
    assert [where(position, id_) for id_ in ("Fi3", "Fi1", "Fc2")] == [None, None, "right"]
    assert position.morale == {AUSTRIAN: 9, FRENCH: 6}
    assert [where(position, id_) for id_ in attackers] == ["X", "X"]


def test_tv_13_who_lost_the_assault_loses_nothing_more() -> None:
    no_way = {"impassable": True}
    board = land("X-up", "X-left", "X-down", "X-right", "X-far", sides={"X>down": no_way, "down>X": no_way})
    position = table(
        board, "Fi3 X>up", "Fi2 X>up", "Fi1 X>left", "Fc2 X", "Ai2 left", "Ai3#1 up>X", "Ai3#2 up>X", phase="assault"
    )
    position = play(board, position, ("assault", "up>X", ("Ai3#1",), ("Ai3#1",)), ("lead", ("Fi2",)))
    assert (position.pieces["Fi2"].status, position.pieces["Fi3"].strength) == ("out", 3)
    assert asked(board, position) == "retreat-to"
    assert position.pieces["Fi1"].status == "out"
    assert position.morale[FRENCH] == 7
    for there, rule in (("up", "BM-RET-13"), ("left", "BM-RET-15"), ("down", "BM-RET-14")):
        assert rule in verdict(board, position, ("retreat-to", "Fi3", there))
    position = play(board, position, ("retreat-to", "Fi3", "right"), ("retreat-to", "Fc2", "far"))
    assert [where(position, id_) for id_ in ("Fi3", "Fc2", "Ai3#1", "Ai3#2")] == ["right", "far", "X", "up>X"]


# ---------------------------------------------------------------- BM-TV-14: small arithmetic


def test_tv_14_results() -> None:
    assert not attacker_wins(2, 2)
    assert losses(2, 2) == (1, 1)
    assert attacker_wins(2, 0)
    assert losses(2, 0) == (1, 3)


def test_tv_14_three_commands_in_all() -> None:
    board = land("P-Q", "P-R", "P-T", "P-V", "Q-W")
    position = table(board, "Ai3 P>Q", "Ai2 P", "Ai1 P", "Ac2 P", "Fi2 Q>P", phase="assault")
    position = play(board, position, ("assault", "P>Q", ("Ai3",), ("Ai3",)), ("lead", ("Fi2",)), ("end-assaults",))
    position = play(board, position, ("move", ("Ai2",), "P>R"), ("move", ("Ai1",), "P>T"))
    assert position.cp == 0
    assert verdict(board, position, ("move", ("Ac2",), "P>V")) == {"BM-CMD-23"}


def test_tv_14_sixteen_rounds() -> None:
    board = land("P-Q", locales={"P": {"star": "red"}, "Q": {"star": "blue"}})
    position = table(board, "Ai3 P", "Ai2 Q", round_=16, side=FRENCH, phase="announce")
    assert play(board, position, ("end-turn",)).winner == AUSTRIAN
    assert victor(board, table(board, "Ai3 P", "Ai2 P")) == FRENCH
    assert not demoralized(position, AUSTRIAN)
    opened = opening(board)
    assert (opened.round, opened.side, opened.phase) == (1, AUSTRIAN, "start")
