"""Negotiation: what may change hands where a table has agreed on it (CW-NEG-01..05, CW-A-66)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.state import Influence
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed
from tests.clockwork.carding import ROW, owning
from tests.clockwork.tables import Play, begun, position

AGREED = {"exchange": "yes"}


def table(**given: object) -> Play:
    options = {**AGREED, **given.pop("options", {})}  # type: ignore[dict-item]
    armies = {"red": {"M1": "1"}, "blue": {}, "white": {}}
    return begun(position(ROW, "spy", options=options, **armies, **given))  # type: ignore[arg-type]


@pytest.mark.rule("CW-NEG-02", "CW-NEG-01", "CW-NEG-05")
def test_ex_25_influence_for_a_promise() -> None:
    play = table(players={"red": {"ip": Influence(magic=4)}}).enter("red give blue magic:3")
    assert play.state.players["red"].ip == Influence(magic=1)
    assert play.state.players["blue"].ip == Influence(4, 1, 1)
    assert "CW-NEG-05" in play.cited("gave-influence")
    told = [(event.kind, event.seen_by) for event in play.events]
    assert ("gave-influence", None) in told
    assert ("gave-points", ("red", "blue")) in told
    assert "3" not in str(play.told("gave-influence"))


@pytest.mark.rule("CW-NEG-03", breaks=True)
@pytest.mark.parametrize("piece", ["worker", "spy", "soldier", "agent", "tank", "spies:2"])
def test_ex_25_neither_spies_nor_any_other_piece(piece: str) -> None:
    assert table().broken_by(f"red give blue {piece}") == {"CW-NEG-03"}


@pytest.mark.rule("CW-NEG-03")
def test_everything_else_that_was_agreed_on_may_be_given() -> None:
    play = table()
    play.state = owning(play.state, "red", "science1", "M1")
    assert play.broken_by("red give blue magic science1 card") == set()


@pytest.mark.rule("CW-NEG-01", breaks=True)
def test_two_players_do_not_trade() -> None:
    play = begun(position(ROW, "spy", red={}, blue={}, options=AGREED))
    assert play.broken_by("red give blue magic") == {"CW-NEG-01"}


@pytest.mark.rule("CW-NEG-04", breaks=True)
def test_nothing_changes_hands_where_it_was_not_agreed() -> None:
    play = table(options={"exchange": "no"})
    assert play.broken_by("red give blue magic") == {"CW-NEG-04"}
    assert not [line for line in play.lines() if "give" in line]


@pytest.mark.rule("CW-NEG-04")
def test_where_it_was_agreed_it_may() -> None:
    assert table().broken_by("red give blue magic") == set()


@pytest.mark.rule("CW-NEG-02", breaks=True)
@pytest.mark.parametrize(
    "line",
    [
        "red give red magic",
        "red give blue magic:2",
        "red give blue card:2",
        "red give blue science1",
        "red give blue -",
    ],
)
def test_nobody_gives_what_is_not_there(line: str) -> None:
    assert table().broken_by(line) == {"CW-NEG-02"}


def test_what_lies_behind_a_screen_is_not_given_away_by_a_refusal() -> None:
    play = table()
    doubted = replace(play.state.players["red"], doubt=Influence(magic=9))
    hidden = Play(play.game.seen_by(play.state.with_player("red", doubted), None))
    assert hidden.broken_by("red give blue magic:9") == set()


def test_espionage_cards_change_hands() -> None:
    play = table().enter("red give blue card")
    assert [play.state.players[seat].cards for seat in ("red", "blue")] == [0, 2]


@pytest.mark.rule("CW-A-66")
def test_the_token_of_a_given_discovery_stays_and_its_card_too() -> None:
    play = table()
    play.state = owning(play.state, "red", "science1", "M1")
    play.enter("red give blue science1")
    given = play.state.discoveries["science1"]
    assert (given.owner, given.token, given.given) == ("blue", "M1", "red")
    assert not list(play.game.faults(play.state))
    play.enter("adjust red soldiers -1 M1")
    assert play.state.discoveries["science1"].owner == ""


@pytest.mark.rule("CW-A-66", breaks=True)
def test_a_table_may_bar_trades_of_discoveries() -> None:
    play = table(options={"given-discovery": "barred"})
    play.state = owning(play.state, "red", "science1", "M1")
    assert play.broken_by("red give blue science1") == {"CW-A-66"}


def test_a_discovery_given_back_is_as_it_was() -> None:
    play = table()
    play.state = owning(play.state, "red", "science1", "M1")
    play.enter("red give blue science1", "blue give red science1")
    assert play.state.discoveries["science1"] == owning(play.state, "red", "science1", "M1").discoveries["science1"]


def test_it_is_typed_in_german_too() -> None:
    play = table().enter("rot gib blau magie:1 karte:1", language="de")
    assert play.state.players["blue"].ip == Influence(2, 1, 1)


def test_a_gift_without_influence_tells_nothing_of_it() -> None:
    play = table()
    play.state = replace(play.state, players=play.state.players)
    assert play.enter("red give blue card").told("gave-influence") == []


@pytest.mark.rule("CW-NEG-02", breaks=True)
def test_what_everybody_can_reckon_to_be_too_much_is_refused_while_it_is_typed() -> None:
    setup = Setup({"players": "3", "exchange": "yes"})
    table = Table.create(Journal(":memory:"), Clockwork(), setup)
    line = "red give blue magic:9"
    for refusing in (table.open_reader("en").move, table.enter):
        with pytest.raises(NotAllowed) as refused:
            refusing(line)
        assert [objection.rule for objection in refused.value.objections] == ["CW-NEG-02"]
