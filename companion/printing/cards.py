"""Cards in sheets: as many as the paper holds, marks for cutting, backs that meet their fronts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple, TypeAlias

from companion.kernel.trouble import Trouble
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.frame import footer_height
from companion.printing.ink import Paint, Swatch
from companion.printing.marks import crop_marks
from companion.printing.paper import POKER, CardSize, Paper
from companion.printing.surface import HAIR, Surface

Draw: TypeAlias = Callable[[Surface, Box], None]
_ABOVE_FOOTER = 1.5  # mm
_FREE_BLEED = (3.0, 2.0, 1.0)  # mm of colour beyond the cut that nobody asked for, if it costs no page


class Side(NamedTuple):
    """One side of a card: drawn into a box of the card's size, on a ground that reaches out to the bleed."""

    draw: Draw
    ground: Paint | Swatch | None = None


class Card(NamedTuple):
    front: Side
    back: Side | None = None


class Grid(NamedTuple):
    """Where cards lie on a page. `turned`: they lie on their side, because more of them fit."""

    box: Box  # all of it, from the first to the last cut
    across: int
    down: int
    width: float  # of one place, without bleed
    height: float
    gap: float
    turned: bool

    @property
    def places(self) -> int:
        return self.across * self.down

    def place(self, index: int) -> Box:
        row, column = divmod(index, self.across)
        x = self.box.x + column * (self.width + self.gap)
        return Box(x, self.box.y + row * (self.height + self.gap), self.width, self.height)

    def used(self, count: int) -> Box:
        """The part of the grid that the first so many places take, from cut to cut."""
        columns, rows = min(count, self.across), -(-count // self.across)
        wide, high = columns * (self.width + self.gap) - self.gap, rows * (self.height + self.gap) - self.gap
        return Box(self.box.x, self.box.y, wide, high)

    def behind(self, index: int) -> Box:
        """Where the back of that place lies once the paper is turned over its long edge."""
        row, column = divmod(index, self.across)
        return self.place(row * self.across + self.across - 1 - column)


def grid_for(paper: Paper, width: float, height: float, bleed: float = 0) -> Grid:
    """The fullest grid of places of that size on an upright page; cards stay upright unless more fit turned."""
    best = _fullest(paper, width, height, bleed)
    if best.places == 0:
        raise Trouble("card-no-room", card=f"{width:g}x{height:g}", paper=paper.name)
    return best


def _fullest(paper: Paper, width: float, height: float, bleed: float) -> Grid:
    room = paper.printable.cut_bottom(footer_height(paper), _ABOVE_FOOTER)[1]
    upright, turned = (_grid(room, *size, bleed) for size in ((width, height, False), (height, width, True)))
    return turned if turned.places > upright.places else upright


def _grid(room: Box, width: float, height: float, turned: bool, bleed: float) -> Grid:
    gap = 2 * bleed
    across, down = int((room.width + 1e-6) // (width + gap)), int((room.height + 1e-6) // (height + gap))
    box = room.centred(across * (width + gap) - gap, down * (height + gap) - gap)
    return Grid(box, across, down, width, height, gap, turned)


def lay_cards(book: Book, cards: Sequence[Card], size: CardSize | None = None, bleed: float | None = None) -> None:
    """All the cards, page after page, with their backs behind them; without duplex printing, beside them to fold.

    `bleed`: of cards that draw it themselves; else it follows from their grounds (see `bleed_for`).
    """
    size = size or book.ask.card or POKER
    if bleed is None:
        coloured = any(side.ground is not None for card in cards for side in card if side is not None)
        bleed = bleed_for(book, cards, size) if coloured else book.ask.bleed or 0.0
    layer = _Layer(book, cards, size, bleed)
    if _folded(book, cards):
        layer.lay_to_fold()
    else:
        layer.lay()


def bleed_for(book: Book, cards: Sequence[Card], size: CardSize) -> float:
    """What the user asked for; otherwise as much as takes no further page."""
    if book.ask.bleed is not None:
        return book.ask.bleed
    pages = _pages(book, cards, size, 0.0)
    return next((bleed for bleed in _FREE_BLEED if _pages(book, cards, size, bleed) == pages), 0.0)


def share_a_page(book: Book, cards: Sequence[Card], size: CardSize) -> bool:
    return _pages(book, cards, size, book.ask.bleed or 0.0) == 1


def _pages(book: Book, cards: Sequence[Card], size: CardSize, bleed: float) -> int:
    """How many fronts they take; 0 if not one of them fits."""
    high = size.height * (2 if _folded(book, cards) else 1)
    places = _fullest(book.ask.paper.upright, size.width, high, bleed).places
    return ceil(len(cards) / places) if places else 0


def _folded(book: Book, cards: Sequence[Card]) -> bool:
    return not book.ask.duplex and any(card.back for card in cards)


class _Layer:
    """Lays cards of one size. A side that many cards share, such as a back, is drawn once."""

    def __init__(self, book: Book, cards: Sequence[Card], size: CardSize, bleed: float) -> None:
        self._book, self._cards, self._size = book, cards, size
        self._paper, self._bleed = book.ask.paper.upright, bleed
        uses = Counter(side for card in cards for side in card if side is not None)
        self._forms = {side: self._form(side) for side, count in uses.items() if count > 1}

    def _form(self, side: Side) -> str:
        name = self._book.encoder.unused_name("card")
        return self._book.form(
            name, self._size.width, self._size.height, lambda form: self._draw(form, side), self._bleed
        )

    def lay(self) -> None:
        grid = grid_for(self._paper, self._size.width, self._size.height, self._bleed)
        for batch in self._batches(grid.places):
            page = self._page(grid, len(batch))
            for index, card in enumerate(batch):
                self._lay(page, card.front, grid.place(index), 90 if grid.turned else 0)
            if any(card.back for card in batch):
                self._lay_backs(grid, batch)

    def _lay_backs(self, grid: Grid, batch: Sequence[Card]) -> None:
        page = self._book.page(paper=self._paper)
        page.new_leaf = False
        right, down = self._book.ask.offset
        used = grid.used(len(batch))
        page.cut_lines = Box(self._paper.width - used.right + right, used.y + down, used.width, used.height)
        page.bleed = page.cut_lines.inset(-self._bleed)
        for index, card in enumerate(batch):
            if card.back is not None:
                self._lay(page, card.back, grid.behind(index).moved(right, down), 270 if grid.turned else 0)

    def lay_to_fold(self) -> None:
        """Front below, back above it and upside down: cut out, fold at the dashed line, glue."""
        grid = grid_for(self._paper, self._size.width, 2 * self._size.height, self._bleed)
        turn = 90 if grid.turned else 0
        for batch in self._batches(grid.places):
            page = self._page(grid, len(batch))
            for index, card in enumerate(batch):
                place = grid.place(index)
                back, front = _halves(place, grid.turned)
                around_back, around_front = _halves(place.inset(-self._bleed), grid.turned)
                with page.clipped(around_front):  # no bleed across the fold
                    self._lay(page, card.front, front, turn)
                if card.back is not None:
                    with page.clipped(around_back):
                        self._lay(page, card.back, back, turn + 180)
                _fold_line(page, place, grid.turned)

    def _batches(self, count: int) -> list[Sequence[Card]]:
        return [self._cards[start : start + count] for start in range(0, len(self._cards), count)]

    def _page(self, grid: Grid, used: int) -> Page:
        page = self._book.page(paper=self._paper)
        page.new_leaf = True  # never behind anything else
        cut_marks(page, grid, used)
        return page

    def _lay(self, page: Page, side: Side, place: Box, turn: int) -> None:
        x, y = _corner(place, turn)
        if side in self._forms:
            page.show(self._forms[side], x, y, turn)
            return
        live, page.live = page.live, place  # the words of a card stay on the card
        with page.at(x, y, turn):
            self._draw(page, side)
        page.live = live

    def _draw(self, surface: Surface, side: Side) -> None:
        box = Box(0, 0, self._size.width, self._size.height)
        if isinstance(side.ground, Swatch):
            surface.area(box.inset(-self._bleed), side.ground, line=None)
        elif side.ground is not None:
            surface.rect(box.inset(-self._bleed), fill=side.ground, line=None)
        side.draw(surface, box)


def _halves(place: Box, turned: bool) -> tuple[Box, Box]:
    """The half of the back and the half of the front: the heads of both meet at the fold."""
    if turned:  # a card's head points to the right
        front, back = place.columns(2)
    else:
        back, front = place.rows(2)
    return back, front


def _fold_line(page: Page, place: Box, turned: bool) -> None:
    x, y = place.centre
    if turned:
        page.line(x, place.y, x, place.bottom, "soft", HAIR, "1.5 1")
    else:
        page.line(place.x, y, place.right, y, "soft", HAIR, "1.5 1")


def _corner(place: Box, turn: int) -> tuple[float, float]:
    """Where a card's own top left corner lies when it is turned into its place."""
    corners = {0: (place.x, place.y), 90: (place.right, place.y), 180: (place.right, place.bottom)}
    return corners.get(turn, (place.x, place.bottom))


def cut_marks(page: Page, grid: Grid, used: int) -> None:
    """Marks along every cut that is needed, from the edge of the paper to the cards, and hairlines between them."""
    page.cut_lines = box = grid.used(used)
    page.bleed = box.inset(-grid.gap / 2)
    columns, rows = min(used, grid.across), -(-used // grid.across)
    cuts_x = _cuts(grid.box.x, columns, grid.width, grid.gap)
    cuts_y = _cuts(grid.box.y, rows, grid.height, grid.gap)
    reach = box.inset(-grid.gap / 2)
    page.lines([(x, reach.y, x, reach.bottom) for x in cuts_x], "faint", HAIR)
    page.lines([(reach.x, y, reach.right, y) for y in cuts_y], "faint", HAIR)
    crop_marks(page, reach, cuts_x, cuts_y)


def _cuts(start: float, count: int, span: float, gap: float) -> list[float]:
    cuts = []
    for i in range(count):
        cuts += [start + i * (span + gap), start + i * (span + gap) + span]
    return sorted({round(cut, 6) for cut in cuts})
