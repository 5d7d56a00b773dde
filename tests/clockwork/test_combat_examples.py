"""The rulebook's worked examples of combat (ledger 12), each under its own number."""

from __future__ import annotations

import pytest

from companion.games.clockwork.losses import eliminate
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import REMOVED, Discovery
from companion.kernel.story import Story
from tests.clockwork.tables import Play, at, small_map

BY_HAND = {"automatic": "off"}
TWO_CITADELS = small_map("H1 1,0  C1 2,-1  C2 2,1  V1 3,0  H2 4,-1  H3 4,1")
FRONT = small_map("H1 1,0  T1 2,1  M1 3,0  V1 3,2  F1 4,3  S1 3,4  H2 4,-1")
VILLAGE = small_map("H1 1,0  B1 2,1  V1 3,0  B2 4,1  H2 5,0")


def card_kills(play: Play, tile: str, seat: str, soldiers: int) -> None:
    """A discovery has eliminated soldiers; its own move is tested with the cards."""
    play.state = eliminate(play.state, Story(str), tile, seat, Units(soldiers))


def supplies(play: Play) -> dict[str, int]:
    return {seat: player.supply for seat, player in play.state.players.items()}


def gained(play: Play, before: dict[str, int]) -> dict[str, int]:
    """How many soldiers went back to each supply."""
    return {seat: count - before[seat] for seat, count in supplies(play).items()}


@pytest.mark.rule("CW-SUP-01", "CW-SUP-02", "CW-SUP-03", "CW-SUP-06", "CW-BATTLE-07", "CW-BATTLE-08", "CW-BATTLE-09")
def test_ex_08_three_armies_in_a_village_with_support_from_two_citadels() -> None:
    play = at(
        TWO_CITADELS,
        "support",
        options=BY_HAND,
        red={"V1": "1", "C1": "2"},
        blue={"V1": "2", "C2": "1"},
        white={"V1": "2"},
    )
    before = supplies(play)
    play.enter("red support C1->V1 2", "red pass")
    card_kills(play, "V1", "red", 1)  # Dragon Flame
    play.enter("blue support C2->V1 1", "blue pass", "white pass")
    assert play.units("V1") == {"red": 2, "blue": 3, "white": 2}
    play.enter("red battle V1", "blue keep V1 1")
    assert play.units("V1") == {"blue": 1}
    assert standing(play.state).controller("V1") == "blue"
    assert gained(play, before) == {"red": 3, "blue": 2, "white": 2}


def cut_off(villagers: str) -> Play:
    """Ju (blue) holds a chain of tiles; Ch (red) has deployed three soldiers on its first link."""
    return at(
        FRONT,
        "battle",
        options={"capitals": "H2 H1", "start": "red"},
        red={"M1": "1", "T1": "3"},
        blue={"T1": "2", "V1": villagers, "F1": "1", "S1": "1"},
    )


@pytest.mark.rule("CW-ATTR-01", "CW-ATTR-02", "CW-ATTR-03", "CW-ATTR-10", "CW-BASE-06")
def test_ex_09_a_lost_battle_cuts_off_everything_behind_it() -> None:
    play = cut_off("1")
    before = supplies(play)
    play.enter("red battle T1")
    assert play.units("T1") == {"red": 1}
    assert standing(play.state).controlled("blue") == ("H1",)
    assert gained(play, before) == {"red": 2, "blue": 2 + 3}
    assert {facts["tile"] for facts in play.told("unsupplied")} == {"V1", "F1", "S1"}


@pytest.mark.rule("CW-ATTR-01", "CW-ATTR-08", "CW-ATTR-09")
def test_ex_10_a_city_supplies_itself_and_what_is_joined_to_it() -> None:
    play = cut_off("3")
    play.enter("red battle T1")
    assert set(standing(play.state).controlled("blue")) == {"H1", "V1", "F1", "S1"}
    assert play.told("unsupplied") == []


@pytest.mark.rule("CW-BATTLE-19", "CW-TOKEN-07")
def test_ex_12_the_token_changes_hands_when_the_battle_has_been_resolved() -> None:
    play = at(FRONT, "support", options=BY_HAND, red={"M1": "6"}, blue={"M1": "2"})
    titan = Discovery("titan", 4, "owned", "blue", "M1")
    play.state = play.state.with_discovery("science1", titan)
    card_kills(play, "M1", "red", 3)  # Titan, still Jules'
    play.enter("red pass", "blue pass")
    assert play.state.discoveries["science1"].owner == "blue"
    play.enter("red battle M1", "red keep M1 1")
    assert play.units("M1") == {"red": 1}
    assert play.state.discoveries["science1"].owner == "red"


@pytest.mark.rule("CW-TANK-08", "CW-BATTLE-04", "CW-BATTLE-10", "CW-BATTLE-11")
def test_ex_14_the_steam_tank_counts_three_and_is_one_unit() -> None:
    play = at(VILLAGE, "battle", red={"V1": "4+tank"}, blue={"V1": "6"})
    before = supplies(play)
    play.enter("red battle V1")
    assert [facts["strength"] for facts in play.told("battle-strength")] == [4 + 3, 6]
    play.enter("red keep V1 tank")
    assert play.units("V1") == {"red": 1}
    assert play.state.generals["tank"].place == "V1"
    assert gained(play, before) == {"red": 4, "blue": 6}


@pytest.mark.rule("CW-CRASH-04", "CW-CRASH-05", "CW-HUNT-02", "CW-HUNT-03", "CW-A-04", "CW-A-06")
def test_ex_19_crasher_and_hunter() -> None:
    play = at(VILLAGE, "support", options=BY_HAND, white={"V1": "3+crasher"}, green={"V1": "5", "B2": "hunter"})
    before = supplies(play)
    play.enter("white crash V1 green:3", "white pass", "green hunt V1", "green pass", "white battle V1")
    assert [facts["strength"] for facts in play.told("battle-strength")] == [3, 2 + 2]
    play.enter("green keep V1 hunter")
    assert play.units("V1") == {"green": 1}
    assert not standing(play.state).is_city("V1")
    assert gained(play, before) == {"white": 3, "green": 5}
    assert play.state.players["white"].figures["crasher-1"] == REMOVED
    assert play.state.players["green"].figures["hunter"] == "V1"


FOUR = small_map("H1 1,0  V1 2,1  F1 2,-1  H2 3,-2  B1 3,0  H3 4,1  H4 3,2")


@pytest.mark.rule("CW-ALLY-21", "CW-ALLY-22", "CW-ALLY-23")
def test_ex_22_alliances_add_up_and_the_commander_chooses() -> None:
    play = at(
        FOUR,
        "battle",
        options={"alliance": "yes"},
        red={"B1": "3"},
        blue={"B1": "4"},
        white={"B1": "4"},
        green={"B1": "1"},
    )
    before = supplies(play)
    play.enter("red battle B1")
    assert [facts["strength"] for facts in play.told("battle-alliance")] == [7, 5]
    play.enter("red keep B1 red:1 white:1")
    assert play.units("B1") == {"red": 1, "white": 1}
    assert gained(play, before) == {"red": 2, "white": 3, "blue": 4, "green": 1}
