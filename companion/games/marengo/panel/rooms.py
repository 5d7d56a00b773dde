"""Finds room for words on the areas of a map: near where they belong, none over the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from companion.games.marengo.board.areas import Point
from companion.games.marengo.panel.ground import BORDER, LANE, WALL, Ground

Part: TypeAlias = tuple[str, str]  # words and their style

HIGH = 2.0  # a line is as high as so many columns are wide
OVER = {BORDER: 5.0, WALL: 5.0, LANE: 0.7, "": 0.0}  # what it costs to write over a line, in columns away
OVER_ROAD = 1.2
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
        self._taken: dict[int, set[int]] = {}
        for each in taken:
            self._take(each)

    def write(self, locale: str, wordings: Sequence[Sequence[Part]], near: Point) -> tuple[Written, ...]:
        """The first wording for which there is room on the area, as near as can be; nothing if there is none."""
        for parts in wordings:
            found = min(self._places(locale, sum(len(words) for words, _ in parts), near), default=None)
            if found is not None:
                written = tuple(_one_after_the_other(parts, found.row, found.x))
                for each in written:
                    self._take(each)
                return written
        return ()

    def _take(self, written: Written) -> None:
        self._taken.setdefault(written.row, set()).update(written.columns)

    def _places(self, locale: str, wide: int, near: Point) -> Iterator[_Place]:
        """Every place that is free, with how bad it is."""
        for row, columns in self._ground.runs[locale].items():
            taken = self._taken.get(row, set[int]())
            for x in range(columns.start, columns.stop - wide + 1):
                here = range(x, x + wide)
                if taken.isdisjoint(here):
                    away = abs(x + wide / 2 - near[0]) + HIGH * abs(row + 0.5 - near[1])
                    edge = EDGE * ((x == columns.start) + (x + wide == columns.stop))
                    close = CLOSE * ((x - 1 in taken) + (x + wide in taken))
                    yield _Place(away + edge + close + sum(self._covers(each, row) for each in here), row, x)

    def _covers(self, x: int, row: int) -> float:
        return OVER.get(self._ground.dots.ink(x, row), OVER_ROAD)


def _one_after_the_other(parts: Sequence[Part], row: int, x: int) -> Iterator[Written]:
    for words, style in parts:
        yield Written(x, row, words, style)
        x += len(words)
