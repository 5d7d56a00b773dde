"""Whole games told in both languages by a language that forgives nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Event, Fact, Setup
from companion.text.language import CODES, Language
from companion.text.teller import Teller
from tests.laws import opened, random_move, sensible_and_stray
from tests.support import play
from tests.test_laws import SETUPS, opening


class Strict(Language):
    """A language that does not forgive: no unknown key, no fact missing, nothing left unsaid."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.said: set[str] = set()

    def _format(self, key: str, attribute: str | None, facts: dict[str, Fact]) -> str:
        message = self._message(key)
        assert message is not None, f"no message {key}"
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        assert errors == [], f"{key}.{attribute} with {facts}: {errors}"
        self.said.add(key)
        return str(text)

    def say(self, key: str, /, **facts: Fact) -> str:
        self.said.add(key)
        text = super().say(key, **facts)
        assert text.strip(), f"{key} says nothing"
        assert text != key
        return text


STRICT = {code: Strict(code) for code in CODES}
MANUAL = """
name = { en = "Odd cards", de = "Sonderbare Karten" }
cards = ["MOVE1", "FEAST", "ATTACK", "SCORE"]
cubes = { black = 5, white = 10 }
touching = [["A1", "B1"]]
armies_in_play = 1
note = { en = "A note.", de = "Ein Hinweis." }
[manual.FEAST]
name = { en = "A feast", de = "Ein Fest" }
[countries.A1]
name = { en = "Alpha", de = "Alpha" }
home = true
owner = "blue"
vp = 1
[countries.B1]
name = { en = "Beta", de = "Beta" }
home = true
owner = "orange"
vp = 1
"""
TABLES = {name: setup for name, (id_, setup) in SETUPS.items() if id_ == "march"}
TABLES |= {"cards by hand": Setup({"scenario": "odd"}, {}, {"scenario": MANUAL})}
TABLES |= {"VP hidden": Setup({"vp-totals": "private", "score-while-occupied": "cards-stay"})}


def speak(id_: str, setup: Setup, seed: int, count: int) -> None:
    """Random games in which everything that can be said is said, in both languages."""
    rules, dice = game(id_), Random(seed)
    state = opened(rules, setup, opening(id_, setup))
    for played in range(count):
        voices = [Teller(STRICT[code], rules, state) for code in CODES]
        for voice in voices:
            say_position(voice, rules, state)
        if played % 8 == 0:
            for move in dice.sample(moves := list(sensible_and_stray(rules, state, dice)), min(len(moves), 100)):
                for objection in rules.objections(state, move):
                    _ = [say_objection(voice, objection) for voice in voices]
        if rules.result(state) is not None:
            state = opened(rules, setup, opening(id_, setup))
            continue
        outcome = rules.play(state, random_move(rules, state, dice))
        state = outcome.state
        for code in CODES:
            for event in outcome.events:
                say_event(Teller(STRICT[code], rules, state), event)


def say_position(voice: Teller, rules: Any, state: Any) -> None:
    for viewer in (None, *rules.seats):
        for line in rules.picture(state, viewer):
            say_event(voice, line)
    for decision in rules.pending(state):
        voice.ask(decision)
    voice.language.say(f"{rules.id}-headline", **rules.headline(state))


def say_event(voice: Teller, event: Event) -> None:
    for text in (voice.event(event), voice.hand(event)):
        assert text is None or not looks_like_code(text), text


def say_objection(voice: Teller, objection: Any) -> None:
    text = voice.objection(objection)
    assert not looks_like_code(text), text


def looks_like_code(text: str) -> bool:
    """An id, key or phrase that was not put into words; `none` is a word only where there is none, or no influence."""
    said = re.sub(r"there is none|influence: none", "", text)
    return bool(re.search(r"\b(?:march|clockwork|trouble)-|@\w|\{|\}|\bnone\b|\bnobody_|_id\b", said))


@pytest.mark.parametrize("name", TABLES)
def test_random_games_are_told_in_both_languages_without_a_gap(name: str) -> None:
    speak("march", TABLES[name], seed=len(name), count=60)
    for code in CODES:
        assert {"march-revealed", "march-show-turn", "march-ask-pick"} <= STRICT[code].said


@pytest.mark.parametrize("name", ["clockwork 3", "clockwork 2v2", "clockwork ledger"])
def test_so_are_games_of_clockwork_wars(name: str) -> None:
    speak(*SETUPS[name], seed=1, count=40)
    for code in CODES:
        assert {"clockwork-spy-action", "clockwork-show-round", "clockwork-ask-spy"} <= STRICT[code].said


@pytest.mark.fuzz
@pytest.mark.parametrize("name", SETUPS)
def test_so_are_long_games(name: str) -> None:
    speak(*SETUPS[name], seed=2, count=500)


FAULTS = {
    "MP-SETUP-02": ("countries.N.blue.standing", 5),
    "MP-STR-06": ("sides.blue.strength", 0),
    "MP-DRV-01": ("sides.orange.hand", ["MOVE1"]),
    "MP-DRV-02": ("sides.blue.discard", ["SCORE"]),
    "MP-END-01": ("sides.blue.cubes.black", 4),
    "MP-VP-02": ("stock.white", 3),
    "MP-INIT-13": ("initiative", None),
    "MP-OCC-12": ("countries.OH.occupied", "standing"),
    "MP-STR-12": ("countries.N.vp", 6),
    "MP-TURN-09": ("phase", "roll"),
}


@pytest.mark.parametrize("rule", FAULTS)
@pytest.mark.parametrize("code", CODES)
def test_a_position_that_does_not_fit_together_is_described(rule: str, code: str) -> None:
    table = play('set sides.blue.played = "MOVE1"' if rule == "MP-TURN-09" else "")
    table.correct(*FAULTS[rule])
    voice = Teller(STRICT[code], table.game, table.state)
    told = {fault.rule: voice.objection(fault) for fault in table.faults()}
    assert rule in told
    assert not any(looks_like_code(text) for text in told.values())


@pytest.mark.parametrize("code", CODES)
def test_every_question_before_a_game_can_be_asked(code: str) -> None:
    questions = game("march").questions(Setup({"scenario": "marlborough"}))
    asked = [STRICT[code].say(f"march-option-{question.option}", **question.facts) for question in questions]
    assert len(asked) == 5
    assert all(text.rstrip().endswith(("?", ":")) for text in asked)


ENGLISH = {
    "march": r"MOVE|RECRUIT|FORTIFY|ATTACK|STRENGTH|SCORE|Blue|nobody|turn|armies|army|the|VP|pick",
    "clockwork": r"Red|Blue|White|Green|nobody|soldiers?|workers?|court|round|phase|deploy|battle|the|and|of|VP|IP",
}
GERMAN = {
    "march": r"BEWEGEN|REKRUTIEREN|PUNKTEN|Blau|niemand|Runde|Armeen?|der|das|SP|wähle|Heimat",
    "clockwork": r"Rot|Blau|Weiß|Grün|niemand|Soldat|Soldaten|Arbeiter|Hof|Runde|Schlacht|Gebiet|der|das|und|von|SP|EP",
}


@pytest.mark.parametrize("name", ["march tyw en", "clockwork 3", "clockwork 2v2"])
def test_no_word_of_the_other_language_slips_in(name: str) -> None:
    (id_, setup), dice = SETUPS[name], Random(3)
    rules, start = game(id_), opened(game(id_), setup, opening(id_, setup))
    nonsense = list(sensible_and_stray(rules, start, Random(1)))
    state = start
    for _ in range(60):
        state = start if rules.result(state) is not None else state
        outcome = rules.play(state, random_move(rules, state, dice))
        stray = [random_move(rules, start, dice), *dice.sample(nonsense, 5)]
        for code, foreign in (("en", GERMAN[id_]), ("de", ENGLISH[id_])):
            voice = Teller(STRICT[code], rules, state)
            told = [voice.event(line) for line in rules.picture(state, None)]
            told += [voice.ask(decision) for decision in rules.pending(state)]
            told += [voice.move(move) for decision in rules.pending(state) for move in rules.choices(state, decision)]
            told += [voice.objection(objection) for move in stray for objection in rules.objections(state, move)]
            told += [text for event in outcome.events for text in (voice.event(event), voice.hand(event)) if text]
            assert [text for text in told if re.search(rf"\b(?:{foreign})\b", text)] == []
        state = outcome.state
