"""Positions for the desks of Bonaparte at Marengo, and a desk without the screen of its table, to be opened alone."""

from __future__ import annotations

from typing import Any

from companion.dice import roll
from companion.games.marengo.state import State
from companion.games.registry import desk_of, game, has_desk
from companion.kernel.game import Decision, Setup
from companion.kernel.journal import Journal, TableRow, TableSettings
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.handwork import Task
from companion.tui.screens.desk import Desk
from tests.marengo.positions import board_text, position
from tests.tui.marengoing import setup

ASSAULT = board_text(("N-S", "H-S", "E=S"), symbols={"S>N": "inf = 1", "N>S": "cav = 1"})
RETREAT = board_text(("N-X", "L-X", "R-X", "Q-X"), walls=("D-X",), capacity={"R": 2, "X": 9})


def storming(**fields: Any) -> State:
    """BM-TV-12: Austrians of N storm S over a narrow approach."""
    return position(ASSAULT, {"N>S": "i3 x"}, {"S>N": "x x x"}, **{"phase": "assault", **fields})


def losing(**fields: Any) -> State:
    """BM-TV-13: the French of X lose an assault from N; L is Austrian, D behind a wall, R has room for two."""
    french = {"X>N": "x", "X>L": "x", "X": "c2"}
    return position(RETREAT, {"N>X": "i3 x", "L>X": "x"}, french, **{"phase": "assault", **fields})


SPLIT = {  # more of them than find room in one place
    "austrian": {"N>X": {"i3": 1, "x": 1}, "L": {"x": 1}},
    "french": {"X>N": {"x": 1}, "X>L": {"x": 1, "i2": 1}, "X": {"c2": 1, "i3": 1}},
}
RETREATING = ("assault N/X i3 lead i3", "pass", "front 1=i2")  # lines after which the French of `losing` leave


class BareRoom:
    """A table that is nowhere stored, with a desk at it: what is entered there happens."""

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

    async def roll_line(self, line: str) -> bool:
        roll(self.table, line)
        return True

    async def undo_one(self) -> None:
        try:
            self.table.undo(consent=True)
        except Trouble:
            return  # nothing to take back

    def action_done(self) -> None:
        """Nothing lies on this table."""


def at_a_desk(state: State, *lines: str) -> tuple[BareRoom, Decision]:
    """A table with these lines entered, and what is asked there then."""
    return _asked_at(game("marengo"), state, setup(), *lines)


def desk_at(rules: Any, state: Any, how: Setup) -> Desk:
    """The desk for what is asked in this position."""
    room, decision = _asked_at(rules, state, how)
    desk: Desk = desk_of(rules.id, decision.kind)(room, decision)
    return desk


def _asked_at(rules: Any, state: Any, how: Setup, *lines: str) -> tuple[BareRoom, Decision]:
    row = TableRow("0", rules.id, "Kitchen", how, 0, False, TableSettings(), 0, 0, 0)
    table: Table[Any] = Table(Journal(":memory:"), rules, row, start=state)
    for line in lines:
        table.enter(line)
    room = BareRoom(table)
    decision = room.at_desk()
    assert decision is not None
    return room, decision
