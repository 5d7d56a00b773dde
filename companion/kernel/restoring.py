"""The way back to a copy. There is a whole database at every moment, and what it held is set aside, never lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from companion.kernel.backup import backups, copy_database, holds_tables
from companion.kernel.database import FORMAT, KINDS
from companion.kernel.disk import beside, keep_private, private_file, put_in_place, sync_folder, write_new
from companion.kernel.journal import Journal
from companion.kernel.looking import look_at
from companion.kernel.trouble import Trouble


class Restored(Struct, frozen=True):
    """Which copy is in place now, where the database it replaces is kept, and whether somebody has it open."""

    copy: Path
    aside: Path | None
    open_elsewhere: bool


def restore(database: Path, folder: Path, name: str = "") -> Restored:
    """Put a copy back in place."""
    chosen, sound = _chosen(folder, name), _is_sound(database)
    elsewhere = sound and _open_elsewhere(database)
    unfinished = database.with_suffix(".part")
    try:
        _stage(chosen, unfinished)
        aside = _exchange(database, unfinished) if sound else _replace(database, unfinished)
    except (OSError, sqlite3.Error, Trouble) as error:
        if isinstance(error, Trouble) and error.key not in ("disk-full", "read-only"):
            raise
        raise Trouble("restore-failed", path=str(database)) from error
    finally:
        _sweep(unfinished)
    return Restored(chosen, aside, elsewhere)


def _chosen(folder: Path, name: str) -> Path:
    copies = backups(folder)
    chosen = next((copy for copy in copies if name in ("", copy.name, copy.stem)), None)
    if chosen is None:
        raise Trouble("no-backup", name=name[:60] or "-", known=", ".join(copy.name for copy in copies) or "-")
    if not holds_tables(chosen):
        raise Trouble("bad-backup", name=chosen.name)
    return chosen


def _open_elsewhere(database: Path) -> bool:
    """Nobody can have a database alone that another process holds open."""
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True, timeout=0)) as connection:
            connection.execute("pragma locking_mode = exclusive")
            connection.execute("begin exclusive")
    except sqlite3.Error as error:
        return "locked" in str(error)
    return False


def _stage(chosen: Path, unfinished: Path) -> None:
    """The copy as it will be: all real tables may have gone on since then, so they have to be laid out anew."""
    _sweep(unfinished)
    private_file(unfinished)
    write_new(unfinished, chosen.read_bytes())
    with closing(Journal(unfinished)) as journal, journal.batch():
        for row in (*journal.tables(), *journal.tables(archived=True)):
            journal.settle(row.id, replace(row.settings, lay_out=True))


def _is_sound(database: Path) -> bool:
    """Can rows be exchanged in it? Found out without writing: what is damaged is set aside as it was found."""
    try:
        with closing(look_at(database)) as connection:
            names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
            known = connection.execute("pragma user_version").fetchone()[0] == FORMAT and names.issuperset(KINDS)
            return known and connection.execute("pragma quick_check").fetchone()[0] == "ok"
    except sqlite3.Error:
        return False


def _exchange(database: Path, unfinished: Path) -> Path:
    """Under its own lock, in one step; whoever has it open finds the tables of the copy from then on."""
    aside = _aside(database)

    def set_aside() -> None:
        part = aside.with_suffix(".part")
        copy_database(database, part)
        put_in_place(part, aside)

    with closing(Journal(database)) as journal:
        journal.take_over(unfinished, before=set_aside)
    return aside


def _replace(database: Path, unfinished: Path) -> Path | None:
    """Nothing can be written into a damaged database: all of it gets a second name, then the copy takes the first."""
    aside = _aside(database) if database.exists() else None
    if aside is not None:
        for part, kept in reversed(list(zip(beside(database), beside(aside), strict=True))):
            if part.exists():
                _name_twice(part, kept)
        keep_private(aside)
        sync_folder(database.parent)
    for log in beside(database)[1:]:
        log.unlink(missing_ok=True)  # it has its second name, and means nothing to the copy
    put_in_place(unfinished, database)
    return aside


def _name_twice(part: Path, kept: Path) -> None:
    try:
        os.link(part, kept)
    except OSError:  # this disk knows no second names
        shutil.copyfile(part, kept)


def _aside(database: Path) -> Path:
    """Fine enough that two within a second are two files."""
    return database.with_name(f"{database.stem}-replaced-{datetime.now():%Y%m%d-%H%M%S-%f}.db")


def _sweep(unfinished: Path) -> None:
    """What is left on the way, now or of a restore that was cut short; if need be, the next one tries again."""
    for pattern in (f"{unfinished.name}*", f"{unfinished.stem}-replaced-*.part*"):
        for part in unfinished.parent.glob(pattern):
            with suppress(OSError):
                part.unlink(missing_ok=True)
