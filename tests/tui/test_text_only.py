"""Text from outside is drawn as text: whatever names, reasons and files hold, no command reaches the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Paste
from textual.widgets import Input

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.screens.table import TableScreen
from tests.test_shown_as_text import FORGED, HOSTILE, by_the_back_door, scenario, unseen
from tests.tui.driving import SMALL, WIDE, Driver, drive

KEYS = ("question_mark", "h", "b", "i", "o", "v", "w", "m", "p", "f1", "ctrl+p", "u")  # of what can be looked at


@pytest.fixture
def store(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.chdir(tmp_path)
    return Store()


def hostile_table(store: Store, home: Path) -> str:
    setup = Setup({"scenario": "bad"}, {}, {"scenario": scenario()})
    id_ = store.create(game("march"), setup, "Kitchen")
    sitting = store.sit_down(id_)
    sitting.table.enter("roll 5 2")
    sitting.table.force("blue end", FORGED)
    for code in ("en", "de"):
        sitting.table.correct(f"rules.name.{code}", FORGED, FORGED)
    sitting.leave()
    by_the_back_door(home, id_)
    return id_


def check(d: Driver) -> None:
    assert unseen(d.text) == set(), (d.on, d.text)
    assert d.app.size.width >= max(map(len, d.lines))
    assert "forged line" not in [line.strip() for line in d.lines]


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_no_screen_draws_anything_but_text(store: Store, home: Path, size: tuple[int, int], ascii_only: bool) -> None:
    id_ = hostile_table(store, home)

    async def script(d: Driver) -> None:
        check(d)
        for key in ("n", "c", "escape"):  # its name is in a line to be changed
            await d.press(key)
            check(d)
        d.app.open_table(id_)
        await d.settle()
        assert isinstance(d.app.screen, TableScreen)
        assert "Anna" in d.text
        seen = set[str]()
        for key in KEYS:
            await d.press(key)
            check(d)
            seen.add(d.on)
            while d.on != "TableScreen":
                await d.press("escape")
                check(d)
        assert len(seen) > 6, seen

    drive(script, store=store, size=size, opening=True, ascii=ascii_only)


def test_what_is_pasted_is_drawn_as_text_and_refused_as_a_name(store: Store) -> None:
    async def script(d: Driver) -> None:
        id_ = store.create(game("march"), Setup(), "Kitchen")
        await d.press("A", "A")  # the list is read again
        await d.press("n")
        d.find(Input).value = ""
        d.find(Input).post_message(Paste(HOSTILE.replace("\r", "")))
        await d.settle()
        check(d)
        await d.press("enter")
        assert "A name cannot hold signs" in d.told
        check(d)
        assert store.journal.table(id_).name == "Kitchen"

    drive(script, store=store)
