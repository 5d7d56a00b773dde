"""The map of a table: every unit on its hex with damage and experience, flags, grey tiles, arrows and named attacks."""

from __future__ import annotations

from companion.games.aces.board.maps import LOOSE
from companion.games.aces.sheets.field import HexField, extent
from companion.games.aces.sheets.look import EXPERIENCE, FACTIONS, PLATE, RED, draw_flag, letters
from companion.games.aces.sheets.map_page import map_name
from companion.games.aces.sheets.pictograms import DARK, draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.games.aces.spelling import spelled
from companion.games.aces.state import GONE, LAUNCHER, Site, State, Unit
from companion.kernel.notation import Language
from companion.printing.book import Book, Page
from companion.printing.box import Box, Point
from companion.printing.fonts import POINT
from companion.printing.labels import middle_label
from companion.printing.surface import THIN


def draw_table_map(book: Book, subject: AcesSubject, state: State) -> None:
    """A page of its own, upright or lying as the map needs it; none where a table keeps only the books."""
    if state.in_books:
        return
    wide, high = extent(subject.map, subject.ground)
    page = book.page(book.say("aces-table-map"), map_name(book, subject), landscape=wide > high)
    words, room = page.body.cut_bottom(3.6, 1.5)
    page.write(words, book.say("aces-table-key"), 7, 5, paint="soft", upright="bottom", lines=1)
    draw_units_on(book, page, HexField(book, subject.map, subject.ground, room), state)


def draw_units_on(book: Book, page: Page, field: HexField, state: State) -> None:
    """The map with everything that stands on it."""
    _TableMap(book, page, field, state).draw()


class _TableMap:
    def __init__(self, book: Book, page: Page, field: HexField, state: State) -> None:
        self._book, self._page, self._field, self._state = book, page, field, state
        self._language: Language = "de" if book.ask.language == "de" else "en"

    def draw(self) -> None:
        page, state, field = self._page, self._state, self._field
        field.draw(page, field.ground.hexes if state.round else {*state.at, *state.grey})
        self._flags()
        if state.v2 is not None:
            self._site(state.v2)
        for id_, unit in state.units.items():
            if unit.hex and unit.hex not in LOOSE:
                self._unit(id_, unit)
        self._arrows()

    def _flags(self) -> None:
        size = self._field.size
        for factory, owner in self._state.factories.items():
            hex_ = self._state.ground.factories.get(factory)
            if hex_ is None:
                continue
            x, y = self._field.at(hex_)
            if factory in self._state.ruins:
                reach = size * 0.3
                ends = [(x - reach, y - reach, x + reach, y + reach), (x - reach, y + reach, x + reach, y - reach)]
                self._page.lines(ends, RED, size * 0.06)
            elif owner:
                draw_flag(self._book, self._page, (x + size * 0.3, y - size * 0.24), size * 0.34, owner)

    def _site(self, site: Site) -> None:
        """Grey tiles face down or turned; the launcher as far as whoever looks knows it (AA-V2-06)."""
        size = self._field.size
        for hex_, turned in site.tiles.items():
            place = Box(*self._field.at(hex_), 0, 0).inset(-size * 0.2)
            self._page.rect(place, "paper" if turned else PLATE, DARK, THIN, size * 0.06)
        if site.hex in self._field.middles:
            draw_sign(self._page, "rocket", self._field.at(site.hex), size * 0.6)

    # --- units ------------------------------------------------------------------------------------------------------

    def _unit(self, id_: str, unit: Unit) -> None:
        """A piece in its faction's colour; damage below on the right, experience on the left."""
        page, size = self._page, self._field.size
        x, y = self._field.at(unit.hex)
        card = self._state.card(id_)
        box = Box(x, y + size * 0.05, 0, 0).inset(-size * 0.4, -size * 0.27)
        page.area(box, FACTIONS[card.faction], DARK, THIN, radius=size * 0.05)
        plate = box.inset(size * 0.075)
        page.rect(plate, "paper", None)
        name, picture = plate.cut_bottom(plate.height * 0.44)
        draw_sign(page, card.role, picture.centre, min(picture.height * 1.25, picture.width * 0.6))
        text = f"{letters(self._book, card.faction)} {spelled(id_, self._language)}"
        middle_label(page, name.centre, text, size * 0.17 / POINT, "narrow", room=name.width * 0.96)
        self._badges(Box(box.x, box.y, box.width, box.height), unit)

    def _badges(self, box: Box, unit: Unit) -> None:
        page, radius = self._page, self._field.size * 0.095
        size = radius * 1.3 / POINT
        if unit.damage:
            at = box.right - radius * 0.3, box.bottom
            page.circle(*at, radius, "paper", RED, THIN * 1.5)
            middle_label(page, at, str(unit.damage), size, paint=RED)
        if unit.xp:
            paint, at = EXPERIENCE[min(unit.xp, len(EXPERIENCE)) - 1], (box.x + radius * 0.3, box.bottom)
            page.circle(*at, radius, paint, DARK, THIN)
            middle_label(page, at, str(unit.xp), size, paint=page.ink.on(paint), room=radius * 1.7)

    # --- arrows -----------------------------------------------------------------------------------------------------

    def _arrows(self) -> None:
        """Named attacks with their numbers, and dashed the attacks that interceptors owe."""
        state = self._state
        for unit in state.units.values():
            if unit.duty and unit.duty != GONE and unit.duty in state.units:
                self._arrow(unit.hex, state.units[unit.duty].hex, "", f"{self._field.size * 0.12:.2f}")
        for number, attack in enumerate(state.attacks, 1):
            known = attack.target in state.units or attack.target == LAUNCHER
            target = state.spot(attack.target) if known else attack.target
            self._arrow(state.units[attack.unit].hex, target, str(number))

    def _arrow(self, start: str, end: str, number: str, dash: str = "") -> None:
        middles = self._field.middles
        if start not in middles or end not in middles or start == end:
            return
        (x1, y1), (x2, y2), size = middles[start], middles[end], self._field.size
        long = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        dx, dy = (x2 - x1) / long, (y2 - y1) / long
        begin, tip = (x1 + dx * size * 0.3, y1 + dy * size * 0.3), (x2 - dx * size * 0.3, y2 - dy * size * 0.3)
        back = tip[0] - dx * size * 0.16, tip[1] - dy * size * 0.16
        self._page.line(*begin, *back, RED, size * 0.045, dash)
        head: list[Point] = [
            tip,
            (back[0] - dy * size * 0.09, back[1] + dx * size * 0.09),
            (back[0] + dy * size * 0.09, back[1] - dx * size * 0.09),
        ]
        self._page.polygon(head, "mark", None)
        if number:
            self._page.badge((begin[0] + back[0]) / 2, (begin[1] + back[1]) / 2, size * 0.11, number, RED)
