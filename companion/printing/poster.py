"""Posters: a drawing of any size over as many pages as it takes, with marks to cut, strips to glue and a plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.marks import crop_marks
from companion.printing.prose import prose
from companion.printing.surface import HAIR, LINE, Surface
from companion.printing.tiling import Span, Tile, Tiling, room_of, tiling_for

_APART, _NAME = 3.0, 5.0  # mm on the plan: between the pages, and for the name above each


def poster(
    book: Book,
    name: str,
    width: float,
    height: float,
    draw: Callable[[Surface], None],
    note: str = "",
    icons: Sequence[Box] = (),
) -> Tiling:
    """Draws once and shows it page by page, after a plan of how the pages go together; the plan has the note too.

    `icons`: what no join should run through.
    """
    book.form(name, width, height, draw)
    tiling = tiling_for(book.ask.paper, width, height, icons)
    tiles = tiling.tiles()
    if len(tiles) > 1:
        _plan(book, name, tiling, tiles, Box(0, 0, width, height), note)
    for tile in tiles:
        _page(book, name, tiling, tile)
    return tiling


def _page(book: Book, name: str, tiling: Tiling, tile: Tile) -> None:
    page = book.page(paper=tiling.paper)
    window = room_of(tiling.paper).centred(tile.part.width, tile.part.height)
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
            _glue_label(page, tiling.name(tile.column + 1, tile.row), strip.height, strip.width)
    if tile.row + 1 < tiling.down:
        strip, _ = window.cut_bottom(tiling.overlap)
        page.line(strip.x, strip.y, strip.right, strip.y, "soft", HAIR, "2 1.5")
        with page.at(*strip.centre):
            _glue_label(page, tiling.name(tile.column, tile.row + 1), strip.width, strip.height)


def _glue_label(page: Page, neighbour: str, room: float, high: float) -> None:
    """On a white ground in the middle of the strip: it disappears under the neighbour."""
    words = Box(0, 0, 0, 0).inset(-min(room, 60) / 2, -min(high - 1.4, 5) / 2)
    page.rect(words, fill="paper", line="soft", width=HAIR, radius=1)
    page.write(words.inset(1, 0.4), page.say("paper-glue", page=neighbour), 7.5, 5, align="centre", upright="middle")


def _plan(book: Book, name: str, tiling: Tiling, tiles: list[Tile], whole: Box, note: str) -> None:
    """The assembly diagram: the pages in small, apart from each other, their names above them, and what to do."""
    page = book.page(book.say("paper-plan"), landscape=False)
    size = book.say("paper-plan-size", width=round(whole.width), height=round(whole.height), pages=len(tiles))
    how = book.say("paper-plan-how", overlap=round(tiling.overlap))
    used = prose(page, page.body, "\n".join(filter(None, (size, note, how))), 9.5, 7)
    room = page.body.cut_top(used, 4)[1]
    wide, high = _length(tiling.columns), _length(tiling.rows)
    scale = min(
        (room.width - (tiling.across - 1) * _APART) / wide,
        (room.height - (tiling.down - 1) * _APART - tiling.down * _NAME) / high,
    )
    left = room.x + (room.width - wide * scale - (tiling.across - 1) * _APART) / 2
    for tile in tiles:
        x = left + _length(tiling.columns[: tile.column]) * scale + tile.column * _APART
        y = room.y + _length(tiling.rows[: tile.row]) * scale + tile.row * _APART + (tile.row + 1) * _NAME
        _planned(page, name, tiling, tile, Box(x, y, tile.part.width * scale, tile.part.height * scale))


def _length(spans: Sequence[Span]) -> float:
    """Of pages side by side."""
    return sum(span.end - span.start for span in spans)


def _planned(page: Page, name: str, tiling: Tiling, tile: Tile, box: Box) -> None:
    """One page of the plan; a broken line shows where its neighbours will lie on it."""
    scale = box.width / tile.part.width
    page.label(box.centre[0], box.y - 1.2, tile.name, 10, "bold", align="centre")
    with page.clipped(box):
        page.show(name, box.x - tile.part.x * scale, box.y - tile.part.y * scale, scale=scale)
    strip = tiling.overlap * scale
    if tile.column + 1 < tiling.across:
        page.line(box.right - strip, box.y, box.right - strip, box.bottom, "ink", HAIR, "1 0.7")
    if tile.row + 1 < tiling.down:
        page.line(box.x, box.bottom - strip, box.right, box.bottom - strip, "ink", HAIR, "1 0.7")
    page.rect(box, line="ink", width=LINE)
