"""A list whose rows are chosen by their numbers too."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.events import Key
from textual.timer import Timer

from companion.tui.widgets.menu import Menu

PATIENCE = 0.8  # seconds for the next digit of a number that may become a longer one
DIGITS = frozenset("0123456789")


class Numbered(Menu):
    """A number acts as soon as it is clear; a digit that could begin a longer one waits for it, or for enter."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self._numbered: list[str] = []
        self._begun = ""
        self._patience: Timer | None = None

    def offer_numbered(self, lines: Sequence[tuple[Content, str]], numbered: Sequence[str], item: str = "") -> None:
        """Show these lines; the items in `numbered` are chosen by 1, 2, 3 and so on."""
        self.forget_digits()
        self._numbered = list(numbered)
        self.offer(lines, item)

    def take_key(self, event: Key) -> None:
        """A digit goes on with the number that was begun, any other key begins anew."""
        begun = self._begun + (event.character or "")
        self.forget_digits()
        if event.character in DIGITS and 1 <= int(begun) <= len(self._numbered):
            event.stop()
            self._point_at(self._numbered[int(begun) - 1])
            if int(begun) * 10 <= len(self._numbered):
                self._wait(begun)
            else:
                self.action_choose()

    @property
    def waits(self) -> bool:
        """Is there a number that may become a longer one?"""
        return bool(self._begun)

    def _point_at(self, item: str) -> None:
        self.action_cursor(self._stops.index(self._items.index(item)) - self._stops.index(self.cursor))

    def _wait(self, begun: str) -> None:
        self._begun, self._patience = begun, self.set_timer(PATIENCE, self._take_begun)
        self.focus()  # enter is for this list now
        self._redraw({self.cursor})

    def _take_begun(self) -> None:
        self.forget_digits()
        self.action_choose()

    def forget_digits(self) -> None:
        if self._patience is not None:
            self._patience.stop()
            self._begun, self._patience = "", None
            self._redraw({self.cursor})

    def line(self, y: int) -> tuple[Content | None, str]:
        """Where a number waits for its next digit, that is seen."""
        content, style = super().line(y)
        if content is not None and self._begun and y + self.scroll_offset.y == self.cursor:
            begun = f"{self._begun}_"
            content = Content.styled(begun, "b $accent") + content[len(begun) :]
        return content, style
