"""Phones at an open table: switched on by a key, and from then on part of it. Before that nothing of them is loaded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import TYPE_CHECKING

from companion import places
from companion.kernel.trouble import Trouble
from companion.store import Sitting
from companion.text.phoning import PhoneWords
from companion.tui.keys import shown
from companion.tui.screens.table_steps import TableSteps

if TYPE_CHECKING:
    from companion.tui.screens.phones import PhonesScreen
    from companion.web.switch import Switch


class TablePhones(TableSteps):
    """They stay on while their screen is closed, and as long as the table is open."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._phones: Switch | None = None
        self._shows: PhonesScreen | None = None
        self._sit = 0  # how many phones and screens for everybody do, while they are on

    # --- on ----------------------------------------------------------------------------------------------------------

    def action_phones(self) -> None:
        """Who sits where, and the code by which one joins."""
        from companion.tui.screens.phones import PhonesScreen

        if self._sitting.why is not None:
            self.app.tell(self._sitting.why)
        else:
            self._shows = PhonesScreen(self._real, self.phones())
            self.app.push_screen(self._shows)

    def phones(self) -> Switch:
        """Of the phones of this table, from now on loaded."""
        if self._phones is None:
            from companion.web.switch import Switch

            self._phones = Switch(self._sitting.room, self._from_any_thread(self._phones_changed))
        return self._phones

    def _from_any_thread(self, does: Callable[[], None]) -> Callable[[], None]:
        loop, context = asyncio.get_running_loop(), copy_context()

        def told() -> None:
            with suppress(RuntimeError):  # the app has ended
                loop.call_soon_threadsafe(partial(self.call_later, does), context=context)

        return told

    def listen(self) -> None:
        """Phones that were on when the table was left are on again: those who sat here look for it."""
        super().listen()
        if self._sitting.may_write and places.phones().exists():
            self.run_worker(self._bring_back())

    async def _bring_back(self) -> None:
        try:
            if await self.app.in_background(self.phones().come_back):
                self.app.notify(self.say("phones-again", key=shown("phones", self.app)), markup=False)
        except Trouble as trouble:
            told = " ".join(self.teller.trouble(trouble))
            anew = self.say("phones-not-again", key=shown("phones", self.app))
            self.app.notify(f"{anew} {told}", severity="warning", markup=False)

    # --- news --------------------------------------------------------------------------------------------------------

    def _phones_changed(self) -> None:
        """Somebody has sat down, was released, or is back; they were switched on or off."""
        if self._phones is None or self.gone:
            return
        news, words = list(self._phones.news()), PhoneWords(self.teller)
        self._sit = sum(place.sit for place in self._phones.places())
        self._draw_ribbon()
        if self._shows is not None and not self._shows.gone:
            self._shows.phones_changed(news)
            return
        for kind, seat in news:
            self.app.notify(words.news(kind, seat), markup=False)

    def _flags(self) -> dict[str, int]:
        on = self._phones is not None and self._phones.is_on
        return super()._flags() | ({"tui-flag-phones": self._sit} if on else {})

    # --- leaving -----------------------------------------------------------------------------------------------------

    async def stand_up(self) -> None:
        """Pages are let go; whatever they do about it, nobody waits long."""
        self._sitting.leave()
        if self._phones is not None:
            await self.app.in_background(self._phones.leave)
