"""Somebody pulls the plug: play at tables of one database, be killed at any moment, look what is left.

Run as a program of its own (`python -m tests.killing DATABASE ROUNDS SEED`): it forks for every round, which is
fast because nothing is imported again, and safe because nothing else runs in it. Prints what it saw as JSON.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.table import Table

MOST_MOVES = 16  # a player is killed a moment after at most so many entries
LONGEST_MOMENT = 0.005  # seconds
ROUNDS_A_TABLE = 6
MARCH = game("march")


def play_until_killed(database: Path, seed: int, table_id: str, pipe: int) -> None:
    """Enter and undo at random, for ever; say so only when the table says that it is stored."""
    dice, journal = Random(seed), Journal(database)
    table = Table(journal, MARCH, journal.table(table_id)) if table_id else _new_table(journal, pipe)
    while True:
        if table.result is not None:
            table = _new_table(journal, pipe)
        if dice.random() < 0.1 and table.head:
            entry = table.undo(consent=True)
        else:
            moves = [move for decision, moves in table.choices() if not decision.optional for move in moves]
            entry = table.enter(dice.choice(moves))
        _acknowledge(pipe, table.id, entry.n, entry.digest.hex(), table.head)


def _new_table(journal: Journal, pipe: int) -> Table[Any]:
    table = Table.create(journal, MARCH, Setup())
    _acknowledge(pipe, table.id, 0, state_digest(table.state).hex(), 0)
    return table


def _acknowledge(pipe: int, *words: str | int) -> None:
    os.write(pipe, (" ".join(map(str, words)) + "\n").encode())


def one_round(database: Path, table_id: str, dice: Random) -> list[list[str]]:
    """Let a child play, kill it, and return what had been acknowledged before."""
    reading, writing = os.pipe()
    seed, moves, moment = dice.randrange(10**9), dice.randrange(MOST_MOVES), dice.uniform(0, LONGEST_MOMENT)
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            play_until_killed(database, seed, table_id, writing)
        finally:
            os._exit(1)  # only a bug gets here
    os.close(writing)
    told = _listen(reading, moves)
    time.sleep(moment)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the player stopped before it was killed"
    told += _listen(reading, sys.maxsize)
    os.close(reading)
    return [line.split() for line in told.decode().splitlines(keepends=True) if line.endswith("\n")]


def _listen(pipe: int, lines: int) -> bytes:
    """Wait for that many acknowledgements, or for the end."""
    told = b""
    while told.count(b"\n") < lines and (more := os.read(pipe, 65536)):
        told += more
    return told


def check(database: Path, acknowledged: dict[str, dict[int, str]], heads: dict[str, int], ids: set[str]) -> int:
    """Everything acknowledged is there, nothing is half there; returns how many entries were looked at."""
    journal, seen = Journal(database), 0
    assert journal._db.execute("pragma quick_check").fetchone()[0] == "ok"
    for id_ in ids:
        table = Table(journal, MARCH, journal.table(id_))
        entries = list(table.entries())
        stored = {entry.n: entry.digest.hex() for entry in entries}
        lost = acknowledged[id_].items() - stored.items()
        assert not lost, f"{id_}: acknowledged but lost or changed: {lost}"
        assert list(stored) == list(range(len(stored))), f"{id_}: a gap in the journal"
        assert len(stored) <= max(acknowledged[id_]) + 1 + 1, f"{id_}: more than one entry nobody acknowledged"
        assert table.head in stored
        if len(stored) == max(acknowledged[id_]) + 1:
            assert table.head == heads[id_], f"{id_}: the head is not where it was left"
        assert list(audit(table)) == [], f"{id_}: an entry does not come out as stored"
        seen += len(entries)
        acknowledged[id_] = stored  # what was stored unacknowledged counts from now on
        heads[id_] = table.head
    journal.close()
    return seen


def main(database: Path, rounds: int, seed: int) -> dict[str, int]:
    dice = Random(seed)
    Journal(database).close()
    acknowledged: dict[str, dict[int, str]] = {}
    heads: dict[str, int] = {}
    current = ""
    for number in range(rounds):
        if number % ROUNDS_A_TABLE == 0:
            current = ""
        touched = {current} - {""}
        for id_, n, digest, head in one_round(database, current, dice):
            acknowledged.setdefault(id_, {})[int(n)] = digest
            heads[id_] = int(head)
            touched.add(id_)
            current = id_
        check(database, acknowledged, heads, touched)
    journal = Journal(database)
    tables = {row.id for row in journal.tables()}
    for id_ in tables - acknowledged.keys():  # made, but killed before anybody was told
        acknowledged[id_] = {0: Table(journal, MARCH, journal.table(id_)).entry(0).digest.hex()}
        heads[id_] = 0
    journal.close()
    entries = check(database, acknowledged, heads, tables)
    return {"rounds": rounds, "tables": len(tables), "entries": entries}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
