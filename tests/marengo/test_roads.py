"""Road movement, reinforcements and the pontoon bridge (BM-ROAD, BM-REIN, BM-PONT, BM-CAV-05..07, BM-MAN-06..09)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March
from companion.games.marengo.moves.maneuver import Stop
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride
from companion.games.marengo.parts import Crossing, Going
from companion.games.marengo.state import State
from tests.marengo.positions import after, board_text, position, ruled, rules_against

LINE = board_text(("A-B", "B-C", "C-D", "A-E"), roads={"r": "main:ABCD"})
BROWN = board_text(("A-B", "B-C", "C-D", "A-E"), roads={"r": "secondary:ABCD"})


def _three(board: str) -> State:
    state = position(board, {"A": "x x x"}, {})
    return after(
        state,
        Ride("austrian", "x", "A", ("A>B", "B>C", "C>D")),
        Ride("austrian", "x", "A", ("-", "A>B", "B>C")),
        Ride("austrian", "x", "A", ("-", "-", "A>B")),
    )


@pytest.mark.rule(
    "BM-ROAD-01", "BM-ROAD-06", "BM-ROAD-07", "BM-ROAD-08", "BM-ROAD-09", "BM-ROAD-10", "BM-ROAD-12", "BM-ROAD-15",
    "BM-CMD-03", "BM-CMD-11",
)  # fmt: skip
def test_vector_07_three_pieces_on_one_road() -> None:
    """BM-TV-07."""
    state = _three(LINE)
    assert state.stand["austrian"] == {"B": {"xm": 1}, "C": {"xm": 1}, "D": {"xm": 1}}
    steps = {key: [crossing.step for crossing in used] for key, used in state.roads.items()}
    assert steps == {"r A>B": [1, 2, 3], "r B>C": [2, 3], "r C>D": [3]}
    assert state.commands == 3
    assert _three(BROWN).commands == 0


@pytest.mark.rule("BM-ROAD-07", "BM-ROAD-08", "BM-ROAD-09", "BM-ROAD-10", "BM-ROAD-16", breaks=True)
def test_vector_07_variants() -> None:
    state = position(LINE, {"A": "x x x x"}, {})
    one = after(state, Ride("austrian", "x", "A", ("A>B", "B>C", "C>D")))
    assert rules_against(one, Ride("austrian", "x", "A", ("A>B",))) == {"BM-ROAD-08"}
    three = after(one, Ride("austrian", "x", "A", ("-", "A>B", "B>C")), Ride("austrian", "x", "A", ("-", "-", "A>B")))
    assert rules_against(three, Ride("austrian", "x", "A", ("-", "-", "A>B"))) == {"BM-ROAD-07"}
    last_first = after(state, Ride("austrian", "x", "A", ("-", "-", "A>B")))
    assert rules_against(last_first, Ride("austrian", "x", "A", ("A>B",))) == {"BM-ROAD-09"}
    assert rules_against(state, Ride("austrian", "x", "A", ("A>E",))) == {"BM-ROAD-16"}


@pytest.mark.rule("BM-MAP-19", "BM-ROAD-02", "BM-ROAD-16")
@pytest.mark.rule("BM-ROAD-16", breaks=True)
def test_vector_04_a_road_serves_only_the_approaches_it_runs_through() -> None:
    """BM-TV-04."""
    board = board_text(("X-L", "X-D", "X-R"), roads={"r": "main:LXD"})
    state = position(board, {"X": "x"}, {})
    assert rules_against(state, Ride("austrian", "x", "X", ("X>L",))) == set()
    assert rules_against(state, Ride("austrian", "x", "X", ("X>D",))) == set()
    assert rules_against(state, Ride("austrian", "x", "X", ("X>R",))) == {"BM-ROAD-16"}


@pytest.mark.rule("BM-ROAD-01", "BM-ROAD-02", "BM-ROAD-04", "BM-ROAD-12", "BM-BLK-12", breaks=True)
def test_how_far_and_from_where() -> None:
    state = position(LINE, {"A": "x", "B>C": "x"}, {"C": "x"})
    assert rules_against(state, Ride("austrian", "x", "B>C", ("B>C",))) == {"BM-ROAD-02"}
    assert "BM-ROAD-04" in rules_against(state, Ride("austrian", "x", "A", ("B>C",)))
    free = position(LINE, {"A": "x"}, {})
    assert "BM-ROAD-01" in rules_against(free, Ride("austrian", "x", "A", ("-", "A>B", "B>C", "C>D")))
    assert rules_against(free, Ride("austrian", "x", "A", ("-", "-"))) == {"BM-ROAD-12"}


@pytest.mark.rule("BM-AMB-08", "BM-ROAD-11")
@pytest.mark.rule("BM-ROAD-11", breaks=True)
def test_one_direction_a_turn() -> None:
    state = after(position(LINE, {"A": "x", "B": "x", "C": "x"}, {}), Ride("austrian", "x", "A", ("A>B",)))
    assert rules_against(state, Ride("austrian", "x", "B", ("-", "B>A"))) == {"BM-ROAD-11"}
    assert rules_against(state, Ride("austrian", "x", "C", ("C>B",))) == set()
    assert rules_against(ruled(state, road_direction="road"), Ride("austrian", "x", "C", ("C>B",))) == {"BM-ROAD-11"}


@pytest.mark.rule("BM-AMB-09", "BM-ROAD-14")
@pytest.mark.rule("BM-ROAD-14", breaks=True)
def test_full_locales_are_closed_on_the_way_too() -> None:
    board = board_text(("A-B", "B-C"), roads={"r": "main:ABC"}, capacity={"B": 1})
    state = position(board, {"A": "x", "B": "x"}, {})
    assert rules_against(state, Ride("austrian", "x", "A", ("A>B", "B>C"))) == {"BM-ROAD-14"}
    passable = ruled(state, full_locales="passable")
    assert rules_against(passable, Ride("austrian", "x", "A", ("A>B", "B>C"))) == set()
    assert rules_against(passable, Ride("austrian", "x", "A", ("A>B",))) == {"BM-ROAD-14"}


@pytest.mark.rule("BM-MAN-06", "BM-MAN-07", "BM-MAN-08")
@pytest.mark.rule("BM-MAN-06", "BM-MAN-09", breaks=True)
@pytest.mark.rule("BM-AMB-28", "BM-CMD-18", "BM-ROAD-05")
@pytest.mark.rule("BM-ROAD-05", "BM-MOVE-07", breaks=True)
def test_only_cavalry_attacks_by_road() -> None:
    state = position(LINE, {"A": "x"}, {"C": "x"})
    assert rules_against(state, Ride("austrian", "i2", "A", ("A>B", "B>C"))) == {"BM-MAN-06"}
    assert rules_against(state, Ride("austrian", "c2", "A", ("A>B", "B>C", "C>D"))) == {"BM-ROAD-05"}
    attack = after(state, Ride("austrian", "c2", "A", ("A>B", "B>C")))
    assert attack.maneuver is not None
    assert (attack.maneuver.origin, attack.maneuver.over) == ("B", "B>C")
    assert attack.stand["austrian"] == {"B": {"c2m": 1}}
    assert attack.commands == 3
    obstacle = board_text(("A-B", "B-C"), roads={"r": "main:ABC"}, symbols={"C>B": "obstacle = true"})
    lone = position(obstacle, {"A": "x"}, {"C": "x"})
    assert rules_against(lone, Ride("austrian", "c2", "A", ("A>B", "B>C"))) == {"BM-MAN-09"}
    blocked = position(LINE, {"A": "x"}, {"C>B": "x"})
    assert "BM-MOVE-06" in rules_against(blocked, Ride("austrian", "c2", "A", ("A>B", "B>C")))


@pytest.mark.rule("BM-MAN-20")
def test_cavalry_rides_on_after_a_won_maneuver_attack() -> None:
    state = position(LINE, {"C": "c2m"}, {}, going=Going("C", {"c2m": 1}, "r", 2, True, attacked=True))
    on = after(state, Ride("austrian", "c2", "C", ("C>D",)))
    assert on.stand["austrian"] == {"D": {"c2m": 1}}
    assert on.roads["r C>D"] == (Crossing(3, "C>D"),)
    tired = replace(state, going=Going("C", {"c2m": 1}, "r", 3, True, attacked=True))
    assert rules_against(tired, Ride("austrian", "c2", "C", ("C>D",))) == {"BM-ROAD-01"}


@pytest.mark.rule("BM-CMD-25", breaks=True)
def test_nobody_rides_twice() -> None:
    """Steps that are left after a road move are lost."""
    state = after(position(LINE, {"A": "x"}, {}), Ride("austrian", "x", "A", ("A>B",)))
    assert rules_against(state, Ride("austrian", "x", "B", ("B>C",))) == {"BM-CMD-25"}


CROSS = board_text(
    ("A-B", "B-C", "B-D", "D-E"),
    roads={"red": "main:ABC", "brown": "secondary:BD", "other": "main:BDE"},
    junctions={"B": ("red", "brown", "other"), "D": ("brown", "other")},
)


@pytest.mark.rule("BM-AMB-07", "BM-CMD-12", "BM-ROAD-04")
@pytest.mark.rule("BM-ROAD-04", breaks=True)
def test_changing_roads_and_what_it_costs() -> None:
    state = position(CROSS, {"A": "x x"}, {})
    assert after(state, Ride("austrian", "x", "A", ("A>B", "B>D@brown"))).commands == 2
    assert after(state, Ride("austrian", "x", "A", ("A>B", "B>D@other"))).commands == 3
    both = after(state, Ride("austrian", "x", "A", ("A>B", "B>D")))
    assert both.commands == 3
    assert "other B>D" in both.roads
    one_road = ruled(state, road_change="one-road")
    assert rules_against(one_road, Ride("austrian", "x", "A", ("A>B", "B>D"))) == {"BM-ROAD-04"}
    apart = board_text(("A-B", "B-C"), roads={"one": "main:AB", "two": "main:BC"})
    assert rules_against(position(apart, {"A": "x"}, {}), Ride("austrian", "x", "A", ("A>B", "B>C"))) == {"BM-ROAD-04"}


@pytest.mark.rule("BM-AMB-07", "BM-CMD-12")
def test_main_roads_linked_by_a_secondary_piece_are_not_free() -> None:
    """The stretch inside the locale counts."""
    board = board_text(
        ("A-B", "B-C", "B-D"),
        roads={"one": "main:AB", "two": "main:BC", "link": "secondary:BD"},
        junctions={"B": ("one", "link")},
    ).replace("[[force]]", '[[junction]]\nlocale = "B"\nroads = ["link", "two"]\n[[force]]', 1)
    state = position(board, {"A": "x"}, {})
    assert after(state, Ride("austrian", "x", "A", ("A>B", "B>C"))).commands == 2


# --- cavalry on roads -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-AMB-37", "BM-CAV-05", "BM-CAV-06")
@pytest.mark.rule("BM-CAV-05", breaks=True)
def test_continuation_follows_the_road_used() -> None:
    board = board_text(
        ("A-B", "B-C", "B-D", "B-E"),
        roads={"red": "main:ABC", "brown": "secondary:BD"},
        junctions={"B": ("red", "brown")},
    )
    state = position(board, {"A": "x"}, {"C": "x", "D": "x", "E": "x"})
    moved = after(state, Ride("austrian", "x", "A", ("A>B",)))
    assert after(moved, Continue("austrian", ("c2",), "B>C")).commands == 3
    assert rules_against(moved, Continue("austrian", ("c2",), "B>D")) == {"BM-CAV-05"}
    joined = ruled(moved, continue_roads="joined")
    assert after(joined, Continue("austrian", ("c2",), "B>D")).commands == 2
    assert rules_against(joined, Continue("austrian", ("c2",), "B>E")) == {"BM-CAV-05"}


@pytest.mark.rule("BM-CAV-07", "BM-CMD-17")
def test_cavalry_on_a_main_road_blocks_on_the_spot_for_nothing() -> None:
    """Hidden it pays."""
    state = position(LINE, {"B": "x"}, {"C": "x", "A": "x"})
    assert after(state, Block("austrian", ("c2",), "B>C")).commands == 3
    assert after(state, Block("austrian", ("x",), "B>C")).commands == 2
    assert after(state, Block("austrian", ("i2",), "B>C")).commands == 2


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
[[force]]
side = "austrian"
display = "body"
entry = ["gate", "bridge"]
round = 2
pieces = ["i2", "i2", "c2", "c2", "a1"]
"""
ENTERED = board_text(("A-B", "B-C", "C-D"), roads={"r": "main:ABCD"}, capacity={"A": 5}, entries=GATES).replace(
    'course = ["A"', 'course = ["gate", "@gate", "A"'
)


def _waiting(**fields: object) -> State:
    return position(ENTERED, {"wait:body": "x x x x x"}, {}, **{"round": 2, **fields})


@pytest.mark.rule("BM-REIN-01", "BM-REIN-03", "BM-REIN-04", "BM-REIN-10")
@pytest.mark.rule("BM-REIN-03", "BM-REIN-04", breaks=True)
def test_reinforcements_enter_step_by_step() -> None:
    state = _waiting()
    one = after(state, Enter("austrian", "x", "gate", ("A>B", "B>C")))
    two = after(one, Enter("austrian", "x", "gate", ("A>B",)))
    three = after(two, Enter("austrian", "x", "gate"))
    assert three.stand["austrian"] == {"A": {"xm": 1}, "B": {"xm": 1}, "C": {"xm": 1}, "wait:body": {"x": 2}}
    assert three.commands == 3
    assert rules_against(two, Enter("austrian", "x", "gate", ("A>B",))) == {"BM-ROAD-01"}
    assert "BM-ROAD-07" in rules_against(three, Enter("austrian", "x", "gate"))
    assert rules_against(one, Enter("austrian", "x", "gate", ("-", "-", "A>B"))) == {"BM-ROAD-01"}
    late = after(one, Enter("austrian", "x", "gate", ("-", "-")))
    assert late.roads["r @gate"] == (Crossing(1, "@gate"), Crossing(3, "@gate"))


@pytest.mark.rule("BM-REIN-01", "BM-REIN-02", "BM-REIN-05", "BM-REIN-06", "BM-MOVE-14", breaks=True)
def test_when_nobody_can_enter() -> None:
    assert rules_against(_waiting(round=1), Enter("austrian", "x", "gate")) == {"BM-REIN-02"}
    full = position(ENTERED, {"wait:body": "x", "A": "x x x x x"}, {}, round=2)
    assert rules_against(full, Enter("austrian", "x", "gate")) == {"BM-REIN-05"}
    held = position(ENTERED, {"wait:body": "x"}, {"A": "x"}, round=2)
    assert rules_against(held, Enter("austrian", "x", "gate")) == {"BM-REIN-06"}
    assert rules_against(_waiting(taken=("A",)), Enter("austrian", "x", "gate")) == {"BM-MOVE-14"}
    assert rules_against(_waiting(side="french"), Enter("french", "x", "gate")) == {"BM-REIN-01"}


@pytest.mark.rule("BM-AMB-10", "BM-REIN-11")
@pytest.mark.rule("BM-REIN-11", breaks=True)
def test_entering_cavalry_may_attack() -> None:
    state = position(ENTERED, {"wait:body": "x"}, {"B": "x"}, round=2)
    attack = after(state, Enter("austrian", "c2", "gate", ("A>B",)))
    assert attack.maneuver is not None
    assert attack.maneuver.entering
    assert attack.maneuver.origin == "A"
    barred = ruled(state, entering_attack="none")
    assert rules_against(barred, Enter("austrian", "c2", "gate", ("A>B",))) == {"BM-REIN-11"}


@pytest.mark.rule("BM-AMB-10", "BM-MAN-11")
@pytest.mark.parametrize(("began", "entering"), [("wait:body", True), ("A", False)])
def test_cavalry_that_attacks_again_is_still_in_the_move_by_which_it_entered(began: str, entering: bool) -> None:
    """Where nobody can stop whoever enters, nobody stops the second attack of that move either (BM-MAN-20)."""
    going = Going("B", {"c2m": 1}, "r", 2, True, attacked=True, began=began)
    state = ruled(position(ENTERED, {"B": "c2m"}, {"C": "x"}, going=going), entering_attack="unstoppable")
    state = after(state, Ride("austrian", "c2", "B", ("B>C",)))
    assert state.maneuver is not None
    assert state.maneuver.entering == entering
    assert rules_against(state, Stop("french", ("x",))) == ({"BM-MAN-11"} if entering else set())


@pytest.mark.rule("BM-PONT-01", "BM-PONT-02", "BM-PONT-03", "BM-PONT-04", "BM-PONT-05", "BM-CMD-26")
@pytest.mark.rule("BM-PONT-01", "BM-PONT-02", breaks=True)
def test_the_pontoon_bridge() -> None:
    state = after(_waiting(), Pontoon("austrian", "x"))
    assert (state.stand["austrian"]["A"], state.commands, state.roads) == ({"xm": 1}, 2, {})
    assert rules_against(state, Pontoon("austrian", "x")) == {"BM-PONT-01"}
    held = position(ENTERED, {"wait:body": "x"}, {"A": "x"}, round=2)
    assert rules_against(held, Pontoon("austrian", "x")) == {"BM-PONT-02"}
    full = position(ENTERED, {"wait:body": "x", "A": "x x x x x"}, {}, round=2)
    assert rules_against(full, Pontoon("austrian", "x")) == {"BM-PONT-02"}
    beside = position(ENTERED, {"wait:body": "x"}, {"B": "x"}, round=2)
    assert rules_against(after(beside, Pontoon("austrian", "x")), Continue("austrian", ("c2",), "A>B")) == set()


@pytest.mark.rule("BM-AMB-26")
def test_a_table_may_count_groups_on_roads_too() -> None:
    state = position(LINE, {"A": "x x x x", "B": "x"}, {})
    plain = after(state, March("austrian", ("x",), "A", "B"))
    assert plain.roads == {}
    counted = after(ruled(state, offroad_counts="yes"), March("austrian", ("x", "x"), "A", "B"))
    assert counted.roads == {"r A>B": (Crossing(1, "A>B"), Crossing(2, "A>B"))}
    assert rules_against(counted, March("austrian", ("x", "x"), "A", "B")) == {"BM-ROAD-07"}
    assert rules_against(counted, March("austrian", ("x",), "A", "B")) == set()
    assert rules_against(counted, March("austrian", ("x",), "B", "A")) == {"BM-ROAD-11"}


@pytest.mark.rule("BM-MAN-20", "BM-AMB-21")
def test_riding_on_belongs_to_a_move_that_was_begun_before_a_block_faced_nobody() -> None:
    """Where blocks are given up at once, everybody else has to wait."""
    board = board_text(("A-B", "B-C", "C-D", "B-E"), roads={"r": "main:ABCD"})
    going = Going("B", {"c2m": 1}, "r", 1, True, attacked=True, began="A")
    state = position(board, {"B": "c2m", "E>B": "x", "D": "x"}, {"C": "x"}, going=going)  # B has just been left
    state = ruled(state, block_release="at-once")
    assert rules_against(state, Ride("austrian", "c2", "B", ("B>C",))) == set()
    assert rules_against(state, March("austrian", ("x",), "D", "C")) == {"BM-BLK-04"}
