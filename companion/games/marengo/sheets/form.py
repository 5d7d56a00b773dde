"""Blank forms to transcribe another board: a page of locales with their sides, and one of roads, entries and armies.

The columns are the fields of a board's file, in its order, so that typing it in afterwards needs no thinking.
"""

from __future__ import annotations

from companion.games.marengo.sheets.look import draw_arms, draw_fences
from companion.games.marengo.sheets.subject import FieldSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.forms import blank
from companion.printing.surface import HAIR, THIN

CARD = (62.0, 50.0)  # mm that a locale needs at least
SIDES = 7  # of a locale; the printed board has six at most
_COLUMNS = (2.2, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 1.7)  # beyond, wide, three arms, obstacle, impassable, roads
_TOLD = (
    *("form-beyond", "form-wide", "map-arm-i", "map-arm-c", "map-arm-a"),
    *("register-obstacle", "form-closed", "form-roads"),
)


def draw_form(book: Book, subject: FieldSubject) -> None:
    page = book.page(book.say("marengo-form-locales"), book.say("marengo-form-how"), landscape=False)
    _Locales(book, page).draw()
    page = book.page(book.say("marengo-form-rest"), book.say("marengo-form-rest-how"), landscape=False)
    _rest(book, page)


class _Locales:
    def __init__(self, book: Book, page: Page) -> None:
        self._page, self._say = page, book.say

    def draw(self) -> None:
        body = self._page.body
        across, down = (
            max(1, int(length / least)) for length, least in zip((body.width, body.height), CARD, strict=True)
        )
        for number, cell in enumerate(body.grid(across, down, 3.5), 1):
            with self._page.about(str(number)):
                self._locale(cell, f"locale-{number}")

    def _locale(self, box: Box, name: str) -> None:
        page = self._page
        page.rect(box, width=THIN, radius=1.5)
        head, rest = box.inset(1.5, 1).cut_top(8.5, 1)
        shares = {"number": 1.0, "name": 3.0, "capacity": 1.3, "start": 1.1, "star": 1.1}
        for (key, _), cell in zip(shares.items(), head.columns(list(shares.values()), 1.4), strict=True):
            blank(page, cell, self._say(f"marengo-form-{key}"), f"{name}-{key}")
        titles, rows = rest.cut_top(4)
        self._titles(titles)
        told = [self._say(f"marengo-{key}") for key in _TOLD]
        for at, row in enumerate(rows.rows(SIDES), 1):
            page.line(row.x, row.y, row.right, row.y, "faint", HAIR)
            for column, cell in enumerate(row.columns(_COLUMNS), 1):
                page.field(cell.inset(0.2), f"{name}-side-{at}-{column}", f"{at} · {told[column - 1]}")
        page.lines([(cell.x, titles.y, cell.x, rows.bottom) for cell in rest.columns(_COLUMNS)[1:]], "faint", HAIR)

    def _titles(self, box: Box) -> None:
        """The signs of the arms as on the map; words for the rest."""
        page = self._page
        beyond, wide, *arms, obstacle, closed, roads = box.columns(_COLUMNS)
        words = ((beyond, "beyond"), (wide, "wide"), (closed, "closed"), (roads, "roads"))
        for cell, key in words:
            page.write(
                cell.inset(0.2, 0), self._say(f"marengo-form-{key}"), 6, 4.5, paint="soft", upright="middle", lines=1
            )
        draw_arms(page, [(arm, cell.centre) for arm, cell in zip("ica", arms, strict=True)], 2)
        draw_fences(page, [obstacle.centre], 2)


def _rest(book: Book, page: Page) -> None:
    say, rest = book.say, page.body
    facts, rest = rest.cut_top(10, 3)
    for key, cell in zip(
        ("rounds", "hour", "morale-austrian", "morale-french", "top"), facts.columns(5, 5), strict=True
    ):
        blank(page, cell, say(f"marengo-form-{key}"), f"form-{key}")
    tables = (
        ("roads", ("road", "class", "course"), (1, 1, 6), 12),
        ("joins", ("locale", "joined"), (1, 6), 8),
        ("entries", ("entry", "side", "locale", "by"), (2, 1.2, 1, 2), 5),
        ("forces", ("display", "side", "round", "entry", "pieces"), (1.6, 1.2, 0.8, 1.6, 5), 6),
    )
    shares = [rows + 2.4 for *_, rows in tables]
    for (title, heads, widths, count), box in zip(tables, rest.rows(shares, 3), strict=True):
        head, body = box.cut_top(5)
        page.label(head.x, head.bottom - 1.4, say(f"marengo-form-{title}"), 9, "bold", room=head.width)
        names = [say(f"marengo-form-{key}") for key in heads]
        with page.about(say(f"marengo-form-{title}")):
            _ruled(page, body, names, widths, count, f"form-{title}")


def _ruled(page: Page, box: Box, heads: list[str], shares: tuple[float, ...], count: int, name: str) -> None:
    """Rows of empty cells under their heads."""
    top, rest = box.cut_top(4)
    for cell, head in zip(top.columns(shares), heads, strict=True):
        page.write(cell.inset(0.6, 0), head, 6.5, 5, paint="soft", upright="middle", lines=1)
    rows = rest.rows(count)
    for at, row in enumerate(rows, 1):
        for column, cell in enumerate(row.columns(shares), 1):
            page.field(cell.inset(0.4), f"{name}-{at}-{column}", f"{at} · {heads[column - 1]}")
    page.lines([(box.x, row.y, box.right, row.y) for row in rows], "faint", HAIR)
    page.lines([(cell.x, box.y, cell.x, box.bottom) for cell in box.columns(shares)[1:]], "faint", HAIR)
    page.rect(box, width=THIN)
