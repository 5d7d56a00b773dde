"""Settings: language, theme, signs and clock, changed at once; and where everything is kept."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Static

from companion import places
from companion.text.language import CODES
from companion.tui.keys import bind
from companion.tui.screens.base import PlainScreen
from companion.tui.signs import wants_ascii
from companion.tui.themes import THEMES
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.form import Form
from companion.tui.widgets.keybar import KeyBar

SWITCH = ("on", "off")


class SettingsScreen(PlainScreen):
    """Every change is seen at once: the screen itself is the preview."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back"), bind("leave", "back")]

    def compose(self) -> ComposeResult:
        with Form(classes="page"):
            yield Static(id="title", classes="heading", markup=False)
            yield from self._choices()
            yield Static(id="sample")
            yield Static(id="places")
        yield KeyBar("back", "help", "language", "theme")

    def _choices(self) -> ComposeResult:
        settings, themes = self.app.settings, [theme.name for theme in THEMES]
        yield Choice(
            "language",
            CODES,
            settings.language,
            lambda: self.say("tui-set-language"),
            lambda code: self.say(f"tui-language-{code}"),
        )
        yield Choice(
            "theme",
            themes,
            self.app.theme,
            lambda: self.say("tui-set-theme"),
            lambda name: self.say(f"tui-theme-{name}"),
        )
        yield Choice("ascii", SWITCH, _switch(settings.ascii), lambda: self.say("tui-set-ascii"), self._switched)
        yield Choice("clock", SWITCH, _switch(settings.clock), lambda: self.say("tui-set-clock"), self._switched)

    def _switched(self, value: str) -> str:
        return self.say("tui-on" if value == "on" else "tui-off")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        settings = self.app.settings
        now = {
            "language": settings.language,
            "theme": self.app.theme,
            "ascii": _switch(settings.ascii),
            "clock": _switch(settings.clock),
        }
        self.query_one("#title", Static).update(self.say("tui-settings"))
        for choice in self.query(Choice):
            choice.value = now[choice.key]  # F2 and F3 change them too
            choice.retell()
        self.query_one("#sample", Static).update(self._sample())
        self.query_one("#places", Static).update(self._places())
        self.query_one(KeyBar).retell()

    def _sample(self) -> Content:
        signs = self.app.signs
        return Content.from_markup(
            "[$seat-blue]$blue $bar[/]   [$seat-orange]$orange $bar[/]   [$success]$yes[/] [$error]$no[/]   "
            "[$muted]$note[/]",
            blue=signs.blue,
            orange=signs.orange,
            bar=signs.bar(7, 10, 10),
            yes=signs.yes,
            no=signs.no,
            note=self.say("tui-ascii-forced") if wants_ascii() else "",
        )

    def _places(self) -> Content:
        """Where the files are, so that they can be kept, moved or mended."""
        home = places.home()
        rows = (
            (self.say("tui-place-tables"), places.database()),
            (self.say("tui-place-backups"), places.backup_folder()),
            (self.say("tui-place-games"), home / "games"),
            (self.say("tui-place-keys"), home / "keys.toml"),
        )
        lines = [Content.assemble((words, "$muted"), "\n  ", str(path)) for words, path in rows]
        return Content("\n").join(lines)

    def on_choice_changed(self, event: Choice.Changed) -> None:
        key, value = event.choice.key, event.choice.value
        self.app.change(**{key: value == "on" if key in ("ascii", "clock") else value})

    def action_back(self) -> None:
        self.dismiss()


def _switch(on: bool) -> str:
    return "on" if on else "off"
