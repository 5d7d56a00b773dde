"""Pages as a drawing for web pages and picture programs (SVG), in millimetres: it looks as they do on paper.

Words are shapes, every letter drawn once, so that it looks the same without our fonts. It has no style, no script and
nothing from elsewhere; so it is shown wherever pictures are, and inside of pages that allow next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from companion.kernel.outside import UNSEEN, as_text
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.encoder import Encoder
from companion.printing.fonts import FACES, Face, width, writable
from companion.printing.glyphs import glyph_path
from companion.printing.paper import Paper
from companion.printing.shapes import OF_A_FORM, OF_A_PAGE, Drawn, Shapes

if TYPE_CHECKING:
    from companion.printing.job import Ask

_ID = 10  # digits of an id
_NO_SIGNS = dict.fromkeys((0xFFFE, 0xFFFF), UNSEEN)  # XML has no place for them


def drawn_as_svg(ask: Ask, wide: float, high: float, draw: Callable[[Book, Page, Box], None], title: str = "") -> str:
    """One drawing of that size by itself, without anything a page has around it."""
    book = Book(ask, title, Svg)
    page = book.page(paper=Paper(title, wide, high))
    page.live = page.body = page.box
    draw(book, page, page.box)
    return book.written().decode()


class Svg:
    """Takes page after page, which stand one below the other."""

    def __init__(self, ask: Ask, title: str) -> None:
        self.encoder = SvgEncoder()
        self._language, self._title = ask.language, title
        self._pages: list[str] = []
        self._words: list[str] = []
        self._width = self._height = 0.0

    def two_sided(self) -> None:
        """A screen has no back."""

    def begin_sheet(self, title: str) -> None:
        """Only a file of many sheets has a list of them."""

    def write(self, page: Page) -> None:
        drawn, paper = Shapes(self.encoder, OF_A_PAGE).draw(page.operators), page.paper
        ground = f'<path fill="#fff" d="M0 0H{paper.width:g}V{paper.height:g}H0z"/>'
        place = f' transform="translate(0 {self._height:g})"' if self._pages else ""
        self._pages.append(f"<g{place}>{ground}{drawn.elements}</g>")
        self._words += drawn.words
        self._width, self._height = max(self._width, paper.width), self._height + paper.height

    def finish(self, subject: str) -> bytes:
        wide, high = f"{self._width:g}", f"{self._height:g}"
        parts = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm" viewBox="0 0 {wide} {high}" '
            f'fill="none" stroke-miterlimit="10" role="img" lang="{self._language}">',
            f"<title>{_said(self._title)}</title><desc>{_said(' '.join(self._words))}</desc>",
            f"<defs>{''.join(self.encoder.kept.values())}</defs>",
            *self._pages,
            "</svg>\n",
        )
        return "\n".join(parts).encode()


class SvgEncoder(Encoder):
    """What elements refer to is kept once, under ids that tell what it is: two drawings can stand in one page."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[str, str] = {}
        self._texts: dict[tuple[Face, str], int] = {}
        self._written: list[tuple[str, str]] = []
        self._ids: dict[str, str] = {}
        self._drawn: dict[str, Drawn] = {}

    def show(self, face: Face, text: str, em: float) -> str:
        number = self._texts.get((face, text))
        if number is None:
            number = self._texts[face, text] = len(self._written)
            self._written.append((_letters(face, text), writable(face, text)))
            for sign in set(writable(face, text)):
                self.kept.setdefault(id_ := _letter_id(face, sign), f'<path id="{id_}" d="{glyph_path(face, sign)}"/>')
        return f"{em:.4f} {number} Tj"

    def written(self, number: str) -> tuple[str, str]:
        return self._written[int(number)]

    def define(self, form: str, box: Box, operators: Sequence[str], forms: Iterable[str] = ()) -> None:
        drawn = Shapes(self, OF_A_FORM).draw(operators)
        if wary := drawn.asks & drawn.trusts:  # whoever shows it would speak where it says nothing
            drawn = Shapes(self, OF_A_FORM, wary).draw(operators)
        clip = self.clip(f"M{box.x:g} {box.y:g}h{box.width:g}v{box.height:g}h{-box.width:g}z")
        id_ = self._keep("f", f'<g id="{{}}" clip-path="url(#{clip})">{drawn.elements}</g>')
        self._forms.add(form)
        self._ids[form], self._drawn[id_] = id_, drawn

    def form(self, name: str) -> str:
        return f"/{self._ids[name]}"

    def shown(self, id_: str) -> Drawn:
        return self._drawn[id_]

    def clip(self, path: str) -> str:
        return self._keep("c", f'<clipPath id="{{}}"><path d="{path}"/></clipPath>')

    def _keep(self, kind: str, element: str) -> str:
        id_ = kind + sha256(element.encode()).hexdigest()[:_ID]
        self.kept[id_] = element.replace("{}", id_, 1)
        return id_


@lru_cache(maxsize=10_000)
def _letters(face: Face, text: str) -> str:
    """One beside the other."""
    uses, at = [], 0.0
    for sign in writable(face, text):
        if glyph_path(face, sign):
            place = f' x="{at:.0f}"' if at else ""
            uses.append(f'<use href="#{_letter_id(face, sign)}"{place}/>')
        at += 1000 * width(face, sign)
    return "".join(uses)


def _letter_id(face: Face, sign: str) -> str:
    return f"{FACES[FACES.index(face)][0]}{ord(sign):x}"


def _said(text: str) -> str:
    return escape(as_text(text).translate(_NO_SIGNS))
