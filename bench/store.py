"""Table.enter against the bare SQLite insert; undo, jump and opening in a long game against a short one."""

from __future__ import annotations

import random
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.measure import ROUNDS, Ratio, side_by_side
from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table

ENTRIES = 200
SHORT, LONG = 20, 2000


def _grow(table: Table[Any], count: int, dice: random.Random) -> Iterator[Move]:
    """Enter random moves; a game that ends is taken back a little and goes another way."""
    while table.head < count or table._last < count:
        if table.result is not None:
            table.undo(6, consent=True)
            continue
        decision = dice.choice([d for d in table.pending() if not d.optional])
        move = dice.choice(list(table.game.choices(table.state, decision)))
        table.enter(move)
        yield move


def _entering(folder: Path) -> Iterator[Ratio]:
    moves = []
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    dice = random.Random(7)
    while len(moves) < ENTRIES and table.result is None:
        decision = dice.choice([d for d in table.pending() if not d.optional])
        moves.append(dice.choice(list(table.game.choices(table.state, decision))))
        table.enter(moves[-1])
    typical = next(iter(table.journal.entries(table.id, 3)))
    body = (typical.body, b"x" * 900, typical.digest)
    journal = Journal(folder / "ours.db")
    bare = sqlite3.connect(folder / "bare.db", isolation_level=None)
    bare.execute("pragma journal_mode = wal")
    bare.execute("pragma synchronous = full")
    bare.execute("create table entries (id integer primary key, body blob, events blob, digest blob)")

    waiting = [Table.create(journal, game("march"), Setup()) for _ in range(ROUNDS + 1)]

    def ours() -> None:
        fresh = waiting.pop()
        for move in moves:
            fresh.enter(move)

    def floor() -> None:
        for _ in moves:
            bare.execute("insert into entries (body, events, digest) values (?, ?, ?)", body)

    mine, theirs, ratio = side_by_side(ours, floor)
    detail = f"{mine / len(moves) * 1e6:.0f} µs an entry, bare insert {theirs / len(moves) * 1e6:.0f} µs"
    yield Ratio("Table.enter : bare SQLite insert", ratio, "≤ 1.5", detail)


def _going_back(folder: Path) -> Iterator[Ratio]:
    rules, dice = game("march"), random.Random(3)
    journal = Journal(folder / "long.db")
    tables = {}
    for length in (SHORT, LONG):
        table = Table.create(journal, rules, Setup(), f"game of {length}")
        with journal.batch():
            for _ in _grow(table, length, dice):
                pass
        tables[length] = table

    def undoing(length: int) -> None:
        table = tables[length]
        for _ in range(10):
            table.undo(consent=True)
            table.redo()

    def jumping(length: int) -> None:
        table = tables[length]
        line = [entry.n for entry in lines[length]]
        for _ in range(5):
            table.jump(line[len(line) // 2], consent=True)
            table.jump(line[-1], consent=True)

    def opening(length: int) -> None:
        for _ in range(5):
            again = Journal(folder / "long.db")
            Table(again, rules, again.table(tables[length].id))
            again.close()

    lines = {length: table.line() for length, table in tables.items()}
    for name, action in (("undo and redo", undoing), ("jump to the middle and back", jumping), ("opening", opening)):
        mine, theirs, ratio = side_by_side(lambda action=action: action(LONG), lambda action=action: action(SHORT))
        detail = f"{mine * 1e3:.1f} ms : {theirs * 1e3:.1f} ms"
        yield Ratio(f"{name}, {LONG} entries : {SHORT} entries", ratio, "≤ 1.5", detail)


def ratios() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory() as folder:
        yield from _entering(Path(folder))
        yield from _going_back(Path(folder))
