"""Words with their middle at a point: numbers on signs, letters on plates."""

from __future__ import annotations

from companion.printing.box import Point
from companion.printing.fonts import CAP_HEIGHT, POINT, Face, text_width
from companion.printing.ink import Paint
from companion.printing.surface import Surface


def middle_label(
    surface: Surface,
    at: Point,
    text: str,
    size: float,
    face: Face = "bold",
    paint: Paint = "ink",
    room: float | None = None,
    least: float = 1.0,
) -> None:
    """With `room` it shrinks, down to `least` points: on a sign a small number is better than none."""
    wide = text_width(text, size, face)
    if room is not None and wide > room:
        size = max(least, size * room / wide)
    surface.label(at[0], at[1] + size * POINT * CAP_HEIGHT / 2, text, size, face, paint, "centre")
