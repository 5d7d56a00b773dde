"""Paper: the river to play on, and the table as it stands with the code that brings it back."""

from __future__ import annotations

from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.job import Sheet, Subject
from companion.printing.offer import Prints
from companion.printing.save_part import SavePart
from fog_ferry.rivers import river_of
from fog_ferry.state import SEATS, State


def draw_river(book: Book, subject: Subject) -> None:
    """As large as the paper allows: the coin goes from stone to stone."""
    page = book.page(book.say("ferry-sheet-river"), landscape=True)
    rules, river = page.body.cut_bottom(40)
    page.write(rules, "\n".join(book.say(f"ferry-paper-rule-{number}") for number in (1, 2, 3, 4)), 9, 6)
    _stones(book, page, river, river_of(subject.setup).stones)


def draw_table(book: Book, subject: Subject) -> None:
    table = subject.table
    assert table is not None, "this sheet is of a table"
    state: State = table.state
    page = book.page(table.name, landscape=False)
    river, rest = page.body.cut_top(40, 4)
    _stones(book, page, river, state.rules.river.stones, state.stone)
    for seat, row in zip(SEATS, rest.cut_top(16)[0].rows(2), strict=True):
        way = subject.game.notation.spell(state.dice.get(seat, "–"), book.ask.language)
        told = book.say("ferry-panel-die", way=way, coin=int(state.coin == seat))
        crew = " ".join(filter(None, (book.say(f"ferry-{seat}"), table.players.get(seat, ""))))
        page.label(row.x, row.bottom - 2, f"{crew}: {told}", 10, room=row.width, least=6, cut=True)
    save = SavePart(book, page, table)
    save.draw(rest.cut_bottom(save.height)[0])


def _stones(book: Book, page: Page, box: Box, count: int, ferry: int = 0) -> None:
    for number, place in enumerate(box.columns(count, 2), 1):
        x, y = place.centre
        radius = min(place.width, place.height) / 2
        page.circle(x, y, radius, fill="tint" if number == ferry else None, width=0.7 if number == ferry else 0.2)
        page.label(x, y + 2, str(number), 12, "bold" if number == ferry else "text", align="centre")
    middle = box.centre[1] - min(box.height, box.width / count) / 2 - 2
    page.label(box.x, middle, book.say("ferry-north"), 10, "bold")
    page.label(box.right, middle, book.say("ferry-south"), 10, "bold", align="right")


PRINTS = Prints((Sheet("river", draw_river, stock="card"), Sheet("table", draw_table, of="table", kits=("tonight",))))
