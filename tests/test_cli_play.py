"""The command line: entering moves, and whole games as text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from companion.text.language import CODES
from tests.shell import OK, REFUSED, Shell, refusal

FIRST_TURN = """\
game: march
roll 5 2
blue pick MOVE2
orange pick RECRUIT
"""


# --- entering -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "said"), [("en", "SCORE"), ("de", "PUNKTEN")])
def test_a_refused_move_names_the_rule_in_one_line(companion: Shell, code: str, said: str) -> None:
    id_ = companion("new", "march").out.strip()
    companion("enter", id_, "roll 6 1")
    line = refusal(companion("enter", id_, "blue pick SCORE", "--lang", code))
    assert "[MP-SCORE-10]" in line
    assert said in line


def test_a_refused_move_is_an_answer_for_scripts(companion: Shell, table: str) -> None:
    answer = companion("enter", table, "blue pick MOVE2", "--json")
    assert answer.code == REFUSED
    assert answer.json["legal"] is False
    assert answer.json["move"] == "blue pick MOVE2"
    assert answer.json["objections"][0]["rule"] == "MP-TURN-11"
    unread = companion("enter", table, "blue dance", "--json")
    assert (unread.code, unread.json["objections"]) == (REFUSED, [])
    assert "dance" in unread.json["error"]


@pytest.mark.parametrize("code", CODES)
def test_what_cannot_be_read_is_told_with_what_can(companion: Shell, table: str, code: str) -> None:
    pick = {"en": "pick", "de": "wähle"}[code]
    card = {"en": "ATTACK+1", "de": "ANGREIFEN+1"}[code]
    assert pick in refusal(companion("enter", table, "blue dance", "--lang", code))
    assert card in refusal(companion("enter", table, "blue pick WALTZ", "--lang", code))
    assert pick in refusal(companion("enter", table, "  ", "--lang", code))
    assert pick in refusal(companion("enter", table, "blue pick", "--lang", code))


def test_without_a_move_it_is_asked_for(companion: Shell, table: str) -> None:
    answer = companion("enter", table, "--seat", "blue", reads="pick ATTACK\n")
    assert answer.code == OK
    assert "Move: " in answer.out
    assert "→ Anna: Pick a card, face down" in answer.out
    assert "Anna has decided" in answer.out
    assert refusal(companion("enter", table, "--lang", "de", reads="")).startswith("Abgebrochen")
    assert len(companion("log", table, "--json").lines) == 5, "nothing was entered the second time"


def test_whoever_has_decided_may_decide_anew_with_their_seat(companion: Shell, table: str) -> None:
    companion("enter", table, "--seat", "blue", "pick ATTACK")
    assert "Only they can decide anew" in refusal(companion("enter", table, "blue pick MOVE1"))
    for again in ({"reads": "pick MOVE1\n"}, {"reads": "pick RECRUIT\n"}):
        answer = companion("enter", table, "--seat", "blue", **again)
        assert "Anna has decided anew, face down" in answer.out
    assert "MOVE1" not in companion("log", table).out
    companion("force", table, "--seat", "blue", "pick STRENGTH")
    answer = companion("enter", table, "--seat", "orange", "pick ATTACK")
    assert "Anna reveals STRENGTH" in answer.out
    assert companion("recheck", table).code == OK


@pytest.mark.parametrize("line", ["pick WALTZ", "pick MOVE2", "waltz"])
def test_a_decision_anew_that_is_refused_is_not_repeated(companion: Shell, table: str, line: str) -> None:
    companion("enter", table, "--seat", "blue", "pick ATTACK")
    assert line.split()[-1] not in refusal(companion("enter", table, "--seat", "blue", line))


def test_what_happened_by_itself_may_be_entered_too(companion: Shell, table: str) -> None:
    answer = companion("enter", table, "orange recruit")
    assert answer.code == OK
    assert "by itself" in answer.out


def test_undo_redo_and_jump(companion: Shell, table: str) -> None:
    assert "--agreed" in refusal(companion("undo", table))
    assert companion("undo", table, "--agreed", "--json").json["kind"] == "undo"
    assert companion("redo", table).code == OK
    assert "nothing to put back" in refusal(companion("redo", table))
    assert "--agreed" in refusal(companion("jump", table, "1"))
    assert companion("jump", table, "1", "--agreed").code == OK
    assert "entry 5" in refusal(companion("jump", table, "5")).lower()
    assert "88" in refusal(companion("jump", table, "88"))
    assert "nothing to take back" in refusal(companion("undo", table, "--steps", "9", "--agreed"))


def test_a_house_rule_is_forced_and_keeps_its_reason(companion: Shell, table: str) -> None:
    answer = companion("force", table, "blue move 1 N->BH", "--reason", "@home b=c\nlate")
    assert answer.code == OK
    assert "against MP-TURN-06: @home b=c late" in answer.out
    assert "house rule" in refusal(companion("force", table, "blue move 3 OH->N"))
    refused = companion("force", table, "blue dance", "--json")
    assert (refused.code, refused.json["legal"]) == (REFUSED, False)


def test_the_table_is_corrected_and_what_no_longer_fits_is_told(companion: Shell, table: str) -> None:
    answer = companion("set", table, "countries.N.blue.standing", "3", "--reason", "miscounted")
    assert answer.code == OK
    assert "Careful: Anna has 5 armies in all, but there are 3. [MP-SETUP-02]" in answer.out
    assert companion("set", table, "sides.blue.hand.0", '"MOVE1"', "--json").json["kind"] == "correct"


# --- records ------------------------------------------------------------------------------------------------------


def unsealed(text: str) -> str:
    """Without the digests of sealed orders, which differ each time."""
    return re.sub(r"sealed [0-9a-f]{8}", "sealed", text)


def test_replay_tells_each_line(companion: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(FIRST_TURN)
    from_file, from_stdin = (
        companion("replay", str(path), "--state"),
        companion("replay", "-", "--state", reads=FIRST_TURN),
    )
    assert unsealed(from_file.out) == unsealed(from_stdin.out)
    assert "   2  roll 5 2" in from_file.lines
    assert "controlled by Blue" in from_file.out


def test_replay_for_scripts_has_one_object_a_line(companion: Shell) -> None:
    record = f"{FIRST_TURN}blue pick MOVE2\nblue dance\nblue pick ATTACK\n"
    answer = companion("replay", "-", "--json", "--keep-going", reads=record)
    *steps, end = [json.loads(line) for line in answer.lines]
    assert answer.code == REFUSED
    assert [step["line"] for step in steps] == [2, 3, 4, 5, 6, 7]
    assert [step["legal"] for step in steps] == [True, True, True, False, False, True]
    assert all({"line", "move", "legal", "objections", "events"} <= step.keys() for step in steps)
    assert [(o["rule"], o["text"]) for o in steps[3]["objections"]] == [
        ("MP-TURN-11", "MOVE 2 lies on Blue's discard pile until Blue plays SCORE.")
    ]
    assert "dance" in steps[4]["error"]
    assert steps[2]["events"][0]["kind"] == "revealed"
    assert end["state"]["turn"] == 2
    assert end["result"] is None


def test_replay_stops_at_a_refused_line(companion: Shell) -> None:
    answer = companion("replay", "-", "--lang", "de", reads=f"{FIRST_TURN}blau wähle BEWEGEN2\nblau wähle ANGREIFEN\n")
    assert "Zeile 5" in refusal(answer)
    assert "[MP-TURN-11]" in answer.err


def test_a_game_is_exported_and_imported(companion: Shell, table: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    assert companion("export", table, str(path)).code == OK
    assert path.read_text() == companion("export", table, "-").out
    again = companion("import", str(path), "--name", "Attic").out.strip()
    assert companion("show", again, "--json").json["state"] == companion("show", table, "--json").json["state"]
    assert list(tmp_path.glob("*.part")) == []


def test_a_record_that_breaks_a_rule_is_not_imported(companion: Shell) -> None:
    line = refusal(companion("import", "-", reads=f"{FIRST_TURN}blue pick MOVE2\n"))
    assert "Line 5" in line
    assert "MP-TURN-11" in line
    assert companion("tables", "--json").json == []
