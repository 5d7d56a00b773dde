"""Reinforcements of both sides, sooner or later, and the pontoon bridge (BM-REIN, BM-PONT, BM-SURP-08, -09)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.ending import end_turn
from companion.games.marengo.moves.groups import March
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride
from companion.kernel.story import Story
from tests.marengo.positions import after, board_text, position, ruled, rules_against

A, F = "austrian", "french"


# --- reinforcements -------------------------------------------------------------------------------------------------

GATES = """
[[entry]]
id = "gate"
side = "austrian"
locale = "A"
road = "r"
[[entry]]
id = "bridge"
side = "austrian"
locale = "A"
pontoon = true
[[entry]]
id = "east"
side = "french"
locale = "D"
road = "r"
[[force]]
side = "austrian"
display = "body"
entry = ["gate", "bridge"]
round = 2
pieces = ["i2", "c2"]
[[force]]
side = "french"
display = "relief"
entry = ["east"]
round = 2
pieces = ["i2", "c2"]
"""


def entered(kind: str) -> str:
    text = board_text(("A-B", "B-C", "C-D"), roads={"r": f"{kind}:ABCD"}, capacity={"A": 1}, entries=GATES)
    return text.replace('course = ["A"', 'course = ["gate", "@gate", "A"').replace('"D"]', '"D", "@east", "east"]')


ENTERED = entered("main")


@pytest.mark.rule("BM-AMB-08", "BM-ROAD-11")
def test_whoever_comes_in_at_either_end_of_a_road_goes_on_along_it() -> None:
    """Where all of a road has one direction: that in which the first piece came in."""
    west = ruled(position(ENTERED, {"wait:body": "x x"}, {}, round=2), road_direction="road")
    assert rules_against(west, Enter(A, "x", "gate", ("A>B",))) == set()
    east = position(ENTERED, {}, {"B": "x", "wait:relief": "x x"}, side=F, round=2)
    east = after(ruled(east, road_direction="road"), Enter(F, "x", "east", ("D>C",)))
    assert rules_against(east, Enter(F, "x", "east", ("D>C",))) == set()
    assert rules_against(east, Ride(F, "x", "B", ("B>C",))) == {"BM-ROAD-11"}


@pytest.mark.rule("BM-MOVE-01", "BM-REIN-09")
def test_nobody_has_to_move() -> None:
    state = position(ENTERED, {"A": "x", "wait:body": "x x"}, {}, round=2)
    assert rules_against(state, Next(A)) == set()
    assert end_turn(state, Story(str)).at(A, "wait:body") == {"x": 2}


@pytest.mark.rule("BM-REIN-01", "BM-REIN-02", "BM-REIN-05", "BM-REIN-06", "BM-REIN-07")
@pytest.mark.parametrize(("austrian", "french", "rule"), [("x", "", "BM-REIN-05"), ("", "x", "BM-REIN-06")])
def test_whoever_cannot_come_in_waits_until_he_can(austrian: str, french: str, rule: str) -> None:
    here = {"wait:body": "x x"} | ({"A": austrian} if austrian else {})
    state = position(ENTERED, here, {"A": french} if french else {}, round=2)
    assert rules_against(state, Enter(A, "x", "gate")) == {rule}
    later = replace(end_turn(state, Story(str)), side=A, round=3, phase="move")
    assert later.at(A, "wait:body") == {"x": 2}
    free = replace(later, stand={A: {"wait:body": {"x": 2}}, F: {}})
    assert after(free, Enter(A, "x", "gate")).stand[A] == {"A": {"xm": 1}, "wait:body": {"x": 1}}


@pytest.mark.rule("BM-REIN-02", breaks=True)
def test_reinforcements_come_neither_too_early_nor_elsewhere() -> None:
    state = position(ENTERED, {}, {"wait:relief": "x"}, side=F, round=2)
    assert rules_against(state, Enter(F, "x", "east")) == set()
    assert rules_against(replace(state, round=1), Enter(F, "x", "east")) == {"BM-REIN-02"}
    assert rules_against(state, Enter(F, "x", "gate")) == {"BM-REIN-01"}


@pytest.mark.rule("BM-REIN-08")
@pytest.mark.parametrize("first", ["i2", "c2"])
def test_the_owner_chooses_who_comes_in_first(first: str) -> None:
    state = position(ENTERED, {"wait:body": "i2 c2"}, {}, round=2)
    assert after(state, Enter(A, first, "gate")).at(A, "A") == {f"{first}m": 1}


@pytest.mark.rule("BM-REIN-10")
@pytest.mark.parametrize(("kind", "left"), [("main", 3), ("secondary", 1)])
def test_on_a_secondary_road_each_piece_that_comes_in_costs(kind: str, left: int) -> None:
    state = position(entered(kind), {"wait:body": "x x"}, {}, round=2)
    assert after(state, Enter(A, "x", "gate", ("A>B",)), Enter(A, "x", "gate")).commands == left


@pytest.mark.rule("BM-REIN-11")
@pytest.mark.rule("BM-REIN-11", breaks=True)
def test_whoever_came_in_goes_on_by_the_rules_of_the_road() -> None:
    state = position(ENTERED, {"wait:body": "x"}, {"C": "x"}, round=2)
    assert rules_against(state, Enter(A, "i2", "gate", ("A>B", "B>C"))) == {"BM-MAN-06"}
    assert rules_against(state, Enter(A, "c2", "gate", ("A>B", "B>C"))) == set()
    halted = after(state, Enter(A, "x", "gate", ("A>B",)))
    assert after(halted, Continue(A, ("c2",), "B>C")).stand[A] == {"B>C": {"c2m": 1}}


@pytest.mark.rule("BM-SURP-08", "BM-SURP-09", "BM-REIN-12", "BM-AMB-11")
def test_french_reinforcements_are_awake_unless_the_table_reads_it_otherwise() -> None:
    state = position(ENTERED, {}, {"wait:relief": "x"}, side=F, round=2)
    here = after(state, Enter(F, "x", "east"))
    assert here.stand[F] == {"D": {"xm": 1}}
    next_turn = replace(end_turn(here, Story(str)), side=F, phase="move")
    assert rules_against(next_turn, March(F, ("x",), "D", "C")) == set()
    asleep = after(ruled(state, reinforcements_active="no"), Enter(F, "x", "east"))
    assert asleep.stand[F] == {"D": {"xzm": 1}}


@pytest.mark.rule("BM-PONT-01", "BM-AMB-31")
@pytest.mark.rule("BM-PONT-01", breaks=True)
def test_the_bridge_bears_one_austrian_in_each_turn() -> None:
    state = position(ENTERED.replace('"A"\ncapacity = 1', '"A"\ncapacity = 5'), {"wait:body": "x x"}, {}, round=2)
    once = after(state, Enter(A, "x", "gate"), Pontoon(A, "x"))  # besides the roads
    assert once.number(A, "A") == 2
    waiting = replace(once, stand={**once.stand, A: {"wait:body": {"x": 1}}})
    assert rules_against(waiting, Pontoon(A, "x")) == {"BM-PONT-01"}
    assert rules_against(replace(state, side=F), Pontoon(F, "x")) == {"BM-PONT-01"}
    again = replace(end_turn(end_turn(waiting, Story(str)), Story(str)), phase="move")
    assert rules_against(again, Pontoon(A, "x")) == set()
