"""Rotating copies of the database outside it, and the way back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from datetime import datetime
from pathlib import Path

from companion.kernel.trouble import Trouble

KEPT = 5
EVERY = 30 * 60  # seconds between two copies while people play


def backups(folder: Path) -> list[Path]:
    """All copies, newest first."""
    return sorted(folder.glob("companion-*.db"), reverse=True) if folder.is_dir() else []


def back_up_if_due(database: Path, folder: Path) -> Path | None:
    """Copy the database if the last copy is old enough. Play goes on if that fails."""
    try:
        newest = next(iter(backups(folder)), None)
        age = time.time() - newest.stat().st_mtime if newest is not None else EVERY
        if 0 <= age < EVERY or not database.exists():
            return None
        return back_up(database, folder)
    except (OSError, sqlite3.Error):
        return None


def back_up(database: Path, folder: Path) -> Path | None:
    """A consistent copy, even while another process writes; older copies beyond the newest few go.

    A damaged or empty database is not copied: it would push the good copies out.
    """
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / f"companion-{_now()}.db"
    unfinished = copy.with_suffix(".part")
    try:
        _copy(database, unfinished)
        if not holds_tables(unfinished):
            return None
        os.replace(unfinished, copy)
    finally:
        unfinished.unlink(missing_ok=True)
    for old in backups(folder)[KEPT:]:
        old.unlink(missing_ok=True)
    return copy


def _copy(database: Path, to: Path) -> None:
    source, target = sqlite3.connect(database), sqlite3.connect(to)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()


def restore(database: Path, folder: Path, name: str = "") -> tuple[Path, Path | None]:
    """Put a copy back in place. The database it replaces is set aside, never thrown away."""
    copies = backups(folder)
    chosen = next((copy for copy in copies if name in ("", copy.name, copy.stem)), None)
    if chosen is None:
        raise Trouble("no-backup", name=name[:60] or "-", known=", ".join(copy.name for copy in copies) or "-")
    if not holds_tables(chosen):
        raise Trouble("bad-backup", name=chosen.name)
    unfinished = database.with_suffix(".part")
    try:
        shutil.copy2(chosen, unfinished)  # all of it is here before anything is moved
        aside = _set_aside(database)
        os.replace(unfinished, database)
    except OSError as error:
        raise Trouble("no-write", path=str(database)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return chosen, aside


def holds_tables(database: Path) -> bool:
    """Is this a sound database with at least one table in it? An empty file would pass SQLite's own check."""
    try:
        connection = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            sound = connection.execute("pragma quick_check").fetchone()[0] == "ok"
            return sound and connection.execute("select 1 from tables").fetchone() is not None
        finally:
            connection.close()
    except sqlite3.Error:
        return False


def _set_aside(database: Path) -> Path | None:
    """Move the database with its write-ahead log out of the way."""
    if not database.exists():
        return None
    aside = database.with_name(f"{database.stem}-replaced-{_now()}.db")
    for suffix in ("", "-wal", "-shm"):
        part = database.with_name(database.name + suffix)
        if part.exists():
            os.replace(part, aside.with_name(aside.name + suffix))
    return aside


def _now() -> str:
    """The time for a file name, fine enough that two copies within a second are two files."""
    return datetime.now().strftime("%Y%m%d-%H%M%S-%f")
