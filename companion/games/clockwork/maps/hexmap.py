"""A map: a tile on each place of a layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.tiles import IDS, IN_BOX, KINDS, LAKE, Kind, letter
from companion.games.clockwork.maps.vectors import Vector, ranges, tiles
from companion.kernel.hexgrid import Cell
from companion.kernel.trouble import Trouble

_LETTERS = "".join(map(letter, KINDS))
FIRE_LAKE = 4  # VP in a scoring phase (CW-MAP-14)


class Special(NamedTuple):
    """A lake that pays another number of VP: the fire lake (CW-MAP-14)."""

    place: int
    vp: int = FIRE_LAKE


class HexMap(Struct, frozen=True):
    """`kinds[i]` is the number in KINDS of the tile on `layout.cells[i]`.

    Tiles of a kind differ in nothing but their ids. As long as nobody says which lies where, they are numbered as they
    are laid, column by column: so the arrangement alone tells every id, and a reader finds V5 right of V4. Whoever has
    other tiles on the table says so in `numbers`.
    """

    layout: Layout
    kinds: bytes
    numbers: bytes = b""  # which tile of its kind lies there, from 0; empty: numbered as they are laid
    special: tuple[Special, ...] = ()
    name: str = ""
    printed: tuple[str, ...] = ()  # on the tiles and then the capitals, as they lie on a table; empty: our ids

    @property
    def counts(self) -> Vector:
        return tuple(map(self.kinds.count, range(len(KINDS))))

    @property
    def ids(self) -> tuple[str, ...]:
        """The id of the tile on each of `layout.cells`: ours, or what is printed on it."""
        if self.printed:
            return self.printed[: len(self.kinds)]
        numbers = self.numbers or laid_in_order(self.kinds)
        return tuple(f"{_LETTERS[kind]}{number + 1}" for kind, number in zip(self.kinds, numbers, strict=True))

    @property
    def laid_by_order(self) -> bool:
        """Do the ids follow from the arrangement?"""
        return self.numbers in (b"", laid_in_order(self.kinds))

    @property
    def capital_ids(self) -> tuple[str, ...]:
        return self.printed[len(self.kinds) :] or IDS[-1][: len(self.layout.capitals)]

    @property
    def tiles(self) -> dict[str, Cell]:
        """Where each tile lies, capitals included."""
        return dict(zip((*self.ids, *self.capital_ids), (*self.layout.cells, *self.layout.capitals), strict=True))

    def kind(self, place: int) -> Kind:
        return KINDS[self.kinds[place]]

    def swapped(self, one: int, other: int) -> HexMap:
        order = list(range(len(self.kinds)))
        order[one], order[other] = other, one
        return self.rearranged(order)

    def rearranged(self, order: Sequence[int]) -> HexMap:
        """The tile from place `order[i]` on place `i`; what is special about a tile goes with it."""
        return replace(
            self,
            kinds=bytes(self.kinds[at] for at in order),
            numbers=bytes(self.numbers[at] for at in order) if self.numbers else b"",
            special=tuple(sorted(Special(order.index(place), vp) for place, vp in self.special)),
        )


def laid_in_order(kinds: bytes) -> bytes:
    """The number of each tile within its kind if they are numbered as they are laid."""
    return bytes(kinds.count(kind, 0, at) for at, kind in enumerate(kinds))


def errors(design: HexMap) -> Iterator[Trouble]:
    """Why this map cannot be built from the box (CW-MAP-12), or says something impossible."""
    for kind, count, number in zip(KINDS, design.counts, IN_BOX, strict=True):
        if count > number:
            yield Trouble("map-box", kind=kind, count=count, number=number)
    ids = [id_ for id_ in design.ids if design.ids.count(id_) > 1]
    if ids:
        yield Trouble("map-twice", id=ids[0])
    for place, number in enumerate(design.numbers):
        if number >= IN_BOX[design.kinds[place]]:
            yield Trouble("map-no-tile", id=design.ids[place])
    for place, vp in design.special:
        if not 0 <= place < len(design.kinds) or design.kinds[place] != LAKE or not 0 <= vp <= 9:
            yield Trouble("map-special")


def warnings(design: HexMap) -> Iterator[Trouble]:
    """Where a free design leaves the rulebook's recommendations, which it may (CW-MAP-11, A-49)."""
    players = design.layout.players
    if len(design.kinds) != tiles(players):
        yield Trouble("map-tiles", count=len(design.kinds), number=tiles(players), players=players)
    for kind, count, (low, high) in zip(KINDS, design.counts, ranges(players), strict=True):
        if not low <= count <= high:
            yield Trouble("map-range", kind=kind, count=count, low=low, high=high, players=players)
