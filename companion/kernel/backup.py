"""Rotating copies of the database outside it."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from companion.kernel.disk import keep_private, private_file, private_folder, put_in_place
from companion.kernel.lock import locked

KEPT = 5
EVERY = 30 * 60  # seconds between two copies while people play
ENOUGH = 50  # entries after which a copy is due whatever the clock says
# The number decides which copy is newer: a clock can be set back. Earlier Companions gave no number.
_NUMBERED = re.compile(r"companion-(\d+)-\d{4}-\d\d-\d\d")
COPY = "ro&immutable=1"  # how a copy is read: nothing is put beside it
_ENTRIES = "select sum((select max(n) + 1 from entries where table_id = id)) from tables"


def backups(folder: Path) -> list[Path]:
    """All copies, newest first."""
    copies = folder.glob("companion-*.db") if folder.is_dir() else ()
    return sorted(copies, key=lambda copy: (_number(copy), copy.name), reverse=True)


def _number(copy: Path) -> int:
    found = _NUMBERED.match(copy.name)
    return int(found[1]) if found else 0


def back_up_if_due(database: Path, folder: Path) -> Path | None:
    """Copy the database if much was entered or the last copy is old. Play goes on if that fails."""
    _close_to_others(database, folder)
    with suppress(OSError, sqlite3.Error):
        if database.exists() and _is_due(database, folder):
            return back_up(database, folder)
    return None


def _close_to_others(database: Path, folder: Path) -> None:
    """Earlier Companions left their copies open to everybody."""
    for copy in (*backups(folder), *database.parent.glob(f"{database.stem}-replaced-*.db")):
        keep_private(copy)


def _is_due(database: Path, folder: Path) -> bool:
    newest = next(iter(backups(folder)), None)
    if newest is None or not 0 <= time.time() - newest.stat().st_mtime < EVERY:
        return True
    try:
        return abs(_entries(database, "rw") - _entries(newest, COPY)) >= ENOUGH
    except sqlite3.Error:  # one of them is damaged; if it is the database, it will not be copied
        return True


def _entries(database: Path, mode: str) -> int:
    with closing(_opened(database, mode)) as connection:
        return connection.execute(_ENTRIES).fetchone()[0] or 0


def back_up_now(database: Path, folder: Path) -> None:
    """A game has ended, or much was entered. Play goes on if that fails."""
    with suppress(OSError, sqlite3.Error):
        back_up(database, folder)


def back_up(database: Path, folder: Path) -> Path | None:
    """A consistent copy, even while another process writes; older copies beyond the newest few go.

    A damaged or empty database is not copied: it would push the good copies out.
    """
    private_folder(folder)
    with _alone(folder) as alone:
        if not alone:  # somebody else makes the same copy now
            return None
        _sweep(folder)
        number = max(map(_number, backups(folder)), default=0) + 1
        copy = folder / f"companion-{number:05}-{datetime.now():%Y-%m-%d-%H%M%S}.db"
        if not _copied(database, copy):
            return None
        for old in backups(folder)[KEPT:]:
            old.unlink(missing_ok=True)
    return copy


@contextmanager
def _alone(folder: Path) -> Iterator[bool]:
    try:
        lock = locked(folder / "making-a-copy")
    except sqlite3.OperationalError:
        yield False
        return
    with closing(lock):
        yield True


def _sweep(folder: Path) -> None:
    """What was left of a copy when the battery was empty goes."""
    for part in folder.glob("companion-*.part*"):
        part.unlink(missing_ok=True)


def _copied(database: Path, copy: Path) -> bool:
    unfinished = copy.with_suffix(".part")
    try:
        copy_database(database, unfinished)
        if not holds_tables(unfinished):
            return False
        put_in_place(unfinished, copy)
    finally:
        unfinished.unlink(missing_ok=True)
    return True


def copy_database(database: Path, to: Path) -> None:
    """All that is stored, also what is still in the write-ahead log, in one file that is on the disk afterwards."""
    private_file(to)
    with closing(_opened(database, "rw")) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def _opened(database: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode={mode}", uri=True)


def holds_tables(database: Path) -> bool:
    """Is this a sound database with at least one table in it? An empty file would pass SQLite's own check."""
    try:
        with closing(_opened(database, COPY)) as connection:
            sound = connection.execute("pragma quick_check").fetchone()[0] == "ok"
            return sound and connection.execute("select 1 from tables").fetchone() is not None
    except sqlite3.Error:
        return False
