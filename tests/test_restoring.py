"""A backup is put back while somebody has Companion open: told on both sides, and nothing is entered beside it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.backup import back_up
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.text.language import CODES, language
from tests.shell import OK, Shell, refusal
from tests.stored import stored
from tests.tui.playing import Player, sit_down

ELSEWHERE = {"en": "open in another window", "de": "in einem anderen Fenster offen"}


def damage(database: Path) -> None:
    """Its first page is noise."""
    content = bytearray(database.read_bytes())
    content[:4000] = os.urandom(4000)
    database.write_bytes(content)


def aside(home: Path) -> Path:
    (kept,) = home.glob("companion-replaced-*.db")
    return kept


@pytest.mark.parametrize("code", CODES)
def test_whoever_restores_is_told_that_companion_is_open_elsewhere(
    companion: Shell, table: str, home: Path, code: str
) -> None:
    assert ELSEWHERE[code] not in companion("restore", "--lang", code).out
    store = Store()
    assert ELSEWHERE[code] in companion("restore", "--lang", code).out
    store.close()


def test_entries_that_are_only_in_the_write_ahead_log_are_set_aside_too(
    companion: Shell, table: str, home: Path
) -> None:
    store = Store()  # holds the log open: nothing of it is in the database yet
    back_up(home / "companion.db", home / "backups")
    assert companion("enter", table, "blue pick ATTACK").code == OK
    before = stored(home)
    assert (home / "companion.db-wal").stat().st_size > 0
    assert companion("restore").code == OK
    store.close()
    assert len(stored(home)["entries"]) == len(before["entries"]) - 1
    os.rename(aside(home), home / "companion.db")
    assert stored(home) == before


@pytest.mark.parametrize("code", CODES)
def test_an_app_that_is_open_tells_it_and_goes_on_with_the_tables_of_the_backup(
    companion: Shell, table: str, home: Path, code: str
) -> None:
    async def script(player: Player) -> None:
        assert "Made later" in player.text
        assert companion("restore", copy.name).code == OK
        player.app.screen._look()
        await player.settle()
        assert player.told == language(code).say("tui-put-back")
        assert "Made later" not in player.text
        assert "Kitchen" in player.text
        replaced = aside(home).read_bytes()
        new = player.app.store.create(game("march"), Setup(), "Made after")
        assert player.app.store.journal.table(new).name == "Made after"
        assert aside(home).read_bytes() == replaced

    copy = back_up(home / "companion.db", home / "backups")
    assert copy is not None
    companion("new", "march", "--name", "Made later")
    store = Store()
    sit_down(script, store=store, language=code)


def test_a_table_that_was_open_all_the_same_stores_nothing_and_says_so(
    companion: Shell, table: str, home: Path
) -> None:
    store = Store()
    sitting = store.sit_down(table)
    (home / "locks" / f"{table}.lock").unlink()  # so that the restore does not see it
    assert companion("restore").code == OK
    before = stored(home)
    with pytest.raises(Trouble, match="db-replaced"):
        sitting.table.enter("blue pick ATTACK")
    assert stored(home) == before
    sitting.leave()
    assert store.put_back()
    again = store.sit_down(table)
    assert again.table.enter("roll 5 2" if again.table.head == 0 else "blue pick ATTACK").n == again.table.head
    again.leave()
    store.close()


def test_nothing_is_written_into_a_damaged_database_that_was_set_aside(
    companion: Shell, table: str, home: Path
) -> None:
    store = Store()
    damage(home / "companion.db")
    assert companion("restore").code == OK
    replaced = {path.name: path.read_bytes() for path in home.glob("companion-replaced-*")}
    with pytest.raises(Trouble, match="db-replaced"):
        store.create(game("march"), Setup())
    assert {path.name: path.read_bytes() for path in home.glob("companion-replaced-*")} == replaced
    assert store.put_back()
    new = store.create(game("march"), Setup())
    store.close()
    assert companion("show", new).code == OK
    assert {path.name: path.read_bytes() for path in home.glob("companion-replaced-*")} == replaced


def test_a_file_that_was_moved_away_is_not_written_to(companion: Shell, table: str, home: Path) -> None:
    store = Store()
    os.rename(home / "companion.db", home / "moved.db")
    with pytest.raises(Trouble, match="db-replaced"):
        store.create(game("march"), Setup())
    assert not store.put_back(), "there is nothing to go on with"
    store.close()


@pytest.mark.parametrize("code", CODES)
def test_a_table_somebody_plays_at_has_to_be_closed_first(companion: Shell, table: str, home: Path, code: str) -> None:
    store = Store()
    sitting, before = store.sit_down(table), stored(home)
    line = refusal(companion("restore", "--lang", code))
    assert table in line
    assert {"en": "Close it there", "de": "Schließ ihn dort"}[code] in line
    assert stored(home) == before
    sitting.leave()
    store.close()
    assert companion("restore", "--lang", code).code == OK


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("step", ["write", "replace"])
def test_a_disk_without_room_refuses_the_backup_and_keeps_everything(
    companion: Shell, table: str, home: Path, step: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object) -> None:
        raise OSError(28, "no room")

    before = stored(home)
    with monkeypatch.context() as full:
        full.setattr(os, step, no_room)
        line = refusal(companion("restore", "--lang", code))
    assert {"en": "Nothing is lost", "de": "nichts verloren"}[code] in line
    assert stored(home) == before
    assert list(home.glob("*.part*")) == list(home.glob("companion-replaced-*")) == []
