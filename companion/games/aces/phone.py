"""The map of a table as a picture for phones; whoever hides the launcher sees where it is."""

from __future__ import annotations

from companion.games.aces.board.maps import Ground
from companion.games.aces.board.reading import map_of
from companion.games.aces.sheets.field import HexField, extent
from companion.games.aces.sheets.table_map import draw_units_on
from companion.games.aces.state import State
from companion.games.phone import Picture, Spot, Words
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.job import Ask
from companion.printing.svg import drawn_as_svg

HEX = 20.0  # mm from side to side
RIM = 1.0


def picture(state: State, seat: Seat | None, words: Words) -> Picture | None:
    """Nothing where only the books are kept."""
    if state.in_books or (seat is not None and not _hides(state)):
        return None
    map_ = map_of(state.rules.map)
    ground = Ground(map_, state.rules.half, mountains=True)
    wide, high = (length * HEX + 2 * RIM for length in extent(map_, ground))
    spots: list[Spot] = []

    def draw(book: Book, page: Page, box: Box) -> None:
        field = HexField(book, map_, ground, box.inset(RIM))
        draw_units_on(book, page, field, state)
        spots.extend(Spot(hex_, hex_, field.corners(hex_)) for hex_ in ground.hexes)

    svg = drawn_as_svg(Ask(words.say, words.code), wide, high, draw)
    return Picture(svg, wide, high, tuple(spots))


def _hides(state: State) -> bool:
    """Does this seat know where the launcher is, and others do not?"""
    site = state.v2
    return site is not None and not site.found and state.result is None and site.hex in state.ground.near
