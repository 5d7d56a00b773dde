"""Gambit: CW-SPY-06..11, CW-ALLY-10, the ruling CW-A-11."""

import pytest

from companion.games.clockwork.moves.gambit import EXAMPLES
from companion.games.clockwork.state import Discovery
from companion.kernel.trouble import Unreadable
from tests.clockwork.lands import CROSS, SHRINES
from tests.clockwork.tables import Play, at, begun, position


def red_and_blue(**options: str) -> Play:
    return at(SHRINES, options=options, red={"F1": "2", "V1": "3", "V2": "1"}, blue={"V3": "2"})


@pytest.mark.rule("CW-SPY-06", "CW-SPY-07")
def test_up_to_two_units_go_to_tiles_you_control() -> None:
    for line, units in {
        "gambit": (2, 3, 1),
        "gambit F1->V1": (1, 4, 1),
        "gambit F1->V1 F1->V1": (0, 5, 1),
        "gambit F1->V1, V1->V2": (1, 3, 2),
        "gambit F1 → H1": (1, 3, 1),
        "gambit soldier F1->V2 V1->F1": (2, 2, 2),
    }.items():
        play = red_and_blue().enter(f"red {line}")
        assert tuple(play.state.soldiers[tile]["red"] for tile in ("F1", "V1", "V2")) == units, line
        assert sum(present["red"] for present in play.state.soldiers.values()) == 6


@pytest.mark.rule("CW-SPY-06", breaks=True)
def test_no_more_units_than_two_and_only_those_that_are_there() -> None:
    play = red_and_blue()
    assert play.broken_by("red gambit F1->V1 F1->V1 V1->V2") == {"CW-SPY-06"}
    assert play.broken_by("red gambit V2->V1 V2->F1") == {"CW-SPY-06"}
    assert play.broken_by("red gambit H1->V1") == {"CW-SPY-06"}
    assert play.broken_by("red gambit V3->V1") == {"CW-SPY-06"}  # soldiers of somebody else
    assert play.broken_by("red gambit agent F1->V1") == {"CW-SPY-06"}


@pytest.mark.rule("CW-SPY-07", breaks=True)
@pytest.mark.parametrize("to", ["T1", "V3", "H2", "F1", "court", "Z9"])
def test_nowhere_but_to_another_tile_you_control(to: str) -> None:
    """Unoccupied, an opponent's, his capital, where the unit stands already, the court, no tile at all."""
    assert red_and_blue().broken_by(f"red gambit F1->{to}") == {"CW-SPY-07"}


@pytest.mark.rule("CW-SPY-08", breaks=True)
def test_spies_cannot_be_moved() -> None:
    play = at(SHRINES, red={"V1": "1"}, players={"red": {"figures": {"agent": "court"}}})
    assert play.broken_by("red gambit court->V1") == {"CW-SPY-08"}
    assert play.broken_by("red gambit agent court->V1") == {"CW-SPY-08"}
    assert play.broken_by("red schachzug agent hof->V1") == {"CW-SPY-08"}


@pytest.mark.rule("CW-SPY-08")
def test_the_agent_on_a_tile_is_a_unit_like_others() -> None:
    play = at(SHRINES, red={"V1": "1+agent"}).enter("red gambit agent V1->H1")
    assert play.state.players["red"].figures == {"agent": "H1"}


@pytest.mark.rule("CW-SPY-09", "CW-SPY-10")
def test_hunter_guardian_and_tank_may_be_moved() -> None:
    play = at(SHRINES, green={"V1": "1+hunter", "F1": "guardian+tank"}, blue={})
    play.enter("green gambit hunter V1->F1 guardian F1->V1")
    assert play.state.players["green"].figures == {"hunter": "F1"}
    assert (play.state.generals["guardian"].place, play.state.generals["tank"].place) == ("V1", "F1")
    assert play.cited("gambit-moved") >= {"CW-SPY-09", "CW-SPY-10"}
    play = at(SHRINES, green={"V1": "1+hunter", "F1": "tank"}, blue={}).enter("green gambit tank F1->V1")
    assert play.state.generals["tank"].place == "V1"


@pytest.mark.rule("CW-SPY-11", breaks=True)
def test_a_tile_left_empty_is_no_destination_any_more() -> None:
    assert red_and_blue().broken_by("red gambit V2->V1 F1->V2") == {"CW-SPY-11"}


@pytest.mark.rule("CW-SPY-11")
def test_a_tile_not_left_empty_is_still_one() -> None:
    assert red_and_blue().broken_by("red gambit F1->V2 V1->F1") == set()


@pytest.mark.rule("CW-A-11")
def test_a_table_may_move_both_units_together() -> None:
    play = red_and_blue(gambit="together")
    assert play.broken_by("red gambit V2->V1 V2->F1") == {"CW-SPY-06"}
    assert play.broken_by("red gambit V2->T1 V1->T1") == {"CW-SPY-07"}
    play.enter("red gambit V2->V1 F1->V2")
    assert tuple(play.state.soldiers[tile]["red"] for tile in ("F1", "V1", "V2")) == (1, 4, 1)


@pytest.mark.rule("CW-A-11", "CW-ENG-03")
def test_engineers_go_anywhere_but_never_two_to_a_tile() -> None:
    play = at(SHRINES, blue={"S1": "engineer", "S2": "1+engineer", "V1": "1"}, red={})
    assert play.broken_by("blue gambit engineer S1->S2") == {"CW-ENG-03"}
    assert play.broken_by("blue gambit engineer S1->V1 engineer S2->V1") == {"CW-ENG-03"}
    assert play.broken_by("blue gambit engineer S1->V1 engineer S2->H1") == set()
    play.enter("blue gambit engineer S2->V1 engineer S1->S2")
    assert set(play.state.players["blue"].figures.values()) == {"V1", "S2"}


@pytest.mark.rule("CW-A-11", "CW-TANK-05")
def test_the_tank_does_not_join_the_guardian_but_he_may_join_it() -> None:
    play = at(SHRINES, red={"V1": "guardian", "F1": "tank"}, blue={})
    assert play.broken_by("red gambit tank F1->V1") == {"CW-TANK-05"}
    play.enter("red gambit guardian V1->F1")
    assert play.units("F1") == {"red": 2}


@pytest.mark.rule("CW-TOKEN-14", "CW-SPY-11")
@pytest.mark.parametrize(("ruling", "owner"), [("one-by-one", ""), ("together", "red")])
def test_a_token_is_free_as_soon_as_its_tile_is_empty(ruling: str, owner: str) -> None:
    state = position(SHRINES, options={"gambit": ruling}, red={"S1": "1", "V1": "2"}, blue={})
    state = state.with_discovery("religion1", Discovery(price=2, place="owned", owner="red", token="S1"))
    left = begun(state).enter("red gambit S1->V1").state.discoveries["religion1"]
    assert (left.owner, left.place) == ("", "neutral")
    both = begun(state)
    if ruling == "together":
        assert both.enter("red gambit S1->V1 V1->S1").state.discoveries["religion1"].owner == owner
    else:
        assert both.broken_by("red gambit S1->V1 V1->S1") == {"CW-SPY-11"}


@pytest.mark.rule("CW-ALLY-10")
def test_units_may_go_to_a_tile_of_the_ally() -> None:
    play = at(CROSS, options={"alliance": "yes"}, red={"V1": "2"}, blue={"L1": "1"}, white={"T1": "1"})
    play.enter("red gambit V1->T1 V1->H3")
    assert (play.units("T1"), play.units("H3")) == ({"red": 1, "white": 1}, {"red": 1})


@pytest.mark.rule("CW-ALLY-10", breaks=True)
def test_but_not_to_a_tile_of_the_other_alliance() -> None:
    play = at(CROSS, options={"alliance": "yes"}, red={"V1": "2"}, blue={"L1": "1"}, white={"T1": "1"})
    assert play.broken_by("red gambit V1->L1") == {"CW-SPY-07", "CW-ALLY-10"}
    alone = at(CROSS, options={"players": "4"}, red={"V1": "2"}, white={"T1": "1"})
    assert alone.broken_by("red gambit V1->T1") == {"CW-SPY-07"}


@pytest.mark.parametrize("line", ["gambit hunter", "gambit F1->", "gambit ->V1", "gambit hunter agent F1->V1"])
def test_half_a_journey_cannot_be_read(line: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        red_and_blue().enter(f"red {line}")
    assert unreadable.value.key == "journey"


def test_a_few_ways_are_offered_and_every_other_can_be_typed() -> None:
    play = red_and_blue()
    offered = [line for line in play.lines("red") if "gambit" in line]
    assert offered[0] == "red gambit"
    assert all(line.count("->") == 1 for line in offered[1:])
    assert len(offered) == 1 + EXAMPLES
