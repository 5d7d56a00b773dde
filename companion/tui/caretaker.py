"""Memory is looked after between two pictures: a look in the middle of a key would be felt."""

from __future__ import annotations

import asyncio
import gc

PAUSE = 0.01  # seconds after a picture: the terminal has it by then, and the next key of a held one is still to come
REST = 0.5  # seconds without a picture: people think, and a clock that ticks leaves so much
OFTEN = 32  # pictures after which it pays to look farther back
MUCH = 640  # pictures after which it pays to look at everything, which takes a tenth of a second
MANY = 20_000  # new things without a picture after which Python looks by itself; usually 700


class Caretaker:
    """Looks after the memory of the app.

    After each picture only at what is new. What lives longer is set aside, and looked at again when nobody presses
    keys: that takes longer, the longer the evening.
    """

    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._at_work = False
        self._next_look: asyncio.TimerHandle | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._pictures = 0  # since everything was looked at

    def begin(self) -> None:
        gc.enable()  # nobody has looked since Companion was started
        gc.set_threshold(MANY, *self._usual[1:])
        self._at_work = True
        self._look_at_all()

    def end(self) -> None:
        self._at_work = False
        gc.set_threshold(*self._usual)
        gc.unfreeze()
        for timer in (self._next_look, self._rest):
            if timer is not None:
                timer.cancel()

    def after_picture(self) -> None:
        """A picture has been drawn; whatever comes next, there is a moment."""
        if not self._at_work:
            return
        loop = asyncio.get_running_loop()
        self._pictures += 1
        if self._next_look is None:
            self._next_look = loop.call_later(PAUSE, self._look)
        if self._rest is not None:
            self._rest.cancel()
        if self._pictures >= MUCH:
            self._rest = loop.call_later(REST, self._look_at_all)

    def _look(self) -> None:
        self._next_look = None
        if self._pictures % OFTEN:
            gc.collect(1)
        else:
            self._look_farther()

    def _look_at_all(self) -> None:
        self._pictures = 0
        gc.unfreeze()  # some of what was set aside may be needed no more
        self._look_farther()

    def _look_farther(self) -> None:
        gc.collect()
        gc.freeze()
