"""The sequence of play, and a game that has nothing but its own rules: a duel in which strikes are answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from companion.kernel.game import Decision, Event, Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.story import Story
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent, NotAllowed, Trouble
from tests.kernel.duel import Duel, Rest, State, Strike, Take

GAME = Duel()


def told(events: tuple[Event, ...] | Story) -> list[str]:
    return [" ".join(map(str, (event.kind, *event.facts.values()))) for event in events]


def after(*moves: Move, start: State | None = None) -> tuple[State, list[str]]:
    """The position that these moves lead to, and what happened after the last one."""
    state, events = start or GAME.start(Setup()), tuple[Event, ...]()
    for move in moves:
        assert list(GAME.objections(state, move)) == []
        outcome = GAME.play(state, move)
        state, events = outcome.state, outcome.events
    return state, told(events)


def asked(state: State) -> list[tuple[str | None, str]]:
    return [(decision.seat, decision.kind) for decision in GAME.pending(state)]


# --- from one decision to the next -----------------------------------------------------------------------------------


def test_a_game_begins_with_its_first_segment() -> None:
    story = Story(GAME.notation.write)
    state = GAME.sequence.begin(GAME.set_up(Setup()), story)
    assert told(story) == ["turn-began red"]
    assert asked(state) == [("red", "attack")]


def test_a_segment_without_a_decision_ends_and_the_next_one_begins() -> None:
    state, events = after(Rest("red"))
    assert events == ["turn-ended red", "turn-began blue"]
    assert asked(state) == [("blue", "attack")]


def test_where_nothing_follows_the_game_stands_still() -> None:
    state, events = after(Rest("red"), Rest("blue"))
    assert events == ["turn-ended blue"]
    assert asked(state) == []
    assert GAME.result(state) is not None


def test_the_other_seat_answers_in_the_middle_of_a_turn_and_the_turn_goes_on_where_it_was() -> None:
    state, events = after(Strike("red"))
    assert events == ["struck red", "asked blue 1"]
    assert asked(state) == [("blue", "answer")]
    assert GAME.chapters(state) == ("DUEL-ANSWER",)
    state, events = after(Take("blue"), start=state)
    assert events == ["wounded blue", "answered blue 1"]  # the turn neither ends nor begins again
    assert asked(state) == [("red", "attack")]
    assert GAME.chapters(state) == ("DUEL-ATTACK",)
    assert state.strikes == 2


def test_an_answer_can_be_interrupted_in_turn() -> None:
    state, events = after(Strike("red"), Strike("blue"))
    assert events == ["struck blue", "asked red 2"]
    assert asked(state) == [("red", "answer")]
    state, events = after(Take("red"), start=state)
    assert events == ["wounded red", "answered red 2"]
    assert asked(state) == [("blue", "answer")]  # not asked anew: the answer is still due
    state, events = after(Take("blue"), start=state)
    assert events == ["wounded blue", "answered blue 1"]
    assert asked(state) == [("red", "attack")]


def test_a_turn_ends_only_when_every_interruption_is_over() -> None:
    state, _ = after(Strike("red"), Strike("blue"), Strike("red"))
    assert asked(state) == [("blue", "answer")]
    assert state.strikes == 0
    state, _ = after(Take("blue"), Take("red"), start=state)
    state, events = after(Take("blue"), start=state)
    assert events == ["wounded blue", "answered blue 1", "turn-ended red", "turn-began blue"]


def test_what_happens_by_itself_can_interrupt_too() -> None:
    story = Story(GAME.notation.write)
    state = GAME.sequence.begin(replace(GAME.set_up(Setup()), ambush=True), story)
    assert told(story) == ["turn-began red", "asked red 1"]
    state, events = after(Take("red"), start=state)
    assert events == ["wounded red", "answered red 1"]
    assert asked(state) == [("red", "attack")]


# --- what every game answers alike -----------------------------------------------------------------------------------


def test_an_objection_comes_with_what_would_be_legal_for_the_same_player() -> None:
    state, _ = after(Strike("red"), Strike("blue"), Strike("red"))
    (objection,) = GAME.objections(state, Strike("blue"))
    assert objection.rule == "DUEL-TIRED"
    assert objection.instead == (Take("blue"),)
    (objection,) = GAME.objections(state, Rest("red"))
    assert objection.instead == ()  # red has nothing to decide


class Counting(Duel):
    """Counts how often somebody asks what can be done."""

    asked = 0

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        self.asked += 1
        return super().choices(state, decision)


def test_what_would_be_legal_is_found_once_for_each_position() -> None:
    game, (state, _) = Counting(), after(Strike("red"), Strike("blue"), Strike("red"))
    for _ in range(3):
        assert next(game.objections(state, Strike("blue"))).instead == (Take("blue"),)
    assert game.asked == 1
    assert next(game.objections(replace(state, ambush=True), Strike("blue"))).instead == (Take("blue"),)
    assert game.asked == 2


class Talkative(Duel):
    """Has more to suggest than anybody wants to read."""

    def alternatives(self, state: State, decision: Decision, verb: str) -> Iterator[Move]:
        return iter([Take("blue")] * 9)


def test_three_legal_moves_beside_an_objection_are_enough() -> None:
    state, _ = after(Strike("red"), Strike("blue"), Strike("red"))
    assert len(next(Talkative().objections(state, Strike("blue"))).instead) == 3


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (lambda state: GAME.seated(Setup()), ("red", "blue")),
        (lambda state: GAME.questions(Setup()), ()),
        (lambda state: list(GAME.candidates(state, GAME.pending(state)[0])), [Strike("red"), Rest("red")]),
        (lambda state: list(GAME.faults(state)), []),
        (lambda state: GAME.seen_by(state, None) is state and GAME.face_up(state) is state, True),
        (lambda state: GAME.picture(state, None), ()),
        (lambda state: GAME.names(state), {"seat": ("red", "blue")}),
        (lambda state: GAME.labels(state, "de"), {}),
        (lambda state: GAME.automatic(state), {}),
        (lambda state: GAME.hint(state, Rest("red")), None),
        (lambda state: (GAME.timeline(()), GAME.summary(())), ({}, ())),
        (lambda state: (GAME.calculator(state), GAME.calculate({})), ((), ())),
        (lambda state: (GAME.file_options, GAME.owner_files, GAME.setbacks), ((), (), frozenset())),
    ],
)
def test_a_game_need_not_answer_what_it_does_not_have(question: Any, answer: Any) -> None:
    assert question(GAME.start(Setup())) == answer


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Trouble, match="no-option"):
        GAME.questions(Setup({"swords": "two"}))


def test_a_whole_duel_at_a_table() -> None:
    table = Table.create(Journal(":memory:"), GAME, Setup())
    table.enter("red strike")
    with pytest.raises(NotAllowed):
        table.enter("red strike")
    table.enter("blue strike")
    table.enter("red take")
    with pytest.raises(NeedsConsent):  # the wound is known
        table.undo()
    for line in ("blue take", "red rest", "blue rest"):
        table.enter(line)
    assert table.state.wounds == {"red": 1, "blue": 1}
    assert table.result is not None
