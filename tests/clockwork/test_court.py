"""The court and its nine bonuses (CW-COURT-06..17, CW-ALLY-35, rulings CW-A-03, 37..40, 57)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import (
    AVAILABLE,
    DISPLAY,
    REMOVED,
    Discovery,
    General,
    Influence,
    State,
)
from companion.games.clockwork.views import seen_by
from companion.kernel.game import Setup
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import Play, begun, position

ENDS = {"early": 2, "middle": 4, "late": 7}  # the last rounds of the ages


def court(
    name: str, age: str, *, spies: Mapping[str, int] | None = None, guardian: General | None = None, **given: Any
) -> Play:
    """The court segment at the end of an age; unless said otherwise red has two spies, the others one, and no IP."""
    return begun(at_court(name, age, spies=spies, guardian=guardian, **given))


def at_court(
    name: str, age: str, *, spies: Mapping[str, int] | None = None, guardian: General | None = None, **given: Any
) -> State:
    options = {"court": name, **given.pop("options", {})}
    state = position(
        given.pop("map_", LAND), "court", round_=ENDS[age], options=options, **{"red": {}, "blue": {}, **given}
    )
    for seat, player in state.players.items():
        count = (spies or {"red": 2}).get(seat, player.spies)
        discs = {"spies": count, "supply": player.supply + player.spies - count}
        state = state.with_player(seat, replace(player, ip=Influence(), **discs))
    return state if guardian is None else state.with_general("guardian", guardian)


@pytest.mark.rule("CW-COURT-01")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_one_court_is_in_play_and_everybody_begins_with_one_spy_there(players: str) -> None:
    state = Play.game.start(Setup({"players": players, "court": "pius"}))
    assert state.rules.court == "pius"
    assert [standing(state).spies(seat) for seat in state.seats] == [1] * int(players)


# --- who gets it --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-COURT-06", "CW-CTRL-09")
def test_the_player_with_most_spies_gets_the_bonus() -> None:
    play = court("pius", "late", spies={"red": 1, "blue": 2})
    assert (play.state.players["red"].vp, play.state.players["blue"].vp) == (0, 4)
    assert play.told("court-held") == [{"seat": "blue", "court": "pius", "age": "late"}]


@pytest.mark.rule("CW-COURT-06", "CW-CTRL-10")
def test_without_a_controller_nobody_gets_it() -> None:
    play = court("pius", "late", spies={"red": 2, "blue": 2})
    assert [player.vp for player in play.state.players.values()] == [0, 0]
    assert play.told("court-nobody") == [{"court": "pius"}]


@pytest.mark.rule("CW-COURT-06", "CW-AGENT-02")
def test_the_agent_on_the_court_counts_as_a_spy() -> None:
    agent = {"red": {"figures": {"agent": "court"}}}
    assert court("pius", "late", spies={"red": 1}, players=agent).state.players["red"].vp == 4


@pytest.mark.rule("CW-ALLY-35", "CW-ALLY-09")
def test_of_two_allies_with_equally_many_spies_only_the_commander_gets_the_bonus() -> None:
    play = court("pius", "late", map_=FOUR, options=ALLIES, white={}, green={}, spies={"red": 3, "white": 3})
    assert [player.vp for player in play.state.players.values()] == [4, 0, 0, 0]
    assert "CW-ALLY-35" in play.cited("court-held")


@pytest.mark.rule("CW-A-57", "CW-ALLY-08")
@pytest.mark.parametrize(
    ("ruling", "spies", "holder"),
    [
        ("nobody", {"red": 3, "blue": 3, "white": 3}, ""),
        ("commander", {"red": 3, "blue": 3, "white": 3}, "red"),
        ("commander", {"red": 3, "blue": 3, "white": 3, "green": 3}, ""),
        ("commander", {"red": 3, "blue": 3}, ""),
        ("nobody", {"blue": 3, "green": 3}, "blue"),
        ("nobody", {"red": 2, "white": 2, "blue": 3}, "blue"),  # allies do not add up
    ],
)
def test_allies_tied_with_an_enemy(ruling: str, spies: dict[str, int], holder: str) -> None:
    options = {**ALLIES, "allied-spies": ruling}
    assert standing(at_court("pius", "late", map_=FOUR, options=options, spies=spies)).court_holder == holder


@pytest.mark.rule("CW-A-40", "CW-ROUND-05")
@pytest.mark.parametrize(("ruling", "first"), [("before-pollution", "court-held"), ("after-pollution", "polluted")])
def test_the_court_comes_before_pollution_unless_the_table_says_otherwise(ruling: str, first: str) -> None:
    options = {"court": "pius", "court-moment": ruling}
    players = {"red": {"spies": 2}}
    play = begun(position(LAND, "score", round_=7, options=options, players=players, red={"F1": "3"}, blue={}))
    assert next(event.kind for event in play.events if event.kind in ("court-held", "polluted")) == first


# --- late: points -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-COURT-09", "CW-COURT-13", "CW-COURT-17")
@pytest.mark.parametrize(
    ("name", "vp", "rule"), [("rasputin", 3, "CW-COURT-09"), ("pius", 4, "CW-COURT-13"), ("lovelace", 5, "CW-COURT-17")]
)
def test_late_bonuses_are_points(name: str, vp: int, rule: str) -> None:
    play = court(name, "late", players={"red": {"vp": 10}})
    assert play.told("court-points") == [{"seat": "red", "gained": vp, "total": 10 + vp}]
    assert play.cited("court-points") == {rule}
    assert play.state.players["red"].vp == 10 + vp


# --- Rasputin -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-COURT-07", "CW-A-03")
def test_rasputin_early_two_cards() -> None:
    play = court("rasputin", "early")
    assert (play.state.players["red"].cards, play.state.deck) == (3, 11)
    assert play.cited("court-cards") == {"CW-COURT-07", "CW-ESP-02"}


@pytest.mark.rule("CW-A-03")
def test_rasputin_early_nothing_where_only_r_and_d_brings_cards() -> None:
    play = court("rasputin", "early", options={"card-sources": "rnd-only"})
    assert (play.state.players["red"].cards, play.state.deck) == (1, 13)
    assert play.cited("court-nothing") == {"CW-A-03"}


@pytest.mark.rule("CW-COURT-07", "CW-A-61", "CW-ESP-08")
@pytest.mark.parametrize(("deck", "discard", "drawn", "left"), [(1, 5, 2, 4), (1, 0, 1, 0), (0, 0, 0, 0)])
def test_a_short_pile_is_filled_up_from_the_discards(deck: int, discard: int, drawn: int, left: int) -> None:
    state = at_court("rasputin", "early")
    play = begun(replace(state, deck=deck, discard=("ambush",) * discard))
    assert (play.state.players["red"].cards, play.state.deck, play.state.discard) == (1 + drawn, left, ("ambush",) * 0)
    assert len(play.told("reshuffled")) == (discard > 0)
    assert len(play.told("court-nothing")) == (drawn == 0)


@pytest.mark.rule("CW-COURT-08", "CW-BASE-13")
def test_rasputin_middle_the_others_lose_two_points_but_never_more_than_they_have() -> None:
    players = {"red": {"vp": 5}, "blue": {"vp": 7}, "white": {"vp": 1}}
    play = court("rasputin", "middle", map_="", white={}, players=players).enter("red punish blue white")
    assert [player.vp for player in play.state.players.values()] == [5, 5, 0]
    assert [(facts["seat"], facts["lost"]) for facts in play.told("punished")] == [("blue", 2), ("white", 1)]


@pytest.mark.rule("CW-COURT-08")
def test_rasputin_middle_some_or_none_may_be_spared() -> None:
    play = court("rasputin", "middle", map_="", white={}, players={"white": {"vp": 7}})
    assert play.lines() == ["red punish blue white", "red punish blue", "red punish white", "red pass"]
    assert play.enter("red pass").state.players["white"].vp == 7


@pytest.mark.rule("CW-COURT-08", breaks=True)
def test_rasputin_middle_nobody_punishes_himself_or_somebody_who_is_not_there() -> None:
    play = court("rasputin", "middle")
    for line in ("red punish red", "red punish blue white", "red punish -"):
        assert play.broken_by(line) == {"CW-COURT-08"}


def test_naming_the_victims_in_another_order_or_twice_is_the_same_move() -> None:
    play = court("rasputin", "middle", map_="", white={})
    moves = {
        play.reader().move(line) for line in ("punish blue white", "punish white, blue", "punish white blue white")
    }
    assert len(moves) == 1


@pytest.mark.rule("CW-A-39", breaks=True)
def test_the_ally_is_spared() -> None:
    play = court("rasputin", "middle", map_=FOUR, options=ALLIES, white={}, green={})
    assert play.broken_by("red punish white") == {"CW-A-39"}
    assert "red punish blue green" in play.lines()


@pytest.mark.rule("CW-A-39")
def test_the_ally_can_be_named_where_the_table_plays_it_so() -> None:
    options = {**ALLIES, "rasputin-ally": "included"}
    play = court("rasputin", "middle", map_=FOUR, options=options, white={}, green={})
    assert play.broken_by("red punish white") == set()


# --- Pius ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-COURT-10")
def test_pius_early_a_worker_for_each_shrine() -> None:
    play = court("pius", "early", red={"S1": "1", "T1": "1"})
    red = play.state.players["red"]
    assert play.told("court-workers") == [{"seat": "red", "shrines": 1, "count": 1}]
    assert (red.pool, red.supply) == (1, 25)


@pytest.mark.rule("CW-COURT-10")
def test_pius_early_never_more_workers_than_the_supply_holds() -> None:
    play = court("pius", "early", red={"S1": "1"}, players={"red": {"pool": 27}})
    assert (play.state.players["red"].pool, play.state.players["red"].supply) == (27, 0)
    assert play.told("court-nothing") == [{"seat": "red", "case": "supply"}]


@pytest.mark.rule("CW-COURT-11")
def test_pius_middle_the_guardian_comes_into_the_display() -> None:
    play = court("pius", "middle", guardian=General(AVAILABLE))
    assert play.state.generals["guardian"] == General(DISPLAY, "red")
    assert play.cited("guardian-taken") == {"CW-COURT-11"}


@pytest.mark.rule("CW-COURT-12")
@pytest.mark.parametrize("place", [DISPLAY, "T1"])
def test_pius_middle_he_may_be_taken_from_somebody_else_even_off_the_map(place: str) -> None:
    play = court("pius", "middle", guardian=General(place, "blue"))
    assert play.lines() == ["red claim", "red pass"]
    play.enter("red claim")
    assert play.state.generals["guardian"] == General(DISPLAY, "red")
    assert play.cited("guardian-taken") == {"CW-COURT-11", "CW-COURT-12"}


@pytest.mark.rule("CW-COURT-12")
def test_pius_middle_he_may_be_left_where_he_is() -> None:
    play = court("pius", "middle", guardian=General("T1", "blue")).enter("red pass")
    assert play.state.generals["guardian"] == General("T1", "blue")
    assert play.told("court-declined") == [{"seat": "red"}]


@pytest.mark.rule("CW-COURT-12", "CW-TOKEN-14")
def test_pius_middle_a_token_he_held_alone_belongs_to_nobody() -> None:
    state = at_court("pius", "middle", guardian=General("T1", "blue"))
    play = begun(state.with_discovery("magic1", Discovery(place="owned", owner="blue", token="T1"))).enter("red claim")
    assert play.state.discoveries["magic1"].place == "neutral"


@pytest.mark.rule("CW-A-37")
def test_pius_middle_the_own_guardian_may_be_taken_back_from_the_map() -> None:
    play = court("pius", "middle", guardian=General("T1", "red")).enter("red claim")
    assert play.state.generals["guardian"] == General(DISPLAY, "red")


@pytest.mark.rule("CW-A-37", breaks=True)
@pytest.mark.parametrize("guardian", [General(REMOVED), General(DISPLAY, "red")])
def test_pius_middle_nothing_to_take(guardian: General) -> None:
    state = at_court("pius", "middle", guardian=guardian)
    assert begun(state).told("court-nothing") == [{"seat": "red", "case": "guardian"}]
    assert Play(replace(state, waiting=("red",))).broken_by("red claim") == {"CW-A-37"}


# --- Lovelace -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-COURT-14")
def test_lovelace_early_three_points_of_any_domains() -> None:
    play = court("lovelace", "early")
    assert len(play.lines()) == 10
    play.enter("red bonus magic:2 religion:1")
    assert play.state.players["red"].ip == Influence(2, 0, 1)


@pytest.mark.rule("CW-COURT-14", breaks=True)
@pytest.mark.parametrize("line", ["red bonus magic:2", "red bonus magic:2 science:2", "red pass"])
def test_lovelace_early_neither_more_nor_fewer(line: str) -> None:
    assert court("lovelace", "early").broken_by(line) == {"CW-COURT-14"}


@pytest.mark.rule("CW-COURT-14")
def test_lovelace_early_nobody_else_learns_the_domains() -> None:
    one, other = (court("lovelace", "early").enter(f"red bonus {points}") for points in ("magic:3", "science:3"))
    assert one.state != other.state
    for viewer in ("blue", None):
        assert seen_by(one.state, viewer) == seen_by(other.state, viewer)
        told = [[event for event in play.events if event.visible_to(viewer)] for play in (one, other)]
        assert told[0] == told[1]


@pytest.mark.rule("CW-COURT-14", "CW-A-47")
@pytest.mark.parametrize(("screens", "secret"), [("hidden", True), ("open", False)])
def test_lovelace_early_is_decided_face_down_where_influence_is_hidden(screens: str, secret: bool) -> None:
    play = court("lovelace", "early", options={"screens": screens})
    decision = play.game.pending(play.state)[0]
    assert decision.secret == secret


@pytest.mark.rule("CW-COURT-15", "CW-COURT-16", "CW-A-38")
def test_lovelace_middle_a_late_discovery_without_paying() -> None:
    play = court("lovelace", "middle", red={"M1": "1"}).enter("red acquire science3 on M1")
    assert play.state.discoveries["science3"] == Discovery(place="owned", owner="red", token="M1")


@pytest.mark.rule("CW-COURT-16", breaks=True)
def test_lovelace_middle_the_token_needs_a_place() -> None:
    state = at_court("lovelace", "middle", red={"T1": "1"})
    state = state.with_discovery("magic1", Discovery(place="owned", owner="red", token="H1"))
    play = begun(state)
    assert play.broken_by("red acquire science3 on T1") == {"CW-DISC-12", "CW-TOKEN-02"}
    assert play.broken_by("red acquire magic2 on H1") == {"CW-TOKEN-03"}
    assert set(play.lines()) == {"red acquire magic2 on T1", "red acquire magic3 on T1", "red pass"}


@pytest.mark.rule("CW-COURT-15", breaks=True)
def test_lovelace_middle_only_what_nobody_has_researched() -> None:
    state = at_court("lovelace", "middle")
    state = state.with_discovery("magic1", Discovery(place="owned", owner="blue", token="H2"))
    assert begun(state).broken_by("red acquire magic1 on H1") == {"CW-DISC-09"}


@pytest.mark.rule("CW-A-38")
def test_lovelace_middle_without_any_place_there_is_nothing_to_take() -> None:
    state = at_court("lovelace", "middle")
    play = begun(state.with_discovery("magic1", Discovery(place="owned", owner="red", token="H1")))
    assert play.told("court-nothing") == [{"seat": "red", "case": "discovery"}]


@pytest.mark.rule("CW-COURT-06", breaks=True)
def test_each_bonus_has_its_court_its_age_and_its_player() -> None:
    play = court("lovelace", "middle")
    assert play.broken_by("red bonus magic:3") == {"CW-COURT-06"}
    assert play.broken_by("red punish blue") == {"CW-COURT-06"}
    assert play.broken_by("red claim") == {"CW-COURT-06"}
    assert play.broken_by("blue acquire magic1 on H2") == {"CW-COURT-06"}
    assert play.broken_by("blue pass") == {"CW-COURT-06"}


@pytest.mark.rule("CW-ROUND-05")
def test_bonuses_are_taken_in_the_court_segment() -> None:
    play = begun(position(LAND, "discovery", options={"court": "lovelace"}, red={}, blue={}))
    for line in ("red bonus magic:3", "red claim", "red acquire magic1 on H1", "red punish blue"):
        assert play.broken_by(line) == {"CW-ROUND-05"}
