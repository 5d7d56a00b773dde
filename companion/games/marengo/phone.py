"""The field of a battle as a picture for phones: as everybody sees it, and with the faces its owner has told."""

from __future__ import annotations

from companion.games.marengo.sheets.field import Field, proportions
from companion.games.marengo.sheets.table_field import draw_battle, knows_more
from companion.games.marengo.state import State
from companion.games.marengo.summary import labels
from companion.games.phone import Picture, Spot, Words
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.job import Ask
from companion.printing.svg import drawn_as_svg

WIDE = 200.0  # mm
RIM = 2.0  # the hours at the entries stand beyond the edge


def picture(state: State, seat: Seat | None, words: Words) -> Picture | None:
    """Nothing where only the books are kept, and on a board of which nobody has said where its locales lie."""
    shape = proportions(state.board)
    if state.books is not None or shape is None or (seat is not None and not knows_more(state, seat)):
        return None
    high = (WIDE - 2 * RIM) * shape + 2 * RIM
    spots: list[Spot] = []

    def draw(book: Book, page: Page, box: Box) -> None:
        field = Field.fitted(book, state.board, box.inset(RIM))
        assert field is not None, "it has proportions"
        draw_battle(book, page, field, state, own=seat)
        spots.extend(_spots(field, words.code))

    svg = drawn_as_svg(Ask(words.say, words.code), WIDE, high, draw)
    return Picture(svg, WIDE, high, tuple(spots))


def _spots(field: Field, code: str) -> list[Spot]:
    called = labels(field.board, code)
    outlines = field.plan.areas.outline.items()
    return [Spot(id_, called[id_], tuple(field.at(point) for point in corners)) for id_, corners in outlines]
