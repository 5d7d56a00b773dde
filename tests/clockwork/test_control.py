"""Who controls what: CW-CTRL-01..10, CW-BASE-02/04/14, CW-ALLY-05..09."""

import pytest

from companion.games.clockwork.board import board
from companion.games.clockwork.effects import strength_bonuses
from companion.games.clockwork.standing import Standing, commander, standing
from tests.clockwork.carding import owning
from tests.clockwork.lands import ALLIES, CROSS
from tests.clockwork.tables import position, small_map

LAND = small_map("H1 1,0  F1 2,1  V1 2,-1  B1 3,0  S1 3,2  M1 3,-2  L1 4,1  T1 4,-1  C1 4,3  H2 5,0")


def allied_on_v1(start: str = "red", **armies: dict[str, str]) -> Standing:
    return standing(position(CROSS, options={**ALLIES, "start": start}, **{"red": {}, "blue": {}, **armies}))


@pytest.mark.rule("CW-BASE-02")
def test_the_classes_of_territory() -> None:
    land = board(LAND)
    assert land.resources == ("F1", "L1")
    assert land.research == {"T1": "magic", "M1": "science", "S1": "religion"}
    assert set(land.kinds.values()) == {
        "capital", "village", "forest", "lake", "tower", "factory", "shrine", "citadel", "barrens",
    }  # fmt: skip


@pytest.mark.rule("CW-CTRL-01", "CW-CTRL-05")
def test_whoever_stands_there_alone_controls_a_tile() -> None:
    here = standing(position(LAND, red={"V1": "1"}, blue={"F1": "2"}))
    assert (here.controller("V1"), here.controller("F1"), here.controller("S1")) == ("red", "blue", "")
    assert here.is_empty("S1")
    assert here.controlled("red") == ("V1", "H1")


@pytest.mark.rule("CW-CTRL-02")
def test_a_capital_is_always_controlled_by_its_owner() -> None:
    here = standing(position(LAND, red={"H1": "0"}, blue={}))
    assert (here.controller("H1"), here.controller("H2")) == ("red", "blue")


@pytest.mark.rule("CW-CTRL-04")
def test_units_of_two_players_make_a_tile_contested_and_nobody_controls_it() -> None:
    here = standing(position(LAND, red={"V1": "5"}, blue={"V1": "engineer"}))
    assert here.is_contested("V1")
    assert here.controller("V1") == ""


@pytest.mark.rule("CW-CTRL-06", "CW-BASE-04")
@pytest.mark.parametrize("unit", ["1", "hunter", "guardian", "tank"])
def test_one_unit_of_any_kind_is_enough(unit: str) -> None:
    here = standing(position(LAND, green={"V1": unit}, blue={}))
    assert here.controller("V1") == "green"


@pytest.mark.rule("CW-BASE-04")
def test_workers_and_spies_are_no_units() -> None:
    players = {"red": {"pool": 5, "spies": 5, "figures": {"agent": "court"}}}
    assert standing(position(LAND, players=players)).units == {}


@pytest.mark.rule("CW-CTRL-07", "CW-CTRL-08")
@pytest.mark.parametrize(
    ("units", "city"), [("2", False), ("3", True), ("2+hunter", True), ("1+hunter+tank", True), ("1+guardian", False)]
)
def test_three_units_of_any_kind_make_a_village_a_city(units: str, city: bool) -> None:
    here = standing(position(LAND, green={"V1": units, "F1": "4"}, blue={}))
    assert here.is_city("V1") is city
    assert not here.is_city("F1")


@pytest.mark.rule("CW-CTRL-07")
def test_a_contested_village_is_no_city() -> None:
    assert not standing(position(LAND, red={"V1": "3"}, blue={"V1": "3"})).is_city("V1")


@pytest.mark.rule("CW-BASE-14")
def test_barrens_can_be_controlled_and_carry_supply() -> None:
    with_barrens = standing(position(LAND, red={"V1": "1", "B1": "1", "T1": "1"}, blue={}))
    assert with_barrens.controller("B1") == "red"
    assert with_barrens.supplied("red") >= {"V1", "B1", "T1"}
    without = standing(position(LAND, red={"V1": "1", "T1": "1"}, blue={}))
    assert "T1" not in without.supplied("red")


@pytest.mark.rule("CW-CTRL-09", "CW-CTRL-10")
@pytest.mark.parametrize(
    ("spies", "holder"), [((2, 1, 1), "red"), ((1, 3, 2), "blue"), ((2, 2, 1), ""), ((1, 1, 1), ""), ((0, 0, 0), "")]
)
def test_the_court_belongs_to_whoever_has_more_spies_than_anybody_else(
    spies: tuple[int, int, int], holder: str
) -> None:
    players = {seat: {"spies": count} for seat, count in zip(("red", "blue", "white"), spies, strict=True)}
    state = position(options={"players": "3"}, players=players)
    assert standing(state).court_holder == holder


# --- alliances --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-ALLY-05")
@pytest.mark.parametrize(
    ("start", "commanders"),
    [("red", ("red", "blue")), ("blue", ("white", "blue")), ("white", ("white", "green")), ("green", ("red", "green"))],
)
def test_the_ally_earlier_in_player_order_commands(start: str, commanders: tuple[str, str]) -> None:
    state = position(CROSS, options={**ALLIES, "start": start})
    assert (commander(state, "red"), commander(state, "blue")) == commanders
    assert (commander(state, "white"), commander(state, "green")) == commanders


@pytest.mark.rule("CW-ALLY-06", "CW-ALLY-18")
def test_allies_share_a_tile_in_peace() -> None:
    here = allied_on_v1(red={"V1": "1"}, white={"V1": "2"})
    assert not here.is_contested("V1")


@pytest.mark.rule("CW-ALLY-07")
def test_the_stronger_ally_controls_a_shared_tile() -> None:
    assert allied_on_v1(red={"V1": "1"}, white={"V1": "2"}).controller("V1") == "white"
    assert allied_on_v1(red={"V1": "tank"}, white={"V1": "2"}).controller("V1") == "red"  # 3 against 2
    assert allied_on_v1("blue", red={"V1": "1"}, white={"V1": "crasher"}).controller("V1") == "red"  # 1 against 0


@pytest.mark.rule("CW-ALLY-07")
@pytest.mark.parametrize(("start", "holder"), [("red", "red"), ("blue", "white")])
def test_of_equal_allies_the_commander_controls(start: str, holder: str) -> None:
    assert allied_on_v1(start, red={"V1": "2"}, white={"V1": "2"}).controller("V1") == holder


@pytest.mark.rule("CW-A-51")
def test_only_units_decide_which_ally_controls_a_tile() -> None:
    """Power Armour wins battles for white; an Engineer or a Guardian without strength wins no tile."""
    shared = position(CROSS, options=ALLIES, red={"V1": "2"}, blue={}, white={"V1": "2"})
    armoured = owning(shared, "white", "science1", "H3", "power-armour")
    assert dict(strength_bonuses(armoured, "white", "V1")) == {"science1": 1}
    assert standing(armoured).controller("V1") == "red"
    assert allied_on_v1(red={"V1": "1"}, white={"V1": "1+guardian"}).controller("V1") == "red"
    engineers = allied_on_v1(blue={"M1": "engineer"}, white={}, green={"M1": "1"})
    assert engineers.controller("M1") == "green"


@pytest.mark.rule("CW-ALLY-08", "CW-ALLY-09")
@pytest.mark.parametrize(
    ("spies", "holder"),
    [
        ((2, 3, 2, 1), "blue"),  # red and white have four together
        ((3, 2, 3, 1), "red"),  # the commander of the alliance that is ahead twice
        ((3, 3, 3, 1), ""),
    ],
)
def test_spies_of_allies_are_not_added_together(spies: tuple[int, ...], holder: str) -> None:
    players = {seat: {"spies": n} for seat, n in zip(("red", "blue", "white", "green"), spies, strict=True)}
    assert standing(position(CROSS, options=ALLIES, players=players)).court_holder == holder
