"""What the print studio prints of a game with tables: a new game, or a table as it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import MsgspecError
from textual.app import ComposeResult

from companion import places
from companion.kernel.game import Game, Option
from companion.kernel.journal import TableRow
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import file_choices, likely
from companion.text.teller import Teller
from companion.tui.table_list import shortly
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.print_form import LABEL, PrintForm

if TYPE_CHECKING:
    from companion.printing.job import Job, Subject
    from companion.prints import Listed

NEW_GAME = "new"
EDITION = "edition"


class TablePrintForm(PrintForm):
    """`table` is the one it begins with; `opened` if somebody plays at it now."""

    def __init__(self, game: Game[Any], table: str, opened: Table[Any] | None) -> None:
        super().__init__()
        self._game = game
        self._first = table
        self._opened = opened  # somebody plays at it: what is printed is what lies there
        self._rows: dict[str, TableRow] = {}
        self._subjects: dict[tuple[str, ...], Subject] = {}

    # --- the fields -------------------------------------------------------------------------------------------------

    def what(self) -> ComposeResult:
        self._rows = {row.id: row for row in self._tables() if row.game == self._game.id}
        tables = dict.fromkeys(filter(None, (self._first, *self._rows)))
        yield self._choice("of", [NEW_GAME, *tables], self._first or NEW_GAME, self._table_name)
        yield from (self._option(option) for option in self._options())

    def _tables(self) -> list[TableRow]:
        """All there are, those in the archive last."""
        try:
            return [*self.app.store.rows(), *self.app.store.rows(archived=True)]
        except Trouble as trouble:
            self.app.tell(trouble)
            return []

    def _options(self) -> Iterator[Option]:
        """What changes the sheets: the data files, and the edition."""
        return (option for option in self._game.options if option.key in (*self._game.file_options, EDITION))

    def _option(self, option: Option) -> Choice:
        label = partial(self.say, f"{self._game.id}-option-{option.key}")
        if option.key in self._game.file_options:
            values = list(file_choices(self._game, option.key, self._spoken))
            return Choice(
                option.key, values, option.default or "", label, partial(self._file_title, option.key), room=LABEL
            )
        value_name = partial(self._value_name, option.key)
        return Choice(option.key, option.values, likely(option, self._spoken), label, value_name, room=LABEL)

    def _file_title(self, option: str, value: str) -> str:
        return file_choices(self._game, option, self.app.words.code).get(value, value)

    def _value_name(self, option: str, value: str) -> str:
        return self.say(f"{self._game.id}-option-{option}-{value}")

    def _table_name(self, id_: str) -> str:
        if id_ == NEW_GAME:
            return self.say("studio-new-game")
        row = self._rows.get(id_)
        return self.say("studio-table", name=shortly(self.app.store, row, self.app.words) if row is not None else id_)

    def _show_options(self) -> None:
        """A table has its scenario already."""
        for option in self._options():
            self._display(option.key, not self.complete)

    # --- what was chosen --------------------------------------------------------------------------------------------

    @property
    def teller(self) -> Teller:
        return Teller(self.app.words, self._game)

    def listed(self) -> Iterator[Listed]:
        from companion import prints

        return prints.listed(self.app.words.say, self._game.id)

    @property
    def complete(self) -> bool:
        return self._value("of") != NEW_GAME

    def lacking(self) -> Trouble:
        return Trouble("studio-needs-table")

    def ordered(self, names: Sequence[str]) -> Job:
        from companion import prints

        return prints.order(self.ask(), self._subject(), names)

    def _subject(self) -> Subject:
        """Looked up once: while the studio is open, nothing is played."""
        options = {option.key: self._value(option.key) for option in self._options()}
        key = (self._value("of"), self._value("language")) if self.complete else tuple(options.values())
        if key not in self._subjects:
            self._subjects[key] = self._find_subject(options)
        return self._subjects[key]

    def _find_subject(self, options: dict[str, str]) -> Subject:
        from companion import prints

        if not self.complete:
            return prints.new_game(self._game.id, options)
        id_, store = self._value("of"), self.app.store
        if self._opened is not None and self._opened.id == id_:
            return prints.as_it_stands(self._opened, self._value("language"))
        try:
            return prints.as_it_stands(store.look(store.journal.table(id_)), self._value("language"))
        except (MsgspecError, LookupError, TypeError, ValueError) as error:  # it never was written so
            raise Trouble("db-corrupt", path=str(places.database())) from error
