"""The tables to go on with, in columns that fit the screen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta

import msgspec
from msgspec import MsgspecError, Struct
from rich.cells import cell_len
from textual.content import Content

from companion import places
from companion.files import write_bytes
from companion.games.registry import boxes
from companion.kernel.game import Facts, Result, Seat
from companion.kernel.journal import TableRow
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.text.language import Language
from companion.text.standing import headline, who_plays

_GAP, _WIDE_GAP = 2, 4
_NARROWEST = 6
NAME, WHEN = "$accent", "$muted"
_DAMAGE = (Trouble, MsgspecError, ArithmeticError, LookupError, TypeError, ValueError)


class Standing(Struct, frozen=True):
    """How a table stands, and since which entry."""

    touched: float
    head: int
    facts: Facts
    result: Result | None
    winners: tuple[Seat, ...]
    score: dict[Seat, int]


class TableList:
    """Remembers what it read of each table until that table changes, also for the next time Companion is opened: so
    the first picture shows all of it, and no game has to be loaded for that.
    """

    def __init__(self) -> None:
        self._rows: list[TableRow] = []
        self._known = _remembered()

    def read(self, store: Store, rows: list[TableRow]) -> None:
        """These tables and how they stand; only those that have changed take a moment."""
        self._rows = rows
        changed = [row for row in rows if self._of(row) is None]
        found = {row.id: standing for row in changed if (standing := _read(store, row)) is not None}
        if found:
            self._known |= found
            _remember(self._known)

    def _of(self, row: TableRow) -> Standing | None:
        known = self._known.get(row.id)
        return known if known is not None and (known.touched, known.head) == (row.touched, row.head) else None

    def is_over(self, row: TableRow) -> bool:
        standing = self._of(row)
        return standing is not None and standing.result is not None

    def lines(self, width: int, words: Language, today: date | None = None, titles: int = 0) -> Iterator[Content]:
        """A line for each table; `titles` is how wide the titles of games are elsewhere on the screen."""
        cells = [list(self._cells(row, words, today or date.today())) for row in self._rows]
        widths, gap = _in_line(_widths(cells), titles), _WIDE_GAP
        if _total(widths, gap) > width:
            widths, gap = _widths(cells), _GAP
        if _total(widths, gap) > width:  # no room for both: the name, else the game
            shown = [["", name or game, *others] for game, name, *others in cells]
            widths = _widths(shown)
            if _total(widths, gap) > width:
                yield from _in_few_columns(cells, width)
                return
            cells = shown
        for row in cells:
            columns = zip(row, widths, ("", NAME, "", "", WHEN), strict=True)
            padded = [Content(cell).truncate(room, pad=True).stylize(style) for cell, room, style in columns if room]
            yield Content(" " * gap).join(padded)

    def _cells(self, row: TableRow, words: Language, today: date) -> Iterator[str]:
        yield words.say(f"{row.game}-title") if row.game in boxes() else row.game
        yield given_name(row)
        yield _people(row)
        yield _standing(row, self._of(row), words)
        yield _when(row.touched, today, words)


def shortly(store: Store, row: TableRow, words: Language) -> str:
    """What a table is called where there is room for one thing: its name, else who plays, else how it stands."""
    return given_name(row) or _people(row) or _standing(row, _read(store, row), words)


def given_name(row: TableRow) -> str:
    """What somebody called it; without a name it goes by its id, which tells nobody anything."""
    return row.name if row.name != row.id else ""


def _people(row: TableRow) -> str:
    return " – ".join(filter(None, dict.fromkeys(row.setup.seats.values())))  # one may play two sides


def _standing(row: TableRow, standing: Standing | None, words: Language) -> str:
    """How it stands; of a game that is over who won."""
    if standing is None:
        return words.say("cli-unreadable")
    if standing.result is None:
        return headline(words, row, standing.facts)
    points = " : ".join(map(str, standing.score.values()))
    winners = standing.winners
    if not winners:
        return words.say("tui-finished-tie", points=points)
    who = words.together(list(dict.fromkeys(who_plays(words, row, seat) for seat in winners)))
    return words.say("tui-finished-won", who=who, points=points)


def _read(store: Store, row: TableRow) -> Standing | None:
    """What the list says of a table; none if this Companion cannot read it, which must not hide the others."""
    try:
        table = store.look(row)
        seen = table.seen_by(None)
        told, score = table.game.headline(seen), table.game.score(seen)
        return Standing(row.touched, row.head, told, table.result, table.winners, score)
    except _DAMAGE:
        return None


def _remembered() -> dict[str, Standing]:
    """What is not known any more is read anew."""
    try:
        return msgspec.json.decode(places.standings().read_bytes(), type=dict[str, Standing])
    except (OSError, msgspec.MsgspecError):
        return {}


def _remember(known: dict[str, Standing]) -> None:
    with suppress(Trouble):  # a full disk: then it is read again the next time
        write_bytes(places.standings(), msgspec.json.encode(known))


def _widths(cells: list[list[str]]) -> list[int]:
    return [max(map(cell_len, column)) for column in zip(*cells, strict=True)]


def _in_line(widths: list[int], titles: int) -> list[int]:
    """With names that begin where something else stands behind the titles of other lines."""
    return [max(widths[0], titles), *widths[1:]] if widths else []


def _total(widths: list[int], gap: int) -> int:
    filled = [width for width in widths if width]
    return sum(filled) + gap * (len(filled) - 1)


def _in_few_columns(cells: list[list[str]], width: int) -> Iterator[Content]:
    """What a table is called, with those who play if there is room; how it stands; when it was played."""
    standings, days = _widths(cells)[-2:]
    room = width - standings - days - 2 * _GAP
    for game, name, people, standing, day in cells:
        called = Content.styled(name or game, NAME)
        shortest = called if name or not people else Content.styled(people, NAME)
        longest = called + Content(f"{' ' * _GAP}{people}") if people else shortest
        first = longest if longest.cell_length <= room else shortest
        rest = Content.assemble(f"{standing:<{standings}}", " " * _GAP, (day, WHEN))
        yield first.truncate(max(room, _NARROWEST), ellipsis=True, pad=True) + Content(" " * _GAP) + rest


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
