"""Lists with more than nine rows: two digits choose, and a digit that could begin a longer number waits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.tui.screens.dialogs import PickOne
from companion.tui.widgets import numbered
from tests.tui.driving import SMALL, WIDE, Driver, drive

LETTERS = list("abcdefghijklmno")  # fifteen rows


def picked(*keys: str, rows: list[str] = LETTERS, wait: float = 0) -> int | str | None:
    """Which row these keys choose, typed without a pause; `waiting` if none is chosen yet."""
    found: list[int | str | None] = []

    async def script(d: Driver) -> None:
        d.app.push_screen(PickOne("Which?", rows), found.append)
        await d.settle()
        for key in keys:
            d.send(key)
        await d.settle()
        await asyncio.sleep(wait)
        await d.settle()

    drive(script)
    return found[0] if found else "waiting"


@pytest.mark.parametrize(
    ("keys", "row"),
    [
        ("2", 1),
        ("9", 8),
        (("1", "0"), 9),
        (("1", "5"), 14),
        (("1", "enter"), 0),
        (("1", "down", "enter"), 1),
        ("1", "waiting"),
        (("1", "6"), "waiting"),
        (("1", "6", "3"), 2),
        ("0", "waiting"),
        (("1", "escape"), None),
    ],
)
def test_digits_choose_a_row_as_soon_as_it_is_clear_which(
    home: Path, keys: tuple[str, ...] | str, row: int | str | None
) -> None:
    assert picked(*keys) == row


def test_in_a_short_list_one_digit_is_enough(home: Path) -> None:
    assert picked("1", rows=LETTERS[:9]) == 0


def test_a_digit_that_nobody_goes_on_with_chooses_after_a_moment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbered, "PATIENCE", 0.05)
    assert picked("1", wait=0.2) == 0
    monkeypatch.setattr(numbered, "PATIENCE", 1)  # the other key has to come before, on a busy machine too
    assert picked("1", "up", wait=1.2) == "waiting", "another key takes it back"


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_every_row_shows_its_number_and_a_digit_that_waits_is_seen(home: Path, size: tuple[int, int]) -> None:
    async def script(d: Driver) -> None:
        await d.show(PickOne("Which?", LETTERS))
        for row in ("1  a", "9  i", "10 j"):
            assert row in d.text
        await d.press("1")
        assert "1_ a" in d.text
        await d.press("2")
        assert d.on == "HomeScreen"

    drive(script, size=size)
