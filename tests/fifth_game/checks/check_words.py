"""Every word of Fog Ferry is there in German and in English, and nothing is said by its key."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fog_ferry.box import BOX

from companion.games.registry import game
from companion.kernel.fields import paths
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.layout import open_hands, own_hands
from companion.kernel.table import Table
from companion.prints import prints_of
from companion.text.handwork import in_words, tasks_after
from companion.text.language import CODES, language
from companion.text.teller import Teller
from companion.tui.settings import load_keys
from tests.laws import random_move, sensible_and_stray
from tests.words import shape

RAW = re.compile(r"\b(?:ferry|event|trouble|FF)-[\w-]+|[{}]")


def own_messages(code: str) -> dict[str, Message]:
    files = (BOX.assets / "locale" / code).glob("*.ftl")
    entries = [entry for path in files for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    assert not [entry for entry in entries if type(entry).__name__ == "Junk"]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    english, german = ({key: shape(message) for key, message in own_messages(code).items()} for code in CODES)
    assert english == german


def asked_for() -> set[str]:
    rules, box = game("ferry"), BOX
    words = ("title", "about", "headline", "nobody", "sample", "kind-way", *rules.seats)
    examples = (f"example-{of}" for of in ("rule", "part", "word", "change"))
    keys = {f"ferry-{word}" for word in (*words, *examples)}
    keys |= {f"ferry-do-{move.verb()}" for move in rules.moves}
    keys |= {f"ferry-sheet-{sheet.id}{more}" for sheet in prints_of("ferry").sheets for more in ("", "-about")}
    keys |= {f"ferry-file-{file.id}" for file in box.files} | {f"cli-{command}" for command in box.commands}
    for workshop in box.workshops:
        keys |= {f"ferry-workshop-{workshop.id}", f"ferry-workshop-{workshop.id}-about", f"palette-{workshop.id}"}
    keys |= {f"key-{action}" for action in load_keys() if "river" in action}
    return keys | {f"ferry-option-{option.key}" for option in rules.options if not option.rule}


@pytest.mark.parametrize("code", CODES)
def test_every_word_that_the_frame_asks_for_exists(code: str) -> None:
    assert asked_for() - own_messages(code).keys() == set()


@pytest.mark.parametrize("code", CODES)
def test_whatever_happens_is_told_in_words(code: str) -> None:
    rules, dice, told = game("ferry"), Random(3), list[str]()
    state = rules.start(Setup())
    while rules.result(state) is None:
        teller = Teller(language(code), rules, state)
        told += [teller.ask(decision) for decision in rules.pending(state)]
        offered = [move for decision in rules.pending(state) for move in rules.choices(state, decision)]
        told += [teller.sentence(move) for move in offered]
        assert not [move for move in offered if teller.sentence(move) == teller.move(move, with_seat=False)]
        tried = [o for move in sensible_and_stray(rules, state, dice) for o in rules.objections(state, move)]
        told += map(teller.objection, tried)
        move = random_move(rules, state, dice)
        outcome = rules.play(state, move)
        shown = [hint for hint in (rules.hint(state, move),) if hint is not None]
        events = (*outcome.events, *rules.picture(state, move.seat), *shown)
        told += [said for event in events for said in (teller.event(event), teller.hand(event)) if said]
        for seat in rules.seats:
            hands = (*open_hands(rules, state, outcome.state), *own_hands(rules, state, outcome.state, seat))
            told += [in_words([step], teller) for step in hands]
        state = outcome.state
    told += map(Teller(language(code), rules, state).event, rules.summary(outcome.events))
    assert len(set(told)) > 30
    assert [sentence for sentence in told if RAW.search(sentence)] == []


@pytest.mark.parametrize("code", CODES)
def test_every_part_of_the_table_has_a_name_for_corrections(code: str) -> None:
    from companion.kernel.paths import plain

    state = game("ferry").start(Setup())
    for path, _ in paths(plain(state)):
        assert all(language(code).has(f"ferry-field-{part}") for part in path.split(".")), path


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["the coin to stone 5", "the coin on its stone, North's side up"]),
        ("de", ["die Münze auf Stein 5", "die Münze auf ihren Stein, die Seite von Nord oben"]),
    ],
)
def test_the_table_is_set_up_step_by_step(code: str, told: list[str]) -> None:
    table = Table.create(Journal(":memory:"), game("ferry"), Setup())
    (start,) = table.entries()
    tasks = tasks_after(table, start, Teller(language(code), table.game, table.state))
    assert [task.text for task in tasks] == told
    assert len({task.under for task in tasks}) == 1


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            ("north haul jerk", "south haul slack"),
            [
                f"{crew}'s die from beside the crew onto the table, showing {way}"
                for crew, way in (("North", 3), ("South", 1))
            ],
        ),
        (
            ("north haul jerk", "south haul slack", "yield"),
            ["the coin from stone 5 to stone 6"],
        ),
        (
            ("north haul steady", "south haul jerk", "brace"),
            ["turn the coin over: South's side up"],
        ),
        (
            ("north haul steady", "south haul steady", "north haul jerk", "south haul jerk"),
            ["turn North's die to 3", "turn South's die to 3"],
        ),
    ],
)
def test_hands_are_told_what_changed(lines: tuple[str, ...], told: list[str]) -> None:
    table = Table.create(Journal(":memory:"), game("ferry"), Setup())
    for line in lines:
        table.enter(line)
    teller = Teller(language("en"), table.game, table.state)
    assert [task.text for task in tasks_after(table, list(table.entries())[-1], teller)] == told
