"""The map on one page: the tiles, what they are, how fair they lie, and the code that brings the map back."""

from __future__ import annotations

from math import pi

from companion.games.clockwork.maps.tiles import INVENTORY, KINDS, Kind
from companion.games.clockwork.sheets.fairness_panel import draw_capitals, draw_fairness
from companion.games.clockwork.sheets.look import (
    BRASS,
    MARK,
    SWATCHES,
    draw_columns,
    draw_map,
    hatch,
    heading,
    picture_in,
    show_tile,
)
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.hexes import hexagon
from companion.printing.qr import code_setting, least_size, qr
from companion.printing.surface import LINE

UPRIGHT, LYING = (194.0, 270.0), (281.0, 183.0)  # mm: the body of an A4 page, for which the sizes below are meant
MANY_SIGNS = 45  # of a code; a longer one has a page of its own
LEAST_QR = 12.0  # mm
_CLASSES = (KINDS[:3], KINDS[3:5])  # research, resources (ledger 4.2)


def draw_map_page(book: Book, subject: MapSubject) -> None:
    page = book.page()
    lying = page.body.width > page.body.height
    wide, high = LYING if lying else UPRIGHT
    unit = min(page.body.width / wide, page.body.height / high)
    head, rest = page.body.cut_top(21 * unit, 1.5 * unit)
    _head(book, page, subject, head, unit)
    foot, rest = rest.cut_bottom(max(4.6, 3.6 * unit), 1.5 * unit)
    page.write(foot, _footnote(book, subject), max(5.2, 6.5 * unit), 5, paint="soft", align="centre")
    room = _lying(book, page, subject, rest, unit) if lying else _upright(book, page, subject, rest, unit)
    picture = picture_in(subject, room.cut_top(4 * unit)[1])  # the numbers of the columns stand above
    draw_columns(page, subject, picture, 7.5 * unit)
    draw_map(book, page, subject, picture)
    if not _fits(subject, unit):
        _code_page(book, subject)


def _upright(book: Book, page: Page, subject: MapSubject, rest: Box, unit: float) -> Box:
    """The panels below the map; returns the room of the map."""
    panels, room = rest.cut_bottom(71 * unit, 4 * unit)
    left, middle, right = panels.columns((50, 76, 56), 6 * unit)
    _legend(book, page, subject, left, unit)
    draw_fairness(book, page, subject, middle, unit)
    capitals, code = right.cut_top(37 * unit, 3 * unit)
    draw_capitals(book, page, subject, capitals, unit)
    _code(book, page, subject, code, unit)
    return room


def _lying(book: Book, page: Page, subject: MapSubject, rest: Box, unit: float) -> Box:
    """The panels on both sides of the map; returns the room of the map."""
    left, rest = rest.cut_left(50 * unit, 5 * unit)
    right, room = rest.cut_right(68 * unit, 5 * unit)
    legend, code = left.cut_top(74 * unit, 6 * unit)
    fairness, capitals = right.cut_top(76 * unit, 6 * unit)
    _legend(book, page, subject, legend, unit)
    _code(book, page, subject, code.cut_top(min(code.height, 31 * unit))[0], unit)
    draw_fairness(book, page, subject, fairness, unit)
    draw_capitals(book, page, subject, capitals.cut_top(min(capitals.height, 37 * unit))[0], unit)
    return room


# --- head and foot --------------------------------------------------------------------------------------------------


def _head(book: Book, page: Page, subject: MapSubject, box: Box, unit: float) -> None:
    """The name of the map between the name of the game and what it is for, and a train of wheels."""
    design = subject.map
    x = box.centre[0]
    name = design.name or book.say("clockwork-paper-map-for", players=design.layout.players)
    page.label(x, box.y + 3 * unit, book.say("clockwork-title"), 8 * unit, "bold", "soft", "centre")
    large, least = 22 * unit, 9 * unit
    page.label(x, box.y + 10.6 * unit, name, large, "bold", align="centre", room=box.width, least=least, cut=True)
    about = book.say(
        "clockwork-paper-map-about",
        players=design.layout.players,
        layout=design.layout.id + (MARK if design.layout.is_ours else ""),
        tiles=len(design.layout.places),
        epic=int(subject.epic),
        allied=int(subject.allied),
    )
    page.label(x, box.y + 15 * unit, about, 8.5 * unit, paint="soft", align="centre", room=box.width, cut=True)
    _wheels(page, x, box.bottom - 1.8 * unit, box, unit)


def _wheels(page: Page, x: float, y: float, box: Box, unit: float) -> None:
    """Three wheels that mesh; their teeth are the dashes of a circle."""
    page.lines([(box.x, y, x - 9 * unit, y), (x + 9 * unit, y, box.right, y)], BRASS, LINE * unit)
    for middle, radius, teeth in ((x - 3.05 * unit, 1.2, 9), (x, 1.7, 12), (x + 3.05 * unit, 1.2, 9)):
        radius *= unit
        tooth = pi * radius / teeth
        page.circle(middle, y, radius, None, BRASS, 0.55 * unit, f"{tooth:.3f}")
        page.circle(middle, y, radius * 0.6, "paper", BRASS, radius * 0.5)


def _footnote(book: Book, subject: MapSubject) -> str:
    """What on this page no rulebook states."""
    what = (2 if subject.map.layout.is_ours else 0) + (1 if subject.box.sources else 0)
    return book.say("clockwork-paper-ours", mark=MARK, what=what) if what else ""


# --- the legend -----------------------------------------------------------------------------------------------------


def _legend(book: Book, page: Page, subject: MapSubject, box: Box, unit: float) -> None:
    """Every kind that lies on the map, how often, and how many the box has."""
    design = subject.map
    found = {kind: count for kind, count in zip(KINDS, design.counts, strict=True) if count}
    found[Kind.CAPITAL] = len(design.layout.capitals)
    rest = heading(page, box, book.say("clockwork-paper-legend") + (MARK if subject.box.sources else ""), unit)
    sums, rest = rest.cut_bottom(4.2 * unit)
    research, resources = (sum(found.get(kind, 0) for kind in kinds) for kinds in _CLASSES)
    words = book.say("clockwork-paper-sums", research=research, resources=resources)
    page.write(sums, words, 7.5 * unit, 5 * unit, paint="soft", upright="bottom", lines=1)
    rows = rest.rows(len(Kind) + 1)
    for row, (kind, count) in zip(rows, found.items(), strict=False):
        show_tile(book, page, kind, (row.x + 3.7 * unit, row.centre[1]), row.height * 0.95)
        of = book.say("clockwork-paper-of-box", number=INVENTORY[kind])
        _entry(page, row, SWATCHES[kind].letter, book.say(f"clockwork-{kind}"), count, of, unit)
    if design.layout.blanks:
        row = rows[len(found)]
        hatch(page, hexagon(row.x + 3.7 * unit, row.centre[1], row.height * 0.9, False), row.height / 5)
        _entry(page, row, "", book.say("clockwork-paper-blank"), len(design.layout.blanks), "", unit)


def _entry(page: Page, row: Box, letter: str, name: str, count: int, of: str, unit: float) -> None:
    y = row.centre[1] + 1.1 * unit
    page.label(row.x + 9 * unit, y, letter, 9 * unit, "bold")
    page.label(row.x + 13.5 * unit, y, name, 9 * unit, room=row.width - 27 * unit)
    page.label(row.right - 11 * unit, y, str(count), 9.5 * unit, "bold", align="centre")
    page.label(row.right, y, of, 7.5 * unit, paint="soft", align="right")


# --- the code -------------------------------------------------------------------------------------------------------


def _side(subject: MapSubject, unit: float) -> float:
    """Of the QR code, its quiet zone included."""
    return max(LEAST_QR, least_size(subject.code.qr), 23 * unit)


def _fits(subject: MapSubject, unit: float) -> bool:
    return _side(subject, unit) <= 26 * unit + 1 and len(subject.code.qr) <= MANY_SIGNS


def _code(book: Book, page: Page, subject: MapSubject, box: Box, unit: float) -> None:
    rest = heading(page, box, book.say("clockwork-paper-code"), unit)
    if not _fits(subject, unit):
        page.write(rest, book.say("clockwork-paper-code-beyond"), 8 * unit, 5 * unit, paint="soft")
        return
    side = _side(subject, unit)
    square, words = rest.cut_left(side, 1.5 * unit)
    quiet = 2.2 * unit
    qr(page, square.x - quiet, square.y - quiet / 2, side, subject.code.qr)
    words = Box(words.x - quiet, words.y + 0.6 * unit, words.width + quiet, words.height)
    setting = code_setting(" ".join(subject.code.lines), words.width, 14 * unit, 9 * unit)
    page.set_lines(words, setting, "mono")
    how = Box(words.x, words.y + setting.height + 1.2 * unit, words.width, words.height - setting.height - 1.2 * unit)
    page.write(how, book.say("clockwork-paper-code-how"), 7 * unit, 5 * unit, paint="soft")


def _code_page(book: Book, subject: MapSubject) -> None:
    """A code too long for the map's page: the map has a layout of its own."""
    page = book.page(book.say("clockwork-paper-code"), book.say("clockwork-paper-code-how"))
    side = max(45.0, least_size(subject.code.qr))
    square, rest = page.body.cut_top(side, 4)
    qr(page, square.x, square.y, side, subject.code.qr)
    for number, line in enumerate(subject.code.lines, 1):
        row, rest = rest.cut_top(5.4)
        page.label(row.x + 6, row.bottom - 1.4, str(number), 7, paint="soft", align="right")
        page.label(row.x + 9, row.bottom - 1.4, line, 11, "mono", room=row.width - 9)
