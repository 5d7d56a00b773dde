"""One writer a table: a lock that the operating system drops when its holder dies."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from companion.kernel.disk import private_folder
from companion.kernel.trouble import Trouble


class TableLock:
    """Held as an exclusive transaction on a small file of its own, so a crash never leaves it behind."""

    def __init__(self, folder: Path, table: str) -> None:
        path = folder / f"{table}.lock"
        try:
            private_folder(folder)
            self._db = locked(path)
        except (OSError, sqlite3.Error) as error:
            key = "table-busy" if "locked" in str(error) else "read-only"
            raise Trouble(key, table=table, path=str(folder)) from error

    def release(self) -> None:
        self._db.close()


def locked(path: Path) -> sqlite3.Connection:
    """Held until it is closed; sqlite3.OperationalError if somebody else holds it."""
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


@contextmanager
def nobody_plays(folder: Path) -> Iterator[None]:
    """Nobody sits down at a table while this lasts; raises Trouble if somebody already does."""
    with ExitStack() as held:
        for table in _tables(folder):
            try:
                held.callback(TableLock(folder, table).release)
            except Trouble as trouble:
                raise Trouble("restore-busy", table=table) if trouble.key == "table-busy" else trouble from None
        yield


def _tables(folder: Path) -> Iterable[str]:
    return sorted(path.stem for path in folder.glob("*.lock")) if folder.is_dir() else ()
