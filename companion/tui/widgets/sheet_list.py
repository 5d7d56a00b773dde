"""The sheets of a game to choose from: the cursor looks at one, a tick takes several."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message

from companion.tui.widgets.menu import Menu


class SheetList(Menu):
    """Below its last line the fields of the form go on; a click looks, a second one prints."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("right", "app.focus_next", show=False)]

    class Moved(Message):
        """The cursor is on another sheet."""

    def action_cursor(self, steps: int) -> None:
        before = self.cursor
        super().action_cursor(steps)
        if self.cursor != before:
            self.post_message(self.Moved())
        elif steps == 1:
            self.screen.focus_next()
        elif steps == -1:
            self.screen.focus_previous()

    def on_click(self, event: Click) -> None:
        event.prevent_default()
        row = event.y + self.scroll_offset.y
        if row not in self._stops:
            return
        if row != self.cursor:
            self.action_cursor(self._stops.index(row) - self._stops.index(self.cursor))
        elif event.chain > 1:
            self.action_choose()
