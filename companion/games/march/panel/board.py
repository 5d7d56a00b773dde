"""The whole table as a picture: the seats above, the country cards, the cubes, played and discarded cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from textual.content import Content

from companion.games.march.panel.countries import EDGES, TINT, CompactCards, RoomyCards
from companion.games.march.panel.drawing import APART, Drawing, places_of, side_by_side
from companion.games.march.panel.huge import Huge
from companion.games.march.panel.shown import Kept, Shown, bold, muted
from companion.games.march.scenario import SEATS
from companion.games.march.state import State
from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.canvas import fitted, spread
from companion.tui.widgets.pointing import Spot, rectangle

ROOMY = (100, 30)  # the smallest screen for the roomy picture
SEAT = 3  # lines for a player in the roomy picture
STOCK_WIDTH = (20, 26)  # columns for the cubes at the narrowest, and as soon as the seats can spare them


class MarchBoard(BoardCanvas):
    """The whole table. Huge, roomy or compact, whichever its own size allows."""

    DEFAULT_CSS = "MarchBoard { height: 8; }"

    def __init__(self) -> None:
        super().__init__(id="board")
        self._shown: Shown | None = None
        self._kept = Kept()

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        """`state` is what the shared screen may see."""
        before, self._shown = self._shown, Shown(state, teller, signs, people, self._kept)
        if before is None or not self._shown.looks_like(before):
            self.redraw()

    def height_for(self, width: int, height: int) -> int:
        """How many lines the board wants on a screen of that size: never more than leaves room for the play."""
        if self._shown is None:
            return 8
        inner = width - self.gutter.width
        large = self._largest(inner, height // 2) if width >= ROOMY[0] and height >= ROOMY[1] else None
        return (large or Compact(self._shown, inner)).height

    def _largest(self, width: int, height: int) -> Drawing | None:
        """The largest picture for that room that has more than signs on its cards."""
        assert self._shown is not None
        kinds = (kind(self._shown, width) for kind in (Huge, Roomy))
        return next((each for each in kinds if each.is_wide_enough and each.height <= height), None)

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [] if self._shown is None else list(self._drawing(self._shown, width, height).lines())

    def spots(self) -> Sequence[Spot]:
        return [] if self._shown is None else list(self._drawing(self._shown, *self.size).spots())

    def _drawing(self, shown: Shown, width: int, height: int) -> Drawing:
        large = self._largest(width, height) if width + self.gutter.width >= ROOMY[0] else None
        return large or Compact(shown, width)


class Roomy(Drawing):
    """Three lines for a seat, and words on the cards."""

    def __init__(self, shown: Shown, width: int) -> None:
        super().__init__(shown, width)
        self._cards = RoomyCards(shown, self.room)

    @property
    def height(self) -> int:
        return SEAT + 1 + self._cards.height + 1 + len(SEATS)

    def lines(self) -> Iterator[Content]:
        yield from self._seats()
        yield Content("")
        yield from self._cards.lines()
        yield Content("")
        yield from map(self.piles, SEATS)

    def spots(self) -> Iterator[Spot]:
        yield from self._cards.spots(SEAT + 1)
        yield from self.sides_and_stock(self._seat_width, SEAT)

    @property
    def _seat_width(self) -> int:
        return (self.room - self._stock_width) // 2 - 2

    def _seats(self) -> Iterator[Content]:
        width = self._seat_width
        blue, orange = (self._seat(seat, width) for seat in SEATS)
        return side_by_side(blue, self._stock(), orange, self.room - 2 * width)

    def _seat(self, seat: Seat, width: int) -> list[Content]:
        inner = width - EDGES
        armies = muted(APART + self.shown.say("march-panel-armies") + " ") + bold(str(self.state.side(seat).stock))
        lines = (
            spread(self.name(seat), self.initiative(seat), inner),
            self.race(seat, inner),
            self.strength(seat) + armies,
        )
        edge = Content.styled(self.signs.edge, f"$seat-{seat}")
        return [fitted(edge + Content(" ") + line, width, TINT) for line in lines]

    def _stock(self) -> list[Content]:
        head = muted(self.shown.say("march-panel-stock", vp=self.state.stock.value))
        return [head, *self.cubes.rows(self._stock_width)]

    @property
    def _stock_width(self) -> int:
        narrow, wide = STOCK_WIDTH
        return min(wide, narrow + max(0, self.room - ROOMY[0]) // 2)


class Compact(Drawing):
    """One line for a seat, and signs on the cards."""

    def __init__(self, shown: Shown, width: int) -> None:
        super().__init__(shown, width)
        self._cards = CompactCards(shown, self.room)

    @property
    def height(self) -> int:
        return 2 + self._cards.height + len(self._touching_line()) + 1 + 2

    def lines(self) -> Iterator[Content]:
        yield from map(self._seat, SEATS)
        yield from self._cards.lines()
        yield from self._touching_line()
        yield self._middle()
        yield from map(self._pile, SEATS)

    def spots(self) -> Iterator[Spot]:
        yield from self._cards.spots(len(SEATS))
        for number, seat in enumerate(SEATS):
            rows = (number, self.height - len(SEATS) + number)
            yield Spot(places_of(seat), tuple(run for y in rows for run in rectangle(0, y, self.room, 1)))
        yield Spot(("stock", "table"), rectangle(0, self.height - len(SEATS) - 1, self.room, 1))

    def _seat(self, seat: Seat) -> Content:
        holder = Content.styled(" " + self.signs.holder, "$accent") if self.state.initiative == seat else Content("")
        left = spread(self.name(seat), holder, min(24, self.room // 3)) + Content("  ")
        right = self.strength(seat) + muted("  " + self.shown.say("march-panel-armies-short") + " ")
        right += bold(str(self.state.side(seat).stock))
        room = self.room - left.cell_length - right.cell_length - 2
        return left + fitted(self.race(seat, room), room) + Content("  ") + right

    def _touching(self) -> Content:
        pairs = ", ".join("–".join(pair) for pair in self._cards.apart)
        return muted(self.shown.say("march-panel-touching", pairs=pairs)) if pairs else Content("")

    def _touching_line(self) -> list[Content]:
        """One pair is told beside the cubes; more of them have a line of their own."""
        return [fitted(self._touching(), self.room)] if len(self._cards.apart) > 1 else []

    def _middle(self) -> Content:
        """The stock of cubes, which cards touch, and what is played: in as many words as fit."""
        head = muted(self.shown.say("march-panel-stock", vp=self.state.stock.value) + "  ")
        touching = Content("") if self._touching_line() else self._touching()
        rooms, legends = (self.room // 4, 3, 0), (*self.cubes.legends(), Content(""))
        lefts = [head + self.cubes.line(room) + each.pad_left(2) for each in legends for room in rooms]
        rights = [Content(APART).join(filter(None, (touching, played))) for played in self._both_played()]
        wordings = ((left, right) for left, right in product(lefts, rights))
        fits = (pair for pair in wordings if sum(part.cell_length for part in pair) + 2 <= self.room)
        return spread(*next(fits, (lefts[-1], rights[-1])), self.room)

    def _both_played(self) -> list[Content]:
        """In columns, so that a card stands where the one before it stood; with a word before it or without."""
        if not any(self.state.side(seat).played for seat in SEATS):
            return [Content("")]
        widest = max(len(self._card(card)) for card in self.state.rules.cards)
        cards = []
        for seat in SEATS:
            style = "bold" if self.state.side(seat).played else "$muted"
            sign = Content.styled(f"{self.signs.seat(seat)} ", f"$seat-{seat}")
            cards.append(sign + Content.styled(f"{self.played(seat):<{widest}}", style))
        both = Content("  ").join(cards)
        return [muted(self.shown.say("march-panel-played") + "  ") + both, both]

    def _pile(self, seat: Seat) -> Content:
        line = Content.styled(self.signs.seat(seat) + " ", f"$seat-{seat}")
        line += muted(self.shown.say("march-panel-discard") + " ")
        return fitted(line + self.pile(seat, self.room - line.cell_length), self.room)
