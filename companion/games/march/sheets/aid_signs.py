"""Small pictures of the player aid: the signs of the actions, dice, armies, the walled town."""

from __future__ import annotations

from functools import partial

from companion.games.march.sheets.look import BLUE, GOLD, ORANGE, army, capital
from companion.games.march.sheets.pictograms import SIGNS, draw_action
from companion.printing.box import Box, Point
from companion.printing.notes import Picture
from companion.printing.surface import THIN, Surface
from companion.printing.tracks import die


def action(card: str) -> Picture | None:
    """None for a card of a player's own."""
    return partial(_action, card) if card in SIGNS else None


def _action(card: str, surface: Surface, middle: Point, size: float) -> None:
    draw_action(surface, card, middle, size)


def hand(surface: Surface, middle: Point, size: float) -> None:
    """Three cards."""
    x, y = middle
    for right in (-0.26, 0.0, 0.26):
        card = Box(x + (right - 0.22) * size, y - size * (0.36 + right * 0.3), size * 0.44, size * 0.66)
        surface.rect(card, "paper", "ink", THIN, radius=size * 0.06)


def town(surface: Surface, middle: Point, size: float) -> None:
    capital(surface, *middle, size * 0.92, 1)


def armies(surface: Surface, middle: Point, size: float) -> None:
    """One of each side."""
    army(surface, middle[0] - size * 0.25, middle[1], size * 0.72, BLUE)
    army(surface, middle[0] + size * 0.25, middle[1], size * 0.72, ORANGE)


def points(surface: Surface, middle: Point, size: float) -> None:
    die(surface, *middle, size * 0.85, 5)


def initiative(surface: Surface, middle: Point, size: float) -> None:
    """A disc that is turned over."""
    x, y = middle
    surface.circle(x, y, size * 0.44, BLUE.colour, "ink", THIN)
    right = f"{x:.3f} {y - size * 0.44:.3f} {size * 0.44:.3f} {size * 0.88:.3f} re"
    with surface.within(right):
        surface.circle(x, y, size * 0.44, ORANGE.colour, "ink", THIN)
    surface.line(x, y - size * 0.44, x, y + size * 0.44, GOLD, size * 0.07)


def countries(surface: Surface, middle: Point, size: float) -> None:
    """A row of three cards that touch."""
    x, y = middle
    for at, fill in ((-1, BLUE.colour), (0, "paper"), (1, ORANGE.colour)):
        surface.rect(Box(x + (at * 0.33 - 0.15) * size, y - size * 0.26, size * 0.3, size * 0.52), fill, "ink", THIN)
