"""What the judge refuses, rule by rule: a table, a move, and exactly the rules it breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.marengo.judge import Move, Position, asked, verdict
from tests.marengo.judge_board import AUSTRIAN, FRENCH
from tests.marengo.judge_position import Piece, turn_number
from tests.marengo.judge_tables import land, play, table

POST = ["gate", "@gate", "P", "P>Q", "Q", "Q>R", "R"]
BOARD = land(
    "P-Q", "Q-R", "P-S", "S-Q", "P-W",
    sides={"Q>P": {"inf": 2, "cav": 1, "width": "wide"}, "S>P": {"width": "narrow", "obstacle": True},
           "P>S": {"width": "narrow"}, "P>W": {"impassable": True}, "W>P": {"impassable": True}},
    capacity={"Q": 3, "R": 1},
    roads={"post": ("main", POST), "lane": ("secondary", ["P", "P>S", "S", "S>Q", "Q"])},
    entries=[{"id": "gate", "side": "austrian", "locale": "P", "road": "post"},
             {"id": "bridge", "side": "austrian", "locale": "P", "pontoon": True}],
    forces=[{"side": "austrian", "display": "main", "entry": ["gate"], "round": 5, "pieces": []},
            {"side": "austrian", "display": "bridge", "entry": ["bridge"], "round": 1, "pieces": []}],
)  # fmt: skip
FACING = ("Ai3 P>Q", "Ai2 P>Q", "Ac3 P>Q", "Ai1 P>Q", "Aa3 P>Q", "Ai3#r P", "Fi2 Q>P", "Fi1 Q", "Fc2 S>P", "Ac2 P>S")


def poor(position: Position) -> None:
    position.cp, position.charged = 0, 3


def weak_infantry(position: Position) -> None:
    position.pieces["Ac2"].arm, position.pieces["Ac2"].strength = "i", 1


ASSAULTS: list[tuple[set[str], Move, Callable[[Position], object] | None]] = [
    (set(), ("assault", "P>Q", ("Ai3", "Aa3"), ("Ai3",)), None),
    ({"BM-MAP-06"}, ("assault", "P>W", ("Ai3",), ("Ai3",)), None),
    ({"BM-CMD-23"}, ("assault", "P>Q", ("Ai3",), ("Ai3",)), poor),
    ({"BM-ASLT-01"}, ("assault", "P>Q", ("Ai3",), ("Ai3",)), lambda p: setattr(p.pieces["Fi2"], "approach", None)),
    ({"BM-ASLT-04"}, ("assault", "P>Q", ("Ai3",), ("Ai3",)), lambda p: p.assaulted_pairs.add(("P>Q", "Q>P"))),
    ({"BM-ASLT-06", "BM-AS01-02"}, ("assault", "P>Q", (), ()), None),
    ({"BM-ASLT-07"}, ("assault", "P>Q", ("Ai3", "Ai3#r"), ("Ai3",)), None),
    ({"BM-ASLT-07"}, ("assault", "P>Q", ("Ai3",), ("Ai3",)), lambda p: setattr(p.pieces["Ai3"], "start", ("P", None))),
    (
        {"BM-BOMB-07"},
        ("assault", "P>Q", ("Ai3", "Aa3"), ("Ai3",)),
        lambda p: setattr(p.pieces["Aa3"], "bombarded_turn", turn_number(p)),
    ),
    ({"BM-AS11-08"}, ("assault", "P>Q", ("Ai3", "Ai2", "Ac3", "Ai1"), ("Ai3",)), None),
    ({"BM-AS01-01"}, ("assault", "P>Q", ("Ai2",), ("Ai3",)), None),
    ({"BM-AS01-02"}, ("assault", "P>Q", ("Ai2",), ()), None),
    ({"BM-AS01-05"}, ("assault", "P>Q", ("Ai2",), ("Ai2",)), None),
    ({"BM-AS01-04", "BM-AS01-05"}, ("assault", "P>Q", ("Ai1",), ("Ai1",)), None),
    ({"BM-AS01-04"}, ("assault", "P>S", ("Ac2",), ("Ac2",)), weak_infantry),
    ({"BM-AS01-06"}, ("assault", "P>Q", ("Ai3", "Ac3"), ("Ai3", "Ac3")), None),
    ({"BM-AS01-07"}, ("assault", "P>Q", ("Aa3",), ("Aa3",)), None),
    ({"BM-AS01-08"}, ("assault", "P>S", ("Ac2",), ("Ac2",)), None),
]


@pytest.mark.parametrize(("broken", "move", "change"), ASSAULTS)
def test_assaults(broken: set[str], move: Move, change: Callable[[Position], object] | None) -> None:
    position = table(BOARD, *FACING, phase="assault")
    if change is not None:
        change(position)
    assert verdict(BOARD, position, move) == broken


def bar(position: Position, approach: str) -> None:
    position.pieces["Fi3"].approach = approach


def late(position: Position) -> None:
    position.round = 5


def late_and_taken(position: Position) -> None:
    late(position)
    position.taken.add("P")


def fill(position: Position) -> None:
    late(position)
    for number in range(4):
        position.pieces[f"more{number}"] = Piece(f"more{number}", AUSTRIAN, "i", 1, "map", "P")


MOVES: list[tuple[set[str], Move, Callable[[Position], object] | None]] = [
    (set(), ("move", ("Ai3",), "P>S"), None),
    ({"BM-MOVE-01"}, ("move", ("Fi3",), "S>P"), None),
    ({"BM-ASLT-09", "BM-MOVE-13"}, ("move", ("Ai3",), "P>S"), lambda p: setattr(p.pieces["Ai3"], "assaulted", True)),
    ({"BM-CMD-02"}, ("move", (), "P>Q"), None),
    ({"BM-CMD-02", "BM-BLK-03"}, ("move", ("Ai3", "Ai2"), "P>S"), None),
    ({"BM-MOVE-03"}, ("move", ("Ai3",), "Q>S"), None),
    ({"BM-MOVE-05"}, ("move", ("Ai3",), "P>W"), None),
    ({"BM-MOVE-04"}, ("move", ("Ac2", "Ac3"), "Q>R"), None),
    (set(), ("move", ("Ac2",), "Q>R"), None),
    ({"BM-MAN-04"}, ("move", ("Ac2", "Ac3"), "Q>R"), lambda p: setattr(p.pieces["Fi3"], "locale", "R")),
    ({"BM-MOVE-11"}, ("block", ("Ai3",), "Q>S", False), lambda p: None),
    ({"BM-BLK-03", "BM-MOVE-09"}, ("block", ("Ai2",), "P>S", False), None),
    ({"BM-CMD-23"}, ("block", ("Ai3",), "P>S", False), poor),
    ({"BM-BLK-03"}, ("withdraw", ("Ai3",)), None),
    ({"BM-CMD-02"}, ("withdraw", ("Ai2", "Ai1")), None),
    ({"BM-CMD-23"}, ("withdraw", ("Ai1",)), poor),
    (set(), ("withdraw", ("Ai2",)), poor),
    ({"BM-ROAD-02", "BM-BLK-12"}, ("road", "Ai2", (("P>Q", "post"),)), None),
    ({"BM-ROAD-02"}, ("road", "Ai3", (("P>Q", "post"),)), lambda p: setattr(p.pieces["Ai3"], "start", ("P", "P>Q"))),
    ({"BM-ROAD-01"}, ("road", "Ai3", (None, None, None, ("P>Q", "post"))), None),
    ({"BM-CMD-23"}, ("road", "Ac2", (("Q>S", "lane"),)), poor),
    ({"BM-ROAD-04"}, ("road", "Ai3", (("Q>R", "post"),)), None),
    ({"BM-MOVE-05"}, ("road", "Ai3", (("P>W", "post"),)), None),
    ({"BM-CHK-01", "BM-ROAD-02"}, ("road", "Ai3", (("P>Q", "nowhere"),)), None),
    ({"BM-ROAD-05", "BM-MOVE-06", "BM-MAN-06"}, ("road", "Ai3", (("P>S", "lane"),)), lambda p: bar(p, "S>P")),
    ({"BM-MOVE-15"}, ("road", "Ai3", (("P>Q", "post"),)), lambda p: p.failed_pairs.add(("P>Q", "Q>P"))),
    ({"BM-MOVE-14"}, ("road", "Ai3", (("P>Q", "post"),)), lambda p: p.taken.add("Q")),
    ({"BM-ROAD-02", "BM-ROAD-01"}, ("road", "Ai3", (None, None)), None),
    ({"BM-ROAD-05"}, ("road", "Ac2", (("Q>S", "lane"), ("S>P", "lane"))), None),
    ({"BM-MAN-20"}, ("road-on", (("P>Q", "post"),)), None),
    ({"BM-CAV-01"}, ("continue", ("Ac2",), "Q>S"), None),
    ({"BM-REIN-02"}, ("enter", "waits", "gate", (("@gate", "post"),)), None),
    (set(), ("enter", "waits", "gate", (("@gate", "post"),)), late),
    ({"BM-REIN-02"}, ("enter", "Ai3", "gate", (("@gate", "post"),)), None),
    ({"BM-REIN-01"}, ("enter", "waits", "gate", (("P>Q", "post"),)), late),
    ({"BM-REIN-01"}, ("enter", "waits", "gate", (("@gate", "lane"),)), late),
    ({"BM-REIN-05"}, ("enter", "waits", "gate", (("@gate", "post"),)), fill),
    ({"BM-MOVE-14"}, ("enter", "waits", "gate", (("@gate", "post"),)), late_and_taken),
    ({"BM-REIN-02"}, ("pontoon", "waits"), None),
    (set(), ("pontoon", "comes"), None),
    ({"BM-MOVE-14"}, ("pontoon", "comes"), lambda p: p.taken.add("P")),
    ({"BM-MOVE-15"}, ("move", ("Ai3",), "P>S"), lambda p: p.failed_pairs.add(("P>S", "S>P"))),
    ({"BM-TURN-07"}, ("announce", "Aa1"), None),
]


@pytest.mark.parametrize(("broken", "move", "change"), MOVES)
def test_moves(broken: set[str], move: Move, change: Callable[[Position], object] | None) -> None:
    position = table(BOARD, "Ai3 P", "Ai2 P>Q", "Ai1 P>S", "Ac2 Q", "Ac3 Q", "Aa1 P", "Fi3 S")
    for id_, display in (("waits", "main"), ("comes", "bridge")):
        position.pieces[id_] = Piece(id_, AUSTRIAN, "i", 2, display=display)
    if change is not None:
        change(position)
    assert verdict(BOARD, position, move) == broken


def test_entering_cavalry_attacks_unless_the_ruling_forbids_it() -> None:
    """BM-AMB-10: c it can be stopped, b it cannot, a it may not attack."""
    entry = [{"id": "gate", "side": "austrian", "locale": "P", "road": "post"}]
    force = [{"side": "austrian", "display": "main", "entry": ["gate"], "round": 1, "pieces": ["c2"]}]
    for ruling, question in (("c", "stop"), ("b", None), ("a", None)):
        board = land(
            "P-Q", "Q-R", roads={"post": ("main", POST)}, entries=entry, forces=force, rulings={"BM_AMB_10": ruling}
        )
        position = table(board, "Fc2 Q")
        position.pieces["A01"] = Piece("A01", AUSTRIAN, "c", 2, display="main")
        attack = ("enter", "A01", "gate", (("@gate", "post"), ("P>Q", "post")))
        if ruling == "a":
            assert verdict(board, position, attack) == {"BM-ROAD-05"}
        else:
            assert asked(board, play(board, position, attack)) == question


def test_the_french_have_no_bridge() -> None:
    position = table(BOARD, "Fi2 Q", side=FRENCH)
    assert verdict(BOARD, position, ("pontoon", "Fi2")) == {"BM-PONT-01"}


def test_what_a_continuation_may_not() -> None:
    board = land("S-T", "T-U", "T-V")
    position = table(board, "Ac2 S", "Ai2 S", "Ac3 T", "Fi2 U")
    position = play(board, position, ("move", ("Ac2", "Ai2"), "S>T"))
    assert verdict(board, position, ("continue", ("Ac3",), "T>U")) == {"BM-CAV-01"}
    assert verdict(board, position, ("continue", (), "T>U")) == {"BM-CAV-01"}
    there = play(board, position, ("continue", ("Ac2",), "T>U"))
    assert verdict(board, there, ("continue", ("Ac2",), "T>U")) == {"BM-CAV-08"}
    poor(position)
    assert verdict(board, position, ("continue", ("Ac2",), "T>U")) == {"BM-CMD-23"}


def test_road_on_over_a_secondary_road_needs_a_command() -> None:
    roads = {"main": ("main", ["A", "A>B", "B"]), "lane": ("secondary", ["B", "B>C", "C"])}
    board = land("A-B", "B-C", "B-X", roads=roads, junctions={"B": ["main", "lane"]})
    position = table(board, "Ac2 A", "Fc2 B")
    won = play(board, position, ("road", "Ac2", (("A>B", "main"),)), ("yield",), ("retreat-to", "Fc2", "X"))
    assert play(board, won, ("road-on", (("B>C", "lane"),))).cp == 2
    poor(won)
    assert verdict(board, won, ("road-on", (("B>C", "lane"),))) == {"BM-CMD-23"}


# ---------------------------------------------------------------- answers


def test_answers_name_those_who_are_asked_about() -> None:
    board = land("P-Q", "Q-R", "Q-V", capacity={"V": 1})
    position = table(board, "Fi2 P", "Ai3 Q", "Ac2 Q>V", "Fi1 V", "Ai1 R", side=FRENCH)
    attacked = play(board, position, ("move", ("Fi2",), "P>Q"))
    for pieces in ((), ("Ac2",), ("Ai1",)):
        assert verdict(board, attacked, ("stop", pieces)) == {"BM-MAN-13"}
    assert verdict(board, attacked, ("end-moves",)) == {"BM-MAN-10"}
    stopped = play(board, attacked, ("stop", ("Ai3",)))
    assert verdict(board, stopped, ("stopped", ("Fi1",))) == {"BM-MAN-14"}
    assert verdict(board, position, ("yield",)) == {"BM-MAN-10"}


def test_a_retreat_goes_where_there_is_room_and_not_back() -> None:
    board = land("P-Q", "Q-R", "Q-V", "Q-U", capacity={"V": 1})
    position = table(board, "Fi2 P>Q", "Ai3 Q", "Ac2 Q", "Ai1 V", side=FRENCH)
    retreat = play(board, position, ("move", ("Fi2",), "P>Q"))
    assert verdict(board, retreat, ("retreat-to", "Ai3", "V")) == {"BM-RET-16"}
    assert "BM-RET-13" in verdict(board, retreat, ("retreat-to", "Ai3", "P"))
    assert verdict(board, retreat, ("retreat-to", "Ai1", "R")) == {"BM-RET-02"}
    assert not verdict(board, retreat, ("retreat-to", "Ai3", "R"))


def test_a_retreat_never_goes_where_the_attack_came_from() -> None:
    """BM-RET-13: even if the attackers have all fallen on the way."""
    board = land("P-Q")
    position = table(board, "Ai2 P>Q", "Fa1 Q>P", "Fi3 Q", side=AUSTRIAN, phase="assault")
    done = play(board, position, ("assault", "P>Q", ("Ai2",), ("Ai2",)), ("defensive-fire", True))
    assert [done.pieces[id_].status for id_ in ("Ai2", "Fa1", "Fi3")] == ["out", "out", "out"]


def test_rows_and_pursuers() -> None:
    board = land("N-S", "S-T", sides={"S>N": {"width": "narrow"}, "N>S": {"width": "narrow"}})
    position = table(
        board, "Ai3 N>S", "Ac1#1 N>S", "Ac1#2 N>S", "Ac2 N>S", "Fi3 S", "Fi1 S>N", "Fi2 S>N", phase="assault"
    )
    fight = play(board, position, ("assault", "N>S", ("Ai3", "Ac1#1", "Ac1#2"), ("Ai3",)))
    assert verdict(board, fight, ("lead", ("Fi3",))) == {"BM-AS04-01"}
    chase = play(board, fight, ("lead", ("Fi1",)))
    assert verdict(board, chase, ("pursue", ("Ac1#1", "Ac1#2"))) == {"BM-AS08-04"}
    assert verdict(board, chase, ("pursue", ("Ac2",))) == {"BM-AS08-01", "BM-AS08-07"}
    assert verdict(board, chase, ("pursue", ("Ai3",))) == {"BM-AS08-01", "BM-AS08-07"}


def test_cavalry_does_not_lead_behind_an_obstacle() -> None:
    board = land("N-S", sides={"S>N": {"obstacle": True}})
    position = table(board, "Ai3 N>S", "Fc2 S>N", "Fi1 S>N", phase="assault")
    fight = play(board, position, ("assault", "N>S", ("Ai3",), ("Ai3",)))
    assert verdict(board, fight, ("lead", ("Fc2",))) == {"BM-AS04-06"}


def test_no_pursuit_of_those_who_led_cavalry() -> None:
    """BM-AS08-02"""
    board = land("N-S", "S-T")
    position = table(board, "Ai3 N>S", "Ac2 N>S", "Fc1 S>N", "Fi1 S>N", phase="assault")
    done = play(board, position, ("assault", "N>S", ("Ai3", "Ac2"), ("Ai3",)), ("lead", ("Fc1",)))
    assert done.assault is None


# ---------------------------------------------------------------- start of the turn and artillery


def test_start_of_the_turn() -> None:
    position = table(BOARD, "Fi2 Q", "Fi3 Q", "Fi1 R", "Ai2 P", side=FRENCH, phase="start")
    position.pieces["Fi2"].active = position.pieces["Fi1"].active = False
    position.french_turns = 1
    assert verdict(BOARD, position, ("shuffle", "Q", None)) == {"BM-SURP-13"}
    assert verdict(BOARD, position, ("shuffle", "Q", "Q>P")) == {"BM-TURN-11"}
    assert verdict(BOARD, position, ("activate", ())) == {"BM-SURP-03"}
    assert verdict(BOARD, position, ("activate", ("Fi2", "Fi1"))) == {"BM-SURP-03"}
    position.pieces["Fi1"].status = "out"
    assert verdict(BOARD, position, ("activate", ("Fi1",))) == {"BM-SURP-03"}
    position.side = AUSTRIAN
    assert verdict(BOARD, position, ("activate", ("Fi2",))) == {"BM-SURP-03"}


@pytest.mark.parametrize(("field", "value", "rule"), [
    ("arm", "i", "BM-BOMB-01"),
    ("approach", None, "BM-BOMB-13"),
    ("announced", True, "BM-BOMB-02"),
    ("bombarded_turn", 6, "BM-BOMB-04"),
    ("assaulted", True, "BM-BOMB-08"),
    ("fired_round", 3, None),
])  # fmt: skip
def test_who_may_announce(field: str, value: object, rule: str | None) -> None:
    position = table(BOARD, "Aa1 P>Q", "Fi2 Q", phase="announce")
    setattr(position.pieces["Aa1"], field, value)
    assert verdict(BOARD, position, ("announce", "Aa1")) == ({rule} if rule else set())


def test_only_announced_guns_fire_and_only_once_in_a_round() -> None:
    position = table(BOARD, "Aa1 P>Q", "Fi2 Q", phase="bombard")
    assert verdict(BOARD, position, ("fire", None)) == {"BM-BOMB-02"}
    assert verdict(BOARD, position, ("call-off",)) == {"BM-BOMB-15"}
    position.pieces["Aa1"].announced = True
    assert not verdict(BOARD, position, ("fire", None))
    assert verdict(BOARD, position, ("fire", "Q>R")) == {"BM-BOMB-19"}
    position.pieces["Aa1"].fired_round = 3
    assert verdict(BOARD, position, ("fire", None)) == {"BM-BOMB-11"}
    position.pieces["Fi2"].locale = "R"
    assert verdict(BOARD, position, ("fire", None)) == {"BM-BOMB-14"}


def test_names_that_mean_nothing() -> None:
    position = table(BOARD, "Ai3 P")
    for move in (("move", ("Ai3", "Ai3"), "P>Q"), ("move", ("Ai9",), "P>Q"), ("move", ("Ai3",), "Ai3"), ("move",)):
        assert verdict(BOARD, position, move) == {"BM-CHK-01"}
