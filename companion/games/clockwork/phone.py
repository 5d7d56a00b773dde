"""The map of a table as a picture for phones, as it lies on paper; what can be tapped on it are its tiles."""

from __future__ import annotations

from companion.games.clockwork.maps.named import lying
from companion.games.clockwork.sheets.look import extent
from companion.games.clockwork.sheets.table_map import KEYS, draw_table_map
from companion.games.clockwork.state import State
from companion.games.phone import Picture, Spot, Words
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.hexes import hexagon
from companion.printing.job import Ask
from companion.printing.svg import drawn_as_svg

TILE = 24.0  # mm from side to side
RIM = 1.0
UNIT = 1.1  # of the words that explain the marks


def picture(state: State, seat: Seat | None, words: Words) -> Picture | None:
    """Nothing as long as only the books are kept; what stands on the map everybody sees."""
    if seat is not None or state.rules.depth != "full":
        return None
    room = extent(lying(state.rules.map).layout, TILE)
    wide, high = room.width + 2 * RIM, room.height + 2 * RIM + KEYS * UNIT + 1
    spots: list[Spot] = []

    def draw(book: Book, page: Page, box: Box) -> None:
        lies = draw_table_map(book, page, box.inset(RIM), state, UNIT)
        tiles = lying(state.rules.map).tiles.items()
        spots.extend(Spot(id_, id_, hexagon(*lies.middle(cell), lies.size, False)) for id_, cell in tiles)

    svg = drawn_as_svg(Ask(words.say, words.code), wide, high, draw)
    return Picture(svg, wide, high, tuple(spots))
