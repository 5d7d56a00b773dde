"""A bug of ours is told like any trouble: what was begun is not finished, everything else goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.kernel import record
from companion.kernel.record import Line, Step
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.tui.screens.table import TableScreen
from tests.tui.driving import Driver, drive, new_table

AMBIGUOUS = "game: march\nroll 5 2\npick MOVE1\n"


@pytest.fixture
def store(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.chdir(tmp_path)
    return Store()


def test_a_record_with_a_line_that_may_mean_two_moves_is_a_sentence(store: Store, tmp_path: Path) -> None:
    (tmp_path / "odd.record").write_text(AMBIGUOUS)

    async def script(d: Driver) -> None:
        await d.press("i")
        await d.type("odd.record")
        await d.press("enter")
        assert "Line 3" in d.told
        assert "orange pick MOVE1" in d.told
        assert d.on == "TypeIn", "what was wrong need not be typed again"
        assert store.rows() == []

    drive(script, store=store)


def test_a_bug_while_importing_is_told_and_nothing_is_stored(
    store: Store, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "good.record").write_text("game: march\nroll 5 2\nblue pick MOVE1\n")

    def wrong(table: Table[Any], line: Line, *_: object) -> Step:
        if line.number == 3:
            raise AssertionError("a bug in the last line")
        return play_line(table, line, "en")

    play_line = record._play_line
    monkeypatch.setattr(record, "_play_line", wrong)

    async def script(d: Driver) -> None:
        await d.press("i")
        await d.type("good.record")
        await d.press("enter")
        assert "crash.log" in d.told
        assert store.rows() == []
        await d.press("escape", "1")
        assert d.on == "NewTableScreen", "everything else goes on"

    drive(script, store=store, spared=True)
    assert "a bug in the last line" in (home / "crash.log").read_text()


@pytest.mark.parametrize("error", [AssertionError("a bug"), Trouble("disk-full", path="x")])
def test_what_goes_wrong_in_the_middle_of_a_key_leaves_the_table_open(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    id_ = new_table(store, "Kitchen", None, "roll 5 2")

    async def wrong(self: TableScreen) -> None:
        raise error

    monkeypatch.setattr(TableScreen, "_laid_out", wrong)

    async def script(d: Driver) -> None:
        d.app.open_table(id_)
        await d.settle()
        screen = d.app.screen
        assert isinstance(screen, TableScreen)
        screen.start(screen._laid_out())
        await d.settle()
        assert d.told
        await d.press("u")
        assert d.on == "Ask", "the next key works: the dice are taken back only if all agree"

    drive(script, store=store, opening=True, spared=True)


def test_a_table_can_be_left_when_the_disk_is_full(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    id_ = new_table(store, "Kitchen", None, "roll 5 2")

    def full(*_: object) -> None:
        raise Trouble("disk-full", path="x")

    async def script(d: Driver) -> None:
        d.app.open_table(id_)
        await d.settle()
        monkeypatch.setattr(store.journal, "settle", full)
        await d.press("q", "y")
        assert d.on == "HomeScreen"
        assert "everything that was entered is" in d.told
        store.sit_down(id_).leave()

    drive(script, store=store, opening=True)
