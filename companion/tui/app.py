"""The terminal app."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, ParamSpec, TypeVar

from msgspec.structs import replace
from rich.console import RenderableType
from textual.app import App, SystemCommand
from textual.binding import BindingType
from textual.filter import LineFilter
from textual.screen import Screen
from textual.worker import WorkerFailed

from companion.files import note_crash
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.text.language import CODES, Language, language, preferred
from companion.text.teller import Teller
from companion.tui.caretaker import Caretaker
from companion.tui.commands import bound, commands
from companion.tui.ending import ended_by_signals
from companion.tui.graphics import Way
from companion.tui.key_help import actions_of, key_help
from companion.tui.keys import KEYS, bind
from companion.tui.plain_signs import PLAIN_SIGNS
from companion.tui.screens.base import Spoken
from companion.tui.settings import Settings, load_settings, save_settings
from companion.tui.signs import ASCII, UNICODE, Signs, wants_ascii
from companion.tui.text_only import TEXT_ONLY
from companion.tui.themes import THEMES

TOLD_AT_ONCE = 3  # notices at the edge of the screen
P = ParamSpec("P")
R = TypeVar("R")


class CompanionApp(App[None]):
    """Home is at the bottom of the stack; a table, its curtain and its questions lie on top of it."""

    TITLE = "Companion"
    CSS_PATH = "companion.tcss"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]  # noqa: RUF012 (Textual does not take it for a class variable)
    ALLOW_SELECT = False  # Textual ends the app when the mouse selects a notice just gone; terminals can select too
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("language", "switch_language", priority=True),
        bind("theme", "switch_theme", priority=True),
        bind("help", "show_keys", priority=True),
        bind("palette", "command_palette", priority=True),
    ]

    def __init__(
        self, store: Store, settings: Settings | None = None, table: str = "", pictures: Way = "blocks"
    ) -> None:
        super().__init__()
        self.store = store
        self.settings = self._kept = _known(settings or load_settings())
        self._keeping: asyncio.Task[None] | None = None
        self._first_table = table
        self._caretaker = Caretaker()
        self.pictures = pictures
        self._plain_terminal = wants_ascii()
        self.animation_level = "none"  # a page that glides to its end keeps a quick reader waiting
        for theme in THEMES:
            self.register_theme(theme)
        self.set_reactive(App.theme, self.settings.theme)  # without reading the style sheet a second time
        self.stylesheet.set_variables(self.get_css_variables())

    @property
    def signs(self) -> Signs:
        return ASCII if self.settings.ascii or self._plain_terminal else UNICODE

    @property
    def words(self) -> Language:
        return language(self.settings.language)

    def get_line_filters(self) -> Sequence[LineFilter]:
        filters = [*super().get_line_filters(), TEXT_ONLY]
        return [*filters, PLAIN_SIGNS] if self.signs is ASCII else filters

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.words.say(key, **facts)

    def get_default_screen(self) -> Screen[Any]:
        from companion.tui.screens.home import HomeScreen

        return HomeScreen()

    async def run_async(self, *args: Any, **how: Any) -> None:
        with ended_by_signals(lambda number: asyncio.create_task(self._end(number))):
            await super().run_async(*args, **how)

    async def _end(self, number: int) -> None:
        """The window is closed, or somebody ends Companion from outside."""
        try:
            await self._put_away()
        finally:
            self.exit(return_code=128 + number)

    def on_mount(self) -> None:
        if self._first_table:
            self.open_table(self._first_table)
        self.call_after_refresh(self._caretaker.begin)

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        super()._display(screen, renderable)
        self._caretaker.after_picture()

    def open_table(self, id_: str) -> None:
        from companion.tui.screens.table import TableScreen

        try:
            sitting = self.store.sit_down(id_)
        except Trouble as trouble:
            self.tell(trouble)
            return
        try:
            screen = TableScreen(sitting)
        except Trouble as trouble:  # the board of a plug-in cannot be loaded
            sitting.leave()
            self.tell(trouble)
            return
        self.push_screen(screen)
        if sitting.why is not None:
            self.tell(sitting.why)

    def action_show_keys(self) -> None:
        """What the keys do here, and those that do the same everywhere."""
        from companion.tui.screens.dialogs import Notice

        if not isinstance(self.screen, Notice):
            here = actions_of(self.screen)
            self.push_screen(Notice(lambda: self.say("tui-keys"), lambda: key_help(self, here)))

    def _handle_exception(self, error: Exception) -> None:
        """A bug of ours: the players see one sentence, the details go to a file; nothing stored is touched."""
        if self.is_headless:  # a test wants to see it
            super()._handle_exception(error)
            return
        cause = error.error if isinstance(error, WorkerFailed) else error  # where it was is told by the bug alone
        self.exit(return_code=1, message=self.say("cli-crash", path=note_crash(cause)))

    def show_final(self, table: Table[Any]) -> None:
        from companion.tui.screens.final import FinalScreen

        def then(where: str | None) -> None:
            if where == "home":
                self.call_later(self.run_action, "screen.leave")

        self.push_screen(FinalScreen(table), then)

    def show_chart(self, table: Table[Any]) -> None:
        from companion.tui.screens.chart import ChartScreen, timeline

        if any(timeline(table).values()):
            self.push_screen(ChartScreen(table))
        else:
            self.notify(self.say("tui-chart-none"), markup=False)

    def show_calculator(self, table: Table[Any]) -> None:
        from companion.tui.screens.calculator import CalculatorScreen

        if table.game.calculator(table.state):
            self.push_screen(CalculatorScreen(table.game, table.state))
        else:
            self.notify(self.say("tui-calculator-none"), markup=False)

    def show_prints(self, game: str, table: str = "", opened: Table[Any] | None = None) -> None:
        """The print studio, for a game or for a table of it; `opened`: somebody plays there now."""
        from companion.tui.screens.print_studio import PrintStudio

        try:
            studio = PrintStudio(game, table, opened)
        except Trouble as trouble:  # a plug-in cannot be loaded
            self.tell(trouble)
        else:
            self.push_screen(studio)

    def tell(self, trouble: Trouble, teller: Teller | None = None) -> None:
        """Trouble as one sentence at the edge of the screen; nothing else happens."""
        sentences = (teller or Teller(self.words)).trouble(trouble)
        self.notify(" ".join(sentences), severity="warning", timeout=8, markup=False)

    def notify(self, message: str, **how: Any) -> None:
        """The same thing is told once at a time, and only the last few things: the table has to be seen too."""
        earlier = list(self._notifications)
        for note in earlier:
            if note.message == message or note in earlier[: 1 - TOLD_AT_ONCE]:
                del self._notifications[note]
        super().notify(message, **how)

    async def in_background(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Disk writes never block the event loop; what takes longer than half a second says so. Raises only Trouble."""
        work = asyncio.ensure_future(asyncio.to_thread(function, *args, **kwargs))
        done, _ = await asyncio.wait({work}, timeout=0.5)
        if not done:
            self.notify(self.say("tui-working"), timeout=2)
        try:
            return await work
        except Trouble:
            raise
        except OSError as error:  # e.g. a disk that is full
            raise Trouble("no-write", path=str(error.filename or "-")) from error
        except Exception as error:
            raise self.bug(error) from error

    def bug(self, error: Exception) -> Trouble:
        """A bug of ours in what was just begun is told like any trouble, and everything else goes on."""
        return Trouble("bug", path=note_crash(error))

    def change(self, **changes: Any) -> None:
        """Change a setting, remember it, and show it everywhere at once."""
        self.settings = replace(self.settings, **changes)
        self.theme = self.settings.theme
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep_settings())
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None and screen.is_mounted:  # one that is not will find its words when it is
                retell()
            if "ascii" in changes:
                for part in screen.walk_children(with_self=True):
                    part.refresh()

    async def _keep_settings(self) -> None:
        """One write after the other until the newest settings are on disk."""
        while self._kept != self.settings:
            newest = self.settings
            try:
                await self.in_background(save_settings, newest)
            except Trouble:
                self.notify(self.say("tui-settings-lost"), severity="warning")
            self._kept = newest

    async def on_unmount(self) -> None:
        """Whoever changes a setting and leaves at once finds it changed the next time."""
        self._caretaker.end()
        if self._keeping is not None:
            await self._keeping

    def action_switch_language(self) -> None:
        self.change(language=CODES[(CODES.index(self.settings.language) + 1) % len(CODES)])

    def action_switch_theme(self) -> None:
        names = [theme.name for theme in THEMES]
        self.change(theme=names[(names.index(self.settings.theme) + 1) % len(names)])

    async def action_press_key(self, action: str) -> None:
        """The mouse on a key of the key bar does what the key does, also while a line is typed."""
        here = bound(self.screen)
        if action in here:
            await self.run_action(here[action].action, self.screen)
        else:
            self.simulate_key(KEYS[action])

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette: every move and every key of the screen, then what works everywhere."""
        yield from commands(self, screen)
        if "quit" not in bound(screen):
            yield SystemCommand(self.say("key-quit"), self.about("quit"), self.action_quit)

    def about(self, action: str) -> str:
        """What an action does, where its name says too little."""
        return self.say(f"palette-{action}") if self.words.has(f"palette-{action}") else ""

    def action_command_palette(self) -> None:
        from companion.tui.screens.palette import Palette

        if isinstance(self.screen, Palette):
            self.screen.action_leave()
        elif not any(isinstance(screen, Palette) for screen in self.screen_stack):  # the key help may lie over it
            self.push_screen(Palette(self.screen), self._carry_out)

    def _carry_out(self, command: SystemCommand | None) -> None:
        if command is not None:
            self.call_later(command.callback)

    async def action_quit(self) -> None:
        await self._put_away()
        self.exit()

    async def _put_away(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Spoken):
                await screen.put_away()

    def action_help_quit(self) -> None:
        """ctrl+c, out of habit: it copies what is selected in a line, so it must not also leave."""
        self.notify(self.say("tui-quit-key"), markup=False)


def _known(settings: Settings) -> Settings:
    """Without a theme or language that only another version has."""
    theme = settings.theme if settings.theme in [theme.name for theme in THEMES] else Settings().theme
    return replace(settings, theme=theme, language=settings.language if settings.language in CODES else preferred())
