"""The player aid: the whole game on both sides of a sheet, as this table plays it."""

from __future__ import annotations

from companion.games.marengo.sheets.aid_words import Words, phases, sections
from companion.games.marengo.sheets.look import LOOK, board_name
from companion.games.marengo.sheets.subject import FieldSubject
from companion.printing.aid import Aid, draw_aid_pages
from companion.printing.book import Book


def draw_aid(book: Book, subject: FieldSubject) -> None:
    words = Words(book, subject)
    title, ids = book.say("marengo-sheet-aid"), book.say("marengo-aid-ids")
    draw_aid_pages(book, Aid(title, board_name(book, subject.board), ids, phases(words), sections(words), LOOK))
