"""Timing two things side by side, so that a busy machine slows both."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

ROUNDS = 9


class Ratio(NamedTuple):
    """One line of the report. `ratio` is ours : floor in the sense of the goal."""

    name: str
    ratio: float
    goal: str
    detail: str

    def __str__(self) -> str:
        return f"{self.name:<58} {self.ratio:>8.2f}   goal {self.goal:<10} {self.detail}"


def seconds(function: Callable[[], object]) -> float:
    gc.collect()
    start = time.perf_counter()
    function()
    return time.perf_counter() - start


def side_by_side(
    ours: Callable[[], object], floor: Callable[[], object], rounds: int = ROUNDS
) -> tuple[float, float, float]:
    """Median seconds of ours and of the floor, and the median of their ratios, taken in turns."""
    ours()
    floor()
    pairs = [(seconds(ours), seconds(floor)) for _ in range(rounds)]
    ratios = [mine / theirs for mine, theirs in pairs]
    return (
        statistics.median(mine for mine, _ in pairs),
        statistics.median(theirs for _, theirs in pairs),
        statistics.median(ratios),
    )
