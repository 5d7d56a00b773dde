"""The log as lines: what happened, what to do with one's hands, and undone lines as branches."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from rich.cells import cell_len
from textual.content import Content

from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.signs import Signs

SHOWN = 300  # entries; older ones are a jump away
TURNS = {"turn-began", "round-began", "started", "game-over"}
QUIET = {"by-itself", "card-discarded", "picked", "sealed", "revealed"}
INDENT = " " * 6
TONES = {
    "plain": "$foreground",
    "hand": "$secondary",
    "turn": "b $accent",
    "quiet": "$muted",
    "undone": "$muted strike",
}


class LogLine(Struct, frozen=True):
    """One line and the entry it belongs to."""

    entry: int
    content: Content


class History:
    """Keeps the entries of a table and how they were told, so that only what is new is put into words."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._entries = {entry.n: entry for entry in table.entries()}
        self._told: dict[tuple[int, bool], list[LogLine]] = {}
        self._width = 0

    def add(self, entry: Entry) -> None:
        self._entries[entry.n] = entry

    def forget_words(self) -> None:
        """Another language or other signs."""
        self._told.clear()

    def line(self) -> list[Entry]:
        """From the start to the head."""
        found, n = [], self._table.head  # type: list[Entry], int | None
        while n is not None:
            if n not in self._entries:  # on its way: written already, not told yet
                self._entries[n] = self._table.entry(n)
            found.append(self._entries[n])
            n = self._entries[n].parent
        return found[::-1]

    def lines(self, teller: Teller, signs: Signs, width: int, branches: bool) -> list[LogLine]:
        """The current line of play; with `branches` also what was undone, struck through where it was entered."""
        current = self.line()
        shown = [entry for entry in self._entries.values() if entry.is_position] if branches else current
        on_line = {entry.n for entry in current}
        if width != self._width:
            self._told.clear()
            self._width = width
        found: list[LogLine] = []
        for entry in shown[-SHOWN:]:
            key = (entry.n, entry.n in on_line)
            if key not in self._told:
                self._told[key] = list(_tell(entry, key[1], teller, signs, width))
            found += self._told[key]
        return found

    def marks(self) -> list[int]:
        """The entries at which a turn began, for stepping from turn to turn."""
        return [entry.n for entry in self.line() if begins_turn(entry)]

    def ahead(self) -> list[Entry]:
        """What redo would put back, in order."""
        found, n = [], self._table.tip  # type: list[Entry], int | None
        while n is not None and n != self._table.head:
            found.append(self._entries[n])
            n = self._entries[n].parent
        return found[::-1]


def begins_turn(entry: Entry) -> bool:
    return any(event.kind in TURNS for event in entry.events)


def _tell(entry: Entry, current: bool, teller: Teller, signs: Signs, width: int) -> Iterator[LogLine]:
    number = str(entry.n)
    for event in entry.events:
        if not event.visible_to(None):
            continue
        tone = "turn" if event.kind in TURNS else "quiet" if event.kind in QUIET else "plain"
        yield from _wrapped(entry.n, number, teller.event(event), tone if current else "undone", width)
        number = ""  # once is enough
        hand = teller.hand(event) if current and tone != "quiet" else None
        if hand is not None:
            yield from _wrapped(entry.n, "", f"{signs.hand} {hand}", "hand", width)


def _wrapped(entry: int, number: str, text: str, tone: str, width: int) -> Iterator[LogLine]:
    wide = cell_len(text) - len(text)  # a hand takes two cells
    for part in textwrap.wrap(text, max(width - len(INDENT) - wide, 20)) or [""]:
        yield LogLine(entry, Content.styled(f"{number:>4}  {part}", TONES[tone]))
        number = ""
