"""The store: one SQLite database, append-only, every entry on disk before it is acknowledged.

Undo moves a head pointer, so an undone line stays as a branch; nothing is ever deleted.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from companion.kernel.backup import ENOUGH
from companion.kernel.cover import covered, uncovered
from companion.kernel.database import FORMAT, MEMORY, Database
from companion.kernel.disk import private_file
from companion.kernel.game import Event, Seat, Setup
from companion.kernel.outside import check_names
from companion.kernel.trouble import Trouble

SNAPSHOT_EVERY = 50
Policy: TypeAlias = Literal["advise", "off"]  # how a table treats a rule that it does not enforce
NAVIGATION = ("undo", "redo", "jump")

_SCHEMA = """
create table if not exists tables (
    id text primary key, game text not null, name text not null, setup blob not null,
    created real not null, archived integer not null default 0, settings blob not null default '{}'
) without rowid;
create table if not exists entries (
    table_id text not null, n integer not null, parent integer, line integer not null,
    depth integer not null, revealed integer not null, seat text,
    kind text not null, version text not null, body blob not null, events blob not null,
    digest blob not null, tip integer not null, time real not null,
    primary key (table_id, n)
) without rowid;
create table if not exists snapshots (
    table_id text not null, n integer not null, state blob not null, primary key (table_id, n)
) without rowid;
"""
_ENTRY = "n, parent, line, depth, revealed, seat, kind, version, body, events, digest, tip, time"
_INSERT = f"insert into entries (table_id, {_ENTRY}) values (?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
_ENTRY_OF_E = ", ".join(f"e.{column}" for column in _ENTRY.split(", "))
# A table with what its last entry says: where the head is, where redo leads to.
_TABLES = f"""
select t.id, t.game, t.name, t.setup, t.created, t.archived, t.settings, e.time,
       case when e.kind in {NAVIGATION} then e.parent else e.n end, e.tip
from tables t join entries e on e.table_id = t.id and e.n = (select max(n) from entries where table_id = t.id)
"""
# From an entry up to the nearest one with a snapshot (the start always has one).
_CLIMB = f"""
with recursive up(n, parent) as (
    select n, parent from entries where table_id = :table and n = :n
    union all
    select e.n, e.parent from up join entries e on e.table_id = :table and e.n = up.parent
    where not exists (select 1 from snapshots s where s.table_id = :table and s.n = up.n)
)
select {_ENTRY_OF_E}, s.state from up join entries e on e.table_id = :table and e.n = up.n
left join snapshots s on s.table_id = :table and s.n = e.n order by e.depth
"""

_events = msgspec.json.Decoder(tuple[Event, ...])
_setup = msgspec.json.Decoder(Setup)


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """How strict this table is (rule -> advise or off; all others are enforced), and its clocks in seconds.

    `used`: of a stretch of play for which somebody has only so long.
    `lay_out`: it came from a code, a record or a backup, and nobody has laid it out on a real table yet.
    """

    policy: dict[str, Policy] = {}
    clocks: dict[Seat, float] = {}
    used: dict[str, float] = {}
    lay_out: bool = False


class TableRow(Struct, frozen=True):
    """One table as the list of tables knows it."""

    id: str
    game: str
    name: str
    setup: Setup
    created: float
    archived: bool
    settings: TableSettings
    touched: float
    head: int
    tip: int


class Entry(Struct, frozen=True):
    """One line of a table's journal. Its position in the tree is `parent`; undo and redo are entries too.

    `line` is the first entry of the unforked run it belongs to, `revealed` counts the reveals from the start down
    to it: with both, going back and forth in a long game costs no more than in a short one.
    """

    n: int
    parent: int | None
    line: int
    depth: int
    revealed: int
    seat: Seat | None
    kind: str
    version: str
    body: bytes
    events: tuple[Event, ...]
    digest: bytes
    tip: int  # where redo leads to after this entry
    time: float

    @property
    def is_position(self) -> bool:
        """Navigation (undo, redo, jump) stands in the journal but is no place in the tree."""
        return self.kind not in NAVIGATION


_settings = msgspec.json.Decoder(TableSettings)


class Journal(Database):
    """All tables of one database; `copy` is called when a game has ended or much was entered."""

    def __init__(self, path: Path | str, copy: Callable[[], object] | None = None, look: bool = False) -> None:
        self._copy, self._uncopied = copy, 0
        super().__init__(path, look)

    def _connected(self) -> sqlite3.Connection:
        return _connect(self.path)

    def create(self, id_: str, game: str, name: str, setup: Setup) -> TableRow:
        check_names((name, *setup.seats.values()))
        now = time.time()
        row = (id_, game, name, msgspec.json.encode(setup), now)
        with self.batch():
            self._db.execute("insert into tables (id, game, name, setup, created) values (?,?,?,?,?)", row)
        return TableRow(id_, game, name, setup, now, False, TableSettings(), now, 0, 0)

    def tables(self, archived: bool = False) -> list[TableRow]:
        with self.telling():
            rows = self._db.execute(f"{_TABLES} where t.archived = ? order by e.time desc", (archived,))
            return [_table_row(row) for row in rows]

    def table(self, id_: str) -> TableRow:
        """A table by its id, the beginning of its id, or its name."""
        with self.telling():
            rows = self._db.execute(f"{_TABLES} where t.id = ?", (id_,)).fetchall()
            if not rows:
                rows = self._db.execute(f"{_TABLES} where t.name = ?", (id_,)).fetchall()
            if not rows and id_:
                rows = self._db.execute(f"{_TABLES} where substr(t.id, 1, ?) = ?", (len(id_), id_)).fetchall()
        if not rows:
            raise Trouble("no-table", table=id_[:40])
        if len(rows) > 1:
            raise Trouble("many-tables", table=id_[:40], known=", ".join(row[0] for row in rows))
        return _table_row(rows[0])

    def rename(self, id_: str, name: str) -> None:
        check_names((name,))
        with self.batch():
            self._db.execute("update tables set name = ? where id = ?", (name, id_))

    def archive(self, id_: str, archived: bool = True) -> None:
        with self.batch():
            self._db.execute("update tables set archived = ? where id = ?", (archived, id_))

    def settle(self, id_: str, settings: TableSettings) -> None:
        """Keep how strict a table is and what its clocks show."""
        with self.batch():
            self._db.execute("update tables set settings = ? where id = ?", (msgspec.json.encode(settings), id_))

    # --- entries --------------------------------------------------------------------------------------------

    def append(self, table: str, entry: Entry, state: bytes | None, ended: bool = False) -> None:
        """Write an entry, and a snapshot if one is given: together or not at all. `ended`: the game has."""
        events = msgspec.json.encode(entry.events)
        place = (entry.n, entry.parent, entry.line, entry.depth, entry.revealed)
        words = (
            entry.seat,
            entry.kind,
            entry.version,
            covered(entry.body),
            events,
            entry.digest,
            entry.tip,
            entry.time,
        )
        with self.batch():
            self._db.execute(_INSERT, (table, *place, *words))
            if state is not None:
                self._db.execute("insert into snapshots values (?,?,?)", (table, entry.n, state))
        self._uncopied += 1
        if self._copy is not None and (ended or self._uncopied >= ENOUGH) and not self._db.in_transaction:
            self._uncopied = 0
            self._copy()

    def last_number(self, table: str) -> int:
        with self.telling():
            (n,) = self._db.execute("select coalesce(max(n), -1) from entries where table_id = ?", (table,)).fetchone()
        return int(n)

    def entry(self, table: str, n: int) -> Entry:
        with self.telling():
            row = self._db.execute(f"select {_ENTRY} from entries where table_id = ? and n = ?", (table, n)).fetchone()
            if row is None:
                raise Trouble("no-entry", entry=n, table=table)
            return _entry(row)

    def entries(self, table: str, since: int = 0) -> Iterator[Entry]:
        """Everything that was ever entered, in the order it was entered."""
        with self.telling():
            rows = self._db.execute(
                f"select {_ENTRY} from entries where table_id = ? and n >= ? order by n", (table, since)
            )
            yield from map(_entry, rows.fetchall())

    def path_to(self, table: str, n: int) -> tuple[bytes | None, list[Entry]]:
        """The nearest snapshot at or above an entry, and the entries from there down to it."""
        with self.telling():
            rows = self._db.execute(_CLIMB, {"table": table, "n": n}).fetchall()
            if not rows:
                raise Trouble("no-entry", entry=n, table=table)
            return rows[0][-1], [_entry(row[:-1]) for row in rows]


def _connect(path: Path | str) -> sqlite3.Connection:
    if path != MEMORY:
        private_file(Path(path))
    db = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    try:
        version = db.execute("pragma user_version").fetchone()[0]
        if version > FORMAT:
            raise Trouble("db-newer", path=str(path))
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        if version < FORMAT:
            db.executescript(f"begin; {_SCHEMA} pragma user_version = {FORMAT}; commit;")
    except BaseException:
        db.close()
        raise
    return db


def _table_row(row: tuple[Any, ...]) -> TableRow:
    id_, game, name, setup, created, archived, settings, touched, head, tip = row
    try:
        begun, kept = _setup.decode(setup), _settings.decode(settings)
        return TableRow(id_, game, name, begun, created, bool(archived), kept, touched, head, tip)
    except msgspec.DecodeError as error:
        raise sqlite3.DatabaseError("malformed set-up") from error


def _entry(row: tuple[Any, ...]) -> Entry:
    n, parent, line, depth, revealed, seat, kind, version, body, events, digest, tip, at = row
    try:
        told = _events.decode(events)
        return Entry(n, parent, line, depth, revealed, seat, kind, version, uncovered(body), told, digest, tip, at)
    except msgspec.DecodeError as error:
        raise sqlite3.DatabaseError("malformed events") from error
