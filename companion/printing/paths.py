"""Outlines as PDF operators, and places that are moved and turned."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from companion.printing.box import Box, Point

ROUND = 0.5523  # how far the handles of a quarter circle reach, in radii
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
Outline: TypeAlias = Box | Sequence[Point]


def outline_path(points: Sequence[Point]) -> str:
    (x, y), *others = points
    return f"{x:.3f} {y:.3f} m " + " ".join([f"{a:.3f} {b:.3f} l" for a, b in others]) + " h"


def circle_path(x: float, y: float, radius: float) -> str:
    reach = radius * ROUND
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    return (
        f"{left:.3f} {y:.3f} m "
        f"{left:.3f} {y - reach:.3f} {x - reach:.3f} {top:.3f} {x:.3f} {top:.3f} c "
        f"{x + reach:.3f} {top:.3f} {right:.3f} {y - reach:.3f} {right:.3f} {y:.3f} c "
        f"{right:.3f} {y + reach:.3f} {x + reach:.3f} {bottom:.3f} {x:.3f} {bottom:.3f} c "
        f"{x - reach:.3f} {bottom:.3f} {left:.3f} {y + reach:.3f} {left:.3f} {y:.3f} c h"
    )


def rounded_path(box: Box, radius: float) -> str:
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    near, far = radius, radius * (1 - ROUND)
    return (
        f"{left + near:.3f} {top:.3f} m {right - near:.3f} {top:.3f} l "
        f"{right - far:.3f} {top:.3f} {right:.3f} {top + far:.3f} {right:.3f} {top + near:.3f} c "
        f"{right:.3f} {bottom - near:.3f} l "
        f"{right:.3f} {bottom - far:.3f} {right - far:.3f} {bottom:.3f} {right - near:.3f} {bottom:.3f} c "
        f"{left + near:.3f} {bottom:.3f} l "
        f"{left + far:.3f} {bottom:.3f} {left:.3f} {bottom - far:.3f} {left:.3f} {bottom - near:.3f} c "
        f"{left:.3f} {top + near:.3f} l "
        f"{left:.3f} {top + far:.3f} {left + far:.3f} {top:.3f} {left + near:.3f} {top:.3f} c h"
    )


def turned(degrees: float) -> tuple[float, float]:
    """Cosine and sine, exact for quarter turns."""
    quarter = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
    angle = math.radians(degrees)
    return quarter.get(int(degrees % 360), (0.0, 0.0)) if degrees % 90 == 0 else (math.cos(angle), math.sin(angle))


def through(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def combined(inner: Matrix, outer: Matrix | None) -> Matrix:
    if outer is None:
        return inner
    a, b, c, d, e, f = inner
    oa, ob, oc, od, oe, of = outer
    return (
        a * oa + b * oc,
        a * ob + b * od,
        c * oa + d * oc,
        c * ob + d * od,
        e * oa + f * oc + oe,
        e * ob + f * od + of,
    )
