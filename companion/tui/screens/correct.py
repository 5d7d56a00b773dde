"""The table shows something else: find the field, type what the table shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from companion.kernel.paths import plain
from companion.kernel.table import Table
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.lines import Lines

HIDDEN = ("rules", "result")  # what was settled before the game; the command line reaches it
Change = tuple[str, Any, str]


def fields(value: Any, above: str = "") -> Iterator[tuple[str, Any]]:
    """Every field of a position by its path."""
    if isinstance(value, dict):
        for key, item in value.items():
            if above or key not in HIDDEN:
                yield from fields(item, f"{above}.{key}" if above else key)
    else:
        yield above, value


class CorrectScreen(Dialog[Change | None]):
    """Type a part of the field's name, choose it, type its value."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave")]

    def __init__(self, table: Table[Any]) -> None:
        super().__init__(id="correct")
        self._fields = list(fields(plain(table.seen_by(None))))
        self._found = self._fields
        self._path = ""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title")
            yield Input(id="correct-search", select_on_focus=False)
            yield Lines(id="correct-fields")

    def on_mount(self) -> None:
        self.retell()
        self._search("")

    def retell(self) -> None:
        title = self.say("tui-correct-value", path=self._path) if self._path else self.say("tui-correct")
        self.query_one(".title", Static).update(title)
        self.query_one(Input).placeholder = self.say("tui-correct-search")

    def _search(self, text: str) -> None:
        wanted = text.casefold().split()
        found = [f for f in self._fields if all(word in f[0].casefold() for word in wanted)]
        # `n vp` means the country N first, not every path with an n in it
        self._found = sorted(found, key=lambda f: -len(set(wanted) & set(f[0].casefold().split("."))))
        rows = [
            Content.from_markup("$path  [$muted]$value[/]", path=path, value=msgspec.json.encode(value).decode())
            for path, value in self._found
        ]
        self.query_one(Lines).show(rows)

    def on_input_changed(self, event: Input.Changed) -> None:
        if not self._path:
            self._search(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not self._path:
            if self._found:
                self._take(0)
            return
        try:
            value = msgspec.json.decode(event.value)
        except msgspec.DecodeError:
            value = event.value  # a bare word is a text
        self.dismiss((self._path, value, ""))

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        if event.row < len(self._found):
            self._take(event.row)

    def _take(self, row: int) -> None:
        self._path, value = self._found[row]
        self.retell()
        self.query_one(Lines).display = False
        entry = self.query_one(Input)
        entry.value = msgspec.json.encode(value).decode()
        entry.focus()
        entry.action_end()

    def action_leave(self) -> None:
        self.dismiss(None)
