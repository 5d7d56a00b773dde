"""Missions: changing weather (AA-WEA, TV-W1, TV-W2) and mountains (AA-MTN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.aces.fights import reach, support
from companion.games.aces.moves.weather import weather_of
from companion.games.aces.reach import ways
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble
from tests.aces.positions import Play, table, unit
from tests.laws import verified_moves

MOUNTAINS = {"mission": "mountains"}


@pytest.mark.rule("AA-WEA-02")
@pytest.mark.rule("AA-WEA-04")
def test_one_die_decides() -> None:
    """TV-W1."""
    told = [weather_of(die) for die in range(1, 13)]
    assert told == [kind for kind in ("normal", "frost", "mud", "drought", "storm", "fog") for _ in range(2)]


@pytest.mark.rule("AA-WEA-01")
@pytest.mark.rule("AA-MIS-01")
@pytest.mark.rule("AA-AMB-22")
def test_the_weather_changes_before_the_first_turn_and_after_every_third() -> None:
    units = {"t1": "us_tank A1", "t9": "g2_tank E5"}
    play = table(units=units, rules={"mission": "weather"}, phase="weather")
    assert play.asked == [(None, "weather")]
    assert play.broken("weather 13") == {"AA-WEA-02"}
    play.enter("weather 5")
    assert (play.state.weather, play.state.weather_left) == ("mud", 3)
    turns = 0
    while play.state.phase != "weather":
        before = play.state.seat
        play.enter("next")
        turns += play.state.seat != before
    assert turns == 3
    assert play.enter("weather 1").state.weather == "normal"


def test_a_skirmish_has_no_weather() -> None:
    assert game("aces").start(Setup({"mission": "weather"})).rules.mission == "weather"
    play = table(units={"t1": "us_tank A1", "t9": "g2_tank E5"}, phase="money").enter("next")
    assert play.state.phase == "move"


@pytest.mark.rule("AA-WEA-05")
def test_in_frost_water_is_standard_terrain() -> None:
    rows = (".", "~", ".")
    units = {"t1": "us_tank A3"}
    assert "A1" not in ways(table(rows, units).state, "t1")
    play = table(rows, units, weather="frost")
    assert (ways(play.state, "t1")["A2"].cost, ways(play.state, "t1")["A1"].cost) == (2, 4)
    frozen = table(rows, {"inf1": "us_inf A2", "inf9": "g1_inf A1"}, weather="frost", phase="name")
    assert frozen.broken("name inf1>inf9") == set()


@pytest.mark.rule("AA-WEA-06")
@pytest.mark.rule("AA-WEA-07")
@pytest.mark.parametrize(
    ("weather", "costs"), [("normal", [1, 3, 5, 8]), ("mud", [2, 5, 8, 12]), ("drought", [1, 2, 3, 6])]
)
def test_mud_is_slow_and_drought_is_fast(weather: str, costs: list[int]) -> None:
    play = table((".=.FT",), {"mob1": "us_mob A1"}, factories={"F01": "us"}, weather=weather)
    play.state = replace(play.state, rules=replace(play.state.rules, troops=_fast()))
    assert [ways(play.state, "mob1")[hex_].cost for hex_ in ("B1", "C1", "D1", "E1")] == costs


def _fast() -> str:
    """Our cards with very fast mobile infantry, to see whole ways."""
    from companion.kernel.assets import ASSETS

    text = (ASSETS / "games" / "aces" / "troops" / "sample.toml").read_text(encoding="utf-8")
    return text.replace("speed = 5.0", "speed = 9.0")


@pytest.mark.rule("AA-WEA-08")
@pytest.mark.rule("AA-MTN-03")
@pytest.mark.rule("AA-AMB-24")
@pytest.mark.parametrize(
    ("weather", "hex_", "limits"), [("normal", "A1", (2, 5)), ("storm", "A1", (2, 4)), ("normal", "B1", (2, 7))]
)
def test_storms_shorten_and_mountains_lengthen_the_range_of_artillery(
    weather: str, hex_: str, limits: tuple[int, int]
) -> None:
    """TV-W2."""
    play = table((".^......",), {"art1": f"us_how {hex_}", "inf9": "g1_inf H1"}, weather=weather, rules=MOUNTAINS)
    assert reach(play.state, "art1", at_aircraft=False) == limits
    play.state = replace(play.state, phase="name")
    assert (play.broken("name art1>inf9") == set()) == (limits == (2, 7))


def test_a_gun_on_a_mountain_supports_farther() -> None:
    units = {"art9": "g1_pak A1", "t9": "g1_tig C1", "inf1": "us_inf D1"}
    play = table(("^...",), units, seat="g1", rules=MOUNTAINS)
    assert support(play.state, "t9", "inf1").dice == 2
    assert support(table(("....",), units, seat="g1").state, "t9", "inf1").dice == 0


@pytest.mark.rule("AA-WEA-09")
@pytest.mark.rule("AA-WEA-09", breaks=True)
def test_in_fog_nobody_is_intercepted() -> None:
    units = {"ftr9": "g1_262 C3", "inf1": "us_inf C5"}
    assert table(units=units).enter("inf1 C4").asked == [("g1", "intercept")]
    assert table(units=units, weather="fog").enter("inf1 C4").asked == [("us", "move")]


@pytest.mark.rule("AA-MTN-01")
@pytest.mark.rule("AA-MTN-02")
@pytest.mark.rule("AA-MTN-01", breaks=True)
@pytest.mark.rule("AA-MTN-02", breaks=True)
def test_mountains_cost_three_halves_and_stop_tanks() -> None:
    rows = ("..^",)
    play = table(rows, {"inf1": "us_inf A1", "t1": "us_tank B1"}, rules=MOUNTAINS)
    assert ways(play.state, "inf1")["C1"].cost == 5
    assert play.broken("t1 C1") == {"AA-MTN-02"}
    assert table(("...^",), {"inf1": "us_inf A1"}, rules=MOUNTAINS).broken("inf1 D1") == {"AA-MOVE-11"}
    plain = table(rows, {"t1": "us_tank B1"})
    assert plain.broken("t1 C1") == set()
    flying = table(rows, {"ftr1": "us_ftr A1"}, rules=MOUNTAINS)
    assert ways(flying.state, "ftr1")["C1"].cost == 4


# --- Ardennes -------------------------------------------------------------------------------------------------------


def ardennes(**options: str) -> Play:
    return Play(game("aces").start(Setup({"mission": "ardennes", **options})))


def on_the_coast(units: dict[str, str], seat: str = "g1", **changes: object) -> Play:
    """Mission Ardennes in round 3 on our map."""
    play = ardennes(automatic="off")
    known = {name: unit(text) for name, text in units.items()}
    fields = {"phase": "move", "seat": seat, "first": seat, "round": 3, "units": known, **changes}
    play.state = replace(play.state, **fields)
    return play


@pytest.mark.rule("AA-ARD-01")
@pytest.mark.rule("AA-ARD-02")
@pytest.mark.rule("AA-ARD-03")
@pytest.mark.rule("AA-ARD-04")
@pytest.mark.rule("AA-ARD-05")
@pytest.mark.rule("AA-ARD-06")
def test_both_teams_divide_their_factories_and_have_their_own_tiles() -> None:
    play = ardennes()
    assert play.asked == [(None, "divide")]
    assert play.broken("divide F04 us") == {"AA-ARD-02"}
    assert play.broken("divide F01 g1") == {"AA-ARD-03"}
    assert play.broken("divide F03 g1") == {"AA-ARD-02"}  # in the middle: nobody's
    play.enter("divide F04 g1", "divide F05 g2", "divide F10 g2", "divide F01 us", "divide F02 us", "divide F07 su")
    play.enter("divide F08 su")
    assert play.state.team_factories("germany") == 3
    assert play.state.team_factories("allies") == 4
    assert play.state.factories["F06"] == ""  # the island
    for seat, number in zip(play.state.rules.seats, (1, 2, 3, 4), strict=True):
        play.enter(f"{seat} army 1 inf{number} mob{number} t{number} art{number} ftr{number} bmb{number}")
    play.enter("start 12 1 1 1")
    assert play.broken("flip 1 3") == {"AA-SET-16"}
    assert play.broken("flip 1 4") == set()
    with pytest.raises(Trouble):
        ardennes(players="2")


@pytest.mark.rule("AA-ARD-07")
def test_a_german_tank_on_the_coast_wins() -> None:
    play = on_the_coast({"t1": "g1_tig I5", "inf1": "us_inf A12"}).enter("t1 I4")
    assert play.state.result is not None
    assert (play.state.result.winner, play.state.result.reason) == ("g1", "coast")
    infantry = on_the_coast({"inf1": "g1_inf I5", "inf2": "us_inf A12", "t1": "g1_tig R12"}).enter("inf1 I4")
    assert infantry.state.result is None


@pytest.mark.rule("AA-ARD-08")
@pytest.mark.rule("AA-AMB-23")
@pytest.mark.rule("AA-AMB-58")
def test_the_allies_win_when_no_tank_can_come_any_more() -> None:
    units = {"t9": "g1_tig C6 damage=5", "inf9": "g1_inf A12", "t1": "us_tank C5"}
    for held, won in (({}, True), ({"F04": "g1"}, False)):
        play = on_the_coast(units, "us", phase="name")
        play.state = replace(play.state, factories={**play.state.factories, **held})
        play.enter("name t1>t9", "next", "hits 3 back 0")
        assert (play.state.result is not None) == won
    late = on_the_coast({"t9": "g1_tig C6", "t1": "us_tank E5"}, "us", phase="money")
    late.state = replace(late.state, rules=replace(late.state.rules, last_round=3), first="g2")
    assert late.enter("next").state.result is not None


def test_six_factories_do_not_win_there() -> None:
    play = on_the_coast({"inf2": "us_inf H8", "t9": "g1_tig R12"}, "us")
    held = dict.fromkeys(("F01", "F02", "F04", "F05", "F06", "F07"), "us")
    play.state = replace(play.state, factories={**play.state.factories, **held})
    assert play.enter("inf2 H9").state.result is None


# --- the expert variant ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-SET-13")
def test_four_units_of_a_second_set_are_chosen_in_secret() -> None:
    rules = game("aces")
    play = Play(rules.start(Setup({"players": "2", "sets": "1-4"})))
    assert play.asked == [("g1", "choose"), ("us", "choose")]
    assert play.broken("g1 choose g1_inf g1_mob g1_tig") == {"AA-SET-13"}
    assert play.broken("g1 choose us_inf us_mob us_tank us_how") == {"AA-SET-13"}
    play.enter("g1 choose inf mob tig pak")
    assert play.broken("g1 choose inf mob tig pak") == {"AA-SET-13"}
    assert rules.seen_by(play.state, "us").chosen == {"g1": ("?",) * 4}
    assert rules.seen_by(play.state, "g1").chosen == {"g1": ("g1_inf", "g1_mob", "g1_tig", "g1_pak")}
    assert rules.face_up(play.state).chosen == {}
    play.enter("us choose tank how ftr b17")
    assert (len(play.state.units), play.state.chosen) == (20, {})
    assert play.asked == [("g1", "army"), ("us", "army")]


def test_the_secret_choice_keeps_the_laws() -> None:
    assert verified_moves(game("aces"), Setup({"players": "2", "sets": "1-4"}), 5, 12, every=1) == 12


def test_whole_tables_with_missions() -> None:
    for mission in ("weather", "mountains"):
        play = Play(game("aces").start(Setup({"players": "2", "mission": mission})))
        assert play.state.rules.mission == mission
