"""What hands have to do after every entry of every stored game: law 11 at a real table, undo and jumps included."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.handwork import steps_from_box, steps_of
from companion.kernel.journal import Entry, Journal
from companion.kernel.layout import carried_out, on_table
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.handwork import in_lines, tasks_after, tasks_from_box
from companion.text.language import language
from companion.text.teller import Teller
from companion.text.things import inventory
from tests.support import play

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(path for path in FOLDER.glob("*.record") if b"game: march" in path.read_bytes())
every_march_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def table_of(path: Path) -> Table[Any]:
    record = read_record(path.read_bytes())
    return import_record(Journal(":memory:"), game(record.game), record)


def gone_through(table: Table[Any]) -> list[tuple[Entry, int, int]]:
    """Every entry but corrections, with the position before and after it."""
    head, found = 0, []
    for entry in table.entries():
        after = entry.n if entry.is_position else int(entry.events[0].facts["to"])
        if entry.kind not in ("start", "correct"):
            found.append((entry, head, after))
        head = after
    return found


@every_march_record
def test_the_table_follows_every_entry(path: Path) -> None:
    table = table_of(path)
    rules = table.game
    for entry, before, after in gone_through(table):
        for seat in (None, *rules.seats):
            lay, lies = (rules.layout(table.past.state_at(at), seat) for at in (before, after))
            assert carried_out(lay, steps_of(table, entry, seat)) == on_table(lies), entry.n


@every_march_record
def test_a_correction_asks_nothing_of_anybody(path: Path) -> None:
    table = table_of(path)
    for entry in table.entries():
        if entry.kind == "correct":
            assert steps_of(table, entry) == ()


@every_march_record
@pytest.mark.parametrize("code", ["en", "de"])
def test_everything_to_be_done_is_said(path: Path, code: str) -> None:
    table = table_of(path)
    teller = Teller(language(code), table.game, table.state)
    for entry in table.entries():
        told = [(task.seat, task.text) for task in tasks_after(table, entry, teller) if task.text]
        assert len(set(told)) == len(told), told
        for line in in_lines(tasks_after(table, entry, teller), teller):
            assert "march-" not in line, line
            assert ".:" not in line, line
            assert "{" not in line, line
            assert "$" not in line, line


def test_what_goes_into_the_box_and_out_of_it() -> None:
    table = play(
        'set sides.blue.hand = ["STRENGTH", "SCORE"]\n set countries.N.vp = 1\n set countries.N.blue.standing = 1\n'
        "set sides.blue.stock = 1\n blue pick STRENGTH\n orange pick RECRUIT\n strength N"
    )
    teller = Teller(language("en"), table.game, table.state)
    told = [task.text for task in tasks_after(table, table.last, teller)]
    assert "the VP die from Neutral back into the box" in told
    assert "turn the blue strength die to 2" in told
    table.undo()
    told = [task.text for task in tasks_after(table, table.last, teller)]
    assert "the VP die to Neutral, showing 1" in told
    assert "turn the blue strength die to 1" in told


def test_nobody_does_what_has_been_done() -> None:
    table = play("blue pick MOVE1\n orange pick RECRUIT")
    assert steps_of(table, table.last)
    table.undo(consent=True)
    table.redo()
    there_and_back = [steps_of(table, entry) for entry in list(table.entries())[-2:]]
    assert [{(s.before, s.after) for s in steps} for steps in there_and_back] == [
        {(s.after, s.before) for s in there_and_back[1]},
        {(s.after, s.before) for s in there_and_back[0]},
    ]


def test_the_beginning_is_told_in_the_order_of_the_rulebook_and_why_answers() -> None:
    table = play("")
    start = table.entry(0)
    teller = Teller(language("en"), table.game, table.state)
    headings = list(dict.fromkeys(task.under for task in tasks_after(table, start, teller)))
    assert headings == [teller.event(event) for event in table.why(0)[1:] if "initiative" not in event.kind]
    rules = [rule for event in table.why(0) for rule in event.rules]
    assert set(rules) == {f"MP-SETUP-{number:02}" for number in range(1, 21)}
    assert rules.index("MP-SETUP-08") < rules.index("MP-SETUP-13") < rules.index("MP-SETUP-17")


def test_a_table_from_a_code_is_laid_out_from_the_box() -> None:
    table = table_of(RECORDS[0])
    layout = table.game.layout(table.state, None)
    assert carried_out((), steps_from_box(table)) == on_table(layout)
    teller = Teller(language("de"), table.game, table.state)
    assert [task for task in tasks_from_box(table, teller) if task.text]


@pytest.mark.rule("MP-AMB-29")
def test_cubes_nobody_shows_are_told_as_they_go_and_never_counted() -> None:
    table = play(
        'option vp-totals: private\n set sides.blue.hand = ["SCORE"]\n set sides.blue.discard = ["MOVE1"]\n'
        "blue pick SCORE\n orange pick RECRUIT"
    )
    teller = Teller(language("en"), table.game, table.state)
    assert "4 white cubes from the stock to Blue" in [task.text for task in tasks_after(table, table.last, teller)]
    shown = dict(inventory(table.game.layout(table.state, None), teller))
    assert not [text for text in shown.values() if "cube" in text]
    own = dict(inventory(table.game.layout(table.state, "blue"), teller))
    assert own["Blue's cubes"] == "white cubes 4"


def test_a_correction_is_told_in_the_players_words() -> None:
    table = play("set countries.N.blue.standing = 2\n set turn = 3\n set initiative = null")
    teller = Teller(language("en"), table.game, table.state)
    told = [teller.event(event) for entry in table.entries() for event in entry.events if entry.kind == "correct"]
    assert told == [
        "The table shows something else: Neutral, blue armies, standing: 0 → 2",
        "The table shows something else: turn: 1 → 3",
        "The table shows something else: beside the countries, initiative card: Blue → none",
    ]


def test_what_was_hidden_is_not_told_by_a_correction() -> None:
    table = play("option vp-totals: private\n set sides.blue.cubes.white = 3\n set sides.blue.cubes.white = 4")
    assert [event.facts.get("before") for event in table.last.events] == [None]


def test_forcing_the_impossible_says_what_stands_against_it() -> None:
    table = play("blue pick MOVE2\n orange pick RECRUIT")
    with pytest.raises(Trouble) as found:
        table.check_force("blue move 2 N->OH")
    assert found.value.key == "force-impossible"
    told = " ".join(Teller(language("en"), table.game, table.state).trouble(found.value))
    assert "missing: 1 × blue armies, standing in Neutral" in told


def test_several_corrections_at_once_are_one_entry() -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    table.enter("roll 5 2")
    entry = table.correct("*", {"countries.N.blue.standing": 1, "sides.blue.stock": 1})
    assert [event.kind for event in entry.events] == ["corrected", "corrected"]
    assert steps_of(table, entry) == ()
    assert table.faults() == ()
