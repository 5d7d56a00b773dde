"""`companion play --plain`: whole games typed at a prompt, in both languages, and nothing secret ever printed."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.games.registry import boxes, game
from companion.kernel import notation
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.record import Line, Record, replay
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent, NotAllowed
from companion.plain.table import COMMANDS, PlainTable, spellings
from companion.room import Room
from companion.text.language import CODES, language
from scripts.picture import GAME as ATTACKING
from tests.printing.asks import in_pairs
from tests.shell import OK, Shell, refusal
from tests.support import play, usual_setup
from tests.test_records import NAMES, fresh_table, record_of

# Clockwork Wars and Marengo have many records, and long ones: some of them are enough here.
RECORDED = [name for name in NAMES if "cw" not in name and "bm" not in name]
RECORDED += ["cw-ex-08", "cw-ex-14", "cw-ex-19", "cw-ex-23", "game-cw-2-german", "game-cw-2v2-vp", "game-cw-ledger"]
RECORDED += ["game-bm-stars-austrian", "game-bm-french-concede", "game-bm-books-to-map"]
TYPED = {
    "en": {"yes": "yes", "undo": "undo", "redo": "redo", "jump": "jump", "force": "force", "set": "set"},
    "de": {"yes": "ja", "undo": "zurück", "redo": "vor", "jump": "springe", "force": "erzwinge", "set": "setze"},
}
FIRST_PICKS = ("MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH")


def sit_down(table: Table[Any], *lines: str, code: str = "en") -> str:
    """Type these lines at a table; what was printed."""
    printed = io.StringIO()
    keyboard = io.TextIOWrapper(io.BytesIO("".join(f"{line}\n" for line in lines).encode()), encoding="utf-8")
    with patch.object(sys, "stdin", keyboard), redirect_stdout(printed):
        PlainTable(Room(table), language(code)).run()
    return printed.getvalue()


def at_the_first_pick(**people: str) -> Table[Any]:
    table = Table.create(Journal(":memory:"), game("march"), Setup({}, people))
    table.enter("roll 6 1")
    return table


# --- what is seldom done, passing, and moves in parts ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "more", "yes", "offer", "accept"),
    [
        ("en", "more", "yes", "Offer to end the game", "Accept: end the game here"),
        ("de", "mehr", "ja", "Spielende anbieten", "Spielende annehmen"),
    ],
)
def test_no_number_ends_the_game_a_word_lists_it_and_it_asks(
    code: str, more: str, yes: str, offer: str, accept: str
) -> None:
    table = at_the_first_pick()
    before = sit_down(table, code=code)
    assert not [line for line in before.splitlines() if line[:1].isdigit() and offer in line]
    assert f"{offer}; " in before
    sit_down(table, more, "1", "", code=code)
    assert table.head == 1, "asked, and nobody said yes"
    printed = sit_down(table, more, "1", yes, more, "1", code=code)
    assert table.state.side("blue").wants_end
    assert f": {accept}" in printed
    assert table.result is None
    sit_down(table, more, "1", yes, code=code)
    assert table.result is not None


def test_minus_passes_where_one_player_can() -> None:
    table = Table.create(Journal(":memory:"), game("clockwork"), Setup({"players": "2", "exchange": "yes"}))
    told = sit_down(table, "-")
    assert "Nobody can pass now." in told
    while "discovery" not in [decision.kind for decision in table.pending()]:
        table.enter(next(moves[0] for decision, moves in table.choices() if not decision.optional))
    before = table.head
    sit_down(table, "-")
    assert table.game.notation.write(table.moves_of(table.entry(before + 1))[0], with_seat=False) == "pass"


def test_a_move_with_several_parts_is_asked_part_by_part() -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    for line in ATTACKING:
        table.enter(line)
    printed = sit_down(table, "1", "3", "1", code="en")
    assert "1. Attack in Orange home" in printed
    assert "How many fortified armies stand up for it?" in printed
    assert "3. stand up: 2 armies" in printed
    assert "Which card is discarded?" in printed
    move = table.moves_of(table.entry(table.head))[0]
    assert table.game.notation.write(move) == "orange attack OH stand 2 discard MOVE1"


@pytest.mark.parametrize(
    ("code", "begun", "asked", "answer"),
    [
        ("en", "Assault over approach 1", "An obstacle to cavalry there?", "yes"),
        ("de", "Sturmangriff über Zugang 1", "Ein Kavallerie-Hindernis dort?", "ja"),
    ],
)
def test_a_move_that_nobody_could_list_is_asked_field_by_field(code: str, begun: str, asked: str, answer: str) -> None:
    """Wide, i3 i3 leading three against two, one infantry penalty, an obstacle: as few words as it takes."""
    table = Table.create(Journal(":memory:"), game("marengo"), usual_setup("marengo", depth="ledger"))
    printed = sit_down(table, "1", "2", "7", "2", "2", "2", "1", "2", "1", "1", code=code)
    assert f"1. {begun}" in printed
    assert asked in printed
    assert f"2. {answer}" in printed
    move = table.moves_of(table.entry(table.head))[0]
    assert table.game.notation.write(move) == "austrian attack 1 wide i3 i3 of 3 against 2 inf 1 obstacle"


# --- whole games ----------------------------------------------------------------------------------------------------


def typed(record: Record, code: str) -> Iterator[str]:
    """What somebody types to play a record; a second table, played along, knows what will be asked.

    A third one stands where the record says: whoever takes back a reveal has taken back every pick at once.
    """
    table, written = fresh_table(record), fresh_table(record)
    for line in record.lines:
        replayed(written, record, line)
        if line.kind not in ("undo", "jump"):
            yield from _typed(table, line, code)
            replayed(table, record, line)
        elif table.entry(table.head).depth != written.entry(written.head).depth:
            yield from _typed(table, line, code)


def replayed(table: Table[Any], record: Record, line: Line) -> None:
    (step,) = replay(table, Record(record.game, record.rules, record.setup, (line,)))
    assert step.legal


def _typed(table: Table[Any], line: Line, code: str) -> Iterator[str]:
    words, reason = TYPED[code], f" # {line.reason}" if line.reason else ""
    match line.kind:
        case "move":
            yield from _typed_move(table, line.text, code)
        case "force":
            yield f"{words['force']} {table.game.notation.write(table.reader().meant(line.text), code)}{reason}"
        case "undo" | "jump":
            yield f"{words[line.kind]} {line.text}"
            yield from [words["yes"]] if _asks_for_consent(getattr(table, line.kind), int(line.text or 1)) else []
        case kind:
            yield f"{words[kind]} {line.text}{reason}"


def _typed_move(table: Table[Any], text: str, code: str) -> Iterator[str]:
    try:
        move = table.reader().move(text)
    except NotAllowed as by_itself:
        move = by_itself.move
    unseen = [decision.seat for decision in table.pending() if decision.secret and move.verb() in decision.verbs]
    if unseen:
        yield from [""] if unseen[0] == move.seat else [str(unseen.index(move.seat) + 1), ""]
    yield table.game.notation.write(move, code)


def _asks_for_consent(step: Callable[..., Any], count: int) -> bool:
    try:
        step(count)
    except NeedsConsent:
        step(count, consent=True)
        return True
    return False


@pytest.mark.parametrize(("name", "code"), in_pairs(RECORDED, CODES))
def test_a_recorded_game_typed_at_the_prompt_comes_out_the_same(name: str, code: str) -> None:
    record = record_of(name)
    (*_, expected) = replay(played := fresh_table(record), record)
    assert expected.legal
    table = fresh_table(record)
    printed = sit_down(table, *typed(record, code), code=code)
    assert state_digest(table.state) == state_digest(played.state)
    assert table.result == played.result
    if name.startswith("game-"):
        assert {"en": "The game is over", "de": "Das Spiel ist aus"}[code] in printed


@pytest.mark.parametrize("code", CODES)
def test_a_whole_game_by_numbers_alone(code: str) -> None:
    """Always the last choice that has to be made; a number of the list is all one ever types."""
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    for _ in range(300):
        if table.result is not None:
            break
        decision, moves = table.choices()[0]
        lines = ["", str(len(moves))] if decision.secret else ["1"] if decision.dice else [str(len(moves))]
        before = table.head
        sit_down(table, *lines, code=code)
        assert table.head > before
    assert table.result is not None
    printed = sit_down(table, code=code)
    assert language(code).say(f"march-{table.result.winner or 'nobody'}") in printed


# --- what is said ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "en",
            [
                "Initiative: Anna rolls 6",
                "At the table: Together: the initiative card beside",
                "Anna (Blue): Pick a card",
            ],
        ),
        ("de", ["Initiative: Anna würfelt 6", "Am Tisch: ", "Anna (Blau): Wähle verdeckt eine Karte"]),
    ],
)
def test_sitting_down_tells_what_just_happened_and_who_decides(code: str, said: list[str]) -> None:
    printed = sit_down(at_the_first_pick(blue="Anna"), code=code)
    for words in said:
        assert words in printed


def test_nothing_but_plain_lines_is_printed() -> None:
    """No colours, no cursor control, no boxes: a screen reader gets text and nothing else."""
    table = at_the_first_pick()
    printed = sit_down(table, "help", "?", "show", "log", "why", "", "1", "", "1", "undo", "y", "nonsense", "99", "")
    assert [character for character in printed if not character.isprintable() and character != "\n"] == []
    assert not [character for character in printed if "─" <= character <= "▟"], "box drawing"


@pytest.mark.parametrize(
    ("word", "code", "said"),
    [
        ("?", "en", "MP-TURN-04: You both choose at the same time"),
        ("regeln", "de", "MP-TURN-04: "),
        ("rules garrison", "en", "garrison"),
        ("? MP-MOVE-12", "en", "MP-MOVE-12: "),
        ("why", "en", "MP-"),
        ("why 1", "en", "Initiative: Blue rolls 6"),
        ("warum 1", "de", "Initiative: Blau würfelt 6"),
        ("show", "en", "Stock: "),
        ("zeige", "de", "Vorrat: "),
        ("log", "en", "0. start"),
        ("verlauf 1", "de", "1. Zug"),
        ("help", "en", "force MOVE"),
        ("Hilfe", "de", "erzwinge ZUG"),
        ("deutsch", "en", "Wähle verdeckt eine Karte"),
        ("english", "de", "Pick a card, face down"),
        ("why 99", "en", "There is no entry 99"),
        ("undo many", "en", "“many” is no number of steps"),
        ("redo", "en", "There is nothing to put back"),
        ("rules xyzzy", "en", "No rule fits “xyzzy”"),
        ("set sides.blue.vigour = 1", "en", "There is no “vigour” in sides.blue"),
        ("set sides.blue.stock = lots", "en", "sides.blue.stock has to be a whole number from 0 to 60."),
        ("99", "en", "There is no choice 99"),
    ],
)
def test_every_word_answers(word: str, code: str, said: str) -> None:
    table = at_the_first_pick()
    before = len(list(table.entries()))
    printed = sit_down(table, word, code=code)
    told_before = sit_down(at_the_first_pick(), code=code)
    assert said.casefold() in printed.casefold()
    assert said.casefold() not in told_before.casefold() or word in ("why 1", "warum 1")
    assert len(list(table.entries())) == before, "looking changes nothing"


def test_every_word_exists_in_both_languages_and_is_no_move() -> None:
    assert set(spellings().values()) == set(COMMANDS)
    for id_ in boxes():
        moves = {form.casefold() for forms in _verbs(id_).values() for form in forms}
        assert moves & spellings().keys() == set()


def _verbs(id_: str) -> dict[str, list[str]]:
    words = game(id_).notation.words
    named = [move.verb() for move in game(id_).moves] + list(game(id_).seats)
    return {verb: [form for forms in words[verb].values() for form in forms] for verb in named}


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "line"), [("en", "move 1 BH->OH"), ("de", "bewege 1 BH->OH")])
def test_a_refusal_names_each_rule_what_is_legal_and_the_ways_around_it(code: str, line: str) -> None:
    table = play("blue pick MOVE2\norange pick FORTIFY\nblue pick MOVE1\norange pick RECRUIT")
    before = table.head
    printed = sit_down(table, line, code=code)
    assert table.head == before
    assert "[MP-" in printed
    assert {"en": "Allowed instead:\n- ", "de": "Erlaubt wäre:\n- "}[code] in printed
    assert {"en": f"force blue {line}", "de": f"erzwinge blau {line}"}[code] in printed


def test_a_house_rule_and_a_correction_are_told_and_kept() -> None:
    table = play("blue pick MOVE2\norange pick FORTIFY")
    printed = sit_down(table, "force blue move 1 N->OH # a forced march", "set countries.N.vp = 1 # it fell over")
    assert "a forced march" in printed
    assert "Neutral, VP die: 2 → 1 (it fell over)" in printed
    assert [table.body(entry).reason for entry in table.line()[-2:]] == ["a forced march", "it fell over"]
    assert table.state.countries["N"].vp == 1


def test_a_text_that_may_mean_two_moves_is_asked_about() -> None:
    table = play("blue pick MOVE2\norange pick FORTIFY\nblue pick MOVE1\norange pick RECRUIT")
    printed = sit_down(table, "move")
    assert "Which one do you mean?\n- " in printed


# --- going back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["no", "", "perhaps", "nein"])
def test_what_everybody_has_seen_is_not_taken_back_without_consent(answer: str) -> None:
    table = play("blue pick MOVE2\norange pick FORTIFY")
    before = table.head
    printed = sit_down(table, "undo", answer)
    assert "Do all agree? (yes or no)" in printed
    assert "Nothing is taken back." in printed
    assert table.head == before


@pytest.mark.parametrize("answer", ["yes", "y", "ja", "J"])
def test_with_consent_it_is_taken_back_and_put_back(answer: str) -> None:
    table = play("blue pick MOVE2\norange pick FORTIFY")
    before = table.head
    assert "Taken back: now after entry 1." in sit_down(table, "undo", answer)
    assert [decision.seat for decision in table.pending() if decision.secret] == ["blue", "orange"]
    assert "Put back" in sit_down(table, "redo")
    assert table.head == before


def test_a_step_nobody_has_seen_is_taken_back_quietly() -> None:
    table = at_the_first_pick()
    printed = sit_down(table, "", "3", "undo")
    assert table.head == 1
    assert "Do all agree?" not in printed


def test_input_that_ends_before_everybody_agreed_takes_nothing_back() -> None:
    table = play("blue pick MOVE2\norange pick FORTIFY")
    before = table.head
    assert "The table waits for you" in sit_down(table, "undo")
    assert table.head == before


# --- dice -----------------------------------------------------------------------------------------------------------


def test_the_laptop_rolls_again_when_the_dice_do_not_count() -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    with patch.object(notation._DICE, "randint", side_effect=[4, 4, 1, 1, 5, 2]):
        printed = sit_down(table, "1")
    assert "Blue rolls 5, Orange rolls 2" in printed
    assert table.head == 1


def test_dice_typed_in_that_do_not_count_are_refused() -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    assert "[MP-SETUP-11]" in sit_down(table, "roll 4 4")
    assert table.head == 0


# --- secrets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, len(FIRST_PICKS) + 1))
def test_a_secret_pick_leaves_no_trace_on_the_screen(number: int) -> None:
    """Whatever Blue picks, the same words are printed."""
    table, first = at_the_first_pick(), at_the_first_pick()
    printed = sit_down(table, "", str(number), "show", "log", "why", "redo", "?")
    expected = sit_down(first, "", "1", "show", "log", "why", "redo", "?")
    assert _without_digest(table, printed) == _without_digest(first, expected)
    assert table.sealed()[0].move.card == FIRST_PICKS[number - 1]  # type: ignore[attr-defined]


def _without_digest(table: Table[Any], printed: str) -> str:
    (seal,) = table.sealed()
    assert seal.digest in printed
    return printed.replace(seal.digest, "…")


@pytest.mark.parametrize("wrong", ["pick SCORE", "orange pick MOVE1", "move 1 BH->N", "SCORE", "quit", "99", "0", "?"])
def test_what_cannot_be_picked_is_refused_without_being_named(wrong: str) -> None:
    table = at_the_first_pick()
    printed = sit_down(table, "", wrong, "")
    assert "That is none of these choices." in printed
    assert printed.replace("That is none of these choices.", "").count("SCORE") == 0
    assert table.sealed() == ()


@pytest.mark.parametrize(("code", "word"), [("en", "force pick SCORE"), ("de", "erzwinge wähle PUNKTEN")])
def test_a_house_rule_is_laid_face_down_where_nobody_sees(code: str, word: str) -> None:
    table = at_the_first_pick()
    printed = sit_down(table, "", f"{word} # late for dinner", "log", "why", code=code)
    assert not [word for word in ("SCORE", "PUNKTEN", "dinner") if word in printed]
    assert table.body(table.entry(table.head)).broken == ("MP-SCORE-08", "MP-SCORE-10")
    assert ": late for dinner" in sit_down(table, "", "1", code=code), "told at the reveal"


@pytest.mark.parametrize("wrong", ["force orange pick SCORE", "force pick WALTZ", "force move 1 BH->N", "force"])
def test_a_house_rule_that_is_none_of_these_choices_is_not_named(wrong: str) -> None:
    table = at_the_first_pick()
    assert "That is none of these choices." in sit_down(table, "", wrong, "")
    assert table.sealed() == ()


@pytest.mark.parametrize("line", ["blue pick MOVE1", "force blue pick SCORE"])
def test_a_secret_typed_where_all_can_read_it_is_not_entered(line: str) -> None:
    table = at_the_first_pick()
    printed = sit_down(table, line)
    assert "everybody can read this line" in printed
    assert table.sealed() == ()


@pytest.mark.parametrize(("code", "word"), [("en", "open"), ("de", "offen")])
def test_cards_that_lie_open_are_typed_like_any_move(code: str, word: str) -> None:
    table = at_the_first_pick()
    sit_down(table, word, "blue pick MOVE1", "orange pick FORTIFY", code=code)
    assert table.entry(table.head).kind == "reveal"
    assert "everybody can read" in sit_down(table, "blue pick MOVE2"), "the next round is secret again"


def test_the_laptop_can_go_to_orange_first_and_comes_back_if_something_else_is_typed() -> None:
    table = at_the_first_pick()
    sit_down(table, "2", "wait")
    assert table.sealed() == ()
    sit_down(table, "2", "", "3")
    assert [seal.seat for seal in table.sealed()] == ["orange"]


@pytest.mark.parametrize(
    ("code", "word", "said"), [("en", "more", "pick anew, in secret"), ("de", "mehr", "noch einmal geheim wählen")]
)
def test_whoever_has_decided_may_decide_anew(code: str, word: str, said: str) -> None:
    table = at_the_first_pick()
    printed = sit_down(table, "", "1", word, "1", "", "pick STRENGTH", code=code)
    assert printed.count(said) == 3, "offered beside what is seldom done, and by number"
    assert "STRENGTH" not in printed.rpartition(said)[2].replace("STRENGTH (", "").replace("STÄRKEN (", "")
    assert [seal.move.card for seal in table.sealed()] == ["STRENGTH"]  # type: ignore[attr-defined]
    assert table.entry(table.head).events[0].kind == "sealed-anew"


# --- the command ----------------------------------------------------------------------------------------------------


def test_the_command_plays_and_keeps_everything(companion: Shell) -> None:
    id_ = companion("new", "march").out.strip()
    answer = companion("play", "--plain", id_, reads="roll 5 2\n\n1\n\n3\nquit\n")
    assert (answer.code, answer.err) == (OK, "")
    assert "Blue reveals MOVE 1." in answer.out
    assert "Turn 2" in companion("show", id_).out or "turn 2" in companion("show", id_).out


def test_the_end_of_the_input_ends_the_game_cleanly(companion: Shell, table: str) -> None:
    for reads in ("", "\n", "undo", "1\n", "\n3"):
        answer = companion("play", "--plain", table, reads=reads)
        assert (answer.code, answer.err) == (OK, "")
        assert answer.out.endswith("The table waits for you where you left it.\n")


def test_it_speaks_german_when_asked_to(companion: Shell, table: str) -> None:
    answer = companion("play", "--plain", table, "--lang", "de", reads="hilfe\nverlassen\n")
    assert answer.out.endswith("Es bleibt alles, wie es ist.\n")
    assert "plain-" not in answer.out


def test_a_table_that_is_not_there_is_told_in_one_line(companion: Shell) -> None:
    assert "nowhere" in refusal(companion("play", "--plain", "nowhere"))


def test_without_plain_the_screen_needs_a_terminal(companion: Shell, table: str) -> None:
    assert "terminal" in refusal(companion("play", table))


def test_bytes_that_are_no_text_do_no_harm(companion: Shell, table: str) -> None:
    answer = companion("play", "--plain", table, reads=b"\xff\xfe\x00\nset countries.N.vp = 1 # \xff\nquit\n")
    assert answer.code == OK
    assert "Neutral, VP die: 2 → 1" in answer.out


def test_it_loads_no_screen(home: Path) -> None:
    shown = "print([m for m in sys.modules if m.partition('.')[0] in ('textual', 'rich')])"
    program = f"import sys, companion.plain.table; {shown}"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ)
    assert answer.stdout.strip() == "[]"


# --- anything at all ------------------------------------------------------------------------------------------------

LINES = st.one_of(
    st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=30),
    st.sampled_from([*spellings(), "", "1", "2", "3", "7", "yes", "roll ? ?", "0", "-1", "9" * 30]),
    st.builds(
        lambda word, rest: f"{word} {rest}",
        st.sampled_from(list(spellings())),
        st.one_of(
            st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=12),
            st.integers(-5, 40).map(str),
            st.sampled_from(
                ["blue pick MOVE1", "move 1 BH->N", "countries.N.vp = 1", "turn = null", "phase = []", "="]
            ),
        ),
    ),
    st.sampled_from(["blue pick MOVE1", "orange wähle PUNKTEN", "move 3 N->BH", "attack N", "end", "b", "order blue"]),
)


@settings(deadline=None, max_examples=150)
@given(st.lists(LINES, max_size=25), st.sampled_from(CODES))
@example(["open", "roll 1 2", "set turn = 1e400", "set turn = " + "[" * 5000], "en")
def test_whatever_is_typed_the_table_goes_on(lines: list[str], code: str) -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    printed = sit_down(table, *lines, code=code)
    assert printed.rstrip().endswith(tuple(language(code).say("plain-goodbye") for code in CODES))
    assert state_digest(table.state) == table.entry(table.head).digest
