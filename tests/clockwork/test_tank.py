"""The Steam Tank's step: CW-TANK-02..07, CW-TANK-12, the rulings CW-A-16, CW-A-17 and CW-A-65."""

import pytest
from msgspec.structs import replace

from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import REMOVED, Discovery, General
from tests.clockwork.lands import ALLIES, CROSS, SHRINES
from tests.clockwork.tables import Play, at, begun, position, small_map

GAP = small_map("H1 1,0  F1 2,1  B1 2,3  V1 3,4  V2 4,3  V3 4,1  H2 5,0")  # nothing lies at 3,0 and 3,2


def tank_on(tile: str, **armies: dict[str, str]) -> Play:
    armies.setdefault("blue", {})
    return at(SHRINES, "tank", red={tile: "tank", **armies.pop("red", {})}, **armies)


@pytest.mark.rule("CW-TANK-02", "CW-TANK-03", "CW-A-16", "CW-DEPLOY-01")
def test_the_tank_moves_one_tile_before_orders_are_written() -> None:
    play = tank_on("V1", red={"F1": "1"})
    assert play.owing() == [("red", "tank")]
    assert sorted(play.lines()) == ["red drive F1", "red drive H1", "red drive S2", "red drive V2", "red pass"]
    play.enter("red drive F1")
    assert play.state.generals["tank"] == General("F1", "red")
    assert play.state.phase == "deploy"
    told = next(event for event in play.events if event.kind == "tank-drove")
    assert told.seen_by is None


@pytest.mark.rule("CW-TANK-02")
def test_it_may_stay() -> None:
    play = tank_on("V1").enter("red pass")
    assert play.state.generals["tank"].place == "V1"
    assert play.told("tank-stayed") == [{"seat": "red", "tile": "V1"}]


@pytest.mark.rule("CW-TANK-02", "CW-BASE-15", breaks=True)
def test_it_moves_no_further_and_no_other_player_moves_it() -> None:
    play = tank_on("V1")
    assert play.broken_by("red drive T1") == {"CW-TANK-02", "CW-BASE-15"}
    assert play.broken_by("red drive V1") == {"CW-TANK-02", "CW-BASE-15"}
    assert play.broken_by("blue drive V2") == {"CW-TANK-02"}
    assert play.broken_by("blue pass") == {"CW-TANK-02"}


@pytest.mark.rule("CW-BASE-15")
def test_a_blank_space_joins_nothing() -> None:
    """F1 and V3 face each other across the gap; the tank has to go round."""
    play = at(GAP, "tank", red={"F1": "tank"}, blue={})
    assert play.lines() == ["red drive B1", "red drive H1", "red pass"]
    assert play.broken_by("red drive V3") == {"CW-TANK-02", "CW-BASE-15"}


@pytest.mark.rule("CW-TANK-04", "CW-TANK-06", "CW-CTRL-04")
def test_entering_an_enemy_tile_makes_it_contested_at_once() -> None:
    play = tank_on("V1", blue={"V2": "3"}).enter("red drive V2")
    here = standing(play.state)
    assert here.is_contested("V2")
    assert (here.controller("V2"), here.controller("V1")) == ("", "")
    assert play.told("tank-drove")[0]["case"] == "contested"


@pytest.mark.rule("CW-TANK-04", "CW-TANK-07", "CW-CTRL-06")
def test_entering_an_unoccupied_tile_takes_it_at_once() -> None:
    play = tank_on("V1").enter("red drive V2")
    assert standing(play.state).controller("V2") == "red"
    assert play.told("tank-drove")[0]["case"] == "gained"


@pytest.mark.rule("CW-TANK-07", "CW-TOKEN-09", "CW-TOKEN-14")
def test_tokens_follow_the_tank() -> None:
    state = position(SHRINES, "tank", red={"S1": "tank"}, blue={})
    state = state.with_discovery("religion1", Discovery(price=2, place="owned", owner="red", token="S1"))
    state = state.with_discovery("religion2", Discovery(price=3, place="neutral", token="S2"))
    play = begun(state).enter("red drive V2")
    assert play.state.discoveries["religion1"].place == "neutral"
    state = replace(state, generals={**state.generals, "tank": General("V1", "red")})
    play = begun(state).enter("red drive S2")
    assert play.state.discoveries["religion2"].owner == "red"


@pytest.mark.rule("CW-TANK-05", breaks=True)
def test_the_guardians_tile_is_barred_whoever_owns_him() -> None:
    assert tank_on("V1", blue={"V2": "guardian"}).broken_by("red drive V2") == {"CW-TANK-05"}
    assert tank_on("V1", red={"V2": "guardian"}).broken_by("red drive V2") == {"CW-TANK-05"}


@pytest.mark.rule("CW-TANK-05")
def test_the_tile_beside_the_guardian_is_not() -> None:
    assert tank_on("V1", blue={"V2": "guardian", "S2": "1"}).broken_by("red drive S2") == set()


@pytest.mark.rule("CW-TANK-12", "CW-CTRL-03", "CW-A-17", breaks=True)
def test_an_opponents_capital_is_barred() -> None:
    assert tank_on("T1").broken_by("red drive H2") == {"CW-TANK-12", "CW-CTRL-03"}


@pytest.mark.rule("CW-TANK-12", "CW-CTRL-03", "CW-A-17")
def test_the_own_capital_is_not() -> None:
    assert tank_on("V1").broken_by("red drive H1") == set()


@pytest.mark.rule("CW-A-65")
@pytest.mark.parametrize(("ruling", "rules"), [("allowed", set()), ("forbidden", {"CW-A-65"})])
def test_a_tile_of_the_ally_may_be_entered_unless_the_table_forbids_it(ruling: str, rules: set[str]) -> None:
    options = {**ALLIES, "tank-to-ally": ruling}
    play = at(CROSS, "tank", options=options, red={"M1": "tank"}, blue={"L1": "1"}, white={"T1": "2", "S1": "guardian"})
    assert play.broken_by("red drive T1") == rules
    assert play.broken_by("red drive S1") == {"CW-TANK-05"} | rules
    assert play.broken_by("red drive L1") == set()
    if not rules:
        play.enter("red drive T1")
        assert not standing(play.state).is_contested("T1")
        assert standing(play.state).controller("T1") == "red"  # CW-ALLY-07: 3 against 2


@pytest.mark.rule("CW-TANK-03", breaks=True)
def test_at_no_other_time() -> None:
    play = Play(position(SHRINES, "support", red={"V1": "tank"}, blue={}))
    assert play.broken_by("red drive V2") == {"CW-TANK-03"}


@pytest.mark.rule("CW-TANK-03", "CW-TANK-02")
@pytest.mark.parametrize("place", [REMOVED, "display", "available"])
def test_without_a_tank_on_the_map_nobody_is_asked(place: str) -> None:
    state = position(SHRINES, "tank").with_general("tank", General(place, "red"))
    assert begun(state).state.phase == "deploy"


def test_a_tank_that_can_go_nowhere_is_not_asked_about() -> None:
    play = at(SHRINES, "tank", red={"H1": "tank", "F1": "guardian"}, blue={})
    assert play.lines() == ["red drive V1", "red pass"]
    lonely = small_map("H1 1,0  F1 2,1  H2 3,2")
    assert at(lonely, "tank", red={"H1": "tank"}, blue={"F1": "guardian"}).state.phase == "deploy"
