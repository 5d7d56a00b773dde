"""The store: finding tables, archiving, all or nothing."""

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "companion.db")


def test_a_table_is_found_by_id_by_the_beginning_of_its_id_and_by_name(journal: Journal) -> None:
    table = Table.create(journal, game("march"), Setup(seats={"blue": "Anna"}), "evening")
    for word in (table.id, table.id[:4], "evening"):
        assert journal.table(word).id == table.id
    assert journal.table("evening").setup.seats == {"blue": "Anna"}
    with pytest.raises(Trouble, match="no-table"):
        journal.table("morning")


def test_a_name_two_tables_share_is_not_guessed(journal: Journal) -> None:
    for _ in range(2):
        Table.create(journal, game("march"), Setup(), "evening")
    with pytest.raises(Trouble, match="many-tables"):
        journal.table("evening")


def test_tables_are_listed_last_touched_first_and_archived_ones_apart(journal: Journal) -> None:
    first, second, third = (Table.create(journal, game("march"), Setup(), name) for name in ("a", "b", "c"))
    first.enter("roll 6 1")
    journal.archive(second.id)
    journal.rename(third.id, "renamed")
    assert [row.name for row in journal.tables()] == ["a", "renamed"]
    assert [row.name for row in journal.tables(archived=True)] == ["b"]


def test_a_batch_is_stored_whole_or_not_at_all(journal: Journal) -> None:
    table = Table.create(journal, game("march"), Setup(), "evening")

    def interrupted() -> None:
        with journal.batch():
            table.enter("roll 6 1")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        interrupted()
    assert [entry.kind for entry in journal.entries(table.id)] == ["start"]


def test_a_setup_that_cannot_start_leaves_no_table_behind(journal: Journal) -> None:
    with pytest.raises(Trouble, match="no-scenario"):
        Table.create(journal, game("march"), Setup({"scenario": "atlantis"}))
    assert journal.tables() == []


@pytest.mark.usefixtures("waiting_for_the_disk")
def test_every_entry_is_synced_to_disk_before_it_is_acknowledged(journal: Journal) -> None:
    assert journal._db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert journal._db.execute("pragma synchronous").fetchone() == (2,)  # FULL
