"""How priorities decide (AA-AUT-05): each letter keeps the candidates that meet it best, if there are any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Sieve(NamedTuple):
    """A priority: its letter, its rule, and how well a candidate meets it; the highest number is best."""

    letter: str
    rule: str
    worth: Callable[[str], int]


class Sifted(NamedTuple):
    """What a letter has left of the candidates before it."""

    letter: str
    rule: str
    before: tuple[str, ...]
    kept: tuple[str, ...]


def kept(sieve: Sieve, candidates: Sequence[str]) -> tuple[str, ...]:
    worth = [sieve.worth(each) for each in candidates]
    best = max(worth)
    return tuple(each for each, value in zip(candidates, worth, strict=True) if value == best)


def sift(candidates: Sequence[str], sieves: Sequence[Sieve]) -> tuple[tuple[str, ...], tuple[Sifted, ...]]:
    """Who is left after all letters, and the letters that have removed somebody."""
    left, told = tuple(sorted(candidates)), []  # type: tuple[str, ...], list[Sifted]
    for sieve in sieves:
        if len(left) < 2:
            break
        after = kept(sieve, left)
        if after != left:
            told.append(Sifted(sieve.letter, sieve.rule, left, after))
            left = after
    return left, tuple(told)
