"""Ctrl-C and a closed window never come in the middle of a write, so that it is always known what was stored."""

from __future__ import annotations

import signal
import threading
from types import FrameType

STOP = signal.SIGINT
END = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


class _Run:
    """What is known about this run."""

    held = 0  # how many things are being done that must not be cut in two
    waiting = 0  # the signal that came meanwhile
    stored = False


def take_signals() -> None:
    """From now on being stopped is an exception like any other: what was borrowed is given back, e.g. the terminal."""
    for number in (STOP, *END):
        if signal.getsignal(number) is not signal.SIG_IGN:  # nohup
            signal.signal(number, _stopped)


def _stopped(number: int, frame: FrameType | None) -> None:
    del frame
    if _Run.held:
        _Run.waiting = number
        return
    signal.signal(number, signal.SIG_IGN)  # once is enough: the rest of the time is needed to say what was stored
    if number == STOP:
        raise KeyboardInterrupt
    raise SystemExit(128 + number)


def ignore_signals() -> None:
    """All is said and done: nothing is left to be stopped."""
    for number in (STOP, *END):
        signal.signal(number, signal.SIG_IGN)


def hold() -> None:
    _Run.held += 1


def let_go() -> None:
    """What came meanwhile comes now."""
    _Run.held = max(0, _Run.held - 1)
    if _Run.waiting and not _Run.held:
        number, _Run.waiting = _Run.waiting, 0
        _stopped(number, None)


class Unbroken:
    """No signal inside. They come to the main thread alone, so others have nothing to wait for."""

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            hold()

    def __exit__(self, *_: object) -> None:
        if threading.current_thread() is threading.main_thread():
            let_go()


UNBROKEN = Unbroken()


def begin() -> None:
    """A new command: nothing is stored by it yet."""
    _Run.stored = False


def note_stored() -> None:
    _Run.stored = True


def anything_stored() -> bool:
    return _Run.stored
