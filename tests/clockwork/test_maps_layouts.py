"""Where the tiles lie: our six layouts (ledger 4.6), the box (2.2), and players' own files."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.clockwork.maps.layout import LAYOUTS, designed, layout, usual_layout
from companion.games.clockwork.maps.layout_file import as_file, read_layout
from companion.games.clockwork.maps.tiles import IDS, INVENTORY, KINDS, Kind, our_box, read_box
from companion.games.clockwork.maps.vectors import tiles
from companion.games.clockwork.shelf import map_shelf
from companion.kernel import hexgrid
from companion.kernel.assets import ASSETS, asset_text
from companion.kernel.trouble import BadData, Trouble
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.shell import Shell, refusal

# columns, capitals, tiles one and two steps from each capital, capitals apart, symmetries: the ledger's section 4.6
LEDGER = {
    "2A": ((1, 4, 6, 6, 4, 1), ((1, 0), (6, 1)), (2, 5), {5}, 2),
    "2B": ((3, 4, 4, 4, 4, 3), ((1, 0), (6, 1)), (4, 5), {5}, 2),
    "3A": ((1, 3, 4, 5, 6, 6, 5), ((1, -1), (7, -5), (6, 6)), (2, 4), {6}, 3),
    "3B": ((2, 5, 6, 4, 6, 5, 2), ((7, 1), (2, 4), (3, -5)), (3, 5), {5}, 3),
    "4A": ((5, 6, 5, 6, 5, 6, 5), ((2, -5), (6, -5), (6, 5), (2, 5)), (3, 5), {4, 5, 7}, 4),
    "4B": ((6, 5, 6, 4, 6, 5, 6), ((1, -5), (7, -5), (7, 5), (1, 5)), (2, 4), {5, 6, 8}, 4),
}
PLAIN = 'players = 2\ncolumns = ["0", "-1..1", "0"]\ncapitals = [[1, 0], [3, 0]]\n'


@pytest.mark.parametrize("id_", LAYOUTS)
def test_our_layouts_are_those_of_the_ledger(id_: str) -> None:
    columns, capitals, near, apart, symmetries = LEDGER[id_]
    place = layout(id_)
    assert tuple(len([cell for cell in column if cell in place.places]) for column in place.columns) == columns
    assert place.capitals == capitals
    assert [(steps.count(1), steps.count(2)) for steps in place.distances] == [near] * len(capitals)
    assert {hexgrid.straight(one, other) for one in capitals for other in capitals if one != other} == apart
    assert len(place.automorphisms) == symmetries
    assert place.blanks == (((4, 0),) if id_ in ("3B", "4B") else ())


@pytest.mark.rule("CW-MAP-02", "CW-MAP-03", "CW-MAP-04")
@pytest.mark.parametrize("id_", LAYOUTS)
def test_they_have_as_many_tiles_as_the_rulebook_says(id_: str) -> None:
    """CW-MAP-02 to CW-MAP-04: 20, 27 and 34 tiles besides a capital for each player."""
    place = layout(id_)
    assert len(place.cells) == tiles(place.players)
    assert len(place.capitals) == place.players == int(id_[0])


@pytest.mark.rule("CW-MAP-08", "CW-MAP-09", "CW-A-48")
def test_tiles_are_drawn_column_by_column_from_top_to_bottom() -> None:
    assert layout("2A").cells[:6] == ((2, -3), (2, -1), (2, 1), (2, 3), (3, -4), (3, -2))
    assert all(list(layout(id_).cells) == sorted(layout(id_).cells) for id_ in LAYOUTS)


@pytest.mark.parametrize("id_", LAYOUTS)
def test_a_symmetry_keeps_neighbours_and_distances(id_: str) -> None:
    place = layout(id_)
    for image in place.automorphisms:
        for cell, beside in enumerate(place.beside):
            assert {image.cells[other] for other in beside} == set(place.beside[image.cells[cell]])
        for capital, steps in enumerate(place.distances):
            there = place.distances[image.capitals[capital]]
            assert [there[image.cells[cell]] for cell in range(len(steps))] == list(steps)


def test_blank_spaces_are_no_neighbours_and_other_capitals_are_in_the_way() -> None:
    """CW-BASE-15, CW-CTRL-03: around the blank one walks, through a foreign capital nobody does."""
    assert (4, 0) not in layout("3B").neighbours((4, 2))
    assert len(layout("3B").neighbours((4, 2))) == 5
    row = designed("row", 2, [(1, 0), (2, 1), (3, 2), (4, 1), (2, 3), (3, 4), (4, 3)], [(1, 0), (3, 2)])
    assert row.distances[0][row.cells.index((4, 1))] == 5, "2 by way of the capital"


def test_the_usual_layout_of_each_number_of_players() -> None:
    assert [usual_layout(players).id for players in (2, 3, 4)] == ["2A", "3A", "4A"]


@pytest.mark.parametrize("id_", LAYOUTS)
def test_a_layout_written_down_reads_as_the_same(id_: str) -> None:
    fields = as_file(layout(id_))
    text = "".join(f"{key} = {value!r}\n" for key, value in fields.items())
    assert read_layout(text, id_) == layout(id_)


def test_what_the_rulebook_does_not_state_is_marked() -> None:
    for path in (ASSETS / "games" / "clockwork" / "layouts").glob("*.toml"):
        assert 'columns = "deduced"' in path.read_text(encoding="utf-8"), path
    assert set(our_box().sources) == set(Kind)


MISTAKES = {
    "not connected": ('["0", "-1..1", "", "-1..1"]', "[[1, 0], [4, 1]]", "layout-apart", "[2, -1]"),
    "cut by a capital": ('["0", "1", "2", "3"]', "[[1, 0], [3, 2]]", "layout-apart", "[4, 3]"),
    "mixed parity": ('["0", "0..2", "0"]', "[[1, 0], [3, 0]]", "layout-parity", "[2, 0]"),
    "one capital": ('["0", "-1..1", "0"]', "[[1, 0]]", "layout-capitals", "1"),
    "one capital twice": ('["0", "-1..1", "0"]', "[[1, 0], [1, 0]]", "layout-capitals", "1"),
    "no tiles": ('["0..2"]', "[[1, 0], [1, 2]]", "layout-empty", ""),
    "more than the box": ('["-20..20", "-19..19"]', "[[1, 0], [2, 1]]", "layout-too-many", "36"),
    "capital beside": ('["0", "-1..1", "0"]', "[[1, 0], [3, 2]]", "layout-capital", "[3, 2]"),
    "unreadable column": ('["0", "up", "0"]', "[[1, 0], [3, 0]]", "layout-column", "up"),
    "backwards": ('["0", "1..-1", "0"]', "[[1, 0], [3, 0]]", "layout-column", "1..-1"),
    "half a step": ('["0", "-1..0", "0"]', "[[1, 0], [3, 0]]", "layout-column", "-1..0"),
    "twice the same": ('["0", "1, 1", "0"]', "[[1, 0], [3, 0]]", "layout-column", "1, 1"),
    "far away": ('["0", "-1, 99", "0"]', "[[1, 0], [3, 0]]", "layout-column", "99"),
}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_layout_nobody_could_play_on_gets_a_sentence_with_its_line(mistake: str, code: str) -> None:
    columns, capitals, key, part = MISTAKES[mistake]
    with pytest.raises(BadData) as bad:
        read_layout(f"players = 2\ncolumns = {columns}\ncapitals = {capitals}\n", "island")
    cause = bad.value.__cause__ or bad.value
    assert isinstance(cause, Trouble)
    assert cause.key == key
    told = " ".join(Teller(language(code)).trouble(bad.value))
    assert told.startswith("island.toml, " + ("line" if code == "en" else "Zeile"))
    assert part in told


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("players = 5", "data-range"),
        ("players = 2", "data-missing"),
        (PLAIN + "colour = 1", "data-unknown"),
        (PLAIN + "blanks = [[50, 0]]", "layout-file"),
        ("players =", "data-toml"),
    ],
)
def test_other_slips_in_a_layout_file_are_found_too(text: str, key: str) -> None:
    with pytest.raises(BadData) as bad:
        read_layout(text, "island")
    assert bad.value.key == key


def own_file(home: Path, folder: str, name: str, text: str) -> None:
    path = home / "games" / "clockwork" / folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


ISLAND = (
    'players = 2\ncolumns = ["0", "-5..5", "-6..6", "-5..5", "0"]\nblanks = [[3, 0]]\ncapitals = [[1, 0], [5, 0]]\n'
)


@pytest.mark.rule("CW-MAP-10", "CW-MAP-11")
def test_a_layout_of_ones_own_is_used_by_its_name(companion: Shell, home: Path) -> None:
    """CW-MAP-10: blank spaces; CW-MAP-11: another number of tiles is allowed, and said."""
    own_file(home, "layouts", "Island.toml", ISLAND)
    answer = companion("map", "clockwork", "--layout", "island", "--seed", "1", "--json", "-")
    assert answer.json["layout"] == "Island"
    assert len(answer.json["tiles"]) == 18 + 2
    assert answer.json["blanks"] == [[3, 0]]
    assert "18" in answer.err
    again = companion("map", "show", answer.json["code"], "--json", "-").json
    assert again["tiles"] == answer.json["tiles"], "the code describes the layout, too"


def test_own_files_win_over_ours(home: Path) -> None:
    own_file(home, "layouts", "2A.toml", ISLAND)
    assert map_shelf.find_layout("2a") != layout("2A")
    assert map_shelf.layout_names() == list(LAYOUTS)


def test_a_layout_with_a_mistake_is_refused_in_one_line(companion: Shell, home: Path) -> None:
    own_file(home, "layouts", "torn.toml", ISLAND.replace('"-6..6"', '""').replace("[[3, 0]]", "[]"))
    assert "not connected" in refusal(companion("map", "clockwork", "--layout", "torn"))
    assert "torn" in refusal(companion("map", "clockwork", "--layout", "tron"))


def test_the_box_has_the_tiles_of_the_rulebook() -> None:
    """CW-MAP-12 rests on these numbers (ledger 2.2)."""
    assert [INVENTORY[kind] for kind in Kind] == [4, 4, 4, 5, 4, 7, 4, 4, 4]
    assert sum(INVENTORY.values()) == 40
    assert len(KINDS) == 8
    assert IDS[5] == ("V1", "V2", "V3", "V4", "V5", "V6", "V7")


def test_the_owner_tells_what_is_really_printed(companion: Shell, home: Path) -> None:
    ours = asset_text("games", "clockwork", "tiles.toml")
    own_file(home, ".", "tiles.toml", ours.replace('"L1"', '"L9"'))
    answer = companion("map", "clockwork", "--players", "2", "--seed", "1", "--json", "-").json
    printed = {tile["id"]: tile["printed"] for tile in answer["tiles"]}
    assert printed["L1"] == "L9"
    assert printed["L2"] == "L2"
    assert "L9" in companion("map", "show", answer["code"]).out


@pytest.mark.parametrize(
    ("old", "new", "key"), [('"L1", ', "", "box-number"), ('"L1"', '"v2"', "box-twice"), ('"L1"', '"L 1"', "box-id")]
)
def test_a_box_that_cannot_be_is_refused_with_its_line(old: str, new: str, key: str) -> None:
    text = asset_text("games", "clockwork", "tiles.toml").replace(old, new)
    with pytest.raises(BadData) as bad:
        read_box(text, "tiles.toml")
    assert bad.value.key == key
    assert text.splitlines()[int(bad.value.facts["line"]) - 1].startswith(str(bad.value.facts["field"]))
