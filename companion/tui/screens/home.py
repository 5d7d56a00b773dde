"""Home: the tables to go on with, new tables, rules and settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar, ParamSpec, TypeVar

from textual.app import ComposeResult, SystemCommand
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.widgets import Static

from companion.games.registry import boxes, load, troubles
from companion.kernel.journal import TableRow
from companion.kernel.lettercode import LINE, is_lettered, lines_so_far
from companion.kernel.outside import names_replaced
from companion.kernel.rulebook import rulebook
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.tui.exporting import export_table
from companion.tui.home_list import home_lines
from companion.tui.keys import KEYS, bind, shown
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.dialogs import Ask, TypeIn
from companion.tui.settings import unread
from companion.tui.table_list import TableList, given_name
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.menu import Menu

P = ParamSpec("P")
R = TypeVar("R")

WITH_TABLE = ("rename", "copy", "archive", "export")  # they need a table under the cursor
ALWAYS = ("print", "import", "archived", "rulebook", "settings")
WORKSHOPS = {(game, each.id): each.screen for game, box in boxes().items() for each in box.workshops}
LOOK = 2  # seconds between two looks whether somebody put a backup back
TOP = "top"  # not the place where the cursor was, but the first line


class HomeScreen(PlainScreen):
    """One list: enter or a click opens what the cursor is on."""

    FITTED = "#home-menu"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in ("open", *WITH_TABLE, "export_everything", *ALWAYS, "quit", "back")),
        *(bind(id_, f"workshop({game!r}, {id_!r})") for game, id_ in WORKSHOPS if id_ in KEYS),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._archived = False
        self._rows: list[TableRow] = []
        self._tables = TableList()
        self._seen = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(id="name", classes="heading", markup=False)
            yield Static(id="welcome", markup=False)
            yield Menu("home-menu")
        yield KeyBar()

    def on_mount(self) -> None:
        self.set_interval(LOOK, self._look)

    def on_screen_resume(self) -> None:
        if not self._seen:
            self._seen = True
            for trouble in (*troubles(), *unread()):  # of plug-ins; of the player's own files
                self.app.tell(trouble)
        self._read(self.query_one(Menu).item or TOP)

    def fit(self) -> None:
        self._show()

    def retell(self) -> None:
        self._show()
        self.query_one(KeyBar).retell()

    def palette(self) -> Iterable[SystemCommand]:
        """Workshops that have no key: a plug-in may have forgotten it."""
        for game, id_ in WORKSHOPS:
            if id_ not in KEYS:
                does = partial(self.action_workshop, game, id_)
                yield SystemCommand(self.say(f"{game}-workshop-{id_}"), self.about(id_), does)

    # --- the list ---------------------------------------------------------------------------------------------------

    def _read(self, go_to: str = "") -> None:
        """The tables as they are on disk now, and how they stand."""
        self._put_back()
        try:
            self._rows = self.app.store.rows(self._archived)
        except Trouble as trouble:
            self._rows = []
            self.app.tell(trouble)
        self._tables.read(self.app.store, self._rows)
        self._show(go_to)

    def _look(self) -> None:
        """Somebody may put a backup back while nobody plays here."""
        if self.is_active and self._put_back():
            self._read()

    def _put_back(self) -> bool:
        try:
            found = self.app.store.put_back()
        except Trouble as trouble:
            self.app.tell(trouble)
            return False
        if found:
            self.app.notify(self.say("tui-put-back"), severity="warning", timeout=8, markup=False)
        return found

    def _show(self, go_to: str = "") -> None:
        menu, welcome = self.query_one(Menu), self.query_one("#welcome", Static)
        self.query_one("#name", Static).update(self.say("tui-name"))
        welcome.update(self.say("tui-archive-empty" if self._archived else "tui-welcome"))
        welcome.display = not self._rows
        width = menu.size.width - menu.styles.scrollbar_size_vertical
        lines = home_lines(self.app, self._archived, self._tables, self._rows, width)
        menu.offer(list(lines), go_to or menu.item)
        with_table, workshops = WITH_TABLE if self._rows else (), [id_ for _, id_ in WORKSHOPS][:1]
        needed = ("open", "back", "help", "quit") if self._archived else ("open", "help", "quit")
        self.query_one(KeyBar).offer(
            (*needed, "language", "print", *workshops, *with_table, "archived", "import", "palette")
        )

    def _row(self) -> TableRow | None:
        """The table under the cursor."""
        kind, _, id_ = self.query_one(Menu).item.partition(" ")
        return next((row for row in self._rows if kind == "table" and row.id == id_), None)

    def _game_here(self) -> str:
        """The game under the cursor: its table, its sheets, its workshop, its rules."""
        row, (_, *of) = self._row(), f"{self.query_one(Menu).item} -".split()
        game = row.game if row is not None else of[0]
        return game if game in boxes() else ""

    def _table_here(self) -> TableRow | None:
        """The table under the cursor; whoever wants to do something with it is told if there is none."""
        row = self._row()
        if row is None:
            self.app.notify(self.say("tui-home-no-table"), markup=False)
        return row

    # --- opening ----------------------------------------------------------------------------------------------------

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        event.stop()
        self.action_open()

    def on_key(self, event: Key) -> None:
        """1 to 9: a new table of that game."""
        games = dict(zip("123456789", boxes(), strict=False))
        if event.key in games:
            event.stop()
            self._new(games[event.key])

    def action_open(self) -> None:
        self._put_back()
        kind, _, what = self.query_one(Menu).item.partition(" ")
        match kind:
            case "table":
                self.app.open_table(what)
            case "new":
                self._new(what)
            case "print":
                self.app.show_prints(what)
            case "workshop":
                self.action_workshop(*what.split())
            case "rules":
                self._rules(what)
            case "settings":
                self.action_settings()

    def _new(self, game: str) -> None:
        from companion.tui.screens.new_table import NewTableScreen

        self._go(lambda: NewTableScreen(game), self._begin)

    def _begin(self, id_: str | None) -> None:
        if id_ is not None:
            self._archived = False
            self._read(f"table {id_}")
            self.app.open_table(id_)

    def action_print(self) -> None:
        """The sheets of the game under the cursor, for the table if it is one."""
        row, printed = self._row(), [id_ for id_, box in boxes().items() if box.prints]
        game = self._game_here()
        self.app.show_prints(game if game in printed else printed[0], row.id if row and game in printed else "")

    def action_workshop(self, game: str, id_: str) -> None:
        """Make something before a game: a map, a card."""
        self._go(lambda: load(WORKSHOPS[game, id_])())

    def _go(self, to: Callable[[], PlainScreen], then: Callable[[Any], None] | None = None) -> None:
        """To a screen of a game; a plug-in's may be broken."""
        try:
            screen = to()
        except Trouble as trouble:
            self.app.tell(trouble)
        else:
            self.app.push_screen(screen, then)

    def action_rulebook(self) -> None:
        """Those of the game under the cursor."""
        self._rules(self._game_here() or next(iter(boxes())))

    def _rules(self, game: str) -> None:
        from companion.tui.screens.rules import RulesScreen

        def screen() -> PlainScreen:
            rulebook(game)  # a plug-in's file may have a slip in it
            return RulesScreen(game)

        self._go(screen)

    def action_settings(self) -> None:
        from companion.tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def action_quit(self) -> None:
        self.app.exit()

    # --- looking after tables ---------------------------------------------------------------------------------------

    async def _do(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R | None:
        """Write to disk, or say why not; the list shows what is there afterwards."""
        try:
            return await self.app.in_background(function, *args, **kwargs)
        except Trouble as trouble:
            self.app.tell(trouble)
            return None
        finally:
            self._read()

    def action_rename(self) -> None:
        async def rename(name: str | None) -> None:
            if name is not None and row is not None:
                await self._do(self.app.store.rename, row.id, name or row.id)

        row = self._table_here()
        if row is not None:
            self.app.push_screen(TypeIn(lambda: self.say("tui-rename"), given_name(row)), rename)

    def action_copy(self) -> None:
        async def copy(name: str | None) -> None:
            if name is not None and row is not None:
                id_ = await self._do(self.app.store.copy, row.id, name)
                self._read(f"table {id_}")

        row = self._table_here()
        if row is not None:
            suggestion = self.say("tui-copy-name", name=given_name(row)) if given_name(row) else ""
            self.app.push_screen(TypeIn(lambda: self.say("tui-copy"), suggestion), copy)

    async def action_archive(self) -> None:
        """Put the table away, or bring it back."""
        row = self._table_here()
        if row is None:
            return
        below = self._rows[self._rows.index(row) + 1 :]
        await self._do(self.app.store.archive, row.id, not self._archived)
        if row not in self._rows:
            self.app.notify(self.say("tui-brought-back" if self._archived else "tui-put-away"), markup=False)
            self._read(f"table {below[0].id}" if below else TOP)

    def action_archived(self) -> None:
        self._archived = not self._archived
        self._read(TOP)

    def action_back(self) -> None:
        """Out of the archive; home itself is where everything begins."""
        if self._archived:
            self.action_archived()
        else:
            self.app.notify(self.say("tui-home-back", key=shown("quit", self.app)), markup=False)

    async def action_export(self) -> None:
        row = self._table_here()
        if row is not None:
            await export_table(self.app, row.id, row.name)

    def action_export_everything(self) -> None:
        """Whoever reads such a file knows what everybody at the table keeps secret."""
        row = self._table_here()
        if row is not None:
            self.start(self._export_everything(row))

    async def _export_everything(self, row: TableRow) -> None:
        if await self.app.push_screen_wait(Ask(lambda: self.say("tui-export-everything"))):
            await export_table(self.app, row.id, row.name, everything=True)

    def action_import(self, typed: str = "") -> None:
        """A file or a code; what turns out to be wrong need not be typed again."""

        async def read(words: str | None) -> None:
            if words:
                id_ = await self._do(self.app.store.import_typed, words)
                self._archived = self._archived and id_ is None
                self._read(f"table {id_}")
                if id_ is None:
                    self.action_import(words)
                else:
                    self._tell_names_replaced(id_)

        self.app.push_screen(TypeIn(lambda: self.say("tui-import"), typed, self._about_code), read)

    def _tell_names_replaced(self, id_: str) -> None:
        row = self.app.store.journal.table(id_)
        if names := names_replaced((row.name, *row.setup.seats.values())):
            self.app.notify(self.say("names-replaced", names=names), markup=False)

    def _about_code(self, typed: str) -> str:
        """While a code is typed: are its lines right so far?"""
        if not is_lettered(typed, LINE):
            return ""
        try:
            return self.say("tui-code-lines", lines=lines_so_far(typed))
        except Trouble as trouble:
            return " ".join(Teller(self.app.words).trouble(trouble))
