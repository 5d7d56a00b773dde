"""The players of a running game and the stock between them: VP in cubes, dice, armies, cards, initiative."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.march.scenario import SEATS, Cubes
from companion.games.march.sheets.look import SWATCHES, owner_strip
from companion.games.march.sheets.names import card_label
from companion.games.march.sheets.table_map import draw_armies
from companion.games.march.state import HIDDEN, Force, State
from companion.kernel.game import Seat
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.fonts import POINT, text_width
from companion.printing.prose import lay_out, prose, prose_height
from companion.printing.surface import THIN, Surface
from companion.printing.text import STEP

LEAST_TYPE = 5.0  # points
SMALLEST_CUBE = 1.6  # mm


def draw_sides(book: Book, surface: Surface, boxes: Sequence[Box], state: State, people: Mapping[Seat, str]) -> None:
    """Both players, their cards in type of one size. What is in a hand follows from what is not: it is no secret."""
    sides = [_Side(book, surface, box, state, seat) for seat, box in zip(SEATS, boxes, strict=True)]
    size = min(side.card_size() for side in sides)
    for seat, side in zip(SEATS, sides, strict=True):
        side.draw(people.get(seat, ""), size)


class _Side:
    def __init__(self, book: Book, surface: Surface, box: Box, state: State, seat: Seat) -> None:
        self._ask, self._say, self._surface, self._box = book.ask, book.say, surface, box
        self._state, self._seat, self._side = state, seat, state.side(seat)
        self._unit = unit = min(box.width / 78, box.height / 46)
        self._head, rest = box.inset(2.5 * unit, 2 * unit).cut_top(7 * unit, 2 * unit)
        self._points, rest = rest.cut_top(8 * unit, 1.5 * unit)
        self._armies, self._cards = rest.cut_top(7 * unit, 1.5 * unit)

    def draw(self, person: str, card_size: float) -> None:
        self._surface.rect(self._box, line="soft", radius=1.5)
        self._draw_head(self._head, person)
        self._draw_points(self._points)
        self._draw_armies(self._armies)
        prose(self._surface, self._cards, self._card_names(), card_size, LEAST_TYPE)

    def card_size(self) -> float:
        """The largest type in which all cards can be named."""
        size = max(8 * self._unit, 6.5)
        while size > LEAST_TYPE:
            lines = lay_out(self._card_names(), self._cards.width / (size * POINT))
            if lines is not None and prose_height(lines, size) <= self._cards.height:
                break
            size -= STEP
        return max(size, LEAST_TYPE)

    def _draw_head(self, box: Box, person: str) -> None:
        unit, surface = self._unit, self._surface
        strip, rest = box.cut_left(8 * unit, 2 * unit)
        owner_strip(surface, strip.centred(8 * unit, 6.4 * unit), SWATCHES[self._seat])
        if self._state.initiative == self._seat:
            rest = self._initiative(rest)
        y = rest.y + 4.9 * unit
        used = surface.label(rest.x, y, self._say(f"march-{self._seat}"), 11 * unit, "bold", room=rest.width, least=6)
        room = rest.width - used - 2 * unit
        if person and room > 4:
            surface.label(rest.x + used + 2 * unit, y, person, 10 * unit, room=room, least=6, cut=True)

    def _initiative(self, box: Box) -> Box:
        """The card of the initiative lies in front of its holder."""
        unit, surface = self._unit, self._surface
        word, size = self._say("march-panel-initiative"), max(7.5 * unit, LEAST_TYPE)
        card, rest = box.cut_right(text_width(word, size, "bold") + 4 * unit, 2 * unit)
        surface.rect(card.inset(0, 0.8 * unit), fill="tint", width=THIN, radius=1)
        surface.label(card.centre[0], card.centre[1] + 0.95 * unit, word, size, "bold", align="centre")
        return rest

    def _draw_points(self, box: Box) -> None:
        unit, surface = self._unit, self._surface
        if self._side.cubes is None or self._state.hides_vp:
            surface.label(box.x, box.y + 5.6 * unit, self._say("march-panel-vp-hidden"), 10 * unit)
            return
        y = box.y + 6.4 * unit
        used = surface.label(box.x, y, str(self._side.vp), 20 * unit, "bold")
        told = self._say("march-table-goal", goal=self._state.rules.threshold)
        used += surface.label(box.x + used + 1.2 * unit, y, told, max(8 * unit, LEAST_TYPE), paint="soft")
        cubes = box.cut_left(used + 5 * unit)[1].cut_top(0.8 * unit)[1]
        draw_cubes(surface, cubes, self._side.cubes, 3.4 * unit)

    def _draw_armies(self, box: Box) -> None:
        """Those that wait in the stock."""
        unit, y = self._unit, box.y + 4.6 * self._unit
        word, size = self._say("march-panel-armies"), max(7.5 * unit, LEAST_TYPE)
        if self._side.stock:
            room = box.width - text_width(word, size) - 2 * unit
            x = draw_armies(self._surface, box._replace(width=room), self._seat, Force(self._side.stock), 6.6 * unit)
        else:
            x = box.x + self._surface.label(box.x, y, "0", 11 * unit, "bold")
        self._surface.label(x + 2 * unit, y, word, size, paint="soft", room=max(box.right - x, 1), least=4.5, cut=True)

    def _card_names(self) -> str:
        say = self._say
        piles = {"march-table-hand": self._side.hand, "march-table-discard": self._side.discard}
        lines = [f"*{say(key)}:* {self._names(cards)}" for key, cards in piles.items()]
        if self._side.played is not None:
            lines.append(f"*{say('march-table-played')}:* {self._names((self._side.played,))}")
        return "\n".join(lines)

    def _names(self, cards: tuple[str, ...]) -> str:
        names = (
            self._say("march-panel-hidden") if card == HIDDEN else card_label(self._ask, self._state.rules, card)
            for card in cards
        )
        return ", ".join(names) or "–"


def draw_stock(book: Book, surface: Surface, box: Box, cubes: Cubes) -> None:
    """The cubes that nobody has yet."""
    unit = min(box.width / 30, box.height / 46)
    surface.rect(box, line="soft", radius=1.5, dash="1.2 0.9")
    inner = box.inset(2.5 * unit, 2 * unit)
    told = book.say("march-panel-stock", vp=cubes.value)
    surface.write(inner.cut_top(7 * unit)[0], told, max(10 * unit, 6), 5, "bold")
    draw_cubes(surface, inner.cut_top(9 * unit)[1], cubes, 3.4 * unit)


def draw_cubes(surface: Surface, box: Box, cubes: Cubes, side: float) -> None:
    """Black ones first, then white ones, row by row; smaller if there are many, numbers if there are very many."""
    fills = ["mark"] * cubes.black + ["paper"] * cubes.white
    while side >= SMALLEST_CUBE:
        step = side * 1.32
        across, down = (int((room + step - side) / step + 1e-6) for room in (box.width, box.height))
        if len(fills) <= across * down:
            for i, fill in enumerate(fills):
                place = Box(box.x + i % across * step, box.y + i // across * step, side, side)
                surface.rect(place, fill=fill, width=THIN)
            return
        side *= 0.94
    _counted(surface, box, cubes)


def _counted(surface: Surface, box: Box, cubes: Cubes) -> None:
    side, x = min(3.0, box.height), box.x
    for count, fill in ((cubes.black, "mark"), (cubes.white, "paper")):
        surface.rect(Box(x, box.y, side, side), fill=fill, width=THIN)
        x += side + 1
        x += surface.label(x, box.y + side * 0.85, f"×{count}", 8, "bold") + 2
