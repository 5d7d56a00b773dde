"""What the box and the bags of Bonaparte at Marengo hold."""

from __future__ import annotations

from companion.games.marengo.sheets.labels import labels_of
from companion.games.marengo.sheets.look import LOOK, board_name
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.state import SEATS
from companion.printing.book import Book
from companion.printing.packing import Bag, Packing, draw_packing

MARKERS = 3  # BM-COMP-08
DEPTH_OF_CARDS = 90  # as deep as so many cards would need: blocks are thicker than paper


def draw_box(book: Book, subject: FieldSubject) -> None:
    say = book.say
    bags = [
        Bag(sum(labels_of(subject, seat).values()), say("marengo-bag-blocks", side=say(f"marengo-{seat}")))
        for seat in SEATS
    ]
    bags.append(Bag(MARKERS, say("marengo-bag-markers")))
    about = board_name(book, subject.board)
    draw_packing(book, Packing(LOOK, say("marengo-title"), about, DEPTH_OF_CARDS, bags))
