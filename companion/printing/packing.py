"""What a game is kept in: a tuck box to fold, in two halves that fit small paper too, and labels for bags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.cards import Card, Draw, Side, grid_for, lay_cards
from companion.printing.fonts import POINT
from companion.printing.identity import Identity
from companion.printing.labels import middle_label
from companion.printing.paper import POKER, CardSize
from companion.printing.surface import HAIR, LINE, THIN, Surface

PLAY = 1.5  # mm by which the box is larger than its cards
TAB, TUCK = 8.0, 11.0  # mm: where the halves are glued together, what is tucked in
_WORDS = 16.0  # mm under a half
LABEL = CardSize("label", 88, 34)
SHEET = 0.32  # mm, a card of thick paper; ours
LEAST, MOST = 10.0, 40.0  # mm


class Bag(NamedTuple):
    """What goes into one bag, and how many."""

    number: int
    words: str


class Packing(NamedTuple):
    """What a game says about its box. `cards`: how many it has to hold."""

    look: Identity
    title: str
    about: str
    cards: int
    bags: Sequence[Bag]


def depth_for(cards: int) -> float:
    """Whole millimetres for so many cards in sleeves or glued from two halves."""
    return min(MOST, max(LEAST, float(round(cards * SHEET + 2))))


def draw_packing(book: Book, packing: Packing) -> None:
    size = book.ask.card or POKER
    _Half(book, packing, size).draw()
    fronts = [Side(_label(book, packing, bag)) for bag in packing.bags]
    lay_cards(book, [Card(front) for front in fronts], LABEL)


class _Half:
    """One half of the box: a broad face with its lid, and one narrow side; two of them make the box."""

    def __init__(self, book: Book, packing: Packing, card: CardSize) -> None:
        self._book, self._packing = book, packing
        self._wide, self._high, self._deep = card.width + PLAY, card.height + PLAY, depth_for(packing.cards)

    @property
    def _size(self) -> CardSize:
        return CardSize("half", TAB + self._wide + self._deep, TUCK + 2 * self._deep + self._high)

    def draw(self) -> None:
        """Twice, on as few pages as the paper allows, and below them how to fold."""
        size = self._size
        form = self._book.form("packing-half", size.width, size.height, self._draw, bleed=0.5)
        grid = grid_for(self._book.ask.paper.upright, size.width + 2, size.height + _WORDS)
        for at in range(2):
            if at % min(grid.places, 2) == 0:
                page = self._book.page(landscape=False)
                page.new_leaf = True
            place = grid.place(at % min(grid.places, 2))
            x, y = (place.right - 1, place.y + 1) if grid.turned else (place.x + 1, place.y + 1)
            page.show(form, x, y, 90 if grid.turned else 0)
            self._how(page, place, grid.turned)

    def _how(self, page: Page, place: Box, turned: bool) -> None:
        """Beside the foot of each half."""
        number = self._book.ask.number
        words = self._book.say(
            "paper-box-how", wide=number(self._wide), high=number(self._high), deep=number(self._deep)
        )
        if turned:
            with page.at(place.right - 1, place.y + 1, 90):
                self._write_how(page, words)
        else:
            with page.at(place.x + 1, place.y + 1):
                self._write_how(page, words)

    def _write_how(self, page: Page, words: str) -> None:
        size = self._size
        page.write(Box(0, size.height + 1.5, size.width, _WORDS - 3), words, 7.5, 5, paint="soft")

    def _draw(self, surface: Surface) -> None:
        wide, high, deep = self._wide, self._high, self._deep
        top = TUCK + deep  # where the faces begin
        face = Box(TAB, top, wide, high)
        side = Box(face.right, top, deep, high)
        flap = min(deep * 0.9, wide / 2)
        self._face(surface, face)
        self._side(surface, side)
        outline = [
            (0, top + 3), (TAB, top), (TAB, TUCK), (TAB + 3, 0), (face.right - 3, 0), (face.right, TUCK),
            (face.right, top), (face.right + 1, top - flap), (side.right - 1, top - flap), (side.right, top),
            (side.right, side.bottom), (side.right - 1, side.bottom + flap), (face.right + 1, side.bottom + flap),
            (face.right, side.bottom), (face.right - 1, face.bottom + deep), (TAB + 1, face.bottom + deep),
            (TAB, face.bottom), (0, face.bottom - 3),
        ]  # fmt: skip
        surface.polygon(outline, None, "ink", THIN)
        folds = [
            (TAB, top, TAB, face.bottom), (face.right, top, face.right, face.bottom),
            (TAB, TUCK, face.right, TUCK), (TAB, top, side.right, top), (TAB, face.bottom, side.right, face.bottom),
        ]  # fmt: skip
        surface.lines(folds, "soft", HAIR, "1.5 1")
        with surface.at(TAB / 2 + 1, face.centre[1], 270):
            middle_label(surface, (0, 0), self._book.say("paper-box-glue"), 7, "text", "soft", room=high - 8)

    def _face(self, surface: Surface, box: Box) -> None:
        look, packing = self._packing.look, self._packing
        surface.rect(box, look.pale, None)
        inner = box.inset(3)
        surface.rect(inner, None, look.colour, 0.7, radius=2)
        surface.rect(inner.inset(1), None, look.colour, HAIR, radius=1.4)
        x, y = box.centre
        emblem = min(box.width * 0.5, box.height * 0.42)
        look.show(self._book, surface, (x, y - emblem * 0.2), emblem)
        words = Box(box.x, y + emblem * 0.42, box.width, 9).inset(7, 0)
        surface.write(words, packing.title, 15, 7, "bold", align="centre", upright="middle", lines=2)
        look.rule(surface, x - words.width / 3, x + words.width / 3, words.bottom + 1.5)
        about = Box(words.x, words.bottom + 4, words.width, max(4.0, inner.bottom - words.bottom - 6))
        surface.write(about, packing.about, 8, 4.5, paint="soft", align="centre", cut=True)

    def _side(self, surface: Surface, box: Box) -> None:
        """The title up the spine."""
        surface.rect(box, self._packing.look.colour, None)
        plate = box.inset(box.width * 0.2, box.height * 0.1)
        surface.rect(plate, "paper", self._packing.look.colour, LINE, radius=1)
        with surface.at(*plate.centre, 90):
            size = min(11.0, plate.width * 0.6 / POINT)
            middle_label(surface, (0, 0), self._packing.title, size, room=plate.height - 4)


def _label(book: Book, packing: Packing, bag: Bag) -> Draw:
    def draw(surface: Surface, box: Box) -> None:
        look, inner = packing.look, box.inset(2)
        surface.rect(inner, look.pale, look.colour, 0.6, radius=2)
        emblem, words = inner.inset(2.5, 2).cut_left(18, 3)
        look.show(book, surface, emblem.centre, 15)
        title, told = words.cut_top(5.5, 2.4)
        surface.write(title, packing.title, 8, 5, paint="soft", upright="middle", lines=1)
        look.rule(surface, title.x, title.right, title.bottom + 0.5)
        number, told = told.cut_left(17, 1)
        surface.write(number, f"{bag.number} ×", 15, 8, "bold", upright="middle", lines=1)
        surface.write(told, bag.words, 11, 5, upright="middle")

    return draw
