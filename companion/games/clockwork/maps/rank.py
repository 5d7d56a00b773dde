"""Every legal map of a layout has a number, and every number a map.

Legal are the maps whose composition is one of `feasible`. They are counted composition by composition, and within one
in the order a dictionary would have, the places of the layout being the letters of a word. The order never changes:
printed codes are these numbers.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from companion.games.clockwork.maps.tiles import KINDS
from companion.games.clockwork.maps.vectors import Vector, arrangements, feasible


class Ranks:
    """The numbers of all maps with one of these compositions."""

    def __init__(self, vectors: Sequence[Vector]) -> None:
        self._vectors = vectors
        self._arrangements = [arrangements(vector) for vector in self._vectors]
        self._begin = list(accumulate(self._arrangements, initial=0))
        self._at = {vector: at for at, vector in enumerate(self._vectors)}
        self.maps = self._begin[-1]

    def __contains__(self, vector: Vector) -> bool:
        return vector in self._at

    def number(self, kinds: bytes) -> int:
        """How many maps come before this one."""
        at = self._at[tuple(map(kinds.count, range(len(KINDS))))]
        number, ways, rest = self._begin[at], self._arrangements[at], bytearray(sorted(kinds))
        for kind in kinds:
            smaller, left = rest.index(kind), len(rest)
            number += ways * smaller // left
            ways = ways * rest.count(kind) // left
            del rest[smaller]
        return number

    def kinds(self, number: int) -> bytes:
        """The map that so many come before."""
        at = bisect(self._begin, number) - 1
        number, ways = number - self._begin[at], self._arrangements[at]
        rest = bytearray(kind for kind, count in enumerate(self._vectors[at]) for _ in range(count))
        found = bytearray()
        while rest:
            left = len(rest)
            kind = rest[number * left // ways]
            smaller = rest.index(kind)
            number -= ways * smaller // left
            ways = ways * rest.count(kind) // left
            del rest[smaller]
            found.append(kind)
        return bytes(found)


@cache
def ranks(players: int) -> Ranks:
    """The numbers of all legal maps for so many players."""
    return Ranks(feasible(players))
