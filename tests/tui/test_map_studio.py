"""The map studio: a fair map at once, changed by keys and mouse, kept, opened and printed."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap, Special
from companion.games.clockwork.maps.layout import LAYOUTS, layout
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.maps.tiles import IN_BOX, KINDS, LAKE, Kind
from companion.games.clockwork.sheets import SHEETS
from companion.games.clockwork.shelf import map_shelf
from companion.games.clockwork.studio.drawing_board import changed, drawn_anew, fairer
from companion.games.clockwork.studio.map_studio import MapStudio
from companion.kernel.hexgrid import Cell
from companion.kernel.trouble import Trouble
from companion.tui.widgets.hex_map import SHAPES, Grid, HexPicture, fitting
from tests.printing.proof import qr_codes
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.test_print_studio import said_in

SIZES = [(60, 16), SMALL, WIDE, (200, 60)]


@pytest.fixture(autouse=True)
def folder(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the app is started: prints go to output/ in it. The first map is always the same."""
    started = tmp_path / "started"
    started.mkdir()
    monkeypatch.chdir(started)
    seeds = iter(range(10_000))
    monkeypatch.setattr("companion.games.clockwork.studio.drawing_board.token_hex", lambda: str(next(seeds)))
    return started


def studio(driver: Driver) -> MapStudio:
    return next(screen for screen in driver.app.screen_stack if isinstance(screen, MapStudio))


def design(driver: Driver) -> HexMap:
    return studio(driver)._design


def under_cursor(driver: Driver) -> int:
    return studio(driver)._place


async def open_code(driver: Driver, code: str) -> None:
    await driver.press("o", "enter")
    await driver.type(code)
    await driver.press("enter")


# --- looking --------------------------------------------------------------------------------------------------------


def test_one_key_from_home_shows_a_fair_map_and_why_it_is_fair() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m")
        assert driver.on == "MapStudio"
        assert measure(design(driver)).composite < 0.1
        assert "random maps" in driver.text
        assert "Worst gap" in driver.text or "equally good" in driver.text
        assert map_code(design(driver)).lines[0] in driver.lines[0]
        await driver.press("escape")
        assert driver.on == "HomeScreen"
        await driver.click("m  Maps of")
        assert driver.on == "MapStudio"

    drive(script)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_every_tile_of_every_layout_is_seen_with_its_id(size: tuple[int, int]) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m")
        for id_ in LAYOUTS:
            wanted = draw(layout(id_), dice("seen"))
            await open_code(driver, map_code(wanted).qr)
            region = driver.find(HexPicture).region
            seen = "\n".join(line[region.x : region.right] for line in driver.lines[region.y : region.bottom])
            assert [tile for tile in wanted.tiles if tile not in seen] == [], id_
            for line in range(len(LAYOUTS)):  # where a tile is said to be, there it is
                driver.find(HexPicture).cursor = wanted.layout.cells[line]
                driver.find(HexPicture).redraw()
                await driver.settle()
                assert f"‹{wanted.ids[line]}›" in driver.text, id_

    drive(script, size=size)


def test_without_colour_and_half_blocks_letters_tell_the_terrain() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m")
        assert all(id_ in driver.text for id_ in design(driver).ids)
        assert "▀" not in driver.text
        assert "*H1" in driver.text
        await driver.press("l", "right")
        assert f"={design(driver).ids[next(iter(studio(driver)._locked))]}" in driver.text

    drive(script, theme="monochrome", ascii=True)


def test_ids_are_those_on_the_owners_tiles_and_still_tell_the_kind(home: Path) -> None:
    words = {kind: [f"{number}{kind[:2]}" for number in range(9)] for kind in Kind}
    lines = [f"{kind} = {words[kind][: (*IN_BOX, 4)[at]]}" for at, kind in enumerate(Kind)]
    path = home / "games" / "clockwork" / "tiles.toml"
    path.parent.mkdir(parents=True)
    path.write_text("\n".join(lines))

    async def script(driver: Driver) -> None:
        await driver.press("m")
        assert "S·0sh" in driver.text

    drive(script)


def test_the_language_changes_at_once() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "f2")
        for word in ("LANDKARTEN", "Anordnung 3A", "Türme", "zufälligen Landkarten", "Schritte"):
            assert word in driver.text
        await driver.press("e")
        assert "Was liegt" in driver.text
        await driver.press("f2")
        assert "What lies" in driver.text
        assert "village" in driver.text

    drive(script)


# --- changing -------------------------------------------------------------------------------------------------------


def test_new_draws_another_map_and_undo_brings_the_old_one_back() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m")
        first = design(driver)
        await driver.press("n")
        assert design(driver) != first
        await driver.press("u")
        assert design(driver) == first
        assert map_code(first).lines[0] in driver.text
        await driver.press("u")
        assert design(driver) == first
        assert "nothing to take back" in driver.told

    drive(script)


def test_fairer_keeps_the_tiles_and_the_locked_place() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m")
        unfair = draw(layout("3A"), dice("unfair"))
        await open_code(driver, map_code(unfair).qr)
        await driver.press("l")
        place = under_cursor(driver)
        await driver.press("f")
        found = design(driver)
        assert measure(found).composite < measure(unfair).composite
        assert found.counts == unfair.counts
        assert found.kinds[place] == unfair.kinds[place]
        await driver.press("n", "n")
        assert design(driver).kinds[place] == unfair.kinds[place]

    drive(script)


def test_two_tiles_change_places_by_keys_and_by_mouse() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "l")
        first, before = under_cursor(driver), design(driver)
        await driver.press("s", "right")
        second = under_cursor(driver)
        assert "changes places" in driver.text
        await driver.press("s")
        assert design(driver) == before.swapped(first, second)
        assert studio(driver)._locked == {second}  # the lock went with its tile
        await driver.press("u", "s", "escape")
        assert design(driver) == before
        assert driver.on == "MapStudio"
        await driver.press("s")
        other = next(at for at, kind in enumerate(before.kinds) if kind != before.kinds[under_cursor(driver)])
        start = under_cursor(driver)
        await driver.click(before.ids[other])
        assert design(driver) == before.swapped(start, other)

    drive(script)


def test_another_kind_is_laid_and_a_lake_of_fire() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m")
        place, before = under_cursor(driver), design(driver)
        kind = next(
            kind for kind, count in enumerate(before.counts) if count < IN_BOX[kind] and kind != before.kinds[place]
        )
        await driver.press("e", *["down"] * kind, "enter")
        assert design(driver).kinds[place] == kind
        await driver.press("e", "end", "enter")
        assert design(driver).special == (Special(place, 4),)
        assert "4 VP" in driver.text
        assert all(line in driver.text for line in map_code(design(driver)).lines)  # its code is a longer one

    drive(script)


def test_the_box_has_no_more_tiles_than_it_has() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "P")  # four players: four of each but villages
        design_before = design(driver)
        assert design_before.layout.players == 4
        tower = KINDS.index(Kind.TOWER)
        place = next(at for at, kind in enumerate(design_before.kinds) if kind != tower)
        driver.find(HexPicture).cursor = design_before.layout.cells[place]
        await driver.press("e", "enter")
        assert "CW-MAP-12" in driver.told
        assert design(driver) == design_before

    drive(script)


def test_players_layout_and_way_to_draw() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "P", "P")
        assert design(driver).layout.id == "2A"
        await driver.press("L", "down", "down", "down", "enter")
        assert design(driver).layout.id == "3B"
        await driver.press("m", "m", "n")
        assert "draws: symmetric" in driver.text
        await driver.press("P", "n")
        assert measure(design(driver)).composite == pytest.approx(0)
        assert "equally good" in driver.text

    drive(script)


def test_what_cannot_be_drawn_is_told_in_one_sentence() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "m", "m")
        before = design(driver)
        await driver.press("l", "right", "l", "right", "l", "n")
        assert "symmetric" in driver.told
        assert design(driver) == before

    drive(script)


def test_a_layout_wider_than_the_screen_follows_the_cursor_and_a_broken_one_is_told(home: Path) -> None:
    folder = home / "games" / "clockwork" / "layouts"
    folder.mkdir(parents=True)
    columns = ", ".join(f'"{number % 2}"' for number in range(26))
    (folder / "river.toml").write_text(f"players = 2\ncolumns = [{columns}]\ncapitals = [[1, 0], [26, 1]]\n")
    (folder / "broken.toml").write_text('players = 2\ncolumns = ["x"]\n')

    async def script(driver: Driver) -> None:
        await driver.press("m", "L")
        assert "broken.toml" in driver.told
        await driver.press("end", "enter")
        ids = design(driver).ids
        assert design(driver).layout.id == "river"
        assert "the rulebook recommends" in " ".join(driver.text.split())
        await driver.hurry(*["left"] * 30)
        assert f"‹{ids[0]}›" in driver.text
        await driver.hurry(*["right"] * 30)
        assert f"‹{ids[-1]}›" in driver.text

    drive(script, size=SMALL)


# --- keeping --------------------------------------------------------------------------------------------------------


def test_a_map_is_saved_under_a_name_and_opened_again() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "w")
        await driver.type("Attic")
        await driver.press("enter")
        kept = design(driver)
        assert kept.name == "Attic"
        assert "Attic" in driver.lines[0]
        assert map_shelf.find_map("attic") == kept
        await driver.press("n")
        assert design(driver).name == ""
        await driver.press("o", "end", "enter")
        assert design(driver) == kept
        await driver.press("n", "w")
        await driver.type("Attic")
        await driver.press("enter")
        assert driver.on == "Ask"
        await driver.press("y")
        assert map_shelf.find_map("attic") == design(driver) != kept

    drive(script)


def test_a_bad_name_or_code_is_told_and_need_not_be_typed_again() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "w")
        await driver.type("!!")
        await driver.press("enter")
        assert "is no name for a map" in driver.told
        assert driver.on == "TypeIn"
        await driver.press("escape")
        right = map_code(draw(layout("2A"), dice("code"))).qr
        wrong = right[:5] + ("0" if right[5] != "0" else "1") + right[6:]
        await open_code(driver, wrong)
        assert right[2:7] in driver.told  # the likely fix
        assert wrong in driver.text

    drive(script)


def test_the_empty_place_of_a_printed_map_is_there_to_be_filled() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "o", "down", "enter")
        name = next(iter(map_shelf.printed_maps()))
        assert map_shelf.printed_id(design(driver).name) == name
        assert "as the rulebook shows" in driver.told
        await driver.press("n", "w", "enter")
        assert not map_shelf.kept_maps("en")[0].empty
        assert map_shelf.find_map(name).kinds == design(driver).kinds

    drive(script)


# --- printing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "de"])
def test_two_keys_print_the_map_on_one_page(folder: Path, code: str) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "p")
        assert driver.on == "PrintStudio"
        await driver.press("enter")
        (path,) = (folder / "output").iterdir()
        assert path.name in said_in(driver, "#printed").replace(" ", "")
        pdf = path.read_bytes()
        assert len(PdfReader(io.BytesIO(pdf)).pages) == 1
        assert qr_codes(pdf, 0) == [map_code(design(driver)).qr]
        await driver.press("escape")
        assert driver.on == "MapStudio"

    drive(script, language=code)


def test_all_sheets_of_the_map_can_be_had(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "P", "p")
        assert design(driver).layout.players == 4
        above = driver.text
        await driver.press("up", "end")
        offered = above + driver.text
        for sheet in SHEETS:
            assert sheet.title("clockwork", driver.app.say) in offered
        await driver.press("home", "down", "down", "enter")
        pdf = PdfReader(next((folder / "output").iterdir()))
        of_map = [sheet for sheet in SHEETS if sheet.of != "table"]
        titles = [str(entry["/Title"]) for entry in pdf.outline]
        assert titles[1:] == [sheet.title("clockwork", driver.app.say) for sheet in of_map]

    drive(script)


def test_a_folder_in_the_way_is_told(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        (folder / "output").write_text("in the way")
        await driver.press("m", "p", "enter")
        assert "cannot be made" in driver.text

    drive(script)


# --- counts ---------------------------------------------------------------------------------------------------------


async def fix(driver: Driver, kind: Kind, count: int) -> None:
    driver.find(f"#choice-{kind}").choose(str(count))
    await driver.settle()


def test_a_count_that_is_fixed_holds_for_all_maps_until_it_is_free_again() -> None:
    tower = KINDS.index(Kind.TOWER)

    async def script(driver: Driver) -> None:
        await driver.press("m", "c")
        assert "291 compositions" in driver.text
        await driver.press("right", "right", "right", "right")
        assert "‹ 3 ›" in driver.text
        await driver.press("enter")
        assert driver.on == "MapStudio"
        assert design(driver).counts[tower] == 3
        assert "draws: fairest · T 3" in driver.text
        for _ in range(6):
            await driver.press("n")
            assert design(driver).counts[tower] == 3
        await driver.press("c")
        assert "‹ 3 ›" in driver.text
        await fix(driver, Kind.TOWER, 4)
        await driver.press("enter", "n")
        assert design(driver).counts[tower] == 4
        await driver.press("u", "u")
        assert "· T 3" in driver.text  # taken back with the map
        await driver.press("P")
        assert "· T" not in driver.text  # another number of players has other ranges

    drive(script)


def test_counts_outside_the_ranges_are_warned_of_and_impossible_ones_told() -> None:
    """CW-MAP-11, CW-MAP-12."""

    async def script(driver: Driver) -> None:
        await driver.press("m", "c")
        before = design(driver)
        for kind in (Kind.TOWER, Kind.FACTORY, Kind.SHRINE, Kind.LAKE):
            await fix(driver, kind, 0)
        assert "Layout 3A needs 27 tiles" in " ".join(driver.text.split())
        await driver.press("enter")
        assert driver.on == "MapCounts"  # it can still be put right
        for kind in (Kind.FACTORY, Kind.SHRINE, Kind.LAKE):
            await fix(driver, kind, 4)
        await fix(driver, Kind.FOREST, 5)
        await driver.press("enter")
        assert design(driver).counts[:5] == (0, 4, 4, 5, 4)
        assert "recommends" in " ".join(driver.text.split())
        await driver.press("c", "escape", "u")
        assert design(driver) == before

    drive(script)


def test_locked_tiles_count_too() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "l", "c")
        kind = design(driver).kind(under_cursor(driver))
        await fix(driver, kind, 0)
        assert "locked" in driver.text
        await driver.press("enter", "escape")
        assert driver.on == "MapStudio"

    drive(script)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", SIZES[1:3], ids=str)
def test_all_kinds_and_what_is_possible_are_seen_at_once(size: tuple[int, int], code: str) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "c")
        for kind in KINDS:
            assert driver.app.say(f"clockwork-{kind}") in driver.text
        assert "291" in driver.text

    drive(script, size=size, language=code)


# --- the picture ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_hexes_never_touch(shape: tuple[int, tuple[int, ...]]) -> None:
    cells = [cell for column in layout("4A").columns for cell in column]
    grid = Grid(cells, *shape)
    owner: dict[tuple[int, int], Cell] = {}
    for cell in cells:
        for y, first, end in grid.pixels(cell):
            assert 0 <= first < end <= grid.width
            assert 0 <= y < grid.height
            for x in range(first, end):
                assert owner.setdefault((x, y), cell) == cell
    for (x, y), cell in owner.items():
        assert {owner.get((x + 1, y), cell), owner.get((x, y + 1), cell)} == {cell}


@given(st.sampled_from(LAYOUTS), st.integers(1, 250), st.integers(1, 80))
def test_the_largest_picture_that_fits_is_drawn(id_: str, width: int, height: int) -> None:
    cells = layout(id_).cells
    grid = fitting(cells, width, height)
    fits = [shape for shape in SHAPES if Grid(cells, *shape).width <= width and Grid(cells, *shape).rows <= height]
    assert (grid.pitch, grid._shape) == (fits[-1] if fits else SHAPES[0])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_arrows_reach_every_tile(size: tuple[int, int]) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m", "L", *["down"] * 3, "enter")  # with a blank space in the middle
        shown, cells = driver.find(HexPicture), design(driver).layout.cells
        reached, waiting = {shown.cursor}, [shown.cursor]
        with patch.object(shown, "redraw"):  # nobody looks on the way
            while waiting:
                start = waiting.pop()
                for step in ((0, -1), (0, 1), (-1, 0), (1, 0)):
                    shown.cursor, shown._level = start, start[1]
                    shown.action_move(*step)
                    if shown.cursor not in reached:
                        reached.add(shown.cursor)
                        waiting.append(shown.cursor)
        assert reached == set(cells)
        shown.redraw()
        await driver.settle()
        assert design(driver).ids[under_cursor(driver)] in driver.text  # also where only a part of the map is seen

    drive(script, size=size)


# --- the drawing board ----------------------------------------------------------------------------------------------


def _laid(kinds: bytes, **more: Any) -> HexMap:
    return HexMap(layout("2A"), kinds, **more)


def test_the_owners_tiles_stay_where_they_are_when_one_changes() -> None:
    start = draw(layout("2A"), dice("numbers"))
    numbers = bytes(start.kinds[:at].count(kind) for at, kind in enumerate(start.kinds))
    own = _laid(start.kinds, numbers=numbers)
    free = next(kind for kind, count in enumerate(own.counts) if count < IN_BOX[kind] and kind != own.kinds[0])
    after = changed(own, 0, free)
    assert after.ids[1:] == own.ids[1:]
    assert after.ids[0] not in own.ids


def test_a_lake_that_is_gone_burns_no_more() -> None:
    start = draw(layout("2A"), dice("fire"))
    lake = start.kinds.index(LAKE)
    burning = changed(start, lake, LAKE, fire=True)
    assert burning.special == (Special(lake),)
    other = next(kind for kind, count in enumerate(start.counts) if count < IN_BOX[kind] and kind != LAKE)
    assert changed(burning, lake, other).special == ()
    assert drawn_anew(burning, "random", [lake]).special == (Special(lake),)
    assert drawn_anew(burning, "random", []).special == ()


def test_when_everything_is_locked_nothing_gets_fairer() -> None:
    start = draw(layout("2A"), dice("locked"))
    with pytest.raises(Trouble) as trouble:
        fairer(start, range(len(start.kinds)))
    assert trouble.value.key == "map-no-fairer"


def test_a_game_starts_on_the_map_that_is_shown() -> None:
    async def script(driver: Driver) -> None:
        await driver.press("m")
        chosen = design(driver)
        await driver.press("g", "enter")
        assert driver.on == "TableScreen"
        table = driver.app.screen.table  # type: ignore[attr-defined]
        assert table.game.id == "clockwork"
        assert table.state.rules.map == map_code(chosen).qr
        assert len(table.state.seats) == chosen.layout.players

    drive(script, opening=True)
