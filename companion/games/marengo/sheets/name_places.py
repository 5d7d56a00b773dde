"""Where the names of locales stand on the map: beside their plates, inside their areas, clear of signs. Found once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from companion.games.marengo.board.areas import Point
from companion.games.marengo.board.model import Board, Locale, said
from companion.games.marengo.sheets.plan import NUMBER, SIGN, Plan, plan_of
from companion.printing.box import Box
from companion.printing.fonts import width

NAME = 17.5  # the height of the type; all lengths are in the board's units
BLOCKS = 16.0  # the blocks of the French start, above a plate
_EDGE = 6.0  # kept free beside a border


@lru_cache(maxsize=16)
def name_places(board: Board, high: float, language: str) -> dict[str, tuple[Point, str]]:
    """Locale -> where its name begins, on the line it stands on, and the name. Those without room are left out."""
    plan = plan_of(board, high)
    found = {}
    for locale in board.locales:
        name = said(locale.name, language)
        place = _best(board, plan, locale, width("narrow", name) * NAME) if plan is not None and name else None
        if place is not None:
            found[locale.id] = (place.x, place.y + NAME * 0.8), name
    return found


def _best(board: Board, plan: Plan, locale: Locale, wide: float) -> Box | None:
    """Below the plate or above it, wherever it crosses fewer roads; never on a sign."""
    signs = [place for side in board.sides_of[locale.id] if side in plan.signs for place in plan.signs[side].places]
    free = [place for place in _tried(plan, locale, wide) if not any(_covers(place, sign, SIGN) for sign in signs)]
    return min(free, key=lambda place: sum(_covers(place, way, (0, 0)) for way in plan.ways[locale.id]), default=None)


def _tried(plan: Plan, locale: Locale, wide: float) -> Iterator[Box]:
    (x, y), scale = plan.numbers[locale.id]
    plate = NUMBER[1] * scale / 2
    for top in (y + plate + 2, y - plate - NAME - (BLOCKS if locale.french_start else 0)):
        left, right = _reach(plan.areas.outline[locale.id], top + NAME / 2)
        start = min(max(x - wide / 2, left), right - wide)
        if start >= left:
            yield Box(start, top, wide, NAME)


def _reach(corners: tuple[Point, ...], y: float) -> tuple[float, float]:
    """From where to where an area reaches at some height, less a little."""
    crossed = [
        x1 + (x2 - x1) * (y - y1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True)
        if (y1 <= y) != (y2 <= y)
    ]
    return (min(crossed) + _EDGE, max(crossed) - _EDGE) if crossed else (0.0, 0.0)


def _covers(place: Box, point: Point, size: tuple[float, float]) -> bool:
    """Something of that size around a point."""
    (x, y), wide, high = point, size[0] / 2, size[1] / 2
    return place.x - wide < x < place.right + wide and place.y - high < y < place.bottom + high
