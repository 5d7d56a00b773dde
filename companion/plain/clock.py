"""The clocks of a table where nothing is drawn: they run while somebody is asked, and are told in lines."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from msgspec.structs import replace

from companion.clock import Clocks, shown
from companion.kernel.game import Limit, Seat
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.room import Room


class PlainClock:
    """Tells how long somebody may still take, where a table plays so."""

    def __init__(self, room: Room) -> None:
        self._room, self._table, table = room, room.table, room.table
        kept = table.settings
        self._clocks = Clocks(table.game.names(table.state)["seat"], kept.clocks, kept.used)

    @property
    def limit(self) -> Limit | None:
        return self._table.game.limit(self._table.state)

    @property
    def left(self) -> str:
        """Of the limit: minutes and seconds."""
        self._clocks.watch(self.limit)
        return shown(self._clocks.left or 0)

    def hear(self, ask: Callable[[], str]) -> tuple[str, Limit | None]:
        """What is answered, and the limit whose time has run out meanwhile."""
        limit, since, deciding = self.limit, monotonic(), self._deciding()
        answer = ask()
        over = self._clocks.tick(deciding, monotonic() - since, limit)
        return answer, limit if over else None

    def run(self, seconds: float) -> None:
        """Where nobody is asked here: the clocks of those who decide have gone on."""
        self._room.do(lambda _: self._clocks.tick(self._deciding(), seconds, self.limit))

    def show(self) -> None:
        """Other front ends may show them."""
        self._room.clocks = self._clocks

    def _deciding(self) -> list[Seat | None]:
        return [decision.seat for decision in self._table.pending() if not decision.optional]

    def keep(self) -> None:
        """For the next time; whoever wants to leave a full disk can."""
        with suppress(Trouble):
            self._room.do(self._settle)

    def _settle(self, table: Table[Any]) -> None:
        table.settle(replace(table.settings, clocks=self._clocks.spent, used=self._clocks.used))
