"""Several moves on one line: ``inf1 C3-D4; t2 D4-F5; next``. Each of them is an entry of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.kernel.game import Seat
from companion.kernel.journal import Entry
from companion.kernel.notation import Language
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble

BETWEEN = ";"  # no move of any game is written with it (law 4)


def moves_on(line: str) -> list[str]:
    """The moves on a line, each as it was typed; a line without any is what it is."""
    return [move for move in map(str.strip, line.split(BETWEEN)) if move] or [line.strip()]


def as_line(moves: Sequence[str]) -> str:
    return f"{BETWEEN} ".join(moves)


class Typed:
    """A line that is entered move by move, until one is refused or somebody else has to decide.

    `rest`: the moves that are left. Nothing secret can be among several moves: everybody reads such a line.
    """

    def __init__(self, table: Table[Any], line: str, seat: Seat | None = None, language: Language = "en") -> None:
        self.rest = moves_on(line)
        self.is_several = len(self.rest) > 1
        self._table, self._seat, self._language = table, seat, language
        self.player: Seat | None = None  # whose moves these are, once one of them was somebody's

    def enter(self) -> Entry:
        """The next move; if it is refused, it stays the first of the rest."""
        move = self.rest[0]
        if self.is_several and self._table.is_secret(move):
            raise Trouble("secret-among-several")
        entry = self._table.enter(move, self._seat, self._language, anew=self._seat is not None)
        self.rest = self.rest[1:]
        self.player = self.player or entry.seat
        return entry

    @property
    def goes_on(self) -> bool:
        """Is there more, and is it this player's to enter?"""
        return bool(self.rest) and not others_decide(self._table, self.player)


def others_decide(table: Table[Any], player: Seat | None) -> bool:
    """Does somebody else have to decide now? One person may play several sides."""
    people = table.setup.seats
    asked = [decision.seat for decision in table.pending() if not decision.optional]
    if player is None or not asked or None in asked:
        return False
    return people.get(player, player) not in [people.get(seat, seat) for seat in asked if seat is not None]
