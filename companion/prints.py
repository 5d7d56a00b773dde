"""From a wish to a PDF on disk: which sheets, of what, printed how, and where the file goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from companion.files import file_name, numbered, write_bytes
from companion.games.registry import SHEETS, sheets_of
from companion.games.registry import game as find_game
from companion.kernel.game import Setup
from companion.kernel.savecode import save_code
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.printing.box import Overflow
from companion.printing.calibration import calibration_pdf
from companion.printing.ink import ink_named
from companion.printing.job import Ask, Printed, Say, Sheet, Subject, TableShown, make_pdf, offset_of
from companion.printing.paper import card_named, paper_named
from companion.printing.preview import page_count, render_page
from companion.store import own_files
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.settings import PrintSettings

if TYPE_CHECKING:
    from PIL.Image import Image

S = TypeVar("S", bound=Printed)
ALL = "all"  # every sheet of a game
CALIBRATION = "calibration"  # the one page that belongs to no game
ASIDE = {"by-itself", "sealed"}  # what the log says between the lines
LOGGED = 20  # lines of the log that a sheet may show
_PRESS = Lock()  # what draws and what shows a PDF are for one thread at a time


class Listed(NamedTuple):
    """A line of the list of what can be printed."""

    game: str
    sheet: str
    title: str
    about: str
    of_table: bool = False

    @property
    def takes_part(self) -> bool:
        """One sheet among others, which can be printed together."""
        return bool(self.game) and self.sheet != ALL


class Order(NamedTuple):
    """What is to be printed, and how. Without a subject it is the calibration page."""

    ask: Ask
    name: str
    subject: Subject | None = None
    sheets: tuple[Sheet[Subject], ...] = ()

    def make(self, progress: Callable[[int, int], None] | None = None) -> bytes:
        """The PDF; `progress(done, total)` is told after each sheet."""
        if self.subject is None:
            return pressed(self.ask, lambda: calibration_pdf(self.ask))
        subject = self.subject
        return pressed(self.ask, lambda: make_pdf(self.ask, self.title, self.sheets, subject, progress))

    @property
    def title(self) -> str:
        if self.subject is None:
            return self.ask.say("paper-calibration")
        game = self.subject.game.id
        return self.sheets[0].title(game, self.ask.say) if len(self.sheets) == 1 else self.ask.say(f"{game}-title")


def pressed(ask: Ask, draw: Callable[[], bytes]) -> bytes:
    """One PDF at a time; what does not fit the paper is told in a sentence."""
    try:
        with _PRESS:
            return draw()
    except Overflow as error:  # a paper or a name of a player's own that leaves no room
        raise Trouble("no-room", paper=ask.paper.name) from error


# --- what there is --------------------------------------------------------------------------------------------------


def listed(say: Say, game: str = "") -> Iterator[Listed]:
    """Everything that can be printed of a table, or all of one game; the calibration page comes last."""
    for id_ in [game] if game else SHEETS:
        yield from of_game(say, id_, sheets_of(id_))
    yield of_no_game(say)


def of_game(say: Say, game: str, sheets: Iterable[Sheet[Any]]) -> Iterator[Listed]:
    """The sheets of a game, and all of them together."""
    for sheet in sheets:
        yield Listed(game, sheet.id, sheet.title(game, say), sheet.about(game, say), sheet.of_table)
    yield Listed(game, ALL, say("print-all"), say("print-all-about"))


def of_no_game(say: Say) -> Listed:
    return Listed("", CALIBRATION, say("paper-calibration"), say("print-calibration-about"))


def sheets_named(game: str, names: Sequence[str], with_table: bool) -> tuple[Sheet[Subject], ...]:
    """The sheets with these names; those of a table only if there is one."""
    find_game(game)  # or say that there is none
    return chosen(game, sheets_of(game), names, with_table, lambda name: Trouble("sheet-of-table", sheet=name))


def chosen(
    game: str, sheets: Sequence[Sheet[S]], names: Sequence[str], complete: bool, lacking: Callable[[str], Trouble]
) -> tuple[Sheet[S], ...]:
    """Those with these names, in the order of the game.

    Unless `complete`, nothing is there that a sheet `of_table` could show: everything is printed without them, and
    `lacking` says so to whoever asks for one.
    """
    known = {sheet.id: sheet for sheet in sheets}
    for name in names:
        if name != ALL and name not in known:
            near = next(iter(get_close_matches(name.casefold(), [*known, ALL], 1)), "none")
            raise Trouble("no-sheet", sheet=name[:40], game=game, near=near)
        if name != ALL and known[name].of_table and not complete:
            raise lacking(name)
    wanted = [id_ for id_, sheet in known.items() if complete or not sheet.of_table] if ALL in names else names
    return tuple(sheet for id_, sheet in known.items() if id_ in wanted)


# --- what is printed, and how ---------------------------------------------------------------------------------------


def new_game(game: str, options: dict[str, str]) -> Subject:
    """A game as it is set up with these options."""
    rules = find_game(game)
    setup = Setup(options, {}, own_files(rules, Setup(options)))
    rules.questions(setup)  # says so if an option, a value or a data file is wrong; no answer is needed on paper
    return Subject(rules, setup)


def as_it_stands(table: Table[Any], code: str) -> Subject:
    """A table as everybody may see it, its log in the words of a language."""
    state, saved = table.seen_by(None), save_code(table)
    events = (event for entry in table.line() for event in entry.events)
    told = [event for event in events if event.visible_to(None) and event.kind not in ASIDE]
    teller = Teller(language(code), table.game, state)
    shown = TableShown(
        table.name,
        state,
        dict(table.setup.seats),
        table.game.headline(state),
        saved.qr,
        saved.sealed,
        tuple(teller.event(event) for event in told[-LOGGED:]),
    )
    return Subject(table.game, table.setup, shown)


def ask_for(settings: PrintSettings, code: str, fillable: bool = False) -> Ask:
    """How to print, checked: a paper or an ink that does not exist is told in one sentence."""
    return Ask(
        language(code).say,
        code,
        paper_named(settings.paper),
        ink_named(settings.ink),
        card_named(settings.card) if settings.card else None,
        settings.two_sided,
        offset_of(settings.offset),
        settings.bleed,
        fillable=fillable,
    )


def order(ask: Ask, subject: Subject, names: Sequence[str]) -> Order:
    sheets = sheets_named(subject.game.id, names, subject.table is not None)
    what = together(names)
    table = subject.table.name if subject.table and any(sheet.of_table for sheet in sheets) else ""
    return Order(ask, _file_name(ask, what, subject, table), subject, sheets)


def together(names: Sequence[str]) -> str:
    """What the file says it holds: a sheet by its name, or several."""
    return ALL if len(names) > 1 else names[0]


def calibration(ask: Ask) -> Order:
    return Order(ask, _file_name(ask, CALIBRATION))


def _file_name(ask: Ask, what: str, subject: Subject | None = None, table: str = "") -> str:
    """Says what is in it: march-country-cards-marlborough-de-a4-saver.pdf."""
    parts = [what, ask.language, ask.paper.name]
    if ask.ink.value != PrintSettings().ink:
        parts.append(ask.ink.value)
    if subject is not None:
        parts[:1] = [subject.game.id, what, table, *_own_scenario(subject)]
    return "-".join(filter(None, map(file_name, parts))) + ".pdf"


def picture(pdf: bytes, page: int, width: int, height: int) -> Image:
    """A page (counted from 0) as large as fits into so many pixels."""
    with _PRESS:
        return render_page(pdf, page, width, height)


def pages_of(pdf: bytes) -> int:
    with _PRESS:
        return page_count(pdf)


def _own_scenario(subject: Subject) -> Iterator[str]:
    """What names the data files, where they are not the usual ones."""
    for option in subject.game.options:
        value = subject.setup.options.get(option.key, option.default)
        if option.key in subject.game.file_options and value and value != option.default:
            yield value


# --- where it goes --------------------------------------------------------------------------------------------------


def save_as(where: str, name: str, pdf: bytes) -> Path:
    """Write it as the file that somebody named, or into that folder; the path it has now."""
    path = Path(where).expanduser()
    if path.is_dir() or where.endswith(("/", "\\")):
        return save_in(path, name, pdf)
    _make(path.parent)
    write_bytes(path, pdf)
    return path


def save_in(folder: Path, name: str, pdf: bytes) -> Path:
    """Nothing is written over: the same print again is the same file, another one of that name gets a number."""
    _make(folder)
    path = next(path for path in numbered(folder / name) if not path.exists() or _same(path, pdf))
    if not path.exists():
        write_bytes(path, pdf)
    return path


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Trouble("no-folder", path=str(folder)) from error


def _same(path: Path, pdf: bytes) -> bool:
    with suppress(OSError):
        return path.stat().st_size == len(pdf) and path.read_bytes() == pdf
    return False
