"""Victory (AA-VIC): factories or the last unit, checked at once."""

from __future__ import annotations

import pytest

from companion.games.aces.summary import timeline
from companion.kernel.game import Event
from tests.aces.positions import Play, table

TEN = ("F.F.F.F.F.", "..........", "F.F.F.F.F.")


def about_to_take(held: int, allied: int = 0, **more: object) -> Play:
    """The United States hold so many factories, the Soviet Union some more, and infantry is beside another one."""
    owners = {f"F{n:02}": "us" for n in range(1, held + 1)} | {
        f"F{n:02}": "su" for n in range(held + 1, held + allied + 1)
    }
    units = {"inf1": "us_inf H3", "t9": "g2_tank A2"}
    return table(TEN, units, factories=owners, **more)  # type: ignore[arg-type]


@pytest.mark.rule("AA-VIC-01")
@pytest.mark.rule("AA-VIC-05")
@pytest.mark.rule("AA-VIC-06")
def test_the_sixth_factory_of_a_team_wins_at_once() -> None:
    play = about_to_take(3, 2).enter("inf1 I3")
    assert play.state.result is not None
    assert (play.state.result.winner, play.state.result.reason) == ("us", "factories")
    assert about_to_take(4).enter("inf1 I3").state.result is None


@pytest.mark.rule("AA-VIC-04")
def test_a_short_game_needs_one_less() -> None:
    assert about_to_take(4, rules={"short": True}).enter("inf1 I3").state.result is not None
    assert about_to_take(3, rules={"short": True}).enter("inf1 I3").state.result is None


@pytest.mark.rule("AA-VIC-02")
@pytest.mark.rule("AA-AMB-15")
@pytest.mark.parametrize(("held", "short", "won"), [(3, False, True), (2, False, False), (2, True, True)])
def test_on_half_the_map_four_factories_win(held: int, short: bool, won: bool) -> None:
    play = about_to_take(held, rules={"half": "1-6", "short": short}, seats=("us", "g2"))
    assert (play.enter("inf1 I3").state.result is not None) == won


@pytest.mark.rule("AA-VIC-03")
def test_whoever_has_no_unit_left_has_lost() -> None:
    units = {"t1": "us_tank C3", "inf9": "g1_inf C2 damage=5"}
    play = table(units=units, phase="name").enter("name t1>inf9", "next", "hits 1 back 0")
    assert play.state.result is not None
    assert (play.state.result.winner, play.state.result.rules) == ("us", ("AA-VIC-03",))
    assert play.broken("us next") == {"AA-TURN-02"}


@pytest.mark.rule("AA-AMB-14")
@pytest.mark.parametrize(
    ("ruling", "held", "winner"),
    [
        ("factories", {"F01": "g2"}, "g2"),
        ("factories", {}, None),
        ("active", {"F01": "g2"}, "us"),
        ("draw", {"F01": "g2"}, None),
    ],
)
def test_when_both_lose_their_last_unit(ruling: str, held: dict[str, str], winner: str | None) -> None:
    units = {"t1": "us_tank B1 damage=5", "t9": "g2_tank C1 damage=5"}
    play = table(("...F",), units, phase="name", factories=held, both_beaten=ruling)
    play.enter("name t1>t9", "next", "hits 2 back 2")
    assert play.state.result is not None
    assert (play.state.result.winner, play.state.result.reason) == (winner, "both")


def test_a_unit_inside_a_factory_may_be_the_last() -> None:
    play = table((".F.",), {"inf1": "us_inf A1", "t9": "g2_tank B1"}, factories={"F01": "g2"}).enter("inf1 B1")
    assert play.state.result is not None
    assert play.state.result.reason == "destroyed"
    assert play.hex("inf1") == "B1"


def test_a_game_of_two_is_looked_back_on_without_the_factions_that_nobody_has() -> None:
    income = Event("income", facts={"seat": "us", "coins": 1})
    took = Event("occupied", facts={"seat": "g1", "factory": "F01"})
    assert timeline([took, income]) == {"g1": [0, 1], "us": [0, 0]}


def test_the_factory_that_ends_the_game_is_in_the_race_too() -> None:
    """It is taken in the middle of a turn, before anybody's income."""
    factory, other = ({"factory": id_} for id_ in ("F01", "F02"))
    took = Event("occupied", facts={"seat": "g1", **factory})
    income = Event("income", facts={"seat": "us"})
    over = Event("game-over", facts={"team": "allies"})
    last = Event("occupied", facts={"seat": "us", **factory})
    assert timeline([took, income, last, over]) == {"g1": [0, 1, 0], "us": [0, 0, 1]}
    assert timeline([took, income, over]) == {"g1": [0, 1], "us": [0, 0]}, "nothing new"
    divided = Event("divided", facts={"to": "g1", **other})
    assert timeline([divided, took, income, last, over]) == {"g1": [0, 2, 1], "us": [0, 0, 1]}, "mission Ardennes"
