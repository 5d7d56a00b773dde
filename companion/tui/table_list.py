"""The tables to go on with, in columns that fit the screen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date, timedelta

from msgspec import MsgspecError
from rich.cells import cell_len
from textual.content import Content

from companion.games.registry import GAMES
from companion.kernel.game import Facts
from companion.kernel.journal import TableRow
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.text.language import Language

_GAP = 2
_NARROWEST = 6
_CAN_SHRINK = (1, 2)  # the columns name and people
_DAMAGE = (Trouble, MsgspecError, ArithmeticError, LookupError, TypeError, ValueError)


class TableList:
    """Remembers what it read of each table until that table changes."""

    def __init__(self) -> None:
        self._rows: list[TableRow] = []
        self._facts: dict[tuple[str, float, int], Facts | None] = {}

    def name(self, rows: list[TableRow]) -> None:
        """These tables; how they stand is not known yet."""
        self._rows = rows

    def read(self, store: Store, rows: list[TableRow]) -> None:
        """These tables and how they stand: takes a moment the first time."""
        known, self._facts, self._rows = self._facts, {}, rows
        for row in rows:
            key = _version(row)
            self._facts[key] = known[key] if key in known else _headline(store, row)

    def lines(self, width: int, words: Language, today: date | None = None) -> Iterator[Content]:
        cells = [list(self._cells(row, words, today or date.today())) for row in self._rows]
        if sum(_widths(cells)) + _GAP * 4 > width:  # no room for both: the name, else the game
            cells = [["", name or game, *others] for game, name, *others in cells]
        widths = _fit(_widths(cells), width)
        for row in cells:
            columns = [
                Content(cell).truncate(room, ellipsis=True, pad=True).stylize(style)
                for cell, room, style in zip(row, widths, ("", "$accent", "", "", "$muted"), strict=True)
                if room
            ]
            yield Content(" " * _GAP).join(columns)

    def _cells(self, row: TableRow, words: Language, today: date) -> Iterator[str]:
        yield words.say(f"{row.game}-title") if row.game in GAMES else row.game
        yield row.name if row.name != row.id else ""
        yield " – ".join(filter(None, row.setup.seats.values()))
        if _version(row) not in self._facts:
            yield from ("", "")
            return
        facts = self._facts[_version(row)]
        yield words.say("cli-unreadable") if facts is None else words.say(f"{row.game}-headline", **facts)
        yield _when(row.touched, today, words)


def _version(row: TableRow) -> tuple[str, float, int]:
    return row.id, row.touched, row.head


def _headline(store: Store, row: TableRow) -> Facts | None:
    """What the list says of a table; none if this Companion cannot read it, which must not hide the others."""
    try:
        table = store.look(row)
        return table.game.headline(table.seen_by(None))
    except _DAMAGE:
        return None


def _widths(cells: list[list[str]]) -> list[int]:
    return [max(map(cell_len, column)) for column in zip(*cells, strict=True)]


def _fit(widths: list[int], room: int) -> list[int]:
    """Column widths that fit: names and people are cut, the longer ones first."""
    over = sum(width + _GAP for width in widths if width) - _GAP - room
    while over > 0 and widths:
        column = max(_CAN_SHRINK, key=lambda at: widths[at])
        if widths[column] <= _NARROWEST:
            break
        widths[column] -= 1
        over -= 1
    return widths


def _when(at: float, today: date, words: Language) -> str:
    """Today and yesterday with the time, any other day by its date."""
    try:
        moment = time.localtime(at)
        day = date(moment.tm_year, moment.tm_mon, moment.tm_mday)
    except (OverflowError, OSError, TypeError, ValueError):  # a damaged database may hold any number
        return "?"
    clock = f"{moment.tm_hour:02}:{moment.tm_min:02}"
    if day == today:
        return words.say("tui-today", time=clock)
    if day == today - timedelta(days=1):
        return words.say("tui-yesterday", time=clock)
    return words.say("tui-date", year=f"{day.year:04}", month=f"{day.month:02}", day=f"{day.day:02}")
