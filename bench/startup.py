"""How long `companion --help` takes beside a Python that does nothing, and what looking for plug-ins costs of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.measure import Ratio, side_by_side
from companion.games import registry

PLUG_INS = 5  # installed ones to look for


def ratios() -> Iterator[Ratio]:
    environment = {**os.environ, "COMPANION_LANG": "en"}

    def run(*arguments: str) -> None:
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)

    mine, theirs, _ = side_by_side(lambda: run("-m", "companion", "--help"), lambda: run("-c", "pass"), rounds=15)
    extra = (mine - theirs) * 1e3
    yield Ratio(
        "companion --help − python -c pass, in ms", extra, "≤ 100", f"{mine * 1e3:.0f} ms − {theirs * 1e3:.0f} ms"
    )
    yield looking_for_plug_ins("no plug-in")
    with some_plug_ins():
        yield looking_for_plug_ins(f"{PLUG_INS} plug-ins")


def looking_for_plug_ins(there: str) -> Ratio:
    """Beside listing the folders where packages are installed: less cannot be done to see what there is."""
    mine, theirs, ratio = side_by_side(registry._offers, list_folders, rounds=99)
    detail = f"{mine * 1e3:.2f} ms : {theirs * 1e3:.2f} ms"
    return Ratio(f"looking for plug-ins : listing the folders, {there}", ratio, "≤ 5", detail)


def list_folders() -> None:
    for folder in filter(os.path.isdir, sys.path):
        os.listdir(folder)


@contextmanager
def some_plug_ins() -> Iterator[None]:
    """Installed for as long as it takes to look for them."""
    with TemporaryDirectory() as folder:
        for number in range(PLUG_INS):
            package = Path(folder) / f"game{number}-1.0.dist-info"
            package.mkdir()
            (package / "entry_points.txt").write_text(f"[companion.games]\ngame{number} = game{number}:BOX\n")
        sys.path.append(folder)
        try:
            assert len(registry._offers()) >= PLUG_INS
            yield
        finally:
            sys.path.remove(folder)
