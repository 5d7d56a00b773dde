"""Where our own files lie. A module of its own, so that `companion --help` need not load what reads them."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent
# Installed from a wheel the assets lie inside the package; in a checkout beside it.
ASSETS = _PACKAGE / "assets" if (_PACKAGE / "assets").is_dir() else _PACKAGE.parent / "assets"
_OF_GAMES: dict[str, Path] = {}  # in the order of the boxes


def asset_text(*parts: str) -> str:
    return ASSETS.joinpath(*parts).read_text(encoding="utf-8")


def keep_assets_of(game: str, folder: Path) -> None:
    """A box has said where the files of its game lie."""
    _OF_GAMES[game] = folder


def assets_of(game: str) -> Path:
    """The words, rule texts, keys, data and code layouts of a game."""
    return _OF_GAMES.get(game, ASSETS / "games" / game)


def games_with_assets() -> tuple[str, ...]:
    """The games whose boxes have been read."""
    return tuple(_OF_GAMES)
