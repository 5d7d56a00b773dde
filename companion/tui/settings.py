"""What this laptop remembers about its players: language, theme, clock, keys, and how they print."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion import places
from companion.files import write_bytes
from companion.games.registry import boxes
from companion.kernel.assets import ASSETS
from companion.text.language import preferred

_KEY = re.compile(r"[^\s,]|\w+(?:\+\w+)*")  # as Textual calls them: a letter, "pageup", "ctrl+p"


class PrintSettings(Struct, frozen=True):
    """How this household prints: its paper, its printer, its folder."""

    paper: str = "a4"
    ink: str = "full"
    card: str = ""  # none: what suits each sheet
    details: dict[str, str] = {}  # what games ask about prints and want remembered
    tile: str = ""  # where one of them was kept once
    bleed: float = 0.0  # mm of colour beyond the cut
    two_sided: bool = True
    offset: str = "0 0"  # how far back pages have to move, as the calibration page gives it
    folder: str = ""  # none: the usual one

    @property
    def where(self) -> Path:
        """The folder that prints go to."""
        return Path(self.folder) if self.folder else places.OUTPUT


class Settings(Struct, frozen=True):
    """Everything one can change on the settings screen and in the print studio."""

    language: str = ""
    theme: str = "companion"
    ascii: bool = False
    clock: bool = True
    prints: PrintSettings = PrintSettings()


def load_settings() -> Settings:
    """The stored settings; a file that cannot be read counts as none."""
    try:
        settings = msgspec.json.decode((places.home() / "settings.json").read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError):
        settings = Settings()
    prints = settings.prints
    if prints.tile:
        prints = replace(prints, tile="", details={"tile": prints.tile, **prints.details})
    return replace(settings, language=settings.language or preferred(), prints=prints)


def save_settings(settings: Settings) -> None:
    folder = places.make_home()
    write_bytes(folder / "settings.json", msgspec.json.format(msgspec.json.encode(settings)))


def load_keys() -> dict[str, str]:
    """The key of every action, ours before those of the games; a player's own keys.toml changes those it names."""
    keys = _keys_in(ASSETS)
    for box in boxes().values():
        keys = keys | {action: key for action, key in _keys_in(box.assets).items() if action not in keys}
    return keys | {action: key for action, key in _keys_in(places.home()).items() if action in keys}


def _keys_in(folder: Path) -> dict[str, str]:
    """A file that cannot be read counts as none."""
    try:
        found = tomllib.loads((folder / "keys.toml").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {}
    return {action: key for action, key in found.items() if isinstance(key, str) and _KEY.fullmatch(key)}
