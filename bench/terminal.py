"""A terminal that is not there: apps draw to it in full, and it notes when."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from typing import Any, TypeAlias

from textual.app import App
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import Key
from textual.keys import _character_to_key

Keys: TypeAlias = Iterator[tuple[str, str]]  # what a key is for, and the key
QUIET = 0.04  # idle seconds without a further picture after which a key has had its effect: more than two frames
PATIENCE = 0.3  # after that a key has drawn nothing
BEAT = 0.002


class SilentTerminal(HeadlessDriver):
    """Takes every character an app writes. Not headless in Textual's sense, which would leave out half the work."""

    drawn = 0.0  # when the last picture was complete
    is_headless = False  # type: ignore[assignment]

    def flush(self) -> None:
        self.drawn = time.perf_counter()


class FirstPicture(HeadlessDriver):
    """Ends the process as soon as the words it waits for are drawn."""

    is_headless = False  # type: ignore[assignment]

    def write(self, data: str) -> None:
        if os.environ["BENCH_WORDS"] in data:
            os._exit(0)


class Typist:
    """Presses a key and waits until the screen shows what came of it."""

    def __init__(self, app: App[Any]) -> None:
        assert isinstance(app._driver, SilentTerminal)
        self._terminal = app._driver
        self.longest_stall = 0.0

    async def press(self, key: str) -> float | None:
        """Seconds from the key to the last picture it caused; nothing if it caused none."""
        pressed = time.perf_counter()
        character = key if len(key) == 1 else None
        self._terminal.process_message(Key(_character_to_key(key) if character else key, character))
        seen, idle = 0.0, 0  # a busy app that is kept from its next picture is not quiet: only beats count
        while True:
            await asyncio.sleep(BEAT)
            drawn = self._terminal.drawn
            seen, idle = drawn, (idle + 1 if drawn == seen else 0)
            if drawn < pressed and idle * BEAT > PATIENCE:
                return None
            if drawn >= pressed and idle * BEAT > QUIET:
                return drawn - pressed

    async def listen(self) -> None:
        """The heartbeat of the event loop: how much later than asked it comes round."""
        while True:
            asked = time.perf_counter()
            await asyncio.sleep(BEAT)
            self.longest_stall = max(self.longest_stall, time.perf_counter() - asked - BEAT)
