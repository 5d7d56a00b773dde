"""Setting up: CW-SETUP-01..16, CW-BASE-01/05, CW-EPIC-01/03, CW-ALLY-01/03/04, CW-ESP-01, CW-NEG-01."""

import pytest

from companion.games.clockwork.beginning import begin
from companion.games.clockwork.board import board
from companion.games.clockwork.faults import faults
from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.standing import allied, ally_of, opponents, standing
from companion.games.clockwork.state import ACTIONS, AVAILABLE, DOMAINS, RESERVE, Discovery, General, Influence, State
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble
from tests.clockwork.tables import small_map

TWO = small_map("H1 1,0  F1 2,1  V1 2,-1  V2 3,0  H2 4,1")


def new(**options: str) -> State:
    return begin(Setup(options))


def trouble(**options: str) -> str:
    with pytest.raises(Trouble) as found:
        new(**options)
    return found.value.key


@pytest.mark.rule("CW-BASE-01", "CW-SETUP-01")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_two_to_four_players_each_with_a_race_of_its_own(players: str) -> None:
    state = new(players=players)
    assert len(state.seats) == len(set(state.seats)) == int(players)
    assert not list(faults(state))


@pytest.mark.rule("CW-BASE-01")
def test_nobody_plays_alone_and_there_are_four_races() -> None:
    assert trouble(players="1") == trouble(players="5") == "no-value"


@pytest.mark.rule("CW-SETUP-01")
def test_the_races_are_chosen_freely() -> None:
    assert new(players="3", colours="green, red white").seats == ("green", "red", "white")
    assert trouble(colours="red red") == trouble(colours="red") == trouble(colours="red pink") == "colours"


@pytest.mark.rule("CW-SETUP-02", "CW-SETUP-15", "CW-BASE-05")
def test_thirty_discs_of_which_one_is_a_spy_and_the_figures_of_the_race() -> None:
    state = new(players="4")
    for player in state.players.values():
        assert (player.supply, player.spies, player.pool) == (29, 1, 0)
        assert set(player.figures.values()) == {RESERVE}
    assert {seat: list(player.figures) for seat, player in state.players.items()} == {
        "red": ["agent"],
        "blue": ["engineer-1", "engineer-2"],
        "white": ["crasher-1", "crasher-2"],
        "green": ["hunter"],
    }


@pytest.mark.rule("CW-SETUP-05", "CW-MAP-01")
def test_the_map_is_the_one_asked_for_or_ours_for_that_number_of_players() -> None:
    assert set(new(map=TWO).soldiers) == {"F1", "V1", "V2", "H1", "H2"}
    assert [len(new(players=players).soldiers) for players in "234"] == [22, 30, 38]
    assert trouble(map=TWO, players="3") == "map-players"


@pytest.mark.rule("CW-MAP-13")
def test_capitals_are_chosen_after_the_map_is_laid() -> None:
    state = new(map=TWO, capitals="h2 H1")
    assert {seat: player.capital for seat, player in state.players.items()} == {"red": "H2", "blue": "H1"}
    assert trouble(map=TWO, capitals="H1") == trouble(map=TWO, capitals="H1 F1") == "capitals"


@pytest.mark.rule("CW-SETUP-06", "CW-SETUP-07", "CW-SETUP-08", "CW-A-02")
def test_nine_discoveries_one_of_each_domain_and_age_with_their_tokens_on_them() -> None:
    state = new()
    assert list(state.discoveries) == [f"{domain}{age}" for domain in DOMAINS for age in (1, 2, 3)]
    assert set(state.discoveries.values()) == {Discovery()}
    assert Discovery().token == ""


@pytest.mark.rule("CW-SETUP-09")
def test_the_generals_lie_beside_the_map() -> None:
    assert new().generals == dict.fromkeys(("leviathan", "guardian", "tank"), General(AVAILABLE))


@pytest.mark.rule("CW-SETUP-10", "CW-EPIC-03")
def test_one_influence_point_of_each_domain_but_none_in_the_epic_game() -> None:
    assert {player.ip for player in new().players.values()} == {Influence(1, 1, 1)}
    assert {player.ip for player in new(variant="epic").players.values()} == {Influence()}


@pytest.mark.rule("CW-SETUP-10")
def test_they_are_kept_behind_the_screen() -> None:
    seen = Clockwork().seen_by(new(), "red")
    assert (seen.players["red"].ip, seen.players["blue"].ip) == (Influence(1, 1, 1), None)


@pytest.mark.rule("CW-SETUP-11", "CW-EPIC-01")
def test_the_side_of_the_board_is_base_or_epic() -> None:
    assert (new().last_round, new(variant="epic").last_round) == (7, 9)
    assert trouble(variant="short") == "no-value"


@pytest.mark.rule("CW-SETUP-12", "CW-SETUP-13")
def test_six_actions_are_free_and_the_track_begins_at_nought() -> None:
    state = new()
    assert len(set(ACTIONS)) == 6
    assert state.round == 1
    assert {(player.action, player.vp) for player in state.players.values()} == {("", 0)}


@pytest.mark.rule("CW-SETUP-14", "CW-ESP-01")
@pytest.mark.parametrize(("players", "deck"), [("2", 13), ("3", 12), ("4", 11)])
def test_one_espionage_card_each_the_rest_is_the_pile(players: str, deck: int) -> None:
    state = new(players=players)
    assert state.deck == deck
    assert {player.cards for player in state.players.values()} == {1}


@pytest.mark.rule("CW-SETUP-15")
@pytest.mark.parametrize("court", ["rasputin", "pius", "lovelace"])
def test_one_court_where_nobody_is_ahead_yet(court: str) -> None:
    state = new(court=court)
    assert state.rules.court == court
    assert standing(state).court_holder == ""


@pytest.mark.rule("CW-SETUP-16")
def test_the_oldest_player_begins() -> None:
    assert new(start="blue").player_order() == ("blue", "red")
    assert new().start == "red"
    assert trouble(start="green") == "no-value"


@pytest.mark.rule("CW-NEG-01")
def test_the_table_settles_beforehand_whether_anything_changes_hands() -> None:
    assert (new(players="3").rules.exchange, new(players="3", exchange="yes").rules.exchange) == (False, True)


# --- alliances --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-ALLY-01")
def test_two_alliances_of_two_who_are_no_opponents() -> None:
    state = new(players="4", alliance="yes")
    assert [ally_of(state, seat) for seat in state.seats] == ["white", "green", "red", "blue"]
    assert set(opponents(state, "red")) == {"blue", "green"}
    assert allied(state, "red", "red")
    assert trouble(players="3", alliance="yes") == "alliance-players"


@pytest.mark.rule("CW-ALLY-01")
def test_without_alliances_everybody_else_is_an_opponent() -> None:
    state = new(players="4")
    assert (ally_of(state, "red"), opponents(state, "red")) == ("", ("blue", "white", "green"))


@pytest.mark.rule("CW-A-50")
def test_alliances_may_play_the_epic_game() -> None:
    state = new(players="4", alliance="yes", variant="epic")
    assert (state.last_round, ally_of(state, "red")) == (9, "white")


@pytest.mark.rule("CW-ALLY-04")
@pytest.mark.parametrize("start", ["red", "blue", "white", "green"])
def test_player_order_alternates_between_the_alliances(start: str) -> None:
    state = new(players="4", alliance="yes", start=start)
    order = state.player_order()
    assert [allied(state, order[0], seat) for seat in order] == [True, False, True, False]


@pytest.mark.rule("CW-ALLY-03")
def test_on_our_map_allied_capitals_are_the_ones_furthest_apart() -> None:
    state = new(players="4", alliance="yes")
    land, red = board(state.rules.map), state.players["red"].capital
    away = {seat: land.distance(red, state.players[seat].capital) or 0 for seat in ("blue", "white", "green")}
    assert max(away, key=lambda seat: away[seat]) == "white"
