"""What the print studio prints of a game: a new game, a table as it stands, or something made in a workshop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import MsgspecError
from textual.widget import Widget
from textual.widgets import Input

from companion import places
from companion.kernel.game import Game, Option, Setup
from companion.kernel.journal import TableRow
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import file_choices, likely
from companion.text.teller import Teller
from companion.tui.table_list import shortly
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.field import Field
from companion.tui.widgets.print_form import LABEL, PrintForm

if TYPE_CHECKING:
    from companion.printing.job import Of, Subject
    from companion.printing.offer import Detail, Prints
    from companion.prints import Listed, Order

HERE, NEW_GAME = "here", "new"
EDITION = "edition"
KEPT = "kept "  # before what a workshop has kept
CODE = "code"


class StudioForm(PrintForm):
    """`table` is the one it begins with, `opened` if somebody plays at it now; `made` lies in the workshop."""

    def __init__(
        self, game: Game[Any], table: str, opened: Table[Any] | None, made: Any, options: Mapping[str, str]
    ) -> None:
        super().__init__()
        self._game = game
        self._options_first = options
        self._first = table
        self._opened = opened  # somebody plays at it: what is printed is what lies there
        self._here = made
        self._rows: dict[str, TableRow] = {}
        self._tables: dict[tuple[str, str], Subject] = {}  # looked up once: while the studio is open, nothing is played
        self._found: tuple[str, Any] | None = None  # what was looked up last
        self._chosen: Subject | None = None

    @property
    def _prints(self) -> Prints:
        from companion.prints import prints_of

        return prints_of(self._game.id)

    @property
    def has_cards(self) -> bool:
        return self._prints.cards

    # --- the fields -------------------------------------------------------------------------------------------------

    def what(self) -> Iterator[Widget]:
        self._rows = {row.id: row for row in self._all_tables() if row.game == self._game.id}
        first = HERE if self._here is not None else self._first or NEW_GAME
        yield self._choice("of", list(self._all_there_is()), first, self._called)
        if self._prints.things is not None:
            thing = f"{self._game.id}-thing-{self._prints.things.id}"
            typed = partial(self.say, f"{thing}-code"), partial(self.say, f"{thing}-code-none")
            yield Field(CODE, *typed, room=LABEL)
        yield from map(self._option, self._options())
        for detail in self._prints.details:
            yield from self._detail(detail)

    def _all_there_is(self) -> Iterator[str]:
        yield from (HERE,) if self._here is not None else ()
        yield NEW_GAME
        yield from dict.fromkeys(filter(None, (self._first, *self._rows)))
        if self._prints.things is not None:
            yield from (f"{KEPT}{id_}" for id_ in self._prints.things.kept(self._spoken))

    def _all_tables(self) -> list[TableRow]:
        """Those in the archive last."""
        try:
            return [*self.app.store.rows(), *self.app.store.rows(archived=True)]
        except Trouble as trouble:
            self.app.tell(trouble)
            return []

    def _called(self, id_: str) -> str:
        things = self._prints.things
        if things is not None and (id_ == HERE or id_.startswith(KEPT)):
            kept = id_.removeprefix(KEPT)
            name = things.called(self._here) if id_ == HERE else things.kept(self.app.words.code).get(kept, kept)
            return self.say(f"{self._game.id}-thing-{things.id}", name=name)
        if id_ == NEW_GAME:
            return self.say("studio-new-game")
        row = self._rows.get(id_)
        return self.say("studio-table", name=shortly(self.app.store, row, self.app.words) if row is not None else id_)

    def _options(self) -> Iterator[Option]:
        """What changes the sheets: the data files, and the edition."""
        return (option for option in self._game.options if option.key in (*self._game.file_options, EDITION))

    def _option(self, option: Option) -> Choice:
        label = partial(self.say, f"{self._game.id}-option-{option.key}")
        if option.key in self._game.file_options:
            values = list(file_choices(self._game, option.key, self._spoken))
            title = partial(self._file_title, option.key)
            first = self._options_first.get(option.key, option.default or "")
            return Choice(option.key, values, first, label, title, room=LABEL)
        value_name = partial(self._value_name, f"option-{option.key}")
        return Choice(option.key, option.values, likely(option, self._spoken), label, value_name, room=LABEL)

    def _file_title(self, option: str, value: str) -> str:
        return file_choices(self._game, option, self.app.words.code).get(value, value)

    def _value_name(self, of: str, value: str) -> str:
        key = f"{self._game.id}-{of}-{value}"
        return self.say(key) if self.app.words.has(key) else value

    # --- details ----------------------------------------------------------------------------------------------------

    def _detail(self, detail: Detail) -> Iterator[Widget]:
        words = f"{self._game.id}-detail-{detail.key}"
        if not detail.values:
            yield Field(detail.key, partial(self.say, words), partial(self.say, f"{words}-none"), room=LABEL)
            return
        name_of = partial(self._value_name, f"detail-{detail.key}")
        for key, label in zip(_parts(detail), self._labels(detail), strict=True):
            yield Choice(key, detail.values, detail.default, label, name_of, room=LABEL)

    def _labels(self, detail: Detail) -> list[partial[str]]:
        words = f"{self._game.id}-detail-{detail.key}"
        return [partial(self._part_label, detail, at, words) for at in range(len(_parts(detail)))]

    def _part_label(self, detail: Detail, at: int, words: str) -> str:
        parts = detail.parts(self._about()) if detail.parts is not None and self.ready else ()
        return self.say(words, part=parts[at] if at < len(parts) else "")

    def _show_remembered(self) -> None:
        super()._show_remembered()
        kept = self.app.settings.prints.details
        for detail in self._prints.details:
            if detail.remembered and detail.key in kept:
                self._type(detail.key, kept[detail.key])

    def on_input_changed(self, event: Input.Changed) -> None:  # besides that of every form
        for detail in self._prints.details:
            if detail.remembered and event.input in self.query(f"#field-{detail.key} Input"):
                self._remember_detail(detail, self._typed(detail.key))

    def _remember_detail(self, detail: Detail, typed: str) -> None:
        with suppress(Trouble):
            if typed:
                detail.reads(typed)
            kept = {**self.app.settings.prints.details, detail.key: typed}
            self._remember(details={key: value for key, value in kept.items() if value})

    def _show_options(self) -> None:
        """A table has its scenario already, and a map its players."""
        self._chosen = None
        about = self._about()
        for option in self._options():
            self.query_one(f"#choice-{option.key}").display = about.table is None
        for detail in self._prints.details:
            fits = detail.fits(about)
            if not detail.values:
                self.query_one(f"#field-{detail.key}").display = fits
                continue
            used = len(detail.parts(about)) if detail.parts is not None else 1
            for at, key in enumerate(_parts(detail)):
                choice = self.query_one(f"#choice-{key}", Choice)
                choice.display = fits and at < used
                choice.retell()

    def _details(self) -> dict[str, str]:
        """As the command line says them."""
        said = {}
        for detail in self._prints.details:
            if not detail.values:
                said[detail.key] = self._typed(detail.key)
            else:
                said[detail.key] = ",".join(map(self._value, _parts(detail)))
        return {key: value for key, value in said.items() if value}

    # --- what was chosen --------------------------------------------------------------------------------------------

    @property
    def teller(self) -> Teller:
        return Teller(self.app.words, self._game)

    def listed(self) -> Iterator[Listed]:
        from companion import prints

        return prints.listed(self.app.words.say, self._game.id)

    def shows(self, of: Of) -> bool:
        """Has something been chosen that such a sheet can show?"""
        return self._about().shows(of)

    def _about(self) -> Subject:
        """What is printed, as far as it can be told; what is wrong with it is told where the pages would be."""
        from companion.printing.job import Subject

        try:
            return self._subject()
        except Trouble:
            return Subject(self._game, Setup())

    def order(self, names: Sequence[str]) -> Order:
        """What is to be printed; or Trouble."""
        from companion import prints

        if list(names) == [prints.CALIBRATION]:
            return prints.calibration(self.ask())
        subject = self._subject()
        for sheet in self._prints.sheets:
            if sheet.id in names and not subject.shows(sheet.of):
                raise self._lacking(sheet.of)
        return prints.order(self.ask(), subject, names)

    def _lacking(self, of: Of) -> Trouble:
        things = self._prints.things
        if things is not None and of == "made":
            return Trouble(f"{self._game.id}-studio-needs-{things.id}")
        return Trouble("studio-needs-table")

    def _subject(self) -> Subject:
        """Put together once for each change of the form."""
        if self._chosen is None:
            subject = self._put_together()
            fits = {detail.key for detail in self._prints.details if detail.fits(subject)}
            details = {key: value for key, value in subject.details.items() if key in fits}
            self._chosen = subject._replace(details=details)  # without what nobody can see on the form
        return self._chosen

    def _put_together(self) -> Subject:
        """What is typed goes before what is chosen."""
        from companion import prints

        of, typed = self._value("of"), self._typed(CODE) if self._prints.things is not None else ""
        if not typed and of not in (HERE, NEW_GAME) and not of.startswith(KEPT):
            return self._table(of)._replace(details=self._details())
        words = typed or (of.removeprefix(KEPT) if of.startswith(KEPT) else "")
        made = self._find(words) if words else self._here if of == HERE else None
        options = {option.key: self._value(option.key) for option in self._options()}
        return prints.new_game(self._game.id, options | self._details(), made)

    def _find(self, words: str) -> Any:
        assert self._prints.things is not None
        if self._found is None or self._found[0] != words:
            self._found = words, self._prints.things.find(words)
        return self._found[1]

    def _table(self, id_: str) -> Subject:
        key = (id_, self._value("language"))
        if key not in self._tables:
            self._tables[key] = self._look_up(*key)
        return self._tables[key]

    def _look_up(self, id_: str, code: str) -> Subject:
        from companion import prints

        store = self.app.store
        if self._opened is not None and self._opened.id == id_:
            return prints.as_it_stands(self._opened, code)
        try:
            return prints.as_it_stands(store.look(store.journal.table(id_)), code)
        except (MsgspecError, LookupError, TypeError, ValueError) as error:  # it never was written so
            raise Trouble("db-corrupt", path=str(places.database())) from error


def _parts(detail: Detail) -> list[str]:
    """The choices of a detail: one, or one for each part."""
    return [f"{detail.key}-{at}" for at in range(1, detail.most + 1)] if detail.parts is not None else [detail.key]
