"""The country cards on the screen: what is printed on them and what lies on them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from functools import cached_property

from rich.cells import cell_len
from textual.content import Content

from companion.games.march.panel.grid import all_touching, laid_out, side_by_side, touching
from companion.games.march.panel.shown import Shown, bold, muted, that_fits, tone
from companion.games.march.picture import MARK
from companion.games.march.scenario import SEATS
from companion.games.march.state import Force, controller, other
from companion.kernel.game import Seat
from companion.tui.widgets.canvas import fitted, spread
from companion.tui.widgets.pointing import Spot, rectangle

WORDY = 27  # cells inside a card that hold its name beside the VP die
EDGES = 3  # cells of a card beside what it says: its edge and a blank at both sides
TINT = "$surface"
NAMES = 2  # lines that a name may take
TALL = 17  # columns of a compact card that hold all its signs beside its id, so that the name can stand below


class Countries:
    """All cards in one width; each game may have other countries, and longer names."""

    NARROWEST, GAP = 20, 4  # columns of a card, and between two
    BETWEEN_ROWS = 0  # lines
    BETWEEN = " "  # signs for armies

    def __init__(self, shown: Shown, room: int) -> None:
        self.shown, self.state, self.signs, self.room = shown, shown.state, shown.signs, room
        map_ = self.state.rules.map
        self.order = side_by_side(tuple((id_, card.touches) for id_, card in map_.items()), self.state.home("blue"))
        self.grid = laid_out(self.order, room, self.NARROWEST, self.GAP)

    @cached_property
    def apart(self) -> list[tuple[str, str]]:
        """Cards that touch without lying side by side: that has to be said in words."""
        linked = self.grid.linked(self.state.rules.map)
        return [pair for pair in all_touching(self.order, self.state.rules.map) if frozenset(pair) not in linked]

    @property
    def height(self) -> int:
        raise NotImplementedError

    def lines(self) -> Iterator[Content]:
        raise NotImplementedError

    def card(self, id_: str, width: int) -> Sequence[Content]:
        raise NotImplementedError

    def row(self, ids: tuple[str, ...]) -> Sequence[Content]:
        """Cards side by side."""
        cards = [self._on_card(id_, width) for id_, width in zip(ids, self.grid.widths, strict=False)]
        return self._joined(ids, cards)

    def spots(self, top: int) -> Iterator[Spot]:
        """Where the cards are, if the first line is that far down."""
        high = (self.height + self.BETWEEN_ROWS) // len(self.grid.rows)
        for number, ids in enumerate(self.grid.rows):
            x = 0
            for id_, width in zip(ids, self.grid.widths, strict=False):
                area = rectangle(x, top + number * high, width, high - self.BETWEEN_ROWS)
                yield Spot((f"country:{id_}", f"capital:{id_}"), area)
                x += width + self.grid.gap

    def _joined(self, ids: tuple[str, ...], cards: list[list[Content]]) -> list[Content]:
        """A line between those that touch."""
        middle, lines = len(cards[0]) // 2, []
        for y in range(len(cards[0])):
            parts = [cards[0][y]]
            for left, right, card in zip(ids, ids[1:], cards[1:], strict=False):
                joined = y == middle and touching(self.state.rules.map, left, right)
                parts += [muted((self.signs.link[0] if joined else " ") * self.grid.gap), card[y]]
            lines.append(Content("").join(parts))
        return lines

    def _on_card(self, id_: str, width: int) -> list[Content]:
        edge = Content.styled(self.signs.edge, tone(controller(self.state, id_)))
        return [fitted(edge + line, width, TINT) for line in self.card(id_, width)]

    def name(self, id_: str) -> str:
        return self.shown.teller.label(id_)

    def names(self, id_: str, width: int) -> list[Content]:
        """A long name in two lines; none of its words is cut as long as there is room for it."""
        lines = textwrap.wrap(self.name(id_), max(width, 1), break_long_words=False, max_lines=NAMES, placeholder="…")
        return [bold(line) for line in lines]

    def hold(self, width: int, lines: int) -> bool:
        """Is there room for every name, whole, in so many lines of this width?"""
        wrapped = (textwrap.wrap(self.name(id_), max(width, 1), break_long_words=False) for id_ in self.order)
        return all(len(parts) <= lines and max(map(cell_len, parts)) <= width for parts in wrapped)

    # --- what all cards tell -----------------------------------------------------------------------------------------

    def vp_die(self, id_: str, value: str, labelled: bool = True) -> Content:
        marked = {f"countries/{id_}/vp_min", f"countries/{id_}/vp_max"} & self.state.rules.sources.keys()
        label = muted(self.shown.say("march-panel-die") + " ") if labelled else Content("")
        return label + bold(value) + muted(MARK if marked else "")

    def figures(self, seat: Seat, id_: str, width: int) -> Content:
        """One sign for each army of one side, without the one on the capital; too many become a number."""
        force = self.state.off_capital(seat, id_)
        figures = [self.signs.army(seat)] * force.standing + [self.signs.army(seat, True)] * force.fortified
        text = self.BETWEEN.join(figures)
        return Content.styled(text if len(text) <= width else self._counted(seat, force), f"bold $seat-{seat}")

    def _counted(self, seat: Seat, force: Force) -> str:
        kinds = ((False, force.standing), (True, force.fortified))
        return " ".join(f"{self.signs.army(seat, lying)}{count}" for lying, count in kinds if count)

    def guard(self, id_: str, blank: str, label: str) -> Content:
        """The garrison, if the card has one; it does not defend while the capital is occupied (MP-CMB-07)."""
        card = self.state.rules.map[id_]
        if card.owner is None:
            return Content("")
        if self.state.countries[id_].occupied is not None:
            return muted(f"{label}{self.signs.garrison}{blank}–")
        return muted(label) + Content(f"{self.signs.garrison}{blank}{card.garrison}")

    def occupant(self, id_: str) -> tuple[Seat, str]:
        """Who stands on a capital, and how."""
        owner, posture = self.state.rules.map[id_].owner, self.state.countries[id_].occupied
        if owner is None or posture is None:
            return "", ""
        return other(owner), self.signs.army(other(owner), posture == "fortified")


class RoomyCards(Countries):
    """Everything in words, as far as they fit on every card."""

    BETWEEN_ROWS = 1

    def __init__(self, shown: Shown, room: int) -> None:
        super().__init__(shown, room)
        self._inner = min(self.grid.widths) - EDGES
        self._wordy = self._inner >= WORDY and all(self._title(id_).cell_length < self._inner for id_ in self.order)
        self._name_lines = 1 if self._wordy or self.hold(self._inner + 1, 1) else NAMES

    @property
    def height(self) -> int:
        rows, card = len(self.grid.rows), 4 + self._name_lines + bool(self.apart)
        return rows * card + rows - 1

    def lines(self) -> Iterator[Content]:
        for number, ids in enumerate(self.grid.rows):
            if number:
                yield Content("")
            yield from self.row(ids)

    def card(self, id_: str, width: int) -> Sequence[Content]:
        inner = width - EDGES
        lines = [*self._head(id_, inner), *(self._armies(seat, id_, inner) for seat in SEATS)]
        if self.apart:
            others = ", ".join(b if a == id_ else a for a, b in self.apart if id_ in (a, b))
            lines.append(muted(self.shown.say("march-panel-touches", countries=others)) if others else Content(""))
        return [Content(" ") + line for line in lines]

    def _head(self, id_: str, inner: int) -> list[Content]:
        """What the card says: its name, who controls it, the VP die, the garrison, the capital."""
        if self._wordy:
            told = spread(self._control(id_, inner), self.guard(id_, " ", self._garrison_label), inner)
            return [spread(self._title(id_), self._die(id_), inner), told, self._capital(id_, inner)]
        at_home = self.state.rules.map[id_].owner is not None  # there the capital says who controls it
        last = self._capital(id_, inner) if at_home else self._control(id_, inner)
        facts = Content("  ").join(part for part in (self._die(id_), self.guard(id_, " ", "")) if part)
        names = self.names(id_, inner + 1)
        blank = [Content("")] * (self._name_lines - len(names))
        return [*names, *blank, spread(facts, muted(id_), inner), last]

    def _title(self, id_: str) -> Content:
        return bold(self.name(id_)) + muted(f"  {id_}")

    def _die(self, id_: str) -> Content:
        return self.vp_die(id_, self.shown.die(self.state.countries[id_].vp))

    def _control(self, id_: str, width: int) -> Content:
        holder, say = controller(self.state, id_), self.shown.say
        if holder is None:
            return that_fits(width, muted(say("march-panel-nobody")), muted(self.shown.teller.label("nobody")))
        seat = self.shown.teller.side(holder)
        words = (say("march-panel-controls", seat=seat), seat)
        return that_fits(
            width, *(Content.styled(f"{self.signs.seat(holder)} {each}", f"$seat-{holder}") for each in words)
        )

    @cached_property
    def _garrison_label(self) -> str:
        """A word before the sign, if it fits on every card beside who is in control."""
        label, room = self.shown.say("march-panel-garrison") + " ", self._inner
        pairs = ((self._control(id_, room), self.guard(id_, " ", label)) for id_ in self.order)
        return label if all(a.cell_length + 1 + b.cell_length <= room for a, b in pairs) else ""

    def _capital(self, id_: str, width: int) -> Content:
        if self.state.rules.map[id_].owner is None:
            return Content("")
        enemy, army = self.occupant(id_)
        if not enemy:
            free = f"{self.signs.capital} {self.shown.say('march-panel-capital')}"
            return that_fits(width, muted(free), muted(self.signs.capital))
        seat = self.shown.teller.side(enemy)
        words = (self.shown.say("march-panel-occupied", seat=seat), seat)
        told = (Content.styled(f"{self.signs.capital} {army}  {each}", f"bold $seat-{enemy}") for each in words)
        return that_fits(width, *told)

    def _armies(self, seat: Seat, id_: str, width: int) -> Content:
        figures = self.figures(seat, id_, width)
        word = "  " + self.shown.say("march-panel-fortified")
        lying = self.state.off_capital(seat, id_).fortified
        return figures + muted(word) if lying and figures.cell_length + len(word) <= width else figures


class CompactCards(Countries):
    """In signs rather than words, but every name is whole.

    Three lines if the names fit beside the ids; four if they fit below them; else two, and fewer cards in a row.
    """

    NARROWEST, GAP = 11, 2
    BETWEEN = ""

    def __init__(self, shown: Shown, room: int) -> None:
        super().__init__(shown, room)
        narrow = min(self.grid.widths)
        longest = max(self._name_line(id_).cell_length for id_ in self.order) + 1  # and the edge
        below = narrow >= TALL and len(self.grid.rows) == 1 and self.hold(narrow - 2, NAMES)
        self._lines = 3 if longest <= narrow else 4 if below else 2
        if self._lines == 2:
            self.grid = laid_out(self.order, room, longest + 1, self.GAP)

    @property
    def height(self) -> int:
        return len(self.grid.rows) * self._lines

    def lines(self) -> Iterator[Content]:
        for ids in self.grid.rows:
            yield from self.row(ids)

    def card(self, id_: str, width: int) -> Sequence[Content]:
        inner = width - 2
        match self._lines:
            case 3:
                return [self._name_line(id_), self._facts(id_, inner), self._both(id_, inner)]
            case 4:
                names = self.names(id_, inner)
                head = self._id(id_)
                facts = self._facts(id_, inner - head.cell_length)
                return [head + facts, *names, *[Content("")] * (NAMES - len(names)), self._both(id_, inner)]
            case _:
                facts = self._facts(id_, inner) + Content("  ")
                return [self._name_line(id_), facts + self._both(id_, inner - facts.cell_length)]

    def _id(self, id_: str) -> Content:
        holder = controller(self.state, id_)
        return Content.styled(self.signs.seat(holder) + " ", tone(holder)) + muted(id_ + " ")

    def _name_line(self, id_: str) -> Content:
        return self._id(id_) + bold(self.name(id_))

    def _facts(self, id_: str, width: int) -> Content:
        """The VP die, the capital, the garrison; the word for the die only if there is room."""
        vp = self.state.countries[id_].vp
        value = f"{self.signs.die(vp)}{vp}" if len(self.shown.die(vp)) > 1 else str(vp)
        enemy, army = self.occupant(id_)
        home = self.state.rules.map[id_].owner is not None
        capital = Content.styled(f" {self.signs.capital}{army}", f"bold $seat-{enemy}" if enemy else "$muted")
        rest = capital + self.guard(id_, "", " ") if home else Content("")
        return that_fits(width, *(self.vp_die(id_, value, labelled) + rest for labelled in (True, False)))

    def _both(self, id_: str, width: int) -> Content:
        """The armies of both sides."""
        there = [seat for seat in SEATS if self.state.off_capital(seat, id_).armies]
        return Content(" ").join(self.figures(seat, id_, width // len(there)) for seat in there)
