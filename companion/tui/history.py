"""The log as lines: what happened, what to do with one's hands, and undone lines as branches."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from rich.cells import cell_len
from textual.content import Content

from companion.kernel.game import Event
from companion.kernel.handwork import lays_out
from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.text.handwork import in_lines, tasks_after
from companion.text.teller import Teller
from companion.tui.signs import Signs

SHOWN = 300  # entries; older ones are a jump away
RECENT = 30  # of them are told with what hands had to do, until somebody reads the log
TURNS = {"turn-began", "round-began", "started", "game-over"}
QUIET = {"by-itself", "card-discarded", "picked", "sealed", "sealed-anew", "revealed"}
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

    def __init__(self, table: Table[Any], with_hands: bool = True) -> None:
        self._table = table
        self._entries = {entry.n: entry for entry in table.entries()}
        self._told: dict[tuple[int, bool, bool], list[LogLine]] = {}
        self._width = 0
        self._hands_for = RECENT if with_hands else 0

    def add(self, entry: Entry) -> None:
        self._entries[entry.n] = entry

    def recall_hands(self) -> None:
        """From now on tell also what hands did long ago: every position has to be looked at for it."""
        if self._hands_for:
            self._hands_for = SHOWN

    def forget_words(self) -> None:
        """Another language or other signs."""
        self._told.clear()

    def line(self) -> list[Entry]:
        """From the start to the head."""
        return list(self._back())[::-1]

    def told(self) -> Iterator[Event]:
        """What happened on the way to the head, the newest first; nobody looks farther back than somebody asks."""
        return (event for entry in self._back() for event in reversed(entry.events))

    def _back(self) -> Iterator[Entry]:
        n: int | None = self._table.head
        while n is not None:
            entry = self._entry(n)
            yield entry
            n = entry.parent

    def _entry(self, n: int) -> Entry:
        if n not in self._entries:  # on its way: written already, not told yet
            self._entries[n] = self._table.entry(n)
        return self._entries[n]

    def lines(self, teller: Teller, signs: Signs, width: int, branches: bool) -> list[LogLine]:
        """The current line of play; with `branches` also what was undone, struck through where it was entered."""
        current = self.line()
        shown = [entry for entry in self._entries.values() if entry.is_position] if branches else current
        on_line = {entry.n for entry in current}
        if width != self._width:
            self._told.clear()
            self._width = width
        found: list[LogLine] = []
        recent = {entry.n for entry in shown[-self._hands_for :]} if self._hands_for else set()
        for entry in shown[-SHOWN:]:
            key = (entry.n, entry.n in on_line, entry.n in recent)
            if key not in self._told:
                hands = self._hands(entry, teller) if key[1] and key[2] else []
                self._told[key] = list(_tell(entry, key[1], hands, teller, signs, width))
            found += self._told[key]
        return found

    def _hands(self, entry: Entry, teller: Teller) -> list[str]:
        """The whole set-up is told elsewhere; here it would push everything else out of sight."""
        return [] if lays_out(self._table, entry) else list(in_lines(tasks_after(self._table, entry, teller), teller))

    def has_branches(self) -> bool:
        """Is there anything that was entered and is not part of the game as it stands?"""
        on_line = {entry.n for entry in self.line()}
        return any(entry.is_position and entry.n not in on_line for entry in self._entries.values())

    def marks(self) -> list[int]:
        """The entries at which a turn began, for stepping from turn to turn."""
        return [entry.n for entry in self.line() if begins_turn(entry)]

    def ahead(self) -> list[Entry]:
        """What redo would put back, in order."""
        found, n = [], self._table.tip  # type: list[Entry], int | None
        while n is not None and n != self._table.head:
            found.append(self._entry(n))
            n = found[-1].parent
        return found[::-1]


def begins_turn(entry: Entry) -> bool:
    return any(event.kind in TURNS for event in entry.events)


def _tell(entry: Entry, current: bool, hands: list[str], teller: Teller, signs: Signs, width: int) -> Iterator[LogLine]:
    number, told = str(entry.n), [event for event in entry.events if event.visible_to(None)]
    handwork = [line for hand in hands for line in _wrapped(entry.n, "", f"{signs.hand} {hand}", "hand", width)]
    for nth, event in enumerate(told, start=1):
        if nth == len(told) > 1 and event.kind in TURNS:  # what hands do belongs to the turn before
            yield from handwork
            handwork = []
        tone = "turn" if event.kind in TURNS else "quiet" if event.kind in QUIET else "plain"
        yield from _wrapped(entry.n, number, teller.event(event), tone if current else "undone", width)
        number = ""  # once is enough
    yield from handwork


def _wrapped(entry: int, number: str, text: str, tone: str, width: int) -> Iterator[LogLine]:
    wide = cell_len(text) - len(text)  # a hand takes two cells
    for part in textwrap.wrap(text, max(width - len(INDENT) - wide, 20)) or [""]:
        yield LogLine(entry, Content.styled(f"{number:>4}  {part}", TONES[tone]))
        number = ""
