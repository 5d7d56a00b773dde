"""What tells a game on paper at first sight: its emblem and its rule, said once by the game and used by all sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.ink import Paint
from companion.printing.surface import THIN, Surface

EMBLEM_WIDE, EMBLEM_HIGH = 24.0, 20.0  # mm of the form
NARROW = 175.0  # mm of paper


class Identity(NamedTuple):
    """`emblem`: a form of the book, 24 × 20 mm. `colour` is that of its lines, `pale` that of its grounds."""

    emblem: Callable[[Book], str]
    colour: Paint
    pale: Paint

    def rule(self, surface: Surface, x1: float, x2: float, y: float) -> None:
        """A broad line over a thin one."""
        surface.line(x1, y, x2, y, self.colour, 0.8)
        surface.line(x1, y + 0.9, x2, y + 0.9, self.colour, THIN)

    def show(self, book: Book, surface: Surface, middle: tuple[float, float], high: float) -> None:
        """The emblem in that height."""
        scale = high / EMBLEM_HIGH
        x, y = middle[0] - EMBLEM_WIDE / 2 * scale, middle[1] - high / 2
        surface.show(self.emblem(book), x, y, scale=scale)

    def headed(self, book: Book, title: str, note: str = "", landscape: bool | None = None) -> Page:
        """A new page with the game's heading: its emblem, the title, a note, the rule."""
        page = book.page(landscape=landscape)
        narrow = page.paper.width < NARROW
        high = 9.0 if narrow else 11.0
        top, rest = page.body.cut_top(high, 4.2)
        page.show(self.emblem(book), top.x, top.y, scale=high / EMBLEM_HIGH)
        words = top.cut_left(high * 1.2, 2.5)[1]
        if note:
            page.label(words.x, words.y + high * 0.5, title, 13 if narrow else 16, "bold", room=words.width, least=9)
            below = Box(words.x, words.y + high * 0.6, words.width, high * 0.4)
            page.write(below, note, 8.5, 5, paint="soft", upright="middle", lines=1, cut=True)
        else:
            middle = words.centre[1] + (14 if narrow else 17) * POINT * CAP_HEIGHT / 2
            page.label(words.x, middle, title, 14 if narrow else 17, "bold", room=words.width, least=9)
        self.rule(page, top.x, top.right, top.bottom + 1.2)
        page.body = rest
        return page
