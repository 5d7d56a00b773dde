"""Cards of any size: each is designed for one size and fills whatever size the user wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from companion.games.march.sheets.look import owner_swatch
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Draw, Side
from companion.printing.fonts import text_width
from companion.printing.ink import Swatch
from companion.printing.paper import CardSize
from companion.printing.surface import THIN, Align, Surface

EDGE = 3.5  # mm that stay free along the cuts
Front: TypeAlias = Callable[[Surface, Box], None]


def fitted(book: Book, draw: Front, design: CardSize) -> Draw:
    """A face that is drawn at the size it was designed for, or larger in one direction, and then scaled."""

    def scaled(surface: Surface, box: Box) -> None:
        scale = min(box.width / design.width, box.height / design.height)
        if scale == 1:
            draw(surface, box)
            return
        face = Box(0, 0, box.width / scale, box.height / scale)
        name = book.encoder.unused_name("face")
        surface.show(book.form(name, face.width, face.height, lambda form: draw(form, face)), scale=scale)

    return scaled


def back_of(book: Book, seat: str, design: CardSize) -> Side:
    """The back of a player's cards: colour and pattern to the edge, the letter, the game's title."""
    swatch = owner_swatch(seat)
    title = book.say("march-title")

    def draw(surface: Surface, box: Box) -> None:
        surface.rect(box.inset(EDGE), line="paper" if surface.ink.on(swatch) == "paper" else "ink", radius=2.5)
        surface.badge(*box.centre, min(box.width, box.height) * 0.19, swatch.letter)
        plate(surface, box.inset(EDGE + 3, EDGE + 6).cut_bottom(6)[0], title)

    return Side(fitted(book, draw, design), swatch)


def plate(surface: Surface, box: Box, text: str, align: Align = "centre", size: float = 8.5) -> None:
    """Words on a white plate, so that they stand out from a pattern; as wide as they are, at most as the box."""
    wide = min(box.width, text_width(text, size, "bold") + 5)
    beside = {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * (box.width - wide)
    ground = Box(box.x + beside, box.y, wide, box.height)
    surface.rect(ground, fill="paper", width=THIN, radius=box.height / 2)
    surface.write(ground.inset(2, 0), text, size, 5, "bold", align="centre", upright="middle", lines=1, cut=True)


def seal(surface: Surface, x: float, y: float, radius: float, letter: str, swatch: Swatch) -> None:
    """A large letter in a ring of the owner's colour."""
    surface.circle(x, y, radius + 0.9, fill="paper", line=None)
    surface.badge(x, y, radius, letter, line=swatch.colour)
