"""Whole games as text: reading, writing, and what is no record."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.march.moves.cards import Pick
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.record import export_everything, export_record, import_record, read_record, replay
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.support import play

GAME = """\
game: march
option edition: en
seat blue: Anna
# a comment
roll 6 1
blue pick MOVE1
orange pick RECRUIT
set countries.N.vp = 1      # the die fell over
undo
redo
jump 3
force orange pick SCORE     # we allow it
"""


def played(text: str) -> Table:
    record = read_record(text.encode())
    table = Table.create(Journal(":memory:"), game(record.game), record.setup)
    assert [step.trouble or step.objections for step in replay(table, record) if not step.legal] == []
    return table


def test_a_record_is_taken_apart_with_line_numbers_and_reasons() -> None:
    record = read_record(GAME.encode())
    assert record.setup.options == {"edition": "en"}
    assert record.setup.seats == {"blue": "Anna"}
    assert [(line.number, line.kind) for line in record.lines[:4]] == [
        (5, "move"),
        (6, "move"),
        (7, "move"),
        (8, "set"),
    ]
    assert record.lines[3].text == "countries.N.vp = 1"
    assert record.lines[3].reason == "the die fell over"
    assert record.lines[-1].reason == "we allow it"


def test_export_and_import_give_the_same_game_with_its_branches() -> None:
    table = played(GAME)
    text = export_everything(table)
    again = import_record(Journal(":memory:"), game("march"), read_record(text.encode()))
    assert again.state == table.state
    assert [entry.digest for entry in again.line()] == [entry.digest for entry in table.line()]
    assert export_everything(again) == text


def test_a_sealed_order_is_in_no_export_before_the_reveal() -> None:
    table = play("blue pick MOVE2")
    text = export_record(table)
    assert "MOVE2" not in text
    assert f"# blue: sealed ({table.sealed()[0].digest})" in text
    table.enter("orange pick FORTIFY")
    assert "blue pick MOVE2\norange pick FORTIFY" in export_record(table)


def test_a_card_that_a_house_rule_laid_face_down_is_withheld_until_it_is_turned_over() -> None:
    table = play("")
    table.force("blue pick SCORE", "we allow it")
    assert "pick SCORE" not in export_record(table)
    table.enter("orange pick MOVE1")
    again = played(export_record(table))
    assert "pick SCORE" in export_record(again)
    assert again.state == table.state


def test_everything_holds_what_is_sealed_and_what_was_taken_back() -> None:
    table = play("blue pick MOVE2\nundo\nblue pick FORTIFY")
    again = played(export_everything(table))
    assert export_everything(again) == export_everything(table)
    assert [(seal.seat, seal.move) for seal in again.sealed()] == [("blue", Pick("blue", "FORTIFY"))]
    assert [again.game.notation.write(again.moves_of(entry)[0]) for entry in again.entries() if entry.seat] == [
        "blue pick MOVE2",
        "blue pick FORTIFY",
    ]


def test_an_order_taken_back_before_the_reveal_stays_secret_for_ever() -> None:
    table = play("blue pick MOVE2\nundo\nblue pick FORTIFY\norange repick\norange pick MOVE1\nblue pick MOVE1")
    text = export_record(table)
    assert "MOVE2" not in text
    assert "FORTIFY" not in text
    assert played(text).state == table.state


def test_an_order_that_lapsed_and_held_again_is_written_where_it_was_laid() -> None:
    """Whatever corrections did in between: the table itself knows which orders a reveal turned over."""
    table = play("orange pick MOVE1\nset tries = -1\nblue pick MOVE1\norange repick")
    assert [seal.seat for seal in table.sealed()] == ["orange"]
    table.enter("blue pick MOVE1")
    text = export_record(table)
    assert text.count("pick MOVE1") == 2
    assert played(text).state == table.state


def test_a_players_own_scenario_travels_with_the_record() -> None:
    scenario = Path("assets/games/march/scenarios/tyw.toml").read_text(encoding="utf-8")
    own = scenario.replace('en = "Neutral"', 'en = "Saxony # really"')
    lines = "\n".join(f"file scenario| {line}" for line in own.splitlines())
    table = played(f"game: march\noption scenario: saxony\n{lines}\nroll 2 1\n")
    again = played(export_record(table))
    assert again.state.rules.map["N"].name["en"] == "Saxony # really"
    assert again.state == table.state


ODD_LINES = ["", " ", "\t", "\r", "\f", "\v", "\x1b[2J", "\x85", "\u2028", "\0", "\ufeff", "ä 🂡", "x" * 10_000, "\\n"]
LIKE_A_RECORD = ["# end", "game: march", "entries: 3", "file notes| x", 'file notes+ "x"', "undo", '"', "set turn = 3"]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from(ODD_LINES + LIKE_A_RECORD) | st.text(max_size=20)),
    st.sampled_from(["\n", "\r\n", "\r", ""]),
)
def test_whatever_is_in_a_file_of_ones_own_comes_back_with_everything(lines: list[str], end: str) -> None:
    """Also what would end a line or the record, and what no editor would show."""
    files = {"notes": end.join(lines), "more-notes": "one line"}
    table = Table.create(Journal(":memory:"), game("march"), Setup({}, {"blue": "Anna"}, files))
    table.enter("roll 6 1")
    again = import_record(Journal(":memory:"), game("march"), read_record(export_everything(table).encode()))
    assert again.setup.files == files
    assert again.setup.seats == {"blue": "Anna"}
    assert again.state == table.state


@pytest.mark.parametrize("piece", ['"\\ud800"', '"half', '"\\x"', '"a" "b"'])
def test_a_piece_of_a_file_that_is_none_is_told_with_its_line(piece: str) -> None:
    with pytest.raises(Trouble, match="record-line"):
        import_record(Journal(":memory:"), game("march"), read_record(f"game: march\nfile notes+ {piece}\n".encode()))


def test_german_keywords_read_alike() -> None:
    english = played("game: march\nroll 6 1\nblue pick MOVE1\nset turn = 3\nundo\nforce blue pick SCORE\n")
    german = played(
        "game: march\nwürfle 6 1\nblau wähle BEWEGEN1\nsetze turn = 3\nzurück\nerzwinge blau wähle PUNKTEN\n"
    )
    assert german.state == english.state


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "record-no-game"),
        (b"blue pick MOVE1\n", "record-no-game"),
        (b"game: march\n\xff\xfe\x00", "record-binary"),
        (b"game: march\nblue\0pick\n", "record-binary"),
        (b"game: march\n" + b"x" * 10_000_000, "record-long-line"),
        (b"game: march\nentries: 3\nroll 6 1\n", "record-truncated"),
        (b"game: march\nset turn\n", "record-set"),
        (b"game: march\nset turn = three\n", "record-value"),
        (b"game: march\nset turn = 3 4\n", "record-value"),
        (b"game: march\nset turn = " + b"[" * 9_000 + b"\n", "record-value"),
    ],
)
def test_what_is_no_record_is_refused_with_a_reason(content: bytes, key: str) -> None:
    with pytest.raises(Trouble, match=key):
        read_record(content)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("game: march\nrules: 99\n", "record-newer"),
        ("game: march\noption scenario: atlantis\n", "no-scenario"),
        ("game: march\noption edition: fr\n", "no-value"),
        ("game: march\nroll 6 1\nblue pick SCORE\n", "record-refused"),
        ("game: march\nroll 6 1\nblue pi\n", "record-line"),
        ("game: march\nundo\n", "record-line"),
        ("game: march\nundo twice\n", "record-line"),
    ],
)
def test_a_record_that_cannot_be_played_is_not_imported_at_all(text: str, key: str) -> None:
    journal = Journal(":memory:")
    with pytest.raises(Trouble, match=key):
        import_record(journal, game("march"), read_record(text.encode()))
    assert journal.tables() == []
