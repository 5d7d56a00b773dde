"""Maps of Clockwork Wars on paper: one page in milliseconds and kilobytes, and a hundred against protograf's five."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from msgspec.structs import replace

from bench.measure import Ratio, seconds
from bench.paper import against_plain_shapes
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.layout import LAYOUTS, layout
from companion.games.clockwork.maps.percentile import known
from companion.games.clockwork.sheets import SHEETS
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.job import Ask, make_batch, make_pdf
from companion.printing.qr import _runs, modules
from companion.text.language import language

ONE, MANY, THEIRS = "map", 100, 5
ROUNDS = 5


def _subject(id_: str, seed: str) -> MapSubject:
    design = draw(layout(id_), dice(seed))
    return MapSubject(design, yardstick=known(design, Path("nowhere")))


def _one(id_: str) -> bytes:
    """A map and its page, fairness included."""
    _forget_codes()
    sheet = next(sheet for sheet in SHEETS if sheet.id == ONE)
    return make_pdf(Ask(language("en").say), "bench", [sheet], _subject(id_, "bench"))


def _many(maps: list[MapSubject]) -> bytes:
    """Their fairness is measured for the page, so they come without it."""
    _forget_codes()
    sheet = next(sheet for sheet in SHEETS if sheet.id == ONE)
    fresh = {str(i): replace(subject) for i, subject in enumerate(maps)}
    return make_batch(Ask(language("en").say), "bench", sheet, fresh)


def _forget_codes() -> None:
    """A map that is printed for the first time has its QR code worked out."""
    modules.cache_clear()
    _runs.cache_clear()


def _single() -> Iterator[Ratio]:
    for id_ in LAYOUTS:
        _one(id_)
    times = {id_: statistics.median([seconds(partial(_one, id_)) for _ in range(ROUNDS)]) for id_ in LAYOUTS}
    sizes = {id_: len(_one(id_)) / 1000 for id_ in LAYOUTS}
    yield Ratio("print one map, ms, slowest layout", 1000 * max(times.values()), "≤ 15", "map and fairness included")
    yield Ratio("print one map, kB, largest layout", max(sizes.values()), "≤ 30", "")


def _against_protograf() -> Iterator[Ratio]:
    name = f"print {MANY} maps : protograf drawing {THEIRS}"
    if find_spec("protograf") is None:
        yield Ratio(
            f"print {MANY} maps : protograf drawing {THEIRS}", float("nan"), "≤ 1", "protograf is not installed"
        )
        return
    maps = [_subject("4A", str(i)) for i in range(MANY)]
    _many(maps)
    pairs = [(seconds(partial(_many, maps)), _protograf()) for _ in range(ROUNDS)]
    mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(ours / their for ours, their in pairs)
    detail = f"{mine * 1e3:.0f} ms : {theirs * 1e3:.0f} ms"
    yield Ratio(name, ratio, "≤ 1", detail)


def _protograf() -> float:
    program = [sys.executable, "-m", "bench.protograf_maps", str(THEIRS)]
    return float(subprocess.run(program, capture_output=True, text=True, check=True).stdout.split()[-1])


def ratios() -> Iterator[Ratio]:
    yield from _single()
    yield from _against_protograf()
    ask, subject = Ask(language("en").say), _subject("4A", "bench")
    for sheet in SHEETS:
        yield from against_plain_shapes(f"clockwork {sheet.id}", partial(make_pdf, ask, "bench", [sheet], subject))
