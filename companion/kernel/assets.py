"""Where our own files lie. A module of its own, so that `companion --help` need not load what reads them."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent
# Installed from a wheel the assets lie inside the package; in a checkout beside it.
ASSETS = _PACKAGE / "assets" if (_PACKAGE / "assets").is_dir() else _PACKAGE.parent / "assets"


def asset_text(*parts: str) -> str:
    return ASSETS.joinpath(*parts).read_text(encoding="utf-8")
