"""What a tile is worth to each capital: how soon it can be held, and against whom (docs/fairness.md).

All numbers are whole, in millionths, so that a map has the same value on every computer, however it was found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.tiles import KINDS, LAKE, Kind

MILLION = 10**6
LAST_ROUND = 7  # CW-AGE-01
SCORING = (2, 4, 7)  # CW-AGE-03
MARCH = 2  # steps of a forced march (CW-DEPLOY-10)
LAKE_VP = 3  # CW-VP-04

Each: TypeAlias = tuple[int, ...]  # a number for each capital, in their order


class Category(StrEnum):
    """What a player needs from a map. The first six come from tiles of their own, the opening from all of them."""

    POINTS = "points"
    VILLAGES = "villages"
    MAGIC = "magic"
    SCIENCE = "science"
    RELIGION = "religion"
    CITADELS = "citadels"
    OPENING = "opening"


CATEGORIES = tuple(Category)
OPENING = CATEGORIES.index(Category.OPENING)
CATEGORY_OF = {
    Kind.TOWER: Category.MAGIC,
    Kind.FACTORY: Category.SCIENCE,
    Kind.SHRINE: Category.RELIGION,
    Kind.FOREST: Category.POINTS,
    Kind.LAKE: Category.POINTS,
    Kind.VILLAGE: Category.VILLAGES,
    Kind.CITADEL: Category.CITADELS,
    Kind.BARRENS: Category.CITADELS,  # they give nothing, so it does not matter where it is counted
}
# How much a gap in each category counts: VP win the game, workers come next, the three domains together as much as VP.
WEIGHTS = {
    Category.POINTS: 3,
    Category.VILLAGES: 2,
    Category.MAGIC: 1,
    Category.SCIENCE: 1,
    Category.RELIGION: 1,
    Category.CITADELS: 1,
    Category.OPENING: 1,
}
# A tile beside a tile of another kind, in the opening. Two units bring 3 VP from a lake and 2 from a forest.
WORTH = {
    Kind.TOWER: 1,
    Kind.FACTORY: 1,
    Kind.SHRINE: 1,
    Kind.FOREST: 2,
    Kind.LAKE: LAKE_VP,
    Kind.VILLAGE: 2,
    Kind.CITADEL: 1,
    Kind.BARRENS: 0,
}


class Piece(NamedTuple):
    """A sort of tile: its kind, and the VP it pays if it is a lake (CW-MAP-14)."""

    kind: Kind
    vp: int = LAKE_VP

    @property
    def worth(self) -> int:
        return self.vp if self.kind is Kind.LAKE else WORTH[self.kind]


class Row(NamedTuple):
    """What one sort of tile gives each capital on each place of a layout, in its category and in the opening."""

    category: int
    gives: tuple[Each, ...]
    opens: tuple[Each, ...]


def rows(design: HexMap) -> tuple[list[Row], list[int]]:
    """A row for each sort of tile of a map, and the number of the row for the tile on each place."""
    found, numbers = list(_usual_rows(design.layout)), list(design.kinds)
    for place, vp in design.special:
        numbers[place] = len(found)
        found.append(row(design.layout, Piece(KINDS[LAKE], vp)))
    return found, numbers


@cache
def _usual_rows(layout: Layout) -> tuple[Row, ...]:
    return tuple(row(layout, Piece(kind)) for kind in KINDS)


@cache
def row(layout: Layout, piece: Piece) -> Row:
    distances = tuple(zip(*layout.distances, strict=True))
    gives = (_divided(near, [tempo(piece, steps) for steps in near]) for near in distances)
    opens = (_divided(near, [piece.worth * (steps <= MARCH) for steps in near]) for near in distances)
    return Row(CATEGORIES.index(CATEGORY_OF[piece.kind]), tuple(gives), tuple(opens))


def tempo(piece: Piece, steps: int) -> float:
    """What the tile brings until the end of the game, at the mean of marching there and walking there."""
    return (brings(piece, -(-steps // MARCH)) + brings(piece, steps)) / 2


def brings(piece: Piece, since: int) -> int:
    """What the tile brings to a player who holds it from that round on."""
    rounds = max(0, LAST_ROUND - since + 1)
    match piece.kind:
        case Kind.FOREST | Kind.LAKE:  # in the scoring phases that are still to come (CW-VP-03, CW-VP-04)
            return piece.worth * sum(since <= scoring for scoring in SCORING)
        case Kind.VILLAGE:  # workers come at the beginning of a round (CW-RECR-08), so first in the next one
            return max(0, rounds - 1)
        case Kind.BARRENS:  # CW-BASE-14
            return 0
    return rounds  # influence in each study segment (CW-STUDY-01 to -03), support in each round (CW-SUP-03)


def shares(near: Sequence[int]) -> list[float]:
    """Who is likely to hold a tile: by the inverse square of the distance."""
    pull = [steps**-2 for steps in near]
    return [one / sum(pull) for one in pull]


def nearest_takes_all(near: Sequence[int]) -> list[float]:
    """The cross-check: the nearest capital holds it, those equally near divide it."""
    closest = [steps == min(near) for steps in near]
    return [one / sum(closest) for one in closest]


def _divided(near: Sequence[int], values: Sequence[float]) -> Each:
    return tuple(round(MILLION * share * value) for share, value in zip(shares(near), values, strict=True))


def access(table: Sequence[Row], numbers: Iterable[int], capitals: int) -> list[list[int]]:
    """What each capital gets, category by category."""
    found = [[0] * capitals for _ in CATEGORIES]
    for place, number in enumerate(numbers):
        category, gives, opens = table[number]
        found[category] = [have + more for have, more in zip(found[category], gives[place], strict=True)]
        found[OPENING] = [have + more for have, more in zip(found[OPENING], opens[place], strict=True)]
    return found


def spread(got: Sequence[int]) -> int:
    """The gap between the best and the worst as a part of the mean, in millionths."""
    total = sum(got)
    return (max(got) - min(got)) * len(got) * MILLION // total if total else 0
