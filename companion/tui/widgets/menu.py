"""A list with headings and gaps: the cursor rests only on lines that can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.events import Click

from companion.tui.widgets.lines import Lines


class Menu(Lines):
    """Each line stands for something, or for nothing: a heading, a gap."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self._stops: list[int] = []
        self._items: list[str] = []

    @property
    def item(self) -> str:
        """What the cursor is on; nothing if there is nothing to choose."""
        return self._items[self.cursor] if self._stops else ""

    def offer(self, lines: Sequence[tuple[Content, str]], item: str = "") -> None:
        """Show these lines; a line without an item cannot be chosen. The cursor goes to `item`, else to the top."""
        self._items = [stands_for for _, stands_for in lines]
        self._stops = [row for row, stands_for in enumerate(self._items) if stands_for]
        start = self._stops[0] if self._stops else 0
        self.show([line for line, _ in lines], self._items.index(item) if item and item in self._items else start)

    def action_cursor(self, steps: int) -> None:
        if self._stops:
            at = self._stops.index(self.cursor) + steps
            target = self._stops[max(0, min(len(self._stops) - 1, at))]
            super().action_cursor(target - self.cursor)

    def on_click(self, event: Click) -> None:
        event.prevent_default()  # the plain list would move its cursor by lines
        row = event.y + self.scroll_offset.y
        if row in self._stops:
            super().action_cursor(row - self.cursor)
            self.action_choose()
