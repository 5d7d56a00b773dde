"""Fairness of random and fair maps: `python -m scripts.fairness` makes the tables and the plot in the docs anew.

`python -m scripts.fairness tables` is enough after a change of a layout or of the measure; the plot takes some minutes.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

import msgspec

from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice
from companion.games.clockwork.maps.layout import LAYOUTS, layout, usual_layout
from companion.games.clockwork.maps.percentile import fingerprint, random_maps
from companion.games.clockwork.maps.search import Mode, make
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.kernel.assets import ASSETS

TABLES = ASSETS / "games" / "clockwork" / "fairness.json"
PLOT = Path(__file__).parent.parent / "docs" / "fairness.svg"
MAPS = 10_000
INK, QUIET, PAPER = "#22303c", "#6b7a86", "#ffffff"
COLOURS: dict[Mode, str] = {"random": "#c2703d", "fair": "#2f6f8f"}
WIDTH, ROW, LEFT, RIGHT, TOP, FOOT = 760, 96, 96, 24, 64, 44
WIDEST = 2.0  # where the axis ends
BIN = 0.02


def tables() -> None:
    """The yardsticks of our layouts, one line each so that a change is easy to see."""
    made = {fingerprint(layout(id_)): random_maps(layout(id_)) for id_ in LAYOUTS}
    lines = [f'"{name}": {msgspec.json.encode(yardstick).decode()}' for name, yardstick in made.items()]
    TABLES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def composites(players: int, mode: Mode) -> list[float]:
    chance, ground = dice(f"plot {players} {mode}"), usual_layout(players)
    return [measure(make(ground, chance, mode)).composite for _ in range(MAPS)]


def plot() -> None:
    """Both distributions for each number of players, as one small drawing."""
    height = TOP + ROW * len(PLAYERS) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        _text(LEFT, 26, f"Composite of {MAPS:,} maps each, with the median above: 0 is perfectly fair", 15, INK),
        *(_key(number, mode) for number, mode in enumerate(COLOURS)),
        *(_row(number, players) for number, players in enumerate(PLAYERS)),
        *(_tick(number / 4, height - FOOT) for number in range(int(WIDEST * 4) + 1)),
        "</svg>",
    ]
    PLOT.write_text("\n".join(parts) + "\n", encoding="utf-8")


def _row(number: int, players: int) -> str:
    base = TOP + ROW * (number + 1) - 8
    parts = [_text(LEFT - 12, base - 4, f"{players} players", 13, INK, "end")]
    for mode, colour in COLOURS.items():
        found = composites(players, mode)
        middle = statistics.median(found)
        parts += [
            _curve(found, base, colour),
            _text(_x(middle), base - ROW + 24, f"{middle:.2f}", 12, colour, "middle"),
        ]
    parts.append(f'<path d="M{LEFT} {base}H{WIDTH - RIGHT}" stroke="{QUIET}" stroke-width="0.6"/>')
    return "\n".join(parts)


def _curve(found: list[float], base: int, colour: str) -> str:
    """How many maps fall into each bin; each curve fills its row, since the widths differ tenfold."""
    bins = [0] * (int(WIDEST / BIN) + 1)
    for composite in found:
        bins[min(int(composite / BIN), len(bins) - 1)] += 1
    tallest = max(bins)
    steps = [f"H{_x(at * BIN):.1f}V{base - (ROW - 36) * many / tallest:.1f}" for at, many in enumerate(bins)]
    path = f"M{LEFT} {base}{''.join(steps)}V{base}Z"
    return f'<path d="{path}" fill="{colour}" fill-opacity="0.28" stroke="{colour}" stroke-width="1"/>'


def _key(number: int, mode: Mode) -> str:
    x = LEFT + 90 * number
    return f'<rect x="{x}" y="38" width="12" height="12" fill="{COLOURS[mode]}"/>' + _text(x + 18, 49, mode, 13, INK)


def _tick(value: float, base: int) -> str:
    return _text(_x(value), base + 16, f"{value:g}", 11, QUIET, "middle")


def _x(value: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * min(value, WIDEST) / WIDEST


def _text(x: float, y: float, words: str, size: int, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{words}</text>'


if __name__ == "__main__":
    tables()
    if "tables" not in sys.argv[1:]:
        plot()
