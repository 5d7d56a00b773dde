"""The whole table as a picture: the seats above, the country cards, the cubes, played and discarded cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from textual.content import Content

from companion.games.march.panel.countries import EDGES, TINT, CompactCards, RoomyCards
from companion.games.march.panel.shown import Shown, bold, muted, that_fits
from companion.games.march.scenario import SEATS
from companion.games.march.state import HIDDEN, State
from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.canvas import fitted, spread

ROOMY = (100, 30)  # the smallest screen for the roomy picture
STOCK_WIDTH = 20
APART = "   "


class MarchBoard(BoardCanvas):
    """The whole table. Roomy or compact, whichever its own size allows."""

    DEFAULT_CSS = "MarchBoard { height: 8; }"

    def __init__(self) -> None:
        super().__init__(id="board")
        self._shown: Shown | None = None

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        """`state` is what the shared screen may see."""
        before, self._shown = self._shown, Shown(state, teller, signs, people)
        if before is None or not self._shown.looks_like(before):
            self.redraw()

    def height_for(self, width: int, height: int) -> int:
        """How many lines the board wants on a screen of that size: never more than leaves room for the play."""
        if self._shown is None:
            return 8
        inner = width - self.gutter.width
        roomy = Roomy(self._shown, inner).height
        fits = width >= ROOMY[0] and height >= ROOMY[1] and roomy <= height // 2
        return roomy if fits else Compact(self._shown, inner).height

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._shown is None:
            return []
        roomy = Roomy(self._shown, width)
        fits = width + self.gutter.width >= ROOMY[0] and roomy.height <= height
        return list((roomy if fits else Compact(self._shown, width)).lines())


class Drawing:
    """One picture of the table in one size."""

    def __init__(self, shown: Shown, width: int) -> None:
        self.shown, self.state, self.signs = shown, shown.state, shown.signs
        self.room = max(width, 20)

    @property
    def height(self) -> int:
        raise NotImplementedError

    def lines(self) -> Iterator[Content]:
        raise NotImplementedError

    def name(self, seat: Seat) -> Content:
        told = f"{self.signs.seat(seat)} {self.shown.teller.seat(seat).upper()}"
        name = Content.styled(told, f"bold $seat-{seat}")
        person = self.shown.people.get(seat, "")
        return name + Content("  " + person) if person else name

    def race(self, seat: Seat, width: int) -> Content:
        """VP and how far it is to the threshold."""
        if self.state.rules.rulings.vp_totals == "private":  # MP-AMB-29
            return muted(self.shown.say("march-panel-vp-hidden"))
        vp, goal = self.state.side(seat).vp, self.state.rules.threshold
        told = bold(f"{self.shown.say('march-panel-vp', vp=vp, goal=goal):<12}")
        room = width - told.cell_length - 1
        bar = self.signs.bar(vp, goal, room - room % goal if room >= goal else max(room, 0))
        filled = bar.rstrip(self.signs.empty)
        rest = bar[len(filled) :]
        return told + Content.assemble((" " + filled, f"$seat-{seat}"), (rest, "$muted"))

    def strength(self, seat: Seat) -> Content:
        value = self.shown.die(self.state.side(seat).strength)
        return muted(self.shown.say("march-panel-strength") + " ") + bold(value)

    def cubes(self, room: int) -> tuple[str, str]:
        """The cubes in stock, black and white; too many become a number."""
        counts = ((self.signs.black, self.state.stock.black), (self.signs.white, self.state.stock.white))
        black, white = (sign * n if n <= room else f"{sign} {self.signs.times} {n}" for sign, n in counts)
        return black, white

    def played(self, seat: Seat) -> str:
        card = self.state.side(seat).played
        return self.shown.say("march-panel-hidden") if card == HIDDEN else self._card(card) if card else "–"

    def _card(self, card: str) -> str:
        return self.shown.teller.label(card)

    def pile(self, seat: Seat, width: int) -> Content:
        """What lies on a discard pile; of a long one what does not, which is less."""
        cards = self.state.side(seat).discard
        if not cards:
            return muted("–")
        left = Counter(self.state.rules.cards) - Counter(cards)
        wide, narrow = f" {self.signs.bullet} ", self.signs.bullet
        listed = [between.join(map(self._card, cards)) for between in (wide, narrow)]
        others = [between.join(map(self._card, left.elements())) for between in (wide, narrow)]
        all_but = [self.shown.say("march-panel-all-but", cards=each) for each in others if each]
        return that_fits(width, *map(Content, (*listed, *all_but)))


class Roomy(Drawing):
    """Three lines for a seat, and words on the cards."""

    def __init__(self, shown: Shown, width: int) -> None:
        super().__init__(shown, width)
        self._cards = RoomyCards(shown, self.room)

    @property
    def height(self) -> int:
        return 3 + 1 + self._cards.height + 1 + 2

    def lines(self) -> Iterator[Content]:
        yield from self._seats()
        yield Content("")
        yield from self._cards.lines()
        yield Content("")
        yield from map(self._piles, SEATS)

    def _seats(self) -> Iterator[Content]:
        """Both players, the stock of cubes between them."""
        width = (self.room - STOCK_WIDTH) // 2 - 2
        blue, orange = (self._seat(seat, width) for seat in SEATS)
        for left, middle, right in zip(blue, self._stock(), orange, strict=True):
            room = self.room - 2 * width
            yield left + fitted(middle.pad_left((room - middle.cell_length) // 2), room) + right

    def _seat(self, seat: Seat, width: int) -> list[Content]:
        inner = width - EDGES
        armies = muted(APART + self.shown.say("march-panel-armies") + " ") + bold(str(self.state.side(seat).stock))
        lines = (
            spread(self.name(seat), self._initiative(seat), inner),
            self.race(seat, inner),
            self.strength(seat) + armies,
        )
        edge = Content.styled(self.signs.edge, f"$seat-{seat}")
        return [fitted(edge + Content(" ") + line, width, TINT) for line in lines]

    def _initiative(self, seat: Seat) -> Content:
        if self.state.initiative != seat:
            return Content("")
        return Content.styled(f"{self.signs.holder} {self.shown.say('march-panel-initiative')}", "$accent")

    def _stock(self) -> list[Content]:
        head = muted(self.shown.say("march-panel-stock", vp=self.state.stock.value))
        return [head, *map(Content, self.cubes(STOCK_WIDTH))]

    def _piles(self, seat: Seat) -> Content:
        """What somebody has played and discarded."""
        side, widest = self.state.side(seat), max(len(self.played(each)) for each in SEATS)
        played = f"{self.played(seat):<{widest}}"
        line = Content.styled(self.signs.seat(seat) + " ", f"$seat-{seat}")
        line += muted(self.shown.say("march-panel-played") + " ") + (bold(played) if side.played else muted(played))
        line += muted(APART + self.shown.say("march-panel-discard") + " ")
        return fitted(line + self.pile(seat, self.room - line.cell_length), self.room)


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
        lefts = [head + Content(" ".join(filter(None, self.cubes(room)))) for room in (self.room // 4, 3)]
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
