"""The money sheet: a line for each turn with what comes in and goes out, beside the prices of a faction's units."""

from __future__ import annotations

from companion.games.aces.board.cards import Card
from companion.games.aces.moves.ending import FEE
from companion.games.aces.moves.money import TRANSFER_FEE
from companion.games.aces.sheets.look import (
    KHAKI,
    NARROW,
    OLIVE,
    SAND,
    draw_mark_note,
    faction_strip,
    mark,
    named,
    panel,
)
from companion.games.aces.sheets.pictograms import draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.labels import middle_label
from companion.printing.prose import prose
from companion.printing.surface import HAIR, LINE, THIN

COLUMNS = {"round": 0.8, "factories": 1.1, "gifts": 1.1, "repairs": 1.1, "bought": 2.6, "left": 1.2}
_LINE = 7.6  # mm, the least height of a line for a pencil
REPAIRED = 3  # damage that a repair takes off at most (AA-REP-03)


def draw_money(book: Book, subject: AcesSubject) -> None:
    """Two factions to a page."""
    seats = list(subject.seats)
    while seats:
        page = book.page(book.say("aces-sheet-money"), book.say("aces-money-how"), landscape=False)
        draw_mark_note(book, page, subject.troops)
        pair, seats = seats[:2], seats[2:]
        for seat, box in zip(pair, page.body.rows(2, 5), strict=False):
            _faction(book, page, subject, seat, box)


def _faction(book: Book, page: Page, subject: AcesSubject, seat: Seat, box: Box) -> None:
    strip, rest = box.cut_top(6.5, 2)
    name, side = subject.name_of(seat), book.say(f"aces-{seat}")
    faction_strip(book, page, strip, seat, f"{side}: {name}" if name else side)
    prices, ledger = rest.cut_right(rest.width * (0.3 if page.paper.width >= NARROW else 0.34), 4)
    _prices(book, page, subject, seat, prices)
    _ledger(book, page, ledger, seat, subject)


def _prices(book: Book, page: Page, subject: AcesSubject, seat: Seat, box: Box) -> None:
    """What everything costs."""
    room = panel(page, box, book.say("aces-money-prices"))
    words, room = room.cut_bottom(room.height * 0.34, 2)
    rules = book.say("aces-money-rules", repair=FEE, points=REPAIRED, fee=TRANSFER_FEE)
    page.line(words.x, words.y - 1, words.right, words.y - 1, KHAKI, THIN)
    prose(page, words, rules, 9.5, 5)
    cards = subject.troops.by_seat[seat]
    for card, row in zip(cards, room.rows(len(cards)), strict=True):
        _price(book, page, subject, card, row)


def _price(book: Book, page: Page, subject: AcesSubject, card: Card, row: Box) -> None:
    side = min(7.0, row.height * 0.86)
    picture, rest = row.cut_left(side * 1.2, 1)
    draw_sign(page, card.role, picture.centre, side * 0.95)
    number, words = rest.cut_right(8.5, 1)
    page.write(words, named(book, card), 9.5, 5, upright="middle", lines=2, cut=True)
    price = f"{card.cost}{mark(subject.troops, card, 'cost')}"
    middle_label(page, number.centre, price, 12, room=number.width)


def _ledger(book: Book, page: Page, box: Box, seat: Seat, subject: AcesSubject) -> None:
    heads, body = box.cut_top(8)
    shares = list(COLUMNS.values())
    for key, cell in zip(COLUMNS, heads.columns(shares), strict=True):
        page.write(
            cell.inset(0.8, 0.6), book.say(f"aces-money-{key}"), 7.5, 4.5, "bold", OLIVE, upright="bottom", lines=2
        )
    count = max(1, int(body.height / _LINE))
    state = subject.state
    coins = str(state.coins.get(seat, 0)) if state is not None else "0"  # AA-SET-30
    first = state.round if state is not None else 0
    for at, row in enumerate(body.rows(count)[1:], 1):
        number, *cells = row.columns(shares)
        middle_label(page, number.centre, str(first + at), 9, "text", "soft")
        with page.about(book.say(f"aces-{seat}"), f"{book.say('aces-money-round')} {first + at}"):
            for key, cell in zip(list(COLUMNS)[1:], cells, strict=True):
                page.field(cell.inset(0.5), f"money-{seat}-{at}-{key}", book.say(f"aces-money-{key}"))
    page.lines([(box.x, row.y, box.right, row.y) for row in body.rows(count)[1:]], "faint", HAIR)
    page.lines([(cell.x, box.y, cell.x, box.bottom) for cell in box.columns(shares)[1:]], "faint", HAIR)
    _begins(book, page, body.rows(count)[0], coins)
    page.line(box.x, body.y, box.right, body.y, OLIVE, LINE)
    page.rect(box, None, OLIVE, THIN)


def _begins(book: Book, page: Page, row: Box, coins: str) -> None:
    """The first line, without columns: what there is before the first turn."""
    words, last = row.columns([sum(COLUMNS.values()) - COLUMNS["left"], COLUMNS["left"]])
    page.rect(words.inset(0.1), SAND, None)
    page.write(words.inset(1.5, 0), book.say("aces-money-start"), 8.5, 5, paint="soft", upright="middle", lines=1)
    middle_label(page, last.centre, coins, 11)
