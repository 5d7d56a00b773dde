"""A sign for each kind of tile: a silhouette that reads at 8 mm and at 40, drawn on a grid of 24 by 24."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Literal, NamedTuple, TypeAlias

from companion.games.clockwork.maps.tiles import Kind
from companion.printing.box import Point
from companion.printing.ink import Ink, Paint
from companion.printing.paths import circle_path
from companion.printing.surface import Surface

GRID = 24.0
_EDGE, _STROKE = 0.5, 1.5  # widths of lines on the grid
Part: TypeAlias = Literal["body", "hole", "stroke", "groove"]


class Shape(NamedTuple):
    """`body` is filled, a `hole` is cut out of it; a `stroke` is a line of the body, a `groove` one cut out of it."""

    part: Part
    path: str


def draw_icon(surface: Surface, kind: Kind, place: Point, size: float, dark: Paint, light: Paint) -> None:
    """The sign of a kind of tile."""
    draw_shapes(surface, ICONS[kind], place, size, dark, light)


def draw_shapes(
    surface: Surface, shapes: tuple[Shape, ...], place: Point, size: float, dark: Paint, light: Paint
) -> None:
    """In the square of that size with this top left corner: dark on a light ground, outlines where ink is saved."""
    scale, saving = size / GRID, surface.ink is Ink.SAVER
    with surface.at(*place):
        surface.operators.append(f"{scale:.5g} 0 0 {scale:.5g} 0 0 cm 1 J 1 j")
        for part, path in shapes:
            match part:
                case "body":
                    surface.path(path, fill=dark, line=dark, width=_EDGE)
                case "hole":
                    surface.path(path, fill=light, line=dark if saving else None, width=_EDGE)
                case "stroke":
                    surface.path(path, line=dark, width=_STROKE)
                case "groove":
                    surface.path(path, line=dark if saving else light, width=_STROKE * 0.7)


def cog_path(x: float, y: float, radius: float, teeth: int, depth: float = 0.19) -> str:
    """The outline of a wheel; a tooth is about as wide as the gap beside it."""
    step = 2 * pi / teeth
    corners: list[Point] = []
    for tooth in range(teeth):
        for turn, reach in ((-0.30, 1 - depth), (-0.19, 1.0), (0.19, 1.0), (0.30, 1 - depth)):
            angle = (tooth + turn) * step - pi / 2
            corners.append((x + radius * reach * cos(angle), y + radius * reach * sin(angle)))
    return polygon_path(*(round(number, 2) for corner in corners for number in corner))


def polygon_path(*numbers: float) -> str:
    (x, y), *others = zip(numbers[::2], numbers[1::2], strict=True)
    return f"{x:g} {y:g} m " + " ".join(f"{a:.4g} {b:.4g} l" for a, b in others) + " h"


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"{x} {y} {width} {height} re"


def star_path(x: float, y: float, radius: float, points: int, waist: float) -> str:
    corners = []
    for i in range(2 * points):
        reach = radius if i % 2 == 0 else radius * waist
        corners.append((x + reach * sin(i * pi / points), y - reach * cos(i * pi / points)))
    return polygon_path(*(round(number, 2) for corner in corners for number in corner))


def _arch(x: float, top: float, width: float, foot: float) -> str:
    """A doorway: straight sides under half a circle."""
    half, rise = width / 2, width / 2 * 0.5523
    spring = top + half
    return (
        f"{x - half:.2f} {foot} m {x - half:.2f} {spring:.2f} l "
        f"{x - half:.2f} {spring - rise:.2f} {x - rise:.2f} {top} {x} {top} c "
        f"{x + rise:.2f} {top} {x + half:.2f} {spring - rise:.2f} {x + half:.2f} {spring:.2f} c "
        f"{x + half:.2f} {foot} l h"
    )


def _conifer(x: float, top: float, half: float, foot: float) -> str:
    """Two tiers of branches on a trunk."""
    waist = top + (foot - top) * 0.52
    return polygon_path(
        *(x, top, x + half * 0.78, waist, x + half * 0.36, waist, x + half, foot),
        *(x + 0.75, foot, x + 0.75, foot + 2.2, x - 0.75, foot + 2.2, x - 0.75, foot),
        *(x - half, foot, x - half * 0.36, waist, x - half * 0.78, waist),
    )


def _wave(x: float, y: float, length: float, crest: float = 0.9) -> str:
    half, third = length / 2, length / 6
    return (
        f"{x} {y} m {x + third:.2f} {y - crest:.2f} {x + 2 * third:.2f} {y - crest:.2f} {x + half:.2f} {y} c "
        f"{x + half + third:.2f} {y + crest:.2f} {x + length - third:.2f} {y + crest:.2f} {x + length:.2f} {y} c"
    )


_POND = (
    "1.2 15.6 m 1.2 12.2 5.6 10.2 11.2 10.2 c 17.4 10.2 22.8 12.4 22.8 15.9 c "
    "22.8 19.6 17.6 21.9 12.2 21.9 c 6 21.9 1.2 19.2 1.2 15.6 c h"
)
_MOUND = "1.2 22.4 m 4.4 19.4 8 18.2 12 18.2 c 16.4 18.2 19.8 19.6 22.8 22.4 c h"
_DOME = "6.2 9.6 m 6.2 5.9 8.8 3.9 12 3.9 c 15.2 3.9 17.8 5.9 17.8 9.6 c h"
_WALLS = polygon_path(  # two towers with a wall between them, all with teeth
    *(1.6, 22.4, 1.6, 3.6, 3.6, 3.6, 3.6, 5.6, 4.9, 5.6, 4.9, 3.6, 6.9, 3.6, 6.9, 5.6),
    *(8.2, 5.6, 8.2, 10.4, 10, 10.4, 10, 8.6, 11.3, 8.6, 11.3, 10.4, 12.7, 10.4, 12.7, 8.6, 14, 8.6, 14, 10.4),
    *(15.8, 10.4, 15.8, 5.6, 17.1, 5.6, 17.1, 3.6, 19.1, 3.6, 19.1, 5.6, 20.4, 5.6, 20.4, 3.6, 22.4, 3.6, 22.4, 22.4),
)
_WORKS = polygon_path(  # two saw-toothed roofs and a chimney
    *(1.6, 22.4, 1.6, 14.2, 7.4, 10.2, 7.4, 14.2, 13.2, 10.2, 13.2, 14.2, 15.4, 14.2, 16.2, 6.2, 20.4, 6.2),
    *(21.6, 22.4),
)
_BRANCHES = (
    "11.8 19.4 m 11.9 15.4 11.2 12.8 9.6 10.6 c 8.6 9.2 7.2 8.2 5.4 7.6 c "
    "11.4 14 m 12.2 10.4 13.6 8 16.6 5.8 c 9.2 10.2 m 9.4 7.6 9 5.6 7.8 3.4 c "
    "13.6 8.6 m 13.4 6.4 13.4 4.4 14.2 2 c 14.6 7.4 m 16.6 7.8 18.2 7.6 19.8 6.8 c"
)

ICONS: dict[Kind, tuple[Shape, ...]] = {
    Kind.TOWER: (
        Shape("body", polygon_path(11, 1.2, 16.6, 9, 5.4, 9)),
        Shape(
            "body", polygon_path(7.4, 10, 14.6, 10, 15.6, 20.6, 17.2, 20.6, 17.2, 22.6, 4.8, 22.6, 4.8, 20.6, 6.4, 20.6)
        ),
        Shape("hole", _arch(11, 12.2, 2.2, 15.6)),
        Shape("body", star_path(19.6, 6.2, 3.2, 4, 0.3)),
        Shape("body", star_path(3.4, 11.6, 2.2, 4, 0.3)),
    ),
    Kind.FACTORY: (
        Shape("body", _WORKS),
        Shape("hole", f"{_box(3.8, 16.4, 2.8, 2.8)} {_box(8.6, 16.4, 2.8, 2.8)} {_box(13.4, 16.4, 2.8, 2.8)}"),
        Shape("body", circle_path(16.6, 3.4, 1.7)),
        Shape("body", circle_path(12.7, 2.9, 1.3)),
        Shape("body", circle_path(9.6, 3.5, 0.9)),
    ),
    Kind.SHRINE: (
        Shape("stroke", "12 1.4 m 12 3.6 l"),
        Shape("body", _DOME),
        Shape("body", _box(3.4, 10.4, 17.2, 1.7)),
        Shape("body", " ".join(_box(x, 12.9, 2, 5.6) for x in (4.4, 8.8, 13.2, 17.6))),
        Shape("body", f"{_box(3.4, 19.2, 17.2, 1.4)} {_box(1.6, 21.2, 20.8, 1.4)}"),
    ),
    Kind.FOREST: (
        Shape("body", _conifer(12, 1.6, 5.2, 20)),
        Shape("body", _conifer(4.3, 8.4, 3.4, 20)),
        Shape("body", _conifer(19.7, 8.4, 3.4, 20)),
    ),
    Kind.LAKE: (
        Shape("body", _POND),
        Shape("groove", " ".join((_wave(4.6, 14.6, 8), _wave(12.8, 17.4, 6.6), _wave(6.6, 18.6, 5)))),
        Shape("stroke", "17.6 11.4 m 17.9 8.6 18 7.6 18.2 5.6 c 14.6 10.6 m 14.8 9 14.8 8.6 14.8 7.4 c"),
        Shape("body", "17.4 5.8 m 17.3 4 17.6 2.6 18.5 1.6 c 19.2 2.8 19.3 4.2 19 5.9 c h"),
        Shape("body", "14 7.4 m 13.9 6 14.2 5 14.9 4.2 c 15.6 5.2 15.7 6.2 15.5 7.4 c h"),
    ),
    Kind.VILLAGE: (
        Shape("body", polygon_path(8.4, 3.4, 16.2, 11, 0.6, 11)),
        Shape("body", _box(2.4, 11.8, 12, 10.4)),
        Shape("hole", f"{_arch(6, 15.6, 3, 22.2)} {_box(9.6, 14.6, 2.8, 2.8)}"),
        Shape("body", polygon_path(18.8, 10.2, 23.4, 15, 16, 15, 16, 13)),
        Shape("body", _box(16, 15.8, 6.2, 6.4)),
        Shape("hole", _box(18.1, 17.6, 2, 2)),
    ),
    Kind.CITADEL: (
        Shape("body", _WALLS),
        Shape("hole", _arch(12, 14.4, 4.4, 22.4)),
        Shape("hole", f"{_box(4.3, 9, 1.2, 3.2)} {_box(18.5, 9, 1.2, 3.2)}"),
    ),
    Kind.BARRENS: (
        Shape("body", _MOUND),
        Shape("stroke", _BRANCHES),
        Shape("body", circle_path(19.4, 17, 1.3)),
        Shape("body", circle_path(4.6, 16.8, 0.8)),
    ),
    Kind.CAPITAL: (
        Shape("body", cog_path(12, 12, 11.4, 12)),
        Shape("hole", circle_path(12, 12, 7)),
        Shape("body", star_path(12, 12, 6.2, 5, 0.42)),
    ),
}
