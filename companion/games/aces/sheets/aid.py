"""The quick reference: the whole game on both sides of a sheet, as this table plays it."""

from __future__ import annotations

from companion.games.aces.sheets.aid_words import Words, phases, sections
from companion.games.aces.sheets.look import LOOK
from companion.games.aces.sheets.subject import AcesSubject
from companion.printing.aid import Aid, draw_aid_pages
from companion.printing.book import Book


def draw_aid(book: Book, subject: AcesSubject) -> None:
    words = Words(book, subject)
    note = book.say("aces-aid-note", factions=len(subject.seats), automa=int(words.automa))
    title, ids = book.say("aces-sheet-aid"), book.say("aces-aid-ids")
    aid = Aid(title, note, ids, phases(words), sections(words), LOOK)
    draw_aid_pages(book, aid)
