"""How a map compares with random maps of its layout: "fairer than 97 % of them".

The tables of our own layouts are made by `python -m scripts.fairness`. For a player's layout one is worked out on
demand, which takes a second or two, and kept.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from companion.games.clockwork.maps.access import WEIGHTS, rows
from companion.games.clockwork.maps.balance import WHOLE, unfairness
from companion.games.clockwork.maps.generate import FREE, Counts, dice, prepared
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout
from companion.kernel.data import asset_text
from companion.kernel.trouble import Trouble

MAPS = 20_000
STEPS = 200  # the table has a number for each half per cent
_BEAT = 500  # maps between two reports of progress

Progress: TypeAlias = Callable[[int, int], None]


class Yardstick(Struct, frozen=True):
    """How unfair random maps are: `quantiles[i]` is the composite that i of STEPS parts of them stay below."""

    layout: str
    maps: int
    quantiles: tuple[float, ...]

    @property
    def median(self) -> float:
        return self.quantiles[STEPS // 2]

    def fairer_than(self, composite: float) -> float:
        """Which part of the random maps is less fair; 1 if all of them are."""
        above = bisect_right(self.quantiles, composite)
        if above == 0:
            return 1.0
        if above > STEPS:
            return 0.0
        low, high = self.quantiles[above - 1 : above + 1]
        return 1 - (above - 1 + (composite - low) / (high - low)) / STEPS


def known(design: HexMap, folder: Path) -> Yardstick | None:
    """The yardstick for a map if there is one: ours, or one that was kept in the folder."""
    name = _fingerprint(design)
    if name in _ours():
        return _ours()[name]
    try:
        return msgspec.json.decode((folder / f"{name}.json").read_bytes(), type=Yardstick)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):  # not there yet, or spoilt: it is made anew
        return None


def worked_out(design: HexMap, folder: Path, progress: Progress | None = None, maps: int = MAPS) -> Yardstick:
    """The yardstick for a map, made and kept if there is none. Meant for the background."""
    found = known(design, folder)
    if found is None:
        found = random_maps(design.layout, _fixed(design), maps, progress)
        _keep(found, folder / f"{_fingerprint(design)}.json")
    return found


def random_maps(layout: Layout, counts: Counts = FREE, maps: int = MAPS, progress: Progress | None = None) -> Yardstick:
    """Draw many maps and see how unfair they are. Always the same ones, so that a map always has the same place."""
    drawing = prepared(layout, "random", tuple(sorted(counts.items())))
    chance, capitals = dice(f"fairness {layout.id}"), len(layout.capitals)
    table, _ = rows(drawing.draw(chance))
    found = []
    for done in range(maps):
        if progress is not None and done % _BEAT == 0:
            progress(done, maps)
        found.append(unfairness(table, drawing.draw(chance).kinds, capitals))
    found.sort()
    marks = (found[(maps - 1) * step // STEPS] for step in range(STEPS + 1))
    return Yardstick(layout.id, maps, tuple(round(mark / WHOLE, 4) for mark in marks))


def _keep(yardstick: Yardstick, path: Path) -> None:
    """For the next time; where nothing can be written it is worked out again."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(yardstick))


def _fixed(design: HexMap) -> Counts:
    """A layout too small or too large for the rulebook's ranges is compared with other maps of the same tiles."""
    try:
        prepared(design.layout)
    except Trouble:
        return dict(enumerate(design.counts))
    return FREE


def _fingerprint(design: HexMap) -> str:
    """Everything a yardstick depends on: if the layout or our measure changes, an old one is not used any more."""
    return fingerprint(design.layout, tuple(sorted(_fixed(design).items())))


@cache
def fingerprint(layout: Layout, counts: tuple[tuple[int, int], ...] = ()) -> str:
    table, _ = rows(HexMap(layout, bytes(len(layout.cells))))
    text = repr((table, list(WEIGHTS.values()), counts, prepared(layout, "random", counts).vectors))
    return blake2b(text.encode(), digest_size=8).hexdigest()


@cache
def _ours() -> dict[str, Yardstick]:
    return msgspec.json.decode(asset_text("games", "clockwork", "fairness.json"), type=dict[str, Yardstick])
