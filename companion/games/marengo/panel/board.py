"""The table on the screen, line by line as the picture tells it."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from companion.games.marengo.picture import picture
from companion.games.marengo.state import State
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.canvas import fitted


class MarengoBoard(BoardCanvas):
    """Both armies and every position that somebody holds; the first line stands above the board already."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._told: list[str] = []

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        _, *lines = picture(state, None)
        self._told = [teller.event(line) for line in lines]
        self.redraw()

    def height_for(self, width: int, height: int) -> int:
        """Never more than leaves room for the play."""
        return max(1, min(len(self._told), height // 2))

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [fitted(Content(line), width) for line in self._told[:height]]
