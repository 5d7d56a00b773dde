"""Random humans against the Automa: the laws of the kernel, in every mode and difficulty, and whole games."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from companion.games.aces.automa.plans import next_plan
from companion.games.aces.automa.steps import open_question
from companion.games.aces.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from tests.laws import random_move, verified_moves

TABLES = {
    "solo": {"players": "solo"},
    "solo, easy, with Katyusha": {"players": "solo", "side": "germany", "allied": "su", "difficulty": "easy"},
    "solo, hard, two sets": {"players": "solo", "german": "g2", "sets": "2", "half": "7-12", "difficulty": "hard"},
    "solo without dice": {"players": "solo", "allied": "su", "hits": "fixed", "difficulty": "overkill"},
    "together": {"players": "coop", "difficulty": "overkill"},
    "together, the whole map": {"players": "coop", "side": "germany", "allied": "su", "half": "whole"},
    "solo in changing weather": {"players": "solo", "mission": "weather"},
    "solo in the mountains": {"players": "solo", "mission": "mountains", "length": "short"},
    "solo with other rulings": {
        "players": "solo",
        "automa-attacks": "as-ordered",
        "automa-saves": "no",
        "reaching": "into",
        "overkill": "cumulative",
        "harmless": "approach",
        "blockers": "ignored",
        "difficulty": "overkill",
    },
}


@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_random_humans_against_the_automa_keep_the_laws(options: dict[str, str]) -> None:
    assert verified_moves(game("aces"), Setup(options), 3, 560, every=140) == 560


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(200, 203))
@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_many_random_humans_against_the_automa_keep_the_laws(options: dict[str, str], seed: int) -> None:
    assert verified_moves(game("aces"), Setup(options), seed, 4000, every=80) == 4000


def mixed(state: State, dice: Random) -> State:
    """The same table, its units in another order."""
    units = list(state.units.items())
    dice.shuffle(units)
    return replace(state, units=dict(units))


@pytest.mark.rule("AA-AUT-03")
@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_its_turn_ends_and_no_choice_depends_on_the_order_of_units(options: dict[str, str]) -> None:
    """Whole games are played, or many turns of one."""
    rules, dice = game("aces"), Random(11)
    state, turns = rules.start(Setup(options)), 0
    for _ in range(700):
        if rules.result(state) is not None or turns == 4:
            break
        if state.is_automa(state.seat) and state.round and state.walk is None:
            other = mixed(state, dice)
            assert open_question(other) == open_question(state)
            if state.phase == "move" and not state.automa.unit:
                assert next_plan(other) == next_plan(state)
        move = random_move(rules, state, dice)
        after = rules.play(state, move).state
        if state.is_automa(state.seat) and not after.is_automa(after.seat):
            turns += 1
        state = after
    assert turns == 4 or rules.result(state) is not None
