"""Places for a pencil: lines, boxes, ticks and grids; the same places take typing if the print is fillable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.printing.book import Page
from companion.printing.box import Box
from companion.printing.surface import HAIR, LINE, THIN

WRITING = 8.0  # mm from line to line: room for a pencil


def blank(page: Page, box: Box, label: str, name: str, size: float = 6.5) -> None:
    """A line to write on, with its label in small print under it."""
    line_y = box.bottom - 3
    page.line(box.x, line_y, box.right, line_y, width=THIN)
    page.label(box.x, box.bottom - 0.4, label, size, paint="soft", room=box.width)
    page.field(Box(box.x, box.y, box.width, line_y - box.y), name, label)


def ruled(page: Page, box: Box, label: str, name: str, pitch: float = WRITING) -> None:
    """As many lines as the box has room for; `label` is what is written there."""
    for i in range(int(box.height / pitch)):
        row = Box(box.x, box.y + i * pitch, box.width, pitch)
        page.line(row.x, row.bottom, row.right, row.bottom, "faint")
        page.field(row.inset(0, 0.8), f"{name}-{i + 1}", f"{label} {i + 1}")


def tick_boxes(page: Page, box: Box, labels: Sequence[str], name: str, size: float = 3.6) -> None:
    """A row of boxes to tick, each with its label."""
    for i, (square, label) in enumerate(_labelled(page, box, labels, size)):
        page.field(square, f"{name}-{i + 1}", label, "tick")


def choices(page: Page, box: Box, labels: Sequence[str], name: str, size: float = 3.6) -> None:
    """The same where only one of them can be true."""
    for square, label in _labelled(page, box, labels, size):
        page.field(square, name, label, "choice")


def _labelled(page: Page, box: Box, labels: Sequence[str], size: float) -> Iterator[tuple[Box, str]]:
    for cell, label in zip(box.columns(len(labels), gap=2), labels, strict=True):
        square = Box(cell.x, cell.y + (cell.height - size) / 2, size, size)
        page.rect(square, width=THIN)
        page.write(cell.cut_left(size, 1.2)[1], label, 8, 6, upright="middle")
        yield square, label


def grid(
    page: Page, box: Box, heads: Sequence[str], rows: Sequence[str], name: str, first: float = 2, head_height: float = 6
) -> None:
    """Empty cells under column heads and beside row labels: score sheets and pads."""
    shares = [first, *([1.0] * (len(heads) - 1))]
    top, rest = box.cut_top(head_height)
    for cell, head in zip(top.columns(shares), heads, strict=True):
        page.write(cell.inset(0.8, 0.6), head, 8, 5, "bold", align="centre", upright="middle")
    for r, (row, label) in enumerate(zip(rest.rows(len(rows)), rows, strict=True)):
        cells = row.columns(shares)
        page.write(cells[0].inset(1.2, 0.4), label, 8.5, 5, upright="middle")
        for c, cell in enumerate(cells[1:]):
            page.field(cell.inset(0.4), f"{name}-{r + 1}-{c + 1}", f"{label or r + 1} · {heads[c + 1]}")
    _rules(page, box, rest, shares, len(rows))


def _rules(page: Page, box: Box, rest: Box, shares: Sequence[float], rows: int) -> None:
    page.lines([(box.x, row.bottom, box.right, row.bottom) for row in rest.rows(rows)[:-1]], "faint", HAIR)
    page.lines([(cell.x, box.y, cell.x, box.bottom) for cell in box.columns(shares)[1:]], "faint", HAIR)
    page.line(box.x, rest.y, box.right, rest.y, width=LINE)
    page.rect(box, width=THIN)
