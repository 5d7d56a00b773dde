"""What a page really draws: its operators walked through with their places, forms included, in mm from the top left."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

import pypdf
from pypdf.generic import ContentStream

from companion.printing.paths import Matrix, combined, through

MM = 72 / 25.4


class Segment(NamedTuple):
    """A straight line that is part of a path."""

    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def level(self) -> bool:
        return abs(self.y1 - self.y2) < 0.001

    @property
    def length(self) -> float:
        return float(((self.x1 - self.x2) ** 2 + (self.y1 - self.y2) ** 2) ** 0.5)


class Rect(NamedTuple):
    """A rectangle of a path, upright on the page."""

    left: float
    top: float
    right: float
    bottom: float

    def mirrored(self, width: float) -> Rect:
        return Rect(width - self.right, self.top, width - self.left, self.bottom)

    def moved(self, right: float, down: float) -> Rect:
        return Rect(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def rounded(self) -> Rect:
        return Rect(*(round(edge, 2) for edge in self))


class Drawing(NamedTuple):
    segments: list[Segment]
    rects: list[Rect]
    fonts: set[str]


class Typed(NamedTuple):
    """A field to fill in on a screen."""

    name: str
    tip: str
    top: float  # mm from the foot of the page
    bottom: float


@lru_cache(maxsize=4)
def reader(pdf: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(pdf))


@lru_cache(maxsize=4)
def pages(pdf: bytes) -> list[pypdf.PageObject]:
    """As a list: the file itself would look through all of its pages for each one."""
    return list(reader(pdf).pages)


def drawing(pdf: bytes, page: int) -> Drawing:
    sheet = pages(pdf)[page]
    height = float(sheet.mediabox.height)
    found = Drawing([], [], set())
    walker = _Walker(_forms(pdf), height, found)
    content = ContentStream(sheet.get_contents(), reader(pdf)).operations
    walker.walk(content, sheet["/Resources"], (1, 0, 0, 1, 0, 0))
    return found


@lru_cache(maxsize=4)
def _forms(pdf: bytes) -> Callable[[int], list[Any]]:
    """What the forms of a file draw, by their numbers: one that is used for every card of every page is read once."""

    @cache
    def drawn(number: int) -> list[Any]:
        document = reader(pdf)
        return ContentStream(document.get_object(number), document).operations

    return drawn


class _Walker:
    def __init__(self, forms: Callable[[int], list[Any]], height: float, found: Drawing) -> None:
        self._forms, self._height, self._found = forms, height, found

    def walk(self, content: list[Any], resources: Any, matrix: Matrix) -> None:
        stack: list[Matrix] = []
        at = (0.0, 0.0)
        for operands, operator in content:
            numbers = [float(value) for value in operands if isinstance(value, (int, float))]
            match operator:
                case b"q":
                    stack.append(matrix)
                case b"Q":
                    matrix = stack.pop()
                case b"cm":
                    a, b, c, d, e, f = numbers
                    matrix = combined((a, b, c, d, e, f), matrix)
                case b"m":
                    at = (numbers[0], numbers[1])
                case b"l":
                    to = (numbers[0], numbers[1])
                    self._found.segments.append(Segment(*self._seen(at, matrix), *self._seen(to, matrix)))
                    at = to
                case b"re":
                    x, y, w, h = numbers
                    corners = self._seen((x, y), matrix), self._seen((x + w, y + h), matrix)
                    self._found.rects.append(_upright(*corners))
                case b"Tf":
                    self._found.fonts.add(str(resources["/Font"][operands[0]].get_object()["/BaseFont"]))
                case b"Do":
                    forms = resources["/XObject"]
                    form, number = forms[operands[0]], forms.raw_get(operands[0]).idnum
                    self.walk(self._forms(number), form.get("/Resources", resources), matrix)

    def _seen(self, point: tuple[float, float], matrix: Matrix) -> tuple[float, float]:
        x, y = through(matrix, point)
        return x / MM, (self._height - y) / MM


def _upright(one: tuple[float, float], other: tuple[float, float]) -> Rect:
    return Rect(min(one[0], other[0]), min(one[1], other[1]), max(one[0], other[0]), max(one[1], other[1]))


def fields(pdf: bytes, page: int) -> list[Typed]:
    """In the order in which the tab key goes through them; a choice comes once for each of its boxes."""
    found = []
    for reference in pages(pdf)[page].get("/Annots", ()):
        field = reference.get_object()
        _, bottom, _, top = (float(edge) / MM for edge in field["/Rect"])
        found.append(Typed(str(field.get("/Parent", field).get_object()["/T"]), str(field["/TU"]), top, bottom))
    return found


def every_font(pdf: bytes) -> Iterator[Any]:
    """The font dictionaries of all pages, of the forms on them and of fields to fill in."""
    document = reader(pdf)
    seen: set[int] = set()

    def of(resources: Any) -> Iterator[Any]:
        resources = resources.get_object()
        for font in resources.get("/Font", {}).values():
            yield font.get_object()
        for form in resources.get("/XObject", {}).values():
            if id(form.get_object()) not in seen:
                seen.add(id(form.get_object()))
                yield from of(form.get_object().get("/Resources", {}))

    for page in pages(pdf):
        yield from of(page["/Resources"])
    if "/AcroForm" in document.root_object:
        yield from of(document.root_object["/AcroForm"]["/DR"])
