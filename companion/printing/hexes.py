"""Hexagons of exact size, pointy or flat on top, in axial coordinates."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from companion.printing.box import Box, Point, around

_TALL = 2 / math.sqrt(3)  # from corner to corner, for 1 from side to side


class HexGrid(NamedTuple):
    """`size` is what one measures on a tile: mm from side to opposite side. `origin`: the middle of hex (0, 0)."""

    size: float
    pointy: bool = True
    origin: Point = (0.0, 0.0)

    def middle(self, q: int, r: int) -> Point:
        along, across = self.size * (q + r / 2), self.size * r * math.sqrt(3) / 2
        if not self.pointy:
            along, across = self.size * q * math.sqrt(3) / 2, self.size * (r + q / 2)
        return self.origin[0] + along, self.origin[1] + across

    def corners(self, q: int, r: int) -> tuple[Point, ...]:
        return hexagon(*self.middle(q, r), self.size, self.pointy)

    def box(self, cells: Iterable[tuple[int, int]]) -> Box:
        """The smallest box around these hexes."""
        return around([corner for cell in cells for corner in self.corners(*cell)])

    def placed(self, cells: Iterable[tuple[int, int]], room: Box) -> HexGrid:
        """The same grid, moved so that these hexes lie in the middle of the room."""
        box = self.box(cells)
        (x, y), (to_x, to_y) = box.centre, room.centre
        return self._replace(origin=(self.origin[0] + to_x - x, self.origin[1] + to_y - y))


def hexagon(x: float, y: float, size: float, pointy: bool = True) -> tuple[Point, ...]:
    """The six corners around a middle, clockwise."""
    half, quarter, tall = size / 2, size * _TALL / 4, size * _TALL / 2
    offsets = ((0, -tall), (half, -quarter), (half, quarter), (0, tall), (-half, quarter), (-half, -quarter))
    return tuple((x + dx, y + dy) if pointy else (x - dy, y + dx) for dx, dy in offsets)


def size_to_fit(cells: Iterable[tuple[int, int]], room: Box, pointy: bool = True) -> float:
    """The largest hexes with which all of these fit the room."""
    box = HexGrid(1, pointy).box(cells)
    return min(room.width / box.width, room.height / box.height)
