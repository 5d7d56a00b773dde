"""What stands above the desk beside a board: how the game stands, from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from textual.content import Content

from companion.tui.widgets.canvas import Canvas

S = TypeVar("S")


class Aside(Canvas, Generic[S]):
    """A game says in `told` what its lines are."""

    def __init__(self) -> None:
        super().__init__(id="aside")
        self._shown: S | None = None

    def told(self, shown: S, width: int) -> Iterable[Content]:
        raise NotImplementedError

    def show(self, shown: S) -> None:
        self._shown = shown
        self.redraw()

    def lines_for(self, width: int) -> int:
        return len(self.compose_lines(width, 0))

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [] if self._shown is None else list(self.told(self._shown, width))
