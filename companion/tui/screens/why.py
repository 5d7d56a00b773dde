"""Why: what an entry did and the rules behind it, in the player's language."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from companion.kernel.rulebook import rulebook
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog


class WhyScreen(Dialog[bool]):
    """Closed with true: go to this entry."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "close(False)"),
        Binding("enter", "close(False)", show=False),
        Binding("g", "close(True)", show=False),
    ]

    def __init__(self, table: Table[Any], entry: int) -> None:
        super().__init__(id="why")
        self._table = table
        self._entry = entry

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title")
            with VerticalScroll():
                yield Static(id="why-text")
            yield Static(id="why-keys", classes="muted")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(VerticalScroll).focus()

    def retell(self) -> None:
        self.query_one(".title", Static).update(self.say("tui-why", entry=self._entry))
        self.query_one("#why-text", Static).update(Content("\n").join(self._lines()))
        keys = Content.from_markup("[@click=screen.close(True)]$go[/]", go=self.say("tui-why-keys"))
        self.query_one("#why-keys", Static).update(keys)

    def _lines(self) -> list[Content]:
        teller = Teller(self.app.words, self._table.game, self._table.state)
        rules, told, lines = rulebook(self._table.game.id), set(), []  # type: dict[str, Any], set[str], list[Content]
        for event in self._table.why(self._entry):
            if not event.visible_to(None):
                continue
            lines.append(Content.styled(teller.event(event), "b"))
            for rule in event.rules:
                text = "" if rule in told else rules[rule].text(teller.language.code)
                told.add(rule)
                lines.append(Content.from_markup("  [$accent]$rule[/]  $text", rule=rule, text=text))
        return lines

    def action_close(self, go: bool) -> None:
        self.dismiss(go)
