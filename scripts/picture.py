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
from unittest.mock import patch

from msgspec.structs import replace

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.settings import Settings

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"
SIZE = (120, 40)
PEOPLE = {"blue": "Anna", "orange": "Ben"}
CLOCKS = {"blue": 754.0, "orange": 1031.0}
GAME = (
    "roll 4 1",
    "orange pick RECRUIT", "blue pick MOVE1",
    "blue pick STRENGTH", "orange pick ATTACK+1", "blue strength N",
    "blue pick SCORE", "orange pick FORTIFY",
    "blue pick ATTACK+1", "orange pick SCORE",
    "blue pick FORTIFY", "orange pick FORTIFY",
    "blue pick MOVE1", "orange pick ATTACK+1", "blue move 1f N->OH",
)  # fmt: skip
TYPED = "attack OH stand 2 discard MOVE1"  # and what comes of it stands below


@contextmanager
def standing_still() -> Iterator[None]:
    """Time stands still and no seal is salted by chance: the same game looks the same every time."""
    with (
        patch("companion.kernel.table.secrets.token_hex", lambda size: "0" * 2 * size),
        patch("companion.tui.clock.Clocks.tick"),
        patch("textual.widgets.Input._toggle_cursor"),
    ):
        yield


def seated(store: Store) -> str:
    """A table in the middle of a game."""
    id_ = store.create(game("march"), Setup({}, PEOPLE), "Kitchen")
    table = store.look(store.journal.table(id_))
    for line in GAME:
        table.enter(line)
    table.settle(replace(table.settings, clocks=CLOCKS))
    return id_


async def _shoot(store: Store) -> str:
    app = CompanionApp(store, Settings("en"), seated(store))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("slash", *("space" if letter == " " else letter for letter in TYPED))
        await pilot.pause()
        return app.export_screenshot(title="companion")


def picture() -> str:
    """The table as SVG."""
    with tempfile.TemporaryDirectory() as home, patch.dict(os.environ, {"COMPANION_HOME": home}), standing_still():
        store = Store()
        try:
            svg = asyncio.run(_shoot(store))
        finally:
            store.close()
    return re.sub(r"terminal-\d+", "terminal", svg)  # every export has a number of its own


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
