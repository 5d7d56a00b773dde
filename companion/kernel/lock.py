"""One writer a table: a lock that the operating system drops when its holder dies."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from companion.kernel.trouble import Trouble


class TableLock:
    """Held as an exclusive transaction on a small file of its own, so a crash never leaves it behind."""

    def __init__(self, folder: Path, table: str) -> None:
        path = folder / f"{table}.lock"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._db = _locked(path)
        except (OSError, sqlite3.Error) as error:
            key = "table-busy" if "locked" in str(error) else "read-only"
            raise Trouble(key, table=table, path=str(folder)) from error

    def release(self) -> None:
        self._db.close()


def _locked(path: Path) -> sqlite3.Connection:
    try:
        return _hold(path)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:  # the file was overwritten with something else; it holds nothing, so make it anew
        path.unlink()
        return _hold(path)


def _hold(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        db.execute("pragma journal_mode = off")
        db.execute("begin exclusive")
    except BaseException:
        db.close()
        raise
    return db


def nobody_plays(folder: Path) -> None:
    """Raises Trouble if some table of this laptop is open for playing."""
    for table in _tables(folder):
        TableLock(folder, table).release()


def _tables(folder: Path) -> Iterable[str]:
    return sorted(path.stem for path in folder.glob("*.lock")) if folder.is_dir() else ()
