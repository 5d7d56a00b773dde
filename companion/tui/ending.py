"""A signal ends the app as its own key does: the terminal is given back as it was."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from companion.kernel.stopping import END, STOP, take_signals


@contextmanager
def ended_by_signals(end: Callable[[int], object]) -> Iterator[None]:
    loop, heard = asyncio.get_running_loop(), []
    with suppress(NotImplementedError, RuntimeError, ValueError):  # not on every system, nor beside the main thread
        for number in (STOP, *END):
            if signal.getsignal(number) is not signal.SIG_IGN:
                loop.add_signal_handler(number, end, number)
                heard.append(number)
    try:
        yield
    finally:
        for number in heard:
            loop.remove_signal_handler(number)
        if heard:
            take_signals()
