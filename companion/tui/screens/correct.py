"""The table shows something else: find the field, type what the table shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from textual.content import Content
from textual.widgets import Input, Static

from companion.kernel.paths import plain
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.screens.search import SearchDialog
from companion.tui.widgets.offered import Offered

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


class CorrectScreen(SearchDialog[Change]):
    """Type a part of the field's name, choose it, type its value."""

    def __init__(self, table: Table[Any]) -> None:
        super().__init__()
        self._table = table
        self._fields = dict(fields(plain(table.seen_by(None))))
        self._names: dict[str, str] = {}
        self._found: list[str] = []
        self._path = ""

    def retell(self) -> None:
        teller = Teller(self.app.words, self._table.game, self._table.state)
        self._names = {path: self._called(path, teller) for path in self._fields}
        name = self._names.get(self._path)
        title = self.say("tui-correct-value", path=name) if name else self.say("tui-correct")
        self.query_one(".title", Static).update(title)
        entry = self.query_one(Input)
        entry.placeholder = self.say("tui-correct-search", example=self.say(f"{self._table.game.id}-example-part"))
        self.look_for(entry.value)

    def _called(self, path: str, teller: Teller) -> str:
        """What the players call a field: its country or side and its part by their names."""
        *above, last = (self._word(part, teller) for part in path.split("."))
        return f" {self.app.signs.bullet} ".join([*filter(None, above), last or path])

    def _word(self, part: str, teller: Teller) -> str:
        key, label = f"{self._table.game.id}-field-{part}", teller.label(part)
        return label if label != part else teller.language.say(key) if teller.language.has(key) else ""

    def look_for(self, text: str) -> None:
        if self._path:
            return
        wanted = text.casefold().split()
        found = [path for path, name in self._names.items() if all(w in f"{name} {path}".casefold() for w in wanted)]
        # `n vp` means the country N first, not every path with an n in it
        self._found = sorted(found, key=lambda path: -len(set(wanted) & set(path.casefold().split("."))))
        rows = [
            Content.from_markup("$name  [$accent]$value[/]", name=self._names[path], value=_typed(self._fields[path]))
            for path in self._found
        ]
        self.query_one(Offered).show(rows or [Content.styled(self.say("tui-correct-none"), "$muted")])

    def entered(self, text: str) -> None:
        if not self._path:
            super().entered(text)
            return
        try:
            value = msgspec.json.decode(text)
        except msgspec.DecodeError:
            value = text  # a bare word is a text
        self.dismiss((self._path, value, ""))

    def take(self, row: int) -> None:
        if row < len(self._found) and not self._path:
            self._path = self._found[row]
            self.retell()
            self.query_one(Offered).display = False
            entry = self.query_one(Input)
            entry.value = _typed(self._fields[self._path])
            entry.action_end()


def _typed(value: Any) -> str:
    """A value as one types it."""
    return msgspec.json.encode(value).decode()
