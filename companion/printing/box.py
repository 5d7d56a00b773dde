"""Places on paper: millimetres from the top left corner, y downwards, as one measures with a ruler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]


class Overflow(Exception):
    """Something does not fit its place. A mistake of the sheet, found by the tests: players never meet it."""


class Box(NamedTuple):
    """An upright rectangle. Everything that is placed gets one and stays inside it."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        return (self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom)

    def inset(self, across: float, down: float | None = None) -> Box:
        """Smaller by this much on each side; negative grows."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def moved(self, right: float, down: float) -> Box:
        return Box(self.x + right, self.y + down, self.width, self.height)

    def cut_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """The upper part of that height, and what is left below it."""
        left = _left(self.height, height, gap)
        return Box(self.x, self.y, self.width, height), Box(self.x, self.bottom - left, self.width, left)

    def cut_bottom(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """The lower part of that height, and what is left above it."""
        left = _left(self.height, height, gap)
        return Box(self.x, self.bottom - height, self.width, height), Box(self.x, self.y, self.width, left)

    def cut_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The left part of that width, and what is left of it on the right."""
        left = _left(self.width, width, gap)
        return Box(self.x, self.y, width, self.height), Box(self.right - left, self.y, left, self.height)

    def cut_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The right part of that width, and what is left of it on the left."""
        left = _left(self.width, width, gap)
        return Box(self.right - width, self.y, width, self.height), Box(self.x, self.y, left, self.height)

    def columns(self, weights: int | Sequence[float], gap: float = 0) -> list[Box]:
        """Side by side: so many equal parts, or parts of these proportions."""
        spans = _spans(self.width, weights, gap)
        return [Box(self.x + start, self.y, span, self.height) for start, span in spans]

    def rows(self, weights: int | Sequence[float], gap: float = 0) -> list[Box]:
        """Below each other: so many equal parts, or parts of these proportions."""
        spans = _spans(self.height, weights, gap)
        return [Box(self.x, self.y + start, self.width, span) for start, span in spans]

    def grid(self, across: int, down: int, gap: float = 0) -> list[Box]:
        """Equal cells, row by row."""
        return [cell for row in self.rows(down, gap) for cell in row.columns(across, gap)]

    def centred(self, width: float, height: float) -> Box:
        """A box of that size in the middle of this one."""
        return Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)

    def holds(self, other: Box, slack: float = 0.001) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def around(points: Sequence[Point]) -> Box:
    """The smallest box that holds all the points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _left(whole: float, part: float, gap: float) -> float:
    """What remains; the last part needs no gap behind it, but nothing may stick out."""
    if part > whole + 0.001:
        raise Overflow(f"{part:.1f} mm do not fit into {whole:.1f} mm")
    return max(0.0, whole - part - gap)


def _spans(length: float, weights: int | Sequence[float], gap: float) -> list[tuple[float, float]]:
    parts = [1.0] * weights if isinstance(weights, int) else list(weights)
    unit = (length - gap * (len(parts) - 1)) / sum(parts)
    spans, start = [], 0.0
    for part in parts:
        spans.append((start, part * unit))
        start += part * unit + gap
    return spans
