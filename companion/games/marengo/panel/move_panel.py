"""Beside the map of the movement desk: what is picked, what can be picked, and why something cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content

from companion.tui.widgets.canvas import Canvas, fitted

CURSOR = "bold $background on $accent"


class Told(NamedTuple):
    """A heading, rows of which one stands out, and what is said below them."""

    head: Sequence[Content] = ()
    rows: Sequence[Content] = ()
    at: int = -1  # the row that stands out
    foot: Sequence[Content] = ()


class MovePanel(Canvas):
    """As many rows as there is room for, with the one that stands out among them."""

    def __init__(self) -> None:
        super().__init__(id="move-panel")
        self._told, self._prompt, self._more = Told(), "", ""

    def put(self, told: Told, prompt: str, more: str) -> None:
        """`prompt` stands before the row that stands out; `more` where rows are left out."""
        self._told, self._prompt, self._more = told, prompt, more
        self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        head = [line for part in self._told.head for line in part.wrap(width)]
        foot = [line for part in self._told.foot for line in part.wrap(width)]
        room = max(1, height - len(head) - len(foot) - bool(foot))
        rows = self._rows(room, width) if self._told.rows else []
        gap = [Content("")] * max(0, height - len(head) - len(rows) - len(foot))
        return [*head, *rows, *gap, *foot][:height]

    def _rows(self, room: int, width: int) -> list[Content]:
        rows, at = self._told.rows, self._told.at
        first = max(0, min(at - room // 2, len(rows) - room)) if len(rows) > room else 0
        shown = range(first, min(len(rows), first + room))
        lines = [self._row(rows[number], number == at, width) for number in shown]
        mark = Content.styled(self._more, "$muted")
        if first and at != first:
            lines[0] = mark
        if shown.stop < len(rows) and at != shown.stop - 1:
            lines[-1] = mark
        return lines

    def _row(self, row: Content, stands_out: bool, width: int) -> Content:
        before = f"{self._prompt} " if stands_out else " " * (len(self._prompt) + 1)
        line = fitted(Content(before) + row, width)
        return line.stylize(CURSOR) if stands_out else line
