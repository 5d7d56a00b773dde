"""Where the hexes of a map are in a picture of letters: lines of text for each, and the edges between them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from companion.games.aces.board.maps import Ground
from companion.kernel.hexgrid import Cell


class Shape(NamedTuple):
    """How large hexes are drawn: letters in their narrowest line, and lines from the top to the middle."""

    letters: int
    half: int

    @property
    def lines(self) -> int:
        return 2 * self.half


# From small to large; the second is the smallest in which everything can be read.
SHAPES = (Shape(3, 1), Shape(7, 1), Shape(6, 2), Shape(10, 2), Shape(12, 3))
READABLE = 1


class Run(NamedTuple):
    """A line of a hex: where it begins in the picture, how long it is, which line of the hex it is."""

    hex: str
    x: int
    width: int
    line: int


class Edge(NamedTuple):
    """A letter between hexes; plain terminals show the same slope."""

    x: int
    slope: str


class Lattice:
    """The hexes of some ground in one shape.

    Hexes with a flat top stand in columns, each half a hex lower or higher than the next; pointed ones in rows, each
    half a hex farther to the right or left. So columns and rows look as on the board.
    """

    def __init__(self, ground: Ground, shape: Shape) -> None:
        assert ground.map is not None
        self.shape, self.flat = shape, ground.map.orientation == "flat"
        grid = ground.map.grid
        self._cells: dict[str, Cell] = {hex_: grid[hex_] for hex_ in ground.hexes}
        self._left = min(lane for lane, _ in self._cells.values())
        self._top = min(step for _, step in self._cells.values())
        self.ground = ground

    def corner(self, hex_: str) -> tuple[int, int]:
        """The first column and line that belong to a hex, with its edge."""
        lane, step = self._cells[hex_]
        lane, step, (letters, half) = lane - self._left, step - self._top, self.shape
        if self.flat:
            return lane * (letters + half), step * half
        return step * (self._pointed + 1) // 2, lane * self.shape.lines

    @property
    def _pointed(self) -> int:
        """Letters in each line of a pointed hex: an odd number, so that rows shift by half of it."""
        widest = self.shape.letters + 2 * (self.shape.half - 1)
        return widest + 1 - widest % 2

    def line_widths(self) -> tuple[int, ...]:
        """Letters in each line of a hex, from top to bottom."""
        letters, half = self.shape
        if not self.flat:
            return (self._pointed,) * self.shape.lines
        upper = tuple(letters + 2 * down for down in range(half))
        return upper + upper[::-1]

    def _inset(self, line: int) -> int:
        """How far from the corner the left edge of a line is."""
        if not self.flat:
            return 0
        return self.shape.half - 1 - line if line < self.shape.half else line - self.shape.half

    def runs_of(self, hex_: str) -> list[tuple[int, Run]]:
        """Its lines, each with the line of the picture."""
        x, y = self.corner(hex_)
        widths = self.line_widths()
        return [(y + line, Run(hex_, x + self._inset(line) + 1, wide, line)) for line, wide in enumerate(widths)]

    def middle(self, hex_: str) -> tuple[float, float]:
        """Of a hex, in columns and lines."""
        x, y = self.corner(hex_)
        wide = max(self.line_widths()) + 2
        return x + wide / 2, y + self.shape.half

    @cached_property
    def runs(self) -> dict[int, list[Run]]:
        """The runs of each line of the picture, from left to right."""
        found: dict[int, list[Run]] = {}
        for hex_ in self._cells:
            for row, run in self.runs_of(hex_):
                found.setdefault(row, []).append(run)
        return {row: sorted(runs, key=lambda run: run.x) for row, runs in sorted(found.items())}

    @cached_property
    def edges(self) -> dict[int, list[Edge]]:
        """The letters between the runs of each line; the edges of two hexes side by side are one."""
        return {row: sorted(set(self._edges(runs))) for row, runs in self.runs.items()}

    def _edges(self, runs: list[Run]) -> Iterator[Edge]:
        for run in runs:
            upper = run.line < self.shape.half
            left, right = ("/", "\\") if upper else ("\\", "/")
            yield Edge(run.x - 1, left if self.flat else "|")
            yield Edge(run.x + run.width, right if self.flat else "|")

    @cached_property
    def width(self) -> int:
        return 1 + max(run.x + run.width for runs in self.runs.values() for run in runs)

    @cached_property
    def height(self) -> int:
        return 1 + max(self.runs)

    def fits(self, width: int, height: int) -> bool:
        return self.width <= width and self.height <= height


@lru_cache(maxsize=8)
def lattices_of(ground: Ground) -> tuple[Lattice, ...]:
    """In every shape, from small to large."""
    return tuple(Lattice(ground, shape) for shape in SHAPES)
