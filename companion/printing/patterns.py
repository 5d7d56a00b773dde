"""Hatchings for areas, as one path from (0, 0) over a width and height in whole millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from companion.printing.ink import Pattern

PATTERN_WIDTH = 0.22  # mm
_STEP = 2.2  # mm from line to line


@lru_cache(maxsize=2_000)
def pattern_lines(pattern: Pattern, width: int, height: int) -> str:
    """A path to be stroked; its colour and width come from whoever shows it."""
    return " ".join(_SHAPES[pattern](width, height))


def _diagonal(width: int, height: int) -> Iterator[str]:
    step = _STEP * 1.414
    for i in range(int((width + height) / step) + 1):
        start = (i + 0.5) * step
        yield f"{start:.2f} 0 m {start - height:.2f} {height} l"


def _counter(width: int, height: int) -> Iterator[str]:
    step = _STEP * 1.414
    for i in range(int((width + height) / step) + 1):
        start = (i + 0.5) * step - height
        yield f"{start:.2f} 0 m {start + height:.2f} {height} l"


def _crossed(width: int, height: int) -> Iterator[str]:
    yield from _diagonal(width, height)
    yield from _counter(width, height)


def _horizontal(width: int, height: int) -> Iterator[str]:
    for i in range(int(height / _STEP) + 1):
        yield f"0 {(i + 0.5) * _STEP:.2f} m {width} {(i + 0.5) * _STEP:.2f} l"


def _vertical(width: int, height: int) -> Iterator[str]:
    for i in range(int(width / _STEP) + 1):
        yield f"{(i + 0.5) * _STEP:.2f} 0 m {(i + 0.5) * _STEP:.2f} {height} l"


def _grid(width: int, height: int) -> Iterator[str]:
    yield from _horizontal(width, height)
    yield from _vertical(width, height)


def _dots(width: int, height: int) -> Iterator[str]:
    """A line of no length with round ends is a dot, in every viewer."""
    yield "1 J 0.7 w"
    for row in range(int(height / _STEP) + 1):
        shift = _STEP * (0.25 if row % 2 else 0.75)
        for i in range(int(width / _STEP) + 1):
            x, y = i * _STEP + shift, (row + 0.5) * _STEP
            yield f"{x:.2f} {y:.2f} m {x:.2f} {y:.2f} l"


def _waves(width: int, height: int) -> Iterator[str]:
    crest, long = 0.55, 4.4
    for row in range(int(height / _STEP) + 1):
        y = (row + 0.5) * _STEP
        yield f"0 {y:.2f} m"
        for i in range(int(width / long) + 1):
            middle, end = (i + 0.5) * long, (i + 1) * long
            yield f"{middle:.2f} {y - 3 * crest:.2f} {middle:.2f} {y + 3 * crest:.2f} {end:.2f} {y:.2f} c"


def _plain(width: int, height: int) -> Iterator[str]:
    return iter(())


_SHAPES = {
    Pattern.PLAIN: _plain,
    Pattern.DIAGONAL: _diagonal,
    Pattern.COUNTER: _counter,
    Pattern.CROSSED: _crossed,
    Pattern.HORIZONTAL: _horizontal,
    Pattern.VERTICAL: _vertical,
    Pattern.GRID: _grid,
    Pattern.DOTS: _dots,
    Pattern.WAVES: _waves,
}
