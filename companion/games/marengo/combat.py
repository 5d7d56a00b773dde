"""The arithmetic of an assault (BM-AS05..BM-AS10). Nothing in here knows a table, so a calculator can use it too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from companion.games.marengo.board.model import Approach, Width
from companion.games.marengo.pieces import strength, weaker
from companion.games.marengo.rulings import Rulings

ABREAST: dict[Width, int] = {"narrow": 1, "wide": 2}  # leading or pursuing pieces (BM-MAP-02)
LEAST_TO_LEAD = 2  # strength of an attacker (BM-AS01-04)
WINNER_LOSS = 1  # BM-AS07-01
PURSUER_LOSS = 1  # BM-AS10-01
BY_THE_BOOK = Rulings()


def penalty(approach: Approach, arm: str) -> int:
    """What the symbols of the approach under attack take from this arm (BM-MAP-03, BM-MAP-04, BM-MAP-18)."""
    return {"i": approach.inf, "c": approach.cav, "a": approach.art}.get(arm, 0)


def attack_strength(
    row: Sequence[int], terrain: int, broken: bool = False, fallen: int = 0, rulings: Rulings = BY_THE_BOOK
) -> int:
    """Of the leaders that are left (BM-AS05-01, -02, -05, -07); `fallen`: as many has defensive fire eliminated.

    `broken`: it has demoralized the attacker, so that each of them counts 1 less (BM-DEM-13).
    """
    strength = sum(max(0, points - broken) for points in row)
    if broken and rulings.broken_leaders == "named":  # BM-AMB-23
        strength -= fallen
    times = max(1, len(row)) if rulings.penalty_per_piece == "each" else 1  # BM-AMB-01
    return strength - terrain * times


def defence_strength(row: Sequence[int], demoralized: bool = False) -> int:
    """No terrain; in a demoralized army each leader counts 1 less (BM-AS05-03, BM-AS05-04, BM-AMB-20)."""
    return sum(max(0, points - demoralized) for points in row)


class Verdict(NamedTuple):
    """How an assault has ended, and what it costs both."""

    result: int
    attacker_wins: bool
    attacker_loses: int
    defender_loses: int


def verdict(attack: int, defence: int) -> Verdict:
    """BM-AS06-01, BM-AS06-02, BM-AS07-01, BM-AS07-02."""
    result = attack - defence
    beaten = 1 + abs(result)
    return Verdict(result, True, WINNER_LOSS, beaten) if result > 0 else Verdict(result, False, beaten, WINNER_LOSS)


def pursuit_strength(pursuers: Sequence[int], terrain: int, rulings: Rulings = BY_THE_BOOK) -> int:
    """`terrain`: the cavalry penalty of the pursued side's approach (BM-AS09-01)."""
    return _not_below_zero(sum(pursuers) - terrain, rulings)


def bombardment_strength(gun: str, terrain: int, rulings: Rulings = BY_THE_BOOK) -> int:
    """`terrain`: the artillery penalty of the approach opposite, if the target blocks it (BM-BOMB-21)."""
    return _not_below_zero(strength(gun) - terrain, rulings)


def _not_below_zero(points: int, rulings: Rulings) -> int:
    """What is below 0 counts as 0, or falls on whoever pursues or fires (BM-AMB-15)."""
    return points if rulings.below_zero == "counts" else max(0, points)


@cache
def spreads(blocks: tuple[str, ...], points: int) -> frozenset[tuple[str, ...]]:
    """All that can be left of these known blocks when they have lost so many points among them (BM-ASLT-18, -21)."""
    if points <= 0 or not blocks:
        return frozenset({tuple(sorted(blocks))})
    ways: set[tuple[str, ...]] = set()
    for block in set(blocks):
        at, left = blocks.index(block), weaker(block[:2], 1)
        kept = (left + block[2:],) if left else ()
        ways |= spreads(tuple(sorted((*blocks[:at], *kept, *blocks[at + 1 :]))), points - 1)
    return frozenset(ways)
