"""The one database on disk: opened, written to in whole steps, and told about in sentences."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.kernel.looking import look_at
from companion.kernel.stopping import UNBROKEN, note_stored
from companion.kernel.trouble import Trouble

FORMAT = 1  # of the database; raised when the schema changes
KINDS = ("tables", "entries", "snapshots")  # of rows
MEMORY = ":memory:"


class Database:
    """With `look` it is opened where nothing can be written too; `refusal` says then what is in the way."""

    def __init__(self, path: Path | str, look: bool = False) -> None:
        self.path = path
        self.refusal: Trouble | None = None
        with self.telling():
            self._db = self._open(look)
            self._edition = self._edition_now()

    def _connected(self) -> sqlite3.Connection:
        """Ready to be written to."""
        raise NotImplementedError

    def _open(self, look: bool) -> sqlite3.Connection:
        try:
            return self._connected()
        except sqlite3.Error as error:
            refusal = _sentence(error, self.path)
            if not look or refusal.key not in ("read-only", "disk-full"):
                raise
            self.refusal = Trouble("full-disk") if refusal.key == "disk-full" else refusal
            return _only_look(Path(self.path))

    def close(self) -> None:
        self._db.close()

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Turn what SQLite says into a sentence a player can act on."""
        try:
            yield
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise _sentence(error, self.path) from error

    @contextmanager
    def batch(self) -> Iterator[None]:
        """What is written inside goes to disk together or not at all; a batch may stand in another one."""
        if self._db.in_transaction:
            yield
            return
        if self.refusal is not None:
            raise self.refusal
        with self.telling():
            self._db.execute("begin immediate")
            try:
                self._check_edition()
                yield
                with UNBROKEN:
                    self._db.execute("commit")
                    note_stored()
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("rollback")
                raise

    # --- a backup is put back -------------------------------------------------------------------------------

    def take_over(self, other: Path, before: Callable[[], object]) -> None:
        """Every row of another database instead of ours, in one step; `before` is done when nobody else can write."""
        with self.telling():
            self._db.execute("attach ? as other", (str(other),))
            with self.batch():
                before()
                for kind in KINDS:
                    self._db.execute(f"delete from main.{kind}")
                    self._db.execute(f"insert into main.{kind} select * from other.{kind}")
                self._db.execute(f"pragma main.application_id = {self._edition[1] + 1}")
            self._edition = self._edition_now()

    def renew(self) -> bool:
        """Has a backup been put back since this was opened or last asked? From now on its tables are the ones here."""
        with self.telling():
            now = self._edition_now()
            if now == self._edition or not os.path.exists(self.path):
                return False
            if now[0] != self._edition[0]:
                self._db.close()
                self._db = self._connected()
            self._edition = self._edition_now()
        return True

    def _edition_now(self) -> tuple[int, int]:
        """Which file it is, and how often a backup was put back into it: SQLite keeps a number for such things."""
        try:
            file = os.stat(self.path).st_ino
        except OSError:  # it is in memory, or somebody moved it away
            file = 0
        return file, self._db.execute("pragma main.application_id").fetchone()[0]

    def _check_edition(self) -> None:
        """What was made for other tables is not stored beside these, nor in a file that was set aside."""
        if self._edition_now() != self._edition:
            raise Trouble("db-replaced", path=str(self.path))


def _only_look(path: Path) -> sqlite3.Connection:
    db = look_at(path)
    version = db.execute("pragma user_version").fetchone()[0]
    if version == FORMAT:
        return db
    db.close()
    if version > FORMAT:
        raise Trouble("db-newer", path=str(path))
    raise sqlite3.OperationalError("unable to open: there is nothing in it yet")


def _sentence(error: Exception, path: Path | str) -> Trouble:
    text = str(error).lower()
    kinds = {
        "full": "disk-full",
        "disk i/o": "disk-full",
        "readonly": "read-only",
        "read-only": "read-only",
        "unable to open": "read-only",
        "locked": "db-busy",
    }
    key = next((key for words, key in kinds.items() if words in text), "db-corrupt")
    return Trouble(key, path=str(path))
