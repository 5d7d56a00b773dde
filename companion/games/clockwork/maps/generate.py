"""Random maps (ledger 4.4): fix the composition, put the tiles in a bag, draw one after the other (CW-MAP-08, -09).

Two honest meanings of random, which differ: `random` is the bag at the table, every composition as likely as any
other; `uniform` is every map as likely as any other, so compositions with more arrangements come up more often.

All chance comes from `random()` of Python's generator, the only method that is promised to stay the same: a seed gives
the same map for ever.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate
from random import Random
from types import MappingProxyType
from typing import Literal, TypeAlias

from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.tiles import IN_BOX, KINDS
from companion.games.clockwork.maps.vectors import Range, Vector, arrangements, compositions, ranges
from companion.kernel.trouble import Trouble

Meaning: TypeAlias = Literal["random", "uniform"]
Dice: TypeAlias = Callable[[], float]
Counts: TypeAlias = Mapping[int, int]  # number in KINDS -> how many tiles
Locked: TypeAlias = Mapping[int, int]  # place of the layout -> number in KINDS
FREE: Mapping[int, int] = MappingProxyType({})
_NO_TILE: Vector = (0,) * len(KINDS)


def dice(seed: str) -> Dice:
    """Chance that repeats itself for the same seed, a word or a number."""
    return Random(int.from_bytes(blake2b(seed.encode(), digest_size=16).digest(), "big")).random


def draw(layout: Layout, dice: Dice, mode: Meaning = "random", counts: Counts = FREE, locked: Locked = FREE) -> HexMap:
    """A map by chance: with these counts, and these tiles where they are."""
    return prepared(layout, mode, tuple(sorted(counts.items())), tuple(sorted(locked.items()))).draw(dice)


def redraw(design: HexMap, dice: Dice, locked: Sequence[int], mode: Meaning = "random") -> HexMap:
    """The same numbers of tiles laid anew, except those on locked places."""
    counts = dict(enumerate(design.counts))
    drawn = draw(design.layout, dice, mode, counts, {place: design.kinds[place] for place in locked})
    special = tuple(each for each in design.special if each.place in locked)
    return HexMap(drawn.layout, drawn.kinds, special=special)


class Drawing:
    """Everything that can be worked out before the first tile is drawn."""

    def __init__(self, layout: Layout, mode: Meaning, counts: Counts, locked: Locked) -> None:
        held = bytes(locked.values())
        vectors = possible(layout, counts, tuple(map(held.count, range(len(KINDS)))))
        rests = [tuple(count - held.count(kind) for kind, count in enumerate(vector)) for vector in vectors]
        self.vectors = vectors
        self._layout = layout
        self._locked = sorted(locked.items())
        self._bags = [bytes(kind for kind, count in enumerate(rest) for _ in range(count)) for rest in rests]
        weights = [1 if mode == "random" else arrangements(rest) for rest in rests]
        total = sum(weights)
        self._shares = [share / total for share in accumulate(weights)][:-1]

    def draw(self, dice: Dice) -> HexMap:
        tiles = list(self._bags[bisect(self._shares, dice())])
        for left in range(len(tiles), 1, -1):
            drawn, last = int(dice() * left), left - 1
            tiles[last], tiles[drawn] = tiles[drawn], tiles[last]
        for place, kind in self._locked:
            tiles.insert(place, kind)
        return HexMap(self._layout, bytes(tiles))


@lru_cache(32)
def prepared(
    layout: Layout,
    mode: Meaning = "random",
    counts: tuple[tuple[int, int], ...] = (),
    locked: tuple[tuple[int, int], ...] = (),
) -> Drawing:
    return Drawing(layout, mode, dict(counts), dict(locked))


def possible(layout: Layout, counts: Counts = FREE, held: Vector = _NO_TILE) -> tuple[Vector, ...]:
    """The compositions a map of this layout may have, with fixed counts and with at least the tiles that are held.

    Whatever nobody fixes keeps to the ranges of the rulebook (A-49); the box binds everybody (CW-MAP-12).
    """
    allowed = [_allowed(kind, counts.get(kind), held[kind], usual) for kind, usual in enumerate(ranges(layout.players))]
    found = tuple(compositions(allowed, len(layout.cells)))
    if not found:
        least, most = (sum(bound) for bound in zip(*allowed, strict=True))
        raise Trouble("map-counts", layout=layout.id, tiles=len(layout.cells), least=least, most=most)
    return found


def _allowed(kind: int, count: int | None, held: int, usual: Range) -> Range:
    low, high = (count, count) if count is not None else (max(usual[0], held), max(usual[1], held))
    if high > IN_BOX[kind]:
        raise Trouble("map-box", kind=KINDS[kind], count=high, number=IN_BOX[kind])
    if held > high:
        raise Trouble("map-locked", kind=KINDS[kind], count=held, number=high)
    return low, high
