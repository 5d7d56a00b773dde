"""Printing: each kind of page against the same number of plain reportlab shapes; and bytes per page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pypdf
from pypdf.generic import ContentStream
from reportlab.pdfgen.canvas import Canvas

from bench.measure import Ratio, side_by_side
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Card, Side, lay_cards
from companion.printing.fonts import FACES, FILES, font
from companion.printing.hexes import HexGrid
from companion.printing.ink import Pattern, Swatch
from companion.printing.job import Ask
from companion.printing.poster import poster
from companion.printing.qr import _runs, least_size, qr
from companion.printing.surface import Surface
from companion.prints import Order, as_it_stands, order, prints_of
from companion.text.language import language

CARDS, CODES = 54, 40
WORDS = "Any number of armies moves from one country to a neighbour, then the next player does the same."
SAYINGS = ("The quick brown fox", "jumps over", "the lazy dog: 1234567890", "Pack my BOX with five", "dozen JUGS!")
TERRAINS = (Swatch("lake", "#3f7fb5", Pattern.WAVES, "L"), Swatch("plain", "#e8dfb8", Pattern.DOTS, "P"))
CELLS = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
_SHAPES = {b"f", b"S", b"B", b"Do"}
DRAWN = "table"  # the sheet that is also made as a drawing for web pages
SET_UP: dict[str, dict[str, str]] = {
    "march": {},
    "marengo": {"reinforcements": "sample"},
    "aces": {},
    "clockwork": {"players": "4"},
}


class Counted(NamedTuple):
    pages: int
    texts: int
    shapes: int
    faces: int


def counted(pdf: bytes) -> Counted:
    """How many texts and shapes a file holds, in how many faces; what is drawn once and shown often counts once."""
    document = pypdf.PdfReader(io.BytesIO(pdf))
    texts = shapes = 0
    faces: set[str] = set()
    for content in _contents(document):
        operations = ContentStream(content, document).operations
        texts += sum(operator == b"Tj" for _, operator in operations)
        shapes += sum(operator in _SHAPES for _, operator in operations)
        faces |= {str(operands[0]) for operands, operator in operations if operator == b"Tf"}
    return Counted(len(document.pages), texts, shapes, len(faces))


def _contents(document: pypdf.PdfReader) -> Iterator[object]:
    """The streams of all pages and, once each, of the forms they show."""
    waiting = [(page.get_contents(), page["/Resources"]) for page in document.pages]
    seen: set[int] = set()
    while waiting:
        content, resources = waiting.pop()
        yield content
        for form in (form.get_object() for form in resources.get("/XObject", {}).values()):
            if id(form) not in seen:
                seen.add(id(form))
                waiting.append((form, form.get("/Resources", {})))


def plain(count: Counted) -> bytes:
    """The floor: as many pages, texts in as many faces, and rectangles, with the calls everybody uses."""
    faces = FACES[: count.faces]
    names = [FILES[face].removesuffix(".ttf") for face in faces if font(face)]
    file = io.BytesIO()
    canvas = Canvas(file, invariant=1, pageCompression=1, initialFontName=names[0])
    for page in range(count.pages):
        for i in range(page, count.texts, count.pages):
            canvas.setFillColorRGB(0, 0, 0)
            canvas.setFont(names[i % len(names)], 9)
            canvas.drawString(20 + i % 500, 20 + i % 700, SAYINGS[i % len(SAYINGS)])
        for i in range(page, count.shapes, count.pages):
            canvas.setFillColorRGB(0.2, 0.4, 0.6)
            canvas.rect(20 + i % 500, 20 + i % 700, 30, 20, stroke=1, fill=1)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def against_plain_shapes(name: str, make: Callable[[], bytes]) -> Iterator[Ratio]:
    """Time against the floor, and what a page weighs."""
    pdf = make()
    count = counted(pdf)
    mine, theirs, ratio = side_by_side(make, lambda: plain(count))
    detail = f"{mine * 1e3:.1f} ms : {theirs * 1e3:.1f} ms, {count.pages} pages, {count.texts + count.shapes} shapes"
    yield Ratio(f"print {name} : plain reportlab shapes", ratio, "≤ 2", detail)
    yield Ratio(f"print {name}, kB a page", len(pdf) / 1000 / count.pages, "", f"{len(pdf) / 1000:.0f} kB")


def _book(draw: Callable[[Book], object]) -> bytes:
    book = Book(Ask(language("en").say), "bench")
    book.begin("bench")
    draw(book)
    return book.finish()


def _cards(book: Book) -> None:
    def back(surface: Surface, box: Box) -> None:
        surface.rect(box.inset(4), radius=3)
        surface.badge(*box.centre, 8, "B")

    def front(number: int) -> Callable[[Surface, Box], None]:
        def draw(surface: Surface, box: Box) -> None:
            surface.rect(box.inset(3), radius=3)
            head, rest = box.inset(6).cut_top(9, 2)
            surface.write(head, f"Card {number}", 14, 8, "bold", align="centre", lines=1)
            surface.write(rest, WORDS, 9)

        return draw

    shared = Side(back, TERRAINS[0])
    lay_cards(book, [Card(Side(front(i)), shared) for i in range(CARDS)])


def _map(surface: Surface) -> None:
    grid = HexGrid(45).placed(CELLS, surface.box)
    for i, cell in enumerate(CELLS):
        surface.area(grid.corners(*cell), TERRAINS[i % 2])
        surface.badge(*grid.middle(*cell), 4, TERRAINS[i % 2].letter)


def _codes(book: Book) -> None:
    page = book.page()
    for i, place in enumerate(page.body.grid(5, 8, 2)):
        code = f"MARCH-{i:04}-ABCD-EFGH"
        qr(page, place.x, place.y, max(25, least_size(code)), code)


def _modules() -> int:
    return sum(len(re.findall(" re", _runs(f"MARCH-{i:04}-ABCD-EFGH")[1])) for i in range(CODES))


def _sheets() -> Iterator[Ratio]:
    """What games print for themselves and for a table, sheet by sheet; the code of the table is worked out before."""
    for id_, options in SET_UP.items():
        table = Table.create(Journal(":memory:"), game(id_), Setup(options))
        subject, ask = as_it_stands(table, "en"), Ask(language("en").say)
        for sheet in prints_of(id_).sheets:
            yield from against_plain_shapes(f"{id_} {sheet.id}", order(ask, subject, [sheet.id]).make)
        yield _as_drawing(f"{id_} {DRAWN}", order(ask, subject, [DRAWN]))


def _as_drawing(name: str, wish: Order) -> Ratio:
    """A page for web pages beside the same page as a PDF; both know their letters."""
    drawn = len(wish.svg())
    mine, theirs, ratio = side_by_side(wish.svg, wish.make)
    detail = f"{mine * 1e3:.1f} ms : {theirs * 1e3:.1f} ms, {drawn / 1000:.0f} kB"
    return Ratio(f"draw {name} as SVG : as PDF", ratio, "≤ 3", detail)


def ratios() -> Iterator[Ratio]:
    yield from against_plain_shapes(f"{CARDS} cards with backs", lambda: _book(_cards))
    yield from against_plain_shapes("A2 poster on A4", lambda: _book(lambda book: poster(book, "map", 420, 594, _map)))
    _book(_codes)  # the codes themselves are worked out once and kept
    count = Counted(1, 0, _modules(), 1)
    mine, theirs, ratio = side_by_side(lambda: _book(_codes), lambda: plain(count))
    detail = f"{mine / CODES * 1e3:.2f} ms a code, {theirs / CODES * 1e3:.2f} ms"
    yield Ratio(f"print {CODES} QR codes : their runs as rectangles", ratio, "≤ 1", detail)
    yield from _sheets()
