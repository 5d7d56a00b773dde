"""The countries of a table as a picture for phones, as they lie on paper."""

from __future__ import annotations

from companion.games.march.sheets.look import in_words
from companion.games.march.sheets.names import short_name
from companion.games.march.sheets.table_map import draw_map, map_height
from companion.games.march.state import State
from companion.games.phone import Picture, Spot, Words
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.job import Ask
from companion.printing.svg import drawn_as_svg

WIDE = 130.0  # mm: the type on it can be read on a phone that is held upright
RIM = 1.0


def picture(state: State, seat: Seat | None, words: Words) -> Picture | None:
    """What lies there everybody sees."""
    if seat is not None:
        return None
    high = map_height(state, WIDE - 2 * RIM) + 2 * RIM
    places: dict[str, Box] = {}

    def draw(book: Book, page: Page, box: Box) -> None:
        places.update(draw_map(book, page, box.inset(RIM), state).places)

    svg = drawn_as_svg(Ask(words.say, words.code), WIDE, high, draw)
    return Picture(svg, WIDE, high, tuple(_spot(state, id_, place, words) for id_, place in places.items()))


def _spot(state: State, id_: str, place: Box, words: Words) -> Spot:
    return Spot(id_, short_name(in_words(state.rules.map[id_].name, words.code)), place.corners)
