"""The rules of Fog Ferry: the laws every game keeps, each rule kept and broken, and the code layout."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from fog_ferry.game import FogFerry
from fog_ferry.rivers import ASSETS

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.rulebook import rulebook
from companion.kernel.savecode import FIRST, layouts
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed
from scripts.code_layout import layout_of
from tests.laws import verified_moves
from tests.random_table import check_journal, look_at, play_at, standing
from tests.walking import never_reached, played_at_random

SETUPS = [Setup(), Setup({"coin": "south", "middle": "coin"}), Setup({"river": "broad"})]
BRACED = ("north haul steady", "south haul jerk", "brace")


@pytest.mark.parametrize("setup", SETUPS)
def test_random_play_keeps_the_laws(setup: Setup) -> None:
    assert verified_moves(game("ferry"), setup, 1, 150) == 150


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_move_is_reached_by_what_is_offered(language: str) -> None:
    assert never_reached(game("ferry"), played_at_random(game("ferry"), Setup()), language) == set()


def test_a_journal_replays_undoes_and_reopens_exactly(tmp_path: Path) -> None:
    path, rules = tmp_path / "companion.db", game("ferry")
    table = Table.create(Journal(path), rules, Setup())
    play_at(table, Random(1), 80)
    look_at(table)
    table.journal.close()
    journal = Journal(path)
    again: Table[Any] = Table(journal, rules, journal.table(table.id))
    assert standing(again) == standing(table)
    check_journal(again)
    copy = import_record(journal, rules, read_record(export_record(again).encode()))
    assert state_digest(copy.state) == state_digest(again.state)
    journal.close()


def played(*lines: str, **options: str) -> Table[Any]:
    table = Table.create(Journal(":memory:"), game("ferry"), Setup(options))
    for line in lines:
        table.enter(line)
    return table


@pytest.mark.parametrize(
    ("before", "line", "rule"),
    [
        (("north haul steady", "south haul jerk"), "north haul slack", "FF-HAUL-01"),
        (("north haul steady", "south haul steady"), "north haul steady", "FF-HAUL-02"),
        ((), "north yield", "FF-ANSWER-01"),
        (("north haul steady", "south haul jerk"), "south brace", "FF-BRACE-01"),
        (("north haul steady", "south haul jerk"), "south roll 3", "FF-ROLL-01"),
        (BRACED, "south roll 7", "FF-ROLL-02"),
    ],
)
def test_what_breaks_a_rule_is_refused_by_it(before: tuple[str, ...], line: str, rule: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        played(*before).enter(line)
    assert rule in {objection.rule for objection in refused.value.objections}


@pytest.mark.parametrize(("die", "stone"), [(3, 5), (4, 8)])
def test_a_crew_that_braces_holds_the_ferry_or_loses_a_stone_more(die: int, stone: int) -> None:
    table = played(*BRACED, f"roll {die}")
    assert (table.state.stone, table.state.coin) == (stone, "south")
    assert [decision.kind for decision in table.pending()] == ["haul", "haul"]


def test_without_its_side_of_the_coin_a_crew_yields_by_itself() -> None:
    table = played("north haul steady", "south haul jerk", coin="south")
    assert (table.state.stone, table.state.round) == (7, 2)


@pytest.mark.parametrize(("middle", "winner"), [("tie", None), ("coin", "north")])
def test_in_the_middle_the_ruling_decides(middle: str, winner: str | None) -> None:
    table = played(middle=middle)
    for number in range(table.state.rules.river.tide):
        for seat in table.game.seats:
            table.enter(f"{seat} haul {('slack', 'steady')[number % 2]}")
    assert table.result is not None
    assert (table.result.winner, table.result.reason) == (winner, "middle")


def test_every_rule_is_told_in_both_languages() -> None:
    for rule in rulebook("ferry").values():
        assert len(rule.en.split()) > 4
        assert len(rule.de.split()) > 4
        assert rule.en != rule.de


def test_the_newest_code_layout_fits_the_game_as_it_is() -> None:
    newest, today = layouts("ferry")[max(layouts("ferry"))], layout_of(FogFerry())
    assert (newest.setup, newest.position) == (today.setup, today.position)
    assert min(layouts("ferry")) == FIRST


def test_the_script_writes_the_next_layout_into_the_plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    from scripts import code_layout

    monkeypatch.setattr(code_layout, "layout_of", lambda rules, often: layouts("ferry")[FIRST])
    path = code_layout.main("ferry")
    try:
        assert path == ASSETS / "codes" / f"{FIRST + 1}.json"
        assert path.read_bytes() == (ASSETS / "codes" / f"{FIRST}.json").read_bytes()
    finally:
        path.unlink()


def test_the_whole_game_can_be_read_in_one_sitting() -> None:
    lines = [line for path in ASSETS.parent.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(map(bool, map(str.strip, lines))) < 500
