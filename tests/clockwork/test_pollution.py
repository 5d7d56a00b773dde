"""Pollution: one unit stays on each forest and lake (CW-POLL-01..05, CW-A-56; vector CW-EX-17)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.clockwork.state import REMOVED, General
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import Play, at


def polluting(map_: str = LAND, **given: Any) -> Play:
    return at(map_, "pollution", round_=2, **given)


@pytest.mark.rule("CW-POLL-01", "CW-POLL-02", "CW-POLL-03")
def test_ex_17_of_three_soldiers_and_the_hunter_the_hunter_stays() -> None:
    play = polluting(green={"F1": "3+hunter"})
    assert play.lines("green") == ["green stay F1 soldier", "green stay F1 hunter"]
    play.enter("green stay F1 hunter")
    assert play.units("F1") == {"green": 1}
    assert play.state.players["green"].figures["hunter"] == "F1"
    assert play.state.players["green"].supply == 29


@pytest.mark.rule("CW-POLL-02", "CW-BASE-07")
def test_a_special_unit_that_does_not_stay_is_out_of_the_game() -> None:
    play = polluting(green={"F1": "3+hunter"}).enter("green stay F1 soldier")
    assert play.state.players["green"].figures["hunter"] == REMOVED
    assert (play.units("F1"), play.state.players["green"].supply) == ({"green": 1}, 28)


@pytest.mark.rule("CW-POLL-02", "CW-BASE-08")
def test_generals_that_do_not_stay_are_out_of_the_game() -> None:
    play = polluting(red={"L1": "guardian+tank"}).enter("red stay L1 tank")
    assert play.state.generals["guardian"] == General(REMOVED)
    assert play.state.generals["tank"] == General("L1", "red")


@pytest.mark.rule("CW-POLL-01")
def test_soldiers_alone_leave_nothing_to_choose() -> None:
    play = polluting(red={"F1": "3", "L1": "2"}, green={"F2": "4"})
    assert [facts["move"] for facts in play.told("by-itself")][:3] == [
        "red stay F1 soldier",
        "red stay L1 soldier",
        "green stay F2 soldier",
    ]
    assert [play.units(tile) for tile in ("F1", "L1", "F2")] == [{"red": 1}, {"red": 1}, {"green": 1}]


@pytest.mark.rule("CW-POLL-01")
def test_a_table_that_wants_to_do_it_by_hand_does_it_by_hand() -> None:
    play = polluting(red={"F1": "3"}, options={"automatic": "off"})
    assert play.lines() == ["red stay F1 soldier"]


@pytest.mark.rule("CW-POLL-01", "CW-BASE-14")
def test_other_tiles_are_not_polluted() -> None:
    play = polluting(red={"T1": "3", "C1": "2"})
    assert (play.units("T1"), play.units("C1"), play.told("polluted")) == ({"red": 3}, {"red": 2}, [])


@pytest.mark.rule("CW-POLL-04")
def test_a_single_unit_is_untouched_and_control_is_never_lost() -> None:
    play = polluting(red={"F1": "1"}, green={"L1": "2"})
    assert (play.units("F1"), play.units("L1")) == ({"red": 1}, {"green": 1})
    assert [facts["tile"] for facts in play.told("polluted")] == ["L1"]


@pytest.mark.rule("CW-POLL-05")
def test_pollution_comes_after_the_points_in_the_last_round_too() -> None:
    play = at(LAND, "score", round_=7, red={"F1": "3"}, blue={})
    kinds = [event.kind for event in play.events]
    assert kinds.index("scored") < kinds.index("polluted")
    assert play.units("F1") == {"red": 1}
    assert play.state.phase == "over"


@pytest.mark.rule("CW-POLL-03", breaks=True)
def test_only_a_unit_that_is_there_can_stay_and_only_its_owner_says_so() -> None:
    play = polluting(green={"F1": "3+hunter"})
    assert play.broken_by("green stay F1 tank") == {"CW-POLL-03"}
    assert play.broken_by("green stay F2 soldier") == {"CW-POLL-03"}
    assert play.broken_by("red stay F1 soldier") == {"CW-POLL-03"}
    assert play.broken_by("green stay F1 soldier of red") == {"CW-POLL-03"}


@pytest.mark.rule("CW-POLL-03")
def test_two_players_decide_independently() -> None:
    play = polluting(red={"L1": "1+agent"}, green={"F1": "1+hunter"})
    assert play.owing() == [("red", "stay"), ("green", "stay")]
    play.enter("green stay F1 hunter", "red stay L1 agent")
    assert (play.units("F1"), play.units("L1")) == ({"green": 1}, {"red": 1})


@pytest.mark.rule("CW-A-56")
def test_on_a_shared_tile_one_unit_stays_and_the_commander_says_which() -> None:
    play = polluting(FOUR, options=ALLIES, red={}, blue={"F1": "2"}, white={}, green={"F1": "1+hunter"})
    assert play.owing() == [("blue", "stay")]
    assert play.lines() == ["blue stay F1 soldier", "blue stay F1 soldier of green", "blue stay F1 hunter of green"]
    assert play.broken_by("green stay F1 hunter") == {"CW-POLL-03"}
    play.enter("blue stay F1 hunter of green")
    assert play.units("F1") == {"green": 1}
    assert play.state.players["blue"].supply == 29


@pytest.mark.rule("CW-A-56")
def test_where_the_table_plays_it_so_each_ally_keeps_one() -> None:
    options = {**ALLIES, "allied-pollution": "one-a-player"}
    play = polluting(FOUR, options=options, red={}, blue={"F1": "2"}, white={}, green={"F1": "1+hunter"})
    assert play.lines() == ["green stay F1 soldier", "green stay F1 hunter"]
    play.enter("green stay F1 hunter")
    assert play.units("F1") == {"blue": 1, "green": 1}


def test_naming_oneself_is_the_same_move() -> None:
    play = polluting(green={"F1": "1+hunter"})
    assert play.reader().move("green stay F1 hunter of green") == play.reader().move("green stay F1 hunter")


@pytest.mark.rule("CW-ROUND-05")
def test_units_are_named_in_the_pollution_segment_only() -> None:
    assert at(LAND, "discovery", red={"F1": "2"}, blue={}).broken_by("red stay F1 soldier") == {"CW-ROUND-05"}
