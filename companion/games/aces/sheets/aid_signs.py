"""Small pictures of the quick reference: the silhouettes of units and markers, dice, a coin."""

from __future__ import annotations

from functools import partial

from companion.games.aces.sheets.pictograms import draw_sign, draw_weather, solid
from companion.printing.box import Point
from companion.printing.notes import Picture
from companion.printing.surface import Surface
from companion.printing.tracks import die

_RED = "#b3392f"

# After `aces-aid-`: sections, phases and lines alike.
_SHOWN: dict[str, str] = {
    "phase-move": "tank", "phase-name": "artillery", "phase-fight": "die", "phase-money": "coin",
    "begin": "flag", "limits": "regular", "movement": "tank", "factories": "factory", "interception": "fighter",
    "naming": "artillery", "steps": "die", "red": "red-die", "experience": "chevrons", "money": "coin",
    "victory": "flag", "special": "rocket", "missions": "weather",
    "movement-costs": "trees", "movement-water": "regular", "movement-through": "special", "movement-once": "tank",
    "factories-take": "regular", "factories-inside": "factory", "factories-own": "flag",
    "red-ground": "tank", "red-range": "artillery", "red-air": "fighter",
    "money-income": "factory", "money-repair": "tank", "money-buy": "coin", "money-give": "coin",
    "victory-factories": "factory", "victory-units": "regular",
    "special-katyusha": "rocket", "special-b17": "bomber", "missions-mountains": "peaks",
    "missions-ardennes": "trees",
}  # fmt: skip


def picture_of(key: str) -> Picture | None:
    shown = _SHOWN.get(key)
    return (_OWN.get(shown) or partial(_silhouette, shown)) if shown else None


def _silhouette(sign: str, surface: Surface, middle: Point, size: float) -> None:
    draw_sign(surface, sign, middle, size * 0.95)


def _die(surface: Surface, middle: Point, size: float) -> None:
    die(surface, *middle, size * 0.85, 5)


def _red_die(surface: Surface, middle: Point, size: float) -> None:
    """With a red heart, since a red die in grey would be any die."""
    die(surface, *middle, size * 0.85, 6)
    surface.circle(*middle, size * 0.14, _RED, _RED)


def _chevrons(surface: Surface, middle: Point, size: float) -> None:
    """Two chevrons, as on a sleeve."""
    x, y = middle
    for down in (-0.22, 0.12):
        top = y + down * size
        points = [
            (x - 0.42 * size, top), (x, top + 0.22 * size), (x + 0.42 * size, top),
            (x + 0.42 * size, top + 0.16 * size), (x, top + 0.38 * size), (x - 0.42 * size, top + 0.16 * size),
        ]  # fmt: skip
        surface.polygon(points, solid(surface), None)


def _flag(surface: Surface, middle: Point, size: float) -> None:
    x, y = middle
    draw_sign(surface, "flag", middle, size)
    wave = [(-0.3, -0.46), (0.46, -0.46), (0.3, -0.2), (0.46, 0.06), (-0.3, 0.06)]
    surface.polygon([(x + a * size, y + b * size) for a, b in wave], solid(surface), None)


def _coin(surface: Surface, middle: Point, size: float) -> None:
    draw_sign(surface, "coin", middle, size)
    surface.badge(*middle, size * 0.36, "1", "paper")


def _weather(surface: Surface, middle: Point, size: float) -> None:
    draw_weather(surface, "storm", middle, size)


_OWN: dict[str, Picture] = {
    "die": _die,
    "red-die": _red_die,
    "chevrons": _chevrons,
    "flag": _flag,
    "coin": _coin,
    "weather": _weather,
}
