"""Pieces to cut out, with backs: start tiles and the launcher's, flags, factories and ruins, arrows, units."""

from __future__ import annotations

from functools import partial
from math import floor

from companion.games.aces.board.cards import SEATS
from companion.games.aces.board.cards import Card as UnitCard
from companion.games.aces.moves.launcher import TILES
from companion.games.aces.sheets.look import (
    FACTIONS,
    KHAKI,
    PLATE,
    RED,
    SAMPLE,
    SAND,
    draw_flag,
    draw_start,
    emblem_form,
    frame,
    letters,
    named,
)
from companion.games.aces.sheets.pictograms import DARK, draw_sign, solid
from companion.games.aces.sheets.subject import AcesSubject
from companion.kernel.game import Seat
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.cards import Card, Side, lay_cards
from companion.printing.fonts import POINT
from companion.printing.labels import middle_label
from companion.printing.paper import CardSize
from companion.printing.pieces import Piece, tell_pieces
from companion.printing.prose import prose
from companion.printing.surface import THIN, Surface

ARROWS, FLAGS, FACTORIES = 8, 6, 10  # six flags: a team that holds six factories has won
SHARE = 0.6  # of a hex: a tile lies on it and leaves its name free


def tile_size(subject: AcesSubject) -> float:
    """In whole millimetres."""
    return float(floor(subject.hex.mm * SHARE))


def draw_tokens(book: Book, subject: AcesSubject) -> None:
    """Face down nobody can tell one start tile from another, nor one unit of a faction from another."""
    back = Side(partial(_tile_back, book))
    numbers = [Side(partial(_number, str(number))) for number in range(1, TILES)]
    launcher, arrow = Side(partial(_launcher, book)), Side(_arrow)
    factory, ruin = Side(_factory), Side(_ruin)
    flags = {seat: Side(partial(_flag, book, seat)) for seat in SEATS}
    cards = [Card(front, back) for front in (*numbers, launcher)]
    cards += [Card(flag, flag) for flag in flags.values() for _ in range(FLAGS)]
    cards += [Card(factory, ruin)] * FACTORIES + [Card(arrow, arrow)] * ARROWS
    units = [_unit_card(book, subject, seat) for seat in subject.factions]
    cards += [card for own in units for card in own]
    size = tile_size(subject)
    lay_cards(book, cards, CardSize("tile", size, size))
    rows = [
        (numbers[6], len(numbers), "start"),
        (launcher, 1, "launcher"),
        (flags["us"], FLAGS * len(SEATS), "flag"),
        (factory, FACTORIES, "factory"),
        (ruin, FACTORIES, "ruin"),
        (arrow, ARROWS, "arrow"),
        (units[0][0].front, sum(map(len, units)), "unit"),
    ]
    _how(book, subject, rows)


def _unit_card(book: Book, subject: AcesSubject, seat: Seat) -> list[Card]:
    """A piece for each type: it stands in for a miniature, and goes into the Automa's cup (AA-AUS-08, AA-BUY-05)."""
    back = Side(partial(_unit_back, book, seat))
    return [Card(Side(partial(_unit, book, card)), back) for card in subject.troops.by_seat[seat]]


def _how(book: Book, subject: AcesSubject, rows: list[tuple[Side, int, str]]) -> None:
    """The last page, so that fronts and backs stay together: how to cut, and what each piece is for."""
    size = book.ask.number(tile_size(subject)) + (SAMPLE if subject.hex.sample else "")
    page = book.page(book.say("aces-sheet-tokens"), book.say("aces-sheet-tokens-about"), landscape=False)
    page.new_leaf = True
    how = book.say("aces-tokens-how", size=size, duplex=int(book.ask.duplex), sample=int(subject.hex.sample))
    rest = page.body.cut_top(prose(page, page.body, how, 9.5, 7), 5)[1]
    tell_pieces(page, rest, [Piece(side, count, book.say(f"aces-tokens-{key}")) for side, count, key in rows])


# --- faces ----------------------------------------------------------------------------------------------------------


def _number(number: str, surface: Surface, box: Box) -> None:
    draw_start(surface, box.centre, box.width * 0.9, number)


def _launcher(book: Book, surface: Surface, box: Box) -> None:
    """The plate of the others, with a rocket in it."""
    draw_start(surface, box.centre, box.width * 0.9, "")
    x, y = box.centre
    draw_sign(surface, "rocket", (x - box.width * 0.14, y), box.width * 0.5, DARK)
    middle_label(surface, (x + box.width * 0.13, y), book.say("aces-tokens-v2"), box.width * 0.24 / POINT)


def _tile_back(book: Book, surface: Surface, box: Box) -> None:
    inner = box.inset(box.width * 0.05)
    surface.rect(inner, PLATE, DARK, THIN, radius=box.width * 0.14)
    size = box.width * 0.5
    x, y = box.centre
    surface.rect(box.inset(box.width * 0.17), "paper", DARK, THIN, radius=box.width * 0.1)
    surface.show(emblem_form(book), x - size * 0.6, y - size / 2, scale=size / 20)


def _flag(book: Book, seat: Seat, surface: Surface, box: Box) -> None:
    _ground(surface, box)
    draw_flag(book, surface, (box.centre[0] + box.width * 0.03, box.centre[1]), box.width * 0.72, seat)
    surface.area(
        Box(box.x + box.width * 0.14, box.bottom - box.height * 0.2, box.width * 0.72, box.height * 0.07),
        FACTIONS[seat],
        line=None,
    )


def _unit(book: Book, card: UnitCard, surface: Surface, box: Box) -> None:
    surface.area(box.inset(box.width * 0.05), FACTIONS[card.faction], line=DARK, width=THIN)
    plate = box.inset(box.width * 0.14)
    surface.rect(plate, "paper", DARK, THIN)
    name, picture = plate.cut_bottom(plate.height * 0.34)
    draw_sign(surface, card.role, (picture.centre[0] + box.width * 0.06, picture.centre[1]), picture.height * 0.8)
    tag = Box(plate.x, plate.y, plate.width * 0.28, plate.height * 0.2)
    middle_label(surface, tag.centre, letters(book, card.faction), tag.height * 0.7 / POINT)
    size = box.width * 0.09 / POINT
    surface.write(
        name.inset(0.3, 0),
        named(book, card),
        size,
        size * 0.6,
        "narrow",
        align="centre",
        upright="middle",
        lines=2,
        cut=True,
    )


def _unit_back(book: Book, seat: Seat, surface: Surface, box: Box) -> None:
    surface.area(box.inset(box.width * 0.05), FACTIONS[seat], line=DARK, width=THIN)
    plate = box.centred(box.width * 0.5, box.width * 0.36)
    surface.rect(plate, "paper", DARK, THIN)
    middle_label(surface, plate.centre, letters(book, seat), plate.height * 0.6 / POINT)


def _factory(surface: Surface, box: Box) -> None:
    _ground(surface, box)
    draw_sign(surface, "factory", box.centre, box.width * 0.66)


def _ruin(surface: Surface, box: Box) -> None:
    """Crossed out in red: it was destroyed (AA-V2-15)."""
    _ground(surface, box, RED)
    draw_sign(surface, "factory", box.centre, box.width * 0.6, "#8a857c")
    inner = box.inset(box.width * 0.16)
    with surface.round_ends():
        surface.lines(
            [(inner.x, inner.y, inner.right, inner.bottom), (inner.x, inner.bottom, inner.right, inner.y)],
            RED,
            box.width * 0.09,
        )


def _arrow(surface: Surface, box: Box) -> None:
    """From the unit that intercepts to the one that is stopped (AA-INT-03)."""
    _ground(surface, box)
    shape = (
        (-0.4, -0.1),
        (0.06, -0.1),
        (0.06, -0.28),
        (0.42, 0.0),
        (0.06, 0.28),
        (0.06, 0.1),
        (-0.4, 0.1),
        (-0.28, 0.0),
    )
    surface.polygon(_placed(shape, box), solid(surface, RED), DARK, THIN)


def _ground(surface: Surface, box: Box, paint: str = KHAKI) -> None:
    frame(surface, box.inset(box.width * 0.05), SAND, paint, box.width * 0.02)


def _placed(shape: tuple[Point, ...], box: Box) -> list[Point]:
    x, y = box.centre
    return [(x + a * box.width * 0.9, y + b * box.width * 0.9) for a, b in shape]
