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
from companion.tui.hanging import hanging
from companion.tui.keys import bind, shown
from companion.tui.screens.base import Dialog


class WhyScreen(Dialog[bool]):
    """Closed with true: go to this entry."""

    FITTED = "Vertical"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "close(False)"),
        Binding("enter", "close(False)", show=False),
        Binding("g", "close(True)", show=False),
    ]

    def __init__(self, table: Table[Any], entry: int) -> None:
        super().__init__()
        self._table = table
        self._entry = entry

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title")
            with VerticalScroll():
                yield Static(id="why-text")
            keys = Static(id="why-keys")
            keys.auto_links = False  # our own colours, not those of links
            yield keys

    def on_mount(self) -> None:
        self.retell()
        self.query_one(VerticalScroll).focus()

    def fit(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(".title", Static).update(self.say("tui-why", entry=self._entry))
        width = self.query_one(Vertical).size.width - 1  # less the scroll bar
        self.query_one("#why-text", Static).update(Content("\n").join(self._lines(width)))
        keys = Content.from_markup(
            "[@click=screen.close(True)][$accent]g[/] [$muted]$go[/][/]   "
            "[@click=screen.close(False)][$accent]$back[/] [$muted]$close[/][/]",
            go=self.say("tui-why-go"),
            back=shown("back", self.app),
            close=self.say("tui-why-close"),
        )
        self.query_one("#why-keys", Static).update(keys)

    def _lines(self, width: int) -> list[Content]:
        teller = Teller.at(self._table, self.app.words)
        rules, told, lines = rulebook(self._table.game.id), set(), []  # type: dict[str, Any], set[str], list[Content]
        for event in self._table.why(self._entry):
            if not event.visible_to(None):
                continue
            lines.append(Content.styled(teller.event(event), "b"))
            longest = max(map(len, event.rules), default=0)
            for rule in event.rules:
                text = "" if rule in told else rules[rule].text(teller.language.code)
                told.add(rule)
                lines += hanging(Content.styled(f"  {rule:<{longest}}  ", "$accent"), text, width)
        return lines or hanging(Content(""), self.say("tui-why-nothing"), width, "$muted")

    def action_close(self, go: bool) -> None:
        self.dismiss(go)
