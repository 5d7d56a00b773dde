"""`companion data check` on what somebody wrote for maps: a map, a layout, the ids of the tiles."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.layout import LAYOUTS, layout
from companion.games.clockwork.shelf import map_shelf
from companion.kernel.assets import ASSETS
from companion.text.language import CODES
from tests.shell import OK, REFUSED, Shell, refusal

ISLAND = """players = 2
columns = ["0", "-5..5", "-6..6", "-5..5", "0"]
blanks = [[3, 0]]
capitals = [[1, 0], [5, 0]]
"""
SMALL_MAP = 'layout = "2A"\ntiles = ["H", "V F L S", "V T T M M B", "C C S F F L", "V V B B", "H"]\n'
DATA = ASSETS / "games" / "clockwork"


def test_what_we_bring_along_and_what_was_kept_is_fine(companion: Shell, home: Path) -> None:
    kept = [map_shelf.keep(draw(layout(id_), dice("1")), f"kept {id_}") for id_ in LAYOUTS]
    ours = [DATA / "layouts" / f"{id_}.toml" for id_ in LAYOUTS]
    answer = companion("data", "check", *map(str, (*kept, *ours, DATA / "tiles.toml")))
    assert (answer.code, answer.err) == (OK, "")
    assert len(answer.lines) == 2 * len(LAYOUTS) + 1


def test_they_are_recognised_anywhere_and_beside_files_of_other_games(companion: Shell, tmp_path: Path) -> None:
    island, small = tmp_path / "island.toml", tmp_path / "small.toml"
    island.write_text(ISLAND)
    small.write_text(SMALL_MAP)
    scenario = next((ASSETS / "games" / "march" / "scenarios").glob("*.toml"))
    answer = companion("data", "check", str(island), str(small), str(scenario))
    assert (answer.code, len(answer.lines), answer.err) == (OK, 3, "")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("text", "part"),
    [
        (ISLAND.replace('"0", "-5..5"', '"0", "-5..x"'), "-5..x"),
        (ISLAND.replace("[5, 0]]", "[5, 2]]"), "[5, 2]"),
        (ISLAND.replace('"-6..6"', '""'), "[4, -5]"),  # two halves
        (SMALL_MAP.replace("V F L S", "T T T S"), "5"),  # more towers than there are
        (SMALL_MAP.replace("V F L S", "V F X S"), "X"),
        (SMALL_MAP.replace("2A", "9Z"), "9Z"),
        ('tower = ["T1"]\n', "factory"),
        (SMALL_MAP + "title = 3\n", "title"),
    ],
)
def test_a_slip_gets_one_clear_line(companion: Shell, tmp_path: Path, text: str, part: str, code: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert part in refusal(companion("data", "check", str(file), "--lang", code))


def test_the_folder_tells_what_a_file_should_be(companion: Shell, home: Path) -> None:
    """Even if nothing in it can be read."""
    for folder in (map_shelf.maps_folder(), map_shelf.layouts_folder()):
        folder.mkdir(parents=True)
        (folder / "broken.toml").write_text("players = 2\ntiels = [\n")
        assert "broken.toml, line" in refusal(companion("data", "check", str(folder / "broken.toml")))
    map_shelf.tiles_file().write_text("")
    assert "tiles.toml" in refusal(companion("data", "check", str(map_shelf.tiles_file())))


def test_a_map_outside_the_ranges_is_fine_and_says_so(companion: Shell, tmp_path: Path) -> None:
    """CW-MAP-11: the ranges are recommendations."""
    file = tmp_path / "mine.toml"
    file.write_text(SMALL_MAP.replace("V V B B", "V B B B"))  # four barrens
    answer = companion("data", "check", str(file))
    assert answer.code == OK
    assert len(answer.lines) == 1
    assert "barrens" in answer.err


@pytest.mark.parametrize("code", CODES)
def test_what_is_none_of_them_is_told_if_the_game_is_named(companion: Shell, tmp_path: Path, code: str) -> None:
    file = tmp_path / "list.toml"
    file.write_text("eggs = 6\n")
    assert "docs/maps.md" in refusal(companion("data", "check", str(file), "--game", "Clockwork", "--lang", code))
    assert companion("data", "check", "-", "--game", "clockwork", reads=ISLAND).code == OK
    assert companion("data", "check", "-", "--game", "march", reads=ISLAND).code == REFUSED
