"""Maps as text, and the shelf on which they are kept (CW-MAP-01: printed, random and own maps)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from msgspec.structs import replace

from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import LAYOUTS, layout
from companion.games.clockwork.maps.mapfile import read_map_file, write_map_file
from companion.games.clockwork.shelf import map_shelf
from companion.kernel.trouble import BadData, Trouble
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.little import LITTLE, laid
from tests.clockwork.test_maps_code import free_maps

HALE = """
name = "My  Hale"
layout = "2A"
tiles = ["H", "V F L S", "v1 T T M M B", "C C S F F L", "V V V B", "H2"]
special = { l2 = 5 }
"""


def read(text: str) -> HexMap:
    return read_map_file(text, "hale.toml", layout)


def test_a_map_is_typed_in_by_letters_or_ids() -> None:
    design = read(HALE)
    assert design.name == "My Hale"
    assert design.layout == layout("2A")
    assert design.ids[:5] == ("V2", "F1", "L1", "S1", "V1"), "V1 was named, the others are numbered around it"
    assert [(design.ids[place], vp) for place, vp in design.special] == [("L2", 5)]


@given(free_maps())
def test_what_is_written_reads_as_the_same_map(design: HexMap) -> None:
    again = read(write_map_file(replace(design, name='Anna’s "big" map')))
    assert (again.layout, again.kinds, again.ids, again.special) == (
        design.layout,
        design.kinds,
        design.ids,
        design.special,
    )
    assert again.name == 'Anna’s "big" map'


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("old", "new", "key", "part"),
    [
        ('"H",', '"H", "V",', "map-columns", "7"),
        ("V F L S", "V F L", "map-column", "2"),
        ("V F L S", "V F L X", "map-tile", "X"),
        ('"H",', '"V",', "map-tile", "[1, 0]"),
        ("V F L S", "V H L S", "map-tile", "[2, -1]"),
        ("V F L S", "V1 F L S", "map-twice", "V1"),
        ("V F L S", "T T T S", "map-box", "5"),
        ("v1", "v8", "map-tile", "V8"),
        ("l2 = 5", "L4 = 5", "map-special", "VP"),
        ("l2 = 5", "L2 = 50", "map-special", "9"),
        ('"2A"', '"2A"\nplayers = 2', "data-missing", "columns"),
        ("name", "title", "data-unknown", "title"),
    ],
)
def test_a_slip_in_a_map_file_is_told_with_its_line(old: str, new: str, key: str, part: str, code: str) -> None:
    text = HALE.replace(old, new, 1)
    assert text != HALE
    with pytest.raises(BadData) as bad:
        read(text)
    cause = bad.value.__cause__ or bad.value
    assert isinstance(cause, Trouble)
    assert cause.key == key
    told = " ".join(Teller(language(code)).trouble(bad.value)).replace("SP", "VP")
    assert told.startswith("hale.toml, " + ("line" if code == "en" else "Zeile"))
    assert part in told


# --- the shelf ------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(home: Path) -> Path:
    return home / "games" / "clockwork" / "maps"


@pytest.mark.parametrize("id_", LAYOUTS)
def test_a_kept_map_is_found_by_its_name(shelf: Path, id_: str) -> None:
    drawn = draw(layout(id_), dice("1"))
    assert map_shelf.keep(drawn, "  Kitchen\ntable ") == shelf / "kitchen-table.toml"
    assert map_shelf.find_map("kitchen TABLE") == replace(drawn, name="Kitchen table")


def test_a_map_on_a_layout_of_ones_own_brings_it_along(shelf: Path) -> None:
    design = laid(LITTLE, "VFLCTB")
    map_shelf.keep(design, "small")
    assert map_shelf.find_map("small") == replace(design, name="small")
    assert map_shelf.find_map(str(shelf / "small.toml")).layout == LITTLE


def test_nothing_on_the_shelf_is_replaced_by_accident(shelf: Path) -> None:
    first, second = draw(layout("2A"), dice("1")), draw(layout("2A"), dice("2"))
    map_shelf.keep(first, "Kitchen")
    with pytest.raises(Trouble) as refused:
        map_shelf.keep(second, "kitchen")
    assert refused.value.key == "map-kept"
    assert map_shelf.find_map("Kitchen").kinds == first.kinds
    map_shelf.keep(second, "Kitchen", replace=True)
    assert map_shelf.find_map("Kitchen").kinds == second.kinds


@pytest.mark.parametrize("name", ["", "  ", "///", "…"])
def test_a_map_needs_a_name(shelf: Path, name: str) -> None:
    with pytest.raises(Trouble) as refused:
        map_shelf.keep(draw(layout("2A"), dice("1")), name)
    assert refused.value.key == "map-name"


def test_a_name_stays_inside_the_folder(shelf: Path) -> None:
    path = map_shelf.keep(draw(layout("2A"), dice("1")), "../../etc/passwd")
    assert path.parent == shelf


def test_the_printed_maps_are_empty_places_until_the_owner_fills_them(shelf: Path) -> None:
    """CW-MAP-01; ledger 4.5: the six maps exist only as pictures."""
    slots = map_shelf.kept_maps("en")
    assert [(slot.name, slot.players, slot.empty) for slot in slots] == [
        ("Hale", 2, True),
        ("Lake of Fire", 2, True),
        ("Archon", 3, True),
        ("Sea of Solitude", 3, True),
        ("Sohne", 4, True),
        ("Diamond", 4, True),
    ]
    with pytest.raises(Trouble) as empty:
        map_shelf.find_map("hale")
    assert empty.value.key == "map-slot-empty"
    design = draw(layout("2B"), dice("1"))
    map_shelf.keep(design, "Der See des Feuers")
    assert map_shelf.find_map("lake of fire").kinds == design.kinds
    assert [slot.id for slot in map_shelf.kept_maps("de") if not slot.empty] == ["lake-of-fire"]
    with pytest.raises(Trouble) as wrong:
        map_shelf.keep(design, "Archon")
    assert wrong.value.key == "map-slot-players"


def test_a_spoilt_file_on_the_shelf_does_not_hide_the_others(shelf: Path) -> None:
    map_shelf.keep(draw(layout("2A"), dice("1")), "Kitchen")
    (shelf / "broken.toml").write_bytes(b"\xff\xfe = 3")
    assert [kept.name for kept in map_shelf.kept_maps("en")][6:] == ["broken", "Kitchen"]
    with pytest.raises(Trouble) as refused:
        map_shelf.find_map("broken")
    assert refused.value.key == "no-file"
