"""What this laptop remembers about its players: language, theme, clock, keys, and how they print."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion import places
from companion.files import read_bytes, write_bytes
from companion.games.registry import boxes
from companion.kernel.assets import ASSETS
from companion.kernel.data import parse
from companion.kernel.trouble import Trouble
from companion.text.language import preferred

_KEY = re.compile(r"[^\s,]|\w+(?:\+\w+)*")  # as Textual calls them: a letter, "pageup", "ctrl+p"


class PrintSettings(Struct, frozen=True):
    """How this household prints: its paper, its printer, its folder."""

    paper: str = "a4"
    ink: str = "full"
    card: str = ""  # none: what suits each sheet
    details: dict[str, str] = {}  # what games ask about prints and want remembered
    tile: str = ""  # where one of them was kept once
    bleed: float | None = None  # mm of colour beyond the cut; None: where it costs no page
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
    """The stored settings; a file that cannot be read counts as none, and `unread` says so."""
    try:
        settings = _stored_settings()
    except Trouble:
        settings = Settings()
    prints = settings.prints
    if prints.tile:
        prints = replace(prints, tile="", details={"tile": prints.tile, **prints.details})
    return replace(settings, language=settings.language or preferred(), prints=prints)


def _stored_settings() -> Settings:
    path = places.home() / "settings.json"
    if not os.path.lexists(path):
        return Settings()
    try:
        return msgspec.json.decode(_content(path), type=Settings)
    except (Trouble, msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Trouble("settings-unread", path=str(path)) from error


def _content(path: Path) -> bytes:
    """Of a file: a pipe would keep everybody waiting."""
    if not path.is_file():
        raise Trouble("no-file", path=str(path))
    return read_bytes(path)


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
        found = _read_keys(folder)
    except Trouble:
        return {}
    return {action: key for action, key in found.items() if _is_key(key)}


def _read_keys(folder: Path) -> dict[str, Any]:
    path = folder / "keys.toml"
    if not os.path.lexists(path):
        return {}
    try:
        return parse(_content(path).decode("utf-8-sig"), path.name)
    except (Trouble, UnicodeDecodeError) as error:
        raise Trouble("keys-unread", path=str(path)) from error


def _is_key(word: Any) -> bool:
    return isinstance(word, str) and word.isprintable() and _KEY.fullmatch(word) is not None


def unread() -> list[Trouble]:
    """What of the player's own settings and keys is not as the files say, since they cannot be read."""
    found, path = list[Trouble](), places.home() / "keys.toml"
    try:
        wrong = [action for action, key in _read_keys(places.home()).items() if not _is_key(key)]
    except Trouble as trouble:
        found.append(trouble)
    else:
        found += [Trouble("keys-wrong", path=str(path), word=", ".join(wrong)[:80])] if wrong else []
    try:
        _stored_settings()
    except Trouble as trouble:
        found.append(trouble)
    return found
