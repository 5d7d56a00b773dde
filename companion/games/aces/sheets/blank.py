"""Hex paper: a form with the names of the hexes to draw a map into, and blank hexes of the size that was measured."""

from __future__ import annotations

from companion.games.aces.board.maps import LEGEND
from companion.games.aces.sheets.field import HexField, extent
from companion.games.aces.sheets.legend import draw_terrain
from companion.games.aces.sheets.map_page import hex_words
from companion.games.aces.sheets.subject import AcesSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.hexes import hexagon
from companion.printing.labels import middle_label
from companion.printing.paths import outline_path
from companion.printing.surface import THIN

HEX_LINE = "#8f8f88"
_KEY = 9.0  # mm, a row of the key
_NARROW = 175.0  # mm of paper


def draw_blank(book: Book, subject: AcesSubject) -> None:
    _form(book, subject)
    _plain(book, subject)


def _form(book: Book, subject: AcesSubject) -> None:
    """Every hex with its name, to write the sign of its terrain into; below, what is typed into a map's file."""
    wide, high = extent(subject.map, subject.ground)
    page = book.page(book.say("aces-blank-form"), book.say("aces-blank-form-how"), landscape=wide > high)
    across = 4 if page.paper.width < _NARROW else 7
    key, room = page.body.cut_bottom(_KEY * -(-len(LEGEND) // across), 3)
    _key(book, page, key, across)
    field = HexField(book, subject.map, subject.ground, room)
    page.path(" ".join(outline_path(field.corners(hex_)) for hex_ in subject.ground.hexes), None, HEX_LINE, THIN)
    field.draw_names(page)


def _key(book: Book, page: Page, box: Box, across: int) -> None:
    """Each terrain with the sign that stands for it in a file."""
    cells = box.grid(across, -(-len(LEGEND) // across), 1)
    for cell, (sign, terrain) in zip(cells, LEGEND.items(), strict=False):
        picture, rest = cell.cut_left(8, 1.2)
        draw_terrain(page, picture.centre, 6.6, terrain)
        typed, words = rest.cut_left(5, 1)
        page.rect(typed.centred(5, 5.4), "paper", "soft", THIN, 0.6)
        middle_label(page, typed.centre, sign, 10, "mono")
        page.write(words, book.say(f"aces-terrain-{terrain}"), 8, 5, upright="middle", lines=2)


def _plain(book: Book, subject: AcesSubject) -> None:
    """As many whole hexes as the page holds, true to scale."""
    size = subject.hex.mm
    page = book.page(book.say("aces-blank-paper"), hex_words(book, subject), landscape=False)
    wide, step = size * 2 / 3**0.5, size * 3**0.5 / 2
    columns = int((page.body.width - wide) / step + 1e-6) + 1
    rows = int((page.body.height - size / 2) / size + 1e-6)
    room = page.body.centred(wide + (columns - 1) * step, (rows + 0.5) * size)
    middles = [
        (room.x + wide / 2 + column * step, room.y + size / 2 + (row + column % 2 / 2) * size)
        for column in range(columns)
        for row in range(rows)
    ]
    page.path(" ".join(outline_path(hexagon(*middle, size, False)) for middle in middles), None, HEX_LINE, THIN)
