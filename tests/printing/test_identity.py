"""One look a game: every sheet has it, its headings show it, and ids of rules stay out of the words."""

from __future__ import annotations

import pytest

from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.notes import Type, draw_note, note_height
from companion.prints import printed_games, prints_of
from tests.printing.asks import ask


@pytest.mark.parametrize("game", printed_games())
def test_all_sheets_of_a_game_have_one_look(game: str) -> None:
    looks = {sheet.look for sheet in prints_of(game).sheets}
    assert len(looks) == 1
    assert None not in looks


@pytest.mark.parametrize("game", printed_games())
def test_a_heading_shows_the_emblem_of_the_game(game: str) -> None:
    book, look = Book(ask(), "Heading"), prints_of(game).sheets[0].look
    book.begin("Heading", look=look)
    assert look is not None
    assert look.emblem(book) in book.page("A title").forms
    assert look.emblem(book) not in book.page().forms, "a page without a heading"


def test_ids_of_rules_stand_beside_the_words_and_take_no_line() -> None:
    """Words that fill their lines to the last letter are no higher with ids than without, in the room left of them."""
    page, type_, words = Book(ask(), "Notes").page(), Type(8), "whoever moves shows it " * 6
    width = 70.0
    high = note_height(words, "MOVE-01/02  BATTLE-03", width, type_)
    assert high == note_height(words, "", width - type_.margin, type_)
    assert high is not None
    before = len(page.operators)
    draw_note(page, Box(20, 20, width, high), words, "MOVE-01/02/03", type_)
    starts = [float(line.split("-1 ")[1].split()[0]) for line in page.operators[before:] if line.startswith("BT")]
    assert max(starts) > 20 + width - type_.margin
    assert starts.count(20.0) == len(starts) - 2, "two rows of ids, everything else begins at the left"
