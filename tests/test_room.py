"""One open table for every front end: one step at a time, everybody is told, no order is entered twice."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.game import Setup
from companion.kernel.journal import Entry, Journal
from companion.kernel.record import export_everything, import_record, read_record
from companion.kernel.table import Table, open_table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.room import Room

ROOT = Path(__file__).parent.parent


def march(journal: Journal | None = None) -> Table[Any]:
    return Table.create(journal or Journal(":memory:"), game("march"), Setup())


def entered(line: str, anew: bool = False) -> Callable[[Table[Any]], Entry]:
    return lambda table: table.enter(line, anew=anew)


def picking(journal: Journal | None = None) -> Room:
    """Both sides have to pick a card in secret."""
    room = Room(march(journal))
    room.do(entered("roll 6 1"))
    return room


# --- one lock, one version, listeners --------------------------------------------------------------------------------


def test_a_listener_is_told_once_a_change() -> None:
    room, told = Room(march()), list[int]()
    stop = room.listen(told.append)
    room.do(entered("roll 6 1"))
    room.do(lambda table: table.undo(consent=True))
    room.do(lambda table: table.relax("MP-4.1", "advise"))
    assert told == [1, 2, 3]
    assert room.version == 3
    stop()
    room.do(lambda table: table.redo())
    assert told == [1, 2, 3]
    assert room.version == 4


def test_who_only_looks_or_is_refused_changes_nothing() -> None:
    room, told = Room(march()), list[int]()
    room.listen(told.append)
    assert room.do(lambda table: table.head) == 0
    with pytest.raises(Trouble):
        room.do(entered("blue move 1 N->BH"))
    assert told == []
    assert room.version == 0


def test_what_was_entered_before_a_step_stopped_is_told() -> None:
    room, told = Room(march()), list[int]()
    room.listen(told.append)

    def two_moves(table: Table[Any]) -> None:
        table.enter("roll 6 1")
        table.enter("blue move 1 N->BH")

    with pytest.raises(Trouble):
        room.do(two_moves)
    assert told == [1]
    assert room.table.last.n == 1


def test_a_listener_may_ask_the_room_itself() -> None:
    room, heads = Room(march()), list[int]()
    room.listen(lambda _: heads.append(room.do(lambda table: table.head)))
    room.do(entered("roll 6 1"))
    assert heads == [1]
    assert room.version == 1


def test_what_is_taken_back_is_what_was_seen() -> None:
    room = Room(march())
    seen = room.do(entered("roll 6 1")).n
    room.do(entered("blue pick FORTIFY"))  # by somebody else
    with pytest.raises(Trouble, match="moved-on"):
        room.do(lambda table: table.undo(consent=True), after=seen)
    assert room.table.head == 2
    room.do(lambda table: table.undo(consent=True), after=2)
    assert room.table.head == 1


def test_a_room_that_was_left_takes_no_more_steps() -> None:
    room = Room(march())
    room.close()
    with pytest.raises(Trouble, match="table-left"):
        room.do(entered("roll 6 1"))
    assert room.table.last.n == 0


def test_a_table_that_is_only_looked_at_says_why() -> None:
    room = Room(march(), why=Trouble("locked"))
    with pytest.raises(Trouble, match="locked"):
        room.enter_once("k", entered("roll 6 1"))
    room.close()
    assert room.why is not None
    assert room.why.key == "locked"


def test_many_threads_at_one_table_take_turns(tmp_path: Path) -> None:
    """A hammer: whatever comes, each entry is told once, in order, and the journal is whole."""
    room, told = picking(Journal(tmp_path / "companion.db")), list[int]()
    first, beginning = room.version, room.table.last.n
    room.listen(told.append)

    def anybody(seed: int) -> int:
        dice, done = Random(seed), 0

        def something(table: Table[Any]) -> Entry:
            moves = [move for d in table.asked() if not d.optional for move in table.game.choices(table.state, d)]
            back = not moves or (dice.random() < 0.3 and table.head)
            return table.undo(consent=True) if back else table.enter(dice.choice(moves), anew=True)

        for _ in range(25):
            with suppress(NotAllowed):
                room.do(something)
                done += 1
        return done

    with ThreadPoolExecutor(8) as people:
        done = sum(people.map(anybody, range(8)))
    assert done > 150, "hardly anything was entered"
    assert told == list(range(first + 1, first + 1 + done))
    assert room.table.last.n == beginning + done
    again = open_table(room.table.journal, room.table.game, room.table.journal.table(room.table.id))
    assert [entry.n for entry in again.entries()] == list(range(beginning + done + 1))
    assert again.state == room.table.state
    assert again.sealed() == room.table.sealed()
    assert list(audit(again)) == []


# --- sealed orders ---------------------------------------------------------------------------------------------------


def test_an_owner_replaces_a_sealed_order_until_the_reveal() -> None:
    room = picking()
    first = room.enter_once("a", entered("blue pick FORTIFY", anew=True))
    with pytest.raises(Trouble, match="sealed-already"):
        room.do(entered("blue pick ATTACK"))  # not by its owner
    second = room.enter_once("b", entered("blue pick ATTACK", anew=True))
    assert [first.kind, second.kind] == ["seal", "seal"]
    assert [event.kind for event in second.events] == ["sealed-anew"]
    assert first.events[0].facts["digest"] != second.events[0].facts["digest"]
    assert room.enter_once("a", entered("blue pick FORTIFY", anew=True)).n == first.n, "an old order stays replaced"
    reveal = room.enter_once("c", entered("orange pick FORTIFY", anew=True))
    assert reveal.kind == "reveal"
    assert next(room.table.game.notation.write(move) for move in room.table.moves_of(reveal)) == "blue pick ATTACK"


# --- an order that came once -----------------------------------------------------------------------------------------


def test_the_same_key_is_the_same_entry() -> None:
    room, told = Room(march()), list[int]()
    room.listen(told.append)
    first = room.enter_once("k", entered("roll 6 1"))
    assert room.enter_once("k", entered("roll 6 1")) == first
    assert room.enter_once("k", entered("roll 1 6")) == first
    assert told == [1]
    assert room.table.last.n == first.n == 1


def test_an_order_that_was_refused_may_come_again() -> None:
    room = Room(march())
    with pytest.raises(Trouble):
        room.enter_once("k", entered("blue pick FORTIFY"))
    assert room.enter_once("other", entered("roll 6 1")).n == 1
    assert room.enter_once("k", entered("blue pick FORTIFY")).n == 2


def test_an_order_that_was_taken_back_is_not_entered_again() -> None:
    room = Room(march())
    first = room.enter_once("k", entered("roll 6 1"))
    room.do(lambda table: table.undo(consent=True))
    assert room.enter_once("k", entered("roll 6 1")) == first
    assert room.table.head == 0


def test_five_equal_orders_at_once_are_one_entry(tmp_path: Path) -> None:
    room = Room(march(Journal(tmp_path / "companion.db")))
    with ThreadPoolExecutor(5) as phones:
        answers = set(phones.map(lambda _: room.enter_once("k", entered("roll 6 1")).n, range(5)))
    assert answers == {1}
    assert room.table.last.n == 1


KILLED = """
import os, signal, sys
from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.table import open_table
from companion.room import Room

def dies(table):
    table.enter("roll 6 1")
    os.kill(os.getpid(), signal.SIGKILL)

journal = Journal(sys.argv[1])
Room(open_table(journal, game("march"), journal.table(sys.argv[2]))).enter_once("k", dies)
"""


def test_killed_between_write_and_answer_the_same_key_is_the_same_entry(tmp_path: Path) -> None:
    database = tmp_path / "companion.db"
    journal = Journal(database)
    id_ = march(journal).id
    journal.close()
    run = subprocess.run([sys.executable, "-c", KILLED, str(database), id_], cwd=ROOT, timeout=60, check=False)
    assert run.returncode == -9
    journal = Journal(database)
    room = Room(open_table(journal, game("march"), journal.table(id_)))
    assert room.table.last.n == 1, "it was on disk"
    assert room.enter_once("k", entered("roll 6 1")).n == 1
    assert room.table.last.n == 1
    assert room.enter_once("l", entered("blue pick FORTIFY")).n == 2
    journal.close()


def test_no_record_shows_a_key() -> None:
    room = picking()
    for key, line in (("k3y-one", "blue pick FORTIFY"), ("k3y-two", "orange pick ATTACK")):
        room.enter_once(key, entered(line, anew=True))
    room.enter_once("k3y-back", lambda table: table.undo(consent=True))
    plain = picking()
    for line in ("blue pick FORTIFY", "orange pick ATTACK"):
        plain.do(entered(line, anew=True))
    plain.do(lambda table: table.undo(consent=True))
    text = export_everything(room.table)
    assert "k3y" not in text
    ours, theirs = list(room.table.entries()), list(plain.table.entries())
    assert [entry.digest for entry in ours] == [entry.digest for entry in theirs], "a key is no part of the game"
    assert not any(b"order" in entry.body for entry in theirs), "without a key an entry is written as it always was"
    again = import_record(Journal(":memory:"), room.table.game, read_record(text.encode()))
    assert again.state == room.table.state
    assert {again.body(entry).order for entry in again.entries()} == {""}


def test_a_refusal_with_a_key_is_the_refusal_itself() -> None:
    room = picking()
    for line in ("blue pick FORTIFY", "orange pick FORTIFY"):
        room.do(entered(line))
    with pytest.raises(NotAllowed):
        room.enter_once("k", entered("blue move 9 N->BH"))
