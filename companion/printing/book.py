"""A file in the making: sheets of pages, and forms that are drawn once; the same input, the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from companion.printing import frame
from companion.printing.box import Box
from companion.printing.encoder import Encoder
from companion.printing.fillable import Field, Kind
from companion.printing.paper import Paper
from companion.printing.pdf import Pdf
from companion.printing.surface import Surface
from companion.printing.text import SOFT_HYPHEN

if TYPE_CHECKING:
    from companion.printing.identity import Identity
    from companion.printing.job import Ask, Say


_APART = " · "


class Page(Surface):
    """One side of a sheet of paper. `body` is what its heading and footer leave free."""

    def __init__(self, paper: Paper, book: Book, sheet: str) -> None:
        super().__init__(paper.box, paper.printable, book.ink, book.encoder)
        self.paper = paper
        self.sheet = sheet  # the title in the footer
        self.say = book.say
        self.number = book.ask.number
        self.body = self.live.cut_bottom(frame.footer_height(paper), 2)[1]
        self.fields: list[Field] = []  # to be typed into, if the print is fillable
        self.fillable = book.ask.fillable
        self._about: tuple[str, ...] = ()  # what the next fields belong to
        self.cut_lines: Box | None = None  # where something is cut out of the page
        self.bleed: Box | None = None  # how far colour reaches beyond these cuts
        self.new_leaf = True  # printed two-sided, it is the front of a piece of paper
        self.blank = False  # only there to be the back of the page before it

    @contextmanager
    def about(self, *words: str) -> Iterator[None]:
        """Inside, fields say first that they belong to this, such as a round."""
        before = self._about
        self._about = (*before, *words)
        yield
        self._about = before

    def field(self, box: Box, name: str, tip: str, kind: Kind = "text") -> None:
        """A place to type into, to tick, or to choose among those of one name, if fillable forms were asked for."""
        if self.fillable:
            (x1, y1), (x2, y2) = self._seen((box.x, box.y)), self._seen((box.right, box.bottom))
            place = Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
            about, whole = (_APART.join(words).replace(SOFT_HYPHEN, "") for words in (self._about, (*self._about, tip)))
            self.fields.append(Field(place, name, about or whole, whole, kind))


class Extent(NamedTuple):
    """A sheet in the file: its pages as a viewer counts them, and how many pieces of paper they take."""

    title: str
    first: int
    last: int
    leaves: int


class File(Protocol):
    """What pages are written into, one after the other: a PDF, or a drawing for web pages."""

    @property
    def encoder(self) -> Encoder: ...

    def two_sided(self) -> None: ...

    def begin_sheet(self, title: str) -> None: ...

    def write(self, page: Page) -> None: ...

    def finish(self, subject: str) -> bytes: ...


class Book:
    """Takes sheet after sheet; `finish` gives the file. Pages are written at the end, when their number is known."""

    def __init__(self, ask: Ask, title: str, into: Callable[[Ask, str], File] = Pdf) -> None:
        self.ask = ask
        self.ink = ask.ink
        self.pages: list[Page] = []
        self._sheet = title
        self._sheets: dict[int, str] = {}  # index of its first page -> title
        self._backs = False  # the sheet in the making uses the backs of its pages
        self.look: Identity | None = None  # of the game whose sheet is in the making
        self.turns_paper = False  # the printer turns the paper
        self._file = into(ask, title)
        self.encoder = self._file.encoder

    def say(self, key: str, /, **facts: Any) -> str:
        """Words of the language; the same ones stand on page after page, so they are kept."""
        return _said(self.ask.say, key, tuple(facts.items()))  # type: ignore[arg-type]  # a method can be hashed

    def begin(self, title: str, backs: bool = False, look: Identity | None = None) -> None:
        """A new sheet: an entry in the outline, and the title in the footers of its pages.

        With `backs` it is meant for both sides of the paper: every second page lies behind the one before it. Its
        headings have the `look` of its game.
        """
        self._sheet, self._backs, self.look = title, backs, look
        self._sheets[len(self.pages)] = title

    def page(self, title: str = "", note: str = "", landscape: bool | None = None, paper: Paper | None = None) -> Page:
        """A new page, with a heading if it has a title; upright, landscape, or as the user chose (None)."""
        paper = paper or self.ask.paper
        if landscape is not None:
            paper = paper.landscape if landscape else paper.upright
        page = Page(paper, self, self._sheet)
        page.new_leaf = not self._backs or len(self.pages) in self._sheets or not self.pages[-1].new_leaf
        self.pages.append(page)
        if title and self.look is not None:
            page.body = self.look.heading(self, page, title, note)
        elif title:
            page.body = frame.heading(page, page.body, title, note)
        return page

    def form(self, name: str, width: float, height: float, draw: Callable[[Surface], None], bleed: float = 0) -> str:
        """Something drawn once and shown often (`page.show(name, x, y)`); drawn only if it is not there yet."""
        if not self.encoder.has(name):
            whole = Box(0, 0, width, height).inset(-bleed)
            surface = Surface(whole, whole, self.ink, self.encoder)
            draw(surface)
            self.encoder.define(name, whole, surface.operators, surface.forms)
        return name

    def two_sided(self) -> None:
        """Tell the printer to turn the paper over its long edge; a page without a back gets a blank one."""
        self.turns_paper = True
        self._file.two_sided()

    def move_to_front(self, start: int) -> None:
        """The sheet that begins with this page comes first: a cover tells of all the others."""
        moved = len(self.pages) - start
        self.pages = [*self.pages[start:], *self.pages[:start]]
        self._sheets = {0: self._sheets.pop(start)} | {at + moved: title for at, title in self._sheets.items()}

    def extents(self) -> list[Extent]:
        """Of each sheet so far."""
        pages, starts = list(self.in_order()), {id(self.pages[at]): title for at, title in self._sheets.items()}
        begins = [at for at, page in enumerate(pages) if id(page) in starts]
        return [
            Extent(starts[id(pages[at])], at + 1, end, (end - at) // 2 if self.turns_paper else end - at)
            for at, end in zip(begins, [*begins[1:], len(pages)], strict=True)
        ]

    def in_order(self) -> Iterator[Page]:
        """The pages as the file has them. Printed two-sided, fronts are the odd ones and every front has a back."""
        front: Page | None = None  # still without its back
        for page in self.pages:
            if front is not None and page.new_leaf:
                yield self._blank_back(front)
            yield page
            front = page if self.turns_paper and page.new_leaf else None
        if front is not None:
            yield self._blank_back(front)

    def _blank_back(self, front: Page) -> Page:
        page = Page(front.paper, self, front.sheet)
        page.new_leaf, page.blank = False, True
        return page

    def finish(self, subject: str = "") -> bytes:
        starts = sorted({0, *self._sheets})
        for start, end in zip(starts, [*starts[1:], len(self.pages)], strict=True):
            for number, page in enumerate(self.pages[start:end], start=1):
                frame.footer(page, number, end - start)
        return self.written(subject)

    def written(self, subject: str = "") -> bytes:
        """The file of the pages as they are."""
        first = {id(self.pages[at]): title for at, title in self._sheets.items()}
        for page in self.in_order():
            if id(page) in first:
                self._file.begin_sheet(first[id(page)])
            self._file.write(page)
        return self._file.finish(subject)


@lru_cache(maxsize=20_000)
def _said(say: Say, key: str, facts: tuple[tuple[str, Any], ...]) -> str:
    return say(key, **dict(facts))
