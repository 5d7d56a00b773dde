"""Order pads: a whole game on two pages, several rounds to a page, or a page for each round in large type."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.clockwork.sheets.order_head import WIDE, Head
from companion.games.clockwork.sheets.order_round import RoundBlock
from companion.games.clockwork.sheets.pads import Pad, pads_of_players, pads_of_races
from companion.games.clockwork.sheets.rounds import Round, rounds
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box

WIDTH, HEIGHT = 90.0, 82.0  # mm that a round needs at least
GAP = 4.0  # mm between rounds
BAND, LARGE_BAND = 77.0, 96.0  # mm of the head, at most


def draw_orders(book: Book, subject: MapSubject) -> None:
    """One pad for each capital of the map."""
    for pad in pads_of_players(subject):
        _draw_pad(book, pad, book.ask.fillable)


def draw_orders_of_races(book: Book, subject: MapSubject) -> None:
    for pad in pads_of_races(subject):
        _draw_pad(book, pad, book.ask.fillable)


def draw_orders_for_anybody(book: Book, subject: MapSubject) -> None:
    _draw_pad(book, Pad(subject), book.ask.fillable)


def draw_orders_to_type(book: Book, subject: MapSubject) -> None:
    """With fields to type into, whatever was asked for otherwise."""
    for pad in pads_of_players(subject):
        _draw_pad(book, pad, fillable=True)


def draw_large_orders(book: Book, subject: MapSubject) -> None:
    """A page for each round; on small paper the head has a page of its own, and the rounds have all the others."""
    for pad in pads_of_players(subject):
        if book.ask.paper.upright.width < WIDE:
            _draw_large_on_small(book, pad)
            continue
        for round_ in rounds(subject.epic):
            page = _page(book, book.ask.fillable)
            band, rest = page.body.cut_top(LARGE_BAND if page.body.height > 2 * LARGE_BAND + GAP else BAND + GAP, GAP)
            Head(book, page, pad, large=True).band(band)
            RoundBlock(page, rest, pad, round_).draw()


def _draw_large_on_small(book: Book, pad: Pad) -> None:
    page = _page(book, book.ask.fillable)
    Head(book, page, pad, large=True).band(page.body)
    for round_ in rounds(pad.subject.epic):
        page = _page(book, book.ask.fillable)
        title, rest = page.body.cut_top(7, GAP)
        Head(book, page, pad, large=True).strip(title)
        RoundBlock(page, rest, pad, round_).draw()


def _page(book: Book, fillable: bool) -> Page:
    page = book.page(landscape=False)
    page.fillable = fillable
    return page


def _draw_pad(book: Book, pad: Pad, fillable: bool) -> None:
    """The first page begins with the head; on the others the map stands in the corner, if there is a corner."""
    rest = rounds(pad.subject.epic)
    first = True
    while rest:
        page = _page(book, fillable)
        head = Head(book, page, pad)
        across = max(1, int((page.body.width + GAP) / (WIDTH + GAP)))
        down = max(1, int((page.body.height + GAP) / (HEIGHT + GAP)))
        if first:
            high = (page.body.height - GAP * (down - 1)) / down
            band, body = page.body.cut_top(min(high, BAND), GAP)
            head.band(band)
            places = body.grid(across, down - 1, GAP)
        else:
            places = _places(page.body, across, down, len(rest))
            if across > 1:
                head.corner(places.pop(0))
        rest = _draw_rounds(page, head, pad, places, rest)
        first = False


def _places(body: Box, across: int, down: int, wanted: int) -> list[Box]:
    """No more rows of rounds than are needed: the fewer there are, the more room each has."""
    corner = 1 if across > 1 else 0
    needed = -(-(wanted + corner) // across)
    return body.grid(across, min(down, needed), GAP)


def _draw_rounds(page: Page, head: Head, pad: Pad, places: Sequence[Box], rest: tuple[Round, ...]) -> tuple[Round, ...]:
    """As many rounds as there are places; returns the others. Places left over take notes."""
    for place, round_ in zip(places, rest, strict=False):
        RoundBlock(page, place, pad, round_).draw()
    for place in places[len(rest) :]:
        head.notes(place)
    return rest[len(places) :]
