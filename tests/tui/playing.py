"""Somebody who plays at a table: fast keys and clicks, and what the journal says afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.keys import _character_to_key

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.settings import Settings
from tests.tui.driving import WIDE, Driver

PEOPLE = {"blue": "Anna", "orange": "Ben"}


class Player(Driver):
    """A driver that waits no longer than the app needs; a table with its questions open would wait for ever."""

    async def press(self, *keys: str) -> None:
        for key in keys:
            character = key if len(key) == 1 else {"space": " "}.get(key)
            named = _character_to_key(key) if len(key) == 1 else key
            assert self.app._driver is not None
            self.app._driver.process_message(Key(named, character))
            await self.settle()

    async def type(self, text: str) -> None:
        await self.press(*text)

    async def enter(self, line: str) -> None:
        """Type a move on the entry line."""
        await self.press("/")
        await self.type(line)
        await self.press("enter")

    async def settle(self) -> None:
        calm = 0
        while calm < 3:
            await asyncio.sleep(0.001)
            calm = 0 if self._busy() else calm + 1

    def _busy(self) -> bool:
        app = self.app
        pumps = [app, *(node for screen in app.screen_stack for node in screen.walk_children(with_self=True))]
        waiting = [c for screen in app.screen_stack for c in screen._result_callbacks if c.future is not None]
        working = [worker for worker in app.workers if worker.is_running]
        drawing = app.screen._layout_required or app.screen._dirty_widgets or app.screen._callbacks
        queued = any(pump._message_queue is not None and not pump._message_queue.empty() for pump in pumps)
        return bool(queued or drawing or len(working) > len(waiting))

    # --- the table -----------------------------------------------------------------------------------------

    @property
    def desk(self) -> Any:
        return next(screen for screen in self.app.screen_stack if type(screen).__name__ == "TableScreen")

    @property
    def table(self) -> Table[Any]:
        table: Table[Any] = self.desk.table
        return table

    @property
    def last(self) -> Entry:
        return list(self.table.entries())[-1]

    @property
    def typed(self) -> Any:
        return self.desk.query_one("#entry")

    def part(self, id_: str) -> str:
        """What can be read in one part of the screen."""
        region = self.app.screen.query_one(id_).region
        return "\n".join(line[region.x : region.right].rstrip() for line in self.lines[region.y : region.bottom])


PlayerScript = Callable[[Player], Awaitable[None]]


def laid_out(store: Store, record: str = "", *, name: str = "Kitchen") -> str:
    """A table as a record leaves it."""
    lines = "\n".join(line.strip() for line in record.strip().splitlines())
    options = "" if "seat " in lines else "\n".join(f"seat {seat}: {person}" for seat, person in PEOPLE.items())
    found = read_record(f"game: march\n{options}\n{lines}\n".encode())
    return import_record(store.journal, game("march"), found, name).id


def new_table(store: Store, **options: str) -> str:
    return store.create(game("march"), Setup(options, PEOPLE), "Kitchen")


def sit_down(
    script: PlayerScript,
    table: str = "",
    *,
    store: Store | None = None,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    **settings: Any,
) -> None:
    """Run a script against the app, opened at a table."""

    async def run() -> None:
        tables = store or Store()
        app = CompanionApp(tables, Settings(language=language, **{"clock": False, **settings}), table)
        try:
            async with app.run_test(size=size, notifications=True) as pilot:
                player = Player(app, pilot)
                await player.settle()
                await script(player)
        finally:
            tables.close()

    asyncio.run(run())


def record(name: str) -> str:
    return (Path(__file__).parent.parent / "records" / f"{name}.record").read_text(encoding="utf-8")
