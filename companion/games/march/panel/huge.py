"""The table on a large screen: dice, armies and points to be seen from across the room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from textual.content import Content

from companion.games.march.panel.countries import EDGES, TINT, RoomyCards
from companion.games.march.panel.drawing import APART, Drawing, side_by_side
from companion.games.march.panel.shown import Shown, bold, muted, that_fits
from companion.games.march.scenario import SEATS
from companion.kernel.game import Seat
from companion.tui.large import Block, beside, block, large, large_die, wide
from companion.tui.signs import UNICODE
from companion.tui.widgets.canvas import fitted, spread
from companion.tui.widgets.pointing import Spot

STOCK_WIDTH = 28
DIE = 5  # lines of a large die, and of large points
BAR = 2  # lines of the bar of points
GAP = 2  # columns between two armies
NARROWEST = 26  # columns inside a card that hold its words beside a die
VP_DIE = "bold $background on $foreground"


class Huge(Drawing):
    """What is counted is large; the words beside it are as they always are."""

    def __init__(self, shown: Shown, width: int) -> None:
        super().__init__(shown, width)
        self._cards = HugeCards(shown, self.room)

    @property
    def is_wide_enough(self) -> bool:
        inner = min(self._cards.grid.widths) - EDGES
        return inner >= NARROWEST and self._cards.hold(inner, 1)

    @property
    def height(self) -> int:
        return 1 + DIE + 1 + BAR + 1 + self._cards.height + 1 + len(SEATS)

    def lines(self) -> Iterator[Content]:
        yield from self._seats()
        yield Content("")
        yield from self._cards.lines()
        yield Content("")
        yield from map(self.piles, SEATS)

    def spots(self) -> Iterator[Spot]:
        high = 1 + DIE + 1 + BAR
        yield from self._cards.spots(high + 1)
        yield from self.sides_and_stock(self._seat_width, high)

    @property
    def _seat_width(self) -> int:
        return (self.room - STOCK_WIDTH) // 2 - 2

    def _seats(self) -> list[Content]:
        width, shown = self._seat_width, self.shown
        blue, orange = (self._seat(seat, width) for seat in SEATS)
        of = (blue, orange, self.room, self.state.stock, shown.teller.language, shown.signs)
        return shown.kept.part("seats", of, partial(self._drawn_seats, blue, orange, width))

    def _drawn_seats(self, blue: list[Content], orange: list[Content], width: int) -> list[Content]:
        return list(side_by_side(blue, self._stock(len(blue)), orange, self.room - 2 * width))

    def _seat(self, seat: Seat, width: int) -> list[Content]:
        first, shown = self.state.initiative == seat, self.shown
        of = (width, self.state.rules, self.state.side(seat), first, shown.teller.language, shown.signs, shown.people)
        return shown.kept.part(f"seat {seat}", of, partial(self._drawn_seat, seat, width))

    def _drawn_seat(self, seat: Seat, width: int) -> list[Content]:
        """The points at the left, the strength at the right, below them what they are in words, and the bar."""
        inner, side = width - EDGES, self.state.side(seat)
        points = large(str(self.score[seat]), self.signs, inner, DIE) if seat in self.score else [""] * DIE
        die = large_die(side.strength, self.signs, f"bold $background on $seat-{seat}")
        words = (self.shown.say(f"march-panel-armies{short}") for short in ("", "-short"))
        armies = (muted(f"{APART}{each} ") + bold(str(side.stock)) for each in words)
        strength, points_told = self.strength(seat), self.points(seat)
        told = that_fits(inner - strength.cell_length - 1, *(points_told + each for each in armies))
        lines = [
            spread(self.name(seat), self.initiative(seat), inner),
            *map(spread, block(points, f"bold $seat-{seat}"), die, [inner] * DIE),
            spread(told, strength, inner),
            *[self.bar(seat, inner)] * BAR,
        ]
        edge = Content.styled(self.signs.edge, f"$seat-{seat}")
        return [fitted(edge + Content(" ") + line, width, TINT) for line in lines]

    def _stock(self, height: int) -> list[Content]:
        head = muted(self.shown.say("march-panel-stock", vp=self.state.stock.value))
        lines = [head, Content(""), *self.cubes.rows(STOCK_WIDTH)]
        above = (height - len(lines)) // 2
        return [*[Content("")] * above, *lines, *[Content("")] * (height - above - len(lines))]


class HugeCards(RoomyCards):
    """The words at the left, the VP die at the right, and below them the armies of both sides."""

    @property
    def _high(self) -> int:
        """Lines of an army; a terminal without halves needs more of them."""
        return len(large(UNICODE.blue, self.signs, DIE, DIE))

    @property
    def height(self) -> int:
        rows, card = len(self.grid.rows), 1 + DIE + len(SEATS) * self._high
        return rows * card + rows - 1

    def _joined(self, ids: tuple[str, ...], cards: list[list[Content]]) -> list[Content]:
        of, join = (cards, self.signs, self.grid.gap, self.state.rules), partial(super()._joined, ids, cards)
        return self.shown.kept.part(f"row {ids}", of, join)

    def _on_card(self, id_: str, width: int) -> list[Content]:
        shown, country = self.shown, self.state.countries[id_]
        of = (width, self.room, self.state.rules, country, shown.teller.language, shown.signs)
        return shown.kept.part(f"card {id_}", of, partial(super()._on_card, id_, width))

    def card(self, id_: str, width: int) -> Sequence[Content]:
        inner = width - EDGES
        die = large_die(self.state.countries[id_].vp, self.signs, VP_DIE)
        told = self._told(id_, inner - wide(die) - 1)
        head = [spread(left, right, inner) for left, right in zip(told, die, strict=True)]
        armies = [line for seat in SEATS for line in self._large_armies(seat, id_, inner)]
        return [Content(" ") + line for line in (bold(self.name(id_)), *head, *armies)]

    def _told(self, id_: str, room: int) -> list[Content]:
        """Its id, who controls it, the capital, die and garrison in numbers, and what else it touches."""
        numbers = Content("  ").join(part for part in (self._die(id_), self.guard(id_, " ", "")) if part)
        others = ", ".join(b if a == id_ else a for a, b in self.apart if id_ in (a, b))
        touches = muted(self.shown.say("march-panel-touches", countries=others)) if others else Content("")
        control = that_fits(room, *(muted(f"{id_}  ") + self._control(id_, each) for each in (room, 0)))
        lines = [control, numbers, self._capital(id_, room), touches]
        return [*lines, *[Content("")] * (DIE - len(lines))]

    def _large_armies(self, seat: Seat, id_: str, width: int) -> list[Content]:
        """One large sign for each army without the one on the capital; too many become a number, as large."""
        force, stands, lies = self.state.off_capital(seat, id_), UNICODE.army(seat), UNICODE.army(seat, True)
        counted = [f"{sign}{count}" for sign, count in ((stands, force.standing), (lies, force.fortified)) if count]
        for figures in ([stands] * force.standing + [lies] * force.fortified, counted):
            drawn = self._side_by_side(figures, f"bold $seat-{seat}")
            if wide(drawn) <= width:
                return drawn
        return [*[Content("")] * (self._high - 1), self.figures(seat, id_, width)]

    def _side_by_side(self, figures: Sequence[str], style: str) -> Block:
        blocks = [block(large(figure, self.signs, self.room, self._high), style) for figure in figures]
        return beside(blocks, GAP) or [Content("")] * self._high
