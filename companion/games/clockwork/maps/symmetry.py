"""Maps that are equal for several capitals because a turn or mirror image puts the map onto itself.

It needs tiles in the right numbers: within the ranges of the rulebook all capitals can be exactly equal only with four
players and one composition, and mirror images exist only for four players (ledger 4.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, groupby, product
from math import comb, prod
from typing import TypeAlias

from companion.games.clockwork.maps.balance import Balance
from companion.games.clockwork.maps.generate import FREE, Counts, Dice, Locked, possible
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout, Symmetry
from companion.games.clockwork.maps.tiles import KINDS
from companion.games.clockwork.maps.vectors import Vector
from companion.kernel.trouble import Trouble

Group: TypeAlias = frozenset[Symmetry]
Orbit: TypeAlias = tuple[int, ...]  # places that carry the same kind of tile in a symmetric map
Plan: TypeAlias = list[tuple[int, ...]]  # for each kind, how many orbits of each size it gets
DRAWS = 100  # symmetric maps of which the fairest is taken where the symmetry does not make all capitals equal


def symmetric(layout: Layout, dice: Dice, counts: Counts = FREE, locked: Locked = FREE) -> HexMap:
    """A map as symmetric as the layout, the counts and the locked tiles allow."""
    held = bytes(locked.values())
    vectors = possible(layout, counts, tuple(map(held.count, range(len(KINDS)))))
    for fillings in _by_equality(layout, vectors, locked):
        return _fairest(layout, fillings, dice)
    raise Trouble("map-no-symmetry", layout=layout.id)


class Filling:
    """One composition on the orbits of one group: counts every arrangement, so that it can draw any of them."""

    def __init__(self, orbits: Sequence[Orbit], vector: Vector, locked: Locked) -> None:
        self.kinds = {orbit: kind for orbit in orbits for place, kind in locked.items() if place in orbit}
        free = sorted((orbit for orbit in orbits if orbit not in self.kinds), key=len)
        self.orbits = {size: list(alike) for size, alike in groupby(free, key=len)}
        left = list(vector)
        for orbit, kind in self.kinds.items():
            left[kind] -= len(orbit)
        self.left = tuple(left)
        agrees = all(self.kinds[orbit] == locked[place] for orbit in self.kinds for place in orbit if place in locked)
        numbers = tuple(len(alike) for alike in self.orbits.values())
        self.plans = list(_plans(self.left, tuple(self.orbits), numbers)) if agrees and min(left) >= 0 else []
        self.weights = [_arrangements(plan, numbers) for plan in self.plans]

    def draw(self, dice: Dice) -> bytes:
        """Any of the arrangements, each as likely as any other."""
        mark, plan = dice() * sum(self.weights), self.plans[0]
        for plan, weight in zip(self.plans, self.weights, strict=True):  # noqa: B007
            mark -= weight
            if mark < 0:
                break
        tiles = dict(self.kinds)
        for at, alike in enumerate(self.orbits.values()):
            bag = [kind for kind, numbers in enumerate(plan) for _ in range(numbers[at])]
            for orbit in alike:
                tiles[orbit] = bag.pop(int(dice() * len(bag)))
        laid = {place: kind for orbit, kind in tiles.items() for place in orbit}
        return bytes(laid[place] for place in range(len(laid)))


def _plans(left: Vector, sizes: tuple[int, ...], numbers: tuple[int, ...]) -> Iterator[Plan]:
    """Every way to make up the count of each kind from orbits, using all of them."""
    if not left:
        if not any(numbers):
            yield []
        return
    for taken in product(*(range(number + 1) for number in numbers)):
        if sum(size * count for size, count in zip(sizes, taken, strict=True)) == left[0]:
            rest = tuple(number - count for number, count in zip(numbers, taken, strict=True))
            yield from ([taken, *plan] for plan in _plans(left[1:], sizes, rest))


def _arrangements(plan: Plan, numbers: tuple[int, ...]) -> int:
    """In how many ways the orbits can be given out by this plan."""
    ways, rest = 1, numbers
    for taken in plan:
        ways *= prod(map(comb, rest, taken))
        rest = tuple(number - count for number, count in zip(rest, taken, strict=True))
    return ways


def _by_equality(layout: Layout, vectors: Sequence[Vector], locked: Locked) -> Iterator[list[Filling]]:
    """What can be filled: first with the groups that make most capitals equal, then the next best."""
    for _, alike in groupby(groups(layout), key=_kinds_of_capitals):
        fillings = [Filling(orbits(group), vector, locked) for group in alike for vector in vectors]
        possible_ones = [filling for filling in fillings if filling.plans]
        if possible_ones:
            yield possible_ones


def _fairest(layout: Layout, fillings: Sequence[Filling], dice: Dice) -> HexMap:
    drawn = (fillings[int(dice() * len(fillings))].draw(dice) for _ in range(DRAWS))
    best = HexMap(layout, next(drawn))
    least = Balance(best).unfairness
    for kinds in drawn:
        if least == 0:
            break
        other = HexMap(layout, kinds)
        unfairness = Balance(other).unfairness
        if unfairness < least:
            best, least = other, unfairness
    return best


@cache
def groups(layout: Layout) -> tuple[Group, ...]:
    """Every set of symmetries that belong together, those that make most capitals equal first."""
    pairs = combinations_with_replacement(layout.automorphisms, 2)  # two are enough to make any group of a hex grid
    found = {_generated(pair) for pair in pairs}
    useful = [group for group in found if _kinds_of_capitals(group) < len(layout.capitals)]
    return tuple(sorted(useful, key=lambda group: (_kinds_of_capitals(group), len(group), sorted(group))))


def _generated(pair: tuple[Symmetry, Symmetry]) -> Group:
    group, size = frozenset(pair), 0
    while len(group) > size:
        size = len(group)
        group |= {_after(one, other) for one in group for other in group}
    return group


def _after(one: Symmetry, other: Symmetry) -> Symmetry:
    cells = tuple(one.cells[at] for at in other.cells)
    return Symmetry(cells, tuple(one.capitals[at] for at in other.capitals))


def orbits(group: Group) -> list[Orbit]:
    """The places that go onto each other."""
    places = range(len(next(iter(group)).cells))
    return sorted({tuple(sorted({each.cells[place] for each in group})) for place in places})


def _kinds_of_capitals(group: Group) -> int:
    capitals = range(len(next(iter(group)).capitals))
    return len({frozenset(each.capitals[capital] for each in group) for capital in capitals})
