"""The print studio for Clockwork Wars: every sheet, of a kept map, of a typed code or of none."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import layout
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.sheets import SHEETS
from companion.games.clockwork.shelf import map_shelf
from companion.games.registry import game as find_game
from companion.kernel.game import Setup
from companion.kernel.savecode import save_code
from companion.printing.kits import KITS
from companion.store import Store
from companion.text.language import language
from companion.tui.screens.print_studio import PrintStudio
from companion.tui.settings import load_settings
from tests.printing.proof import qr_codes, text
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.test_print_studio import folder, outcome, picture, said_in

__all__ = ["folder"]  # the fixture: prints go to output/ in it
MAP, OF_THREE, OF_TWO = (draw(layout(id_), dice("paper")) for id_ in ("4A", "3A", "2A"))
CODE = map_code(MAP).lines[0]


async def to_maps(driver: Driver) -> None:
    """From home to the sheets of Clockwork Wars."""
    await driver.press("p", "home", "up", "right")


async def of_map(driver: Driver, design: HexMap = MAP) -> None:
    """As the map studio opens it."""
    await driver.show(PrintStudio(map_shelf.GAME, made=design))


async def look_at(driver: Driver, sheet: str) -> None:
    at = [*KITS, *(each.id for each in SHEETS)].index(sheet)
    driver.find("#sheets").focus()
    await driver.hurry("home", *["down"] * at)


async def fill(driver: Driver, field: str, words: str) -> None:
    """Pasted, so that not every letter is a page of its own."""
    driver.find(f"#field-{field}").put_cursor_in()
    driver.find(f"#field-{field} Input").value = words
    await driver.settle()


def choose(driver: Driver, **values: str) -> None:
    for key, value in values.items():
        driver.find(f"#choice-{key.replace('_', '-')}").choose(value)


def written(folder: Path) -> Path:
    (path,) = (folder / "output").iterdir()
    return path


def outline(path: Path) -> list[str]:
    return [str(entry["/Title"]) for entry in PdfReader(io.BytesIO(path.read_bytes())).outline]


def title(sheet: str, code: str = "en") -> str:
    return language(code).say(f"clockwork-sheet-{sheet}")


def test_the_game_is_chosen_above_the_sheets(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await to_maps(driver)
        assert driver.on == "PrintStudio"
        assert "‹ Clockwork Wars ›" in driver.text
        await driver.press("home", "up", "left")
        assert "‹ The March of Progress ›" in driver.text
        await driver.press("escape")
        assert driver.on == "HomeScreen"

    drive(script)


def test_without_a_map_everything_that_needs_none_is_printed(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await to_maps(driver)
        await driver.press("enter")
        assert outline(written(folder))[1:] == [title(sheet.id) for sheet in SHEETS if sheet.of == "game"]

    drive(script)


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_sheet_that_shows_a_map_asks_for_one(folder: Path, code: str) -> None:
    async def script(driver: Driver) -> None:
        await to_maps(driver)
        await look_at(driver, "orders")
        assert ("shows a map" if code == "en" else "zeigt eine Landkarte") in outcome(driver)
        await driver.press("enter")
        assert not (folder / "output").exists()
        await fill(driver, "code", CODE)
        assert picture(driver)
        await driver.press("enter")
        assert title("orders", code) in outline(written(folder))

    drive(script, language=code)


def test_a_kept_map_is_printed_by_its_name(folder: Path) -> None:
    map_shelf.keep(MAP, "Kitchen")

    async def script(driver: Driver) -> None:
        await of_map(driver, OF_TWO)
        choose(driver, of="kept kitchen")
        await driver.settle()
        assert "‹ map Kitchen ›" in driver.text
        await driver.press("enter")
        assert "Kitchen" in written(folder).name
        assert qr_codes(written(folder).read_bytes(), 0) == [map_code(MAP).qr]

    drive(script)


def test_a_code_with_a_slip_is_told_and_the_likely_one_named(folder: Path) -> None:
    wrong = CODE.replace(CODE[5], "Z" if CODE[5] != "Z" else "X", 1)

    async def script(driver: Driver) -> None:
        await of_map(driver)
        await fill(driver, "code", wrong)
        told = outcome(driver)
        assert CODE.split("-")[1] in told
        await driver.press("enter")
        assert not (folder / "output").exists()

    drive(script)


def test_names_races_and_variant_stand_on_the_pads(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await of_map(driver)
        await fill(driver, "names", "Ada, Jules")
        choose(driver, variant="epic", allies="allied", races_1="mongrels")
        await look_at(driver, "orders")
        await driver.press("enter")
        said = text(written(folder).read_bytes(), 0) + text(written(folder).read_bytes(), 1)
        assert "Ada" in said
        assert "Mongrels" in said
        assert language("en").say("clockwork-variant-epic-allied") in said
        assert "9" in said.split()

    drive(script)


def test_only_four_players_ally(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await of_map(driver)
        assert "Alliances" in driver.text
        assert "H4 played by" in driver.text
        choose(driver, allies="allied")
        await fill(driver, "code", map_code(OF_THREE).qr)
        assert "Alliances" not in driver.text
        assert "H4 played by" not in driver.text
        await look_at(driver, "orders")
        await driver.press("enter")
        assert language("en").say("clockwork-variant-base") in text(written(folder).read_bytes(), 0)

    drive(script)


def test_who_has_no_map_says_how_many_play(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await of_map(driver)
        assert "Players  " not in driver.text  # the map has them
        await look_at(driver, "tracker")
        choose(driver, of="new", players="2")
        await driver.settle()
        assert "Players  " in driver.text
        assert "H3 is played" not in driver.text
        assert "Alliances" not in driver.text
        await driver.press("enter")
        assert outline(written(folder)) == [title("tracker")]

    drive(script)


def test_the_size_of_a_tile_is_remembered_if_it_can_be_read(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await of_map(driver)
        await fill(driver, "tile", "4")
        assert "15" in outcome(driver)  # what it may be
        await fill(driver, "tile", "45")
        assert picture(driver)
        await driver.press("escape")
        await of_map(driver)
        assert driver.find("#field-tile").value == "45"

    drive(script)
    assert load_settings().prints.details == {"tile": "45"}


def test_a_slip_in_the_ids_of_the_tiles_is_told(folder: Path, home: Path) -> None:
    path = map_shelf.tiles_file()
    path.parent.mkdir(parents=True)
    path.write_text('tower = ["T1"]')

    async def script(driver: Driver) -> None:
        await of_map(driver)
        assert "tiles.toml" in outcome(driver)

    drive(script)


def test_ticks_take_several_sheets_into_one_file(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await of_map(driver)
        await driver.press("space")
        await look_at(driver, "tracker")
        await driver.press("space", "enter")
        assert outline(written(folder)) == [title("map"), title("tracker")]

    drive(script)


def test_a_table_is_printed_with_its_map(folder: Path) -> None:
    store = Store()
    options = {"players": "3", "map": map_code(OF_THREE).qr}
    id_ = store.create(find_game("clockwork"), Setup(options, {"red": "Anna"}), "Attic")

    async def script(driver: Driver) -> None:
        await driver.show(PrintStudio(map_shelf.GAME, id_))
        assert "Attic" in driver.text
        assert driver.find("#sheets").item == "table"
        await driver.press("enter")
        path = written(folder)
        assert qr_codes(path.read_bytes(), 0) == [save_code(store.look(store.journal.table(id_))).qr]
        path.unlink()
        await look_at(driver, "map")
        await driver.press("enter")
        assert qr_codes(written(folder).read_bytes(), 0) == [map_code(OF_THREE).qr]
        assert "Anna" in text(written(folder).read_bytes(), 0)

    drive(script, store=store)


@pytest.mark.parametrize(("size", "code"), [(SMALL, "de"), (WIDE, "en")])
def test_every_sheet_is_seen_before_it_is_printed(folder: Path, size: tuple[int, int], code: str) -> None:
    async def script(driver: Driver) -> None:
        await of_map(driver, OF_TWO)
        for sheet in SHEETS:
            await driver.press(*["down"] * (sheet is not SHEETS[0]))
            assert bool(picture(driver)) == (sheet.of != "table"), sheet.id
            assert title(sheet.id, code) in driver.text
            assert said_in(driver, "#about"), sheet.id

    drive(script, size=size, language=code)
