"""How a poster is spread over pages: as few as the paper permits, with joins that cut no icon if a shift avoids it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, floor, inf
from typing import NamedTuple

from companion.printing.box import Box
from companion.printing.frame import footer_height
from companion.printing.paper import Paper

LEAST_OVERLAP, OVERLAP = 5.0, 10.0  # mm that neighbouring pages have in common: enough for glue, and comfortable
_ABOVE_FOOTER = 2.0
_SHIFT = 0.3  # of a page: how far a join may move from where pages would be equal
_CLEAR = 2.0  # mm that a join stays away from an icon if there is room
_ROMAN = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


class Span(NamedTuple):
    """From one end of what a page shows to the other, in one direction."""

    start: float
    end: float


class Tile(NamedTuple):
    """One page of a poster: its name, its column and row, and which part of the poster it shows."""

    name: str
    column: int
    row: int
    part: Box


class Tiling(NamedTuple):
    """The pages of a poster, column by column and row by row."""

    paper: Paper
    columns: tuple[Span, ...]
    rows: tuple[Span, ...]
    overlap: float
    cut: int  # icons that a join runs through

    @property
    def across(self) -> int:
        return len(self.columns)

    @property
    def down(self) -> int:
        return len(self.rows)

    def name(self, column: int, row: int) -> str:
        return roman(row * self.across + column + 1)

    def tiles(self) -> list[Tile]:
        return [
            Tile(self.name(column, row), column, row, Box(x.start, y.start, x.end - x.start, y.end - y.start))
            for row, y in enumerate(self.rows)
            for column, x in enumerate(self.columns)
        ]


def roman(number: int) -> str:
    """Nothing on a map is numbered so: a page is not taken for a tile."""
    text = ""
    for value, letters in _ROMAN:
        times, number = divmod(number, value)
        text += letters * times
    return text


def room_of(paper: Paper) -> Box:
    """What one page can show."""
    return paper.printable.cut_bottom(footer_height(paper), _ABOVE_FOOTER)[1]


def tiling_for(paper: Paper, width: float, height: float, icons: Sequence[Box] = ()) -> Tiling:
    """The fewest pages, then the fewest icons cut, then the wider overlap; upright if both ways are as good."""
    plans = [plan for turned in (paper.upright, paper.landscape) for plan in _tilings(turned, width, height, icons)]
    return min(plans, key=lambda plan: (plan.across * plan.down, plan.cut, -plan.overlap))


def _tilings(paper: Paper, width: float, height: float, icons: Sequence[Box]) -> Iterator[Tiling]:
    room = room_of(paper)
    across, down = _count(width, room.width), _count(height, room.height)
    widest = min(OVERLAP, _fitting(width, room.width, across), _fitting(height, room.height, down))
    for overlap in sorted({LEAST_OVERLAP, float(floor(widest + 1e-6))}):
        columns = _Axis(width, room.width, overlap, across, [(icon.x, icon.right) for icon in icons])
        rows = _Axis(height, room.height, overlap, down, [(icon.y, icon.bottom) for icon in icons])
        yield Tiling(paper, columns.spans(), rows.spans(), overlap, columns.cut + rows.cut)


def _count(length: float, room: float) -> int:
    return max(1, ceil((length - LEAST_OVERLAP) / (room - LEAST_OVERLAP) - 1e-9))


def _fitting(length: float, room: float, pages: int) -> float:
    """How much so many pages can have in common."""
    return (pages * room - length) / (pages - 1) if pages > 1 else inf


class _Axis:
    """The joins in one direction. A page begins at a join and reaches beyond the next one by the overlap."""

    def __init__(
        self, length: float, room: float, overlap: float, pages: int, icons: Sequence[tuple[float, float]]
    ) -> None:
        self._length, self._room, self._overlap = length, room, overlap
        self._begins, self._ends = sorted(low for low, _ in icons), sorted(high for _, high in icons)
        self._step = room - overlap  # from join to join, at most
        self._joins = [0.0]
        for number in range(1, pages):
            self._joins.append(self._join(number, pages))

    @property
    def cut(self) -> int:
        return sum(map(self._cut_at, self._joins[1:]))

    def spans(self) -> tuple[Span, ...]:
        inner = [Span(start, end + self._overlap) for start, end in pairwise(self._joins)]
        return (*inner, Span(self._joins[-1], self._length))

    def _join(self, number: int, pages: int) -> float:
        """Near where all pages would be equal, between icons if there is such a place."""
        even = number * (self._length - self._overlap) / pages
        shift = self._step * _SHIFT
        first = max(even - shift, self._length - self._room - (pages - 1 - number) * self._step)
        last = min(even + shift, self._joins[-1] + self._step)
        edges = sorted(edge for edge in {*self._begins, *self._ends} if first < edge < last)
        places = [_clear(even, low, high) for low, high in pairwise([first, *edges, last])]
        return min(places, key=lambda place: (self._cut_at(place), abs(place - even)))

    def _cut_at(self, join: float) -> int:
        return bisect_left(self._begins, join) - bisect_right(self._ends, join)


def _clear(wanted: float, low: float, high: float) -> float:
    """The place nearest to the one that is wanted, a little away from both ends if they leave room."""
    away = min(_CLEAR, (high - low) / 2)
    return min(max(wanted, low + away), high - away)
