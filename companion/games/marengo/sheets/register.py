"""A board in words, locale by locale and road by road: to be compared with the real one, with boxes to tick."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.block_words import write_block
from companion.games.marengo.board.model import Approach, Board, Locale, Road, said
from companion.games.marengo.sheets.look import MARK, board_name, board_note
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.summary import labels, numbers
from companion.kernel.notation import Language
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.surface import THIN, Surface
from companion.printing.tables import Cell, Column, Drawn, long_table

_BOX = 3.2  # mm, to tick


def draw_register(book: Book, subject: FieldSubject) -> None:
    board, say = subject.board, book.say
    note = f"{board_name(book, board)}. {say('marengo-register-how')} {board_note(book, board)}".strip()
    heads = [say(f"marengo-register-{head}") for head in ("number", "name", "capacity", "start", "star", "sides")]
    shares = (1.1, 3.2, 1.5, 1.2, 1.3, 9.5)
    columns = [Column(head, share) for head, share in zip(heads, shares, strict=True)]
    rows = [[*_locale(book, board, locale), _TICK] for locale in board.locales]
    long_table(book, say("marengo-register-locales"), [*columns, Column("", 0.7)], rows, note, landscape=False)
    if board.roads:
        columns = [Column(say("marengo-register-road"), 3), Column(say("marengo-register-course"), 11), Column("", 0.7)]
        rows = [[*_road(book, board, road), _TICK] for road in board.roads]
        long_table(book, say("marengo-register-roads"), columns, rows, say("marengo-register-certain"), landscape=False)


def _tick(surface: Surface, box: Box) -> None:
    surface.rect(Box(box.x, box.centre[1] - _BOX / 2, _BOX, _BOX), width=THIN)


_TICK: Cell = Drawn(_BOX, _tick)


def _locale(book: Book, board: Board, locale: Locale) -> Iterator[Cell]:
    yield numbers(board)[locale.id]
    yield said(locale.name, book.ask.language)
    yield str(locale.capacity)
    yield str(locale.french_start or "")
    yield book.say(f"marengo-register-star-{locale.star}") if locale.star in ("red", "green", "blue") else ""
    yield " · ".join(_side(book, board, side) for side in locale.approaches)


def _side(book: Book, board: Board, side: Approach) -> str:
    """`4 narrow i1 a1, obstacle`: what lies beyond, and the symbols of this half."""
    if side.opposite is None:
        beyond = book.say("marengo-register-edge" if side.edge else "marengo-register-somewhere")
    else:
        beyond = labels(board, book.ask.language)[side.id].partition("/")[2]
    if side.impassable:
        return f"{beyond} {book.say('marengo-register-impassable')}"
    language: Language = "de" if book.ask.language == "de" else "en"
    counts = {"i": side.inf, "c": side.cav, "a": side.art}
    signs = [write_block(f"{arm}{count}", language) for arm, count in counts.items() if count]
    told = [beyond, book.say(f"marengo-register-{side.width}"), *signs]
    return " ".join(told) + (f", {book.say('marengo-register-obstacle')}" if side.obstacle else "")


def _road(book: Book, board: Board, road: Road) -> Iterator[Cell]:
    known = labels(board, book.ask.language)
    yield f"{known[road.id]}{'' if road.certain else MARK}"
    course = " – ".join(numbers(board).get(node, known[node]) for node in road.nodes)
    kind = book.say("marengo-register-main" if road.main else "marengo-register-lane")
    joins = dict.fromkeys(numbers(board)[join.locale] for join in board.junctions if road.id in join.roads)
    joined = f"; {book.say('marengo-register-joins', places=', '.join(joins))}" if joins else ""
    yield f"{kind}: {course}{joined}"
