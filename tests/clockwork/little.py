"""Layouts and maps small enough to work out by hand."""

from __future__ import annotations

import math
from collections.abc import Iterable

from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.tiles import KINDS, letter

LETTERS = "".join(letter(kind) for kind in KINDS)

# Two capitals, three columns of two between them; one side is the mirror image of the other.
LITTLE = Layout("little", 2, ((2, -1), (2, 1), (3, -2), (3, 0), (4, -1), (4, 1)), ((1, 0), (5, 0)))
# A corridor: the tile in the middle is the only way from one side to the other.
CORRIDOR = Layout("corridor", 2, ((2, -1), (2, 1), (3, 0), (4, -1), (4, 1)), ((1, 0), (5, 0)))
# The left capital has three tiles beside it, the right one stands at the end of a row.
LOPSIDED = Layout("lopsided", 2, ((1, -2), (1, 2), (2, -1), (2, 1), (3, 0), (4, -1)), ((1, 0), (5, -2)))


def laid(layout: Layout, letters: str) -> HexMap:
    """A map from the letters of its tiles, column by column."""
    return HexMap(layout, bytes(map(LETTERS.index, letters)))


def looks_uniform(seen: Iterable[int]) -> bool:
    """Chi-square: are the counts as even as chance would have them (within four standard deviations)?"""
    counts = list(seen)
    expected, freedom = sum(counts) / len(counts), len(counts) - 1
    return sum((count - expected) ** 2 / expected for count in counts) < freedom + 4 * math.sqrt(2 * freedom)
