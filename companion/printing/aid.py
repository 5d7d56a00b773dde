"""A player aid: a strip of phases, then sections in columns that fill the paper, the rules in the margin."""

from __future__ import annotations

from typing import NamedTuple

from companion.printing.book import Book, Page
from companion.printing.box import Box, Overflow
from companion.printing.fonts import POINT
from companion.printing.identity import EMBLEM_HIGH, EMBLEM_WIDE, Identity
from companion.printing.notes import IDS_PAINT, Type, chapters
from companion.printing.prose import lay_out, prose
from companion.printing.sections import Item, Section, balanced, draw_column, section_height
from companion.printing.surface import THIN

SIZES = [size / 4 for size in range(56, 21, -1)]  # points, from what fills A3 down to what nobody should need
READABLE = 6.75  # points; rather than smaller, the aid takes two sheets
AIRY = 0.955  # of the largest size that fits: room between the lines reads better than larger letters
HEADING = 7.0  # mm
GUTTER = 6.0  # mm between columns
WIDE = 1.15  # a page so much wider than high has three columns
NARROW = 175.0  # mm of paper, below which the title is smaller
STRIP_GAP = 2.0  # mm between the phases


class Aid(NamedTuple):
    """What it says. `optional`: how many phases at the end are not played every time."""

    title: str
    note: str
    ids: str  # which rules the small ids belong to
    phases: list[Item]
    sections: list[Section]
    look: Identity
    optional: int = 0


class _Layout(NamedTuple):
    """All pages at one size of type: the strip of the phases, then the columns of each page."""

    type: Type
    strip: float  # its height
    columns: list[list[tuple[Section, float]]]  # of all pages, with the heights of the sections


def draw_aid_pages(book: Book, aid: Aid) -> None:
    """Both sides of a sheet of paper; of two sheets where the type would become too small."""
    first = book.page()
    body = first.body.cut_top(HEADING, 2.5)[1]
    layout = _largest(body, aid, pages=2)
    count = 2
    if layout is None or layout.type.size < READABLE:
        layout, count = _largest(body, aid, pages=4), 4
    if layout is None:
        raise Overflow("the player aid does not fit two sheets")
    pages = [first, *(book.page() for _ in range(count - 1))]
    for number, page in enumerate(pages):
        aid_heading(book, page, aid.look, aid.title, aid.note, aid.ids)
        rest = body
        if number == 0:
            top, rest = body.cut_top(layout.strip, 3)
            _draw_strip(page, top, aid, layout.type)
        boxes = _columns(rest)
        for box, column in zip(boxes, layout.columns[number * len(boxes) :], strict=False):
            draw_column(page, box, column, layout.type, aid.look)


def _columns(box: Box) -> list[Box]:
    return box.columns(3 if box.width > WIDE * box.height else 2, GUTTER)


def _largest(body: Box, aid: Aid, pages: int) -> _Layout | None:
    """The layout with the largest type that fits, if any does; where there is room, a little air instead."""
    for size in SIZES:
        layout = _layout(body, aid, pages, Type(size))
        if layout is not None:
            airy = Type(max(size * AIRY, min(size, READABLE)))
            return _layout(body, aid, pages, airy) or layout
    return None


def _layout(body: Box, aid: Aid, pages: int, type_: Type) -> _Layout | None:
    high = _strip_height(body.width, aid.phases, type_)
    if high is None or high > body.height / 2:
        return None
    boxes = [*_columns(body.cut_top(high, 3)[1]), *_columns(body) * (pages - 1)]
    heights = [section_height(section, boxes[0].width, type_) for section in aid.sections]
    known = [height for height in heights if height is not None]
    fits = len(known) == len(aid.sections)
    counts = balanced(known, [box.height for box in boxes], type_.section_gap) if fits else None
    if counts is None:
        return None
    rest = list(zip(aid.sections, known, strict=True))
    columns = []
    for count in counts:
        columns.append(rest[:count])
        rest = rest[count:]
    return _Layout(type_, high, columns)


def aid_heading(book: Book, page: Page, look: Identity, title: str, note: str, ids: str) -> None:
    """Emblem, title and note on one line: every line counts here. `ids` tells whose rules the small ids are."""
    whole, _ = page.body.cut_top(HEADING)
    high = HEADING - 0.9
    wide = high * EMBLEM_WIDE / EMBLEM_HIGH
    look.show(book, page, (whole.x + wide / 2, whole.y + high / 2), high)
    band = whole.cut_left(wide, 1.6)[1]
    y = band.y + 5.2
    used = page.label(band.x, y, title, 12 if page.paper.width < NARROW else 16, "bold")
    room = band.width - used - 4
    page.label(band.x + used + 4, y, note, 8.5, paint="soft", room=room * 0.6)
    page.label(band.right, y, ids, 6.5, paint="soft", align="right", room=room * 0.4 - 3)
    look.rule(page, whole.x, whole.right, whole.bottom)


# --- the phases of a round --------------------------------------------------------------------------------------------


def _strip_cells(box: Box, strip: list[Item]) -> list[Box]:
    return box.columns(len(strip), STRIP_GAP)


def _strip_height(width: float, strip: list[Item], type_: Type) -> float | None:
    heights = []
    for item, cell in zip(strip, _strip_cells(Box(0, 0, width, 0), strip), strict=True):
        lines = lay_out(item.text, (cell.width - 2 * type_.padding) / type_.em)
        if lines is None:
            return None
        heights.append(type_.lines_height(len(lines)) + 0.45 * type_.em)
    return max(heights) + type_.lead + 2 * type_.padding


def _draw_strip(page: Page, box: Box, aid: Aid, type_: Type) -> None:
    """A box for each phase, with its number and its rule."""
    always = len(aid.phases) - aid.optional
    for number, (cell, item) in enumerate(zip(_strip_cells(box, aid.phases), aid.phases, strict=True), start=1):
        dash = "1.4 1" if number > always else ""
        page.rect(cell, aid.look.pale, aid.look.colour, THIN, radius=type_.padding, dash=dash)
        inner = cell.inset(type_.padding)
        radius = 0.75 * type_.em
        page.badge(inner.x + radius, inner.y + radius, radius, str(number))
        if item.picture is not None:
            item.picture(page, (inner.x + 2.4 * type_.em + radius, inner.y + radius), 1.75 * type_.em)
        rule_y = inner.y + radius + type_.rule_size * POINT * 0.35
        page.label(inner.right, rule_y, chapters(item.rules), type_.rule_size, "narrow", IDS_PAINT, "right")
        prose(page, inner.cut_top(type_.lead)[1], item.text, type_.size, type_.size)
