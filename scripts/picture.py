"""The picture of a table in the README: `python -m scripts.picture` draws docs/table.svg anew."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.settings import Settings
from companion.tui.widgets.entry import EntryLine

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"
SIZE = (120, 40)
PEOPLE = {"blue": "Anna", "orange": "Ben"}
CLOCKS = {"blue": 754.0, "orange": 1031.0}
GAME = (
    "roll 4 3",
    "blue pick FORTIFY", "orange pick ATTACK+1",
    "blue pick RECRUIT", "orange pick RECRUIT",
    "blue pick ATTACK", "orange pick ATTACK",
    "blue pick MOVE2", "orange pick FORTIFY", "blue move 1+1f BH->N",
    "blue pick SCORE", "orange pick SCORE",
    "blue pick ATTACK", "orange pick FORTIFY",
    "blue pick ATTACK+1", "orange pick STRENGTH",
    "blue pick MOVE1", "orange pick SCORE", "blue move 1 N->OH",
    "blue pick RECRUIT", "orange pick RECRUIT",
    "blue pick FORTIFY", "orange pick ATTACK+1", "blue fortify N",
)  # fmt: skip
TYPED = "attack OH discard MOVE2"  # and what comes of it stands below


@contextmanager
def standing_still() -> Iterator[None]:
    """No clock ticks, no seal is salted by chance, any terminal is as good: a game looks the same every time."""
    numbers = count(1)
    with (
        patch("companion.kernel.table.secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}"),
        patch("companion.clock.Clocks.tick"),
        patch("companion.tui.app.wants_ascii", return_value=False),
        patch("textual.widgets.Input._toggle_cursor"),
        patch.dict(os.environ),
    ):
        os.environ.pop("NO_COLOR", None)
        yield


def seated(store: Store, *lines: str) -> str:
    """A table with these lines entered."""
    id_ = store.create(game("march"), Setup({}, PEOPLE), "Kitchen")
    table = store.look(store.journal.table(id_))
    for line in lines:
        table.enter(line)
    table.settle(replace(table.settings, clocks=CLOCKS))
    return id_


async def _shoot(store: Store) -> str:
    app = CompanionApp(store, Settings("en"), seated(store, *GAME))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("slash")
        entry = app.screen.query_one(EntryLine)
        entry.value = TYPED
        entry.action_end()
        await pilot.pause()
        return app.export_screenshot(title="companion")


def picture() -> str:
    """The table as SVG."""
    with standing_still(), tempfile.TemporaryDirectory() as home:
        os.environ["COMPANION_HOME"] = home
        store = Store()
        try:
            svg = asyncio.run(_shoot(store))
        finally:
            store.close()
    return re.sub(r"terminal-\d+", "terminal", svg)  # every export has a number of its own


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
