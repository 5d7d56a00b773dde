"""The map of a running game: every tile with its id and sign, who stands on it, and who controls it."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Literal, NamedTuple, TypeAlias

from companion.games.clockwork.board import LAKE_VP
from companion.games.clockwork.maps.named import lying
from companion.games.clockwork.maps.tiles import Kind, our_box
from companion.games.clockwork.sheets.icons import star_path
from companion.games.clockwork.sheets.look import MARK as MARKED
from companion.games.clockwork.sheets.look import SWATCHES, Picture, dark, hatch, light, picture_in, show_player
from companion.games.clockwork.sheets.small_map import draw_tile, show_sign
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import State
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box, Point
from companion.printing.fonts import CAP_HEIGHT, POINT, text_width
from companion.printing.hexes import hexagon
from companion.printing.surface import BOLD, LINE, THIN

GUTTER = 0.96  # how much of its place a tile fills
KEYS = 3 * 3.6  # mm, three lines of what the marks mean
# In parts of a tile: its head, the room of the chips below it, the tallest chip and the gap between two.
HEAD, TOP, FOOT, CHIP, APART = -0.29, -0.15, 0.43, 0.24, 0.02
MARK_X, MARK_Y, MARK = 0.43, 0.12, 0.065  # where the marks stand, and how large they are
BESIDE_MARKS, WIDEST = 0.68, 0.9  # the width of a chip with and without marks beside it
EDGE = 0.08  # what a chip leaves free of the width that the tile has there
Sign: TypeAlias = Literal["fought", "city", "token"]
SIGNS: tuple[Sign, ...] = ("fought", "city", "token")


class Chip(NamedTuple):
    """What one player has on a tile; on a capital the owner has a chip even without a unit."""

    seat: Seat
    soldiers: int
    figures: tuple[str, ...]
    holds: bool


def draw_table_map(book: Book, page: Page, box: Box, state: State, unit: float) -> Picture:
    """Returns where the tiles lie."""
    return _TableMap(book, page, state, unit).draw(box)


class _TableMap:
    def __init__(self, book: Book, page: Page, state: State, unit: float) -> None:
        self._book, self._page, self._state, self._unit = book, page, state, unit
        self._here: Standing = standing(state)
        self._size = 0.0

    def draw(self, box: Box) -> Picture:
        key, room = box.cut_bottom(KEYS * self._unit, 1)
        design = lying(self._state.rules.map)
        picture = picture_in(MapSubject(design), room)
        self._size = picture.size * GUTTER
        for cell in design.layout.blanks:
            hatch(self._page, hexagon(*picture.middle(cell), self._size, False), self._size / 8)
        for id_, cell in design.tiles.items():
            self._tile(id_, picture.middle(cell))
        self._explain(key)
        return picture

    # --- tiles ------------------------------------------------------------------------------------------------------

    def _tile(self, id_: str, middle: Point) -> None:
        kind, chips, marks = self._here.board.kinds[id_], list(self._chips(id_)), list(self._marks(id_))
        if chips:
            self._head(id_, kind, middle)
            self._stack(chips, middle, BESIDE_MARKS if marks else WIDEST)
        else:
            draw_tile(self._book, self._page, middle, self._size, kind, id_)
        for at, mark in enumerate(marks):
            right, down = (1, -1, 1, -1)[at], (-1, -1, 1, 1)[at]
            x, y = middle
            self._mark(mark, (x + right * MARK_X * self._size, y + down * MARK_Y * self._size))

    def _chips(self, id_: str) -> Iterator[Chip]:
        here = self._here
        soldiers, present, owner = here.state.soldiers.get(id_, {}), here.units.get(id_, {}), here.capital_of.get(id_)
        for seat in self._state.seats:
            if seat in present or seat == owner:
                holds = here.controls(seat, id_) and not self._is_fought_for(id_)
                yield Chip(seat, soldiers.get(seat, 0), here.figures_of(id_, seat), holds)

    def _is_fought_for(self, id_: str) -> bool:
        return id_ in self._state.battles or self._here.is_contested(id_)

    def _marks(self, id_: str) -> Iterator[str]:
        """A battle, a city, a token; a number: what a lake pays if that is not the usual."""
        if self._is_fought_for(id_):
            yield "fought"
        if self._here.is_city(id_):
            yield "city"
        if any(discovery.token == id_ for discovery in self._state.discoveries.values()):
            yield "token"
        vp = self._here.board.lake_vp.get(id_, LAKE_VP)
        if vp != LAKE_VP:
            yield str(vp)

    def _head(self, id_: str, kind: Kind, middle: Point) -> None:
        """A tile with units on it: sign and id side by side at its upper edge."""
        page, size, (x, y) = self._page, self._size, middle
        capital = kind is Kind.CAPITAL
        fill = SWATCHES[kind].colour if capital else light(kind)
        page.polygon(hexagon(x, y, size, False), fill, dark(kind), LINE)
        points, sign = 0.2 * size / POINT, 0.0 if capital else 0.29 * size  # with a gap behind it
        wide = min(text_width(id_, points, "bold"), 0.65 * size - sign)
        left = x - (wide + sign) / 2
        if not capital:
            show_sign(self._book, page, kind, (left + 0.125 * size, y + HEAD * size), 0.25 * size)
        foot = y + HEAD * size + points * POINT * CAP_HEIGHT / 2
        paint = page.ink.on(fill) if capital else "ink"
        page.label(left + sign, foot, id_, points, "bold", paint, room=wide + 0.01, least=1, cut=True)

    # --- units ------------------------------------------------------------------------------------------------------

    def _stack(self, chips: list[Chip], middle: Point, widest: float) -> None:
        """One below the other, in the middle of the room under the head."""
        size, (x, y) = self._size, middle
        high = min(CHIP, (FOOT - TOP + APART) / len(chips) - APART)
        top = (TOP + FOOT - len(chips) * (high + APART) + APART) / 2
        for chip in chips:
            room = min(widest, 2 / sqrt(3) * (1 - max(abs(top), abs(top + high))) - EDGE)
            self._chip(chip, Box(x - room * size / 2, y + top * size, room * size, high * size))
            top += high + APART

    def _chip(self, chip: Chip, room: Box) -> None:
        """Colour and letter of the player, soldiers, figures; a bold frame if the player controls the tile."""
        page, high = self._page, room.height
        text, points = self._told(chip), high * 0.74 / POINT
        wide = min(room.width, high * 1.5 + max(high * 0.6, text_width(text, points, "bold")))
        box = room.centred(wide, high)
        page.rect(box, fill="paper", line=None, radius=high * 0.25)
        mark, words = box.cut_left(high)
        show_player(page, mark, chip.seat)
        foot = words.centre[1] + points * POINT * CAP_HEIGHT / 2
        page.label(
            words.centre[0],
            foot,
            text,
            points,
            "bold",
            align="centre",
            room=words.width - high * 0.2,
            least=1,
            cut=True,
        )
        page.rect(box, None, "ink", BOLD * min(1.0, high / 4) if chip.holds else THIN, radius=high * 0.25)

    def _told(self, chip: Chip) -> str:
        """`3`, `3 AE` or `A`; nobody on a capital is `0`."""
        letters = "".join(self._letter(figure) for figure in chip.figures)
        number = str(chip.soldiers) if chip.soldiers or not letters else ""
        return " ".join(filter(None, (number, letters)))

    def _letter(self, figure: str) -> str:
        return self._book.say(f"clockwork-panel-letter-{figure}")

    # --- marks ------------------------------------------------------------------------------------------------------

    def _mark(self, mark: str, middle: Point, radius: float = 0.0) -> None:
        """On a white ground, so that it is seen on every tile."""
        page, (x, y) = self._page, middle
        radius = radius or MARK * self._size
        page.badge(x, y, radius, mark if mark.isdigit() else "")
        match mark:
            case "fought":
                reach = radius * 0.55
                crossed = [(x - reach, y - reach, x + reach, y + reach), (x - reach, y + reach, x + reach, y - reach)]
                page.lines(crossed, width=radius * 0.3)
            case "city":
                with page.at(x, y):
                    page.path(star_path(0, 0, radius * 0.85, 5, 0.45), fill="mark")
            case "token":
                reach = radius * 0.65
                page.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], "mark", None)

    def _explain(self, box: Box) -> None:
        """What the marks and the letters on the map mean."""
        say, unit = self._book.say, self._unit
        upper, lower, last = box.rows(3)
        x, foot = upper.x, upper.centre[1] + 6.5 * unit * POINT * CAP_HEIGHT / 2
        for sign in SIGNS:
            self._mark(sign, (x + 1.3 * unit, upper.centre[1]), 1.2 * unit)
            words = say(f"clockwork-panel-sign-{sign}")
            x += 3.4 * unit + self._page.label(x + 3.4 * unit, foot, words, 6.5 * unit) + 3 * unit
        self._page.rect(Box(x, upper.centre[1] - 1.1 * unit, 4 * unit, 2.2 * unit), None, "ink", BOLD, radius=0.6)
        rest = upper.right - x - 5 * unit
        self._page.label(x + 5 * unit, foot, say("clockwork-table-holds"), 6.5 * unit, room=rest, least=4.5)
        there = sorted(
            {figure for players in self._here.figures.values() for each in players.values() for figure in each}
        )
        words = "   ".join(f"{self._letter(figure)} {say(f'clockwork-panel-figure-{figure}')}" for figure in there)
        self._page.label(lower.x, lower.bottom - 0.9 * unit, words, 6.5 * unit, room=lower.width, least=4.5)
        self._page.write(last, self._ours(), 6.5 * unit, 4.5, paint="soft", upright="middle", lines=1)

    def _ours(self) -> str:
        """What on this map no rulebook states."""
        design = lying(self._state.rules.map)
        what = (2 if design.layout.is_ours else 0) + (1 if our_box().sources and not design.printed else 0)
        return self._book.say("clockwork-paper-ours", mark=MARKED, what=what) if what else ""
