"""Compositions: how many tiles of each kind a map has (ledger 4.2, 4.3; CW-MAP-02 to CW-MAP-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import factorial, prod
from typing import Any, TypeAlias

from companion.games.clockwork.maps.tiles import KINDS
from companion.kernel import data
from companion.kernel.data import asset_text

Vector: TypeAlias = tuple[int, ...]  # a count for each of KINDS, in their order
Range: TypeAlias = tuple[int, int]
PLAYERS = (2, 3, 4)


@cache
def ranges(players: int) -> tuple[Range, ...]:
    """The rulebook's recommendation for each of KINDS: from, to."""
    return tuple((low, high) for low, high in (_recommended()[str(players)][kind] for kind in KINDS))


@cache
def tiles(players: int) -> int:
    """How many tiles the rulebook's layouts have besides the capitals."""
    return int(_recommended()[str(players)]["tiles"])


@cache
def feasible(players: int) -> tuple[Vector, ...]:
    """Every composition a random map may have: 154, 291 and 12 of them for 2, 3 and 4 players."""
    return tuple(compositions(ranges(players), tiles(players)))


def arrangements(vector: Vector) -> int:
    """In how many ways tiles of such numbers can be laid."""
    return factorial(sum(vector)) // prod(map(factorial, vector))


def compositions(allowed: Sequence[Range], total: int) -> Iterator[Vector]:
    """All vectors of that sum with each count in its range, in lexicographic order."""
    if not allowed:
        if total == 0:
            yield ()
        return
    (low, high), *rest = allowed
    at_least, at_most = sum(least for least, _ in rest), sum(most for _, most in rest)
    for count in range(max(low, total - at_most), min(high, total - at_least) + 1):
        yield from ((count, *others) for others in compositions(rest, total - count))


@cache
def _recommended() -> dict[str, dict[str, Any]]:
    return data.parse(asset_text("games", "clockwork", "compositions.toml"), "compositions.toml")
