"""Hatchings for areas, drawn from (0, 0) over a width and height in whole millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from companion.printing.ink import Pattern

PATTERN_WIDTH = 0.22  # mm
_STEP = 2.2  # mm from line to line
_SLANTED = 3.11  # mm from diagonal to diagonal along the edge: as far apart as the others


def period(pattern: Pattern) -> float:
    """mm after which it is the same again, across and down."""
    return _SLANTED if pattern in (Pattern.DIAGONAL, Pattern.COUNTER, Pattern.CROSSED) else 2 * _STEP


@lru_cache(maxsize=2_000)
def pattern_lines(pattern: Pattern, width: int, height: int) -> str:
    """Operators that draw it; the colour and width of its lines come from whoever shows it."""
    return " ".join(_SHAPES[pattern](width, height))


def _again(line: str, right: float, down: float, count: int) -> str:
    """The same line each time a step on: compressed, many of them take hardly more room than one."""
    return f"q {f'{line} S 1 0 0 1 {right:g} {down:g} cm ' * count}Q"


def _diagonal(width: int, height: int) -> Iterator[str]:
    count = int((width + height) / _SLANTED) + 1
    yield _again(f"{_SLANTED / 2:.2f} 0 m {_SLANTED / 2 - height:.2f} {height} l", _SLANTED, 0, count)


def _counter(width: int, height: int) -> Iterator[str]:
    """Whatever the height, one of them passes half a step right of the corner."""
    before = int(height / _SLANTED) + 1
    start, count = _SLANTED / 2 - before * _SLANTED, int(width / _SLANTED) + before + 1
    yield _again(f"{start:.3f} 0 m {start + height:.3f} {height} l", _SLANTED, 0, count)


def _crossed(width: int, height: int) -> Iterator[str]:
    yield from _diagonal(width, height)
    yield from _counter(width, height)


def _horizontal(width: int, height: int) -> Iterator[str]:
    yield _again(f"0 {_STEP / 2:.2f} m {width} {_STEP / 2:.2f} l", 0, _STEP, int(height / _STEP) + 1)


def _vertical(width: int, height: int) -> Iterator[str]:
    yield _again(f"{_STEP / 2:.2f} 0 m {_STEP / 2:.2f} {height} l", _STEP, 0, int(width / _STEP) + 1)


def _grid(width: int, height: int) -> Iterator[str]:
    yield from _horizontal(width, height)
    yield from _vertical(width, height)


def _dots(width: int, height: int) -> Iterator[str]:
    """A line of no length with round ends is a dot, in every viewer. Every second row is shifted."""
    dots = []
    for row, shift in enumerate((0.75, 0.25)):
        for i in range(int(width / _STEP) + 1):
            place = f"{(i + shift) * _STEP:.2f} {(row + 0.5) * _STEP:.2f}"
            dots.append(f"{place} m {place} l")
    yield f"q 1 J 0.7 w {_again(' '.join(dots), 0, 2 * _STEP, int(height / 2 / _STEP) + 1)} Q"


def _waves(width: int, height: int) -> Iterator[str]:
    crest, long, y = 0.55, 4.4, _STEP / 2
    wave = f"0 {y:.2f} m"
    for i in range(int(width / long) + 1):
        middle, end = (i + 0.5) * long, (i + 1) * long
        wave += f" {middle:.2f} {y - 3 * crest:.2f} {middle:.2f} {y + 3 * crest:.2f} {end:.2f} {y:.2f} c"
    yield _again(wave, 0, _STEP, int(height / _STEP) + 1)


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
