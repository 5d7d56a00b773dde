"""The database belongs to its owner, and no glance into the file shows what lies face down."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.kernel.cover import covered, uncovered
from companion.kernel.journal import Journal
from companion.store import Store
from tests.shell import OK, Shell
from tests.stored import stored

PICK = b"STRENGTH"
needs_modes = pytest.mark.skipif(os.name == "nt", reason="files have no modes here")


@pytest.fixture(autouse=True)
def _open_handed() -> Iterator[None]:
    """A laptop whose files anybody may read unless somebody says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(home: Path) -> dict[str, int]:
    found = [path for path in (home, *home.rglob("*")) if path.is_dir() or path.name.startswith("companion")]
    return {path.name: path.stat().st_mode & 0o777 for path in found}


@needs_modes
def test_nobody_else_may_open_the_database_its_log_its_backups_and_what_a_restore_sets_aside(
    companion: Shell, home: Path, table: str
) -> None:
    store = Store()  # its write-ahead log lies beside it
    assert companion("restore").code == OK
    found = modes(home)
    store.close()
    assert {name: oct(mode) for name, mode in found.items() if mode & 0o077} == {}
    assert {"home", "backups", "companion.db", "companion.db-wal", "companion.db-shm"} <= found.keys()
    assert any(name.startswith("companion-replaced-") for name in found)


@needs_modes
def test_what_an_earlier_companion_left_open_is_closed_to_others(companion: Shell, home: Path, table: str) -> None:
    assert companion("restore").code == OK
    store = Store()
    left_open = [path for path in home.rglob("companion*") if path.is_file()]
    assert len(left_open) >= 5
    for path in left_open:
        path.chmod(0o644)
    store.close()
    Journal(home / "companion.db").close()
    assert companion("archive", table).code == OK
    assert {name: oct(mode) for name, mode in modes(home).items() if mode & 0o077} == {}


@needs_modes
def test_a_folder_that_somebody_shares_stays_shared(companion: Shell, home: Path) -> None:
    home.mkdir(mode=0o755)
    assert companion("new", "march").code == OK
    assert home.stat().st_mode & 0o777 == 0o755


def test_a_pick_that_lies_face_down_is_in_no_file_as_plain_text(companion: Shell, home: Path, table: str) -> None:
    before = everything(home).count(PICK)
    assert companion("enter", table, "blue pick STRENGTH").code == OK
    assert everything(home).count(PICK) == before
    assert companion("enter", table, "orange pick STRENGTH").code == OK
    assert PICK.decode() in companion("log", table).out, "it can be read where it is meant to be"


def everything(home: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file())


def test_two_equal_orders_do_not_look_equal() -> None:
    order = b'{"moves":[{"type":"pick","card":"STRENGTH"}]}'
    first, second = covered(order), covered(order)
    assert first != second
    assert uncovered(first) == uncovered(second) == order
    assert uncovered(covered(b"")) == b""


def test_entries_that_were_stored_uncovered_are_read_as_ever(companion: Shell, home: Path, table: str) -> None:
    told = companion("log", table).out, companion("export", table, "-").out
    with closing(sqlite3.connect(home / "companion.db", isolation_level=None)) as database:
        for number, body in database.execute("select n, body from entries").fetchall():
            database.execute("update entries set body = ? where n = ?", (uncovered(body), number))
    assert all(b'"' in row[9] or row[9] == b"{}" for row in stored(home)["entries"]), "as it was in earlier databases"
    assert (companion("log", table).out, companion("export", table, "-").out) == told
    assert companion("enter", table, "blue pick ATTACK").code == OK
    assert "5 entries" in companion("recheck", table).out
