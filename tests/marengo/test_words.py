"""Whatever happens in this game has words in both languages, and every list tells its rows apart."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from companion.games.marengo.faults import faults
from companion.games.marengo.game import Marengo
from companion.games.marengo.parts import Assault, Gun, Row
from companion.games.marengo.state import State
from companion.kernel.game import Event, Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.reading import Reader
from companion.kernel.record import export_record
from companion.kernel.table import Table
from companion.text.handwork import tasks_after
from companion.text.language import CODES
from companion.text.teller import Teller
from companion.tui.choices import choices_now, part_choices
from tests.laws import random_move, sensible_and_stray
from tests.marengo.positions import board_text, position
from tests.support import usual_setup
from tests.test_telling import STRICT, looks_like_code, say_event, say_objection, say_position

GAME = Marengo()
TABLES = {
    "training": usual_setup("marengo", board="training"),
    "by hand": usual_setup("marengo", board="training", automatic="off"),
    "marengo": usual_setup("marengo"),
    "books": usual_setup("marengo", depth="ledger", board="training", rounds="3"),
}
PEOPLE = {"austrian": "Anna", "french": "Ben"}


def reached(setup: Setup, seed: int, count: int) -> Iterator[State]:
    """Positions of random games."""
    dice, state = Random(seed), GAME.start(setup)
    for _ in range(count):
        yield state
        if GAME.result(state) is not None:
            state = GAME.start(setup)
        state = GAME.play(state, random_move(GAME, state, dice)).state


def voices(state: State) -> list[Teller]:
    return [Teller(STRICT[code], GAME, state, PEOPLE) for code in CODES]


@pytest.mark.parametrize("name", TABLES)
def test_random_games_are_told_without_a_gap(name: str) -> None:
    dice = Random(1)
    for number, state in enumerate(reached(TABLES[name], seed=len(name), count=90)):
        for voice in voices(state):
            say_position(voice, GAME, state)
        if number % 9 == 0:
            tried = list(sensible_and_stray(GAME, state, dice))
            for move in dice.sample(tried, min(len(tried), 60)):
                for objection in GAME.objections(state, move):
                    _ = [say_objection(voice, objection) for voice in voices(state)]


@pytest.mark.parametrize("name", TABLES)
def test_what_happens_and_what_hands_do_is_told_without_a_gap(name: str) -> None:
    dice, table = Random(len(name)), Table.create(Journal(":memory:"), GAME, TABLES[name])
    for _ in range(70):
        if table.result is not None:
            break
        entry = table.enter(random_move(GAME, table.state, dice))
        for voice in voices(table.state):
            _ = [say_event(voice, event) for event in entry.events]
            for task in tasks_after(table, entry, voice):
                assert not looks_like_code(task.text), task.text


@pytest.mark.parametrize("name", TABLES)
def test_no_two_rows_of_a_list_read_alike(name: str) -> None:
    for state in reached(TABLES[name], seed=3, count=60):
        for decision in GAME.pending(state):
            offered = list(GAME.choices(state, decision))
            for voice in voices(state):
                said = Counter(voice.sentence(move) for move in offered)
                assert [row for row, count in said.items() if count > 1] == []
                assert not any(looks_like_code(row) or "  " in row for row in said)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("move 1 A->C", "1 command point, against 2 enemy blocks"),
        ("block 1 A/C", "1 command point"),
        ("block 1=c2 A/C", "free"),
        ("road 1=c2 A-C", "free, against 2 enemy blocks"),
        ("road 1 A-D", "1 command point"),
    ],
)
def test_what_a_move_would_cost_is_told_before_it_is_made(line: str, told: str) -> None:
    stand = {"austrian": {"A": {"x": 2}}, "french": {"C": {"x": 2}}}
    state = replace(GAME.start(TABLES["training"]), stand=stand)
    move = GAME.notation.read(line, GAME.names(state)).moves("austrian")[0]
    hint = GAME.hint(state, move)
    assert hint is not None
    assert Teller(STRICT["en"], GAME, state).event(hint) == told


def test_before_an_assault_both_strengths_are_told_as_far_as_everybody_knows() -> None:
    stand = {"austrian": {"C>F": {"i3": 1}}, "french": {"F>C": {"x": 2}}}
    state = replace(GAME.start(TABLES["training"]), stand=stand, phase="assault")
    (assault,) = GAME.notation.read("assault C/F i3 lead i3", GAME.names(state)).moves("austrian")
    hint = GAME.hint(state, assault)
    assert hint is not None
    english, german = (voice.event(hint) for voice in voices(state))
    assert (english, german) == (
        "attack 2 against 5 at most: 2 blocks, whose fire could cost 1",
        "Angriff 2 gegen höchstens 5: 2 Steine, deren Feuer 1 kosten könnte",
    )


# --- what no honest game leads to -----------------------------------------------------------------------------------

FAULTY = {
    "BM-MAP-09": {"stand": {"austrian": {"A": {"x": 6}}, "french": {"F": {"x": 2}}}},
    "BM-MAN-25": {"stand": {"austrian": {"A": {"x": 1}}, "french": {"A": {"x": 1}}}},
    "BM-MAP-07": {"stand": {"austrian": {"B>C": {"x": 1}}, "french": {"F": {"x": 1}}}},
    "BM-BLK-13": {"stand": {"austrian": {"A>C": {"x": 1}}, "french": {"F": {"x": 1}}}, "phase": "announce"},
    "BM-DEM-03": {"morale": {"austrian": 0, "french": 5}},
    "BM-DEM-01": {"morale": {"austrian": 7, "french": 5}},
    "BM-BOMB-03": {"guns": {"austrian": Gun(announced=1), "french": Gun()}},
    "BM-MAP-14": {"muster": {"austrian": {"i3": 1}, "french": {"i3": 1}}},
    "BM-ASLT-06": {"assault": Assault("A>C", 4, Row(("i3",), "i", 1))},
}


def test_a_table_as_it_begins_has_no_fault() -> None:
    for setup in TABLES.values():
        assert list(faults(GAME.start(setup))) == []


@pytest.mark.parametrize("rule", FAULTY)
def test_a_fault_is_found_and_told(rule: str) -> None:
    """The invariants of ledger section 7."""
    state = replace(GAME.start(TABLES["training"]), **FAULTY[rule])
    found = [fault for fault in faults(state) if fault.rule == rule]
    assert found
    for voice in voices(state):
        for fault in found:
            say_objection(voice, fault)


# --- single sentences -----------------------------------------------------------------------------------------------


def told(line: str, state: State, code: str = "en") -> str:
    move: Move = GAME.notation.read(line, GAME.names(state)).moves("austrian")[0]
    return Teller(STRICT[code], GAME, state, PEOPLE).sentence(move)


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (
            "move 2 A->C",
            "Move 2 blocks from A Tollhouse to C Crossways",
            "2 Steine von A Zollhaus nach C Wegekreuz bewegen",
        ),
        ("block c2 A/C", "Block A/C with 1 block (cavalry 2)", "A/C blockieren: 1 Stein (Kavallerie 2)"),
        (
            "assault A/C i3 2 lead i3",
            "Assault from A/C with 3 blocks, infantry 3 leading",
            "Sturmangriff von A/C mit 3 Steinen, vorn Infanterie 3",
        ),
        (
            "road 1 A-wait-C-F",
            "Move 1 block by road from A Tollhouse: … – C Crossways – F Hop Garden",
            "Auf der Straße von A Zollhaus: 1 Stein, … – C Wegekreuz – F Hopfengarten",
        ),
        ("hit 1=i2", "The hit falls on infantry 2, shown now", "Getroffen wird Infanterie 2, jetzt gezeigt"),
        ("fire", "Carry out the bombardment", "Den Artilleriebeschuss ausführen"),
    ],
)
def test_moves_are_said_as_people_say_them(line: str, english: str, german: str) -> None:
    state = GAME.start(TABLES["training"])
    assert (told(line, state), told(line, state, "de")) == (english, german)


def test_a_place_without_a_name_is_its_number() -> None:
    state = GAME.start(TABLES["marengo"])
    labels = GAME.labels(state, "en")
    assert (labels["M03"], labels["M08"], labels["M55>M56a"]) == ("3", "8 Marengo", "55/56a")
    assert (labels["s02_55"], labels["link51"], labels["s52_54b"]) == ("2–55", "51", "52–54b")
    assert labels["@road_bridge"] == labels["road_bridge"] == "the road bridge"


def test_a_list_names_a_locale_as_the_board_does() -> None:
    """Whatever can be read of it: sentences, what they would do, parts that are asked for, how each is typed."""
    dice, table = Random(4), Table.create(Journal(":memory:"), GAME, TABLES["marengo"])
    while table.head < 60:
        for voice in voices(table.state):
            rows = choices_now(table, voice)
            begun = [row for row in rows if row.kind == "parts"]
            rows += [part for row in dice.sample(begun, min(len(begun), 6)) for part in part_choices(table, row, voice)]
            shown = [words for row in rows for words in (row.text, row.note, row.typed)]
            assert [words for words in shown if re.search(r"\bM\d\d", words)] == []
        owed = [decision for decision in table.pending() if not decision.optional]
        table.enter(dice.choice([move for decision in owed for move in GAME.choices(table.state, decision)]))
    assert re.search(r"\bM\d\d", export_record(table)), "records keep the ids"


@pytest.mark.parametrize(("line", "goes_on"), [("move 1 ", "move 1 8->4"), ("move 1 M08", "move 1 M08->M04")])
def test_a_line_goes_on_as_it_was_begun(line: str, goes_on: str) -> None:
    """By the numbers of the board; who types what a record says goes on with that."""
    stand = {"austrian": {"M08": {"x": 1}}, "french": {"M64": {"x": 1}}}
    state = replace(GAME.start(TABLES["marengo"]), phase="move", stand=stand)
    offered = Reader(GAME, state, GAME.pending(state)).complete(line)
    assert goes_on in offered
    assert len({("M" in row) for row in offered}) == 1


LOST = {"seat": "austrian", "morale": 7}


def test_the_morale_of_each_hour_is_the_line_of_the_game() -> None:
    dice, table = Random(2), Table.create(Journal(":memory:"), GAME, TABLES["training"])
    while table.result is None:
        table.enter(random_move(GAME, table.state, dice))
    events = [event for entry in table.line() for event in entry.events]
    points = GAME.timeline(events)
    if any(event.kind == "round-over" for event in events):
        assert {seat: series[-1] for seat, series in points.items()} == table.state.morale
    assert GAME.timeline([Event("round-over", facts={"austrian": 9, "french": 8}), Event("morale", facts=LOST)]) == {
        "austrian": [9, 7],
        "french": [8, 8],
    }
    for voice in voices(table.state):
        _ = [say_event(voice, line) for line in GAME.summary(events)]


def test_positions_written_by_hand_are_told_too() -> None:
    """A board whose locales and displays have no names."""
    state = position(board_text(["A-B"]), {"A": "i3 x"}, {"B>A": "x2 c2z"})
    for voice in voices(state):
        say_position(voice, GAME, state)
