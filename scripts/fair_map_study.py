"""Does the fairness number predict who wins? `python -m scripts.fair_map_study` lets bots find out.

On each map every player begins once, so that only the capital makes a difference. The report goes to
docs/fair-map-study.md.
"""

from __future__ import annotations

import math
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice
from companion.games.clockwork.maps.layout import usual_layout
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.maps.search import Mode, make
from companion.games.clockwork.state import SEATS
from companion.kernel.game import Setup
from scripts.bots import play

REPORT = Path(__file__).parent.parent / "docs" / "fair-map-study.md"
MAPS = {2: 500, 3: 200, 4: 100}  # for each way of making them: 2,000 games on fair, 2,000 on random maps
MODES: tuple[Mode, ...] = ("random", "fair")


class Played(NamedTuple):
    """One map: what the fairness number says of each capital, and what came of it."""

    composite: float
    standing: tuple[float, ...]
    wins: tuple[int, ...]
    vp: tuple[float, ...]  # mean, by capital


def played(task: tuple[int, Mode, int]) -> Played:
    """All games on one map."""
    players, mode, number = task
    design = make(usual_layout(players), dice(f"study {players} {mode} {number}"), mode)
    fairness, seats = measure(design), SEATS[:players]
    wins, points = [0] * players, [0] * players
    for start in seats:
        setup = Setup({"players": str(players), "map": map_code(design).qr, "start": start})
        state = play(setup, seed=number)
        for capital, seat in enumerate(seats):
            points[capital] += state.player(seat).vp
            wins[capital] += state.result is not None and state.result.winner == seat
    vp = tuple(total / players for total in points)
    return Played(fairness.composite, fairness.standing, tuple(wins), vp)


class Group(NamedTuple):
    """Several maps of one kind."""

    players: int
    mode: Mode
    maps: list[Played]

    @property
    def games(self) -> int:
        return len(self.maps) * self.players

    def wins_of_best(self) -> int:
        """Games won from the capital that the number calls the best one."""
        return sum(one.wins[one.standing.index(max(one.standing))] for one in self.maps)

    def spread(self) -> float:
        """How far the capitals of a map are apart in the end: best less worst mean VP."""
        return statistics.mean(max(one.vp) - min(one.vp) for one in self.maps)

    def correlation(self) -> float:
        """Between what the number promises a capital and the VP it got, each against the mean of its map."""
        pairs = [
            (standing - 1, vp - statistics.mean(one.vp))
            for one in self.maps
            for standing, vp in zip(one.standing, one.vp, strict=True)
        ]
        return statistics.correlation(*zip(*pairs, strict=True))


def half_width(part: float, games: int) -> float:
    """Of the 95 % interval of a share."""
    return 1.96 * math.sqrt(part * (1 - part) / games)


def line(group: Group) -> str:
    best, even = group.wins_of_best() / group.games, 1 / group.players
    composite = statistics.median(one.composite for one in group.maps)
    return (
        f"| {group.players} | {group.mode} | {group.games} | {composite:.3f} | {even:.0%} | {best:.1%} ± "
        f"{half_width(best, group.games):.1%} | {group.spread():.2f} | {group.correlation():+.2f} |"
    )


def quarters(groups: list[Group]) -> list[str]:
    """Random maps from the fairest quarter to the least fair one: does it get worse?"""
    lines = []
    for group in groups:
        ranked = sorted(group.maps, key=lambda one: one.composite)
        size = len(ranked) // 4
        parts = [Group(group.players, group.mode, ranked[at * size : (at + 1) * size]) for at in range(4)]
        shares = " | ".join(f"{part.wins_of_best() / part.games:.1%}" for part in parts)
        lines.append(f"| {group.players} | {shares} |")
    return lines


def study() -> list[Group]:
    groups = []
    with ProcessPoolExecutor() as pool:
        for players, maps in MAPS.items():
            for mode in MODES:
                tasks = [(players, mode, number) for number in range(maps)]
                groups.append(Group(players, mode, list(pool.map(played, tasks, chunksize=5))))
                sys.stderr.write(line(groups[-1]) + "\n")
    return groups


def report(groups: list[Group]) -> str:
    text = REPORT.read_text(encoding="utf-8") if REPORT.is_file() else "<!-- numbers -->\n<!-- end -->\n"
    before, _, rest = text.partition("<!-- numbers -->")
    _, _, after = rest.partition("<!-- end -->")
    table = [
        "| players | maps | games | composite | even share | won from the best capital | VP apart | correlation |",
        "|---|---|---|---|---|---|---|---|",
        *map(line, groups),
        "",
        "Random maps, from the fairest quarter to the least fair one: share of games won from the best capital.",
        "",
        "| players | fairest | second | third | least fair |",
        "|---|---|---|---|---|",
        *quarters([group for group in groups if group.mode == "random"]),
    ]
    return f"{before}<!-- numbers -->\n" + "\n".join(table) + f"\n<!-- end -->{after}"


if __name__ == "__main__":
    REPORT.write_text(report(study()), encoding="utf-8")
