"""From a wish to a PDF on disk: which sheets, of what, printed how, and where the file goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from companion.files import file_name, numbered, write_bytes
from companion.games.registry import box, boxes, load
from companion.games.registry import game as find_game
from companion.kernel.game import Setup
from companion.kernel.savecode import save_code
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.printing.box import Overflow
from companion.printing.calibration import calibration_pdf
from companion.printing.cover import Cover
from companion.printing.ink import ink_named
from companion.printing.job import Ask, Of, Say, Sheet, Subject, TableShown, make_batch, make_pdf, make_svg, offset_of
from companion.printing.kits import KITS, pack
from companion.printing.offer import Detail, Prints
from companion.printing.paper import card_named, paper_named
from companion.printing.people import Unwritten, sifted
from companion.printing.preview import page_count, render_page
from companion.store import own_files
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.settings import PrintSettings

if TYPE_CHECKING:
    from PIL.Image import Image

SEVERAL = "sheets"  # in the name of a file
CALIBRATION = "calibration"  # the one page that belongs to no game
ASIDE = {"by-itself", "sealed", "sealed-anew"}  # what the log says between the lines
LOGGED = 20  # lines of the log that a sheet may show
_PRESS = Lock()  # what draws and what shows a PDF are for one thread at a time


class Listed(NamedTuple):
    """A line of the list of what can be printed."""

    game: str
    sheet: str
    title: str
    about: str
    of: Of = "game"

    @property
    def takes_part(self) -> bool:
        """One sheet among others, which can be printed together."""
        return bool(self.game) and self.sheet not in KITS


class Order(NamedTuple):
    """What is to be printed, and how: sheets of one subject, or one sheet of many. Without any, calibration."""

    ask: Ask
    name: str
    title: str
    subjects: tuple[Any, ...] = ()  # as the game's sheets see them
    sheets: tuple[Sheet[Any], ...] = ()
    named: tuple[str, ...] = ()  # what many subjects are called
    cover: Cover | None = None  # of a kit
    unwritten: tuple[Unwritten, ...] = ()  # names that our letters cannot write

    def make(self, progress: Callable[[int, int], None] | None = None) -> bytes:
        """The PDF; `progress(done, total)` is told after each sheet."""
        return pressed(self.ask, lambda: self._pdf(progress))

    def svg(self) -> str:
        """The pages of its one sheet as a drawing for web pages."""
        (sheet,), (subject,) = self.sheets, self.subjects
        return pressed(self.ask, lambda: make_svg(self.ask, self.title, sheet, subject)).decode()

    def _pdf(self, progress: Callable[[int, int], None] | None) -> bytes:
        if not self.subjects:
            return calibration_pdf(self.ask)
        if len(self.subjects) == 1:
            return make_pdf(self.ask, self.title, self.sheets, self.subjects[0], progress, self.cover)
        together = enumerate(zip(self.named, self.subjects, strict=True), 1)
        named = {f"{at} · {name}": each for at, (name, each) in together}
        return make_batch(self.ask, self.title, self.sheets[0], named, progress)


def pressed(ask: Ask, draw: Callable[[], bytes]) -> bytes:
    """One file at a time; what does not fit the paper is told in a sentence."""
    try:
        with _PRESS:
            return draw()
    except Overflow as error:  # a paper or a name of a player's own that leaves no room
        raise Trouble("no-room", paper=ask.paper.name) from error


# --- what there is --------------------------------------------------------------------------------------------------


def prints_of(game: str) -> Prints:
    """What a game can print, if anything; whoever asks loads the print kit."""
    place = box(game).prints
    found: Prints = load(place) if place else Prints(())
    return found


def printed_games() -> tuple[str, ...]:
    return tuple(id_ for id_, each in boxes().items() if each.prints)


def listed(say: Say, game: str = "") -> Iterator[Listed]:
    """Everything that can be printed, or all of one game; the calibration page comes last."""
    for id_ in [game] if game else printed_games():
        try:
            sheets = prints_of(id_).sheets
        except Trouble:  # of a plug-in: whoever asks for its sheets by name is told
            if game:
                raise
            continue
        for sheet in sheets:
            yield Listed(id_, sheet.id, sheet.title(id_, say), sheet.about(id_, say), sheet.of)
        for kit in KITS:
            yield Listed(id_, kit, say(f"print-{kit}"), say(f"print-{kit}-about"))
    yield Listed("", CALIBRATION, say("paper-calibration"), say("print-calibration-about"))


def chosen(subject: Subject, names: Sequence[str]) -> tuple[Sheet[Any], ...]:
    """The sheets with these names in the order of the game."""
    game, known = subject.game.id, {sheet.id: sheet for sheet in prints_of(subject.game.id).sheets}
    for name in names:
        if name not in known:
            near = next(iter(get_close_matches(name.casefold(), [*known, *KITS], 1)), "none")
            raise Trouble("no-sheet", sheet=name[:40], game=game, near=near)
        if not subject.shows(known[name].of):
            raise prints_of(game).lacking(game, known[name])
    return tuple(sheet for id_, sheet in known.items() if id_ in names)


# --- what is printed, and how ---------------------------------------------------------------------------------------


def new_game(game: str, said: Mapping[str, str], made: Any = None) -> Subject:
    """A game as it is set up with these options; what is none of its options is a detail of the print."""
    rules, own = find_game(game), {detail.key for detail in prints_of(game).details}
    options = {key: value for key, value in said.items() if key not in own}
    setup = Setup(options, {}, own_files(rules, Setup(options)))
    try:
        rules.questions(setup)  # says so if an option, a value or a file is wrong; no answer is needed on paper
    except Trouble as trouble:
        raise _with_details(trouble, own) from None
    details, unwritten = _writable({key: value for key, value in said.items() if key in own}, prints_of(game).details)
    return Subject(rules, setup, made=made, details=details, unwritten=unwritten)


def _writable(said: Mapping[str, str], known: Sequence[Detail]) -> tuple[dict[str, str], tuple[Unwritten, ...]]:
    """What was said about a print; a name that cannot be printed leaves its place to a pen."""
    details = dict(said)
    lost: tuple[Unwritten, ...] = ()
    for detail in known:
        if detail.names and detail.key in said:
            given = {str(at): name.strip() for at, name in enumerate(said[detail.key].split(","), 1)}
            kept, lost = sifted(given, {})
            details[detail.key] = ",".join(kept.get(at, "") for at in given)
    return details, lost


def _with_details(trouble: Trouble, own: set[str]) -> Trouble:
    """An option that does not exist: the details could have been meant, too."""
    if trouble.key != "no-option" or not own:
        return trouble
    return Trouble(trouble.key, **trouble.facts | {"known": ", ".join([*sorted(own), str(trouble.facts["known"])])})


def as_it_stands(table: Table[Any], code: str, details: Mapping[str, str] | None = None) -> Subject:
    """A table as everybody may see it, its log in the words of a language."""
    state, things = table.seen_by(None), prints_of(table.game.id).things
    code_of_table, sealed = _code_of(table)
    events = (event for entry in table.line() for event in entry.events)
    told = [event for event in events if event.visible_to(None) and event.kind not in ASIDE]
    sides = {seat: language(code).say(f"{table.game.id}-{seat}") for seat in table.game.seats}
    seats, unwritten = sifted(table.setup.seats, sides)
    teller = Teller(language(code), table.game, state, seats)
    shown = TableShown(
        table.name,
        state,
        seats,
        table.game.headline(state),
        code_of_table,
        sealed,
        tuple(teller.event(event) for event in told[-LOGGED:]),
    )
    setup = replace(table.setup, seats=seats)
    return Subject(table.game, setup, shown, things.of_table(state) if things else None, details or {}, unwritten)


def _code_of(table: Table[Any]) -> tuple[str, bool]:
    """The code for cameras, and whether something face down is not in it; nothing if the position fits no code."""
    try:
        saved = save_code(table)
    except Trouble:
        return "", False
    return saved.qr, saved.sealed


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
    """Of one kit, or of sheets by their names."""
    game, prints = subject.game.id, prints_of(subject.game.id)
    drawn, cover, title = prints.of(subject), None, ask.say(f"{game}-title")
    if len(names) == 1 and names[0] in KITS:
        kit = pack(prints, subject, drawn, names[0], ask.say)
        title = ask.say("paper-kit-title", game=title, kit=ask.say(f"print-{names[0]}"))
        sheets, cover = kit.sheets, Cover(title, kit.left_out)
    else:
        sheets = chosen(subject, names)
        title = sheets[0].title(game, ask.say) if len(sheets) == 1 else title
    shown = _shown(subject, {sheet.of for sheet in sheets})
    title = " · ".join(filter(None, (title, shown)))  # which map, or which table
    name = _file_name(ask, game, names[0] if len(names) == 1 else SEVERAL, shown, *_own_files_of(subject))
    return Order(ask, name, title, (drawn,), sheets, cover=cover, unwritten=subject.unwritten)


def batch(ask: Ask, subjects: Sequence[Subject], sheet: str) -> Order:
    """One sheet of something a workshop made, or of many such things in one file."""
    first, game = order(ask, subjects[0], [sheet]), subjects[0].game.id
    if len(subjects) == 1:
        return first
    prints, named = prints_of(game), tuple(_shown(subject, {"made"}) for subject in subjects)
    name = _file_name(ask, game, sheet, str(len(subjects)))
    return first._replace(name=name, subjects=tuple(map(prints.of, subjects)), named=named)


def calibration(ask: Ask) -> Order:
    return Order(ask, _file_name(ask, CALIBRATION), ask.say("paper-calibration"))


def _shown(subject: Subject, of: set[Of]) -> str:
    """What is printed is called so."""
    if subject.table and "table" in of:
        return subject.table.name
    things = prints_of(subject.game.id).things
    return things.called(subject.made) if things and subject.made is not None and "made" in of else ""


def _file_name(ask: Ask, *what: str) -> str:
    """Says what is in it: game, sheet, scenario, language, paper, ink."""
    ink = ask.ink.value if ask.ink.value != PrintSettings().ink else ""
    return "-".join(filter(None, map(file_name, (*what, ask.language, ask.paper.name, ink)))) + ".pdf"


def picture(pdf: bytes, page: int, width: int, height: int) -> Image:
    """A page (counted from 0) as large as fits into so many pixels."""
    with _PRESS:
        return render_page(pdf, page, width, height)


def pages_of(pdf: bytes) -> int:
    with _PRESS:
        return page_count(pdf)


def _own_files_of(subject: Subject) -> Iterator[str]:
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
