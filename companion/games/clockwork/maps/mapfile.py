"""Maps as text: for the shelf, and for whoever types in a printed map (CW-MAP-01).

    name = "Kitchen table"
    layout = "2A"
    tiles = ["H", "V F L S", ...]

`tiles` has a text for each column from the left, its tiles from top to bottom: ids like V3, or just the letter if it
does not matter which; H is a capital, - a blank space. A layout of one's own stands in the file itself, as in a file
of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from companion.games.clockwork.maps.hexmap import HexMap, Special, errors
from companion.games.clockwork.maps.layout import Layout, told
from companion.games.clockwork.maps.layout_file import LayoutFile, as_file, built
from companion.games.clockwork.maps.tiles import IDS, KINDS, Kind, letter
from companion.kernel import data
from companion.kernel.data import Source
from companion.kernel.hexgrid import Cell

_BLANK = "-"
_LAYOUT = ("players", "columns", "capitals", "blanks")
_CAPITALS = {letter(Kind.CAPITAL), *IDS[-1]}
_KIND = {letter(kind): number for number, kind in enumerate(KINDS)}
_TILE = {id_: (kind, number) for kind in range(len(KINDS)) for number, id_ in enumerate(IDS[kind])}


class MapFile(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[str, ...]
    layout: str
    name: str = ""
    special: dict[str, int] = {}  # id of a lake -> VP
    sources: dict[str, Source] = {}


def read_map_file(text: str, name: str, find_layout: Callable[[str], Layout]) -> HexMap:
    """The map of a file. Raises BadData for the first mistake."""
    table = data.parse(text, name)
    of_layout = {key: table.pop(key) for key in _LAYOUT if key in table}
    file = data.check(table, MapFile, text, name)
    if of_layout:
        place = built(data.check(of_layout, LayoutFile, text, name), file.layout, text, name)
    else:
        place = find_layout(file.layout)
    laid = dict(_laid(place, file.tiles, text, name))
    words = [laid[cell] for cell in place.cells]
    kinds = bytes(_KIND[word[0]] for word in words)
    design = HexMap(place, kinds, numbers=_numbers(words, kinds), name=" ".join(file.name.split()))
    at = {id_: number for number, id_ in enumerate(design.ids)}
    special = tuple(sorted(Special(at.get(id_.upper(), -1), vp) for id_, vp in file.special.items()))
    design = msgspec.structs.replace(design, special=special)
    for mistake in errors(design):
        raise data.bad("map-file", text, name, "special" if mistake.key == "map-special" else "tiles") from mistake
    return design


def _laid(place: Layout, tiles: tuple[str, ...], text: str, name: str) -> Iterator[tuple[Cell, str]]:
    """What lies on each place."""
    if len(tiles) != len(place.columns):
        raise data.bad("map-columns", text, name, "tiles", count=len(tiles), number=len(place.columns))
    for number, (cells, column) in enumerate(zip(place.columns, tiles, strict=True), 1):
        words = column.upper().split()
        if len(words) != len(cells):
            raise data.bad("map-column", text, name, "tiles", column=number, count=len(words), number=len(cells))
        for cell, word in zip(cells, words, strict=True):
            if word not in _possible(place, cell):
                raise data.bad("map-tile", text, name, "tiles", word=word, place=told(cell), known=_known(place, cell))
            yield cell, word


def _possible(place: Layout, cell: Cell) -> set[str]:
    if cell in place.blanks:
        return {_BLANK}
    return _CAPITALS if cell in place.capitals else {*_KIND, *_TILE}


def _known(place: Layout, cell: Cell) -> str:
    if cell in place.blanks:
        return _BLANK
    return letter(Kind.CAPITAL) if cell in place.capitals else ", ".join(_KIND)


def _numbers(words: list[str], kinds: bytes) -> bytes:
    """Which tile of its kind lies where; those without a number get the ones that are left, in order."""
    told_numbers = [_TILE[word][1] if word in _TILE else None for word in words]
    if not any(number is not None for number in told_numbers):
        return b""
    taken = {(kind, number) for kind, number in zip(kinds, told_numbers, strict=True) if number is not None}
    left = {kind: iter([n for n in range(len(kinds)) if (kind, n) not in taken]) for kind in set(kinds)}
    return bytes(next(left[kind]) if n is None else n for kind, n in zip(kinds, told_numbers, strict=True))


def write_map_file(design: HexMap) -> str:
    """The text that reads as this map."""
    names = (id_[0] if design.laid_by_order else id_ for id_ in design.ids)
    words = dict(zip(design.layout.cells, names, strict=True))
    words |= dict.fromkeys(design.layout.capitals, letter(Kind.CAPITAL)) | dict.fromkeys(design.layout.blanks, _BLANK)
    fields: dict[str, Any] = {"name": design.name} if design.name else {}
    fields["layout"] = design.layout.id
    fields |= {} if design.layout.is_ours else as_file(design.layout)
    fields["tiles"] = [" ".join(words[cell] for cell in column) for column in design.layout.columns]
    if design.special:
        fields["special"] = {design.ids[place]: vp for place, vp in design.special}
    return "".join(f"{key} = {_toml(value)}\n" for key, value in fields.items())


def _toml(value: Any) -> str:
    """A text, a number, a list or a small table."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(_toml, value)) + "]"
    return msgspec.json.encode(value).decode()
