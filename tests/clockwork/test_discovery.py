"""Discoveries and generals: prices, turns, ages (CW-DISC, CW-GEN, CW-TANK-01; vectors CW-EX-11, 20, 21)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.state import DISPLAY, REMOVED, Discovery, General, Influence
from companion.text.language import language
from companion.text.teller import Teller
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import Play, begun, position

RICH = Influence(9, 9, 9)


def buying(map_: str = LAND, *, prices: dict[str, int] | None = None, ip: Influence = RICH, **given: Any) -> Play:
    """Everybody has that much influence; the cards of these places have been read out."""
    state = position(map_, "discovery", **{"red": {}, "blue": {}, **given})
    players = {seat: replace(player, ip=ip) for seat, player in state.players.items()}
    told = {slot: Discovery(price=price) for slot, price in (prices or {}).items()}
    return begun(replace(state, players=players, discoveries=state.discoveries | told))


# --- the examples -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DISC-03", "CW-DISC-08", "CW-TOKEN-01", "CW-TOKEN-02", "CW-DISC-10")
def test_ex_11_alchemy_for_three_science_with_its_token_in_the_capital() -> None:
    play = buying(prices={"science1": 3}, ip=Influence(science=3)).enter("red buy science1 on H1")
    assert play.state.players["red"].ip == Influence()
    assert play.state.discoveries["science1"] == Discovery(price=3, place="owned", owner="red", token="H1")
    assert play.state.waiting == ("blue", "red")


@pytest.mark.rule("CW-TOKEN-02", breaks=True)
@pytest.mark.parametrize("tile", ["T1", "S1", "M1", "H2", "F1"])
def test_ex_11_the_token_goes_to_no_other_kind_of_tile_and_to_none_of_somebody_else(tile: str) -> None:
    play = buying(prices={"science1": 3}, red={"T1": "1", "S1": "1", "F1": "1"}, blue={"M1": "1"})
    assert play.broken_by(f"red buy science1 on {tile}") == {"CW-TOKEN-02"}


@pytest.mark.rule("CW-DISC-08", breaks=True)
def test_ex_11_two_points_are_not_three() -> None:
    play = buying(prices={"science1": 3}, ip=Influence(magic=9, science=2, religion=9))
    assert play.broken_by("red buy science1 on H1") == {"CW-DISC-08"}


@pytest.mark.rule("CW-AGE-02", "CW-DISC-07", breaks=True)
@pytest.mark.parametrize(("round_", "variant"), [(4, "base"), (6, "epic")])
def test_ex_20_late_discoveries_wait_for_the_late_age(round_: int, variant: str) -> None:
    play = buying(prices={"magic3": 7}, round_=round_, options={"variant": variant})
    assert play.broken_by("red buy magic3 on H1") == {"CW-AGE-02"}


@pytest.mark.rule("CW-AGE-02", "CW-DISC-07")
@pytest.mark.parametrize(("round_", "slot"), [(5, "magic3"), (5, "magic1"), (4, "magic2"), (1, "magic1")])
def test_ex_20_discoveries_of_this_and_earlier_ages_can_be_bought(round_: int, slot: str) -> None:
    assert buying(prices={slot: 7}, round_=round_).broken_by(f"red buy {slot} on H1") == set()


@pytest.mark.rule("CW-GEN-01", "CW-GEN-02", "CW-GEN-03", "CW-GEN-04", "CW-LEV-01")
@pytest.mark.parametrize("round_", [1, 7])
def test_ex_21_five_magic_and_two_religion_buy_the_leviathan(round_: int) -> None:
    play = buying(ip=Influence(magic=5, religion=2), round_=round_).enter("red hire leviathan")
    assert play.state.players["red"].ip == Influence()
    assert play.state.generals["leviathan"] == General(DISPLAY, "red")


@pytest.mark.rule("CW-GEN-03", breaks=True)
def test_ex_21_six_and_one_do_not() -> None:
    play = buying(ip=Influence(magic=6, science=9, religion=1))
    assert play.broken_by("red hire leviathan") == {"CW-GEN-03"}


@pytest.mark.rule("CW-GEN-03")
@pytest.mark.parametrize(
    ("line", "price"),
    [("guardian", Influence(religion=5, science=2)), ("tank on H1", Influence(science=5, magic=2))],
)
def test_the_other_generals_cost_seven_points_too(line: str, price: Influence) -> None:
    assert buying(ip=price).enter(f"red hire {line}").state.players["red"].ip == Influence()


# --- prices -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DISC-08", breaks=True)
def test_a_price_nobody_has_told_must_be_told() -> None:
    assert buying().broken_by("red buy magic1 on H1") == {"CW-DISC-08"}


@pytest.mark.rule("CW-DISC-08")
def test_a_price_is_told_once_and_remembered() -> None:
    play = buying().enter("red buy magic1 for 4 on H1")
    assert play.state.players["red"].ip == Influence(5, 9, 9)
    assert play.state.discoveries["magic1"].price == 4
    assert play.told("price-told") == [{"slot": "magic1", "card": "magic1", "price": 4}]


@pytest.mark.rule("CW-DISC-08")
def test_a_known_price_may_be_said_again() -> None:
    assert buying(prices={"magic1": 4}).broken_by("red buy magic1 for 4 on H1") == set()


@pytest.mark.rule("CW-DISC-08", breaks=True)
def test_a_known_price_is_not_changed_by_buying() -> None:
    assert buying(prices={"magic1": 4}).broken_by("red buy magic1 for 3 on H1") == {"CW-DISC-08"}


@pytest.mark.rule("CW-DISC-08")
def test_on_the_shared_screen_as_much_can_be_paid_as_everybody_has_to_reckon_with() -> None:
    play = buying(prices={"magic1": 4}, ip=Influence())
    in_doubt = replace(play.state.players["red"], doubt=Influence(magic=4))
    doubted = Play(play.game.seen_by(play.state.with_player("red", in_doubt), None))
    assert doubted.state.players["red"].ip is None
    assert doubted.broken_by("red buy magic1 on H1") == set()
    assert doubted.broken_by("red hire guardian") == {"CW-GEN-03"}
    play.state = play.game.seen_by(play.state, None)
    assert play.broken_by("red buy magic1 on H1") == {"CW-DISC-08"}


def test_what_can_be_bought_for_all_we_know_is_offered() -> None:
    play = buying(prices={"magic1": 4, "science1": 2, "religion1": 3}, ip=Influence(science=2))
    assert play.lines() == ["red pass", "red buy science1 on H1"]
    play.state = play.game.seen_by(play.state, None)
    assert play.lines() == ["red pass", "red buy science1 on H1"], "nobody has more than everybody can reckon"


def test_a_card_of_unknown_price_is_not_offered_but_can_be_typed_with_its_price() -> None:
    play = buying(prices={"magic1": 2}, ip=Influence(magic=2, science=2))
    assert play.lines() == ["red pass", "red buy magic1 on H1"]
    assert not play.broken_by("red buy science1 for 2 on H1")


def test_each_card_of_unknown_price_that_somebody_could_pay_is_a_line_to_go_on_with() -> None:
    play = buying(prices={"magic1": 2}, ip=Influence(magic=2, science=2), red={"M1": "1"})
    (decision,) = (each for each in play.game.pending(play.state) if each.kind == "discovery")
    begun_ = {each.line: each.said.facts for each in play.game.beginnings(play.state, decision)}
    assert begun_ == {"buy science1 for": {"slot": "science1", "domain": "science", "parts": "M1, H1"}}
    teller = Teller(language("en"), play.game, play.state)
    (told,) = (teller.event(each.said) for each in play.game.beginnings(play.state, decision))
    assert told == "Buy Science (Early): read out its price in science; token on M1, H1"


# --- turns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DISC-01", "CW-DISC-02")
def test_the_start_player_begins_and_the_others_follow_clockwise() -> None:
    play = buying("", white={}, options={"start": "blue"})
    assert play.state.waiting == ("blue", "white", "red")


@pytest.mark.rule("CW-DISC-02", "CW-SPY-15")
def test_the_holder_of_technophilia_begins() -> None:
    play = buying("", white={}, players={"white": {"action": "technophilia"}})
    assert play.state.waiting == ("white", "red", "blue")


@pytest.mark.rule("CW-DISC-02", "CW-DISC-03", breaks=True)
def test_nobody_buys_before_his_turn() -> None:
    play = buying(prices={"magic1": 1})
    assert play.broken_by("blue buy magic1 on H2") == {"CW-DISC-02"}
    assert play.broken_by("blue pass") == {"CW-DISC-02"}


@pytest.mark.rule("CW-DISC-05", breaks=True)
def test_who_has_bought_waits_until_everybody_else_has_had_a_chance() -> None:
    play = buying(prices={"magic1": 1, "science1": 1}).enter("red buy magic1 on H1")
    assert play.broken_by("red hire guardian") == {"CW-DISC-05"}
    assert play.broken_by("red pass") == {"CW-DISC-05"}


@pytest.mark.rule("CW-DISC-05", "CW-DISC-06")
def test_then_it_goes_on_until_everybody_has_passed() -> None:
    play = buying(prices={"magic1": 1, "science1": 1}).enter("red buy magic1 on H1", "blue buy science1 on H2")
    play.enter("red hire guardian", "blue pass", "red hire leviathan")  # the last one goes on alone
    assert play.state.phase == "discovery"
    play.enter("red pass")
    assert play.state.phase != "discovery"


@pytest.mark.rule("CW-DISC-04", breaks=True)
def test_who_has_passed_buys_nothing_more() -> None:
    play = buying(prices={"magic1": 1}).enter("red pass")
    assert play.broken_by("red buy magic1 on H1") == {"CW-DISC-04"}
    assert play.broken_by("red pass") == {"CW-DISC-04"}


@pytest.mark.rule("CW-DISC-04")
def test_passing_is_open_to_everybody_in_turn() -> None:
    play = buying().enter("red pass")
    assert play.state.waiting == ("blue",)
    assert play.cited() == {"CW-DISC-04"}


@pytest.mark.rule("CW-DISC-03")
def test_a_turn_is_one_purchase() -> None:
    play = buying(prices={"magic1": 1}).enter("red buy magic1 on H1")
    assert play.owing() == [("blue", "discovery")]


def test_who_could_buy_nothing_with_any_influence_passes_unasked() -> None:
    state = position(LAND, "discovery", red={}, blue={})
    gone = {slot: Discovery(place="removed") for slot in state.discoveries}
    generals = {name: General(REMOVED) for name in state.generals}
    play = begun(replace(state, discoveries=gone, generals=generals))
    assert [facts["move"] for facts in play.told("by-itself")][:2] == ["red pass", "blue pass"]
    assert play.state.phase != "discovery"


def test_passing_by_itself_gives_away_nothing_about_influence() -> None:
    play = buying(ip=Influence())
    assert play.owing() == [("red", "discovery")]
    assert play.lines() == ["red pass"]


@pytest.mark.rule("CW-ROUND-04")
def test_buying_has_its_place_in_the_round() -> None:
    play = buying().enter("red pass", "blue pass")
    assert play.broken_by("red buy magic1 for 1 on H1") == {"CW-ROUND-04"}
    assert play.broken_by("red hire tank on H1") == {"CW-ROUND-04"}


# --- what is to be had --------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DISC-09", breaks=True)
@pytest.mark.parametrize(
    "taken", [Discovery(price=1, place="owned", owner="blue", token="H2"), Discovery(price=1, place="removed")]
)
def test_each_discovery_exists_once(taken: Discovery) -> None:
    state = position(LAND, "discovery", red={}, blue={}, players={"red": {"ip": RICH}})
    play = begun(state.with_discovery("magic1", taken))
    assert play.broken_by("red buy magic1 on H1") == {"CW-DISC-09"}


@pytest.mark.rule("CW-DISC-09")
def test_what_lies_in_the_grid_can_be_bought() -> None:
    assert buying(prices={"magic1": 1}).broken_by("red buy magic1 on H1") == set()


@pytest.mark.rule("CW-GEN-01", breaks=True)
@pytest.mark.parametrize("general", [General(DISPLAY, "blue"), General("F1", "red"), General(REMOVED)])
def test_each_general_exists_once(general: General) -> None:
    state = position(LAND, "discovery", red={}, blue={}, players={"red": {"ip": RICH}})
    assert begun(state.with_general("guardian", general)).broken_by("red hire guardian") == {"CW-GEN-01"}


@pytest.mark.rule("CW-GEN-02", "CW-GEN-04")
def test_a_general_needs_neither_age_nor_tile() -> None:
    play = buying()  # round 1, no research tile
    assert {"red hire leviathan", "red hire guardian"} <= set(play.lines())


@pytest.mark.rule("CW-GEN-04", breaks=True)
@pytest.mark.parametrize("general", ["leviathan", "guardian"])
def test_the_leviathan_and_the_guardian_stay_in_the_display(general: str) -> None:
    assert buying().broken_by(f"red hire {general} on H1") == {"CW-GEN-04"}


# --- the steam tank -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-TANK-01")
@pytest.mark.parametrize("tile", ["H1", "C1"])
def test_a_new_tank_stands_in_the_capital_or_on_a_controlled_citadel(tile: str) -> None:
    play = buying(red={"C1": "1"}).enter(f"red hire tank on {tile}")
    assert play.state.generals["tank"] == General(tile, "red")


@pytest.mark.rule("CW-TANK-01", breaks=True)
@pytest.mark.parametrize("line", ["hire tank", "hire tank on H2", "hire tank on C1", "hire tank on M1"])
def test_a_new_tank_stands_nowhere_else(line: str) -> None:
    play = buying(red={"M1": "1"}, blue={"C1": "1"})
    assert play.broken_by(f"red {line}") == {"CW-TANK-01"}


@pytest.mark.rule("CW-TANK-01", "CW-ALLY-07", breaks=True)
def test_a_citadel_the_ally_controls_is_no_place_for_a_new_tank() -> None:
    play = buying(FOUR, options=ALLIES, red={"C1": "1"}, blue={}, white={"C1": "2"})
    assert play.broken_by("red hire tank on C1") == {"CW-TANK-01"}


@pytest.mark.rule("CW-TANK-01", "CW-A-11")
def test_a_new_tank_may_stand_beside_the_guardian() -> None:
    assert buying(red={"C1": "guardian"}).broken_by("red hire tank on C1") == set()
