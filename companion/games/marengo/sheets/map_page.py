"""The reference map: the whole board on one page with its numbers and a legend; and a poster in the board's size."""

from __future__ import annotations

from companion.games.marengo.board.model import Board, said
from companion.games.marengo.sheets.field import GATES, Field
from companion.games.marengo.sheets.legend import draw_legend, legend_entries
from companion.games.marengo.sheets.look import MARK, board_name, board_note
from companion.games.marengo.sheets.plan import plan_of
from companion.games.marengo.sheets.register import draw_register
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.summary import numbers
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.poster import poster
from companion.printing.surface import Surface

_LEGEND = 40.0  # mm, at least
_NAMES = 26.0  # mm that the list of names needs at least


def draw_map_page(book: Book, subject: FieldSubject) -> None:
    """A board that nobody has drawn comes as a register of its locales."""
    board = subject.board
    if plan_of(board) is None:
        draw_register(book, subject)
        return
    page = book.page(book.say("marengo-sheet-map"), board_name(book, board), landscape=True)
    legend, room = page.body.cut_right(max(_LEGEND, page.body.width * 0.142), 3)
    field = Field.fitted(book, board, room)
    assert field is not None
    field.draw(page)
    beside = Box(field.box.right + GATES * field.unit + 2, legend.y, 0, legend.height)
    _legend(book, page, board, beside._replace(width=legend.right - beside.x))


def _legend(book: Book, page: Page, board: Board, box: Box) -> None:
    note = board_note(book, board)
    if note:
        words, box = box.cut_bottom(13, 1.5)
        page.write(words, note, 6.5, 5, paint="soft", upright="bottom")
    used = draw_legend(page, box, legend_entries(book, board))
    rest = box.cut_top(used, 2)[1] if box.height > used + 2 else None
    named = _named(book, board)
    if named and rest is not None and rest.height >= _NAMES:
        page.write(rest, named, 7, 5, "narrow", paint="soft", cut=True)


def _named(book: Book, board: Board) -> str:
    """All locales with a name: the map has only room for some."""
    called = numbers(board)
    names = {called[locale.id]: said(locale.name, book.ask.language) for locale in board.locales if locale.name}
    return " · ".join(f"{number} {name}" for number, name in names.items())


# --- at the size of the table ---------------------------------------------------------------------------------------


def draw_poster(book: Book, subject: FieldSubject) -> None:
    """As large as the owner's board, with a rim for the entries; over as many pages as it takes."""
    board, width, height = subject.board, subject.board_size.width, subject.board_size.height
    plain = plan_of(board)
    if plain is None:
        draw_register(book, subject)
        return
    stretched = height / width * plain.areas.width / plain.areas.height
    high = 1.0 if abs(stretched - 1) < 0.005 else round(stretched, 3)
    rim = GATES * width / plain.areas.width

    foot, room = Box(0, 0, width + 2 * rim, height + 2.4 * rim).cut_bottom(rim * 0.4)
    field = Field.fitted(book, board, room, high)
    assert field is not None

    def draw(surface: Surface) -> None:
        field.draw(surface)
        surface.write(foot.inset(rim, 1), _foot(book, subject), 14, 6, paint="soft", upright="middle", lines=1)

    name = f"marengo-board-{width:g}x{height:g}"
    poster(book, name, width + 2 * rim, height + 2.4 * rim, draw, _foot(book, subject), field.signs())


def _foot(book: Book, subject: FieldSubject) -> str:
    width, height, sample = subject.board_size
    size = book.say(
        "marengo-paper-board-size",
        width=book.ask.number(width),
        height=book.ask.number(height),
        sample=int(sample),
        mark=MARK,
    )
    return f"{board_name(book, subject.board)} · {size} {board_note(book, subject.board)}".strip()
