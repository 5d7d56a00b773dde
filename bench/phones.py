"""Five phones at a table: how soon they show a change, what the terminal app waits for them, and their memory."""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from textual.app import App

from bench.measure import Ratio
from bench.players import deciding_game
from bench.screen import HEIGHT, WIDTH
from bench.terminal import Keys, SilentTerminal, Typist
from companion.room import Room
from companion.store import Store

CHANGES, ROUNDS = 60, 5
PATIENCE = 10.0  # seconds; a phone that hears nothing for so long is broken
GAME = {"players": "4"}  # four seats, and a television


class Evening(NamedTuple):
    """Seconds from key to terminal and to the last phone, the longest stall, and MB before phones and with them."""

    terminal: list[float]
    phones: list[float]
    stall: float
    memory: tuple[float, float]


class Pages:
    """What the open pages of all phones were sent last."""

    def __init__(self, count: int) -> None:
        self._sent = [(0, 0.0)] * count

    async def listen(self, lines: asyncio.StreamReader) -> None:
        while line := await lines.readline():
            number, version, at = line.split()
            self._sent[int(number)] = int(version), float(at)

    async def all_show(self, version: int) -> float:
        """When the last of them showed it."""
        end = time.perf_counter() + PATIENCE
        while any(shown < version for shown, _ in self._sent):
            assert time.perf_counter() < end, f"not all pages show version {version}: {self._sent}"
            await asyncio.sleep(0.001)
        return max(at for _, at in self._sent)


@asynccontextmanager
async def _five_phones(room: Room, folder: Path) -> AsyncIterator[Pages]:
    from companion.web.address import LAPTOP
    from companion.web.guests import Guests
    from companion.web.server import Phones

    guests = Guests(room.table.id, folder / "phones.json")
    phones = Phones(room, guests, LAPTOP)
    await asyncio.to_thread(phones.start)
    seats = (*room.table.game.names(room.table.state)["seat"], "")
    tickets = [guests.sit_down(seat, "en") for seat in seats]
    command = [sys.executable, "-m", "bench.phone_pages", LAPTOP, str(phones.port), *tickets]
    browser = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert browser.stdout is not None
    pages = Pages(len(tickets))
    listening = asyncio.create_task(pages.listen(browser.stdout))
    try:
        await pages.all_show(room.version)
        yield pages
    finally:
        browser.terminate()
        await browser.wait()
        listening.cancel()
        await asyncio.to_thread(phones.stop)


async def _evening(app: App[Any], keys: Keys, folder: Path | None) -> Evening:
    """Decisions entered with keys; `folder`: with five phones that look on."""
    app.driver_class = SilentTerminal
    terminal, on_phones = list[float](), list[float]()
    async with app.run_test(headless=False, size=(WIDTH, HEIGHT)):
        typist, room = Typist(app), app.screen._sitting.room  # type: ignore[attr-defined]
        await asyncio.sleep(0.5)
        first = next(keys)
        before_phones = _memory()
        async with _five_phones(room, folder) if folder else _nobody() as pages:
            memory = before_phones, _memory()
            listening = asyncio.create_task(typist.listen())
            key = first[1]
            while len(terminal) < CHANGES:
                before, pressed = room.version, time.perf_counter()
                took = await typist.press(key)
                if took is not None and room.version != before:
                    terminal.append(took)
                    if pages is not None:
                        on_phones.append(await pages.all_show(room.version) - pressed)
                key = next(keys)[1]
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening
    return Evening(terminal, on_phones, typist.longest_stall, memory)


@asynccontextmanager
async def _nobody() -> AsyncIterator[None]:
    yield None


def _memory() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def ratios() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory() as name:
        before = os.environ.copy()
        os.environ["COMPANION_HOME"] = name
        store = Store()
        try:
            yield from _measured(store, Path(name))
        finally:
            store.close()
            os.environ.clear()
            os.environ.update(before)


def _measured(store: Store, folder: Path) -> Iterator[Ratio]:
    alone, watched = list[Evening](), list[Evening]()
    for number in range(ROUNDS):
        alone.append(asyncio.run(_evening(*deciding_game(store, "clockwork", options=GAME), folder=None)))
        own = folder / str(number)
        own.mkdir()
        watched.append(asyncio.run(_evening(*deciding_game(store, "clockwork", options=GAME), folder=own)))
    terminal = statistics.median(took for evening in watched for took in evening.terminal)
    phones = statistics.median(took for evening in watched for took in evening.phones)
    detail = f"{phones * 1e3:.0f} ms : {terminal * 1e3:.0f} ms, median of {CHANGES * ROUNDS} changes"
    yield Ratio("a change on the last of five phones : on the terminal", phones / terminal, "≤ 3", detail)
    # What else runs on this machine only adds to a stall: the least of all evenings has the least of that.
    stall, quiet = (min(each.stall for each in evenings) for evenings in (watched, alone))
    detail = f"{stall * 1e3:.0f} ms : {quiet * 1e3:.0f} ms"
    yield Ratio("longest stall of the app with five phones : with none", stall / quiet, "≤ 2", detail)
    less, more = watched[0].memory  # the first one loads what phones need
    yield Ratio("memory with five phones : with none", more / less, "≤ 1.5", f"{more:.0f} MB : {less:.0f} MB")
