"""One open table for every front end of this process: the terminal app, the linear mode, phones."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Any, TypeVar

from companion.clock import Clocks
from companion.kernel.journal import Entry, TableSettings
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble

T = TypeVar("T")
Told = Callable[[int], None]


class Room:
    """Whoever changes the table does it here, one after the other, and everybody here is told.

    `version` grows with everything that changes the table. `why`: what is in the way, if it can only be looked at.
    """

    def __init__(self, table: Table[Any], why: Trouble | None = None) -> None:
        self.table = table
        self.why = why
        self.version = 0
        self.clocks: Clocks | None = None  # of the front end that lets them run, where others show them, too
        self._one_at_a_time = RLock()
        self._known = self._mark()
        self._listeners: tuple[Told, ...] = ()
        self._keys: dict[str, int] | None = None  # of orders, with the entry each has led to

    def do(self, step: Callable[[Table[Any]], T], after: int | None = None) -> T:
        """Take a step while nobody else does; then listeners are told what it has changed, even if it stopped halfway.

        What is asked of the table inside is all of one position. `after`: only if that entry is still the last one;
        whoever takes back what they see must not take back what somebody else has just entered.
        """
        with self._one_at_a_time:
            if self.why is not None:
                raise self.why
            if after is not None and self.table.last.n != after:
                raise Trouble("moved-on")
            try:
                return step(self.table)
            finally:
                self._tell()

    def enter_once(self, key: str, step: Callable[[Table[Any]], Entry]) -> Entry:
        """What this order came to: it is entered when it comes first, and never again.

        The key is stored with the entry, in one write: whoever did not hear the answer may ask again, also after the
        laptop was switched off in between. An order that was refused may come again.
        """

        def once(table: Table[Any]) -> Entry:
            keys = self._known_keys()
            if key not in keys:
                with table.ordered(key):
                    keys[key] = step(table).n
            return table.entry(keys[key])

        return self.do(once)

    def listen(self, told: Told) -> Callable[[], None]:
        """From now on `told` hears the version after each change; call what is given back to stop.

        It is called in the thread of the step, before anybody else can take one: it must not wait for anything.
        Neither does whoever begins or stops listening wait for a step; what is on its way may still be told.
        """
        self._listeners = (*self._listeners, told)

        def stop() -> None:
            self._listeners = tuple(other for other in self._listeners if other is not told)

        return stop

    def close(self) -> None:
        """Everybody leaves: what is on its way is entered, and nothing more."""
        with self._one_at_a_time:
            self.why = self.why or Trouble("table-left")

    def _mark(self) -> tuple[int, TableSettings]:
        return self.table.last.n, self.table.settings

    def _tell(self) -> None:
        now = self._mark()
        if now != self._known:
            self._known = now
            self.version += 1
            for told in self._listeners:
                told(self.version)

    def _known_keys(self) -> dict[str, int]:
        """Read from the journal when the first order with a key comes."""
        if self._keys is None:
            ordered = ((self.table.body(entry).order, entry.n) for entry in self.table.entries())
            self._keys = {key: n for key, n in ordered if key}
        return self._keys
