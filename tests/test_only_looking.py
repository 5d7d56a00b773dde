"""Where nothing can be written everything stored can still be looked at, and nobody is told otherwise."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel import journal
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.looking import _in_memory
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.text.language import CODES, language
from tests.disks import FULL, READ_ONLY, answers, companions, needs_mounts, on_a_disk
from tests.shell import OK, REFUSED, Shell
from tests.stored import stored
from tests.tui.playing import Player, sit_down

DISKS = {"read-only": READ_ONLY, "full": FULL}
LEFT = ("closed", "with a log", "with a log and its index")
LAST = "Anna has decided"  # what only the write-ahead log holds


@pytest.fixture(params=LEFT)
def left(request: pytest.FixtureRequest, companion: Shell, home: Path, table: str, tmp_path: Path) -> Path:
    """The folder as it is left by somebody who closed Companion, or whose battery was empty: then a log is there."""
    store = Store()
    store.journal._db.execute("pragma wal_checkpoint(truncate)")
    assert companion("enter", table, "blue pick ATTACK").code == OK
    folder = tmp_path / "left"
    if request.param == "closed":
        store.close()
    shutil.copytree(home, folder)
    store.close()
    shutil.rmtree(folder / "locks", ignore_errors=True)
    if request.param == "with a log":
        (folder / "companion.db-shm").unlink()
    assert ((folder / "companion.db-wal").exists()) == (request.param != "closed")
    return folder


@needs_mounts
@pytest.mark.parametrize("disk", DISKS)
def test_every_look_works_and_every_entry_is_refused_in_a_sentence(left: Path, table: str, disk: str) -> None:
    looks = (f"show|{table}", "tables", f"log|{table}", f"export|{table}|-", f"choices|{table}", f"why|{table}|1")
    writes = (f"enter|{table}|orange pick ATTACK", "new|march|--name|Attic", f"rename|{table}|Cellar")
    found = answers(on_a_disk(DISKS[disk], left, *companions(*looks, *writes, f"log|{table}", "tables")))
    *seen, log, tables = found
    for command, (code, text) in zip(looks, seen, strict=False):
        assert code == OK, (command, text)
    assert LAST in seen[2][1], "what was entered last is there, though it is only in the write-ahead log"
    # What goes from the log into the database makes room on a full disk; then something is stored, and told so.
    there = [log != seen[2], "Attic" in tables[1], "Cellar" in tables[1]]
    for command, stored_, (code, text) in zip(writes, there, seen[len(looks) :], strict=True):
        assert (code == OK) == stored_, (command, text)
        assert code == OK or (code, len(text.splitlines())) == (REFUSED, 1), (command, text)
        assert "crash" not in text
    assert disk == "full" or there == [False, False, False]


@needs_mounts
@pytest.mark.parametrize("disk", DISKS)
def test_the_app_opens_what_is_there(left: Path, table: str, disk: str) -> None:
    program = (
        "import sys; from companion.store import Store; store = Store(); table = store.rows()[0].id;"
        "sitting = store.sit_down(table); print(sitting.table.head, len(list(sitting.table.entries())))"
    )
    run = on_a_disk(DISKS[disk], left, sys.executable, "-B", "-c", program)
    assert run.stdout.split() == ["4", "5"], run.stderr


@pytest.fixture
def nothing_can_be_written(companion: Shell, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(path: Path | str) -> sqlite3.Connection:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(journal, "_connect", connect)


@pytest.mark.usefixtures("nothing_can_be_written")
@pytest.mark.parametrize("code", CODES)
def test_a_table_in_the_app_says_that_it_can_only_be_looked_at(
    home: Path, table: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stored(home)

    async def script(player: Player) -> None:
        assert language(code).say("tui-flag-looking") in player.lines[0]
        assert "COMPANION_HOME" in player.told
        await player.press("u")
        assert "COMPANION_HOME" in player.told
        assert player.table.head == 3
        await player.press("q")
        assert player.on == "HomeScreen"

    sit_down(script, table, store=Store(), language=code)
    assert stored(home) == before


@pytest.mark.usefixtures("nothing_can_be_written")
def test_nothing_is_taken_for_stored(home: Path) -> None:
    store = Store()
    with pytest.raises(Trouble, match="read-only"):
        store.create(game("march"), Setup())
    with pytest.raises(Trouble, match="read-only"):
        store.rename(store.rows()[0].id, "Attic")
    assert store.rows()[0].name == "Kitchen"


def test_a_table_can_be_left_on_a_full_disk(home: Path, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(player: Player) -> None:
        monkeypatch.setattr(Journal, "settle", full)
        await player.press("q", "y")
        assert player.on == "HomeScreen"
        assert player.told == language("en").say("tui-clocks-lost")

    def full(*_: object) -> None:
        raise Trouble("disk-full")

    sit_down(script, table, store=Store())


# --- a database and its log, read without writing a byte -----------------------------------------------------------


def rows(path: Path) -> list[int]:
    connection = _in_memory(path)
    found = [n for (n,) in connection.execute("select n from t order by n")]
    connection.close()
    return found


@pytest.fixture
def logged(tmp_path: Path) -> Path:
    """Ten rows, of which the last five are only in the log, the very last one over many pages."""
    writer = sqlite3.connect(tmp_path / "ours.db", isolation_level=None)
    writer.execute("pragma journal_mode = wal")
    writer.execute("create table t (n integer, filling blob)")
    for n in range(10):
        if n == 5:
            writer.execute("pragma wal_checkpoint(truncate)")
        writer.execute("insert into t values (?, ?)", (n, bytes(20_000 if n == 9 else 10)))
    copy = tmp_path / "copy.db"
    for suffix in ("", "-wal"):
        shutil.copy(tmp_path / f"ours.db{suffix}", tmp_path / f"copy.db{suffix}")
    writer.close()
    return copy


def test_what_only_the_log_holds_is_read(logged: Path) -> None:
    assert rows(logged) == list(range(10))
    assert sorted(path.name for path in logged.parent.glob("copy*")) == ["copy.db", "copy.db-wal"]


def test_a_log_that_is_cut_off_or_torn_counts_as_far_as_it_is_whole(logged: Path) -> None:
    log = logged.with_name("copy.db-wal")
    whole = log.read_bytes()
    for end in (0, 20, 32, 4000, len(whole) - 1):
        log.write_bytes(whole[:end])
        assert rows(logged) in [list(range(count)) for count in range(5, 10)]
    log.write_bytes(whole[:-5000] + b"x" + whole[-4999:])
    assert rows(logged) == list(range(9)), "half of the last row is no row"
    log.unlink()
    assert rows(logged) == list(range(5))


def test_a_log_of_the_other_byte_order_is_read_alike(logged: Path) -> None:
    from companion.kernel.looking import _FRAME, _HEADER, _added

    log = logged.with_name("copy.db-wal")
    content = bytearray(log.read_bytes())
    magic, *others = _HEADER.unpack_from(content)
    size = others[1]
    content[:4] = (magic ^ 1).to_bytes(4)
    sums = _added((0, 0), bytes(content[:24]), bool((magic ^ 1) & 1))
    content[24:32] = b"".join(part.to_bytes(4) for part in sums)
    for start in range(32, len(content), _FRAME.size + size):
        page = bytes(content[start + 24 : start + 24 + size])
        sums = _added(
            _added(sums, bytes(content[start : start + 8]), bool((magic ^ 1) & 1)), page, bool((magic ^ 1) & 1)
        )
        content[start + 16 : start + 24] = b"".join(part.to_bytes(4) for part in sums)
    log.write_bytes(content)
    assert rows(logged) == list(range(10))
