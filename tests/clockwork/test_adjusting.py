"""Changes by hand: always possible while the table still fits together, and always in the log (ledger 9.3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import Due, General, Influence
from tests.clockwork.carding import ROW, owning
from tests.clockwork.lands import ALLIES, FOUR
from tests.clockwork.tables import Play, at, begun, position


def table(**given: Any) -> Play:
    return at(ROW, "spy", **{"red": {"V1": "2"}, "blue": {"S1": "1"}, **given})


def test_victory_points_with_a_reason() -> None:
    play = table().enter("adjust red vp +2: Alchemy")
    assert play.state.players["red"].vp == 2
    facts = {"seat": "red", "reason": "Alchemy", "count": 2, "more": 1, "total": 2}
    assert play.told("adjusted-vp") == [facts]


@pytest.mark.rule("CW-BASE-13")
def test_nobody_falls_below_zero() -> None:
    play = table()
    assert play.broken_by("adjust red vp -1") == {"CW-BASE-13"}
    assert play.broken_by("adjust red magic -2") == {"CW-SETUP-10"}
    play.enter("adjust red magic -1", "adjust red vp +1", "adjust red vp -1")
    assert play.state.players["red"].ip == Influence(0, 1, 1)


def test_of_hidden_influence_as_much_can_go_as_everybody_has_to_reckon_with() -> None:
    play = table()
    hidden = Play(play.game.seen_by(play.state, None))
    assert hidden.broken_by("adjust red magic -9") == {"CW-SETUP-10"}
    hidden.enter("adjust red magic +9")
    assert hidden.state.players["red"].ip is None
    assert hidden.broken_by("adjust red magic -9") == set()


@pytest.mark.rule("CW-BASE-05", "CW-SETUP-02")
@pytest.mark.parametrize(
    ("line", "supply", "pool", "spies", "soldiers"),
    [
        ("adjust red pool +3", 24, 3, 1, 2),
        ("adjust red supply>pool 3", 24, 3, 1, 2),
        ("ändere rot vorrat>pool 3", 24, 3, 1, 2),
        ("adjust red spies +1", 26, 0, 2, 2),
        ("adjust red spies -1", 28, 0, 0, 2),
        ("adjust red soldiers V1 -1", 28, 0, 1, 1),
        ("adjust red soldiers +1 V1", 26, 0, 1, 3),
        ("ändere rot soldaten V1 −1", 28, 0, 1, 1),
    ],
)
def test_discs_come_from_the_supply_and_go_back_to_it(
    line: str, supply: int, pool: int, spies: int, soldiers: int
) -> None:
    play = table().enter(line)
    red = play.state.players["red"]
    assert (red.supply, red.pool, red.spies, play.units("V1")["red"]) == (supply, pool, spies, soldiers)
    assert not list(play.game.faults(play.state))


@pytest.mark.parametrize(
    "line",
    [
        "adjust red pool +28",
        "adjust red pool -1",
        "adjust red spies -2",
        "adjust red soldiers V1 -3",
        "adjust red soldiers X1 +1",
        "adjust red soldiers +1",
        "adjust red vp",
        "adjust red agent",
        "adjust red hunter V1",
        "adjust red agent X1",
        "adjust red hunter court",
        "adjust red tank court",
        "adjust red science1 court",
        "adjust red vp +1 V1",
    ],
)
def test_what_is_not_there_cannot_be_changed(line: str) -> None:
    assert table().broken_by(line) == {"CW-BASE-05"}


def test_the_table_must_still_fit_together() -> None:
    play = table()
    assert play.broken_by("adjust blue soldiers V1 +1") == {"CW-CTRL-04"}  # no battle in the master-spy phase
    assert play.broken_by("adjust red soldiers H2 +1") >= {"CW-CTRL-03"}
    assert play.broken_by("adjust red science1 S1") != set()  # not its domain, and Blue's
    assert play.broken_by("adjust red leviathan V1") != set()


def test_whoever_meets_in_the_support_segment_has_a_battle() -> None:
    play = at(ROW, "support", red={"V1": "2"}, blue={"V1": "1", "F1": "1"}, players={"red": {"cards": 1}})
    play.enter("adjust red soldiers F1 +1: Airship")
    assert "F1" in play.state.battles


def test_units_somebody_has_to_choose_from_stay() -> None:
    play = table()
    play.state = replace(play.state, phase="pollution", due=(Due("red", "V1"),))
    assert play.broken_by("adjust red soldiers V1 -1") == {"CW-BASE-05"}
    assert play.broken_by("adjust red agent V1") == {"CW-BASE-05"}


def test_espionage_cards_come_from_the_pile_and_go_under_it() -> None:
    play = table().enter("adjust red cards +2")
    assert (play.state.players["red"].cards, play.state.deck) == (3, 11)
    play.enter("adjust red cards -3")
    assert (play.state.players["red"].cards, play.state.deck) == (0, 14)
    assert play.broken_by("adjust red cards -1") == {"CW-ESP-03"}
    assert play.broken_by("adjust red cards +15") == {"CW-ESP-08"}


@pytest.mark.rule("CW-ESP-08")
def test_a_short_pile_is_shuffled_anew() -> None:
    play = table()
    play.state = replace(play.state, deck=1, discard=("ambush", *["x"] * 11))
    play.enter("adjust red cards +2")
    assert (play.state.deck, play.state.discard) == (11, ())


def test_figures_and_generals_change_their_place() -> None:
    play = table().enter(
        "adjust red agent court", "adjust red agent V1", "adjust red tank V1", "adjust red guardian display"
    )
    assert play.state.players["red"].figures["agent"] == "V1"
    assert play.state.generals["tank"].place == "V1"
    assert play.state.generals["guardian"].owner == "red"
    play.enter("adjust red agent removed", "adjust red tank removed")
    assert (play.state.generals["tank"].place, play.state.generals["tank"].owner) == ("removed", "")


def test_one_of_two_figures_is_named_by_its_place() -> None:
    play = at(ROW, "spy", blue={"T1": "engineer", "M1": "engineer"}, red={})
    play.enter("adjust blue engineer M1>removed")
    assert sorted(play.state.players["blue"].figures.values()) == ["T1", "removed"]
    play.enter("ändere blau ingenieur entfernt", language="de")
    assert sorted(play.state.players["blue"].figures.values()) == ["removed", "removed"]


def test_a_discovery_gets_an_owner_or_loses_it() -> None:
    play = table().enter("adjust blue religion1 S1")
    assert play.state.discoveries["religion1"] == owning(play.state, "blue", "religion1", "S1").discoveries["religion1"]
    play.enter("adjust blue religion1 available")
    assert play.state.discoveries["religion1"].place == "available"
    play.enter("adjust blue religion1 removed")
    assert play.state.discoveries["religion1"].place == "removed"


def test_an_emptied_tile_frees_its_discovery() -> None:
    play = begun(owning(position(ROW, "spy", red={}, blue={"S1": "1"}), "blue", "religion1", "S1"))
    play.enter("adjust blue soldiers S1 -1")
    assert play.state.discoveries["religion1"].place == "neutral"


def test_whoever_only_keeps_the_books_names_no_tile() -> None:
    play = at("", "spy", red={}, blue={}, options={"depth": "ledger"}).enter("adjust red soldiers +3")
    assert play.state.players["red"].supply == 26


def test_nobody_in_particular_adjusts() -> None:
    """It is the table that changes: whoever types it."""
    play = table().enter("red adjust blue vp +1")
    assert play.state.players["blue"].vp == 1


@pytest.mark.parametrize("line", ["adjust red gold +1", "adjust red vp +1 V1 V2", "adjust red", "adjust purple vp +1"])
def test_what_cannot_be_read_is_told(line: str) -> None:
    from companion.kernel.trouble import Unreadable

    with pytest.raises(Unreadable):
        table().reader().move(line)


@pytest.mark.rule("CW-LEV-01", breaks=True)
def test_the_leviathan_is_put_on_no_tile_not_even_beside_two_allies() -> None:
    armies = {"red": {"F1": "2"}, "blue": {}, "white": {"F1": "1"}, "green": {}}
    play = begun(position(FOUR, "activation", options=ALLIES, **armies))
    assert play.broken_by("adjust red leviathan F1") == {"CW-SETUP-09"}
    forced = play.state.with_general("leviathan", General("F1", "red"))
    assert standing(forced).units["F1"] == {"red": 2, "white": 1}
    assert standing(forced).controller("F1") == "red"
