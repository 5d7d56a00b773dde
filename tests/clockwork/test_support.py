"""The support segment and support from citadels: CW-SUP-01..15. Special units are in test_special_support.py."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.moves.citadel import Send
from companion.games.clockwork.moves.support import Support
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import Battle
from companion.kernel.story import Story
from tests.clockwork.tables import Play, at, position, small_map

BY_HAND = {"automatic": "off"}
NO_CARDS = {"red": {"cards": 0}, "blue": {"cards": 0}}  # with one in hand, there may always be something to do
# C1 touches both battles, C2 only V1; M1 touches nothing that is fought for.
MAP = small_map("H1 1,0  C1 2,-1  V1 3,0  F1 3,-2  C2 2,1  M1 2,3  B1 4,1  H2 5,0  H3 4,-3")
ARMIES = {"red": {"C1": "3", "V1": "1", "F1": "1"}, "blue": {"V1": "2", "F1": "1", "C2": "2"}}


def given(options: dict[str, str] | None = None, **armies: dict[str, str]) -> Play:
    return at(MAP, "support", options=BY_HAND | (options or {}), **(armies or ARMIES))


# --- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-SUP-01", "CW-SUP-11", "CW-BASE-11", "CW-ROUND-03")
def test_players_act_in_player_order_and_the_segment_ends_when_all_have_passed() -> None:
    play = given({"start": "blue"})
    assert play.owing() == [("blue", "support")]
    assert play.broken_by("red pass") == {"CW-SUP-01"}
    play.enter("blue pass")
    assert play.owing() == [("red", "support")]
    play.enter("red pass")
    assert play.owing() == [("blue", "battle")]


@pytest.mark.rule("CW-SUP-02")
def test_one_turn_holds_any_number_of_orders() -> None:
    play = given().enter("red support C1->V1 1", "red support C1->V1 1", "red support C1->F1 1")
    assert (play.units("V1"), play.units("F1")) == ({"red": 3, "blue": 2}, {"red": 2, "blue": 1})
    assert play.owing() == [("red", "support")]


@pytest.mark.rule("CW-SUP-10", breaks=True)
@pytest.mark.parametrize("line", ["red support C1->V1 1", "red pass", "red hunt V1", "red kill V1", "red crash V1 -"])
def test_who_has_passed_gives_no_more_orders(line: str) -> None:
    assert given().enter("red pass").broken_by(line) == {"CW-SUP-10"}


@pytest.mark.rule("CW-SUP-10")
def test_the_next_player_acts_after_the_pass() -> None:
    play = given().enter("red pass")
    assert play.broken_by("blue support C2->V1 2") == set()


@pytest.mark.rule("CW-BASE-09", breaks=True)
@pytest.mark.parametrize("phase", ["deploy", "spy", "battle"])
def test_units_leave_a_citadel_only_in_the_support_segment(phase: str) -> None:
    state = position(MAP, phase, **ARMIES)
    assert [o.rule for o in Send("red", "C1", "V1", Units(1)).objections(state)] == ["CW-ROUND-03"]


@pytest.mark.rule("CW-BASE-09")
def test_support_moves_units_that_deployment_leaves_alone() -> None:
    play = given().enter("red support C1->V1 2")
    assert play.units("C1") == {"red": 1}


# --- what is left out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-SUP-13")
def test_who_can_give_no_order_passes_by_itself() -> None:
    play = at(MAP, "support", players=NO_CARDS, red={"V1": "1"}, blue={"V1": "2", "C2": "2"})
    assert play.owing() == [("blue", "support")]
    assert [facts["seat"] for facts in play.told("support-none")] == ["red"]
    play.enter("blue support C2->V1 2")  # and then Blue has nothing left either
    assert play.owing() == [("red", "battle")]


@pytest.mark.rule("CW-SUP-13")
def test_nobody_is_obliged_to_support() -> None:
    play = given().enter("red pass", "blue pass")
    assert play.units("C1") == {"red": 3}


def test_without_battles_the_segment_is_one_line() -> None:
    play = at(MAP, "support", red={"C1": "3"}, blue={"C2": "2"})
    assert [event.kind for event in play.events][:1] == ["no-battles"]
    assert play.told("support-none") == []
    assert play.state.phase not in ("support", "leviathan", "battle")


# --- the citadel -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-SUP-03")
def test_soldiers_of_a_citadel_join_a_battle_beside_it() -> None:
    play = given().enter("red support C1->V1 2")
    assert (play.units("C1"), play.units("V1")) == ({"red": 1}, {"red": 3, "blue": 2})
    assert play.cited("supported") == {"CW-SUP-03"}


@pytest.mark.rule("CW-SUP-03", breaks=True)
@pytest.mark.parametrize(
    "line",
    [
        "red support V1->F1 1",  # no citadel
        "red support C2->V1 1",  # Blue's
        "red support C1->M1 1",  # neither beside it nor a battle
        "red support C1->C2 1",  # beside it, no battle
        "red support H1->V1 1",
    ],
)
def test_support_needs_an_own_citadel_and_a_battle_beside_it(line: str) -> None:
    assert "CW-SUP-03" in given().broken_by(line)


def test_a_battle_further_away_is_out_of_a_citadels_reach() -> None:
    play = given(red={"C2": "2", "F1": "1"}, blue={"F1": "1"})
    assert play.broken_by("red support C2->F1 1") == {"CW-SUP-03"}


@pytest.mark.rule("CW-SUP-04", breaks=True)
def test_a_contested_citadel_does_not_support() -> None:
    play = given(red={"C1": "3", "V1": "1"}, blue={"C1": "1", "V1": "1"})
    assert play.broken_by("red support C1->V1 1") == {"CW-SUP-04"}


@pytest.mark.rule("CW-SUP-04")
def test_a_citadel_that_is_not_contested_does() -> None:
    assert given().broken_by("red support C1->V1 1") == set()


@pytest.mark.rule("CW-A-62")
def test_a_citadel_stays_contested_until_its_battle_is_resolved() -> None:
    """The Agent has just killed the only enemy in it."""
    play = given(red={"C1": "3+agent", "V1": "1"}, blue={"C1": "1", "V1": "1"}).enter("red kill C1")
    assert play.units("C1") == {"red": 4}
    assert play.broken_by("red support C1->V1 1") == {"CW-SUP-04"}


@pytest.mark.rule("CW-A-62")
def test_unless_the_table_has_it_free_at_once() -> None:
    armies = {"red": {"C1": "3+agent", "V1": "1"}, "blue": {"C1": "1", "V1": "1"}}
    play = given(options={"freed-citadel": "free"}, **armies)
    assert play.broken_by("red support C1->V1 1") == {"CW-SUP-04"}
    play.enter("red kill C1").enter("red support C1->V1 3")
    assert play.units("V1") == {"red": 4, "blue": 1}


@pytest.mark.rule("CW-SUP-05", "CW-A-07", breaks=True)
def test_special_units_and_generals_do_not_come_along() -> None:
    play = given(red={"C1": "1+agent+tank", "V1": "1"}, blue={"V1": "2"})
    assert play.broken_by("red support C1->V1 agent") == {"CW-SUP-05"}
    assert play.broken_by("red support C1->V1 1+tank") == {"CW-SUP-05"}


@pytest.mark.rule("CW-SUP-05")
def test_all_soldiers_beside_a_figure_may_go() -> None:
    play = given(red={"C1": "2+agent", "V1": "1"}, blue={"V1": "2"}).enter("red support C1->V1 2")
    assert play.units("C1") == {"red": 1}


@pytest.mark.rule("CW-A-07")
def test_a_table_may_let_all_units_support() -> None:
    play = given({"citadel-units": "all-units"}, red={"C1": "1+agent+tank", "V1": "1"}, blue={"V1": "2"})
    assert "red support C1->V1 1+agent+tank" in play.lines()
    play.enter("red support C1->V1 agent+tank")
    assert (play.units("C1"), play.units("V1")) == ({"red": 1}, {"red": 3, "blue": 2})
    assert play.state.generals["tank"].place == "V1"


@pytest.mark.rule("CW-A-07", breaks=True)
def test_even_then_the_guardian_stays_and_engineers_stand_alone() -> None:
    options = {"citadel-units": "all-units"}
    play = given(options, blue={"C1": "engineer+guardian", "V1": "1+engineer"}, red={"V1": "2"})
    assert play.broken_by("blue support C1->V1 guardian") == {"CW-A-07"}
    assert play.broken_by("blue support C1->V1 engineer") == {"CW-A-07"}
    assert play.broken_by("blue support C1->V1 tank") == {"CW-A-07"}  # he has none


@pytest.mark.rule("CW-SUP-06", "CW-A-08")
def test_a_citadel_may_be_emptied_into_several_battles() -> None:
    play = given().enter("red support C1->V1 2", "red support C1->F1 1")
    assert play.units("C1") == {}
    assert standing(play.state).controller("C1") == ""


@pytest.mark.rule("CW-SUP-06", breaks=True)
@pytest.mark.parametrize("units", ["4", "0", "999999999"])
def test_it_sends_at_least_one_soldier_and_no_more_than_it_has(units: str) -> None:
    assert given().broken_by(f"red support C1->V1 {units}") == {"CW-SUP-06"}


@pytest.mark.rule("CW-A-08", breaks=True)
def test_a_table_may_bind_a_citadel_to_one_battle() -> None:
    play = given({"citadel-split": "one-battle"}).enter("red support C1->V1 1")
    assert play.broken_by("red support C1->F1 1") == {"CW-A-08"}
    assert play.broken_by("red support C1->V1 1") == set()


# --- whose battle ----------------------------------------------------------------------------------------------------

OTHERS = {"red": {"C1": "2"}, "blue": {"V1": "1"}, "white": {"V1": "1"}}


@pytest.mark.rule("CW-SUP-15", "CW-A-09")
def test_a_battle_of_others_may_be_supported() -> None:
    play = given(**OTHERS).enter("red support C1->V1 2")
    assert play.units("V1") == {"red": 2, "blue": 1, "white": 1}


@pytest.mark.rule("CW-A-09", breaks=True)
def test_a_table_may_forbid_it() -> None:
    assert given({"support-others": "forbidden"}, **OTHERS).broken_by("red support C1->V1 2") == {"CW-A-09"}


@pytest.mark.rule("CW-SUP-12")
def test_a_side_without_units_left_may_still_send_support_to_its_battle() -> None:
    play = given({"support-others": "forbidden"}, red={"V1": "1+agent"}, blue={"V1": "1", "C2": "2"})
    play.enter("red kill V1", "red pass")
    assert play.units("V1") == {"red": 2}
    play.enter("blue support C2->V1 2", "blue pass", "red battle V1")
    assert play.told("battle-drawn")


@pytest.mark.rule("CW-BATTLE-01")
def test_what_a_card_brings_together_is_a_battle_too() -> None:
    state = position(MAP, "support", options=BY_HAND, red={"B1": "1"}, blue={"B1": "1"})
    after = Support().end(replace(state, battles={}), Story(str))
    assert after.battles == {"B1": Battle(("red", "blue"))}


# --- two against two -------------------------------------------------------------------------------------------------

FOUR = small_map("H1 1,0  C1 2,1  V1 3,0  F1 2,-1  H2 3,-2  B1 4,1  H3 5,0  H4 3,2")
TEAMS = {"alliance": "yes", "automatic": "off"}  # Red and White against Blue and Green


@pytest.mark.rule("CW-ALLY-19")
@pytest.mark.parametrize("others", ["allowed", "forbidden"])
def test_an_allys_battle_may_be_supported_without_own_units_there(others: str) -> None:
    play = at(
        FOUR,
        "support",
        options=TEAMS | {"support-others": others},
        red={"C1": "2"},
        blue={"V1": "2"},
        white={"V1": "1"},
        green={},
    )
    play.enter("red support C1->V1 2")
    assert play.units("V1") == {"red": 2, "blue": 2, "white": 1}


@pytest.mark.rule("CW-ALLY-20", breaks=True)
def test_allies_talk_openly_but_each_acts_on_the_own_turn() -> None:
    play = at(FOUR, "support", options=TEAMS, red={"V1": "1"}, blue={"V1": "2"}, white={"C1": "1"}, green={})
    assert play.broken_by("white support C1->V1 1") == {"CW-SUP-01"}


@pytest.mark.rule("CW-ALLY-20")
def test_the_ally_supports_when_the_turn_comes_round() -> None:
    play = at(FOUR, "support", options=TEAMS, red={"V1": "1"}, blue={"V1": "2"}, white={"C1": "1"}, green={})
    play.enter("red pass", "blue pass", "white support C1->V1 1")
    assert play.units("V1") == {"red": 1, "blue": 2, "white": 1}


@pytest.mark.rule("CW-A-58", breaks=True)
def test_from_a_shared_citadel_only_its_controller_sends_and_only_own_soldiers() -> None:
    play = at(FOUR, "support", options=TEAMS, red={"C1": "1", "V1": "1"}, blue={"V1": "2"}, white={"C1": "2"}, green={})
    assert play.broken_by("red support C1->V1 1") == {"CW-A-58"}
    play.enter("red pass", "blue pass")
    assert play.broken_by("white support C1->V1 3") == {"CW-SUP-06"}
    assert play.broken_by("white support C1->V1 2") == set()


@pytest.mark.rule("CW-ALLY-18")
def test_allies_on_one_tile_do_not_fight() -> None:
    play = at(FOUR, "support", options={"alliance": "yes"}, red={"C1": "1"}, blue={}, white={"C1": "1"}, green={})
    assert [event.kind for event in play.events][:1] == ["no-battles"]
    assert play.units("C1") == {"red": 1, "white": 1}
