"""A picture made of characters: quarter blocks in two colours a cell, or letters on a plain ASCII terminal."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

if TYPE_CHECKING:
    from PIL.Image import Image

# The dark quarters of a cell as bits: top left 1, top right 2, bottom left 4, bottom right 8.
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
LETTERS = " .:-=+*#%@"  # from paper to ink
BOX = 4  # Pillow's number of the filter that averages
FLAT = 18  # of 255: below that, two shades in a cell are one
_SHADES = 8  # colours are rounded to multiples of it: fewer styles, and nobody sees it
# Thin lines make a cell only a little darker: every trace of ink is shown.
_LETTER_OF = "".join(LETTERS[ceil(((255 - shade) // 4 / 63) ** 0.6 * (len(LETTERS) - 1))] for shade in range(256))
_ON_PAPER = Style(color=Color.from_rgb(0, 0, 0), bgcolor=Color.from_rgb(255, 255, 255))


class Cells(NamedTuple):
    """So many cells across and down."""

    width: int
    height: int


def draw_blocks(picture: Image, size: Cells) -> list[Strip]:
    """Four pixels a cell."""
    small = picture.convert("RGB").resize((size.width * 2, size.height * 2), BOX)
    pixels, row = small.tobytes(), size.width * 2 * 3
    strips = []
    for y in range(size.height):
        top, bottom = pixels[y * 2 * row : (y * 2 + 1) * row], pixels[(y * 2 + 1) * row : (y * 2 + 2) * row]
        cells = [_quarters(top[x : x + 6] + bottom[x : x + 6]) for x in range(0, row, 6)]
        strips.append(_strip(cells, size.width))
    return strips


def draw_letters(picture: Image, size: Cells) -> list[Strip]:
    """One letter a cell: the darker, the more ink it has."""
    grey = picture.convert("L").resize(size, BOX).tobytes()
    rows = [grey[y * size.width : (y + 1) * size.width] for y in range(size.height)]
    return [Strip([Segment("".join(map(_LETTER_OF.__getitem__, row)), _ON_PAPER)], size.width) for row in rows]


def _quarters(pixels: bytes) -> tuple[str, Style]:
    """Two colours for four pixels, the darker ones in front."""
    shades = [(pixels[i] * 54 + pixels[i + 1] * 183 + pixels[i + 2] * 18) >> 8 for i in (0, 3, 6, 9)]
    low, high = min(shades), max(shades)
    if high - low < FLAT:
        ground = _mean(pixels, range(4))
        return " ", _style(ground, ground)
    limit = (low + high) // 2
    dark = [i for i in range(4) if shades[i] <= limit]
    light = [i for i in range(4) if shades[i] > limit]
    return QUARTERS[sum(1 << i for i in dark)], _style(_mean(pixels, dark), _mean(pixels, light))


def _mean(pixels: bytes, which: list[int] | range) -> tuple[int, int, int]:
    count = len(which)
    red, green, blue = (_round(sum(pixels[i * 3 + part] for i in which) // count) for part in range(3))
    return red, green, blue


def _round(shade: int) -> int:
    return min(255, (shade + _SHADES // 2) // _SHADES * _SHADES)


@lru_cache(maxsize=4096)
def _style(front: tuple[int, int, int], back: tuple[int, int, int]) -> Style:
    return Style(color=Color.from_rgb(*front), bgcolor=Color.from_rgb(*back))


def _strip(cells: list[tuple[str, Style]], width: int) -> Strip:
    runs = groupby(cells, key=lambda cell: cell[1])
    return Strip([Segment("".join(sign for sign, _ in run), style) for style, run in runs], width)
