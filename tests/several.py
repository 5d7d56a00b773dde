"""A table of Aces & Armor before a turn of several moves, at which others have to decide in between."""

from __future__ import annotations

from typing import Any

from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from tests.test_records import FOLDER

BEFORE = "g2 move t1 M11-O5"


def before_moving() -> str:
    """The record up to where Clara moves `t1` and `art1`; when `art1` has moved, David is asked."""
    whole = (FOLDER / "game-aa-two-short.record").read_text(encoding="utf-8")
    lines = whole.partition(BEFORE)[0].splitlines()
    return "\n".join(line for line in lines if not line.startswith("entries:")) + "\n"


def moving(journal: Journal | None = None, name: str = "Kitchen") -> Table[Any]:
    record = read_record(before_moving().encode())
    return import_record(journal or Journal(":memory:"), game("aces"), record, name)
