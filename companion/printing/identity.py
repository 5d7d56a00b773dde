"""What tells a game on paper at first sight: its emblem, its rule, its colours; said once, used by all its sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.ink import Paint
from companion.printing.surface import THIN, Surface

EMBLEM_WIDE, EMBLEM_HIGH = 24.0, 20.0  # mm of the form
EMBLEM, EMBLEM_WITH_NOTE = 6.4, 10.0  # mm of its height in a heading


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

    def heading(self, book: Book, page: Page, title: str, note: str = "") -> Box:
        """The emblem, the title, a note under it, the rule; returns what is left of the page."""
        body, high = page.body, EMBLEM_WITH_NOTE if note else EMBLEM
        wide = high * EMBLEM_WIDE / EMBLEM_HIGH
        top, _ = body.cut_left(wide, 2)[1].cut_top(7)
        page.label(top.x, top.y + 5.2, title, 16, "bold", room=top.width, least=9)
        y = top.bottom
        if note:
            y += page.write(Box(top.x, y, top.width, 9), note, 8.5, 6, paint="soft") + 0.8
        self.show(book, page, (body.x + wide / 2, (body.y + y) / 2), high)
        self.rule(page, body.x, body.right, y + 0.6)
        return body.cut_top(y - body.y + 1.5, 2.5)[1]
