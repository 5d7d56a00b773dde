"""The judge with other readings of section 10: each of them decides something here as the recommended one does not."""

from __future__ import annotations

import pytest

from tests.marengo.judge import asked, verdict, who_decides
from tests.marengo.judge_assault import attack_strength
from tests.marengo.judge_board import AUSTRIAN, FRENCH, Board
from tests.marengo.judge_flow import start_turn
from tests.marengo.judge_movement import continue_cost
from tests.marengo.judge_position import Group, Position
from tests.marengo.judge_tables import land, play, table, where

POST = {"post": ("main", ["A", "A>B", "B", "B>C", "C", "C>D", "D"])}
LINE = ("A-B", "B-C", "C-D")
both = pytest.mark.parametrize("reading", ["a", "b"])


def test_one_direction_along_the_whole_road() -> None:
    """BM-AMB-08"""
    for reading, broken in (("a", set()), ("b", {"BM-ROAD-11"})):
        board = land(*LINE, roads=POST, rulings={"BM_AMB_08": reading})
        position = table(board, "Ac2 A", "Ai2 D")
        position = play(board, position, ("road", "Ac2", (("A>B", "post"),)))
        assert verdict(board, position, ("road", "Ai2", (("D>C", "post"),))) == broken


@both
def test_a_pursuit_below_zero(reading: str) -> None:
    """BM-AMB-15: 3 against a penalty of 5; two pursuers lose 1 or 3."""
    board = land("N-S", "S-T", sides={"S>N": {"cav": 5}}, rulings={"BM_AMB_15": reading})
    position = table(board, "Ai3 N>S", "Ac1 N>S", "Ac2 N>S", "Fi1 S>N", phase="assault")
    position = play(board, position, ("assault", "N>S", ("Ai3", "Ac1", "Ac2"), ("Ai3",)), ("lead", ()))
    lost = position.lost[AUSTRIAN]
    position = play(board, position, ("pursue", ("Ac1", "Ac2")), ("pursuer-loss", "Ac1"))
    assert position.lost[AUSTRIAN] - lost == (1 if reading == "a" else 3)
    assert position.assault is None


@both
def test_a_bombardment_below_zero(reading: str) -> None:
    """BM-AMB-15: the guns have 2 against a penalty of 3."""
    board = land("P-Q", sides={"Q>P": {"art": 3}}, rulings={"BM_AMB_15": reading})
    position = table(board, "Aa2 P>Q", "Fi2 Q>P", phase="bombard")
    position.pieces["Aa2"].announced = True
    position = play(board, position, ("fire", None))
    assert (position.lost[AUSTRIAN], position.lost[FRENCH]) == ((0, 0) if reading == "a" else (1, 0))
    assert (position.phase, where(position, "Aa2")) == ("assault", "P>Q")


@both
def test_who_has_just_retreated_stops_nobody(reading: str) -> None:
    """BM-AMB-16"""
    board = land("P-Q", "Q-R", "O-R", rulings={"BM_AMB_16": reading})
    position = table(board, "Ac2 P", "Ai2 O", "Fc2 Q")
    position = play(board, position, ("move", ("Ac2",), "P>Q"), ("yield",), ("move", ("Ai2",), "O>R"))
    assert (asked(board, position) == "stop") == (reading == "a")


@both
def test_a_locale_that_withstood_an_assault(reading: str) -> None:
    """BM-AMB-18"""
    board = land("N-S", "W-S", rulings={"BM_AMB_18": reading})
    position = table(board, "Ai2 N>S", "Ai3 W>S", "Ac2 W", "Fi3 S>N", "Fi2 S>W", phase="assault")
    position = play(board, position, ("assault", "N>S", ("Ai2",), ("Ai2",)), ("lead", ("Fi3",)))
    broken = {"BM-MOVE-16"} if reading == "b" else set()
    assert verdict(board, position, ("assault", "W>S", ("Ai3",), ("Ai3",))) == broken


@pytest.mark.parametrize(("reading", "stays", "closed"), [("a", False, True), ("b", False, False), ("c", True, False)])
def test_no_attacker_survives_his_victory(reading: str, stays: bool, closed: bool) -> None:
    """BM-AMB-19"""
    board = land("N-S", "S-T", "W-S", rulings={"BM_AMB_19": reading})
    position = table(board, "Ai2 N>S", "Ai3 W", "Fa1 S>N", "Fi3 S>N", phase="assault")
    attack = ("assault", "N>S", ("Ai2",), ("Ai2",))
    position = play(board, position, attack, ("defensive-fire", True), ("lead", ()), ("lose", "Fi3"), ("lose", "Fi3"))
    assert (where(position, "Fi3") == "S>N", "S" in position.taken) == (stays, closed)


@both
def test_a_block_that_faces_nobody_comes_first(reading: str) -> None:
    """BM-AMB-21"""
    board = land("L-P", "L-Q", "P-R", rulings={"BM_AMB_21": reading})
    position = table(board, "Ai2 L>Q", "Ac2 L", "Fi2 P")
    broken = {"BM-BLK-04"} if reading == "b" else set()
    assert verdict(board, position, ("move", ("Ac2",), "L>Q")) == broken
    assert verdict(board, position, ("move", ("Ai2",), "L>Q")) == broken
    given_up = play(board, position, ("withdraw", ("Ai2",)))
    assert verdict(board, given_up, ("move", ("Ac2",), "L>Q")) == set()


@pytest.mark.parametrize(("reading", "along", "elsewhere"), [("a", 1, 1), ("b", 0, 1)])
def test_a_split_along_a_main_road(reading: str, along: int, elsewhere: int) -> None:
    """BM-AMB-22"""
    board = land(*LINE, "B-X", roads=POST, rulings={"BM_AMB_22": reading})
    position = table(board, "Ac2 B", "Ai2 B", "Fi2 C", "Fi1 X", phase="assault")
    position.group = Group(["Ac2", "Ai2"], "B", "assault")
    assert continue_cost(board, position, ("Ac2",), "B>C") == along
    assert continue_cost(board, position, ("Ac2",), "B>X") == elsewhere


def test_a_named_leader_that_is_gone_counts_less() -> None:
    """BM-AMB-23: one of two leaders has fallen, and the fire has broken the army."""
    assert attack_strength([3], 1, broken=True) == 1
    assert attack_strength([3], 1, broken=True, missed=1) == 0
    assert attack_strength([3], 1, missed=1) == 2


@both
def test_room_for_one_of_two(reading: str) -> None:
    """BM-AMB-24"""
    board = land("P-Q", "Q-R", capacity={"R": 1}, rulings={"BM_AMB_24": reading})
    position = table(board, "Ac2 P", "Fc1 Q", "Fc2 Q")
    position = play(board, position, ("move", ("Ac2",), "P>Q"), ("yield",))
    assert (asked(board, position), position.lost[FRENCH]) == (("retreat-to", 0) if reading == "a" else (None, 3))


@both
def test_where_cavalry_on_the_road_came_from(reading: str) -> None:
    """BM-AMB-28: it rode from A over B, and A is beside C."""
    board = land(*LINE, "A-C", roads=POST, rulings={"BM_AMB_28": reading})
    position = table(board, "Ac2 A", "Fc2 C")
    position = play(board, position, ("road", "Ac2", (("A>B", "post"), ("B>C", "post"))), ("yield",))
    assert asked(board, position) == ("retreat-to" if reading == "a" else None)  # only D is left
    assert where(position, "Fc2") == ("C" if reading == "a" else "D")


@both
def test_austrians_beyond_impassable_terrain(reading: str) -> None:
    """BM-AMB-32"""
    wall = {"A>D": {"impassable": True}, "D>A": {"impassable": True}}
    board = land("A-D", "A-B", "B-D", sides=wall, rulings={"BM_AMB_32": reading})
    position = table(board, "Ai2 A", "Fi2 D")
    position.pieces["Fi2"].active = False
    start_turn(board, position, FRENCH)
    assert position.pieces["Fi2"].active == (reading == "b")


def stormed(board: Board) -> Position:
    position = table(board, "Ai3 N>S", "Ac2 N>S", "Ai2 N>S", "Fi1 S>N", phase="assault")
    attack = ("assault", "N>S", ("Ai3", "Ac2", "Ai2"), ("Ai3",))
    return play(board, position, attack, ("lead", ("Fi1",)), ("pursue", ()))


def test_more_attackers_than_fit() -> None:
    """BM-AMB-33"""
    usual, other = (land("N-S", "S-T", capacity={"S": 2}, rulings={"BM_AMB_33": reading}) for reading in "ab")
    attack = ("assault", "N>S", ("Ai3", "Ac2"), ("Ai3",))
    position = table(usual, "Ai3 N>S", "Ac2 N>S", "Ai2 N>S", "Fi1 S>N", phase="assault")
    assert verdict(usual, position, ("assault", "N>S", ("Ai3", "Ac2", "Ai2"), ("Ai3",))) == {"BM-AS11-08"}
    assert verdict(usual, position, attack) == set()
    position = stormed(other)
    assert (who_decides(other, position), asked(other, position)) == (AUSTRIAN, "advance")
    assert verdict(other, position, ("advance", ("Ac2",))) == {"BM-AMB-33"}
    assert verdict(other, position, ("advance", ("Ai3", "Ac2", "Ai2"))) == {"BM-AMB-33"}
    position = play(other, position, ("advance", ("Ac2", "Ai2")))
    assert [where(position, id_) for id_ in ("Ai3", "Ac2", "Ai2")] == ["N>S", "S", "S"]
    assert position.assault is None


@both
def test_a_stopped_attack_has_been_there(reading: str) -> None:
    """BM-AMB-35"""
    board = land("P-Q", locales={"Q": {"french_start": 1}}, rulings={"BM_AMB_35": reading})
    position = play(board, table(board, "Ai2 P", "Fi2 Q"), ("move", ("Ai2",), "P>Q"), ("stop", ("Fi2",)))
    assert position.start_locale_entered == (reading == "b")


def test_part_of_a_group_stays_behind() -> None:
    """BM-AMB-36"""
    board = land("P-Q", "Q-R", rulings={"BM_AMB_36": "b"})
    position = table(board, "Ai2 P", "Ac2 P", "Fc2 Q")
    position = play(board, position, ("move", ("Ai2", "Ac2"), "P>Q"), ("yield",))
    assert (who_decides(board, position), asked(board, position)) == (AUSTRIAN, "advance")
    assert verdict(board, position, ("advance", ())) == {"BM-AMB-36"}
    position = play(board, position, ("advance", ("Ac2",)))
    assert (where(position, "Ai2"), where(position, "Ac2"), position.cp) == ("P", "Q", 2)
    assert "BM-CMD-25" in verdict(board, position, ("move", ("Ai2",), "P>Q"))
