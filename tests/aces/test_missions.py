"""Missions: changing weather (AA-WEA, TV-W1, TV-W2) and mountains (AA-MTN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.aces.fights import reach, support
from companion.games.aces.moves.weather import weather_of
from companion.games.aces.reach import stops, ways
from companion.games.registry import game
from companion.kernel.game import Setup
from tests.aces.positions import Play, table

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
    assert stops(play.state, "inf1")["C1"].cost == 5
    assert play.broken("t1 C1") == {"AA-MTN-02"}
    assert table(("...^",), {"inf1": "us_inf A1"}, rules=MOUNTAINS).broken("inf1 D1") == {"AA-MOVE-11"}
    plain = table(rows, {"t1": "us_tank B1"})
    assert plain.broken("t1 C1") == set()
    flying = table(rows, {"ftr1": "us_ftr A1"}, rules=MOUNTAINS)
    assert ways(flying.state, "ftr1")["C1"].cost == 4


def test_whole_tables_with_missions() -> None:
    for mission in ("weather", "mountains"):
        play = Play(game("aces").start(Setup({"players": "2", "mission": mission})))
        assert play.state.rules.mission == mission
