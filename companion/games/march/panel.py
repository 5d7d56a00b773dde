"""The March of Progress on the screen: seats, country cards, cubes, played and discarded cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import pairwise, permutations
from typing import Literal

from msgspec import Struct
from textual.content import Content

from companion.games.march.picture import MARK
from companion.games.march.state import HIDDEN, SEATS, Card, Force, State, controller, other
from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.canvas import fitted, spread

ROOMY = (100, 30)  # the smallest screen for the roomy picture
STOCK_WIDTH = 20
WORDY = 27  # cells inside a card that hold its name beside the VP die
EDGES = 3  # cells of a card beside what it says: its edge and a blank at both sides
TINT = "$surface"
ORDERED_AT_MOST = 7  # countries; beyond that trying every order takes too long


class Grid(Struct, frozen=True):
    """How the country cards are laid out in a given width."""

    rows: tuple[tuple[str, ...], ...]
    widths: tuple[int, ...]  # of the cards in a row
    gap: int

    def linked(self, map_: dict[str, Card]) -> set[frozenset[str]]:
        """Pairs that touch and lie side by side, so that a line can join them."""
        pairs = (frozenset(pair) for row in self.rows for pair in pairwise(row))
        return {pair for pair in pairs if touching(map_, *pair)}


class MarchBoard(BoardCanvas):
    """The whole table. Roomy or compact, whichever its own size allows."""

    DEFAULT_CSS = "MarchBoard { height: 8; }"

    def __init__(self) -> None:
        super().__init__(id="board")
        self._shown: tuple[State, Teller, Signs, dict[str, str]] | None = None

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        """`state` is what the shared screen may see."""
        before, self._shown = self._shown, (state, teller, signs, people)
        if before is None or _looks(*before) != _looks(*self._shown):
            self.redraw()

    def height_for(self, width: int, height: int) -> int:
        """How many lines the board wants on a screen of that size: never more than leaves room for the play."""
        if self._shown is None:
            return 8
        inner = width - self.gutter.width
        roomy = Drawing(*self._shown, inner, "roomy").height
        fits = width >= ROOMY[0] and height >= ROOMY[1] and roomy <= height // 2
        return roomy if fits else Drawing(*self._shown, inner, "compact").height

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._shown is None:
            return []
        roomy = Drawing(*self._shown, width, "roomy")
        fits = width + self.gutter.width >= ROOMY[0] and roomy.height <= height
        return list((roomy if fits else Drawing(*self._shown, width, "compact")).lines())


class Drawing:
    """One picture of the table in one size."""

    def __init__(
        self, state: State, teller: Teller, signs: Signs, people: dict[str, str], width: int,
        size: Literal["roomy", "compact"],
    ) -> None:  # fmt: skip
        self.state, self.teller, self.signs, self.people = state, teller, signs, people
        self.room = max(width, 20)
        self.roomy = size == "roomy"
        order = side_by_side(tuple((id_, card.touches) for id_, card in state.rules.map.items()), state.home("blue"))
        self.grid = laid_out(order, self.room, *((20, 4) if self.roomy else (11, 2)))
        self.wordy = min(self.grid.widths) - EDGES >= WORDY  # all cards alike
        linked = self.grid.linked(state.rules.map)
        self.apart = [pair for pair in _pairs(order, state.rules.map) if frozenset(pair) not in linked]

    def say(self, key: str, **facts: str | int) -> str:
        return self.teller.language.say(key, **facts)

    @property
    def height(self) -> int:
        rows = len(self.grid.rows)
        cards = rows * self._card_height() + (rows - 1 if self.roomy else 0)
        return (3 + 1 + cards + 1 + 2) if self.roomy else (2 + cards + 1 + 2)

    def _card_height(self) -> int:
        return (5 + bool(self.apart)) if self.roomy else 3

    def lines(self) -> Iterator[Content]:
        return self._roomy() if self.roomy else self._compact()

    def _roomy(self) -> Iterator[Content]:
        yield from self._seats()
        for row in self.grid.rows:
            yield Content("")
            yield from self._row(row, [self._roomy_card(*card) for card in zip(row, self.grid.widths, strict=False)])
        yield Content("")
        yield from (self._cards_of(seat) for seat in SEATS)

    def _compact(self) -> Iterator[Content]:
        yield from (self._seat_line(seat) for seat in SEATS)
        for row in self.grid.rows:
            yield from self._row(row, [self._compact_card(*card) for card in zip(row, self.grid.widths, strict=False)])
        yield self._stock_line()
        yield from (self._cards_of(seat) for seat in SEATS)

    # --- seats -------------------------------------------------------------------------------------------------

    def _seats(self) -> Iterator[Content]:
        """Both players, the stock of cubes between them."""
        width = (self.room - STOCK_WIDTH) // 2 - 2
        blue, orange = (self._seat_card(seat, width) for seat in SEATS)
        for left, middle, right in zip(blue, self._stock(), orange, strict=True):
            room = self.room - 2 * width
            yield left + fitted(middle.pad_left((room - middle.cell_length) // 2), room) + right

    def _seat_card(self, seat: Seat, width: int) -> list[Content]:
        inner = width - EDGES
        lines = (
            spread(self._name(seat), self._initiative(seat), inner),
            self._race(seat, inner),
            self._strength(seat)
            + _muted("   " + self.say("march-panel-armies") + " ")
            + _bold(str(self.state.side(seat).stock)),
        )
        edge = Content.styled(self.signs.edge, f"$seat-{seat}")
        return [fitted(edge + Content(" ") + line, width, TINT) for line in lines]

    def _seat_line(self, seat: Seat) -> Content:
        holder = Content.styled(" " + self.signs.holder, "$accent") if self.state.initiative == seat else Content("")
        left = spread(self._name(seat), holder, min(24, self.room // 3)) + Content("  ")
        right = self._strength(seat) + _muted("  " + self.say("march-panel-armies-short") + " ")
        right += _bold(str(self.state.side(seat).stock))
        room = self.room - left.cell_length - right.cell_length - 2
        return left + fitted(self._race(seat, room), room) + Content("  ") + right

    def _name(self, seat: Seat) -> Content:
        name = Content.styled(f"{self.signs.seat(seat)} {self.teller.seat(seat).upper()}", f"bold $seat-{seat}")
        person = self.people.get(seat, "")
        return name + Content("  " + person) if person else name

    def _initiative(self, seat: Seat) -> Content:
        if self.state.initiative != seat:
            return Content("")
        return Content.styled(f"{self.signs.holder} {self.say('march-panel-initiative')}", "$accent")

    def _race(self, seat: Seat, width: int) -> Content:
        """VP and how far it is to the threshold."""
        if self.state.rules.rulings.vp_totals == "private":  # MP-AMB-29
            return _muted(self.say("march-panel-vp-hidden"))
        vp, goal = self.state.side(seat).vp, self.state.rules.threshold
        told = _bold(f"{self.say('march-panel-vp', vp=vp, goal=goal):<12}")
        room = width - told.cell_length - 1
        bar = self.signs.bar(vp, goal, room - room % goal if room >= goal else max(room, 0))
        filled = bar.rstrip(self.signs.empty)
        rest = bar[len(filled) :]
        return told + Content.assemble((" " + filled, f"$seat-{seat}"), (rest, "$muted"))

    def _strength(self, seat: Seat) -> Content:
        value = self.state.side(seat).strength
        return _muted(self.say("march-panel-strength") + " ") + _bold(self._die(value))

    def _die(self, value: int) -> str:
        face = self.signs.die(value)
        return f"{face} {value}" if face not in ("", str(value)) else str(value)

    # --- cubes -------------------------------------------------------------------------------------------------

    def _stock(self) -> list[Content]:
        stock = self.state.stock
        return [
            _muted(self.say("march-panel-stock", vp=stock.value)),
            Content(self._cubes(self.signs.black, stock.black, STOCK_WIDTH)),
            Content(self._cubes(self.signs.white, stock.white, STOCK_WIDTH)),
        ]

    def _stock_line(self) -> Content:
        stock, room = self.state.stock, self.room // 4
        cubes = (self._cubes(self.signs.black, stock.black, room), self._cubes(self.signs.white, stock.white, room))
        left = _muted(self.say("march-panel-stock", vp=stock.value) + "  ") + Content(" ".join(filter(None, cubes)))
        pairs = ", ".join("–".join(pair) for pair in self.apart)
        return spread(left, _muted(self.say("march-panel-touching", pairs=pairs)) if pairs else Content(""), self.room)

    def _cubes(self, sign: str, count: int, room: int) -> str:
        return sign * count if count <= room else f"{sign} {self.signs.times} {count}"

    # --- country cards -------------------------------------------------------------------------------------------

    def _row(self, ids: tuple[str, ...], cards: list[list[Content]]) -> Iterator[Content]:
        """Cards side by side, a line between those that touch."""
        middle = len(cards[0]) // 2
        for y in range(len(cards[0])):
            line = cards[0][y]
            for left, right, card in zip(ids, ids[1:], cards[1:], strict=False):
                joined = y == middle and touching(self.state.rules.map, left, right)
                line += Content.styled((self.signs.link[0] if joined else " ") * self.grid.gap, "$muted") + card[y]
            yield line

    def _roomy_card(self, id_: str, width: int) -> list[Content]:
        inner = width - EDGES
        lines = [*self._head(id_, inner), *(self._armies(seat, id_, inner) for seat in SEATS)]
        if self.apart:
            others = ", ".join(b if a == id_ else a for a, b in self.apart if id_ in (a, b))
            lines.append(_muted(self.say("march-panel-touches", countries=others)) if others else Content(""))
        return [self._on_card(id_, Content(" ") + line, width) for line in lines]

    def _head(self, id_: str, inner: int) -> list[Content]:
        """What the card says: its name, who controls it, the VP die, the garrison, the capital."""
        name, die = _bold(self.teller.label(id_)), self._vp_die(id_)
        if self.wordy:
            title = spread(name + _muted("  " + id_), die, inner)
            told = spread(self._control(id_, inner), self._garrison(id_, self.garrison_label), inner)
            return [title, told, self._capital(id_, inner)]
        at_home = self.state.rules.map[id_].owner is not None  # there the capital says who controls it
        last = self._capital(id_, inner) if at_home else self._control(id_, inner)
        facts = Content("  ").join(part for part in (die, self._garrison(id_, "")) if part)
        return [fitted(name, inner + 1), spread(facts, _muted(id_), inner), last]

    def _compact_card(self, id_: str, width: int) -> list[Content]:
        inner = width - 2
        holder = controller(self.state, id_)
        sign = Content.styled(self.signs.seat(holder) + " ", _tone(holder))
        die = self._vp_die(id_, labelled=inner > 11)
        facts = die + Content(" ") + self._capital(id_, inner) + self._garrison(id_, " ")
        there = [seat for seat in SEATS if self.state.off_capital(seat, id_).armies]
        both = Content(" ").join(self._figures(seat, id_, inner // len(there)) for seat in there)
        lines = (sign + _muted(id_ + " ") + _bold(self.teller.label(id_)), facts, both)
        return [self._on_card(id_, line, width) for line in lines]

    def _on_card(self, id_: str, line: Content, width: int) -> Content:
        edge = Content.styled(self.signs.edge, _tone(controller(self.state, id_)))
        return fitted(edge + line, width, TINT)

    def _vp_die(self, id_: str, labelled: bool = True) -> Content:
        vp, sources = self.state.countries[id_].vp, self.state.rules.sources
        mark = MARK if {f"countries/{id_}/vp_min", f"countries/{id_}/vp_max"} & sources.keys() else ""
        value = self._die(vp) if self.roomy else f"{self.signs.die(vp)}{vp}" if len(self._die(vp)) > 1 else str(vp)
        label = _muted(self.say("march-panel-die") + " ") if labelled else Content("")
        return label + _bold(value) + _muted(mark)

    def _control(self, id_: str, width: int) -> Content:
        holder = controller(self.state, id_)
        if holder is None:
            return _that_fits(width, _muted(self.say("march-panel-nobody")), _muted(self.teller.label("nobody")))
        seat, tone = self.teller.seat(holder), f"$seat-{holder}"
        words = (self.say("march-panel-controls", seat=seat), seat)
        return _that_fits(width, *(Content.styled(f"{self.signs.seat(holder)} {each}", tone) for each in words))

    @cached_property
    def garrison_label(self) -> str:
        """A word before the sign, if it fits on every card beside who is in control."""
        label, room = self.say("march-panel-garrison") + " ", min(self.grid.widths) - EDGES
        pairs = ((self._control(id_, room), self._garrison(id_, label)) for id_ in self.state.countries)
        return label if all(a.cell_length + 1 + b.cell_length <= room for a, b in pairs) else ""

    def _garrison(self, id_: str, label: str) -> Content:
        card = self.state.rules.map[id_]
        if card.owner is None:
            return Content("")
        if self.state.countries[id_].occupied is not None:  # MP-CMB-07: it does not defend
            return _muted(f"{label}{self.signs.garrison} –" if self.roomy else f"{label}{self.signs.garrison}–")
        number = f" {card.garrison}" if self.roomy else str(card.garrison)
        return _muted(label) + Content(f"{self.signs.garrison}{number}")

    def _capital(self, id_: str, width: int) -> Content:
        owner, posture = self.state.rules.map[id_].owner, self.state.countries[id_].occupied
        if owner is None:
            return Content("")
        if posture is None:
            return _muted(
                f"{self.signs.capital} {self.say('march-panel-capital')}" if self.roomy else self.signs.capital
            )
        enemy = other(owner)
        seat, tone = self.teller.seat(enemy), f"bold $seat-{enemy}"
        army = self.signs.army(enemy, posture == "fortified")
        if not self.roomy:
            return Content.styled(f"{self.signs.capital}{army}", tone)
        words = (self.say("march-panel-occupied", seat=seat), seat)
        return _that_fits(width, *(Content.styled(f"{self.signs.capital} {army}  {each}", tone) for each in words))

    def _armies(self, seat: Seat, id_: str, width: int) -> Content:
        """The armies of one side, without the one on the capital."""
        figures = self._figures(seat, id_, width)
        word = "  " + self.say("march-panel-fortified")
        lying = self.state.off_capital(seat, id_).fortified
        return figures + _muted(word) if lying and figures.cell_length + len(word) <= width else figures

    def _figures(self, seat: Seat, id_: str, width: int) -> Content:
        """One sign for each army; too many become a number."""
        force = self.state.off_capital(seat, id_)
        figures = [self.signs.army(seat)] * force.standing + [self.signs.army(seat, True)] * force.fortified
        text = (" " if self.roomy else "").join(figures)
        return Content.styled(text if len(text) <= width else self._counted(seat, force), f"bold $seat-{seat}")

    def _counted(self, seat: Seat, force: Force) -> str:
        kinds = ((False, force.standing), (True, force.fortified))
        return " ".join(f"{self.signs.army(seat, lying)}{count}" for lying, count in kinds if count)

    # --- action cards --------------------------------------------------------------------------------------------

    def _cards_of(self, seat: Seat) -> Content:
        side = self.state.side(seat)
        widest = max(len(self._played(each)) for each in SEATS)
        played = f"{self._played(seat):<{widest}}"
        line = Content.styled(self.signs.seat(seat) + " ", f"$seat-{seat}")
        line += _muted(self.say("march-panel-played") + " ") + (_bold(played) if side.played else _muted(played))
        line += _muted("   " + self.say("march-panel-discard") + " ")
        return fitted(line + self._pile(side.discard, self.room - line.cell_length), self.room)

    def _played(self, seat: Seat) -> str:
        card = self.state.side(seat).played
        return self.say("march-panel-hidden") if card == HIDDEN else self.teller.label(card) if card else "–"

    def _pile(self, cards: tuple[str, ...], width: int) -> Content:
        names = [self.teller.label(card) for card in cards] or ["–"]
        for between in (f" {self.signs.bullet} ", self.signs.bullet):
            text = between.join(names)
            if len(text) <= width:
                break
        return Content(text) if cards else _muted(text)


def _looks(state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> tuple[object, ...]:
    """What the picture depends on."""
    return state, teller.language.code, signs, people


def _that_fits(width: int, *wordings: Content) -> Content:
    """The first wording that fits, or the last: fewer words rather than cut ones."""
    return next((each for each in wordings if each.cell_length <= width), wordings[-1])


def _bold(text: str) -> Content:
    return Content.styled(text, "bold")


def _muted(text: str) -> Content:
    return Content.styled(text, "$muted")


def _tone(seat: Seat | None) -> str:
    return f"$seat-{seat}" if seat else "$muted"


# --- which card lies where ---------------------------------------------------------------------------------------


def touching(map_: dict[str, Card], a: str, b: str) -> bool:
    return b in map_[a].touches or a in map_[b].touches


def _pairs(order: Sequence[str], map_: dict[str, Card]) -> list[tuple[str, str]]:
    return [(a, b) for n, a in enumerate(order) for b in order[n + 1 :] if touching(map_, a, b)]


@cache
def side_by_side(cards: tuple[tuple[str, tuple[str, ...]], ...], first: str) -> tuple[str, ...]:
    """An order in which as many cards as possible lie beside one they touch, Blue's home on the left if it can."""
    touches = dict(cards)
    given = tuple(touches)
    if len(given) > ORDERED_AT_MOST:
        return given

    def worth(order: tuple[str, ...]) -> tuple[int, bool]:
        return sum(b in touches[a] or a in touches[b] for a, b in pairwise(order)), order[0] == first

    return max(permutations(given), key=worth)


def laid_out(order: tuple[str, ...], room: int, narrowest: int, gap: int) -> Grid:
    """As many cards in a row as are wide enough to read, the rows equally long."""
    most = max(1, (room + gap) // (narrowest + gap))
    rows = -(-len(order) // most)
    columns = -(-len(order) // rows)
    width, rest = divmod(room - gap * (columns - 1), columns)
    widths = tuple(width + (n < rest) for n in range(columns))
    return Grid(tuple(order[n : n + columns] for n in range(0, len(order), columns)), widths, gap)
