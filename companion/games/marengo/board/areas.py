"""The areas that a board's locales are drawn as: polygons that touch where its pairs are, all of it worked out once.

A point belongs to the locale whose area gives the smallest (x - X)² + (y - Y)² - weight, so every area is convex.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import hypot
from typing import NamedTuple, TypeAlias

from companion.games.marengo.board.model import Area, Board

Point: TypeAlias = tuple[float, float]
Shared: TypeAlias = "dict[str, dict[str, Border]]"  # locale -> what lies beyond -> the longest border they share
VISIBLE = 0.012  # of the board's width: two areas that share less are not seen to touch
OUTSIDE = ""  # what lies beyond the edge of the board


class Border(NamedTuple):
    """A straight stretch of the outline of an area, clockwise."""

    start: Point
    end: Point

    @property
    def length(self) -> float:
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    @property
    def middle(self) -> Point:
        return self.at(0.5)

    def at(self, share: float) -> Point:
        """A point of it: 0 is its start, 1 its end."""
        (x1, y1), (x2, y2) = self
        return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share

    def cut(self, number: int) -> tuple[Border, ...]:
        """Equal parts, one after the other."""
        return tuple(Border(self.at(i / number), self.at((i + 1) / number)) for i in range(number))


class Areas(NamedTuple):
    """A board as a drawing, in the units of its file; y goes down."""

    width: int
    height: int
    outline: dict[str, tuple[Point, ...]]  # of each locale, clockwise
    border: dict[str, Border]  # of each approach that faces another one, and of those on the edge of the board
    gate: dict[str, Border]  # of each entry: where it leads in from the edge
    closed: tuple[Border, ...]  # where areas touch whose locales do not: nothing crosses


class _Corner(NamedTuple):
    """A corner of an area, and what lies beyond the side that begins there."""

    point: Point
    beyond: str


@cache
def areas_of(board: Board) -> Areas | None:
    """None if the board's file does not tell where all of its locales are drawn."""
    sites = {locale.id: locale.area for locale in board.locales if locale.area is not None}
    if board.size is None or len(sites) < len(board.locales):
        return None
    width, height = board.size
    cells = {id_: _cell(id_, sites, width, height) for id_ in sites}
    shared = {id_: dict(_sides(cell)) for id_, cell in cells.items()}
    return Areas(
        width,
        height,
        outline={id_: tuple(corner.point for corner in cell) for id_, cell in cells.items()},
        border=dict(_borders(board, shared)),
        gate=dict(_gates(board, shared)),
        closed=tuple(_closed(board, shared)),
    )


def unseen_pairs(board: Board, areas: Areas) -> list[str]:
    """The approaches that face another one without a border that could be seen: an area is in the wrong place."""
    paired = [side.id for side in board.approach.values() if side.opposite is not None and not side.impassable]
    return [id_ for id_ in paired if id_ not in areas.border or areas.border[id_].length < VISIBLE * areas.width]


# --- outlines -------------------------------------------------------------------------------------------------------


def _cell(id_: str, sites: dict[str, Area], width: int, height: int) -> list[_Corner]:
    """What is left of the board when everything that is nearer to another locale is cut off."""
    corners = [_Corner(point, OUTSIDE) for point in ((0, 0), (width, 0), (width, height), (0, height))]
    for other, site in sites.items():
        if other != id_ and corners:
            corners = list(_clipped(corners, sites[id_], site, other))
    return corners


def _clipped(corners: list[_Corner], mine: Area, theirs: Area, other: str) -> Iterator[_Corner]:
    over = [_farther(corner.point, mine, theirs) for corner in corners]
    for at, corner in enumerate(corners):
        after = (at + 1) % len(corners)
        if over[at] <= 0:
            yield corner
        if (over[at] <= 0) != (over[after] <= 0):
            share = over[at] / (over[at] - over[after])
            point = Border(corner.point, corners[after].point).at(share)
            yield _Corner(point, other if over[at] <= 0 else corner.beyond)


def _farther(point: Point, mine: Area, theirs: Area) -> float:
    """How much farther a point is from my site than from theirs; not above zero: it is mine."""
    return _away(point, mine) - _away(point, theirs)


def _away(point: Point, site: Area) -> float:
    return (point[0] - site.x) ** 2 + (point[1] - site.y) ** 2 - site.weight


def _sides(corners: list[_Corner]) -> Iterator[tuple[str, Border]]:
    """What lies beyond each side; of several on the edge of the board the longest one comes last."""
    sides = [
        (corner.beyond, Border(corner.point, corners[(at + 1) % len(corners)].point))
        for at, corner in enumerate(corners)
    ]
    return iter(sorted(sides, key=lambda side: side[1].length))


# --- what lies on them ----------------------------------------------------------------------------------------------


def _borders(board: Board, shared: Shared) -> Iterator[tuple[str, Border]]:
    """Several pairs of the same two locales share their border out, in the order of the file from the top down."""
    for locale in board.locales:
        facing: dict[str, list[str]] = {}
        for side in locale.approaches:
            if side.opposite is not None or side.edge:
                beyond = OUTSIDE if side.opposite is None else board.locale_of[side.opposite]
                facing.setdefault(beyond, []).append(side.id)
        for beyond, sides in facing.items():
            if beyond in shared[locale.id]:
                parts = shared[locale.id][beyond].cut(len(sides))
                yield from zip(sides, sorted(parts, key=lambda part: part.middle[1]), strict=True)


def _gates(board: Board, shared: Shared) -> Iterator[tuple[str, Border]]:
    for locale in board.locales:
        entries = [entry.id for entry in board.entries if entry.locale == locale.id]
        border = shared[locale.id].get(OUTSIDE)
        if entries and border is not None:
            yield from zip(entries, border.cut(len(entries)), strict=True)


def _closed(board: Board, shared: Shared) -> Iterator[Border]:
    for id_, borders in shared.items():
        faced = {board.locale_of[side.opposite] for side in board.locale[id_].approaches if side.opposite is not None}
        for other, border in borders.items():
            if other != OUTSIDE and other not in faced and id_ < other:
                yield border
