"""A desk without the screen of its table: for tests that open it alone."""

from __future__ import annotations

from typing import Any

from companion.games.registry import desk_of, has_desk
from companion.kernel.game import Decision, Setup
from companion.kernel.journal import Journal, TableRow, TableSettings
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.handwork import Task
from companion.tui.screens.desk import Desk


class BareRoom:
    """A table that is nowhere stored, with a desk at it."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table

    def at_desk(self) -> Decision | None:
        asked = [decision for decision in self.table.pending() if not decision.optional and not decision.secret]
        return next((decision for decision in asked if has_desk(self.table.game.id, decision.kind)), None)

    def tasks(self) -> tuple[Task, ...]:
        return ()

    async def enter_line(self, line: str) -> bool:
        try:
            self.table.enter(line)
        except Trouble:
            return False
        return True

    async def undo_one(self) -> None:
        if self.table.head:
            self.table.undo(consent=True)

    def action_done(self) -> None:
        """There are no hands."""


def desk_at(game: Any, state: Any, setup: Setup) -> Desk:
    """The desk for what is asked in this position."""
    row = TableRow("0", game.id, "Kitchen", setup, 0, False, TableSettings(), 0, 0, 0)
    room = BareRoom(Table(Journal(":memory:"), game, row, start=state))
    decision = room.at_desk()
    assert decision is not None
    desk: Desk = desk_of(game.id, decision.kind)(room, decision)
    return desk
