"""The map painter: keys, mouse, both languages, and what is on the disk afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.aces.board.reading import map_of
from companion.games.aces.shelf.own import MAPS
from companion.games.aces.studio.map_painter import MapPainter
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.own_files import Listed
from tests.tui.driving import SMALL, WIDE, Driver, drive

OWN = Listed("demo", own=True)
pytestmark = pytest.mark.usefixtures("home")


def painter(driver: Driver) -> MapPainter:
    return next(screen for screen in driver.app.screen_stack if isinstance(screen, MapPainter))


def paint(script: Any, **how: Any) -> None:
    """The script in the painter, one key from home."""

    async def run(d: Driver) -> None:
        await d.press("w")
        assert d.on == "MapPainter"
        await script(d)

    drive(run, **how)


@pytest.mark.parametrize(("size", "code"), [(SMALL, "de"), (WIDE, "en")])
def test_a_digit_paints_and_space_paints_the_same_again(size: tuple[int, int], code: str) -> None:
    async def script(d: Driver) -> None:
        assert ("A1: sea" if code == "en" else "A1: Meer") in d.text
        await d.press("3", "down", "space")
        assert ("A2: forest" if code == "en" else "A2: Wald") in d.text
        await d.press("down", "0")
        assert "…" not in d.text.rpartition("\n")[0]

    paint(script, size=size, language=code)
    kept = MAPS.read(OWN)
    assert [row[0] for row in kept.rows[:3]] == ["T", "T", " "]
    assert kept.origin == "custom"


def test_all_columns_of_the_map_are_seen_at_120_columns() -> None:
    async def script(d: Driver) -> None:
        assert all(f"F{number:02}" in d.text for number in range(1, 11))

    paint(script, size=WIDE)


def test_open_ground_has_a_sign_that_tells_it_from_no_hex() -> None:
    """Not every theme has a tint for it."""

    def dots(d: Driver) -> int:
        return sum(line[: d.find("#field").region.right].count(".") for line in d.lines)

    async def script(d: Driver) -> None:
        before = dots(d)
        await d.press("1")
        assert dots(d) == before + 1
        await d.press("0")
        assert dots(d) == before

    paint(script, size=WIDE)


def test_the_pen_paints_wherever_the_cursor_goes_and_undo_goes_back_hex_by_hex() -> None:
    async def script(d: Driver) -> None:
        await d.press("7", "d", "down", "down", "down")
        assert "pen down" in d.text
        assert [row[0] for row in painter(d).now.rows[:4]] == ["s", "s", "s", "s"]
        await d.press("u", "escape")
        assert [row[0] for row in painter(d).now.rows[:4]] == ["s", "s", "s", "T"]
        assert d.on == "MapPainter"

    paint(script)
    assert MAPS.read(OWN).rows[2][0] == "s"


def test_the_mouse_paints_where_it_is_pressed_and_drawn() -> None:
    async def script(d: Driver) -> None:
        await d.press("6")
        await d.click("F01")

    paint(script)
    assert MAPS.read(OWN).letter("C3") == "^"
    assert "F01" not in {entry.id for entry in MAPS.read(OWN).factory}


def test_numbers_names_sizes_and_halves_are_typed_and_refused_in_one_sentence() -> None:
    async def script(d: Driver) -> None:
        await d.press("down", "down", "n")
        await d.type("3")
        await d.press("enter")
        assert "start number 3" in d.text
        await d.press("n")
        await d.type("13")
        await d.press("enter")
        assert "from 1 to 12" in d.told
        await d.press("S")
        await d.type("9")
        await d.press("enter")
        assert "such as 18x12" in d.told
        await d.press("h")
        await d.type("F")
        await d.press("enter", "e")
        await d.type("Green Valley")
        await d.press("enter")
        assert "Green Valley" in d.text

    paint(script)
    kept = MAPS.read(OWN)
    assert (kept.start["3"], kept.halves["7-12"].columns, kept.en) == ("A3", ("F", "R"), "Green Valley")


def test_a_map_is_turned_completed_and_taken_back() -> None:
    async def script(d: Driver) -> None:
        await d.press("m", "3")
        assert painter(d).now.rows[0] == map_of("demo").rows[-1][::-1]
        await d.press("u", "m", "4")
        assert painter(d).now.rows[0][9:] == map_of("demo").rows[-1][:9][::-1]

    paint(script)


def test_a_doubt_is_told_and_found() -> None:
    async def script(d: Driver) -> None:
        await d.press("n")  # on the sea
        await d.type("3")
        await d.press("enter", "down", "down", "down")
        assert "! Start number 3 is on A1" in d.text
        await d.press("c")
        assert "A1: sea" in d.text

    paint(script, size=WIDE)


def test_a_map_begun_from_nothing_is_shared_and_loaded_by_somebody_else(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def script(d: Driver) -> None:
        await d.press("N")
        await d.type("Moor")
        await d.press("enter", "3", "x")
        assert "moor.toml" in d.told
        await d.press("i")
        await d.type("output/moor.toml")
        await d.press("enter")
        assert "moor-2.toml" in d.text
        await d.press("i")
        await d.type("nowhere.toml")
        await d.press("enter")
        assert "nowhere.toml" in d.told

    paint(script)
    assert MAPS.read(Listed("moor-2", own=True)).rows[0].startswith("T.")


def test_a_table_is_played_on_it() -> None:
    async def script(d: Driver) -> None:
        await d.press("3", "g")
        assert d.on == "NewTableScreen"

    paint(script)
    text = MAPS.path("demo").read_text("utf-8")
    state = game("aces").start(Setup({"players": "4"}, {}, {"map": text}))
    assert state.ground.terrain["A1"] == "forest"
