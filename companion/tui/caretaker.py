"""Garbage is collected in small portions: a long look in the middle of a key would be felt."""

from __future__ import annotations

import gc
from collections.abc import Callable

OFTEN = 4  # small looks to a full one; usually 10


class Caretaker:
    """Looks after the memory of the app.

    What lives long is not looked at again: each full look would take longer than the one before, as Textual keeps
    old lines. But only while `to_stay` says so: what is set aside is never let go.
    """

    def __init__(self, to_stay: Callable[[], bool]) -> None:
        self._usual = gc.get_threshold()
        self._to_stay = to_stay

    def begin(self) -> None:
        gc.enable()  # nobody has looked since Companion was started
        gc.collect()
        gc.freeze()
        gc.collect()  # of nothing: Python waits with the next full look until a quarter of what it saw now is new
        gc.set_threshold(*self._usual[:2], OFTEN)
        gc.callbacks.append(self._looked)

    def end(self) -> None:
        if self._looked in gc.callbacks:
            gc.callbacks.remove(self._looked)
        gc.set_threshold(*self._usual)

    def _looked(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2 and self._to_stay():
            gc.freeze()
