"""Finds room for words on the areas of a map: near where they belong, none over the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from companion.games.marengo.board.areas import Point
from companion.games.marengo.panel.ground import BORDER, LANE, WALL, Ground

Part: TypeAlias = tuple[str, str]  # words and their style

HIGH = 2.0  # a line is as high as so many columns are wide
TENTHS = {BORDER: 50, WALL: 50, LANE: 7, "": 0}  # of a column away: what it costs to write over a line
ROAD = 12
EDGE = 1.5  # and to touch the next area
CLOSE = 4.0  # and to touch other words


class Written(NamedTuple):
    """Words on the map, in columns and lines."""

    x: int
    row: int
    words: str
    style: str
    place: str = ""  # what it stands for, if it is no part of the map

    @property
    def columns(self) -> range:
        return range(self.x, self.x + len(self.words))


class _Place(NamedTuple):
    bad: float
    row: int
    x: int


class Rooms:
    """Which characters are still free; what is written takes them."""

    def __init__(self, ground: Ground, taken: Iterable[Written] = ()) -> None:
        self._ground = ground
        self._taken: dict[int, bytearray] = {}  # line by line: 1 where something is written
        self._covered: dict[int, list[int]] = {}  # line by line: what all characters before this one cost
        for each in taken:
            self._take(each)

    def copy(self) -> Rooms:
        """Where something can be written by way of trial."""
        copy = Rooms(self._ground)
        copy._taken = {row: bytearray(taken) for row, taken in self._taken.items()}
        copy._covered = self._covered
        return copy

    def write(self, locale: str, wordings: Sequence[Sequence[Part]], near: Point) -> tuple[Written, ...]:
        """The first wording for which there is room on the area, as near as can be; nothing if there is none."""
        for parts in wordings:
            found = self._best(locale, sum(len(words) for words, _ in parts), near)
            if found is not None:
                written = tuple(_one_after_the_other(parts, found.row, found.x))
                for each in written:
                    self._take(each)
                return written
        return ()

    def _take(self, written: Written) -> None:
        taken = self._taken.setdefault(written.row, bytearray(self._ground.width))
        taken[written.x : written.x + len(written.words)] = b"\1" * len(written.words)

    def _best(self, locale: str, wide: int, near: Point) -> _Place | None:
        """The least bad of all places that are free; most are too far away to be looked at."""
        runs, best = self._ground.runs[locale].items(), None  # type: Iterable[tuple[int, range]], _Place | None
        for row, columns in sorted(runs, key=lambda run: abs(run[0] + 0.5 - near[1])):
            down = HIGH * abs(row + 0.5 - near[1])
            if best is not None and down > best.bad:
                break
            taken, covered = self._taken.get(row, b""), self._cost(row)
            for x in range(columns.start, columns.stop - wide + 1):
                after, away = x + wide, abs(x + wide / 2 - near[0]) + down
                if (best is not None and away > best.bad) or 1 in taken[x:after]:
                    continue
                edge = EDGE * ((x == columns.start) + (after == columns.stop))
                close = CLOSE * ((x > 0 and 1 in taken[x - 1 : x]) + (1 in taken[after : after + 1]))
                place = _Place(away + edge + close + (covered[after] - covered[x]) / 10, row, x)
                best = place if best is None else min(best, place)
        return best

    def _cost(self, row: int) -> list[int]:
        if row not in self._covered:
            inks = (self._ground.dots.ink(x, row) for x in range(self._ground.width))
            self._covered[row] = list(accumulate((TENTHS.get(ink, ROAD) for ink in inks), initial=0))
        return self._covered[row]


def _one_after_the_other(parts: Sequence[Part], row: int, x: int) -> Iterator[Written]:
    for words, style in parts:
        yield Written(x, row, words, style)
        x += len(words)
