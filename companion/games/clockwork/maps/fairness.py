"""How fair a map is: every number a player may ask for, all of them from the rules of access.py (docs/fairness.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from companion.games.clockwork.maps.access import (
    CATEGORIES,
    MARCH,
    MILLION,
    WEIGHTS,
    Category,
    Piece,
    access,
    nearest_takes_all,
    row,
    rows,
    spread,
)
from companion.games.clockwork.maps.balance import WHOLE, weighted
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.tiles import KINDS, Kind
from companion.kernel import hexgrid
from companion.kernel.hexgrid import Cell

Parts: TypeAlias = tuple[float, ...]  # for each capital in their order, as a part of the mean: 1.0 is what all get


class Ground(Struct, frozen=True):
    """How fair a layout is, whatever lies on it."""

    reach: Parts  # access if the same tile lay everywhere
    spread: float
    beside: tuple[int, ...]  # tiles one step from each capital
    in_march: tuple[int, ...]  # tiles two steps away
    apart: tuple[tuple[int, ...], ...]  # steps from capital to capital, around the others
    chokepoints: tuple[Cell, ...]  # without such a tile somebody would be cut off from a part of the map


class Fairness(Struct, frozen=True):
    """How fair a map is. Categories without a tile on the map are left out."""

    access: dict[Category, Parts]
    spreads: dict[Category, float]  # best less worst, as a part of the mean
    composite: float  # the weighted mean of the spreads: 0 is perfectly fair
    standing: Parts  # the weighted mean of the access to everything
    worst_off: float  # the worst standing as a part of the best
    ranking: tuple[int, ...]  # the capitals, best first: the order to choose them in (CW-MAP-13)
    claims: Parts  # the cross-check: worth of the tiles to which each capital is the nearest
    contested: float  # the part of the worth that the two nearest capitals reach in the same round
    nearest: dict[Kind, tuple[int, ...]]  # steps from each capital to its nearest tile of a kind
    ground: Ground


def measure(design: HexMap) -> Fairness:
    """Everything about a map, from scratch."""
    capitals = len(design.layout.capitals)
    table, numbers = rows(design)
    got = dict(zip(CATEGORIES, access(table, numbers, capitals), strict=True))
    spreads = [spread(each) for each in got.values()]
    parts = {category: _parts(each) for category, each in got.items() if any(each)}
    standing = _standing(parts, capitals)
    return Fairness(
        access=parts,
        spreads={category: spread(got[category]) / MILLION for category in parts},
        composite=weighted(spreads) / WHOLE,
        standing=standing,
        worst_off=min(standing) / max(standing),
        ranking=tuple(sorted(range(capitals), key=lambda capital: -standing[capital])),
        claims=_claims(design),
        contested=_contested(design),
        nearest=_nearest(design),
        ground=ground(design.layout),
    )


def _parts(got: Sequence[float]) -> Parts:
    total = sum(got)
    return tuple(each * len(got) / total if total else 1.0 for each in got)


def _standing(parts: dict[Category, Parts], capitals: int) -> Parts:
    weight = sum(WEIGHTS[category] for category in parts)
    if not weight:
        return (1.0,) * capitals
    by_capital = zip(*([WEIGHTS[category] * part for part in each] for category, each in parts.items()), strict=True)
    return tuple(sum(each) / weight for each in by_capital)


def _worths(design: HexMap) -> list[int]:
    worths = [Piece(KINDS[kind]).worth for kind in design.kinds]
    for place, vp in design.special:
        worths[place] = vp
    return worths


def _claims(design: HexMap) -> Parts:
    near = zip(*design.layout.distances, strict=True)
    claimed = [
        [worth * share for share in nearest_takes_all(steps)]
        for steps, worth in zip(near, _worths(design), strict=True)
    ]
    return _parts([sum(each) for each in zip(*claimed, strict=True)])


def _contested(design: HexMap) -> float:
    worths = _worths(design)
    contested = 0
    for worth, *steps in zip(worths, *design.layout.distances, strict=True):
        first, second = sorted(-(-each // MARCH) for each in steps)[:2]
        contested += worth * (first == second)
    return contested / sum(worths) if any(worths) else 0.0


def _nearest(design: HexMap) -> dict[Kind, tuple[int, ...]]:
    found: dict[Kind, tuple[int, ...]] = {}
    for number, kind in enumerate(KINDS):
        if number in design.kinds:
            places = [place for place, here in enumerate(design.kinds) if here == number]
            found[kind] = tuple(min(steps[place] for place in places) for steps in design.layout.distances)
    return found


@cache
def ground(layout: Layout) -> Ground:
    capitals = len(layout.capitals)
    same = access([row(layout, Piece(Kind.TOWER))], [0] * len(layout.cells), capitals)
    got = same[CATEGORIES.index(Category.MAGIC)]
    return Ground(
        reach=_parts(got),
        spread=spread(got) / MILLION,
        beside=tuple(steps.count(1) for steps in layout.distances),
        in_march=tuple(steps.count(MARCH) for steps in layout.distances),
        apart=tuple(tuple(_apart(layout, one, other) for other in layout.capitals) for one in layout.capitals),
        chokepoints=tuple(cell for cell in layout.cells if _cuts(layout, cell)),
    )


def _apart(layout: Layout, one: Cell, other: Cell) -> int:
    return hexgrid.distances(one, {*layout.cells, other})[other]


def _cuts(layout: Layout, cell: Cell) -> bool:
    """Would a capital not reach every other tile without this one?"""
    others = frozenset(layout.cells) - {cell}
    return any(len(hexgrid.distances(capital, others)) <= len(others) for capital in layout.capitals)
