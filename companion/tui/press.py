"""The press: PDFs and pictures of their pages, made off the event loop so that no key ever waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

from companion.files import note_crash
from companion.games.registry import load
from companion.kernel.trouble import Trouble
from companion.tui.pictures import Frame, Picture, draw

if TYPE_CHECKING:
    from companion.printing.job import Job

P = ParamSpec("P")
R = TypeVar("R")
LONG = 0.5  # seconds: a job that takes longer shows how far it is


class Proof(NamedTuple):
    """One page as it will be printed."""

    picture: Picture
    page: int
    pages: int


class Press:
    """Keeps the last PDF: what was looked at need not be made again to be printed."""

    def __init__(self, progress: Callable[[int, int], None]) -> None:
        """`progress(done, total)` is told how far a long job is; none of none when it is over."""
        self._progress = progress
        self._busy = asyncio.Lock()
        self._made: tuple[Job, bytes] | None = None

    @staticmethod
    async def warm_up(sheets: str) -> None:
        """Loading all that draws takes longer than anybody wants to wait for a key."""
        await asyncio.to_thread(import_module, "companion.prints")
        await asyncio.to_thread(load, sheets)

    async def pdf(self, order: Job) -> bytes:
        async with self._busy:
            if self._made is None or self._made[0] != order:
                self._made = (order, await self._make(order))
            return self._made[1]

    async def _make(self, order: Job) -> bytes:
        loop, began = asyncio.get_running_loop(), time.monotonic()

        def progress(done: int, total: int) -> None:
            if time.monotonic() - began > LONG:
                loop.call_soon_threadsafe(self._progress, done, total)

        try:
            return await asyncio.to_thread(_drawn, order.make, progress)
        finally:
            self._progress(0, 0)

    async def proof(self, order: Job, page: int, frame: Frame) -> Proof:
        pdf = await self.pdf(order)
        return await asyncio.to_thread(_drawn, _proof, pdf, page, frame)


def _drawn(draw: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """A bug in one sheet is no reason to close everything: it is noted and told like any other trouble."""
    try:
        return draw(*args, **kwargs)
    except Trouble:
        raise
    except Exception as error:
        raise Trouble("not-drawn", path=note_crash(error)) from error


def _proof(pdf: bytes, page: int, frame: Frame) -> Proof:
    from companion.prints import pages_of, picture

    pages = pages_of(pdf)
    page = max(0, min(page, pages - 1))
    return Proof(draw(picture(pdf, page, *frame.pixels), frame), page, pages)
