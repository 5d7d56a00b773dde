"""Aces & Armor on the screen: the table told in lines, both teams and their factories."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from companion.games.aces.picture import picture
from companion.games.aces.state import State
from companion.kernel.game import Event
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.canvas import fitted


class AcesBoard(BoardCanvas):
    """As many lines as there is room for; the rest is in the inventory."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._shown: tuple[State, Teller, Signs] | None = None

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        self._shown = state, teller, signs
        self.redraw()

    def height_for(self, width: int, height: int) -> int:
        return max(1, min(len(self._told()), height // 2))

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [fitted(line, width) for line in self._told()[:height]]

    def _told(self) -> list[Content]:
        """Everything in words, without the line that stands above the board already."""
        if self._shown is None:
            return []
        state, teller, signs = self._shown
        _, *lines = picture(state)
        return [self._line(event, teller, signs) for event in lines]

    def _line(self, event: Event, teller: Teller, signs: Signs) -> Content:
        """The head of a faction stands out by its sign and its tone."""
        seat = str(event.facts.get("seat", ""))
        if event.kind != "show-faction":
            return Content(teller.event(event))
        return Content.styled(f"{signs.seat(seat)} {teller.event(event)}", f"bold $seat-{seat}")
