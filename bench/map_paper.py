"""Maps of Clockwork Wars on paper: one page in milliseconds and kilobytes, and a hundred against protograf's five."""

from __future__ import annotations

import gc
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from bench.measure import Ratio, seconds
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.layout import LAYOUTS, layout
from companion.games.clockwork.maps.percentile import known
from companion.games.clockwork.sheets import SHEETS
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.job import Ask, make_batch, make_pdf
from companion.printing.qr import _runs, modules
from companion.text.language import CODES, language

ONE, MANY, THEIRS = "map", 100, 5
ROUNDS = 5
THEIR_PYTHON = Path(sys.prefix) / "protograf" / "bin" / "python"  # see the Makefile


def _subject(id_: str, seed: str) -> MapSubject:
    design = draw(layout(id_), dice(seed))
    return MapSubject(design, yardstick=known(design, Path("nowhere")))


def _one(id_: str, code: str = "en") -> bytes:
    """A map and its page, fairness included."""
    _forget_codes()
    sheet = next(sheet for sheet in SHEETS if sheet.id == ONE)
    return make_pdf(Ask(language(code).say, code), "bench", [sheet], _subject(id_, "bench"))


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


def _on_one_core(function: Callable[[], object]) -> float:
    """Seconds of work, whoever else is busy."""
    gc.collect()
    start = time.process_time()
    function()
    return time.process_time() - start


def _single() -> Iterator[Ratio]:
    for id_ in LAYOUTS:
        _one(id_)
    times = {id_: statistics.median([_on_one_core(partial(_one, id_)) for _ in range(ROUNDS)]) for id_ in LAYOUTS}
    sizes = [len(_one(id_, code)) / 1000 for id_ in LAYOUTS for code in CODES]
    yield Ratio("print one map, ms, slowest layout", 1000 * max(times.values()), "≤ 15", "map and fairness included")
    yield Ratio("print one map, kB, largest layout", max(sizes), "≤ 30", "in both languages")


def _against_protograf() -> Iterator[Ratio]:
    name = f"print {MANY} maps : protograf drawing {THEIRS}"
    if not THEIR_PYTHON.exists():
        yield Ratio(name, float("nan"), "≤ 1", "no protograf here: make bench installs it")
        return
    maps = [_subject("4A", str(i)) for i in range(MANY)]
    _many(maps)
    pairs = [(seconds(partial(_many, maps)), _protograf()) for _ in range(ROUNDS)]
    mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(ours / their for ours, their in pairs)
    detail = f"{mine * 1e3:.0f} ms : {theirs * 1e3:.0f} ms"
    yield Ratio(name, ratio, "≤ 1", detail)


def _protograf() -> float:
    program = [THEIR_PYTHON, "-m", "bench.protograf_maps", str(THEIRS)]
    return float(subprocess.run(program, capture_output=True, text=True, check=True).stdout.split()[-1])


def ratios() -> Iterator[Ratio]:
    yield from _single()
    yield from _against_protograf()
