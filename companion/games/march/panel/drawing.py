"""One picture of the table in one size: what pictures of every size tell alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from textual.content import Content

from companion.games.march.panel.cubes import Cubes
from companion.games.march.panel.shown import Shown, bold, muted, that_fits
from companion.games.march.scenario import SEATS
from companion.games.march.state import HIDDEN
from companion.games.march.summary import score
from companion.kernel.game import Seat
from companion.tui.widgets.canvas import fitted
from companion.tui.widgets.pointing import Spot, rectangle

APART = "   "


def side_by_side(blue: list[Content], stock: list[Content], orange: list[Content], room: int) -> Iterator[Content]:
    """Both players, the stock of cubes in so many columns between them."""
    for left, middle, right in zip(blue, stock, orange, strict=True):
        yield left + fitted(middle.pad_left((room - middle.cell_length) // 2), room) + right


def places_of(seat: Seat) -> tuple[str, ...]:
    """All that lies in front of somebody."""
    return tuple(f"{place}:{seat}" for place in ("stock", "cubes", "hand", "front", "discard"))


class Drawing:
    """One picture of the table in one size."""

    def __init__(self, shown: Shown, width: int) -> None:
        self.shown, self.state, self.signs = shown, shown.state, shown.signs
        self.room = max(width, 20)
        self.cubes = Cubes(shown)
        self.score = score(shown.state)

    @property
    def is_wide_enough(self) -> bool:
        return True

    @property
    def height(self) -> int:
        raise NotImplementedError

    def lines(self) -> Iterator[Content]:
        raise NotImplementedError

    def spots(self) -> Iterator[Spot]:
        """What somebody can point at."""
        raise NotImplementedError

    def sides_and_stock(self, width: int, high: int) -> Iterator[Spot]:
        """Both players, each so wide, and what they have played and discarded; the stock between them."""
        for number, seat in enumerate(SEATS):
            seat_at = rectangle(number * (self.room - width), 0, width, high)
            yield Spot(places_of(seat), (*seat_at, *rectangle(0, self.height - len(SEATS) + number, self.room, 1)))
        yield Spot(("stock", "table"), rectangle(width, 0, self.room - 2 * width, high))

    def name(self, seat: Seat) -> Content:
        told = f"{self.signs.seat(seat)} {self.shown.teller.side(seat).upper()}"
        name = Content.styled(told, f"bold $seat-{seat}")
        person = self.shown.people.get(seat, "")
        return name + Content("  " + person) if person else name

    def race(self, seat: Seat, width: int) -> Content:
        """VP and how far it is to the threshold."""
        told = self.points(seat)
        return told + Content(" ") + self.bar(seat, width - told.cell_length - 1)

    def points(self, seat: Seat) -> Content:
        """VP in words, as far as everybody may know them."""
        if seat not in self.score:
            return muted(self.shown.say("march-panel-vp-hidden"))
        told = self.shown.say("march-panel-vp", vp=self.score[seat], goal=self.state.rules.threshold)
        return bold(f"{told:<12}")

    def bar(self, seat: Seat, room: int) -> Content:
        if seat not in self.score:
            return Content("")
        goal = self.state.rules.threshold
        bar = self.signs.bar(self.score[seat], goal, room - room % goal if room >= goal else max(room, 0))
        filled = bar.rstrip(self.signs.empty)
        return Content.assemble((filled, f"$seat-{seat}"), (bar[len(filled) :], "$muted"))

    def strength(self, seat: Seat) -> Content:
        value = self.shown.die(self.state.side(seat).strength)
        return muted(self.shown.say("march-panel-strength") + " ") + bold(value)

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

    def piles(self, seat: Seat) -> Content:
        """What somebody has played and discarded."""
        side, widest = self.state.side(seat), max(len(self.played(each)) for each in SEATS)
        played = f"{self.played(seat):<{widest}}"
        line = Content.styled(self.signs.seat(seat) + " ", f"$seat-{seat}")
        line += muted(self.shown.say("march-panel-played") + " ") + (bold(played) if side.played else muted(played))
        line += muted(APART + self.shown.say("march-panel-discard") + " ")
        return fitted(line + self.pile(seat, self.room - line.cell_length), self.room)

    def initiative(self, seat: Seat) -> Content:
        if self.state.initiative != seat:
            return Content("")
        return Content.styled(f"{self.signs.holder} {self.shown.say('march-panel-initiative')}", "$accent")
