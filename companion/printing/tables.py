"""Tables that never overflow: cells wrap, type shrinks within limits, and long ones go on on the next page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from companion.printing.book import Book
from companion.printing.box import Box, Overflow
from companion.printing.fonts import POINT, Face
from companion.printing.surface import HAIR, LINE, SMALLEST_TYPE, Align, Surface
from companion.printing.text import LEADING, STEP, Setting, wrap

_BELOW = 5.0  # mm from a long table to what follows it
PAD_ACROSS, PAD_DOWN = 1.2, 0.9  # mm around the words of a cell


class Drawn(NamedTuple):
    """A cell with a picture instead of words."""

    height: float
    draw: Callable[[Surface, Box], None]


Cell: TypeAlias = str | Drawn
Row: TypeAlias = Sequence[Cell]


class Column(NamedTuple):
    title: str
    share: float = 1  # of the width
    align: Align = "left"
    face: Face = "text"


def table(
    surface: Surface,
    box: Box,
    columns: Sequence[Column],
    rows: Sequence[Row],
    size: float = 8.5,
    least: float = 6,
    row_height: float = 0,
    stripes: bool = True,
) -> float:
    """A whole table in its box, at the largest type that fits; returns its height."""
    points = size
    while points >= least - 1e-9:
        plan = _Plan.of(columns, rows, box.width, points, row_height)
        if plan is not None and plan.height <= box.height + 0.001:
            plan.draw(surface, box, len(rows), stripes)
            return plan.height
        points -= STEP
    raise Overflow(f"a table of {len(rows)} rows does not fit {box.width:.1f} × {box.height:.1f} mm")


def long_table(
    book: Book,
    title: str,
    columns: Sequence[Column],
    rows: Sequence[Row],
    note: str = "",
    size: float = 8.5,
    landscape: bool | None = None,
) -> Box:
    """A table over as many pages as it takes, each with the heads of its columns; what it leaves of the last one."""
    rest, left = list(rows), Box(0, 0, 0, 0)
    while rest:
        page = book.page(title, note, landscape)
        plan = _readable(columns, rest, page.body.width, size)
        count = plan.fitting(page.body.height)
        if count == 0:
            raise Overflow(f"a row of {title!r} is taller than the page")
        plan.draw(page, page.body, count, stripes=True)
        rest = rest[count:]
        left = page.body.cut_top(plan.height_of(count), _BELOW)[1]
    return left


def _readable(columns: Sequence[Column], rows: Sequence[Row], width: float, size: float) -> _Plan:
    """The largest type at which no word is wider than its column."""
    points = size
    while points >= SMALLEST_TYPE:
        plan = _Plan.of(columns, rows, width, points)
        if plan is not None:
            return plan
        points -= STEP
    raise Overflow(f"a word is wider than its column in {width:.1f} mm")


class _Plan(NamedTuple):
    """A table measured: the lines of every cell and the height of every row."""

    columns: Sequence[Column]
    rows: Sequence[Row]
    heads: tuple[Setting, ...]
    cells: list[list[Setting | Drawn]]
    heights: list[float]
    head_height: float

    @classmethod
    def of(
        cls, columns: Sequence[Column], rows: Sequence[Row], width: float, size: float, row_height: float = 0
    ) -> _Plan | None:
        """None if some word is wider than its column at this size."""
        rooms = [cell.width - 2 * PAD_ACROSS for cell in Box(0, 0, width, 0).columns([c.share for c in columns])]
        heads = [_setting(c.title, room, size, "bold") for c, room in zip(columns, rooms, strict=True)]
        cells: list[list[Setting | Drawn]] = []
        for row in rows:
            settings = [_cell(cell, room, size, c.face) for cell, room, c in zip(row, rooms, columns, strict=True)]
            if None in settings:
                return None
            cells.append([setting for setting in settings if setting is not None])
        known = [head for head in heads if head is not None]
        if len(known) < len(heads):
            return None
        titled = any(column.title for column in columns)
        head_height = max(head.height for head in known) + 2 * PAD_DOWN if titled else 0.0
        heights = [max(row_height, *(cell.height for cell in row)) + 2 * PAD_DOWN for row in cells]
        return cls(columns, rows, tuple(known), cells, heights, head_height)

    @property
    def height(self) -> float:
        return self.height_of(len(self.heights))

    def height_of(self, count: int) -> float:
        """Of so many rows with the heads."""
        return self.head_height + sum(self.heights[:count])

    def fitting(self, height: float) -> int:
        """How many rows fit in that height."""
        used, count = self.head_height, 0
        for row in self.heights:
            used += row
            if used > height + 0.001:
                break
            count += 1
        return count

    def draw(self, surface: Surface, box: Box, count: int, stripes: bool) -> None:
        y = box.y
        if self.head_height:
            head = Box(box.x, y, box.width, self.head_height)
            self._draw_row(surface, head, self.heads, ["bold"] * len(self.columns))
            y += self.head_height
            surface.line(box.x, y, box.right, y, width=LINE)
        faces: list[Face] = [column.face for column in self.columns]
        for index in range(count):
            row = Box(box.x, y, box.width, self.heights[index])
            if stripes and index % 2:
                surface.rect(row, fill="tint", line=None)
            self._draw_row(surface, row, self.cells[index], faces)
            y = row.bottom
            surface.line(box.x, y, box.right, y, "faint", HAIR)

    def _draw_row(self, surface: Surface, row: Box, cells: Sequence[Setting | Drawn], faces: Sequence[Face]) -> None:
        places = row.columns([column.share for column in self.columns])
        for place, cell, column, face in zip(places, cells, self.columns, faces, strict=True):
            inner = place.inset(PAD_ACROSS, PAD_DOWN)
            if isinstance(cell, Drawn):
                cell.draw(surface, inner)
            else:
                surface.set_lines(inner, cell, face, align=column.align, upright="middle")


def _cell(cell: Cell, room: float, size: float, face: Face) -> Setting | Drawn | None:
    return cell if isinstance(cell, Drawn) else _setting(cell, room, size, face)


def _setting(text: str, room: float, size: float, face: Face) -> Setting | None:
    lines = wrap(text, room / (size * POINT), face)
    return None if lines is None else Setting(size, lines, LEADING)
