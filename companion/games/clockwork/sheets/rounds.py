"""The rounds of a game: their ages, and after which of them points are counted (ledger 2.7)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Age(StrEnum):
    EARLY = "early"
    MIDDLE = "middle"
    LATE = "late"


class Round(NamedTuple):
    number: int
    age: Age
    scoring: bool  # a scoring phase ends the round (CW-AGE-03)


BASE = (2, 2, 3)  # rounds of each age (CW-AGE-01, CW-ROUND-01)
EPIC = (3, 3, 3)  # CW-EPIC-02
CAPITAL, EPIC_CAPITAL = 4, 3  # workers a capital recruits (CW-RECR-02, CW-EPIC-04)


def rounds(epic: bool) -> tuple[Round, ...]:
    found: list[Round] = []
    for age, length in zip(Age, EPIC if epic else BASE, strict=True):
        found += [Round(len(found) + i + 1, age, i == length - 1) for i in range(length)]
    return tuple(found)


def first_and_last(epic: bool, age: Age) -> tuple[int, int]:
    numbers = [round_.number for round_ in rounds(epic) if round_.age is age]
    return numbers[0], numbers[-1]


def recruits(epic: bool) -> int:
    """Workers of a capital each round."""
    return EPIC_CAPITAL if epic else CAPITAL
