"""How long `companion --help` takes beside a Python that does nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

from bench.measure import Ratio, side_by_side


def ratios() -> Iterator[Ratio]:
    environment = {**os.environ, "COMPANION_LANG": "en"}

    def run(*arguments: str) -> None:
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)

    mine, theirs, _ = side_by_side(lambda: run("-m", "companion", "--help"), lambda: run("-c", "pass"), rounds=15)
    extra = (mine - theirs) * 1e3
    yield Ratio(
        "companion --help − python -c pass, in ms", extra, "≤ 100", f"{mine * 1e3:.0f} ms − {theirs * 1e3:.0f} ms"
    )
