"""Layouts: where the tiles of a map lie (ledger 4.1, 4.6; CW-MAP-10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from msgspec import Struct

from companion.games.clockwork.maps.tiles import IN_BOX
from companion.kernel import hexgrid
from companion.kernel.data import asset_text
from companion.kernel.hexgrid import Cell
from companion.kernel.trouble import Trouble

LAYOUTS = ("2A", "2B", "3A", "3B", "4A", "4B")  # ours, the usual one of each number of players first
FURTHEST = 40  # columns from the left, steps up or down: what a code and a screen can still hold
LONGEST_NAME = 40


class Symmetry(NamedTuple):
    """A turn or mirror image that puts a layout onto itself: where each cell and each capital goes."""

    cells: tuple[int, ...]
    capitals: tuple[int, ...]


class Layout(Struct, frozen=True, dict=True):
    """Places of a map, each `(column, step)`.

    `cells` get drawn tiles: column by column from the left, top to bottom (CW-MAP-08). Blanks are impassable.
    """

    id: str
    players: int
    cells: tuple[Cell, ...]
    capitals: tuple[Cell, ...]  # clockwise
    blanks: tuple[Cell, ...] = ()

    @cached_property
    def is_ours(self) -> bool:
        return self.id in LAYOUTS and self == layout(self.id)

    @cached_property
    def places(self) -> frozenset[Cell]:
        """Wherever there is a tile, capitals included."""
        return frozenset(self.cells) | frozenset(self.capitals)

    @cached_property
    def columns(self) -> tuple[tuple[Cell, ...], ...]:
        """Every place from the left, top to bottom, blanks included."""
        everywhere = sorted(self.places | frozenset(self.blanks))
        return tuple(
            tuple(cell for cell in everywhere if cell[0] == column) for column in range(1, everywhere[-1][0] + 1)
        )

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The tiles beside a place (CW-BASE-15)."""
        return tuple(place for place in hexgrid.around(cell) if place in self.places)

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each of `cells` by their numbers, without the capitals."""
        number = {cell: at for at, cell in enumerate(self.cells)}
        return tuple(tuple(number[at] for at in self.neighbours(cell) if at in number) for cell in self.cells)

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """From each capital to each of `cells`, over tiles; other capitals cannot be crossed (CW-CTRL-03)."""
        cells = frozenset(self.cells)
        found = (hexgrid.distances(capital, cells) for capital in self.capitals)
        return tuple(tuple(map(from_capital.__getitem__, self.cells)) for from_capital in found)

    @cached_property
    def automorphisms(self) -> tuple[Symmetry, ...]:
        """Every way to put the layout onto itself, the identity first."""
        everywhere = (*self.cells, *self.capitals, *self.blanks)
        cells, tiles = len(self.cells), len(self.cells) + len(self.capitals)
        return tuple(
            Symmetry(image[:cells], tuple(at - cells for at in image[cells:tiles]))
            for image in hexgrid.symmetries(everywhere)
            if set(image[:cells]) == set(range(cells)) and set(image[cells:tiles]) == set(range(cells, tiles))
        )


@cache
def layout(id_: str) -> Layout:
    """One of ours."""
    from companion.games.clockwork.maps.layout_file import read_layout  # which builds layouts itself

    return read_layout(asset_text("games", "clockwork", "layouts", f"{id_}.toml"), id_)


def usual_layout(players: int) -> Layout:
    return layout(next(id_ for id_ in LAYOUTS if id_.startswith(str(players))))


def designed(
    id_: str, players: int, tiles: Iterable[Cell], capitals: Iterable[Cell], blanks: Iterable[Cell] = ()
) -> Layout:
    """A layout of one's own, its places in the order in which they are drawn; or Trouble."""
    blank, held = frozenset(blanks), tuple(capitals)
    cells = sorted(frozenset(tiles) - blank - frozenset(held))
    made = Layout(id_, players, tuple(cells), held, tuple(sorted(blank)))
    for mistake in mistakes(made):
        raise mistake
    return made


def mistakes(design: Layout) -> Iterator[Trouble]:
    """Why nobody could play on it."""
    everywhere = (*design.capitals, *design.cells, *design.blanks)
    if len(design.id) > LONGEST_NAME:
        yield Trouble("layout-name", word=design.id, longest=LONGEST_NAME)
    if not design.cells:
        yield Trouble("layout-empty")
        return
    if not len(set(design.capitals)) == len(design.capitals) == design.players:
        yield Trouble("layout-capitals", count=len(set(design.capitals)), players=design.players)
    for column, step in everywhere:
        if not (1 <= column <= FURTHEST and abs(step) <= FURTHEST):
            yield Trouble("layout-far", place=told((column, step)), furthest=FURTHEST)
            return
        if (column + step) % 2 != sum(everywhere[0]) % 2:
            yield Trouble("layout-parity", place=told((column, step)))
            return
    if len(design.cells) > sum(IN_BOX):
        yield Trouble("layout-too-many", count=len(design.cells), number=sum(IN_BOX))
    yield from _apart(design)


def _apart(design: Layout) -> Iterator[Trouble]:
    """Every tile has to be within reach of every capital, and nobody crosses another's capital."""
    for start in (design.cells[0], *design.capitals):
        reached = hexgrid.distances(start, frozenset(design.cells))
        for cell in design.cells:
            if cell not in reached:
                yield Trouble("layout-apart", place=told(start), other=told(cell))
                return


def told(cell: Cell) -> str:
    """A place as it is written in a file and in a sentence."""
    return f"[{cell[0]}, {cell[1]}]"
