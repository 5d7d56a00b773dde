"""Every move is said as people say it, and everybody at the table is called by name."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from companion.games.registry import boxes, game
from companion.kernel.game import Event, Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.text.language import CODES, language
from companion.text.teller import Teller
from companion.tui.choices import Choice, choices_now, drawn, each_move, keys_of, rare_choices
from tests.laws import opened, random_move
from tests.test_laws import SETUPS, opening
from tests.test_telling import STRICT, looks_like_code
from tests.words import messages

PEOPLE = {"blue": "Anna", "orange": "Ben", "red": "Cleo", "white": "Dora", "green": "Emil"}
TABLES = ["march tyw en", "march marlborough de", "march house rules 2", "clockwork 3", "clockwork 2v2"]
TABLES += ["clockwork ledger"]
MOVES = 60
NEVER_LISTED = {"march-part-roll", "march-part-hold"}  # but typed
NEVER_LISTED |= {"clockwork-part-give", "clockwork-part-lay", "clockwork-part-adjust"}
NEVER_LISTED |= {"aces-part-tiles"}
NEVER_LISTED |= {"marengo-part-tell", "marengo-part-draw"}  # but told unseen, where whole moves are listed


@pytest.mark.parametrize("code", CODES)
def test_every_kind_of_move_has_a_sentence(code: str) -> None:
    wanted = {f"{id_}-do-{move.verb()}" for id_ in boxes() for move in game(id_).moves}
    assert wanted - messages(code).keys() == set()


@pytest.mark.parametrize("code", CODES)
def test_every_kind_of_move_that_may_be_asked_in_parts_has_words_for_how_it_begins(code: str) -> None:
    verbs = [(id_, move.verb()) for id_ in boxes() for move in game(id_).moves]
    several = {f"{id_}-part-{verb}" for id_, verb in verbs if len(game(id_).notation.fields(verb)) > 1}
    assert several - messages(code).keys() == NEVER_LISTED


def positions(name: str) -> Any:
    """Tables as random play leaves them."""
    (id_, setup), dice = SETUPS[name], Random(len(name))
    rules = game(id_)
    state = opened(rules, setup, opening(id_, setup))
    for _ in range(MOVES):
        if rules.result(state) is not None:
            return
        yield rules, state
        state = rules.play(state, random_move(rules, state, dice)).state


@pytest.mark.parametrize("name", TABLES)
def test_no_move_is_labelled_by_what_is_typed(name: str) -> None:
    for rules, state in positions(name):
        offered = [move for decision in rules.pending(state) for move in rules.choices(state, decision)]
        for code in CODES:
            voice = Teller(STRICT[code], rules, state, PEOPLE)
            for move in offered:
                said = voice.sentence(move)
                assert said not in (voice.move(move), voice.move(move, with_seat=False))
                assert not looks_like_code(said), said
                assert "  " not in said, said


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id_", ["march", "clockwork"])
def test_each_row_of_a_list_is_a_sentence_with_its_typed_form_beside_it(id_: str, code: str) -> None:
    table = Table.create(Journal(":memory:"), game(id_), Setup())
    if id_ == "march":
        for line in ("roll 6 1", "blue pick MOVE2", "orange pick MOVE1"):
            table.enter(line)
    teller = Teller.at(table, language(code))
    rows = choices_now(table, teller)
    listed = [row for row in rows if row.move is not None]
    assert listed
    for row in (each for every in (*rows, *rare_choices(table, teller)) for each in each_move(table, every, teller)):
        assert row.text != row.typed
        assert table.reader(code).move(row.typed) == row.move
    shown = [line.plain for line, _ in drawn(rows, keys_of(rows, "-", "g"), 120, 40)]
    assert [row.typed for row in listed if not any(line.endswith(row.typed) for line in shown)] == []


def test_where_there_is_no_room_the_typed_form_is_left_out_and_nothing_is_cut() -> None:
    long = Choice("enter", "A sentence that takes most of the line", "and what it would do", "typed like this")
    assert [line.plain for line, _ in drawn([long], ["1"], 44, 1)] == ["1  A sentence that takes most of the line"]
    below = [line.plain for line, _ in drawn([long], ["1"], 44, 9)]
    assert below[0] == "1  A sentence that takes most of the line"
    assert below[1].split("  ")[-1] == "and what it would do" or below[1].endswith("typed like this")
    wide = [line.plain for line, _ in drawn([long], ["1"], 120, 9)]
    assert re.fullmatch(r"1  A sentence .* line  and what it would do  typed like this", wide[0])


# --- who is who ----------------------------------------------------------------------------------------------------


def voice(people: dict[str, str], code: str = "en") -> Teller:
    return Teller(language(code), game("march"), None, people)


def test_a_side_is_called_by_who_plays_it() -> None:
    teller = voice({"blue": "Anna"})
    assert (teller.seat("blue"), teller.seat("orange")) == ("Anna", "Orange")
    assert (teller.side("blue"), teller.side("orange")) == ("Blue", "Orange")
    picked = Event("picked", facts={"seat": "blue", "card": "SCORE"})
    assert teller.event(picked) == "Anna has picked SCORE."
    assert teller.facts({"seat": "blue"}) == {
        "seat": "Anna",
        "seat_id": "blue",
        "seat_side": "Blue",
        "seat_full": "Anna (Blue)",
    }


@pytest.mark.parametrize(
    ("people", "called"),
    [
        ({"blue": "Anna", "orange": "anna"}, ("Anna (Blue)", "anna (Orange)")),
        ({"blue": "Orange"}, ("Orange (Blue)", "Orange")),
        ({"blue": "Blue", "orange": "Ben"}, ("Blue", "Ben")),
        ({"blue": "Orange", "orange": "Blue"}, ("Orange (Blue)", "Blue (Orange)")),
    ],
)
def test_nobody_is_taken_for_somebody_else(people: dict[str, str], called: tuple[str, str]) -> None:
    assert (voice(people).seat("blue"), voice(people).seat("orange")) == called


def test_a_name_is_text_and_nothing_else() -> None:
    assert voice({"blue": " An\x1b[31mna\n\u202e "}).seat("blue") == "An [31mna"
    assert voice({"blue": "\x07\n"}).seat("blue") == "Blue"
    assert voice({"blue": "[b]{$seat}"}).event(Event("no-card", facts={"seat": "blue"})).startswith("[b]{$seat} has")


@pytest.mark.parametrize("code", CODES)
def test_log_and_lists_name_the_people(code: str) -> None:
    setup = Setup({}, {"blue": "Anna", "orange": "Ben"}, {})
    table = Table.create(Journal(":memory:"), game("march"), setup)
    for line in ("roll 6 1", "blue pick MOVE2", "orange pick MOVE1"):
        table.enter(line)
    teller = Teller.at(table, language(code))
    told = " ".join(teller.event(event) for entry in table.line() for event in entry.events)
    sides = "Blue|Orange" if code == "en" else "Blau|Orange"
    assert "Anna" in told
    assert "Ben" in told
    assert not re.search(rf"\b(?:{sides})\b(?! home)", told.replace("Heimat Blau", "").replace("Heimat Orange", ""))
    rows = [row.text for row in (*choices_now(table, teller), *rare_choices(table, teller))]
    assert any(row.startswith("Anna: ") for row in rows)
    assert not any(re.match(rf"(?:{sides}): ", row) for row in rows)
