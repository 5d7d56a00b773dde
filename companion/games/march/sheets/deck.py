"""What the cards of a player's hand share: their back, and the seal with their step."""

from __future__ import annotations

from companion.games.march.sheets.look import GOLD, LOOK, owner_swatch
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Side
from companion.printing.faces import fitted, plate
from companion.printing.ink import Swatch
from companion.printing.paper import CardSize
from companion.printing.surface import LINE, Surface

EDGE = 3.5  # mm that stay free along the cuts
FRAME = 1.8  # mm from the cut to the frame of a card


def back_of(book: Book, seat: str, design: CardSize) -> Side:
    """The back of a player's cards: colour and pattern to the edge, the letter, the game's title."""
    swatch = owner_swatch(seat)
    title = book.say("march-title")

    def draw(surface: Surface, box: Box) -> None:
        surface.rect(box.inset(EDGE), line="paper" if surface.ink.on(swatch) == "paper" else "ink", radius=2.5)
        (x, y), size = box.centre, min(box.width, box.height)
        surface.badge(x, y, size * 0.19, swatch.letter)
        above = x, y - size * 0.42
        surface.circle(*above, size * 0.14, fill="paper", line=GOLD, width=LINE)
        LOOK.show(book, surface, above, size * 0.18)
        plate(surface, box.inset(EDGE + 3, EDGE + 6).cut_bottom(6)[0], title)

    return Side(fitted(book, draw, design), swatch)


def seal(surface: Surface, x: float, y: float, radius: float, letter: str, swatch: Swatch) -> None:
    """A large letter in a ring of the owner's colour."""
    surface.circle(x, y, radius + 0.9, fill="paper", line=None)
    surface.badge(x, y, radius, letter, line=swatch.colour)
