"""A printed code typed or pasted into the app is that table again."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Paste
from textual.widgets import Input

from companion.kernel.savecode import SaveCode, save_code
from companion.store import Store
from companion.text.language import CODES
from companion.text.language import language as words
from companion.tui.screens.final import FinalScreen
from companion.tui.widgets.menu import Menu
from tests.tui.driving import SMALL, WIDE, Driver, drive, new_table

ANNA_AND_BEN = {"blue": "Anna", "orange": "Ben"}
TURN = ("roll 5 2", "blue pick MOVE2", "orange pick RECRUIT")


@pytest.fixture
def store(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.chdir(tmp_path)
    return Store()


def printed(store: Store, *lines: str) -> SaveCode:
    """The code of a table that is put away afterwards."""
    id_ = new_table(store, "Kitchen", ANNA_AND_BEN, *lines)
    code = save_code(store.look(store.journal.table(id_)))
    store.archive(id_)
    return code


async def paste(d: Driver, text: str) -> None:
    d.find(Input).post_message(Paste(text))
    await d.settle()


def check_restored(d: Driver, store: Store) -> None:
    (row,) = store.rows()
    assert row.name == "Kitchen"
    assert row.setup.seats == ANNA_AND_BEN
    assert store.look(row).state.sides == store.look(store.rows(archived=True)[0]).state.sides
    assert d.on == "HomeScreen"
    assert d.find(Menu).item == f"table {row.id}"


def test_a_code_is_pasted_with_all_its_lines(store: Store) -> None:
    code = printed(store, *TURN)
    assert len(code.lines) > 1

    async def script(d: Driver) -> None:
        await d.press("i")
        await paste(d, "\n".join(code.lines) + "\n")
        await d.press("enter")
        check_restored(d, store)

    drive(script, store=store)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_code_is_typed_and_each_line_is_checked_on_the_way(store: Store, size: tuple[int, int]) -> None:
    code = printed(store, *TURN)

    async def script(d: Driver) -> None:
        await d.press("i")
        await d.type(code.lines[0].lower().removesuffix(code.lines[0][-1].lower()))
        assert "enter takes it" in d.text
        await d.type(code.lines[0][-1].lower())
        assert "The first line of the code is right." in d.text
        await d.type("".join(f" {line}" for line in code.lines[1:]).lower())
        await d.press("enter")
        check_restored(d, store)

    drive(script, store=store, size=size)


@pytest.mark.parametrize("language", CODES)
def test_a_slip_is_told_and_need_not_be_typed_all_over(store: Store, language: str) -> None:
    code = printed(store, *TURN)
    wrong = ("7" if code.qr[3] != "7" else "8").join((code.qr[:3], code.qr[4:]))

    async def script(d: Driver) -> None:
        await d.press("i")
        await d.type(wrong)
        line = "Line 1 of the code" if language == "en" else "Zeile 1 des Codes"
        assert line in d.text
        await d.press("enter")
        assert line in d.told
        assert code.qr[:5] in d.told, "what it must have been"
        assert store.rows() == []
        assert d.on == "TypeIn"
        assert d.find(Input).value == wrong
        await d.press("home", *["right"] * 3, "delete", code.qr[3].lower(), "enter")
        check_restored(d, store)

    drive(script, store=store, language=language)


def test_a_file_is_a_file_even_if_its_name_could_be_a_code(store: Store, tmp_path: Path) -> None:
    id_ = new_table(store, "Kitchen", ANNA_AND_BEN, *TURN)
    store.export(id_, tmp_path / "kitchentable", words("en"))
    store.archive(id_)

    async def script(d: Driver) -> None:
        await d.press("i")
        await d.type("kitchentable")
        await d.press("enter")
        check_restored(d, store)

    drive(script, store=store)


def test_a_game_that_was_over_is_over_again(store: Store) -> None:
    code = printed(store, "roll 5 2", "blue end", "orange end")

    async def script(d: Driver) -> None:
        await d.press("i")
        await paste(d, code.qr)
        await d.press("enter", "enter")
        assert d.on == "TableScreen"
        assert "The game is over" in d.text
        assert "The table stands as it was written down." in d.text
        await d.show(FinalScreen(d.app.screen.table))
        assert "A TIE" in d.text

    drive(script, store=store, opening=True)
