"""What lies on a workbench: what it was before each change, and under which name it is kept."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from companion.own_files import Listed, Shelf

D = TypeVar("D")


class Draft(Generic[D]):
    """One of ours becomes the owner's with its first change, and has a file of its own from then on."""

    def __init__(self, shelf: Shelf[D], listed: Listed, now: D, *, new: bool = False) -> None:
        self.id, self.own = listed
        self.now = now
        self._shelf = shelf
        self._kept = None if new else now
        self._written = False  # since it was laid here
        self._past: list[D] = []
        self._about: Any = None  # what was changed last: typing one value is one step

    def put(self, now: D, about: Any = None) -> None:
        """How it is from now on; all changes about the same value are taken back at once."""
        if now is self.now:
            return
        if about is None or about != self._about:
            self._past.append(self.now)
        self._about, self.now = about, now
        if not self.own:
            self.id, self.own = self._shelf.place_of(self.id), True

    def rest(self) -> None:
        """What is typed next is another step."""
        self._about = None

    def undo(self) -> bool:
        """Whether there was something to take back."""
        self.rest()
        if not self._past:
            return False
        self.now = self._past.pop()
        return True

    @property
    def is_kept(self) -> bool:
        """Is the file as it should be? One of ours has none."""
        return self._kept is self.now

    def keep(self) -> None:
        """Write it down."""
        newest = self.now
        if not self._written:
            self._shelf.keep_old(self.id)
        self._shelf.keep(self.id, newest)
        self._kept, self._written = newest, True
