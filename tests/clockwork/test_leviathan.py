"""The Leviathan: CW-LEV-01..08, CW-ALLY-29, CW-A-41, CW-A-64."""

from __future__ import annotations

import pytest

from companion.games.clockwork.state import DISPLAY, REMOVED, General
from tests.clockwork.tables import Play, begun, position, small_map

# Everybody's capital touches V1.
MAP = small_map("H1 2,-1  H2 4,-1  H3 3,2  H4 2,1  V1 3,0  V2 3,-2  C1 4,1  M1 5,0")
ALLIES = {"alliance": "yes", "automatic": "off"}
NOBODY: dict[str, str] = {}


def given(
    options: dict[str, str] | None = None, owner: str = "red", phase: str = "support", **armies: dict[str, str]
) -> Play:
    """Red has the Leviathan in the display; support begins, and everybody passes."""
    state = position(MAP, phase, options=options or {}, **armies)
    play = begun(state.with_general("leviathan", General(DISPLAY, owner)))
    while play.state.phase == "support":
        play.enter(f"{play.owing()[0][0]} pass")
    return play


FIGHT = {"red": {"V1": "1", "V2": "1"}, "green": {"V1": "3+hunter+tank"}, "blue": {"V1": "1", "V2": "2", "C1": "1"}}


@pytest.mark.rule("CW-LEV-01")
def test_it_stays_in_the_display_until_its_owner_uses_it() -> None:
    play = given(**FIGHT)
    assert play.owing() == [("red", "unleash")]
    play.enter("red pass")
    assert play.state.generals["leviathan"] == General(DISPLAY, "red")
    assert play.owing() == [("red", "battle")]


@pytest.mark.rule("CW-LEV-02", "CW-SUP-14")
def test_it_is_played_after_the_last_pass() -> None:
    play = given(**FIGHT)
    assert set(play.lines("red")) == {"red unleash V1", "red unleash V2", "red pass"}


@pytest.mark.rule("CW-LEV-02", breaks=True)
def test_nobody_else_plays_it_and_nobody_earlier() -> None:
    assert given(**FIGHT).broken_by("blue unleash V1") == {"CW-LEV-02"}
    assert given(**FIGHT).broken_by("blue pass") == {"CW-LEV-02"}
    state = position(MAP, "support", options={"automatic": "off"}, **FIGHT)
    early = begun(state.with_general("leviathan", General(DISPLAY, "red")))
    assert early.broken_by("red unleash V1") == {"CW-LEV-02"}


@pytest.mark.rule("CW-LEV-03", breaks=True)
def test_it_needs_a_battle_in_which_its_owner_takes_part() -> None:
    armies = {"red": {"V1": "1"}, "green": {"V2": "1"}, "blue": {"V1": "1", "V2": "2", "C1": "1"}}
    play = given(**armies)
    assert play.broken_by("red unleash C1") == {"CW-LEV-03"}
    assert play.broken_by("red unleash V2") == {"CW-LEV-03"}


@pytest.mark.rule("CW-LEV-03", "CW-A-41")
def test_one_own_unit_there_is_enough() -> None:
    assert given(**FIGHT).broken_by("red unleash V1") == set()


@pytest.mark.rule("CW-LEV-04", "CW-LEV-05", "CW-LEV-06", "CW-LEV-07", "CW-A-41")
def test_it_wins_costs_nothing_and_pays_for_every_unit_of_all_opponents() -> None:
    play = given(**FIGHT).enter("red unleash V1", "red battle V1")
    assert play.units("V1") == {"red": 1}
    assert play.state.players["red"].vp == 5 + 1
    assert play.state.players["green"].figures["hunter"] == REMOVED
    assert play.state.generals["tank"].place == REMOVED
    assert play.state.generals["leviathan"] == General(REMOVED)


@pytest.mark.rule("CW-LEV-04")
def test_it_strikes_when_its_battle_is_resolved_and_only_there() -> None:
    play = given(**FIGHT).enter("red unleash V1")
    assert play.units("V1") == {"red": 1, "green": 5, "blue": 1}
    play.enter("red battle V2")
    assert play.units("V2") == {"blue": 1}


@pytest.mark.rule("CW-LEV-08", breaks=True)
def test_it_does_not_attack_the_guardians_tile() -> None:
    play = given(red={"V1": "1", "V2": "1"}, blue={"V1": "1+guardian", "V2": "1"})
    assert play.broken_by("red unleash V1") == {"CW-LEV-08"}


@pytest.mark.rule("CW-LEV-08")
def test_a_guardian_elsewhere_is_no_obstacle() -> None:
    play = given(red={"V1": "1"}, blue={"V1": "1", "C1": "guardian"})
    assert play.broken_by("red unleash V1") == set()


def test_where_it_cannot_be_played_nobody_is_asked() -> None:
    play = given(red={"C1": "1"}, green={"V1": "1"}, blue={"V1": "1"})
    assert play.owing() == [("green", "battle")]


# --- two against two: Red and White against Blue and Green ---------------------------------------------------------


def shared(reading: str, white: str, blue: str, red: str = "1") -> Play:
    options = ALLIES | {"allied-leviathan": reading}
    armies = {"red": {"V1": red}, "blue": {"V1": blue}, "white": {"V1": white}, "green": NOBODY}
    return given(options, **armies).enter("red unleash V1", "red battle V1")


@pytest.mark.rule("CW-ALLY-29", breaks=True)
def test_not_in_a_battle_of_the_ally_alone() -> None:
    play = given(ALLIES, red={"V2": "1"}, blue={"V1": "2", "V2": "1"}, white={"V1": "1"}, green={})
    assert play.broken_by("red unleash V1") == {"CW-ALLY-29"}


@pytest.mark.rule("CW-ALLY-29")
def test_beside_the_ally_it_may() -> None:
    play = given(ALLIES, red={"V1": "1"}, blue={"V1": "2"}, white={"V1": "1"}, green={})
    assert play.broken_by("red unleash V1") == set()


@pytest.mark.rule("CW-A-64")
def test_the_ally_is_spared_and_gets_nothing() -> None:
    play = shared("spared", white="2", blue="4")
    assert play.units("V1") == {"red": 1, "white": 2}
    assert (play.state.players["red"].vp, play.state.players["white"].vp) == (4, 0)


@pytest.mark.rule("CW-A-64")
def test_at_some_tables_the_ally_fares_as_without_it() -> None:
    lost = shared("reduced", white="2", blue="4")  # 3 to 4 would have been lost
    assert lost.units("V1") == {"red": 1}
    won = shared("reduced", white="4", blue="3")  # 5 to 3 leaves two
    assert won.lines() == ["red keep V1 white:2"]
    assert won.enter("red keep V1 white:2").units("V1") == {"red": 1, "white": 2}
    all_of_them = shared("reduced", white="2", blue="1", red="2")
    assert all_of_them.units("V1") == {"red": 2, "white": 2}
