"""One writer a table: a lock that the operating system drops when its holder dies."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from companion.kernel.trouble import Trouble


class TableLock:
    """Held as an exclusive transaction on a small file of its own, so a crash never leaves it behind."""

    def __init__(self, folder: Path, table: str) -> None:
        path = folder / f"{table}.lock"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path, timeout=0, isolation_level=None)
        except (OSError, sqlite3.OperationalError) as error:
            raise Trouble("read-only", path=str(folder)) from error
        try:
            self._db.execute("pragma journal_mode = off")
            self._db.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            self._db.close()
            key = "table-busy" if "locked" in str(error) else "read-only"
            raise Trouble(key, table=table, path=str(path)) from error

    def release(self) -> None:
        self._db.close()
