"""Several moves on one line: it stops at the first refusal or at somebody else's decision, and the rest is not lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.several import Typed, as_line, moves_on, others_decide
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble, Unreadable
from companion.text.language import CODES
from tests.several import before_moving, moving
from tests.shell import OK, REFUSED, Shell, refusal
from tests.test_plain import sit_down

LINES = {"en": "t1 M11-O5; art1 M10-L9; next", "de": "pz1 M11-O5; art1 M10-L9; weiter"}
NEXT = {"en": "next", "de": "weiter"}


# --- the line itself ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("next", ["next"]),
        ("a 1; b 2 ;c", ["a 1", "b 2", "c"]),
        (" ; a;; b ; ", ["a", "b"]),
        ("", [""]),
        (" ; ", [";"]),
    ],
)
def test_what_stands_between_semicolons_is_a_move(line: str, moves: list[str]) -> None:
    assert moves_on(line) == moves
    assert moves_on(as_line(moves)) == moves


def test_each_move_is_an_entry_of_its_own_and_undo_takes_back_one() -> None:
    table = moving()
    before, typed = table.head, Typed(table, "t1 M11-O5; art1 M10-L9")
    assert typed.enter().n == before + 1
    assert typed.goes_on
    typed.enter()
    table.undo()
    assert table.head == before + 1
    assert (table.state.units["t1"].hex, table.state.units["art1"].hex) == ("O5", "M10")


def test_it_stops_where_somebody_else_decides() -> None:
    table = moving()
    typed = Typed(table, LINES["en"])
    typed.enter()
    typed.enter()
    assert [decision.seat for decision in table.pending() if not decision.optional] == ["su"]
    assert not typed.goes_on
    assert typed.rest == ["next"]
    table.enter("su pass turn")
    assert typed.goes_on
    typed.enter()
    assert typed.rest == []
    assert not typed.goes_on


def test_it_stops_at_the_first_refusal_which_stays_first_of_the_rest() -> None:
    table = moving()
    typed = Typed(table, "t1 M11-O5; t1 O5-O6; art1 M10-L9")
    typed.enter()
    head = table.head
    with pytest.raises(NotAllowed):
        typed.enter()
    assert typed.rest == ["t1 O5-O6", "art1 M10-L9"]
    assert table.head == head


def test_a_person_with_two_sides_goes_on_with_the_other_one() -> None:
    table = moving()
    Typed(table, "t1 M11-O5; art1 M10-L9").enter()
    table.enter("art1 M10-L9")
    assert others_decide(table, "g2")
    table.setup.seats["su"] = table.setup.seats["g2"]
    assert not others_decide(table, "g2")


def test_nothing_secret_stands_among_other_moves() -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    typed = Typed(table, "roll 6 1; blue pick MOVE1; orange pick MOVE1")
    typed.enter()
    with pytest.raises(Trouble) as refused:
        typed.enter()
    assert refused.value.key == "secret-among-several"
    assert table.head == 1
    assert Typed(table, "blue pick MOVE1").enter().kind == "seal"


def test_a_line_of_a_record_is_one_entry() -> None:
    from companion.kernel.record import import_record, read_record

    record = read_record(f"{before_moving()}{LINES['en']}\n".encode())
    with pytest.raises(Trouble) as refused:
        import_record(Journal(":memory:"), game("aces"), record, "Kitchen")
    assert isinstance(refused.value.__cause__ or refused.value, Trouble)


# --- the command line ---------------------------------------------------------------------------------------------


@pytest.fixture
def kitchen(companion: Shell, tmp_path: Path) -> str:
    file = tmp_path / "kitchen.record"
    file.write_text(before_moving(), encoding="utf-8")
    return companion("import", str(file), "--name", "Kitchen").out.split()[0]


@pytest.mark.parametrize("code", CODES)
def test_enter_tells_each_move_and_what_is_left(companion: Shell, kitchen: str, code: str) -> None:
    answer = companion("enter", kitchen, LINES[code], "--lang", code)
    assert answer.code == OK
    left = {"en": "Not entered yet: next", "de": "Noch nicht eingegeben: weiter"}[code]
    assert answer.lines[-1] == left
    assert "O5" in answer.out
    assert "L9" in answer.out
    assert "→ David: " in answer.lines[-2]


def test_enter_tells_the_refusal_last_and_keeps_what_came_before(companion: Shell, kitchen: str) -> None:
    answer = companion("enter", kitchen, "t1 M11-O5; t1 O5-O6; art1 M10-L9")
    assert "[AA-MOVE-24]" in refusal(answer)
    assert answer.lines[-1] == "Not entered yet: t1 O5-O6; art1 M10-L9"
    assert companion("undo", kitchen).code == OK
    assert companion("enter", kitchen, "t1 M11-O5").code == OK


def test_several_moves_are_one_answer_for_scripts(companion: Shell, kitchen: str) -> None:
    stopped = companion("enter", kitchen, LINES["en"], "--json").json
    assert (stopped["legal"], stopped["rest"]) == (True, "next")
    assert [entry["kind"] for entry in stopped["entered"]] == ["play", "play"]
    assert companion("enter", kitchen, "su pass turn").code == OK
    refused = companion("enter", kitchen, "next; dance; next", "--json")
    assert refused.code == REFUSED
    assert (refused.json["legal"], refused.json["rest"]) == (False, "dance; next")
    assert len(refused.json["entered"]) == 1
    assert "dance" in refused.json["error"]


def test_a_secret_among_them_is_refused_and_not_repeated(companion: Shell) -> None:
    id_ = companion("new", "march").out.strip()
    answer = companion("enter", id_, "roll 6 1; blue pick MOVE1; orange pick MOVE2")
    assert "in secret" in refusal(answer)
    assert "MOVE1" not in answer.out + answer.err


# --- the linear mode ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_in_sentences_a_word_goes_on_with_the_rest(code: str) -> None:
    table, rest = moving(), {"en": "rest", "de": "Rest"}[code]
    passing = {"en": "su pass turn", "de": "su passe zug"}[code]
    printed = sit_down(table, LINES[code], passing, rest, rest, code=code)
    told = {
        "en": "Not entered yet, “rest” goes on with it: next",
        "de": "Noch nicht eingegeben, „Rest“ macht damit weiter: weiter",
    }
    assert told[code] in printed
    assert {"en": "Nothing is left of a line.", "de": "Von keiner Zeile ist etwas übrig."}[code] in printed
    assert table.state.phase == "name" or table.state.seat == "su"


def test_in_sentences_choices_are_listed_once_and_a_refusal_is_told() -> None:
    table = moving()
    printed = sit_down(table, "t1 M11-O5; dance; next")
    assert "“rest” goes on with it: dance; next" in printed
    assert "I do not know “dance”" in printed
    assert table.state.units["t1"].hex == "O5"


def test_a_line_that_cannot_be_read_says_so() -> None:
    with pytest.raises(Unreadable):
        Typed(moving(), ";").enter()
