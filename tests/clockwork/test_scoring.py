"""Victory points from forests and lakes (CW-VP, CW-MAP-14, CW-ALLY-34; vectors CW-EX-15, 16, 24)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.maps.hexmap import Special
from companion.games.clockwork.maps.mapcode import map_code, read_map
from companion.games.clockwork.moves.score import scoring_tiles
from companion.games.clockwork.standing import standing
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import Army, at, position


def worth(seat: str = "red", map_: str = LAND, options: dict[str, str] | None = None, **armies: Army) -> int:
    table = position(map_, "score", round_=2, options=options, **armies)
    return sum(scoring_tiles(standing(table), seat).values())


@pytest.mark.rule("CW-VP-03")
def test_ex_15_a_forest_pays_three_at_most() -> None:
    assert [worth(red={"F1": str(units)}) for units in (1, 2, 3, 5)] == [1, 2, 3, 3]


@pytest.mark.rule("CW-VP-03", "CW-CTRL-08", "CW-UNIT-04")
def test_ex_16_a_hunter_in_the_forest_counts_as_one_unit() -> None:
    assert worth("green", red={}, green={"F1": "2+hunter"}) == 3


@pytest.mark.rule("CW-GUARD-06", "CW-TANK-10", "CW-CTRL-08")
def test_guardian_and_tank_count_as_one_unit_each() -> None:
    assert worth(red={"L1": "guardian+tank"}) == 3
    assert worth(red={"F1": "1+guardian"}) == 2
    assert worth(red={"L1": "tank"}) == 0


@pytest.mark.rule("CW-VP-04")
def test_a_lake_pays_three_from_two_units_on() -> None:
    assert [worth(red={"L1": str(units)}) for units in (1, 2, 4)] == [0, 3, 3]


@pytest.mark.rule("CW-MAP-14")
def test_the_lake_of_fire_pays_four_from_two_units_on() -> None:
    land = read_map(LAND)
    place = land.ids.index("L1")
    fire = map_code(replace(land, special=(Special(place),))).qr
    assert [worth(map_=fire, red={"L1": str(units)}) for units in (1, 2)] == [0, 4]


@pytest.mark.rule("CW-VP-02")
def test_only_controlled_resource_tiles_pay() -> None:
    assert worth(red={"F1": "3", "T1": "3", "C1": "3"}) == 3
    assert worth(red={"F1": "3"}, blue={"F1": "1"}) == 0  # contested


@pytest.mark.rule("CW-ALLY-34")
def test_ex_24_a_lake_with_one_unit_of_each_ally_pays_nobody() -> None:
    armies = {"red": {"L1": "1"}, "blue": {}, "white": {"L1": "1"}}
    assert [worth(seat, FOUR, ALLIES, **armies) for seat in ("red", "white")] == [0, 0]


@pytest.mark.rule("CW-ALLY-34")
def test_a_shared_forest_pays_its_controller_for_his_own_units() -> None:
    armies = {"red": {"F1": "1"}, "blue": {}, "white": {"F1": "2"}}
    assert [worth(seat, FOUR, ALLIES, **armies) for seat in ("red", "white")] == [0, 2]


@pytest.mark.rule("CW-VP-01", "CW-VP-06", "CW-AGE-03")
def test_everybody_scores_in_player_order_on_top_of_what_they_have() -> None:
    players = {"red": {"vp": 4}, "blue": {"vp": 1}}
    options = {"start": "blue"}
    play = at(LAND, "score", round_=2, options=options, players=players, red={"F1": "2", "L1": "2"}, blue={"F2": "1"})
    assert [(facts["seat"], facts["parts"], facts["total"]) for facts in play.told("scored")] == [
        ("blue", "F2 1", 2),
        ("red", "F1 2 + L1 3", 9),
    ]
    assert play.state.players["red"].vp == 9
    assert play.cited("scored") == {"CW-VP-01", "CW-VP-03", "CW-VP-04", "CW-VP-06"}


@pytest.mark.rule("CW-VP-01")
def test_who_scores_nothing_is_told_so() -> None:
    play = at(LAND, "score", round_=2, red={"F1": "1"}, blue={})
    assert play.told("scored-nothing") == [{"seat": "blue", "total": 0}]


@pytest.mark.rule("CW-VP-01", "CW-AGE-03")
@pytest.mark.parametrize(("round_", "scored"), [(1, 0), (2, 1), (3, 0), (4, 1), (7, 1)])
def test_there_is_scoring_at_the_end_of_each_age_only(round_: int, scored: int) -> None:
    play = at(LAND, "activation", round_=round_, red={"F1": "1"}, blue={})
    assert len(play.told("scored")) == scored
