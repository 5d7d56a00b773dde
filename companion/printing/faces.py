"""Faces of cards: each is designed for one size and fills whatever size the user wants."""

from __future__ import annotations

from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Draw
from companion.printing.fonts import text_width
from companion.printing.paper import CardSize
from companion.printing.surface import THIN, Align, Surface


def fitted(book: Book, draw: Draw, design: CardSize) -> Draw:
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


def plate(surface: Surface, box: Box, text: str, align: Align = "centre", size: float = 8.5) -> None:
    """Words on a white plate, so that they stand out from a pattern; as wide as they are, at most as the box."""
    wide = min(box.width, text_width(text, size, "bold") + 5)
    beside = {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * (box.width - wide)
    ground = Box(box.x + beside, box.y, wide, box.height)
    surface.rect(ground, fill="paper", width=THIN, radius=box.height / 2)
    surface.write(ground.inset(2, 0), text, size, 5, "bold", align="centre", upright="middle", lines=1, cut=True)
