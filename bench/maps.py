"""Clockwork Wars maps: how much fairer a fair map is, and what it costs."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from bench.measure import Ratio, seconds
from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout, usual_layout
from companion.games.clockwork.maps.search import make
from companion.games.clockwork.maps.vectors import PLAYERS

FAIR, RANDOM, PLAIN = 40, 400, 10_000
ROUNDS = 5


def ratios() -> Iterator[Ratio]:
    for players in PLAYERS:
        yield from fair_against_random(usual_layout(players))
    yield plain_random(usual_layout(max(PLAYERS)))


def fair_against_random(ground: Layout) -> Iterator[Ratio]:
    chance = dice(f"bench {ground.id}")
    make(ground, chance, "fair")  # what is worked out once for a layout
    fair: list[HexMap] = []
    spent = []
    for _ in range(FAIR):
        start = time.process_time()  # on one core, whoever else is busy
        fair.append(make(ground, chance, "fair"))
        spent.append(time.process_time() - start)
    ours = statistics.median(measure(design).composite for design in fair)
    floor = statistics.median(measure(draw(ground, chance)).composite for _ in range(RANDOM))
    yield Ratio(f"maps {ground.id} fair : random, median composite", ours / floor, "≤ 0.1", f"{ours:.3f} : {floor:.3f}")
    yield Ratio(f"maps {ground.id} fair, ms a map", statistics.median(spent) * 1e3, "≤ 25", "")


def plain_random(ground: Layout) -> Ratio:
    """The largest layout: the others are faster."""
    chance = dice("bench")

    def many() -> None:
        for _ in range(PLAIN):
            draw(ground, chance)

    rate = PLAIN / min(seconds(many) for _ in range(ROUNDS))
    return Ratio(f"maps {ground.id} random, a second : 50,000", rate / 50_000, "≥ 1", f"{rate:,.0f} a second")
