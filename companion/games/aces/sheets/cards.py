"""Troop cards: a card for each type of unit with everything that is looked up in play, marked where it is our guess."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.games.aces.board.cards import Card, Troops
from companion.games.aces.sheets.look import (
    DEDUCED,
    EXPERIENCE,
    FACTIONS,
    KHAKI,
    LEAF,
    OLIVE,
    SAMPLE,
    SAND,
    emblem_form,
    faction_strip,
    frame,
    letters,
    mark,
    middle_label,
    named,
    points,
)
from companion.games.aces.sheets.pictograms import DARK, draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.kernel.game import Seat
from companion.printing import cards as kit
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.fonts import POINT
from companion.printing.hexes import hexagon
from companion.printing.ink import Paint
from companion.printing.surface import THIN, Surface

UPRIGHT, LYING = (63.0, 88.0), (105.0, 75.0)  # mm, what a card is drawn in; it is shown in the size that was chosen
_BAND = 2.7  # mm, the heads of a table


def draw_cards(book: Book, subject: AcesSubject) -> None:
    laid = []
    for seat in subject.factions:
        back = kit.Side(partial(_back, book, seat))
        laid += [kit.Card(_front(book, subject.troops, card), back) for card in subject.troops.by_seat[seat]]
    kit.lay_cards(book, laid)


def _front(book: Book, troops: Troops, card: Card) -> kit.Side:
    def draw(surface: Surface, box: Box) -> None:
        size = LYING if box.width > box.height else UPRIGHT
        face = _Face(book, troops, card)
        form = book.form(f"aces-card-{card.id}-{size[0]:g}", *size, face.lying if size is LYING else face.upright)
        scale = min(box.width / size[0], box.height / size[1])
        inner = box.centred(size[0] * scale, size[1] * scale)
        surface.show(form, inner.x, inner.y, scale=scale)

    return kit.Side(draw)


class _Face:
    """The front of a card."""

    def __init__(self, book: Book, troops: Troops, card: Card) -> None:
        self._book, self._say, self._troops, self._card = book, book.say, troops, card

    def upright(self, surface: Surface) -> None:
        box = self._head(surface)
        top, rest = box.cut_top(15.4, 1.4)
        picture, values = top.cut_left(24, 2)
        self._picture(surface, picture)
        for cell, draw in zip(values.rows(2, 1.5), (self._speed, self._cost), strict=True):
            draw(surface, cell)
        hits, rest = rest.cut_top(11.6, 1.4)
        self._hits(surface, hits)
        reach, rest = rest.cut_top(10, 1.4)
        self._ranges(surface, reach)
        foot, rest = rest.cut_bottom(self._foot_height, 1)
        self._tables(surface, rest)
        self._foot(surface, foot)

    def lying(self, surface: Surface) -> None:
        box = self._head(surface)
        foot, rest = box.cut_bottom(self._foot_height, 1)
        self._foot(surface, foot)
        left, right = rest.columns([1, 1.3], 4)
        reach, left = left.cut_bottom(12, 2)
        self._ranges(surface, reach)
        for draw in (self._cost, self._speed):
            cell, left = left.cut_bottom(7.4, 1.6)
            draw(surface, cell)
        self._picture(surface, left)
        hits, tables = right.cut_top(14, 2)
        self._hits(surface, hits)
        self._tables(surface, tables)

    def _tables(self, surface: Surface, box: Box) -> None:
        """Dice and damage, all rows equally high."""
        above = 3.2 + _BAND  # over the values of a table
        lines = 2 if self._card.damage_forest else 1
        row = min(7.0, (box.height - 2 - 2 * above) / (1 + lines))
        dice, rest = box.cut_top(above + row, 2)
        self._dice(surface, dice)
        self._damage(surface, rest.cut_top(above + row * lines)[0])

    # --- head and foot ----------------------------------------------------------------------------------------------

    def _head(self, surface: Surface) -> Box:
        """The frame and the name of the unit; returns the room below."""
        frame(surface, surface.box.inset(1.6), "paper", OLIVE, 0.35)
        box = surface.box.inset(3.6)
        strip, rest = box.cut_top(8.5, 2.2)
        faction_strip(self._book, surface, strip, self._card.faction, named(self._book, self._card))
        return rest

    def _picture(self, surface: Surface, box: Box) -> None:
        surface.rect(box, SAND, KHAKI, THIN)
        words, room = box.cut_bottom(3.6)
        x, y = room.centre
        draw_sign(surface, self._card.role, (x, y + 0.6), min(room.width * 0.8, room.height * 0.92))
        middle_label(
            surface, words.centre, self._say(f"aces-role-{self._card.role}"), 5.6, "narrow", DARK, words.width - 1
        )

    @property
    def _foot_height(self) -> float:
        return 3.0 + (3.2 if self._abilities else 0)

    @property
    def _abilities(self) -> str:
        said = [self._say(f"aces-ability-{ability.replace('_', '-')}") for ability in self._card.abilities]
        if self._card.return_fire_air:
            said.append(self._say("aces-ability-return-fire-air"))
        return " · ".join(said)

    def _foot(self, surface: Surface, box: Box) -> None:
        note, rest = box.cut_bottom(2.6)
        if self._abilities:
            surface.write(rest, self._abilities, 6.5, 5, "bold", OLIVE, upright="middle", lines=2)
        if any(self._troops.source(self._card, field) in ("sample", "deduced") for field in _MARKED):
            words = self._say("aces-card-marks", sample=SAMPLE, deduced=DEDUCED)
            surface.write(note, words, 5, 4, paint="soft", upright="bottom", lines=1)

    # --- values -----------------------------------------------------------------------------------------------------

    def _mark(self, field: str) -> str:
        return mark(self._troops, self._card, field)

    def _speed(self, surface: Surface, box: Box) -> None:
        value = points(self._book, self._card.half_points) + self._mark("speed")
        self._value(surface, box, self._say("aces-card-speed"), value)

    def _cost(self, surface: Surface, box: Box) -> None:
        self._value(surface, box, self._say("aces-card-cost"), f"{self._card.cost}{self._mark('cost')}", "coin")

    def _value(self, surface: Surface, box: Box, caption: str, value: str, sign: str = "") -> None:
        """A large value with its caption beside it."""
        surface.rect(box, "paper", KHAKI, THIN)
        number, words = box.cut_left(box.height * 1.9, 0.5)
        middle_label(surface, number.centre, value, min(14.0, box.height * 0.6 / POINT), room=number.width - 1)
        if sign:
            place, words = words.cut_right(box.height * 0.7, 0.5)
            draw_sign(surface, sign, place.centre, place.width * 0.7, "#c99a2e")
        surface.write(words, caption, 6.5, 5, paint="soft", upright="middle", lines=2)

    def _hits(self, surface: Surface, box: Box) -> None:
        """The hit numbers of recruit, veteran and hero, each with the marker that tells the level."""
        title, cells = box.cut_top(3.2)
        caption(surface, title, self._say("aces-card-hits"))
        air = self._card.attack_air
        for level, cell in enumerate(cells.columns(3, 1.2)):
            surface.rect(cell, "paper", KHAKI, THIN)
            words, number = cell.cut_bottom(cell.height * 0.36)
            x, y = number.centre
            surface.circle(cell.x + 3, y + 0.4, min(1.5, number.height * 0.3), EXPERIENCE[(0, 2, 4)[level]], DARK, THIN)
            hit = f"{self._card.attack[level]}" + (f"/{air[level]}" if air else "") + self._mark("attack")
            middle_label(surface, (x + 1.5, y + 0.4), hit, min(12.0, number.height * 0.8 / POINT), room=cell.width - 8)
            level_name = self._say(f"aces-level-{level}")
            middle_label(surface, words.centre, level_name, 5.6, "narrow", "soft", words.width - 1)

    def _ranges(self, surface: Surface, box: Box) -> None:
        """Against the ground, and with the cloud against aircraft."""
        title, cells = box.cut_top(3.2)
        caption(surface, title, self._say("aces-card-range"))
        pairs = (("ground", self._card.range_ground, "range_ground"), ("air", self._card.range_air, "range_air"))
        for (name, reach, field), cell in zip(pairs, cells.columns(2, 1.2), strict=True):
            surface.rect(cell, "paper", KHAKI, THIN)
            picture, rest = cell.cut_left(min(7.0, cell.height * 1.2), 0.2)
            side = min(picture.width, picture.height)
            if name == "air":
                cloud(surface, picture.centre, side * 0.9)
            else:
                surface.polygon(hexagon(*picture.centre, side * 0.62, False), SAND, DARK, THIN)
            value, words = rest.columns([1.15, 1])
            middle_label(surface, value.centre, _range(reach) + self._mark(field), 11, room=value.width)
            of = self._say(f"aces-card-range-{name}")
            middle_label(surface, words.centre, of, 5.8, "narrow", "soft", words.width - 0.6)

    def _dice(self, surface: Surface, box: Box) -> None:
        """How many dice with how much damage."""
        troops, card = self._troops, self._card
        origin = SAMPLE if troops.origin == "sample" else ""
        rows = [[str(troops.dice(card, damage)) for damage in range(6)]]
        heads = [str(damage) for damage in range(6)]
        _grid(surface, box, self._say("aces-card-dice") + origin, heads, rows, ("paper",))

    def _damage(self, surface: Surface, box: Box) -> None:
        """Hits for each damage; the green line is for whoever is attacked in a forest."""
        card = self._card
        rows, paints = [[str(hits) for hits in card.damage]], ["paper"]
        marks = self._mark("damage")
        if card.damage_forest:
            rows.append([str(hits) for hits in card.damage_forest])
            paints.append("#cfe0b8")
            marks = marks or self._mark("damage_forest")
        heads = [str(number) for number in range(1, len(card.damage) + 1)]
        title = self._say("aces-card-damage", forest=int(bool(card.damage_forest)))
        _grid(surface, box, title + marks, heads, rows, paints)


_MARKED = ("speed", "cost", "attack", "range_ground", "range_air", "damage", "damage_forest")


def _range(reach: Sequence[int]) -> str:
    if not reach:
        return "–"
    return str(reach[0]) if len(set(reach)) == 1 else f"{reach[0]}–{reach[-1]}"


def caption(surface: Surface, box: Box, text: str) -> None:
    surface.label(box.x, box.bottom - 0.8, text, 5.8, "bold", OLIVE, room=box.width, least=4.2)


def _grid(
    surface: Surface, box: Box, title: str, heads: list[str], rows: list[list[str]], paints: Sequence[Paint]
) -> None:
    """Small numbers in a band, values below them."""
    top, rest = box.cut_top(3.2)
    caption(surface, top, title)
    band, body = rest.cut_top(_BAND)
    surface.rect(band, OLIVE, None)
    size = min(6.5, band.height * 0.8 / POINT)
    for cell, head in zip(band.columns(len(heads)), heads, strict=True):
        middle_label(surface, cell.centre, head, size, "bold", surface.ink.on(OLIVE))
    for row, values, paint in zip(body.rows(len(rows)), rows, paints, strict=True):
        surface.rect(row, paint, None)
        for cell, value in zip(row.columns(len(heads)), values, strict=False):
            middle_label(surface, cell.centre, value, min(9.0, row.height * 0.7 / POINT), room=cell.width - 0.6)
        surface.line(row.x, row.y, row.right, row.y, KHAKI, THIN)
    surface.lines([(cell.x, rest.y, cell.x, rest.bottom) for cell in rest.columns(len(heads))[1:]], KHAKI, THIN)
    surface.rect(rest, None, OLIVE, THIN)
    if len(rows) > 1:
        last = body.rows(len(rows))[-1]
        surface.rect(Box(last.x, last.y, 0.9, last.height), LEAF, None)


def cloud(surface: Surface, middle: Point, size: float) -> None:
    """The sign of a range that reaches aircraft."""
    x, y = middle
    discs = ((-0.22, 0.06, 0.2), (0.04, -0.08, 0.25), (0.27, 0.07, 0.18))
    for grown, paint in ((0.03, DARK), (0.0, "#dfe9f0")):
        for dx, dy, radius in discs:
            surface.circle(x + dx * size, y + dy * size, (radius + grown) * size, paint if grown == 0 else DARK, None)
        foot = Box(
            x - (0.3 + grown) * size, y + (0.04 - grown) * size, (0.62 + 2 * grown) * size, (0.21 + 2 * grown) * size
        )
        surface.rect(foot, paint if grown == 0 else DARK, None, radius=foot.height / 2)


def _back(book: Book, seat: Seat, surface: Surface, box: Box) -> None:
    """A faction's pattern with a light rim, its letters over the emblem: alike for all of its cards."""
    inner = box.inset(3)
    surface.area(inner, FACTIONS[seat], line=DARK, width=THIN)
    size = min(inner.width, inner.height) * 0.52
    x, y = box.centre
    surface.polygon(hexagon(x, y, size * 1.16, False), "paper", DARK, THIN)
    surface.show(emblem_form(book), x - size * 0.6, y - size / 2, scale=size / 20)
    plate = Box(x, y + size * 0.74, 0, 0).inset(-size * 0.3, -size * 0.13)
    surface.rect(plate, "paper", DARK, THIN)
    middle_label(surface, plate.centre, letters(book, seat), plate.height * 0.66 / POINT)
