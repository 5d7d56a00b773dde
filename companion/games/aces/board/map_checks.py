"""What is wrong with a map's file, and what is only unusual (ledger 2.6)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from companion.games.aces.board.files import File
from companion.games.aces.board.maps import LEGEND, NO_HEX, STARTS, WATER, Half, Map, hex_name
from companion.kernel.hexgrid import around
from companion.kernel.trouble import BadData

LARGEST = 60  # hexes in a row or a column
FACTORIES = {"1-6": 5, "7-12": 5}  # AA-VIC-01, AA-VIC-02
_HEX = re.compile(r"[A-Z]{1,2}[1-9]\d?")


def mistakes(map_: Map, file: File) -> tuple[BadData, ...]:
    """What cannot be played on; the rest is not looked at while rows or halves themselves are wrong."""
    first = (*_rows(map_, file),) or (*_half_entries(map_, file),)
    return first or (
        *_lonely(map_, file),
        *_factories(map_, file),
        *_halves(map_, file),
        *_starts(map_, file),
        *_ardennes(map_, file),
    )


def _rows(map_: Map, file: File) -> Iterator[BadData]:
    sideways = map_.orientation == "pointy"
    if map_.shift.endswith("right") != sideways:
        yield file.bad("aces-map-shift", "shift", orientation=map_.orientation)
    lengths = {len(row) for row in map_.rows}
    if len(lengths) != 1 or not 1 <= max(lengths) <= LARGEST or len(map_.rows) > LARGEST:
        yield file.bad("aces-map-rows", "rows", most=LARGEST)
    for number, row in enumerate(map_.rows, 1):
        for column, letter in enumerate(row):
            if letter != NO_HEX and letter not in LEGEND:
                known = " ".join(LEGEND)
                yield file.bad("aces-map-letter", "rows", letter=letter, hex=hex_name(column, number - 1), known=known)


def _lonely(map_: Map, file: File) -> Iterator[BadData]:
    """A hex that touches no other could never be left."""
    cells = set(map_.grid.values())
    for hex_, cell in map_.grid.items():
        if cells.isdisjoint(around(cell)):
            yield file.bad("aces-map-lonely", "rows", hex=hex_)


def _is_hex(map_: Map, hex_: str) -> bool:
    return _HEX.fullmatch(hex_) is not None and hex_ in map_.grid


def _factories(map_: Map, file: File) -> Iterator[BadData]:
    ids, hexes = Counter(entry.id for entry in map_.factory), Counter(entry.hex for entry in map_.factory)
    for at, entry in enumerate(map_.factory):
        path = f"factory[{at}].hex"
        if ids[entry.id] > 1 or hexes[entry.hex] > 1:
            yield file.bad("aces-map-factory-twice", path, entry.id, id=entry.id, hex=entry.hex[:9])
        if not _is_hex(map_, entry.hex) or map_.letter(entry.hex) != "F":
            yield file.bad("aces-map-factory", path, entry.id, id=entry.id, hex=entry.hex[:9])
    for hex_ in map_.grid:
        if map_.letter(hex_) == "F" and hex_ not in hexes:
            yield file.bad("aces-map-no-factory", "factory", hex=hex_)
    for half, wanted in FACTORIES.items():
        count = sum(entry.half == half for entry in map_.factory)
        if map_.origin != "custom" and count != wanted:
            yield file.bad("aces-map-factories", "factory", half=half, count=count, wanted=wanted)


def _half_entries(map_: Map, file: File) -> Iterator[BadData]:
    for half, entry in map_.halves.items():
        columns = [column for column in entry.columns if re.fullmatch(r"[A-Z]{1,2}", column)]
        if bool(entry.columns) == bool(entry.hexes) or len(columns) != len(entry.columns) or len(columns) not in (0, 2):
            yield file.bad("aces-map-half", f"halves.{half}", half=half)
        for hex_ in entry.hexes:
            if not _is_hex(map_, hex_):
                yield file.bad("aces-map-hex", f"halves.{half}", hex=hex_[:9])


def _halves(map_: Map, file: File) -> Iterator[BadData]:
    for half in map_.halves:
        here = set(map_.hexes_of(half))
        for at, factory in enumerate(map_.factory):
            if factory.half == half and factory.hex not in here:
                yield file.bad("aces-map-other-half", f"factory[{at}].half", factory.id, hex=factory.hex, half=half)
    missing: list[Half] = [half for half in STARTS if half not in map_.halves]
    if missing and map_.origin != "custom":
        yield file.bad("aces-map-half", "halves", half=missing[0])


def _starts(map_: Map, file: File) -> Iterator[BadData]:
    for number, hex_ in map_.start.items():
        path = f"start.{number}"
        half = next((half for half, numbers in STARTS.items() if number in map(str, numbers)), None)
        if half is None:
            yield file.bad("aces-map-number", path, number=number[:9])
        elif not _is_hex(map_, hex_):
            yield file.bad("aces-map-hex", path, hex=hex_[:9])
        elif half in map_.halves and hex_ not in set(map_.hexes_of(half)):
            yield file.bad("aces-map-other-half", path, hex=hex_, half=half)
    missing = [str(number) for numbers in STARTS.values() for number in numbers if str(number) not in map_.start]
    if missing and map_.origin != "custom":
        yield file.bad("aces-map-starts", "start", missing=", ".join(missing))


def _ardennes(map_: Map, file: File) -> Iterator[BadData]:
    mission = map_.mission.ardennes
    if mission is None:
        return
    known = {entry.id for entry in map_.factory}
    for field in ("german_factories", "allied_factories"):
        for id_ in getattr(mission, field):
            if id_ not in known:
                yield file.bad("aces-map-mission-factory", f"mission.ardennes.{field}", id=id_[:9])
    for hex_ in mission.coast:
        if not _is_hex(map_, hex_):
            yield file.bad("aces-map-hex", "mission.ardennes.coast", hex=hex_[:9])


# --- what is only unusual -------------------------------------------------------------------------------------------


def oddities(map_: Map, file: File) -> tuple[BadData, ...]:
    """What can be played on, but is probably a slip."""
    return (*_odd_starts(map_, file), *_cut_off(map_, file), *_odd_coast(map_, file))


def _odd_starts(map_: Map, file: File) -> Iterator[BadData]:
    for number, hex_ in map_.start.items():
        if LEGEND[map_.letter(hex_)] in (*WATER, "factory"):
            yield file.bad("aces-map-odd-start", f"start.{number}", number=number, hex=hex_)


def _cut_off(map_: Map, file: File) -> Iterator[BadData]:
    """Factories that no infantry could begin its turn beside on dry land."""
    cells = {cell: hex_ for hex_, cell in map_.grid.items()}
    for at, entry in enumerate(map_.factory):
        beside = [cells[cell] for cell in around(map_.grid[entry.hex]) if cell in cells]
        if not any(LEGEND[map_.letter(hex_)] not in WATER for hex_ in beside):
            yield file.bad("aces-map-cut-off", f"factory[{at}].hex", entry.id, id=entry.id, hex=entry.hex)


def _odd_coast(map_: Map, file: File) -> Iterator[BadData]:
    """A coast is land beside the sea (AMB-23)."""
    cells = {cell: hex_ for hex_, cell in map_.grid.items()}
    for hex_ in map_.mission.ardennes.coast if map_.mission.ardennes else ():
        beside = [map_.letter(cells[cell]) for cell in around(map_.grid[hex_]) if cell in cells]
        if "s" not in beside or map_.letter(hex_) == "s":
            yield file.bad("aces-map-odd-coast", "mission.ardennes.coast", hex=hex_)
