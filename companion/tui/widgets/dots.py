"""Lines finer than letters: a picture of dots, two across and four down in each character."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple, TypeAlias

from companion.tui.signs import UNICODE, Signs

Point: TypeAlias = tuple[float, float]  # in dots

ACROSS, DOWN = 2, 4
_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of each dot, as Unicode numbers them
_BLANK = 0x2800
_LEVEL, _UPRIGHT, _FALLING, _RISING = "-", "|", "\\", "/"


class Stroke(NamedTuple):
    """What a character shows: the dots of one ink. `slope` is that of the line through it, for plain terminals."""

    ink: str
    bits: int
    slope: str


class Dots:
    """Draws lines in inks. Where two inks meet in a character the stronger one, the later of `inks`, is seen.

    A plain terminal has no dots: there a character shows the sign of its ink, or the slope of the line if it has none.
    """

    def __init__(self, inks: Mapping[str, str]) -> None:
        self._plain = inks
        self._rank = {ink: rank for rank, ink in enumerate(inks)}
        self._strokes: dict[tuple[int, int], Stroke] = {}

    def line(self, start: Point, end: Point, ink: str, every: int = 1) -> None:
        """A straight line; `every`: only each second or third dot of it."""
        slope = _slope(end[0] - start[0], end[1] - start[1])
        for x, y in list(_steps(start, end))[::every]:
            self._dot(x, y, ink, slope)

    def course(self, points: Sequence[Point], ink: str, every: int = 1) -> None:
        """From point to point."""
        for start, end in pairwise(points):
            self.line(start, end, ink, every)

    def _dot(self, x: int, y: int, ink: str, slope: str) -> None:
        at, bit = (x // ACROSS, y // DOWN), _BITS[y % DOWN][x % ACROSS]
        there = self._strokes.get(at)
        if there is None or self._rank[there.ink] < self._rank[ink]:
            self._strokes[at] = Stroke(ink, bit, slope)
        elif there.ink == ink:
            self._strokes[at] = Stroke(ink, there.bits | bit, there.slope)

    def ink(self, x: int, row: int) -> str:
        """The ink in a character; nothing if nothing is drawn there."""
        stroke = self._strokes.get((x, row))
        return stroke.ink if stroke else ""

    def sign(self, x: int, row: int, signs: Signs) -> str:
        """How that character looks."""
        stroke = self._strokes.get((x, row))
        if stroke is None:
            return " "
        return chr(_BLANK + stroke.bits) if signs is UNICODE else self._plain[stroke.ink] or stroke.slope


def _steps(start: Point, end: Point) -> Iterator[tuple[int, int]]:
    """Dots from one point to another, each once."""
    across, down = end[0] - start[0], end[1] - start[1]
    many = max(1, round(max(abs(across), abs(down))))
    steps = ((int(start[0] + across * at / many), int(start[1] + down * at / many)) for at in range(many + 1))
    return iter(dict.fromkeys(steps))


def _slope(across: float, down: float) -> str:
    """Rather level or upright than aslant: a letter is twice as high as wide, so is a group of dots."""
    long = hypot(across, down)
    if abs(down) <= 0.4 * long:
        return _LEVEL
    if abs(across) <= 0.25 * long:
        return _UPRIGHT
    return _FALLING if across * down > 0 else _RISING
