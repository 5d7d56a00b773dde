"""Maps as their file has them (ledger 2.6), and the hexes of a table: the whole map or half of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from companion.kernel.hexgrid import Cell, around, straight
from companion.kernel.once import once

Terrain: TypeAlias = Literal["standard", "road", "forest", "water", "factory", "mountain", "sea"]
Half: TypeAlias = Literal["1-6", "7-12"]

LEGEND: dict[str, Terrain] = {
    ".": "standard",
    "=": "road",
    "T": "forest",
    "~": "water",
    "F": "factory",
    "^": "mountain",
    "s": "sea",
}
NO_HEX = " "
WATER: tuple[Terrain, ...] = ("water", "sea")  # rivers, lakes and the sea are alike for infantry (AMB-52)
CLOSED: tuple[Terrain, ...] = (*WATER, "mountain")  # to some units
STARTS: dict[Half, range] = {"1-6": range(1, 7), "7-12": range(7, 13)}


class FactoryEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A factory: its name, its hex, and the half of the map it belongs to."""

    id: Annotated[str, Meta(pattern=r"^F\d\d$")]
    hex: str
    half: Half | None = None


class HalfEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Which hexes a half has: all of some columns, or a list."""

    columns: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()


class Mountains(Struct, frozen=True, forbid_unknown_fields=True):
    """What mountain hexes are where nobody plays with mountains."""

    fallback: Literal["standard", "forest"] = "standard"


class Ardennes(Struct, frozen=True, forbid_unknown_fields=True):
    """What mission Ardennes needs to know of a map (AA-ARD-02, -03, -07)."""

    german_factories: tuple[str, ...]
    allied_factories: tuple[str, ...]
    coast: tuple[str, ...]


class Missions(Struct, frozen=True, forbid_unknown_fields=True):
    """What missions need to know of a map."""

    ardennes: Ardennes | None = None


class Map(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """One side of a board."""

    format: Literal["aces-armor.map/1"]
    id: str
    origin: Literal["box", "sample", "custom"]
    de: str
    en: str
    orientation: Literal["flat", "pointy"]
    shift: Literal["odd-down", "even-down", "odd-right", "even-right"]
    rows: tuple[str, ...]
    factory: tuple[FactoryEntry, ...] = ()
    start: dict[str, str] = {}  # number -> hex
    halves: dict[Half, HalfEntry] = {}
    mountains: Mountains = Mountains()
    mission: Missions = Missions()

    @once
    def grid(self) -> dict[str, Cell]:
        """Every hex by its name, with its place in the grid."""
        return {
            hex_name(column, row): self.cell(column, row)
            for row, line in enumerate(self.rows)
            for column, letter in enumerate(line)
            if letter != NO_HEX
        }

    def cell(self, column: int, row: int) -> Cell:
        """Pointed hexes are flat ones with columns and rows exchanged."""
        lane, place = (column, row) if self.orientation == "flat" else (row, column)
        shifted = (lane % 2 == 1) == self.shift.startswith("odd")
        return lane, 2 * place + shifted

    def letter(self, hex_: str) -> str:
        column, row = column_and_row(hex_)
        return self.rows[row][column]

    def hexes_of(self, half: Half | None) -> Iterator[str]:
        """Those of a half, or all of them."""
        entry = self.halves.get(half) if half else None
        if entry is None:
            return iter(self.grid)
        if entry.hexes:
            return (hex_ for hex_ in self.grid if hex_ in entry.hexes)
        first, last = (column_and_row(f"{column}1")[0] for column in entry.columns)
        return (hex_ for hex_ in self.grid if first <= column_and_row(hex_)[0] <= last)


def hex_name(column: int, row: int) -> str:
    """Counted from 0: A1 is the first one; after Z comes AA."""
    letters = ""
    at = column + 1
    while at:
        at, letter = divmod(at - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


def column_and_row(hex_: str) -> tuple[int, int]:
    """Counted from 0; ValueError where that is no name of a hex."""
    letters = hex_.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("A") + 1
    return column - 1, int(hex_[len(letters) :]) - 1


FIELD, AT_WATER = "field", "water"  # where units are at a table without a map, if not in a factory
LOOSE = (FIELD, AT_WATER)  # any number of units can be there


class Ground:
    """The hexes that a table is played on: all, or those of a half.

    `border`: a half ends where the other begins (AA-AMB-44); `home` are its own hexes either way.
    """

    def __init__(self, map_: Map, half: Half | None, mountains: bool = False, border: bool = True) -> None:
        self.map: Map | None = map_
        self.home = frozenset(map_.hexes_of(half))
        self.hexes = tuple(map_.hexes_of(half if border else None))
        cells = {map_.grid[hex_]: hex_ for hex_ in self.hexes}
        self._cells = {hex_: cell for cell, hex_ in cells.items()}
        self.near = {
            hex_: tuple(cells[beside] for beside in around(cell) if beside in cells)
            for hex_, cell in self._cells.items()
        }
        self.terrain: dict[str, Terrain] = {hex_: _terrain(map_, hex_, mountains) for hex_ in self.hexes}
        self.factories = {entry.id: entry.hex for entry in map_.factory if entry.hex in self._cells}
        self.factory_at = {hex_: id_ for id_, hex_ in self.factories.items()}
        self.special = frozenset(hex_ for hex_, terrain in self.terrain.items() if terrain in (*CLOSED, "factory"))
        self.special_near = {
            hex_: tuple(beside for beside in near if beside in self.special) for hex_, near in self.near.items()
        }
        numbers = STARTS[half] if half else (number for each in STARTS.values() for number in each)
        self.start = {number: map_.start[str(number)] for number in numbers if str(number) in map_.start}
        self._rings: dict[str, list[list[str]]] = {}  # around a hex, ring by ring, once somebody has asked

    def distance(self, one: str, other: str) -> int:
        """In hexes, whatever lies between."""
        return straight(self._cells[one], self._cells[other])

    def beside(self, one: str, other: str) -> bool:
        return other in self.near[one]

    def is_water(self, hex_: str) -> bool:
        return self.terrain[hex_] in WATER

    def rings(self, centre: str) -> list[list[str]]:
        """All hexes: those of the first list are the hex itself, those of the next ones each a hex farther away."""
        if centre not in self._rings:
            here = self._cells[centre]
            far = {hex_: straight(here, cell) for hex_, cell in self._cells.items()}
            rings: list[list[str]] = [[] for _ in range(max(far.values()) + 1)]
            for hex_, away in far.items():
                rings[away].append(hex_)
            self._rings[centre] = rings
        return self._rings[centre]


def _terrain(map_: Map, hex_: str, mountains: bool) -> Terrain:
    terrain = LEGEND[map_.letter(hex_)]
    return map_.mountains.fallback if terrain == "mountain" and not mountains else terrain


class LedgerGround(Ground):
    """No map at all: factories that are known by their names, and everywhere else."""

    def __init__(self, factories: int) -> None:
        self.map = None
        self.factories = {id_: id_ for id_ in (f"F{number:02}" for number in range(1, factories + 1))}
        self.factory_at = dict(self.factories)
        self.hexes = (FIELD, AT_WATER, *self.factories)
        self.home = frozenset(self.hexes)
        self.special = self.home
        self.near = self.special_near = dict.fromkeys(self.hexes, ())
        self.terrain = {FIELD: "standard", AT_WATER: "water", **dict.fromkeys(self.factories, "factory")}
        self.start = dict.fromkeys(range(1, 13), FIELD)


@cache
def ledger_ground(half: bool) -> LedgerGround:
    """Ten factories, five of them on half a map."""
    return LedgerGround(5 if half else 10)
