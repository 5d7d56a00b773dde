"""What the box and the bags of Aces & Armor hold."""

from __future__ import annotations

from companion.games.aces.board.cards import SEATS
from companion.games.aces.moves.launcher import TILES
from companion.games.aces.sheets.look import LOOK, letters
from companion.games.aces.sheets.subject import AcesSubject
from companion.games.aces.sheets.tokens import ARROWS, FACTORIES, FLAGS
from companion.printing.book import Book
from companion.printing.packing import Bag, Packing, draw_packing


def draw_box(book: Book, subject: AcesSubject) -> None:
    say, units = book.say, {seat: len(subject.troops.by_seat[seat]) for seat in subject.factions}
    bags = [Bag(count, say("aces-bag-faction", faction=letters(book, seat))) for seat, count in units.items()]
    counts = {"start": TILES, "factories": FACTORIES, "arrows": ARROWS, "flags": FLAGS * len(SEATS)}
    bags += [Bag(count, say(f"aces-bag-{key}")) for key, count in counts.items()]
    cards = sum(units.values())
    draw_packing(book, Packing(LOOK, say("aces-title"), say("aces-box-cards", cards=cards), cards, bags))
