"""What this laptop remembers about its players: language, theme, clock, keys, and how they print."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from companion import places
from companion.kernel.assets import asset_text
from companion.text.language import preferred


class PrintSettings(Struct, frozen=True):
    """How this household prints: its paper, its printer, its folder."""

    paper: str = "a4"
    ink: str = "full"
    card: str = ""  # none: what suits each sheet
    tile: str = ""  # mm of a tile of Clockwork Wars from side to side; none: the usual
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
    return settings if settings.language else msgspec.structs.replace(settings, language=preferred())


def save_settings(settings: Settings) -> None:
    folder = places.make_home()
    (folder / "settings.json").write_bytes(msgspec.json.format(msgspec.json.encode(settings)))


def load_keys() -> dict[str, str]:
    """The key of every action; a player's own keys.toml changes those it names."""
    keys: dict[str, str] = tomllib.loads(asset_text("keys.toml"))
    try:
        own = tomllib.loads((places.home() / "keys.toml").read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        own = {}
    return keys | {action: key for action, key in own.items() if action in keys and isinstance(key, str)}
