"""Somebody who plays at a table: fast keys and clicks, and what the journal says afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from companion.store import Store
from companion.text.language import CODES
from companion.tui.app import CompanionApp
from companion.tui.settings import Settings
from tests.tui.driving import WIDE, Driver

PEOPLE = {"blue": "Anna", "orange": "Ben"}


class Player(Driver):
    """Somebody at a table."""

    async def enter(self, line: str) -> None:
        """Type a move on the entry line."""
        await self.press("/")
        await self.type(line)
        await self.press("enter")

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


def in_every_way(
    script: PlayerScript,
    table: str,
    *,
    sizes: Iterable[tuple[int, int]],
    languages: Iterable[str] = CODES,
    **how: Any,
) -> None:
    """The same in every size and language, at one table, which the script leaves as it found it."""
    ways = list(product(sizes, languages))

    async def each(player: Player) -> None:
        for size, language in ways:
            await player.turn_to(size, language)
            try:
                await script(player)
            except Exception as error:
                error.add_note(f"in {language} at {size[0]}x{size[1]}")
                raise

    (size, language), *_ = ways
    sit_down(each, table, size=size, language=language, **how)


def record(name: str) -> str:
    return (Path(__file__).parent.parent / "records" / f"{name}.record").read_text(encoding="utf-8")
