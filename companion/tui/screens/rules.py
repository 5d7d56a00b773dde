"""The rules of a game, looked up by id or words; first those that apply now."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from companion.kernel.rulebook import Rule, rulebook, search
from companion.text.sources import tell_source
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.base import PlainScreen
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines

WIDEST = 96  # longer lines are hard to read


class RulesScreen(PlainScreen):
    """Typing searches, the arrow keys turn the pages."""

    FITTED = "#results"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back"),
        bind("all_rules", priority=True),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "turn(-1)", show=False),
        Binding("pagedown", "turn(1)", show=False),
        Binding("enter", "turn(1)", show=False),
    ]

    def __init__(self, game_id: str, chapters: tuple[str, ...] = (), rule: str = "") -> None:
        super().__init__()
        self._game_id = game_id
        self._chapters = chapters
        self._everything = not chapters
        self._rule = rule

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(id="title", classes="heading")
            yield Input(self._rule, id="search", select_on_focus=False)
            yield Lines("results")
        yield KeyBar(*(("all_rules",) if self._chapters else ()), "back", "help", "language")

    def fit(self) -> None:
        self._show()

    def retell(self) -> None:
        self._show()
        self.query_one(KeyBar).retell()

    def _found(self) -> tuple[list[Rule], bool]:
        """The rules to show, and whether they are only those that apply now."""
        words = self.query_one(Input).value
        everywhere = list(search(self._game_id, words, self.app.words.code))
        now = [rule for rule in everywhere if rule.id.startswith(self._chapters)]
        return (now, True) if now and not self._everything else (everywhere, False)

    def _show(self) -> None:
        found, only_now = self._found()
        key = "tui-rules-now" if only_now else "tui-rules-all"
        counted = self.say(key, count=len(found), all=len(rulebook(self._game_id)))
        title = self.say(f"{self._game_id}-title")
        self.query_one("#title", Static).update(
            Content.from_markup("$title   [not bold $muted]$counted[/]", title=title, counted=counted), layout=False
        )
        self.query_one(Input).placeholder = self.say(
            "tui-rules-search", example=self.say(f"{self._game_id}-example-rule")
        )
        lines = self.query_one(Lines)
        width = min(WIDEST, lines.size.width - lines.styles.scrollbar_size_vertical)
        lines.show(list(self._told(found, width)) or [Content(self.say("tui-rules-none"))])
        lines.scroll_home(animate=False)

    def _told(self, rules: list[Rule], width: int) -> Iterator[Content]:
        code, bullet = self.app.words.code, self.app.signs.bullet
        for rule in rules:
            about = f"{self.say(f'cli-kind-{rule.kind}')} {bullet} {tell_source(rule.source, self.app.words)}"
            yield from hanging(Content.styled(f"{rule.id}  ", "$accent"), about, width, "$muted")
            yield from map(Content, textwrap.wrap(rule.text(code), max(width, 20), break_on_hyphens=False))
            yield Content("")

    def on_input_changed(self) -> None:
        self._show()

    def on_input_submitted(self) -> None:
        self.action_turn(1)

    def action_scroll(self, lines: int) -> None:
        self.query_one(Lines).scroll_relative(y=lines, animate=False)

    def action_turn(self, pages: int) -> None:
        lines = self.query_one(Lines)
        lines.scroll_relative(y=pages * max(1, lines.size.height - 2), animate=False)

    def action_all_rules(self) -> None:
        if self._chapters:
            self._everything = not self._everything
            self._show()

    def action_back(self) -> None:
        self.dismiss()
