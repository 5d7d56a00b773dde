"""Study: income from research tiles and workers given up in secret (CW-STUDY, CW-ENG-04, CW-ALLY-25, CW-ALLY-33)."""

from __future__ import annotations

import pytest

from companion.games.clockwork.influence import income
from companion.games.clockwork.moves.study import LISTED
from companion.games.clockwork.state import Influence
from companion.games.clockwork.views import seen_by
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import Play, at, position

NOTHING = Influence()


def studying(**pools: int) -> Play:
    """Players without influence and with so many workers in their pools."""
    players = {seat: {"pool": pool, "ip": NOTHING} for seat, pool in pools.items()}
    return at(LAND, "study", players=players, red={}, blue={})


# --- income -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-STUDY-01", "CW-STUDY-02", "CW-STUDY-03", "CW-STUDY-05")
def test_each_research_tile_yields_a_point_of_its_domain() -> None:
    play = at(LAND, "study", red={"T1": "2", "M1": "1", "M2": "1"}, blue={"S1": "1", "L1": "1"})
    assert play.state.players["red"].ip == Influence(2, 3, 1)  # everybody began with one of each
    assert play.state.players["blue"].ip == Influence(1, 1, 2)
    assert play.cited("income") == {"CW-STUDY-01", "CW-STUDY-02", "CW-STUDY-03", "CW-STUDY-05"}


@pytest.mark.rule("CW-STUDY-05")
def test_who_controls_no_research_tile_gets_nothing_and_nothing_is_said_of_it() -> None:
    play = at(LAND, "study", red={"F1": "2"}, blue={"M1": "1"})
    assert play.state.players["red"].ip == Influence(1, 1, 1)
    assert [facts["seat"] for facts in play.told("income")] == ["blue"]


@pytest.mark.rule("CW-STUDY-01", "CW-CTRL-04")
def test_a_contested_tower_yields_nothing() -> None:
    table = position(LAND, "study", red={"T1": "1"}, blue={"T1": "1"})
    assert (income(table, "red"), income(table, "blue")) == (NOTHING, NOTHING)


@pytest.mark.rule("CW-STUDY-04", "CW-ENG-04")
def test_an_engineer_yields_one_more() -> None:
    table = position(LAND, "study", red={"M2": "3"}, blue={"M1": "1+engineer", "T1": "engineer"})
    assert income(table, "blue") == Influence(magic=2, science=2)
    assert income(table, "red") == Influence(science=1)


@pytest.mark.rule("CW-GUARD-06", "CW-TANK-10")
def test_the_guardian_or_the_tank_alone_is_enough_to_study_a_tile() -> None:
    table = position(LAND, "study", red={"T1": "guardian"}, blue={"M1": "tank"})
    assert (income(table, "red"), income(table, "blue")) == (Influence(magic=1), Influence(science=1))


@pytest.mark.rule("CW-ALLY-25")
def test_a_shared_research_tile_yields_to_its_controller_only() -> None:
    table = position(FOUR, "study", options=ALLIES, red={"T1": "1"}, blue={}, white={"T1": "2"})
    assert (income(table, "red"), income(table, "white")) == (NOTHING, Influence(magic=1))


@pytest.mark.rule("CW-ALLY-33")
def test_whoever_controls_the_tile_of_the_allys_engineer_gets_his_point_too() -> None:
    table = position(FOUR, "study", options=ALLIES, red={}, blue={"M1": "engineer"}, white={}, green={"M1": "1"})
    assert (income(table, "blue"), income(table, "green")) == (NOTHING, Influence(science=2))


@pytest.mark.rule("CW-A-44")
def test_more_influence_than_the_box_holds_is_told_and_taken_all_the_same() -> None:
    play = at(LAND, "study", red={"T1": "1"}, blue={}, players={"blue": {"ip": Influence(magic=60)}})
    assert play.state.players["red"].ip == Influence(2, 1, 1)
    assert [(facts["domain"], facts["lacking"], facts["hard"]) for facts in play.told("bank-empty")] == [
        ("magic", 2, 0)
    ]


@pytest.mark.rule("CW-A-44")
def test_where_the_table_plays_it_so_the_box_is_the_limit() -> None:
    rich = {"blue": {"ip": Influence(magic=59)}}
    play = at(LAND, "study", options={"ip-limit": "hard"}, red={"T1": "1"}, blue={}, players=rich)
    assert play.state.players["red"].ip == Influence(1, 1, 1)
    assert [facts["hard"] for facts in play.told("bank-empty")] == [1]


# --- workers given up ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-STUDY-06")
def test_all_workers_of_the_pool_can_be_given_up_for_any_domains() -> None:
    play = studying(red=3).enter("red study magic:1 religion:2")
    red = play.state.players["red"]
    assert (red.pool, red.supply, red.ip) == (0, 29, Influence(1, 0, 2))
    assert play.told("sacrificed") == [{"seat": "red", "count": 3}]


@pytest.mark.rule("CW-STUDY-06")
def test_workers_may_stay_in_the_pool() -> None:
    play = studying(red=3).enter("red study -")
    red = play.state.players["red"]
    assert (red.pool, red.supply, red.ip, red.sacrifice) == (3, 26, NOTHING, None)
    assert play.told("sacrificed") == []
    assert play.state.phase == "discovery"


@pytest.mark.rule("CW-STUDY-06", breaks=True)
def test_no_more_workers_can_be_given_up_than_are_in_the_pool() -> None:
    assert studying(red=3).broken_by("red study magic:2 science:2") == {"CW-STUDY-06"}


@pytest.mark.rule("CW-STUDY-06", breaks=True)
def test_who_has_an_empty_pool_is_not_asked_and_gives_up_nobody() -> None:
    play = studying(red=3, blue=0)
    assert play.owing() == [("red", "study")]
    assert play.broken_by("blue study -") == {"CW-STUDY-06"}


@pytest.mark.rule("CW-STUDY-06", breaks=True)
def test_the_choice_is_made_once() -> None:
    play = studying(red=3, blue=1).enter("red study magic:1")
    assert play.broken_by("red study magic:2") == {"CW-STUDY-06"}
    assert play.owing() == [("blue", "study")]


@pytest.mark.rule("CW-STUDY-07")
def test_soldiers_and_spies_stay_where_they_are() -> None:
    play = at(LAND, "study", red={"F1": "2"}, blue={}, players={"red": {"pool": 1, "spies": 3}})
    play.enter("red study science:1")
    red = play.state.players["red"]
    assert (play.units("F1"), red.spies, red.pool, red.supply) == ({"red": 2}, 3, 0, 25)


@pytest.mark.rule("CW-ROUND-04")
def test_workers_can_be_given_up_in_the_study_segment_only() -> None:
    play = at(LAND, "discovery", red={}, blue={}, players={"red": {"pool": 2}})
    assert play.broken_by("red study magic:1") == {"CW-ROUND-04"}


def test_what_was_chosen_is_secret_until_everybody_has_chosen() -> None:
    one, other = (studying(red=3, blue=1).enter(f"red study {points}") for points in ("magic:3", "-"))
    assert one.state != other.state
    for viewer in ("blue", None):
        assert seen_by(one.state, viewer) == seen_by(other.state, viewer)
        told = [[event for event in play.events if event.visible_to(viewer)] for play in (one, other)]
        assert told == [[], []]
    one.enter("blue study science:1")
    assert one.state.players["red"].ip == Influence(magic=3)
    assert [facts["count"] for facts in one.told("sacrificed")] == [3, 1]
    assert "magic" not in str([event for event in one.events if event.visible_to(None)])


def test_nothing_is_revealed_before_the_last_choice() -> None:
    play = studying(red=1, blue=1)
    outcomes = [play.game.play(play.state, play.reader().move("red study magic:1"))]
    outcomes.append(play.game.play(outcomes[0].state, play.reader().move("blue study -")))
    assert [outcome.reveals for outcome in outcomes] == [False, True]


@pytest.mark.rule("CW-SPY-15", "CW-A-43")
def test_the_holder_of_technophilia_is_first() -> None:
    players = {"red": {"pool": 1}, "blue": {"pool": 1, "action": "technophilia"}, "white": {"pool": 1}}
    play = at("", "study", red={}, blue={}, white={}, players=players)
    assert [seat for seat, _ in play.owing()] == ["blue", "white", "red"]


def test_every_way_to_give_up_a_few_workers_is_offered_once() -> None:
    lines = studying(red=3).lines()
    assert len(lines) == len(set(lines)) == 1 + 3 + 6 + 10
    assert lines[0] == "red study -"


def test_of_many_workers_some_ways_are_offered_and_the_list_says_that_it_is_not_all() -> None:
    play = studying(red=20)
    decision = play.game.pending(play.state)[0]
    lines = play.lines()
    assert not decision.complete
    assert len(set(lines)) == len(lines) < 200
    assert "red study magic:20" in lines
    assert LISTED < 20
    assert play.broken_by("red study magic:13 science:6 religion:1") == set()
