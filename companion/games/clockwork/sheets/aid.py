"""The player aid: the whole game on both sides of a sheet, in columns that fill it, the rules beside every line."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.clockwork.sheets.aid_columns import balanced, draw_column, section_height
from companion.games.clockwork.sheets.aid_words import Item, Section, Words, phases, sections
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box, Overflow
from companion.printing.fonts import POINT
from companion.printing.job import Say
from companion.printing.notes import Type, chapters
from companion.printing.prose import lay_out, prose
from companion.printing.surface import LINE, THIN

SIZES = [size / 4 for size in range(56, 21, -1)]  # points, from what fills A3 down to what nobody should need
READABLE = 6.75  # points; rather than smaller, the aid takes two sheets
AIRY = 0.955  # of the largest size that fits: room between the lines reads better than larger letters
HEADING = 7.0  # mm
GUTTER = 6.0  # mm between columns
WIDE = 1.15  # a page so much wider than high has three columns
NARROW = 175.0  # mm of paper, below which the title is smaller
STRIP_GAP = 2.0  # mm between the phases


class _Layout(NamedTuple):
    """All pages at one size of type: the strip of the phases, then the columns of each page."""

    type: Type
    strip: float  # its height
    columns: list[list[tuple[Section, float]]]  # of all pages, with the heights of the sections


def draw_aid(book: Book, subject: MapSubject) -> None:
    words = Words(book.say, subject)
    first = book.page()
    body = first.body.cut_top(HEADING, 2.5)[1]
    strip, told = phases(words), sections(words)
    layout = _largest(body, strip, told, pages=2)
    count = 2
    if layout is None or layout.type.size < READABLE:
        layout, count = _largest(body, strip, told, pages=4), 4
    if layout is None:
        raise Overflow("the player aid does not fit two sheets")
    pages = [first, *(book.page() for _ in range(count - 1))]
    for number, page in enumerate(pages):
        _heading(page, book.say, subject)
        rest = body
        if number == 0:
            top, rest = body.cut_top(layout.strip, 3)
            _draw_strip(page, top, strip, layout.type)
        boxes = _columns(rest)
        for box, column in zip(boxes, layout.columns[number * len(boxes) :], strict=False):
            draw_column(page, box, column, layout.type)


def _columns(box: Box) -> list[Box]:
    return box.columns(3 if box.width > WIDE * box.height else 2, GUTTER)


def _largest(body: Box, strip: list[Item], told: list[Section], pages: int) -> _Layout | None:
    """The layout with the largest type that fits, if any does; where there is room, a little air instead."""
    for size in SIZES:
        layout = _layout(body, strip, told, pages, Type(size))
        if layout is not None:
            airy = Type(max(size * AIRY, min(size, READABLE)))
            return _layout(body, strip, told, pages, airy) or layout
    return None


def _layout(body: Box, strip: list[Item], told: list[Section], pages: int, type_: Type) -> _Layout | None:
    high = _strip_height(body.width, strip, type_)
    if high is None or high > body.height / 2:
        return None
    boxes = [*_columns(body.cut_top(high, 3)[1]), *_columns(body) * (pages - 1)]
    heights = [section_height(section, boxes[0].width, type_) for section in told]
    known = [height for height in heights if height is not None]
    counts = balanced(known, [box.height for box in boxes], type_.section_gap) if len(known) == len(told) else None
    if counts is None:
        return None
    rest = list(zip(told, known, strict=True))
    columns = []
    for count in counts:
        columns.append(rest[:count])
        rest = rest[count:]
    return _Layout(type_, high, columns)


def _heading(page: Page, say: Say, subject: MapSubject) -> None:
    """Title and variant on one line: every line counts here."""
    band, _ = page.body.cut_top(HEADING)
    y = band.y + 5.2
    used = page.label(band.x, y, say("clockwork-sheet-aid"), 12 if page.paper.width < NARROW else 16, "bold")
    note = say("clockwork-aid-note", variant=say(_VARIANTS[subject.variant]), players=len(subject.players))
    room = band.width - used - 4
    page.label(band.x + used + 4, y, note, 8.5, paint="soft", room=room * 0.6)
    page.label(band.right, y, say("clockwork-aid-ids"), 6.5, paint="soft", align="right", room=room * 0.4 - 3)
    page.line(band.x, band.bottom, band.right, band.bottom, width=LINE)


_VARIANTS = {
    "base": "clockwork-aid-base",
    "epic": "clockwork-aid-epic",
    "2v2": "clockwork-aid-allied",
    "epic-2v2": "clockwork-aid-epic-allied",
}


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


def _draw_strip(page: Page, box: Box, strip: list[Item], type_: Type) -> None:
    """A box for each phase, with its number and its rule."""
    for number, (cell, item) in enumerate(zip(_strip_cells(box, strip), strip, strict=True), start=1):
        last = number == len(strip)
        page.rect(cell, line="soft", width=THIN, radius=type_.padding, dash="1.4 1" if last else "")
        inner = cell.inset(type_.padding)
        radius = 0.75 * type_.em
        page.badge(inner.x + radius, inner.y + radius, radius, str(number))
        rule_y = inner.y + radius + type_.rule_size * POINT * 0.35
        page.label(inner.right, rule_y, chapters(item.rules), type_.rule_size, "narrow", "soft", "right")
        prose(page, inner.cut_top(type_.lead)[1], item.text, type_.size, type_.size)
