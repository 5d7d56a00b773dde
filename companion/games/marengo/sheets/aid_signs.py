"""Small pictures of the player aid: blocks, the signs of arms, stars, fences, a road."""

from __future__ import annotations

from functools import partial

from companion.games.marengo.sheets.look import (
    AUSTRIAN,
    FRENCH,
    LANE,
    MAIN_ROAD,
    WALL,
    draw_arms,
    draw_block,
    draw_fences,
    draw_star,
)
from companion.printing.box import Box, Point
from companion.printing.notes import Picture
from companion.printing.surface import Surface

# After `marengo-aid-`: sections, phases and lines alike.
_SHOWN: dict[str, str] = {
    "phase-bombard": "guns", "phase-assault": "clash", "phase-move": "road", "phase-announce": "flag",
    "start": "sun", "commands": "flag", "movement": "block", "roads": "road", "cavalry": "horse", "entries": "arrow",
    "maneuver": "arrow", "bombardment": "guns", "assault": "clash", "steps": "clash", "retreat": "back",
    "morale": "flag", "victory": "star", "board": "fence",
    "movement-reserve": "block", "movement-block": "fence", "movement-stormed": "clash",
    "roads-steps": "road", "roads-crossing": "crossing",
    "cavalry-continue": "horse",
    "bombardment-turns": "guns", "assault-who": "foot", "retreat-artillery": "guns",
    "victory-morale": "flag", "victory-stars": "star", "entries-pontoon": "road",
}  # fmt: skip


def picture_of(key: str) -> Picture | None:
    return _PICTURES[_SHOWN[key]] if key in _SHOWN else None


def _arm(arm: str, surface: Surface, middle: Point, size: float) -> None:
    draw_arms(surface, [(arm, middle)], size * 0.64)


def _block(surface: Surface, middle: Point, size: float) -> None:
    draw_block(surface, Box(middle[0] - size / 2, middle[1] - size / 4, size, size / 2), "french")


def _clash(surface: Surface, middle: Point, size: float) -> None:
    """A block of each army, end to end at an approach."""
    x, y = middle
    draw_block(surface, Box(x - size / 2, y - size * 0.46, size, size * 0.36), AUSTRIAN.name)
    draw_block(surface, Box(x - size / 2, y + size * 0.1, size, size * 0.36), FRENCH.name)
    surface.line(x - size / 2, y, x + size / 2, y, WALL, size * 0.07)


def _road(surface: Surface, middle: Point, size: float) -> None:
    x, y = middle
    surface.line(x - size / 2, y + size * 0.2, x + size / 2, y - size * 0.2, MAIN_ROAD, size * 0.18)


def _crossing(surface: Surface, middle: Point, size: float) -> None:
    x, y = middle
    surface.line(x, y - size * 0.42, x, y + size * 0.42, LANE, size * 0.12)
    surface.line(x - size / 2, y, x + size / 2, y, MAIN_ROAD, size * 0.18)


def _arrow(towards: int, surface: Surface, middle: Point, size: float) -> None:
    """To the right, or to the left."""
    x, y = middle
    shape = ((-0.48, -0.12), (0.08, -0.12), (0.08, -0.36), (0.48, 0), (0.08, 0.36), (0.08, 0.12), (-0.48, 0.12))
    surface.polygon([(x + towards * a * size, y + b * size) for a, b in shape], WALL, "ink", size * 0.03)


def _flag(surface: Surface, middle: Point, size: float) -> None:
    x, y = middle
    surface.line(x - size * 0.34, y - size * 0.48, x - size * 0.34, y + size * 0.48, "ink", size * 0.08)
    surface.area(Box(x - size * 0.3, y - size * 0.46, size * 0.7, size * 0.46), FRENCH, width=size * 0.04)


def _sun(surface: Surface, middle: Point, size: float) -> None:
    """The morning of the battle."""
    x, y = middle
    surface.circle(x, y, size * 0.24, "#e3b02f", "ink", size * 0.04)
    around = ((0, 1), (0.7, 0.7), (1, 0), (0.7, -0.7), (0, -1), (-0.7, -0.7), (-1, 0), (-0.7, 0.7))
    rays = [(x + a * size * 0.33, y + b * size * 0.33, x + a * size / 2, y + b * size / 2) for a, b in around]
    surface.lines(rays, "ink", size * 0.06)


def _star(surface: Surface, middle: Point, size: float) -> None:
    draw_star(surface, middle, size, "red")


def _fence(surface: Surface, middle: Point, size: float) -> None:
    draw_fences(surface, [middle], size * 0.62)


_PICTURES: dict[str, Picture] = {
    "foot": partial(_arm, "i"), "horse": partial(_arm, "c"), "guns": partial(_arm, "a"), "block": _block,
    "clash": _clash, "road": _road, "crossing": _crossing, "arrow": partial(_arrow, 1), "back": partial(_arrow, -1),
    "flag": _flag, "sun": _sun, "star": _star, "fence": _fence,
}  # fmt: skip
