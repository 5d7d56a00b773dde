"""Looking back on a game: VP turn by turn, and what it came to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.march.summary import summarize
from companion.games.registry import game
from companion.kernel.game import Event
from companion.kernel.journal import Journal
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from companion.text.language import language
from companion.text.teller import Teller
from tests.support import play

RECORDS = Path(__file__).parent.parent / "records"


def recorded(name: str) -> Table[Any]:
    record = read_record((RECORDS / f"{name}.record").read_bytes())
    return import_record(Journal(":memory:"), game("march"), record)


def happened(table: Table[Any]) -> list[Event]:
    return [event for entry in table.line() for event in entry.events]


def test_the_vp_of_both_sides_after_each_turn() -> None:
    points = game("march").timeline(happened(recorded("game-threshold-blue")))
    assert points["blue"] == [0, 6, 6, 6, 6, 6, 12, 12, 18]
    assert points["orange"] == [0, 0, 0, 6, 6, 6, 6, 6, 6]


def test_the_turn_that_is_being_played_counts_as_it_stands() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT")
    assert game("march").timeline(happened(table)) == {"blue": [0, 0], "orange": [0, 0]}


def test_nothing_has_happened_before_the_first_turn() -> None:
    assert game("march").timeline([]) == {"blue": [0], "orange": [0]}


def test_what_was_undone_does_not_count() -> None:
    table = recorded("game-threshold-blue")  # Blue's lost storm in turn 4 was taken back
    assert summarize(happened(table)).sides["blue"].armies_lost == 0


def test_deeds_of_both_sides() -> None:
    found = summarize(happened(recorded("game-threshold-blue")))
    assert (found.turns, found.combats) == (9, 2)
    blue, orange = found.sides["blue"], found.sides["orange"]
    assert (blue.won, blue.drawn, blue.capitals, blue.scores, blue.best_score) == (2, 0, 1, 3, 6)
    assert (orange.won, orange.armies_lost, orange.scores, orange.best_score) == (0, 3, 1, 6)


def test_equal_totals_are_a_combat_without_a_winner() -> None:
    table = play(
        """
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 1
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 1
        blue pick ATTACK
        orange pick RECRUIT
        """
    )
    found = summarize(happened(table))
    assert [(deeds.won, deeds.drawn, deeds.armies_lost) for deeds in found.sides.values()] == [(0, 1, 1), (0, 1, 1)]


GAMES = [path.stem for path in sorted(RECORDS.glob("game-*.record")) if "game: march" in path.read_text("utf-8")]


@pytest.mark.parametrize("name", GAMES)
def test_the_last_point_is_what_lies_on_the_table(name: str) -> None:
    table = recorded(name)
    points = game("march").timeline(happened(table))
    assert {seat: line[-1] for seat, line in points.items()} == {
        seat: side.vp for seat, side in table.state.sides.items()
    }
    assert {len(line) for line in points.values()} == {table.state.turn}


def test_the_summary_begins_with_how_it_ended_and_can_be_told() -> None:
    table = recorded("game-threshold-blue")
    told = game("march").summary(happened(table))
    assert told[0].kind == "game-over"
    assert set(told[0].rules) == {"MP-END-01", "MP-END-05"}
    english = Teller(language("en"), table.game, table.state)
    assert [english.event(event) for event in told[1:4]] == [
        "9 turns, 2 combats",
        "Combats won: Blue 2, Orange 0",
        "Combats without a winner: Blue 0, Orange 0",
    ]
    german = Teller(language("de"), table.game, table.state)
    assert [german.short(event) for event in told[1:4]] == [None, "gewonnene Kämpfe", "ohne Sieger"]


def test_a_running_game_has_a_summary_without_an_end() -> None:
    told = game("march").summary(happened(play("roll 6 1")))
    assert "game-over" not in {event.kind for event in told}
