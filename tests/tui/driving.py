"""The real app, driven by Textual's pilot: keys, mouse, and what can be read on the screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

from textual.events import Key
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.widget import Widget

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.graphics import Way
from companion.tui.settings import Settings
from companion.tui.widgets import numbered
from tests.tui.quick import Hand, draw, in_a_hurry

in_a_hurry()
numbered.PATIENCE = 60  # a machine that is busy with other tests may be slower than any player
SMALL, WIDE = (80, 24), (120, 40)
A_YEAR = 365 * 24 * 3600  # seconds: a notice goes by the clock on the wall, and that may be set while a test runs
PATIENCE = 60  # seconds; only an app that never comes to rest takes that long


class Driver:
    """Somebody at the keyboard, who waits for the app but, unlike Textual's pilot, no longer than it needs."""

    def __init__(self, app: CompanionApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = Hand(app, self.settle)
        self.opened: list[str] = []  # tables that were opened, where the test only notes that
        self._writing = 0
        self._note_writing()

    def _note_writing(self) -> None:
        in_background = self.app.in_background

        async def noted(*args: Any, **kwargs: Any) -> Any:
            self._writing += 1
            try:
                return await in_background(*args, **kwargs)
            finally:
                self._writing -= 1

        self.app.in_background = noted  # type: ignore[method-assign]

    def send(self, key: str) -> None:
        """A key, by its name or the letter on it, without waiting what comes of it."""
        assert self.app._driver is not None
        letter = key if len(key) == 1 else {"space": " "}.get(key)
        self.app._driver.process_message(Key(_character_to_key(key) if len(key) == 1 else key, letter))

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.send(key)
            await self.settle()

    async def hurry(self, *keys: str) -> None:
        """One key after the other without a look at the screen in between; so whoever knows the way presses them."""
        for key in keys:
            self.send(key)
            await self._go_on()
        await self.settle()

    async def type(self, text: str) -> None:
        """Letter by letter."""
        await self.hurry(*text)

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
        calm, patience = 0, time.monotonic() + PATIENCE
        while calm < 3 and not self.app._exit:  # whoever has left draws nothing any more
            assert time.monotonic() < patience, f"{self.on} does not come to rest: {self._unfinished()}"
            await self.arrive()
            calm = 0 if self._unfinished() or draw(self.app.screen) else calm + 1

    async def arrive(self) -> None:
        """Until what was sent has arrived; what it has set off may still go on."""
        await asyncio.sleep(0.001)
        await self._go_on()

    async def _go_on(self) -> None:
        """Until the app waits for something that is not done at once."""
        for _ in range(1000):
            await asyncio.sleep(0)
            if not asyncio.get_running_loop()._ready:  # type: ignore[attr-defined]  # nothing else can go on now
                return

    def _unfinished(self) -> list[Any]:
        """What still goes on: writing, messages, pictures, and work that does not wait for the player."""
        app = self.app
        pumps = [app, *(node for screen in app.screen_stack for node in screen.walk_children(with_self=True))]
        queued = [pump for pump in pumps if not (pump._message_queue and pump._message_queue.empty())]
        mounting = [pump for pump in pumps if not pump._is_mounted]
        drawing = [app.screen] if _not_drawn_yet(app.screen) else []
        covered = [node for screen in app.screen_stack[:-1] for node in screen.walk_children(with_self=True)]
        working = [worker for worker in app.workers if not worker.is_finished and worker.node not in covered]
        moving = [app.animator] if app.animator._animations or app.animator._scheduled else []
        moving += [app._resize_event] if app._resize_event else []  # Textual waits whether the size changes again
        return queued + mounting + drawing + moving + ["writing"] * self._writing + working

    async def turn_to(self, size: tuple[int, int], language: str) -> None:
        """Another size of the terminal, another language: from then on as if it had begun so (`test_first_picture`)."""
        if self.app.settings.language != language:
            self.app.change(language=language)
        if self.app.size != size:
            await self.pilot.resize_terminal(*size)
        await self.settle()

    async def show(self, screen: Any) -> None:
        self.app.push_screen(screen)
        await self.settle()

    @property
    def size(self) -> tuple[int, int]:
        return self.app.size

    @property
    def language(self) -> str:
        return self.app.settings.language

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


def _not_drawn_yet(screen: Any) -> bool:
    """Does something wait for the next frame? Until then what was scrolled or changed looks as it did."""
    parts = screen.walk_children(with_self=True)
    changed = any(p._layout_required or p._scroll_required or p._repaint_required for p in parts)
    return bool(changed or screen._recompose_required or screen._dirty_widgets or screen._callbacks)


Script = Callable[[Driver], Awaitable[None]]


def drive(
    script: Script,
    *,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    store: Store | None = None,
    opening: bool = False,
    pictures: Way = "blocks",
    spared: bool = False,
    **settings: Any,
) -> None:
    """Run a script against the app. Unless `opening`, opening a table is only noted, in `driver.opened`.

    A bug ends the test, unless it is about how players are `spared` it.
    """

    async def run() -> None:
        tables = store or Store()
        app = CompanionApp(tables, Settings(language=language, **settings), pictures=pictures)
        notify = app.notify
        # However slow the machine is, what was told stays until the test has read it.
        app.notify = lambda message, **how: notify(message, **how | {"timeout": A_YEAR})  # type: ignore[method-assign]
        try:
            async with app.run_test(size=size) as pilot:
                driver = Driver(app, pilot)
                if not spared:
                    app.bug = _shown  # type: ignore[method-assign]
                if not opening:
                    app.open_table = driver.opened.append  # type: ignore[method-assign]
                await driver.settle()
                await script(driver)
        finally:
            tables.close()

    asyncio.run(run())


def _shown(error: Exception) -> NoReturn:
    raise error


def new_table(store: Store, name: str = "", people: dict[str, str] | None = None, *lines: str) -> str:
    """A table of The March of Progress with these lines entered."""
    id_ = store.create(game("march"), Setup({}, people or {}), name)
    sitting = store.sit_down(id_)
    for line in lines:
        sitting.table.enter(line)
    sitting.leave()
    return id_
