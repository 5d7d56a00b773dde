"""Maps drawn with protograf, in a process of its own: it keeps one document for ever. Prints the seconds it took.

The same page as ours as far as it goes: tiles with pattern and id, column numbers, legend, the numbers of the fairness
table, capitals and code. It has no signs on the tiles, no bars and no fonts to embed.
"""

from __future__ import annotations

import contextlib
import io
import math
import sys
import tempfile
import time
from pathlib import Path

import protograf

from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import layout
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.maps.tiles import IN_BOX, KINDS, Kind, letter

HIGH = 2.7  # cm from side to side
WIDE = HIGH * math.sqrt(3) / 2
COLOURS = {
    Kind.TOWER: "#e2857b",
    Kind.FACTORY: "#b4b8bd",
    Kind.SHRINE: "#ecc94b",
    Kind.FOREST: "#7db871",
    Kind.LAKE: "#74b3e0",
    Kind.VILLAGE: "#f2a65a",
    Kind.CITADEL: "#93a5bd",
    Kind.BARRENS: "#c9a983",
    Kind.CAPITAL: "#ffffff",
}


def draw_maps(maps: list[HexMap], file: Path) -> None:
    protograf.Create(filename=str(file), paper="A4", margin=0.8)
    for number, design in enumerate(maps):
        if number:
            protograf.PageBreak()
        _map(design)
        _legend(design)
        _fairness(design)
    protograf.Save()


def _map(design: HexMap) -> None:
    kinds = [*map(design.kind, range(len(design.kinds))), *(Kind.CAPITAL for _ in design.layout.capitals)]
    for (id_, (column, step)), kind in zip(design.tiles.items(), kinds, strict=True):
        _hexagon(WIDE * column, 8 + HIGH / 2 * step, HIGH, kind, id_)
    for column, cells in enumerate(design.layout.columns, 1):
        _text(WIDE * column, 8 + HIGH / 2 * (cells[0][1] - 1), str(column))


def _legend(design: HexMap) -> None:
    for row, (kind, count, of) in enumerate(zip(KINDS, design.counts, IN_BOX, strict=True)):
        y = 19 + 0.6 * row
        _hexagon(1, y, 0.5, kind, "")
        for x, words in ((2, letter(kind)), (2.5, kind), (5, str(count)), (5.5, f"of {of}")):
            _text(x, y, words)


def _fairness(design: HexMap) -> None:
    fairness = measure(design)
    rows = [*fairness.access.items(), ("overall", fairness.standing)]
    for row, (name, parts) in enumerate(rows):
        y = 19 + 0.5 * row
        _text(7, y, name)
        for capital, part in enumerate(parts):
            _text(10 + capital, y, f"{100 * part - 100:+.0f}")
        _text(14, y, f"{100 * (max(parts) - min(parts)):.0f} %")
    for rank, capital in enumerate(fairness.ranking):
        for x, words in ((15, f"{rank + 1}."), (15.5, design.capital_ids[capital]), (18, "+1 %")):
            _text(x, 19 + 0.6 * rank, words)
    _text(15, 23, map_code(design).lines[0])


def _text(x: float, y: float, words: str) -> None:
    protograf.Text(x=x, y=y, text=words, font_size=8, align="left")


def _hexagon(x: float, y: float, high: float, kind: Kind, label: str) -> None:
    protograf.Hexagon(
        cx=x, cy=y, height=high, orientation="flat", fill=COLOURS[kind], stroke="black", hatches=4, label=label
    )


if __name__ == "__main__":
    chance = dice("bench")
    wanted = [draw(layout("4A"), chance) for _ in range(int(sys.argv.pop(1)))]  # the rest it reads itself
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        start = time.perf_counter()
        draw_maps(wanted, Path(folder) / "maps.pdf")
        taken = time.perf_counter() - start
    print(taken)
