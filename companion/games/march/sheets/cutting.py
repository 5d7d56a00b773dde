"""Small pieces to cut out: laid in rows under the heading, with room for words and pictures below them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.games.march.sheets.tracks import scale_for
from companion.printing.book import Book, Page
from companion.printing.box import Box, Point
from companion.printing.cards import Draw, Grid, cut_marks
from companion.printing.paper import CardSize
from companion.printing.surface import LINE, THIN, Surface
from companion.printing.text import fit

_MARK = 3.2  # mm that the marks for cutting reach out
_BETWEEN = 7.0  # mm from the pieces to what stands below them
PICTURE = CardSize("picture", 44, 30)  # mm, the size a step is drawn in; shown larger where there is room
STEPS_HEIGHT = 40.0  # mm that a row of steps needs
_WORDS = 15.0  # mm, the words of a step with the gap above them
_LARGEST = 58.0  # mm, the height of a picture


class Part(NamedTuple):
    """A form of the book at its place on a piece."""

    form: str
    x: float = 0
    y: float = 0
    turn: float = 0


class Step(NamedTuple):
    """One picture of a how-to, drawn around (0, 0), and its words."""

    name: str
    draw: Callable[[Surface], None]
    words: str


def lay_pieces(
    book: Book,
    heading: tuple[str, str],
    pieces: Sequence[Sequence[Part]],
    size: CardSize,
    folds: Sequence[float],
    scale_for: Callable[[Box], float],
    spare: Sequence[Part] = (),
) -> tuple[Page, Box]:
    """Pieces of that size, scaled to the page, over as many pages as they need; `spare` fills up the last row.

    `folds`: how far below the upper edge a piece is folded. Returns the last page and the room that is left on it.
    """
    while True:
        page = book.page(*heading, landscape=False)
        scale = scale_for(page.body)
        grid = _grid(page, len(pieces), size.width * scale, size.height * scale, even=not spare)
        batch, pieces = list(pieces[: grid.places]), pieces[grid.places :]
        if spare:
            batch += [spare] * (-len(batch) % grid.across)
        with page.clipped(grid.box.inset(-_MARK)):
            cut_marks(page, grid, len(batch))
        places = [grid.place(index) for index in range(len(batch))]
        for place, piece in zip(places, batch, strict=True):
            for form, x, y, turn in piece:
                page.show(form, place.x + x * scale, place.y + y * scale, turn, scale)
        creases = [(place.x, place.y + fold * scale, place.right) for place in places for fold in folds]
        page.lines([(x1, y, x2, y) for x1, y, x2 in creases], "soft", THIN, "1.4 0.9")
        if not pieces:
            return page, page.body.cut_top(grid.used(len(batch)).bottom - page.body.y, _BETWEEN)[1]


def _grid(page: Page, count: int, width: float, height: float, even: bool) -> Grid:
    """Under the heading, in the middle of the page; `even` rows share what does not fill them all."""
    room = page.body.cut_top(1.5)[1]
    across = max(1, int((room.width + 0.001) // width))
    rows = -(-count // across)
    if even:
        across = -(-count // rows)
    down = min(rows, max(1, int((room.height + 0.001) // height)))
    x = room.x + (room.width - across * width) / 2
    return Grid(Box(x, room.y, across * width, down * height), across, down, width, height, 0, False)


def draw_below(book: Book, heading: tuple[str, str], place: tuple[Page, Box], least: float, draw: Draw) -> None:
    """Words and pictures in the room under the pieces, larger on larger paper; on a new page if they need more."""
    page, room = place
    scale = max(1.0, scale_for(page.body))
    if room.height < least * scale:
        page = book.page(*heading, landscape=False)
        room = page.body
    name = book.encoder.unused_name("march-below")
    form = book.form(name, room.width / scale, room.height / scale, lambda form: draw(form, form.box.inset(1)), bleed=1)
    page.show(form, room.x, room.y, scale=scale)


def draw_steps(book: Book, surface: Surface, box: Box, steps: Sequence[Step]) -> None:
    """How to make the pieces, in numbered pictures: in one row, or in two where there is room for large ones."""
    down = 2 if len(steps) % 2 == 0 and box.height > 2 * STEPS_HEIGHT + 4 else 1
    across = len(steps) // down
    columns = box.columns(across, 5)
    high = min((box.height - 4 * (down - 1)) / down - _WORDS, _LARGEST, columns[0].width * 0.8)
    size = common_size([step.words for step in steps], columns[0].width, _WORDS - 2)
    for index, step in enumerate(steps):
        column = columns[index % across]
        picture = Box(column.x, box.y + index // across * (high + _WORDS + 4), column.width, high)
        _picture(book, surface, picture, step)
        surface.badge(picture.x + 4.5, picture.y + 4.5, 2.6, str(index + 1))
        surface.write(Box(picture.x, picture.bottom + 2, picture.width, _WORDS - 2), step.words, size)


def common_size(texts: Sequence[str], width: float, height: float) -> float:
    """The size in points at which all the texts fit a box of that size."""
    return min(fit(text, width, height, 9, 6).size for text in texts)


def _picture(book: Book, surface: Surface, box: Box, step: Step) -> None:
    surface.rect(box, line="faint", radius=2)

    def draw(form: Surface) -> None:
        with form.at(PICTURE.width / 2, PICTURE.height / 2):
            step.draw(form)

    form = book.form(f"march-step-{step.name}", PICTURE.width, PICTURE.height, draw)
    scale = min(box.width / PICTURE.width, box.height / PICTURE.height)
    x, y = box.centre
    surface.show(form, x - PICTURE.width / 2 * scale, y - PICTURE.height / 2 * scale, scale=scale)


def arrow(surface: Surface, start: Point, end: Point) -> None:
    """A short straight arrow."""
    (x1, y1), (x2, y2) = start, end
    long = math.hypot(x2 - x1, y2 - y1)
    dx, dy = (x2 - x1) / long, (y2 - y1) / long
    surface.line(x1, y1, x2 - dx, y2 - dy, width=LINE)
    back = x2 - 2.4 * dx, y2 - 2.4 * dy
    head = [end, (back[0] - 1.1 * dy, back[1] + 1.1 * dx), (back[0] + 1.1 * dy, back[1] - 1.1 * dx)]
    surface.polygon(head, "mark", None)
