"""Posters: a drawing of any size over as many pages as it takes, with marks to cut, strips to glue and a plan."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from string import ascii_uppercase
from typing import NamedTuple

from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.frame import footer_height
from companion.printing.marks import crop_marks
from companion.printing.paper import Paper
from companion.printing.prose import prose
from companion.printing.surface import HAIR, LINE, Surface

OVERLAP = 10.0  # mm that neighbouring pages have in common
_ABOVE_FOOTER = 2.0


class Tile(NamedTuple):
    """One page of a poster: its name, its column and row, and which part of the poster it shows."""

    name: str
    column: int
    row: int
    part: Box


class Tiling(NamedTuple):
    """How a poster is spread over pages: all tiles are alike, so that no page carries a mere strip."""

    paper: Paper
    across: int
    down: int
    width: float  # of the part that one page shows
    height: float
    overlap: float

    def tiles(self) -> list[Tile]:
        return [self._tile(column, row) for row in range(self.down) for column in range(self.across)]

    def _tile(self, column: int, row: int) -> Tile:
        x, y = column * (self.width - self.overlap), row * (self.height - self.overlap)
        return Tile(tile_name(column, row), column, row, Box(x, y, self.width, self.height))


def tile_name(column: int, row: int) -> str:
    """A1 is top left, as on a chessboard seen from the other side; after Z comes AA."""
    letters = ascii_uppercase[column % 26]
    return f"{ascii_uppercase[column // 26 - 1] if column >= 26 else ''}{letters}{row + 1}"


def tiling_for(paper: Paper, width: float, height: float, overlap: float = OVERLAP) -> Tiling:
    """The fewest pages; upright if both ways take as many."""
    plans = [_tiling(turned, width, height, overlap) for turned in (paper.upright, paper.landscape)]
    return min(plans, key=lambda plan: plan.across * plan.down)


def _tiling(paper: Paper, width: float, height: float, overlap: float) -> Tiling:
    room = _room(paper)
    across, down = _count(width, room.width, overlap), _count(height, room.height, overlap)
    return Tiling(
        paper,
        across,
        down,
        (width + (across - 1) * overlap) / across,
        (height + (down - 1) * overlap) / down,
        overlap,
    )


def _room(paper: Paper) -> Box:
    return paper.printable.cut_bottom(footer_height(paper), _ABOVE_FOOTER)[1]


def _count(length: float, room: float, overlap: float) -> int:
    return max(1, ceil((length - overlap) / (room - overlap) - 1e-9))


def poster(
    book: Book,
    name: str,
    width: float,
    height: float,
    draw: Callable[[Surface], None],
    overlap: float = OVERLAP,
    note: str = "",
) -> Tiling:
    """Draws once and shows it page by page, after a plan of how the pages go together; the plan has the note too."""
    book.form(name, width, height, draw)
    tiling = tiling_for(book.ask.paper, width, height, overlap)
    tiles = tiling.tiles()
    if len(tiles) > 1:
        _plan(book, name, tiling, tiles, Box(0, 0, width, height), note)
    for tile in tiles:
        _page(book, name, tiling, tile)
    return tiling


def _page(book: Book, name: str, tiling: Tiling, tile: Tile) -> None:
    page = book.page(paper=tiling.paper)
    window = _room(tiling.paper).centred(tiling.width, tiling.height)
    page.cut_lines = window
    if tiling.across * tiling.down > 1:
        page.sheet = f"{page.sheet} · {tile.name}"
    with page.clipped(window):
        page.show(name, window.x - tile.part.x, window.y - tile.part.y)
    crop_marks(page, window, (window.x, window.right), (window.y, window.bottom))
    _glue_strips(page, window, tiling, tile)


def _glue_strips(page: Page, window: Box, tiling: Tiling, tile: Tile) -> None:
    """The strips on the right and at the bottom that the next pages are glued over."""
    if tile.column + 1 < tiling.across:
        strip, _ = window.cut_right(tiling.overlap)
        page.line(strip.x, strip.y, strip.x, strip.bottom, "soft", HAIR, "2 1.5")
        with page.at(*strip.centre, turn=90):
            _glue_label(page, tile_name(tile.column + 1, tile.row), strip.height, strip.width)
    if tile.row + 1 < tiling.down:
        strip, _ = window.cut_bottom(tiling.overlap)
        page.line(strip.x, strip.y, strip.right, strip.y, "soft", HAIR, "2 1.5")
        with page.at(*strip.centre):
            _glue_label(page, tile_name(tile.column, tile.row + 1), strip.width, strip.height)


def _glue_label(page: Page, neighbour: str, room: float, high: float) -> None:
    """On a white ground in the middle of the strip: it disappears under the neighbour."""
    words = Box(0, 0, 0, 0).inset(-min(room, 60) / 2, -min(high - 2, 5) / 2)
    page.rect(words, fill="paper", line="soft", width=HAIR, radius=1)
    page.write(words.inset(1, 0.4), page.say("paper-glue", page=neighbour), 7.5, 5, align="centre", upright="middle")


def _plan(book: Book, name: str, tiling: Tiling, tiles: list[Tile], whole: Box, note: str) -> None:
    """The assembly diagram: the poster in small, where each page lies in it, and what to do."""
    page = book.page(book.say("paper-plan"), landscape=False)
    size = book.say("paper-plan-size", width=round(whole.width), height=round(whole.height), pages=len(tiles))
    how = book.say("paper-plan-how", overlap=round(tiling.overlap))
    used = prose(page, page.body, "\n".join(filter(None, (size, note, how))), 9.5, 7)
    room = page.body.cut_top(used, 6)[1].inset(3)
    scale = min(room.width / whole.width, room.height / whole.height)
    small = Box(room.x + (room.width - whole.width * scale) / 2, room.y, whole.width * scale, whole.height * scale)
    page.show(name, small.x, small.y, scale=scale)
    for tile in tiles:
        part = Box(*(length * scale for length in tile.part)).moved(small.x, small.y)
        page.rect(part, line="ink", width=LINE, dash="2 1")
        page.badge(*part.centre, min(6.5, part.width / 3, part.height / 3), tile.name)
    page.rect(small, line="ink", width=LINE)
