"""The form of the print studio: of which game or table, on which paper, in which ink and language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import MsgspecError
from msgspec.structs import replace
from textual.app import ComposeResult
from textual.message import Message
from textual.widgets import Input

from companion import places
from companion.kernel.game import Game, Option
from companion.kernel.journal import TableRow
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.printing.ink import Ink
from companion.printing.paper import CARDS, PAPERS, CardSize, Paper, card_named, paper_named
from companion.store import file_choices
from companion.text.language import CODES
from companion.tui.settings import PrintSettings
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.field import Field
from companion.tui.widgets.form import Form

if TYPE_CHECKING:
    from companion.printing.job import Ask, Subject
    from companion.tui.app import CompanionApp

NEW_GAME = "new"
SIDES = ("two", "one")
FILL_IN = ("hand", "screen")
EDITION = "edition"  # the box somebody has is likely to be in the language they read
NO_OFFSET = PrintSettings().offset


class PrintForm(Form):
    """What is remembered (paper, ink, cards, sides, offset) is remembered at once."""

    app: CompanionApp

    class Changed(Message):
        """Something else is wanted, or in another way."""

    def __init__(self, game: Game[Any], table: str, opened: Table[Any] | None) -> None:
        super().__init__()
        self._game = game
        self._first = table
        self._opened = opened  # somebody plays at it: what is printed is what lies there
        self._rows: dict[str, TableRow] = {}
        self._spoken = ""
        self._subjects: dict[tuple[str, ...], Subject] = {}

    # --- the fields -------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        prints, self._spoken = self.app.settings.prints, self.app.settings.language
        self._rows = {row.id: row for row in self._tables() if row.game == self._game.id}
        tables = dict.fromkeys(filter(None, (self._first, *self._rows)))
        yield self._choice("of", [NEW_GAME, *tables], self._first or NEW_GAME, self._table_name)
        yield from (self._option(option) for option in self._options())
        yield self._choice(
            "paper", _with(PAPERS, prints.paper), prints.paper, lambda name: self._measured(paper_named(name))
        )
        yield self._choice("ink", list(Ink), prints.ink, lambda ink: self.say(f"studio-ink-{ink}"))
        yield self._choice("language", CODES, self._spoken, lambda code: self.say(f"tui-language-{code}"))
        yield self._choice("card", ["", *_with(CARDS, prints.card)], prints.card, self._card_name)
        yield self._choice("sides", SIDES, SIDES[not prints.two_sided], lambda side: self.say(f"studio-sides-{side}"))
        yield self._choice("fill", FILL_IN, FILL_IN[0], lambda way: self.say(f"studio-fill-{way}"))
        yield Field("offset", lambda: self.say("studio-offset"), lambda: self.say("studio-offset-none"))

    def _tables(self) -> list[TableRow]:
        """All there are, those in the archive last."""
        try:
            return [*self.app.store.rows(), *self.app.store.rows(archived=True)]
        except Trouble as trouble:
            self.app.tell(trouble)
            return []

    def say(self, key: str, **facts: str | int) -> str:
        return self.app.say(key, **facts)

    def _options(self) -> Iterator[Option]:
        """What changes the sheets: the data files, and the edition."""
        return (option for option in self._game.options if option.key in (*self._game.file_options, EDITION))

    def _choice(self, key: str, values: Sequence[str], value: str, name_of: Callable[[str], str]) -> Choice:
        return Choice(key, values, value if value in values else values[0], lambda: self.say(f"studio-{key}"), name_of)

    def _option(self, option: Option) -> Choice:
        label = partial(self.say, f"{self._game.id}-option-{option.key}")
        if option.key in self._game.file_options:
            titles = partial(file_choices, self._game, option.key)
            values = list(titles(self._spoken))
            return Choice(
                option.key, values, option.default or "", label, lambda v: titles(self.app.words.code).get(v, v)
            )
        value = self._spoken if self._spoken in option.values else option.default or ""
        return Choice(
            option.key, option.values, value, label, lambda v: self.say(f"{self._game.id}-option-{option.key}-{v}")
        )

    def _table_name(self, id_: str) -> str:
        if id_ == NEW_GAME:
            return self.say("studio-new-game")
        row = self._rows.get(id_)
        named = row.name if row is not None and row.name != id_ else ""
        people = " – ".join(filter(None, row.setup.seats.values())) if row is not None else ""
        return self.say("studio-table", name=named or people or id_)

    def _card_name(self, name: str) -> str:
        return self._measured(card_named(name)) if name else self.say("studio-card-suitable")

    def _measured(self, size: Paper | CardSize) -> str:
        """By name if it has one, with its millimetres."""
        known = size.name in PAPERS or size.name in CARDS
        name = self.say(f"studio-size-{size.name}" if known else "studio-size-own")
        return f"{name}  {size.width:.0f} {self.app.signs.times} {size.height:.0f} mm"

    def on_mount(self) -> None:
        offset = self.app.settings.prints.offset
        with self.prevent(Input.Changed):
            self.query_one("#field-offset Input", Input).value = "" if offset == NO_OFFSET else offset
        self._show_options()

    def _show_options(self) -> None:
        """A table has its scenario already."""
        for option in self._options():
            self.query_one(f"#choice-{option.key}", Choice).display = self.of_new_game

    def retell(self) -> None:
        """In another language; paper speaks as the screen does, unless somebody chose otherwise."""
        before, self._spoken = self._spoken, self.app.settings.language
        paper = self.query_one("#choice-language", Choice)
        if paper.value == before != self._spoken:
            paper.value = self._spoken
        for part in (*self.query(Choice), *self.query(Field)):
            part.retell()

    # --- what was chosen --------------------------------------------------------------------------------------------

    def _value(self, key: str) -> str:
        return self.query_one(f"#choice-{key}", Choice).value

    @property
    def of_new_game(self) -> bool:
        return self._value("of") == NEW_GAME

    def ask(self) -> Ask:
        from companion import prints

        settings = replace(self.app.settings.prints, offset=self._typed_offset())
        return prints.ask_for(settings, self._value("language"), self._value("fill") == FILL_IN[1])

    def _typed_offset(self) -> str:
        return self.query_one("#field-offset", Field).value or NO_OFFSET

    def subject(self) -> Subject:
        """Looked up once: while the studio is open, nothing is played."""
        options = {option.key: self._value(option.key) for option in self._options()}
        key = tuple(options.values()) if self.of_new_game else (self._value("of"), self._value("language"))
        if key not in self._subjects:
            self._subjects[key] = self._find_subject(options)
        return self._subjects[key]

    def _find_subject(self, options: dict[str, str]) -> Subject:
        from companion import prints

        if self.of_new_game:
            return prints.new_game(self._game.id, options)
        id_, store = self._value("of"), self.app.store
        if self._opened is not None and self._opened.id == id_:
            return prints.as_it_stands(self._opened, self._value("language"))
        try:
            return prints.as_it_stands(store.look(store.journal.table(id_)), self._value("language"))
        except (MsgspecError, LookupError, TypeError, ValueError) as error:  # it never was written so
            raise Trouble("db-corrupt", path=str(places.database())) from error

    # --- changing it ------------------------------------------------------------------------------------------------

    def on_choice_changed(self, event: Choice.Changed) -> None:
        event.stop()
        key, value = event.choice.key, event.choice.value
        if key in ("paper", "ink", "card"):
            self._remember(**{key: value})
        elif key == "sides":
            self._remember(two_sided=value == SIDES[0])
        elif key == "of":
            self._show_options()
        self.post_message(self.Changed())

    def on_input_changed(self, event: Input.Changed) -> None:
        """Only what can be read is remembered; the studio tells about the rest."""
        from companion.printing.job import offset_of

        event.stop()
        try:
            offset_of(self._typed_offset())
        except Trouble:
            pass
        else:
            self._remember(offset=self._typed_offset())
        self.post_message(self.Changed())

    def _remember(self, **changes: Any) -> None:
        self.app.change(prints=replace(self.app.settings.prints, **changes))


def _with(known: dict[str, Any], remembered: str) -> list[str]:
    """The usual sizes, and one of the player's own if it can be read."""
    try:
        (paper_named if known is PAPERS else card_named)(remembered)
    except Trouble:
        return list(known)
    return list(dict.fromkeys((*known, remembered)))
