"""A sign for each of the eight actions, in parts of its size around its middle."""

from __future__ import annotations

from companion.printing.box import Point
from companion.printing.ink import Paint
from companion.printing.surface import Surface

_CHEVRON = ((-0.16, -0.34), (0.02, -0.34), (0.24, 0.0), (0.02, 0.34), (-0.16, 0.34), (0.06, 0.0))
_BLOCK = ((-0.34, -0.3), (0.02, -0.3), (0.02, 0.42), (-0.34, 0.42))
_PLUS = (
    *((0.18, -0.44), (0.28, -0.44), (0.28, -0.28), (0.44, -0.28), (0.44, -0.18), (0.28, -0.18), (0.28, -0.02)),
    *((0.18, -0.02), (0.18, -0.18), (0.02, -0.18), (0.02, -0.28), (0.18, -0.28)),
)
_WALL = (
    *((-0.44, 0.4), (-0.44, -0.3), (-0.28, -0.3), (-0.28, -0.14), (-0.1, -0.14), (-0.1, -0.3), (0.1, -0.3)),
    *((0.1, -0.14), (0.28, -0.14), (0.28, -0.3), (0.44, -0.3), (0.44, 0.4)),
)
_SWORD = (
    *((-0.42, -0.44), (-0.3, -0.42), (0.16, 0.1), (0.26, 0.02), (0.34, 0.1), (0.26, 0.18), (0.42, 0.36)),
    *((0.36, 0.42), (0.18, 0.26), (0.1, 0.34), (0.02, 0.26), (0.1, 0.16), (-0.4, -0.32)),
)
_ARROW = ((0.0, -0.46), (0.36, -0.06), (0.15, -0.06), (0.15, 0.44), (-0.15, 0.44), (-0.15, -0.06), (-0.36, -0.06))
_STAR = (
    *((0.0, -0.46), (0.11, -0.15), (0.44, -0.14), (0.18, 0.06), (0.27, 0.37), (0.0, 0.19)),
    *((-0.27, 0.37), (-0.18, 0.06), (-0.44, -0.14), (-0.11, -0.15)),
)


def _moved(shape: tuple[Point, ...], right: float) -> tuple[Point, ...]:
    return tuple((x + right, y) for x, y in shape)


def _mirrored(shape: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((-x, y) for x, y in shape)


SIGNS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "MOVE1": (_CHEVRON,),
    "MOVE2": (_moved(_CHEVRON, -0.16), _moved(_CHEVRON, 0.16)),
    "RECRUIT": (_BLOCK, _PLUS),
    "FORTIFY": (_WALL,),
    "ATTACK": (_SWORD, _mirrored(_SWORD)),
    "ATTACK+1": (_moved(_SWORD, -0.08), _moved(_PLUS, 0.04)),
    "STRENGTH": (_ARROW,),
    "SCORE": (_STAR,),
}


def draw_action(surface: Surface, card: str, middle: Point, size: float, paint: Paint = "mark") -> None:
    """Nothing for a card of a player's own."""
    for shape in SIGNS.get(card, ()):
        points = [(middle[0] + x * size, middle[1] + y * size) for x, y in shape]
        surface.polygon(points, paint, None)
