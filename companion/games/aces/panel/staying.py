"""A desk that lets everybody look at what came of the last step before something else is asked elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from textual.content import Content
from textual.widget import Widget

from companion.games.aces.panel.shown import Shown
from companion.games.aces.state import State
from companion.games.registry import desk_of
from companion.kernel.game import Event
from companion.tui.screens.desk import Desk
from companion.tui.widgets.canvas import Canvas, fitted


class View(Canvas):
    """Lines, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__(id="view")
        self._told: Sequence[Content] = ()

    def put(self, lines: Sequence[Content]) -> None:
        self._told = lines
        self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [fitted(line, width) for line in self._told[:height]]


class StayingDesk(Desk):
    """One view fills it. When its questions are over, it stays until a key says that everybody has seen it."""

    CSS = """
    StayingDesk #view { width: 100%; height: 100%; padding: 0 1; }
    """
    FITTED = f"{Desk.FITTED}, #view"
    over = False

    def work(self) -> Iterable[Widget]:
        yield View()

    @property
    def state(self) -> State:
        return cast(State, self.table.seen_by(None))

    @property
    def shown(self) -> Shown:
        return Shown(self.state, self.teller, self.app.signs)

    def told(self) -> list[Event]:
        """What the last entry told everybody."""
        return [event for event in self.table.last.events if event.visible_to(None)]

    def go_on(self, rest: str = "") -> None:
        asked = self.room.at_desk()
        if self.over or (asked is not None and desk_of(self.table.game.id, asked.kind) is type(self)):
            self.over = False
            super().go_on(rest)
            return
        self.over = True
        pending = (decision for decision in self.table.pending() if not decision.optional)
        self.decision = next(pending, self.decision)
        self.line.value = ""
        self.begin()
        self.rest()
        self.retell()

    def action_enter_line(self) -> None:
        if self.over:
            self.dismiss(self.room.at_desk() is not None)
        else:
            super().action_enter_line()

    def action_undo(self) -> None:
        """What was taken back may be asked here again."""
        self.over = False
        super().action_undo()
