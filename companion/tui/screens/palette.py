"""The palette: every move and command, found by typing a part of it."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from textual.app import SystemCommand
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from companion.tui.screens.search import SearchDialog
from companion.tui.widgets.offered import Offered

WIDEST = 24  # cells for the names; what a longer one does stands right behind it


class Palette(SearchDialog[SystemCommand]):
    """Closed with the command to carry out."""

    def __init__(self, over: Screen[Any]) -> None:
        super().__init__()
        self._over = over
        self._found: list[SystemCommand] = []

    def retell(self) -> None:
        super().retell()
        self.query_one(".title", Static).update(self.say("tui-commands"))
        entry = self.query_one(Input)
        entry.placeholder = self.say("tui-palette")
        self.look_for(entry.value)

    def on_resize(self) -> None:
        """Also when it comes up: how wide the lines may be is not known before."""
        self.call_after_refresh(self.retell)

    def look_for(self, text: str) -> None:
        wanted = text.casefold().split()
        found = [
            command
            for command in self.app.get_system_commands(self._over)
            if all(word in f"{command.title} {command.help}".casefold() for word in wanted)
        ]
        # what is called so before what is only described so
        self._found = sorted(found, key=lambda command: not all(word in command.title.casefold() for word in wanted))
        self.query_one(Offered).show(self._rows() or [Content.styled(self.say("tui-palette-none"), "$muted")])

    def _rows(self) -> list[Content]:
        room = min(WIDEST, max((cell_len(command.title) for command in self._found if command.help), default=0))
        return [self._row(title, does, room) for title, does, *_ in self._found]

    def _row(self, title: str, does: str, room: int) -> Content:
        """What it does, or how it is typed, is left out rather than cut."""
        name = Content(title).truncate(max(room, cell_len(title)), pad=True)
        row = name + Content.styled(f"  {does}", "$muted")
        width = self.query_one(Offered).line_width()
        return row if row.cell_length <= width or not width else Content(title)

    def take(self, row: int) -> None:
        if row < len(self._found):
            self.dismiss(self._found[row])
