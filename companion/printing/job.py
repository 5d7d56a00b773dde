"""A print job: what the user asked for, the sheets, and what they are printed of. Sheets in, one PDF out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from companion.kernel.game import Facts, Game, Setup
from companion.kernel.trouble import Trouble
from companion.printing.book import Book, File
from companion.printing.ink import Ink
from companion.printing.paper import A4, CardSize, Paper
from companion.printing.pdf import Pdf
from companion.printing.people import Unwritten
from companion.printing.svg import Svg

if TYPE_CHECKING:
    from companion.printing.cover import Cover
    from companion.printing.identity import Identity

_NUMBER = r"[-+−]?\d+(?:[.,]\d+)?"
_OFFSET = re.compile(rf"({_NUMBER})(?:\s*[;/]\s*|\s*,\s+|\s+)({_NUMBER})|([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)")
LARGEST_OFFSET = 10.0


class Say(Protocol):
    def __call__(self, key: str, /, **facts: Any) -> str: ...


class Ask(NamedTuple):
    """What the user chose. `offset`: how far this printer's back pages have to move, right and down, in mm."""

    say: Say
    language: str = "en"
    paper: Paper = A4
    ink: Ink = Ink.FULL
    card: CardSize | None = None  # None: what the sheet finds best
    duplex: bool = True
    offset: tuple[float, float] = (0.0, 0.0)
    bleed: float | None = None  # mm of colour beyond the cut of cards; None: where it costs no page
    fillable: bool = False

    def number(self, value: float, signed: bool = False) -> str:
        """As this language writes numbers: 0.5 or 0,5; with a real minus sign."""
        text = f"{value:+g}" if signed and value else f"{value:g}"
        return text.replace("-", "−").replace(".", "," if self.language == "de" else ".")


class TableShown(NamedTuple):
    """A running table as everybody may see it, and the code that restores it; none if it fits no code."""

    name: str
    state: Any
    players: dict[str, str]
    headline: Facts
    code: str
    sealed: bool = False  # something lies face down and is not in the code
    log: tuple[str, ...] = ()  # what happened last, in the words of the language, newest last


Of: TypeAlias = Literal["game", "table", "made"]
Kit: TypeAlias = Literal["tonight", "set"]  # what a table needs to play now; all that stands in for a box
Stock: TypeAlias = Literal["plain", "card"]
Finish: TypeAlias = Literal["", "cut", "glue"]  # what is done with the printed pages


class Subject(NamedTuple):
    """What is printed: a game and how it is set up; for sheets that show one, a table or what a workshop has made."""

    game: Game[Any]
    setup: Setup
    table: TableShown | None = None
    made: Any = None  # e.g. a map
    details: Mapping[str, str] = MappingProxyType({})  # said for this print alone
    unwritten: tuple[Unwritten, ...] = ()  # names that cannot be printed

    @property
    def game_id(self) -> str:
        return self.game.id

    def shows(self, of: Of) -> bool:
        """Is there anything that such a sheet could show?"""
        return of == "game" or (self.table if of == "table" else self.made) is not None


class Printed(Protocol):
    """Anything that sheets are printed of: it knows its game, by which its sheets are titled."""

    @property
    def game_id(self) -> str: ...


class Job(Protocol):
    """Something that can be printed: what its file is called, and how it is made."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    def make(self, progress: Callable[[int, int], None] | None = None) -> bytes: ...


S = TypeVar("S", bound=Printed)


class Sheet(NamedTuple, Generic[S]):
    """One thing a game can print. What it shows: only the game, a running table, or something made in a workshop."""

    id: str
    draw: Callable[[Book, S], None]
    of: Of = "game"
    two_sided: bool = False
    kits: tuple[Kit, ...] = ("tonight", "set")  # besides everything
    stock: Stock = "plain"
    finish: Finish = ""
    needed: Callable[[S], bool] = lambda subject: True  # in a kit, the way the game is set up
    look: Identity | None = None  # of its game

    def title(self, game: str, say: Say) -> str:
        return say(f"{game}-sheet-{self.id}")

    def about(self, game: str, say: Say) -> str:
        return say(f"{game}-sheet-{self.id}-about")


def alike(look: Identity, *sheets: Sheet[S]) -> tuple[Sheet[S], ...]:
    """The sheets of a game, all of them with its look."""
    return tuple([sheet._replace(look=look) for sheet in sheets])


def make_pdf(
    ask: Ask,
    title: str,
    sheets: Sequence[Sheet[S]],
    subject: S,
    progress: Callable[[int, int], None] | None = None,
    cover: Cover | None = None,
) -> bytes:
    """The sheets in one PDF, an outline entry each. `progress(done, total)` is called after each sheet."""
    parts = [(sheet.title(subject.game_id, ask.say), sheet, subject) for sheet in sheets]
    return _file(Pdf, ask, title, ", ".join(name for name, _, _ in parts) or title, parts, progress, cover)


def make_svg(ask: Ask, title: str, sheet: Sheet[S], subject: S) -> bytes:
    """The pages of a sheet as one drawing."""
    return _file(Svg, ask, title, title, [(sheet.title(subject.game_id, ask.say), sheet, subject)])


def make_batch(
    ask: Ask,
    title: str,
    sheet: Sheet[S],
    subjects: Mapping[str, S],
    progress: Callable[[int, int], None] | None = None,
) -> bytes:
    """One sheet of many subjects in one PDF, an outline entry each under the name it has here."""
    return _file(Pdf, ask, title, title, [(name, sheet, subject) for name, subject in subjects.items()], progress)


def _file(
    into: Callable[[Ask, str], File],
    ask: Ask,
    title: str,
    about: str,
    parts: Sequence[tuple[str, Sheet[S], S]],
    progress: Callable[[int, int], None] | None = None,
    cover: Cover | None = None,
) -> bytes:
    book = Book(ask, title, into)
    if ask.duplex and any(sheet.two_sided for _, sheet, _ in parts):
        book.two_sided()
    for done, (name, sheet, subject) in enumerate(parts, start=1):
        book.begin(name, backs=sheet.two_sided, look=sheet.look)
        sheet.draw(book, subject)
        if progress is not None:
            progress(done, len(parts))
    if cover is not None:
        cover.draw(book, [sheet for _, sheet, _ in parts])
    return book.finish(about)


def offset_of(text: str) -> tuple[float, float]:
    """The two numbers of the calibration page as a user types them: `0.5 -1`, `0,5; -1` or `0.5,-1`."""
    match = _OFFSET.fullmatch(text.strip())
    if match is None:
        raise Trouble("no-offset", offset=text[:40])
    right, down = (float(part.replace(",", ".").replace("−", "-")) for part in match.groups() if part is not None)
    if max(abs(right), abs(down)) > LARGEST_OFFSET:
        raise Trouble("no-offset", offset=text[:40])
    return right, down
