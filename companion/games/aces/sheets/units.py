"""Damage and experience on paper: a page for each faction, four lines for each type of unit, boxes to cross off."""

from __future__ import annotations

from companion.games.aces.board.cards import HEALTH, Card
from companion.games.aces.moves.ending import FEE
from companion.games.aces.moves.money import MOST_OF_A_TYPE
from companion.games.aces.sheets.look import (
    EXPERIENCE,
    KHAKI,
    NARROW,
    OLIVE,
    SAND,
    draw_mark_note,
    faction_strip,
    frame,
    mark,
    named,
    points,
)
from companion.games.aces.sheets.pictograms import DARK, draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.games.aces.spelling import spelled
from companion.games.aces.state import ARMIES, HERO, VETERAN, Unit
from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import POINT
from companion.printing.labels import middle_label
from companion.printing.surface import HAIR, THIN
from companion.printing.text import fit

_HEAD = 7.0  # mm, the heads of the columns
_SHARES = (1.9, 1.5, 3.7, 2.9, 1.2)  # name, armies, damage, experience, repair


def draw_units(book: Book, subject: AcesSubject) -> None:
    for seat in subject.factions:
        _UnitPage(book, subject, seat).draw()


class _UnitPage:
    def __init__(self, book: Book, subject: AcesSubject, seat: Seat) -> None:
        self._book, self._say, self._subject, self._seat = book, book.say, subject, seat
        self._language: Language = "de" if book.ask.language == "de" else "en"
        self._page: Page = book.page(book.say("aces-sheet-units"), book.say("aces-units-how"), landscape=False)
        self._narrow = self._page.paper.width < NARROW

    def draw(self) -> None:
        page = self._page
        draw_mark_note(self._book, page, self._subject.troops)
        strip, rest = page.body.cut_top(6.5, 1.5)
        name = self._subject.name_of(self._seat)
        side = self._say(f"aces-{self._seat}")
        faction_strip(self._book, page, strip, self._seat, f"{side}: {name}" if name else side)
        heads, rest = rest.cut_top(_HEAD, 0.8)
        cards = self._subject.troops.by_seat[self._seat]
        lines = [max(MOST_OF_A_TYPE, len(self._units(card))) for card in cards]
        boxes = rest.rows([count + 0.4 for count in lines], 1.6)
        self._heads(heads, boxes[0])
        for card, box, count in zip(cards, boxes, lines, strict=True):
            self._type(box, card, count)

    def _units(self, card: Card) -> list[tuple[str, Unit]]:
        """Those of the table; without one nobody has a name yet."""
        state = self._subject.state
        return [] if state is None else [(id_, unit) for id_, unit in state.units.items() if unit.type == card.id]

    @property
    def _side_width(self) -> float:
        return 25.0 if self._narrow else 36.0

    def _cells(self, row: Box) -> list[Box]:
        return row.cut_left(self._side_width)[1].inset(1.5, 0).columns(_SHARES, 3)

    def _heads(self, box: Box, below: Box) -> None:
        keys = ("name", "army", "damage", "experience", "repair")
        for cell, key in zip(self._cells(Box(below.x, box.y, below.width, box.height)), keys, strict=True):
            self._page.write(cell, self._say(f"aces-units-{key}"), 7.5, 5, "bold", OLIVE, upright="bottom", lines=2)

    # --- a type of unit ---------------------------------------------------------------------------------------------

    def _type(self, box: Box, card: Card, count: int) -> None:
        page = self._page
        frame(page, box, "paper", KHAKI, THIN)
        self._side(box.cut_left(self._side_width)[0].inset(1.4, 1.2), card)
        rows = box.inset(0, 0.6).rows(count)
        known = [*self._units(card), *[None] * count]
        for at, (row, unit) in enumerate(zip(rows, known, strict=False)):
            if at:
                page.line(row.x + self._side_width, row.y, row.right - 1, row.y, "faint", HAIR)
            with page.about(f"{named(self._book, card)} {at + 1}"):
                self._unit(row, f"unit-{card.id}-{at + 1}", unit, card)

    def _side(self, box: Box, card: Card) -> None:
        """What it is, and the numbers that are looked up most."""
        page, troops = self._page, self._subject.troops
        picture, words = box.cut_left(min(11.0, box.height, box.width * 0.34), 1.4)
        side = min(picture.width, box.height)
        plate = Box(picture.x, box.y, side, side)
        page.rect(plate, SAND, KHAKI, THIN)
        draw_sign(page, card.role, plate.centre, side * 0.82)
        name = fit(named(self._book, card), words.width, words.height * 0.45, 9, 5.5, "bold", 2, cut=True)
        title, rest = words.cut_top(name.height, 0.6)
        page.set_lines(title, name, "bold")
        told = self._say(
            "aces-units-values",
            speed=points(self._book, card.half_points) + mark(troops, card, "speed"),
            cost=f"{card.cost}{mark(troops, card, 'cost')}",
            hits="·".join(map(str, card.attack)) + mark(troops, card, "attack"),
        )
        page.write(rest, told, 8, 4.5, "narrow", paint="soft")

    def _unit(self, row: Box, name: str, known: tuple[str, Unit] | None, card: Card) -> None:
        page = self._page
        label, armies, damage, experience, repair = self._cells(row)
        page.line(label.x, label.bottom - 1.2, label.right, label.bottom - 1.2, "soft", THIN)
        page.field(label.inset(0, 0.8), f"{name}-name", self._say("aces-units-name"))
        id_, unit = known or ("", Unit(card.id))
        if id_:
            size = min(10.0, row.height * 0.55 / POINT)
            page.label(label.x + 0.5, label.bottom - 1.8, spelled(id_, self._language), size, "bold", room=label.width)
        side = min(5.6, row.height * 0.62, armies.width / 3 - 0.6)
        for army in ARMIES:
            square = self._square(armies, side, army - 1, str(army), unit.army == army)
            page.field(square, f"{name}-army", f"{self._say('aces-units-army')} {army}", "choice")
        self._damage(damage, name, unit, card)
        self._experience(experience, name, unit)
        side = min(5.6, row.height * 0.62, repair.width / FEE - 0.4)
        for coin in range(FEE):
            x = repair.x + side / 2 + coin * (side + 0.8)
            page.circle(x, repair.centre[1], side / 2, "#f0c63c" if unit.repair else None, "soft", THIN)

    def _square(self, box: Box, side: float, at: int, text: str, crossed: bool) -> Box:
        """A box with a pale number in it, crossed if the table says so."""
        page = self._page
        square = Box(box.x + at * (side + 0.7), box.centre[1] - side / 2, side, side)
        page.rect(square, None, DARK, THIN)
        middle_label(page, square.centre, text, side * 0.6 / POINT, "narrow", "faint", side * 0.8)
        if crossed:
            self._cross(square)
        return square

    def _cross(self, square: Box) -> None:
        inner = square.inset(square.width * 0.12)
        ends = [(inner.x, inner.y, inner.right, inner.bottom), (inner.x, inner.bottom, inner.right, inner.y)]
        self._page.lines(ends, "ink", square.width * 0.12)

    def _damage(self, box: Box, name: str, unit: Unit, card: Card) -> None:
        """A box for each damage with the dice that are left then; the last one is the end."""
        troops = self._subject.troops
        side = min(7.0, box.height * 0.72, box.width / HEALTH - 0.7)
        for damage in range(1, HEALTH + 1):
            dice = str(troops.dice(card, damage)) if damage < HEALTH else self._say("aces-units-end")
            square = self._square(box, side, damage - 1, dice, damage <= unit.damage)
            self._page.field(square, f"{name}-damage-{damage}", f"{self._say('aces-units-damage')} {damage}", "tick")

    def _experience(self, box: Box, name: str, unit: Unit) -> None:
        """Discs in the colours of the markers; letters tell where a level begins."""
        page = self._page
        side = min(6.4, box.height * 0.68, box.width / len(EXPERIENCE) - 0.7)
        starts = {VETERAN: self._say("aces-units-veteran"), HERO: self._say("aces-units-hero")}
        for xp, paint in enumerate(EXPERIENCE, 1):
            x, y = box.x + side / 2 + (xp - 1) * (side + 0.7), box.centre[1]
            page.circle(x, y, side / 2, paint, DARK, THIN)
            if xp in starts:
                middle_label(page, (x, y), starts[xp], side * 0.6 / POINT, paint=page.ink.on(paint))
            square = Box(x, y, 0, 0).inset(-side / 2)
            page.field(square, f"{name}-experience-{xp}", f"{self._say('aces-units-experience')} {xp}", "tick")
            if xp <= unit.xp:
                self._cross(square.inset(side * 0.1))
