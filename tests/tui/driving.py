"""The real app, driven by Textual's pilot: keys, mouse, and what can be read on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.widget import Widget

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.settings import Settings

SMALL, WIDE = (80, 24), (120, 40)


class Driver:
    """Somebody at the keyboard."""

    def __init__(self, app: CompanionApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.opened: list[str] = []  # tables that were opened, where the test only notes that

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def type(self, text: str) -> None:
        await self.press(*({" ": "space"}.get(character, character) for character in text))

    async def click(self, words: str, times: int = 1) -> None:
        """Click on words that can be read on the screen."""
        for y, line in enumerate(self.lines):
            x = line.find(words)
            if x >= 0:
                await self.pilot.click(offset=(x, y), times=times)
                await self.settle()
                return
        raise AssertionError(f"{words!r} is not on the screen:\n{self.text}")

    async def settle(self) -> None:
        """Until everything that was set off has happened."""
        await self.pilot.app.workers.wait_for_complete()
        for _ in range(3):
            await self.pilot.pause()

    async def show(self, screen: Any) -> None:
        self.app.push_screen(screen)
        await self.settle()

    @property
    def lines(self) -> list[str]:
        """What is on the terminal, line by line."""
        screen = self.app.screen
        width, height = self.app.size
        strips = screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip)[:width].rstrip() for strip in strips[:height]]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def on(self) -> str:
        """The screen in front."""
        return type(self.app.screen).__name__

    def find(self, kind: type[Widget] | str) -> Any:
        return self.app.screen.query_one(kind)

    @property
    def told(self) -> str:
        """What the edge of the screen says."""
        return "\n".join(notification.message for notification in self.app._notifications)


Script = Callable[[Driver], Awaitable[None]]


def drive(
    script: Script,
    *,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    store: Store | None = None,
    opening: bool = False,
    **settings: Any,
) -> None:
    """Run a script against the app. Unless `opening`, opening a table is only noted, in `driver.opened`."""

    async def run() -> None:
        tables = store or Store()
        app = CompanionApp(tables, Settings(language=language, **settings))
        try:
            async with app.run_test(size=size) as pilot:
                driver = Driver(app, pilot)
                if not opening:
                    app.open_table = driver.opened.append  # type: ignore[method-assign]
                await driver.settle()
                await script(driver)
        finally:
            tables.close()

    asyncio.run(run())


def new_table(store: Store, name: str = "", people: dict[str, str] | None = None, *lines: str) -> str:
    """A table of The March of Progress with these lines entered."""
    id_ = store.create(game("march"), Setup({}, people or {}), name)
    sitting = store.sit_down(id_)
    for line in lines:
        sitting.table.enter(line)
    sitting.leave()
    return id_
