"""The whole games among the records (recording.py): together they hold every way to end, every question, every kind of
table; and after each of their entries the invariants of the ledger hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from companion.games.marengo.books.assault import Attack
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.data import asset_text
from companion.kernel.game import decision_for
from companion.kernel.journal import Journal
from companion.kernel.record import import_record
from companion.kernel.table import Table
from companion.tui.screens.chart import told_so_far
from tests.marengo.invariants import broken_at
from tests.marengo.scribe import Ending, ending_of
from tests.test_records import NAMES, record_of

GAME = game("marengo")
GAMES = [name for name in NAMES if name.startswith("game-bm-")]
WAYS_TO_END = {
    Ending("morale", "austrian", "french"),
    Ending("morale", "austrian", "french", "against the stars"),
    Ending("morale", "french", "austrian"),
    Ending("morale", "french", "austrian", "against the stars"),
    Ending("stars", "austrian", "nobody", "two colours"),
    Ending("stars", "austrian", "both", "two colours"),
    Ending("stars", "french", "nobody", "too few"),
    Ending("stars", "french", "both", "too few"),
    Ending("stars", "french", "nobody", "one colour"),
    Ending("stars", "french", "both", "one colour"),
    Ending("conceded", "austrian"),
    Ending("conceded", "french"),
}


@cache
def table_of(name: str) -> Table[Any]:
    return import_record(Journal(":memory:"), GAME, record_of(name))


def questions_in(name: str) -> Iterator[str]:
    """Every kind of decision that is answered in a record, branches that were taken back included."""
    table = table_of(name)
    for entry in table.entries():
        if entry.kind in ("play", "reveal") and entry.parent is not None:
            before = table.past.state_at(entry.parent)
            for move in table.moves_of(entry):
                decision = decision_for((*GAME.untold(before), *GAME.pending(before)), move)
                assert decision is not None
                yield decision.kind


def known_questions() -> set[str]:
    """Every decision has words that ask for it."""
    texts = [asset_text("games", "marengo", "locale", "en", f"{name}.ftl") for name in ("marengo", "books")]
    found = [line.partition(" =")[0] for text in texts for line in text.splitlines()]
    return {key.removeprefix("marengo-ask-") for key in found if key.startswith("marengo-ask-")}


def test_there_are_twenty_of_them_and_more() -> None:
    assert len(GAMES) > 20


def test_a_game_ends_in_every_way_a_game_can_end() -> None:
    assert {ending_of(table_of(name)) for name in GAMES} == WAYS_TO_END


def test_every_question_is_answered_in_some_game() -> None:
    assert {kind for name in GAMES for kind in questions_in(name)} == known_questions()


@pytest.mark.parametrize("name", GAMES)
def test_each_has_steps_back_corrections_and_house_rules_and_keeps_the_invariants(name: str) -> None:
    table = table_of(name)
    kinds = {entry.kind for entry in table.entries()}
    assert kinds >= {"undo", "force", "correct"}
    assert list(broken_at(table)) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_end_tells_how_many_assaults_there_were(name: str) -> None:
    table = table_of(name)
    entered = [move for entry in table.line() for move in table.moves_of(entry) if isinstance(move, (Assault, Attack))]
    counted = next(event for event in GAME.summary(told_so_far(table)) if event.kind == "summary-assaults")
    assert sum(int(counted.facts[seat]) for seat in GAME.seats) == len(entered)


def test_some_of_them_have_assaults_on_the_map_and_without_one() -> None:
    moves = [move for name in GAMES for entry in table_of(name).line() for move in table_of(name).moves_of(entry)]
    assert {type(move) for move in moves} >= {Assault, Attack}


def test_they_are_of_every_kind_of_table() -> None:
    records = [record_of(name) for name in GAMES]
    states: list[tuple[State, State]] = [(table_of(name).past.state_at(0), table_of(name).state) for name in GAMES]
    depths = {(first.rules.depth, last.rules.depth) for first, last in states}
    assert depths == {("full", "full"), ("ledger", "ledger"), ("ledger", "full")}
    with_map = [record.setup.options.get("board", "marengo") for record, (_, last) in zip(records, states, strict=True)
                if last.rules.depth == "full"]  # fmt: skip
    assert set(with_map) == {"training", "marengo", "own"}
    for option in GAME.options:
        if option.values:
            used = {record.setup.options.get(option.key, option.default) for record in records}
            assert used == set(option.values), option.key
        else:
            assert any(option.key in record.setup.options for record in records), option.key
