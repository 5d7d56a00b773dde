"""What may be going on when the disk fails: somebody plays, a copy is made, a backup is put back, settings are kept."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

from companion.files import write_text
from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.backup import back_up, back_up_now, backups, holds_tables
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.restoring import restore
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble

MARCH = game("march")
GAME = ("roll 5 2", "blue pick MOVE2", "orange pick RECRUIT", "blue end", "orange end")
Say = Callable[[str], object]


def opened(home: Path) -> Journal:
    database = home / "companion.db"
    return Journal(database, partial(back_up_now, database, home / "backups"))


def expected(trouble: Trouble, *keys: str) -> None:
    """Whatever else it is, it is a bug."""
    if trouble.key not in keys:
        raise trouble


def played(database: Path) -> list[str]:
    """The digest of every entry in a database that must be sound, and each table as its entries leave it."""
    with closing(Journal(database, look=True)) as journal:
        assert journal._db.execute("pragma quick_check").fetchone()[0] == "ok"
        digests = []
        for row in journal.tables():
            table = Table(journal, MARCH, row)
            assert list(audit(table)) == []
            assert table.head == len(list(table.entries())) - 1
            digests += [entry.digest.hex() for entry in table.entries()]
        return digests


def play(journal: Journal, moves: tuple[str, ...], say: Say) -> None:
    """Whatever the table takes is acknowledged; what it refuses is typed once more, as a player would."""
    row = next(iter(journal.tables()), None)
    table = Table.create(journal, MARCH, Setup()) if row is None else Table(journal, MARCH, row)
    say(table.entry(0).digest.hex())
    for move in moves:
        try:
            entry = table.enter(move)
        except Trouble as trouble:
            expected(trouble, "disk-full", "read-only")
            entry = table.enter(move)
        say(entry.digest.hex())


class Playing:
    """A table from the first moment of an empty folder to the end of the game, which makes a copy."""

    @staticmethod
    def prepare(home: Path) -> None:
        home.mkdir()

    @staticmethod
    def live(home: Path, say: Say) -> None:
        for _ in range(2):
            try:
                with closing(opened(home)) as journal:
                    play(journal, GAME, say)
                    return
            except Trouble as trouble:  # before the first entry
                expected(trouble, "disk-full", "read-only")

    @staticmethod
    def check(home: Path, told: list[str]) -> None:
        acknowledged = [line for line in told if not line.startswith("steps")]
        found = played(home / "companion.db")
        assert found[: len(acknowledged)] == acknowledged
        assert len(found) <= len(acknowledged) + 1, "at most the entry that nobody was told of"
        for copy in backups(home / "backups"):
            assert holds_tables(copy)


class Copying:
    """A copy is made while older ones are there."""

    @staticmethod
    def prepare(home: Path) -> None:
        home.mkdir()
        with closing(opened(home)) as journal:
            play(journal, GAME[:3], str)
        for _ in range(2):
            back_up(home / "companion.db", home / "backups")

    @staticmethod
    def live(home: Path, say: Say) -> None:
        back_up_now(home / "companion.db", home / "backups")
        say("gone on")

    @staticmethod
    def check(home: Path, told: list[str]) -> None:
        assert len(played(home / "companion.db")) == 4
        copies = backups(home / "backups")
        assert len(copies) in (2, 3)
        assert all(holds_tables(copy) for copy in copies)
        assert back_up(home / "companion.db", home / "backups") is not None
        assert list((home / "backups").glob("*.part*")) == [], "leftovers go with the next copy"


class Restoring:
    """A backup is put back: an older state, while what came later is partly in the write-ahead log alone."""

    old, new = 3, 5  # entries

    @classmethod
    def prepare(cls, home: Path) -> None:
        home.mkdir()
        first = home.with_name("playing")
        first.mkdir()
        with closing(opened(first)) as journal:
            play(journal, GAME[:2], str)
            back_up(first / "companion.db", first / "backups")
            journal._db.execute("pragma wal_checkpoint(truncate)")
            play(journal, GAME[2:4], str)
            for part in ("companion.db", "companion.db-wal"):  # the battery is empty
                (home / part).write_bytes((first / part).read_bytes())
        os.rename(first / "backups", home / "backups")

    @staticmethod
    def live(home: Path, say: Say) -> None:
        for _ in range(2):
            try:
                restore(home / "companion.db", home / "backups")
                say("restored")
                return
            except Trouble as trouble:
                expected(trouble, "restore-failed")
                say("refused")

    @classmethod
    def check(cls, home: Path, told: list[str]) -> None:
        assert (home / "companion.db").exists()
        found = len(played(home / "companion.db"))
        asides = [len(played(aside)) for aside in home.glob("companion-replaced-*.db")]
        assert found in (cls.old, cls.new)
        assert found == cls.new or cls.new in asides, "what was replaced is set aside whole"
        if "restored" in told:
            assert found == cls.old
        restore(home / "companion.db", home / "backups")
        assert len(played(home / "companion.db")) == cls.old, "and it can be done again"
        assert list(home.glob("*.part*")) == []


class Replacing(Restoring):
    """The same where the database is damaged: nothing can be written into it."""

    @classmethod
    def prepare(cls, home: Path) -> None:
        super().prepare(home)
        noise = Random(1).randbytes((home / "companion.db").stat().st_size)
        for name in ("companion.db", "kept"):
            (home / name).write_bytes(noise)
        (home / "kept-wal").write_bytes((home / "companion.db-wal").read_bytes())

    @classmethod
    def check(cls, home: Path, told: list[str]) -> None:
        """Whatever it was worth, all of it is still there under one name or the other."""
        assert (home / "companion.db").exists()
        for suffix in ("", "-wal"):
            kept = (home / f"kept{suffix}").read_bytes()
            named = [*home.glob(f"companion-replaced-*.db{suffix}"), home / f"companion.db{suffix}"]
            assert any(path.exists() and path.read_bytes() == kept for path in named)
        if "restored" in told:
            assert len(played(home / "companion.db")) == cls.old
        restore(home / "companion.db", home / "backups")
        assert len(played(home / "companion.db")) == cls.old


class Writing:
    """An export or the settings, where an older file of that name is."""

    @staticmethod
    def prepare(home: Path) -> None:
        home.mkdir()
        (home / "game.record").write_text("old")

    @staticmethod
    def live(home: Path, say: Say) -> None:
        try:
            write_text(home / "game.record", "new")
            say("written")
        except Trouble as trouble:
            expected(trouble, "no-write")

    @staticmethod
    def check(home: Path, told: list[str]) -> None:
        assert (home / "game.record").read_text() in (("new",) if "written" in told else ("old", "new"))
