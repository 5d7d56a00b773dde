"""What a fight can lead to: every number of hits with its exact chance, nothing is tried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from companion.games.aces.board.cards import HEALTH, Card


class Pool(NamedTuple):
    """The dice of one side: how many, and what each has to show at most."""

    dice: int
    hits_on: int
    sides: int = 12

    @property
    def expected(self) -> float:
        return self.dice * self.hits_on / self.sides

    @property
    def fixed(self) -> int:
        """Hits that are certain: of dice that never miss."""
        return self.dice if self.hits_on >= self.sides else 0


class Chances(NamedTuple):
    """Of one unit under fire: to take any damage, and to be destroyed; each from 0 to 1."""

    damaged: float
    destroyed: float


@lru_cache(maxsize=4096)
def hit_chances(pool: Pool) -> tuple[float, ...]:
    """The chance of 0, 1, 2, … hits."""
    good, all_ways = pool.hits_on, pool.sides**pool.dice
    bad = pool.sides - good
    return tuple(
        comb(pool.dice, hits) * good**hits * bad ** (pool.dice - hits) / all_ways for hits in range(pool.dice + 1)
    )


def damage_chances(hits: Sequence[float], card: Card, in_forest: bool) -> list[float]:
    """The chance of 0, 1, … 6 damage, given the chance of each number of hits."""
    chances = [0.0] * (HEALTH + 1)
    for count, chance in enumerate(hits):
        chances[card.damage_of(count, in_forest)] += chance
    return chances


def chances(pool: Pool, card: Card, damage: int, in_forest: bool, health: int = HEALTH) -> Chances:
    """What a pool does to a unit that has some damage already."""
    each = damage_chances(hit_chances(pool), card, in_forest)
    return Chances(sum(each[1:]), sum(each[health - damage :]))


def of_any(each: Iterable[Chances]) -> Chances:
    """What one roll does to at least one of several units: whatever the roll does to the weakest of them."""
    harmed = [*each, Chances(0, 0)]
    return Chances(max(one.damaged for one in harmed), max(one.destroyed for one in harmed))
