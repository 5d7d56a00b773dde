"""Signs that are drawn as silhouettes: the six kinds of unit, factories, trees, peaks, a rocket, a coin; and weather.

Each is given around (0, 0) in parts of its size, so that one shape serves a marker and a poster.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import TypeAlias

from companion.games.aces.board.cards import Role
from companion.printing.box import Point
from companion.printing.ink import Ink, Paint
from companion.printing.paths import circle_path, outline_path
from companion.printing.surface import Surface

Place: TypeAlias = Callable[[float, float], Point]
DARK = "#2c3024"


def _mirrored(half: Sequence[Point]) -> list[Point]:
    """An outline from its right half, top to bottom."""
    return [*half, *((-x, y) for x, y in reversed(half))]


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


# Outlines and discs (x, y, radius) of each silhouette; what is light in it comes second.
_SOLID: dict[str, tuple[list[list[Point]], list[tuple[float, float, float]]]] = {
    "regular": (
        [
            [(-0.17, -0.3), (-0.13, -0.42), (0, -0.48), (0.13, -0.42), (0.17, -0.3), (0.2, -0.26), (-0.2, -0.26)],
            [(-0.1, -0.24), (0.1, -0.24), (0.09, -0.16), (0.19, -0.12), (0.15, 0.14), (-0.15, 0.14), (-0.19, -0.12),
             (-0.09, -0.16)],
            [(-0.14, 0.14), (0, 0.14), (-0.11, 0.5), (-0.27, 0.5)],
            [(0, 0.14), (0.14, 0.14), (0.27, 0.5), (0.11, 0.5)],
            [(-0.36, 0.13), (-0.31, 0.2), (0.4, -0.25), (0.37, -0.3)],
        ],
        [],
    ),
    "special": (
        [
            [(-0.5, -0.14), (0.12, -0.14), (0.16, -0.26), (0.3, -0.26), (0.36, -0.04), (0.5, 0.0), (0.5, 0.2),
             (-0.5, 0.2)],
            [(-0.44, -0.18), (-0.41, -0.3), (-0.32, -0.35), (-0.23, -0.3), (-0.2, -0.18)],
            [(-0.14, -0.18), (-0.11, -0.3), (-0.02, -0.35), (0.07, -0.3), (0.1, -0.18)],
        ],
        [(-0.34, 0.24, 0.12), (-0.07, 0.24, 0.12), (0.34, 0.24, 0.12)],
    ),
    "tank": (
        [
            [(-0.5, 0.06), (-0.4, -0.06), (0.4, -0.06), (0.5, 0.06), (0.36, 0.28), (-0.36, 0.28)],
            [(-0.26, -0.08), (-0.18, -0.28), (0.12, -0.28), (0.2, -0.08)],
            _box(0.1, -0.22, 0.56, -0.15),
        ],
        [],
    ),
    "artillery": (
        [
            [(-0.14, 0.0), (-0.08, 0.1), (0.52, -0.27), (0.48, -0.35)],
            [(-0.06, 0.08), (0.02, 0.18), (-0.5, 0.36), (-0.54, 0.3)],
            [(0.0, -0.24), (0.08, -0.24), (0.16, 0.14), (0.06, 0.14)],
        ],
        [(0.02, 0.14, 0.2)],
    ),
    "fighter": (
        [_mirrored([(0, -0.5), (0.05, -0.44), (0.07, -0.14), (0.5, 0.02), (0.5, 0.12), (0.07, 0.1), (0.05, 0.32),
                    (0.19, 0.4), (0.19, 0.47), (0, 0.44)])],
        [],
    ),
    "bomber": (
        [
            _mirrored([(0, -0.44), (0.06, -0.38), (0.075, -0.14), (0.54, -0.06), (0.54, 0.04), (0.075, 0.1),
                       (0.06, 0.3), (0.24, 0.36), (0.24, 0.45), (0, 0.43)]),
            *(_box(x - 0.035, -0.24, x + 0.035, -0.02) for x in (-0.38, -0.2, 0.2, 0.38)),
        ],
        [],
    ),
    "factory": (
        [
            [(-0.46, 0.4), (-0.46, -0.08), (-0.2, -0.24), (-0.2, -0.08), (0.06, -0.24), (0.06, -0.08), (0.22, -0.17),
             (0.24, -0.46), (0.38, -0.46), (0.4, -0.02), (0.46, 0.02), (0.46, 0.4)],
        ],
        [],
    ),
    "trees": (
        [
            [(x, y - 0.2), (x + 0.12, y + 0.02), (x + 0.06, y + 0.02), (x + 0.15, y + 0.17), (x + 0.03, y + 0.17),
             (x + 0.03, y + 0.24), (x - 0.03, y + 0.24), (x - 0.03, y + 0.17), (x - 0.15, y + 0.17),
             (x - 0.06, y + 0.02), (x - 0.12, y + 0.02)]
            for x, y in ((0.0, -0.14), (-0.23, 0.12), (0.23, 0.12))
        ],
        [],
    ),
    "peaks": (
        [[(-0.42, 0.26), (-0.12, -0.24), (0.02, 0.0), (0.14, -0.12), (0.42, 0.26)]],
        [],
    ),
    "flag": ([_box(-0.36, -0.48, -0.3, 0.48)], []),
    "rocket": (
        [
            _mirrored([(0, -0.5), (0.08, -0.36), (0.11, -0.14), (0.09, 0.2), (0.22, 0.36), (0.22, 0.48), (0.08, 0.4),
                       (0, 0.42)]),
        ],
        [],
    ),
    "coin": ([], [(0, 0, 0.46)]),
}  # fmt: skip
_LIGHT: dict[str, tuple[list[list[Point]], list[tuple[float, float, float]]]] = {
    "special": ([], [(-0.34, 0.24, 0.05), (-0.07, 0.24, 0.05), (0.34, 0.24, 0.05)]),
    "tank": ([], [(x, 0.15, 0.055) for x in (-0.29, -0.1, 0.1, 0.29)]),
    "artillery": ([], [(0.02, 0.14, 0.12)]),
    "factory": ([_box(-0.34, 0.1, -0.22, 0.22), _box(-0.1, 0.1, 0.02, 0.22), _box(0.14, 0.1, 0.26, 0.22)], []),
    "peaks": ([[(-0.12, -0.24), (-0.06, -0.14), (-0.11, -0.1), (-0.15, -0.14), (-0.19, -0.12)]], []),
    "coin": ([], [(0, 0, 0.36)]),
}
ROLES: tuple[Role, ...] = ("regular", "special", "tank", "artillery", "fighter", "bomber")


def solid(surface: Surface, paint: Paint = DARK) -> Paint:
    """The paint of a small silhouette: black where areas would become pale."""
    return "mark" if surface.ink is Ink.SAVER and paint != "paper" else paint


def draw_sign(
    surface: Surface, sign: str, middle: Point, size: float, paint: Paint = DARK, light: Paint = "paper"
) -> None:
    """A silhouette as wide as its size."""
    surface.path(sign_path(sign, middle, size), solid(surface, paint), None)
    holes = hole_path(sign, middle, size)
    if holes:
        surface.path(holes, light, None)


@lru_cache(maxsize=2_000)
def sign_path(sign: str, middle: Point, size: float) -> str:
    return _path(_SOLID[sign], middle, size)


@lru_cache(maxsize=2_000)
def hole_path(sign: str, middle: Point, size: float) -> str:
    return _path(_LIGHT[sign], middle, size) if sign in _LIGHT else ""


def _path(shape: tuple[list[list[Point]], list[tuple[float, float, float]]], middle: Point, size: float) -> str:
    (x, y), (outlines, discs) = middle, shape
    parts = [outline_path([(x + a * size, y + b * size) for a, b in outline]) for outline in outlines]
    parts += [circle_path(x + a * size, y + b * size, radius * size) for a, b, radius in discs]
    return " ".join(parts)


# --- weather --------------------------------------------------------------------------------------------------------


def draw_weather(surface: Surface, weather: str, middle: Point, size: float) -> None:
    """Sun, flake, drops over mud, sun over cracked ground, wind with lightning, layers of fog."""
    _WEATHERS[weather](surface, *middle, size)


def _sun(surface: Surface, x: float, y: float, size: float, lifted: float = 0.0) -> None:
    y -= lifted * size
    rays = [
        (x + cos(at) * size * 0.29, y + sin(at) * size * 0.29, x + cos(at) * size * 0.42, y + sin(at) * size * 0.42)
        for at in (pi / 4 * step for step in range(8))
    ]
    surface.lines(rays, DARK, size * 0.05)
    surface.circle(x, y, size * 0.2, "#e8b84a", DARK, size * 0.04)


def _flake(surface: Surface, x: float, y: float, size: float) -> None:
    lines = []
    for step in range(6):
        dx, dy = cos(pi / 3 * step + pi / 6), sin(pi / 3 * step + pi / 6)
        lines.append((x, y, x + dx * size * 0.44, y + dy * size * 0.44))
        bx, by = x + dx * size * 0.26, y + dy * size * 0.26
        for turn in (-pi / 4, pi / 4):
            at = pi / 3 * step + pi / 6 + turn
            lines.append((bx, by, bx + cos(at) * size * 0.15, by + sin(at) * size * 0.15))
    surface.lines(lines, "#2f6f9f", size * 0.055)


def _mud(surface: Surface, x: float, y: float, size: float) -> None:
    for dx, dy in ((-0.26, -0.2), (0.02, -0.3), (0.28, -0.18)):
        a, b, r = x + dx * size, y + dy * size, 0.1 * size
        drop = f"{a:.3f} {b - 1.6 * r:.3f} m {a + r:.3f} {b - 0.3 * r:.3f} l {a + r:.3f} {b + r:.3f} {a - r:.3f} "
        surface.path(f"{drop}{b + r:.3f} {a - r:.3f} {b - 0.3 * r:.3f} c h", solid(surface, "#2f6f9f"), None)
    ground = [
        (-0.46, 0.2),
        (-0.3, 0.1),
        (-0.1, 0.18),
        (0.1, 0.08),
        (0.3, 0.18),
        (0.46, 0.12),
        (0.46, 0.4),
        (-0.46, 0.4),
    ]
    surface.polygon([(x + a * size, y + b * size) for a, b in ground], "#8a6a45", DARK, size * 0.04)


def _drought(surface: Surface, x: float, y: float, size: float) -> None:
    _sun(surface, x, y, size * 0.8, 0.14)
    cracks = ((-0.46, 0.28, 0.46, 0.28), (-0.3, 0.28, -0.2, 0.46), (0.0, 0.28, 0.06, 0.46), (0.26, 0.28, 0.18, 0.46))
    surface.lines(
        [(x + a * size, y + b * size, x + c * size, y + d * size) for a, b, c, d in cracks], DARK, size * 0.05
    )


def _storm(surface: Surface, x: float, y: float, size: float) -> None:
    for dx, dy, radius in ((-0.2, -0.12, 0.17), (0.04, -0.2, 0.21), (0.26, -0.1, 0.15)):
        surface.circle(x + dx * size, y + dy * size, radius * size, "#9aa1a8", DARK, size * 0.04)
    cloud = [(-0.3, -0.1), (0.34, -0.1), (0.34, 0.05), (-0.32, 0.05)]
    surface.polygon([(x + a * size, y + b * size) for a, b in cloud], "#9aa1a8", None)
    surface.line(x - 0.34 * size, y + 0.05 * size, x + 0.36 * size, y + 0.05 * size, DARK, size * 0.04)
    bolt = [(0.08, 0.08), (-0.14, 0.3), (0.0, 0.28), (-0.1, 0.48), (0.16, 0.22), (0.02, 0.24)]
    surface.polygon([(x + a * size, y + b * size) for a, b in bolt], solid(surface, "#d99a1c"), None)


def _fog(surface: Surface, x: float, y: float, size: float) -> None:
    for row, (left, right) in enumerate(((-0.3, 0.4), (-0.44, 0.26), (-0.24, 0.44), (-0.4, 0.3))):
        level = y + (row * 0.2 - 0.3) * size
        surface.line(x + left * size, level, x + right * size, level, "#6f7880", size * 0.09)


_WEATHERS: dict[str, Callable[[Surface, float, float, float], None]] = {
    "normal": _sun,
    "frost": _flake,
    "mud": _mud,
    "drought": _drought,
    "storm": _storm,
    "fog": _fog,
}
