"""The worked example as a picture: both sides of a combat, each piece with what it is worth under it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from companion.games.march.sheets.aid_terms import Example
from companion.games.march.sheets.look import BLUE, ORANGE, army, capital
from companion.printing.box import Box
from companion.printing.fonts import POINT
from companion.printing.surface import HAIR, Surface
from companion.printing.tracks import die

STRENGTH = 1  # of the defender
ROW = 12.0  # the width of a side, in units: a unit is what its narrowest piece takes


class _Piece(NamedTuple):
    """Something drawn with its middle at (x, y), and what it is worth."""

    draw: Callable[[float, float], None]
    worth: str = ""


def draw_example(surface: Surface, box: Box, example: Example) -> None:
    odds = example.odds
    left, right = box.columns([1, 1], gap=box.width * 0.05)
    unit = min(left.width / 6.2, box.height / 1.9)
    block = unit * 0.95
    blue = _Piece(partial(army, surface, size=block, swatch=BLUE), str(odds.attack_strength))
    attack = [_Piece(partial(_die, surface, unit, odds.attack_strength)), *[blue] * odds.attackers]
    if odds.bonus:
        attack.append(_Piece(partial(_words, surface, unit, f"+{odds.bonus}"), str(odds.bonus)))
    defence = [
        _Piece(partial(_die, surface, unit, STRENGTH)),
        _Piece(partial(army, surface, size=block, swatch=ORANGE), str(example.standing)),
        _Piece(partial(army, surface, size=block, swatch=ORANGE, fortified=True), str(example.fortified)),
        _Piece(partial(capital, surface, size=unit * 0.85, garrison=odds.garrison), str(odds.garrison)),
    ]
    _row(surface, left, unit, attack, odds.attack)
    _row(surface, right, unit, defence, odds.defence)
    middle = (left.right + right.x) / 2
    surface.line(middle, box.y + unit * 0.1, middle, box.y + unit * 1.6, "faint", HAIR)


def _row(surface: Surface, box: Box, unit: float, pieces: list[_Piece], total: int) -> None:
    """Pieces from left to right, the total at the end of the line of their worths."""
    size = unit * 0.5 / POINT
    step = unit * 1.16
    x, y, foot = box.x + unit * 0.5, box.y + unit * 0.62, box.y + unit * 1.56
    for index, piece in enumerate(pieces):
        piece.draw(x, y)
        if piece.worth:
            surface.label(x, foot, piece.worth, size, align="centre")
        if index > 1:
            surface.label(x - step / 2, foot, "+", size, paint="soft", align="centre")
        x += step
    surface.label(x - step / 2 + unit * 0.15, foot, f"= {total}", size * 1.1, "bold")


def _die(surface: Surface, unit: float, value: int, x: float, y: float) -> None:
    die(surface, x, y, unit * 0.74, value)


def _words(surface: Surface, unit: float, text: str, x: float, y: float) -> None:
    surface.label(x, y + unit * 0.18, text, unit * 0.55 / POINT, "bold", align="centre")
