"""The foot of a table's page, which is a save file: a code for cameras, the same in letters, what to do with it."""

from __future__ import annotations

from companion.kernel.lettercode import in_lines
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import text_width
from companion.printing.job import TableShown
from companion.printing.qr import least_size, qr
from companion.printing.surface import THIN
from companion.printing.text import fit

NARROW = 175.0  # mm of paper
LETTERS = 84.0  # mm, the width of the code in letters with the numbers of its lines
BETWEEN = 5.0  # mm from the letters to what stands beside them
WITHOUT_CODE = 7.0  # mm, for a sentence that there is none
A_COLUMN = 8  # lines of the code in letters


class SavePart:
    """The foot of a page. The letters of a code of more than `most_lines` have pages of their own."""

    def __init__(self, book: Book, page: Page, table: TableShown, most_lines: int = A_COLUMN) -> None:
        self._book, self._page, self._table = book, page, table
        self._narrow = page.paper.width < NARROW
        self._lines = in_lines(table.code) if table.code else ()
        self._in_place = self._lines if len(self._lines) <= most_lines else ()

    @property
    def height(self) -> float:
        if not self._table.code:
            return WITHOUT_CODE
        letters = self._rows * self._pitch + 2
        return max(self._side, letters + (self._words_height + 1.5 if self._words_below else 0.0))

    @property
    def _side(self) -> float:
        """Of the QR code."""
        return max(26.0 if self._narrow else 32.0, least_size(self._table.code))

    @property
    def _pitch(self) -> float:
        """From line to line of the code in letters."""
        return 4.2 if self._narrow else 5.0

    @property
    def _columns(self) -> int:
        """On small paper the lines stand one below the other, so that they can be read."""
        return 1 if self._narrow else max(1, -(-len(self._in_place) // A_COLUMN))

    @property
    def _rows(self) -> int:
        return -(-len(self._in_place) // self._columns)

    @property
    def _words_below(self) -> bool:
        """Under the letters where they leave no room beside them."""
        return self._narrow or self._columns > 1

    @property
    def _words_width(self) -> float:
        beside = self._page.body.width - self._side - 3
        return beside if self._words_below or not self._in_place else beside - LETTERS - BETWEEN

    @property
    def _words_height(self) -> float:
        size = 7.0 if self._narrow else 8.0
        return fit(self._words(), self._words_width, 60, size, size).height

    def _words(self) -> str:
        say = self._book.say
        told = [say("paper-table-restore")]
        told += [say("paper-table-sealed")] if self._table.sealed else []
        told += [] if self._in_place else [say("paper-table-code-next")]
        return " ".join(told)

    def draw(self, box: Box) -> None:
        """In a box of that height, under a line; then the pages of a long code."""
        page = self._page
        page.line(box.x, box.y - 1.2, box.right, box.y - 1.2, "soft", THIN)
        if not self._table.code:
            page.write(box, self._book.say("trouble-code-none"), 8, 6, paint="soft")
            return
        square, beside = box.cut_left(self._side, 3)
        qr(page, square.x, square.y, self._side, self._table.code)
        beside = beside.cut_top(2)[1]
        if self._in_place:
            letters, below = beside.cut_top(self._rows * self._pitch)
            self._letters(page, letters)
            beside = below.cut_top(1.5)[1] if self._words_below else beside.cut_right(self._words_width)[0]
        page.write(beside, self._words(), 7 if self._narrow else 8, 6, paint="soft")
        if not self._in_place:
            self._pages()

    def _letters(self, page: Page, box: Box) -> None:
        for at, column in enumerate(box.columns(self._columns, BETWEEN)):
            part = self._in_place[at * self._rows : (at + 1) * self._rows]
            _draw_lines(page, column.cut_top(len(part) * self._pitch)[0], part, at * self._rows + 1)

    def _pages(self) -> None:
        rest, first = self._lines, 1
        while rest:
            page = self._book.page(self._book.say("paper-table-code"), landscape=False)
            down = int(page.body.height / self._pitch)
            for column in page.body.columns(2, gap=6):
                part, rest = rest[:down], rest[down:]
                if part:
                    _draw_lines(page, column.cut_top(len(part) * self._pitch)[0], part, first)
                first += len(part)


def _draw_lines(page: Page, box: Box, lines: tuple[str, ...], first: int) -> None:
    """Each line with its number: the message about a typing mistake names it."""
    size = min(10.0, (min(box.width, LETTERS) - 5.5) / text_width(lines[0], 1, "mono"))
    for row, (line, y) in enumerate(zip(lines, box.rows(len(lines)), strict=True)):
        page.label(box.x + 3.5, y.bottom - 1.2, str(first + row), 7, "bold", "soft", "right")
        page.label(box.x + 5.5, y.bottom - 1.2, line, size, "mono")
