"""Copies of the database: made when due, never of a damaged one, five of them, one command back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from companion.kernel.backup import ENOUGH, EVERY, KEPT, back_up, back_up_if_due, backups
from companion.store import Store
from companion.text.language import CODES
from tests.shell import OK, Shell, refusal
from tests.stored import stored


def copies(home: Path) -> list[Path]:
    return backups(home / "backups")


def grow_old(home: Path, seconds: int) -> None:
    """The last copy was made that long ago."""
    for copy in copies(home):
        os.utime(copy, (time.time() - seconds,) * 2)


def test_the_first_entry_makes_a_copy_and_the_next_ones_wait(companion: Shell, home: Path) -> None:
    assert companion("tables").code == OK
    assert copies(home) == [], "an empty database is not worth a copy"
    table = companion("new", "march").out.strip()
    assert len(copies(home)) == 1
    companion("enter", table, "roll 5 2")
    companion("show", table)
    assert len(copies(home)) == 1
    grow_old(home, EVERY + 1)
    companion("show", table)
    assert len(copies(home)) == 1, "looking changes nothing, so there is nothing new to copy"
    companion("enter", table, "blue pick MOVE1")
    assert len(copies(home)) == 2


def test_a_copy_holds_what_was_just_entered(companion: Shell, home: Path, table: str) -> None:
    grow_old(home, EVERY + 1)
    companion("enter", table, "blue pick ATTACK")
    shutil.copy(copies(home)[0], home / "backups" / "seen.db")
    assert len(stored(home)["entries"]) == 5
    (home / "other").mkdir()
    shutil.copy(copies(home)[0], home / "other" / "companion.db")
    assert stored(home / "other") == stored(home)


def test_only_the_newest_few_are_kept(home: Path, companion: Shell, table: str) -> None:
    made = copies(home)
    for _ in range(KEPT + 2):
        copy = back_up(home / "companion.db", home / "backups")
        assert copy is not None
        made.insert(0, copy)
    assert KEPT == 5
    assert copies(home) == made[:KEPT]
    assert len(set(made)) == KEPT + 3, "two copies within a second are two files"
    assert list((home / "backups").glob("*.part")) == []


def test_what_was_left_of_a_copy_when_the_battery_was_empty_goes_with_the_next_one(
    home: Path, companion: Shell, table: str
) -> None:
    for left in ("companion-20260101-120000-000000.part", "companion-00007-2026-01-01-120000.part-journal"):
        (home / "backups" / left).write_bytes(b"half a copy")
    assert back_up(home / "companion.db", home / "backups") is not None
    assert list((home / "backups").glob("*.part*")) == []


@pytest.mark.parametrize("name", ["companion-20991231-235959-000000.db", "companion-00044-2099-12-31-235959.db"])
def test_a_clock_that_was_set_back_does_not_stop_them(home: Path, companion: Shell, table: str, name: str) -> None:
    """Five copies of the days to come, numbered or by an earlier Companion, are all older than the one made now."""
    (made,) = copies(home)
    for number in range(KEPT):
        ahead = made.with_name(name.replace("0000", f"000{number}").replace("00044", f"0004{number}"))
        shutil.copy(made, ahead)
        os.utime(ahead, (time.time() + 10**6 + number,) * 2)
    made.unlink()
    companion("enter", table, "blue pick ATTACK")
    assert len(copies(home)) == KEPT
    assert copies(home)[0].stat().st_mtime < time.time() + 1, "the newest is the one made last"
    (home / "other").mkdir()
    shutil.copy(copies(home)[0], home / "other" / "companion.db")
    assert stored(home / "other") == stored(home)


def test_much_that_was_entered_is_copied_whatever_the_clock_says(home: Path, companion: Shell, table: str) -> None:
    assert len(copies(home)) == 1
    store = Store()
    sitting = store.sit_down(table)
    for _ in range(ENOUGH // 2):
        sitting.table.enter("blue pick ATTACK")
        sitting.table.undo()
    sitting.leave()
    store.close()
    assert len(copies(home)) == 2, "while somebody plays on without leaving"
    for _ in range(3):
        companion("enter", table, "blue pick ATTACK")
        companion("undo", table, "--agreed")
    assert len(copies(home)) == 2, "a little more is not much"


def test_each_finished_game_is_copied_at_once(home: Path, companion: Shell, table: str) -> None:
    companion("enter", table, "blue end")
    assert len(copies(home)) == 1
    companion("enter", table, "orange end")
    assert "The game is over" in companion("show", table).out
    assert len(copies(home)) == 2
    companion("undo", table, "--agreed")
    companion("redo", table)
    assert len(copies(home)) == 2, "looking back at the end is no new end"
    shutil.copy(copies(home)[0], home / "seen.db")
    with closing(sqlite3.connect(home / "seen.db")) as copy:
        assert copy.execute("select max(n) from entries").fetchone()[0] == len(stored(home)["entries"]) - 3


def test_a_damaged_database_does_not_push_good_copies_out(companion: Shell, home: Path, table: str) -> None:
    before = copies(home)
    grow_old(home, EVERY + 1)
    content = bytearray((home / "companion.db").read_bytes())
    content[4096:9000] = os.urandom(9000 - 4096)
    (home / "companion.db").write_bytes(bytes(content))
    assert back_up_if_due(home / "companion.db", home / "backups") is None
    assert copies(home) == before


def test_play_goes_on_when_no_copy_can_be_made(companion: Shell, home: Path) -> None:
    home.mkdir()
    (home / "backups").write_text("a file where the folder should be")
    table = companion("new", "march").out.strip()
    assert companion("enter", table, "roll 5 2").code == OK


@pytest.mark.parametrize("code", CODES)
def test_one_command_brings_a_copy_back_and_keeps_what_it_replaces(
    companion: Shell, home: Path, table: str, code: str
) -> None:
    copied = stored(home)
    back_up(home / "companion.db", home / "backups")
    companion("enter", table, "blue pick ATTACK")
    replaced = stored(home)
    answer = companion("restore", "--lang", code)
    assert answer.code == OK
    assert Store().journal.table(table).settings.lay_out, "the real table may have gone on since"
    with closing(sqlite3.connect(home / "companion.db")) as database, database:
        database.execute("update tables set settings = '{}'")
    assert stored(home) == copied
    (aside,) = home.glob("companion-replaced-*.db")
    assert str(aside) in answer.out
    os.rename(aside, home / "companion.db")
    assert stored(home) == replaced


def test_restoring_twice_keeps_both_replaced_databases(companion: Shell, home: Path, table: str) -> None:
    assert companion("restore").code == OK
    assert companion("restore").code == OK
    assert len(list(home.glob("companion-replaced-*.db"))) == 2


def test_a_copy_is_chosen_by_name(companion: Shell, home: Path, table: str) -> None:
    oldest = copies(home)[-1]
    back_up(home / "companion.db", home / "backups")
    listed = companion("backups").lines
    assert [line.split()[0] for line in listed] == [copy.name for copy in copies(home)]
    assert oldest.name in companion("restore", oldest.name).out
    assert companion("show", table).code == OK


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("damage", ["noise", "empty", "cut off", "another database"])
def test_a_damaged_copy_is_refused_and_the_database_stays(
    companion: Shell, home: Path, table: str, damage: str, code: str
) -> None:
    copy, before = copies(home)[0], stored(home)
    content = copy.read_bytes()
    copy.write_bytes({"noise": os.urandom(9000), "empty": b"", "cut off": content[:5000]}.get(damage, b""))
    if damage == "another database":
        copy.unlink()
        make_another_database(copy)
    assert copy.name in refusal(companion("restore", "--lang", code))
    assert stored(home) == before
    assert list(home.glob("companion-replaced-*")) == []


def make_another_database(path: Path) -> None:
    import sqlite3

    connection = sqlite3.connect(path)
    connection.execute("create table recipes (name text)")
    connection.close()


@pytest.mark.parametrize("code", CODES)
def test_without_copies_there_is_nothing_to_restore(companion: Shell, home: Path, code: str) -> None:
    assert {"en": "No backups", "de": "Noch keine Sicherungen"}[code] in companion("backups", "--lang", code).out
    refusal(companion("restore", "--lang", code))
    refusal(companion("restore", "yesterday", "--lang", code))
    assert not (home / "companion.db").exists()
