"""The player aid: the whole game on one page, in columns that fill the paper, the rules in the margin."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from companion.games.march.sheets.aid_columns import GUTTER, draw_section, ids_of, section_height, split
from companion.games.march.sheets.aid_terms import Item, Section, Terms
from companion.games.march.sheets.aid_words import sections, turn
from companion.games.march.sheets.look import LOOK
from companion.printing.aid import HEADING, aid_heading
from companion.printing.book import Book, Page
from companion.printing.box import Box, Overflow
from companion.printing.fonts import CAP_HEIGHT, POINT, RISE
from companion.printing.job import Subject
from companion.printing.notes import IDS_PAINT, Type
from companion.printing.prose import lay_out, prose
from companion.printing.surface import THIN
from companion.printing.tables import Column, long_table

SIZES = [size / 4 for size in range(64, 25, -1)]  # points, from what fills A3 to what one still reads on A5
STRIP_GAP = 2.0  # mm between the four steps of a turn
AIRY = 0.94  # of the largest size that fits: room between the lines reads better than larger letters
SMALL = 7.0  # points, which nobody wants to read smaller
LOOSE = 0.6  # of what is left goes between items, the rest between sections


def draw_aid(book: Book, subject: Subject) -> None:
    terms = Terms(book.ask, subject)
    page = book.page()
    page.body = _heading(book, page, terms)
    known, agreed = sections(terms), _agreed(terms)
    needed = [section for section in known if not section.spare]
    layout = _largest(page, terms, [*known, *agreed]) or _largest(page, terms, [*needed, *agreed])
    if layout is not None:
        layout.draw(page)
        return
    more, most = _with_next_page(known, terms), _with_next_page(needed, terms)
    layout = _largest(page, terms, more) or _largest(page, terms, most)
    if layout is None:
        raise Overflow("the player aid does not fit its page")
    layout.draw(page)
    _agreed_page(book, terms)


def _agreed(terms: Terms) -> list[Section]:
    """What the table has answered in its own way, if anything."""
    items = [Item(f"*{ruling.question}* {ruling.answer}", (ruling.rule,)) for ruling in terms.agreed]
    return [Section(terms.say("march-aid-agreed"), items, set_apart=True)] if items else []


def _with_next_page(known: list[Section], terms: Terms) -> list[Section]:
    """More was agreed than there is room for."""
    told = Item(terms.say("march-aid-agreed-next", count=len(terms.agreed)))
    return [*known[:-1], known[-1]._replace(items=[*known[-1].items, told])]


def _agreed_page(book: Book, terms: Terms) -> None:
    columns = [Column("", 5), Column("", 4), Column("", 1.6, face="narrow")]
    long_table(book, book.say("march-aid-agreed"), columns, [list(ruling) for ruling in terms.agreed])


class _Layout(NamedTuple):
    """The page at one size of type: the strip of the turn, then the columns."""

    type: Type
    strip: Box
    columns: list[tuple[Box, list[tuple[Section, float]]]]
    terms: Terms

    def draw(self, page: Page) -> None:
        _draw_strip(page, self.strip, turn(self.terms), self.type)
        for box, column in self.columns:
            self._draw_column(page, box, column)

    def _draw_column(self, page: Page, box: Box, column: list[tuple[Section, float]]) -> None:
        """What is left of the height goes between items and sections, so that all columns end alike."""
        em = self.type.em
        spare = box.height - sum(height + self.type.section_gap for _, height in column) + self.type.section_gap
        gaps = [len(section.items) - 1 for section, _ in column]
        loose = min(LOOSE * spare / max(sum(gaps), 1), em / 2)
        between = (spare - loose * sum(gaps)) / max(len(column) - 1, 1) + self.type.section_gap
        y = box.y
        for (section, height), count in zip(column, gaps, strict=True):
            high = height + count * loose
            draw_section(page, Box(box.x, y, box.width, high), section, self.type, loose)
            y += high + between


def _largest(page: Page, terms: Terms, sections: list[Section]) -> _Layout | None:
    """The layout with the largest type that fits, if any does; where there is room, a little air instead."""

    def fits(size: float) -> bool:
        return _layout(page, terms, sections, Type(size)) is not None

    at = bisect_left(SIZES, True, key=fits)
    if at == len(SIZES):
        return None
    size = max(SIZES[at] * AIRY, min(SIZES[at], SMALL))
    return _layout(page, terms, sections, Type(size)) or _layout(page, terms, sections, Type(SIZES[at]))


def _layout(page: Page, terms: Terms, sections: list[Section], type_: Type) -> _Layout | None:
    strip_height = _strip_height(page.body.width, terms, type_)
    if strip_height is None or strip_height > page.body.height / 2:
        return None
    strip, rest = page.body.cut_top(strip_height, type_.section_gap)
    boxes = rest.columns(2 if rest.width < 1.15 * rest.height else 3, gap=GUTTER * type_.em)
    heights = [section_height(section, boxes[0].width, type_) for section in sections]
    known = [height for height in heights if height is not None]
    if len(known) < len(heights):
        return None
    columns = split(sections, known, len(boxes), type_.section_gap)
    if any(sum(known[i] for i in c) + (len(c) - 1) * type_.section_gap > rest.height for c in columns):
        return None
    filled = [[(sections[i], known[i]) for i in column] for column in columns]
    return _Layout(type_, strip, list(zip(boxes, filled, strict=True)), terms)


def _heading(book: Book, page: Page, terms: Terms) -> Box:
    """The title with scenario and edition; returns what is left of the body."""
    note = terms.say("march-aid-note", scenario=terms.scenario, edition=terms.rules.edition)
    aid_heading(book, page, LOOK, terms.say("march-sheet-aid"), note, terms.say("march-aid-foot"))
    return page.body.cut_top(HEADING, 2.4)[1]


# --- the four steps of a turn -----------------------------------------------------------------------------------------


def _strip_height(width: float, terms: Terms, type_: Type) -> float | None:
    items = turn(terms)
    heights = []
    for item, cell in zip(items, _strip_cells(Box(0, 0, width, 0), items), strict=True):
        lines = lay_out(item.text, _strip_words(cell, type_).width / type_.em)
        if lines is None:
            return None
        heights.append(type_.lines_height(len(lines)))
    return max(heights) + 2 * type_.padding + type_.rule_size * POINT * 1.3


def _strip_cells(box: Box, items: list[Item]) -> list[Box]:
    """As wide as their texts are long, so that all of them take about as many lines."""
    return box.columns([len(item.text) + 14 for item in items], STRIP_GAP)


def _strip_words(cell: Box, type_: Type) -> Box:
    return Box(cell.x + type_.padding + type_.lead, cell.y, cell.width - 2 * type_.padding - type_.lead, 0)


def _draw_strip(page: Page, box: Box, items: list[Item], type_: Type) -> None:
    """Four boxes in a row, each with its number; the rules at its foot."""
    for number, (cell, item) in enumerate(zip(_strip_cells(box, items), items, strict=True), start=1):
        page.rect(cell, LOOK.pale, LOOK.colour, THIN, radius=type_.padding)
        radius = 0.72 * type_.em
        top = cell.y + type_.padding
        page.badge(cell.x + type_.padding + radius, top + (RISE - CAP_HEIGHT / 2) * type_.em, radius, str(number))
        words = _strip_words(cell, type_)
        prose(page, Box(words.x, top, words.width, cell.bottom - top), item.text, type_.size, type_.size)
        y = cell.bottom - type_.padding * 0.8
        page.label(words.right, y, ids_of(item.rules), type_.rule_size, "narrow", IDS_PAINT, "right")
