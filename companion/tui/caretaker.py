"""Memory is looked after between two pictures: a look in the middle of a key would be felt."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

PAUSE = 0.01  # seconds after a picture: the terminal has it by then, and the next key of a held one is still to come
OFTEN = 32  # looks at what is new to one at everything
MANY = 20_000  # new things without a picture after which Python looks by itself; usually 700


class Caretaker:
    """Looks after the memory of the app.

    What lives long is not looked at again: each full look would take longer than the one before, as Textual keeps
    old lines. But only while `to_stay` says so: what is set aside is never let go.
    """

    def __init__(self, to_stay: Callable[[], bool]) -> None:
        self._usual = gc.get_threshold()
        self._to_stay = to_stay
        self._at_work = False
        self._next_look: asyncio.TimerHandle | None = None
        self._looks = 0

    def begin(self) -> None:
        gc.enable()  # nobody has looked since Companion was started
        gc.collect()
        gc.freeze()
        gc.set_threshold(MANY, *self._usual[1:])
        self._at_work = True

    def end(self) -> None:
        self._at_work = False
        gc.set_threshold(*self._usual)
        if self._next_look is not None:
            self._next_look.cancel()

    def after_picture(self) -> None:
        """A picture has been drawn; whatever comes next, there is a moment."""
        if self._at_work and self._next_look is None:
            self._next_look = asyncio.get_running_loop().call_later(PAUSE, self._look)

    def _look(self) -> None:
        self._next_look = None
        self._looks += 1
        if self._looks % OFTEN:
            gc.collect(1)
            return
        gc.collect()
        if self._to_stay():
            gc.freeze()
