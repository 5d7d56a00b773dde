"""Rotating copies of the database outside it, and the way back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from pathlib import Path

from companion.kernel.trouble import Trouble

KEPT = 5
EVERY = 30 * 60  # seconds between two copies while people play


def backups(folder: Path) -> list[Path]:
    """All copies, newest first."""
    return sorted(folder.glob("companion-*.db"), reverse=True) if folder.is_dir() else []


def back_up_if_due(database: Path, folder: Path) -> Path | None:
    """Copy the database if it changed and the last copy is old enough. Play goes on if that fails."""
    newest = next(iter(backups(folder)), None)
    try:
        if not database.exists() or database.stat().st_size == 0:
            return None
        if newest is not None and time.time() - newest.stat().st_mtime < EVERY:
            return None
        return back_up(database, folder)
    except (OSError, sqlite3.Error):
        return None


def back_up(database: Path, folder: Path) -> Path:
    """A consistent copy, even while another process writes; older copies beyond the newest few go."""
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / f"companion-{time.strftime('%Y%m%d-%H%M%S')}.db"
    unfinished = copy.with_suffix(".part")
    source, target = sqlite3.connect(database), sqlite3.connect(unfinished)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()
    os.replace(unfinished, copy)
    for old in backups(folder)[KEPT:]:
        old.unlink(missing_ok=True)
    return copy


def restore(database: Path, folder: Path, name: str = "") -> tuple[Path, Path | None]:
    """Put a copy back in place. The database it replaces is set aside, never thrown away."""
    copies = backups(folder)
    chosen = next((copy for copy in copies if name in ("", copy.name, copy.stem)), None)
    if chosen is None:
        raise Trouble("no-backup", name=name or "-", known=", ".join(copy.name for copy in copies) or "-")
    if not _is_sound(chosen):
        raise Trouble("bad-backup", name=chosen.name)
    aside = _set_aside(database)
    shutil.copy2(chosen, database)
    return chosen, aside


def _is_sound(database: Path) -> bool:
    try:
        connection = sqlite3.connect(database)
        try:
            return bool(connection.execute("pragma quick_check").fetchone()[0] == "ok")
        finally:
            connection.close()
    except sqlite3.Error:
        return False


def _set_aside(database: Path) -> Path | None:
    """Move the database with its write-ahead log out of the way."""
    if not database.exists():
        return None
    aside = database.with_name(f"{database.stem}-replaced-{time.strftime('%Y%m%d-%H%M%S')}.db")
    for suffix in ("", "-wal", "-shm"):
        part = database.with_name(database.name + suffix)
        if part.exists():
            os.replace(part, aside.with_name(aside.name + suffix))
    return aside
