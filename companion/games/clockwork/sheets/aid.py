"""The player aid: the whole game on both sides of a sheet, with the numbers of its variant."""

from __future__ import annotations

from companion.games.clockwork.sheets.aid_words import Words, phases, sections
from companion.games.clockwork.sheets.look import LOOK
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.aid import Aid, draw_aid_pages
from companion.printing.book import Book

_VARIANTS = {
    "base": "clockwork-aid-base",
    "epic": "clockwork-aid-epic",
    "2v2": "clockwork-aid-allied",
    "epic-2v2": "clockwork-aid-epic-allied",
}


def draw_aid(book: Book, subject: MapSubject) -> None:
    """Scoring, the last of the phases, comes in some rounds only."""
    say, words = book.say, Words(book.say, subject)
    note = say("clockwork-aid-note", variant=say(_VARIANTS[subject.variant]), players=len(subject.players))
    title = say("clockwork-sheet-aid")
    draw_aid_pages(book, Aid(title, note, say("clockwork-aid-ids"), phases(words), sections(words), LOOK, optional=1))
