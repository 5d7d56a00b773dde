"""Random humans against the Automa: the laws of the kernel, in every mode and difficulty, and whole games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from companion.games.aces.automa.buying import Purchase
from companion.games.aces.automa.plans import Plan
from companion.games.aces.automa.steps import open_question, ready_step
from companion.games.aces.automa.striking import Strike, ready_shot
from companion.games.aces.automa.telling import open_inquiry
from companion.games.aces.moves.base import AcesMove
from companion.games.aces.moves.movement import March
from companion.games.aces.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.moves import is_legal
from tests.laws import random_move, verified_moves

MOVES, MANY = 420, 2800  # of each table and seed: 5,000 in all, and 100,000
TABLES = {
    "solo": {"players": "solo"},
    "solo, easy, with Katyusha": {"players": "solo", "side": "germany", "allied": "su", "difficulty": "easy"},
    "solo, hard, two sets": {"players": "solo", "german": "g2", "sets": "2", "half": "7-12", "difficulty": "hard"},
    "solo without dice": {
        "players": "solo",
        "allied": "su",
        "hits": "fixed",
        "difficulty": "overkill",
        "automatic": "off",
    },
    "together": {"players": "coop", "difficulty": "overkill"},
    "together, the whole map": {"players": "coop", "side": "germany", "allied": "su", "half": "whole"},
    "solo in changing weather": {"players": "solo", "mission": "weather"},
    "solo in the mountains": {"players": "solo", "mission": "mountains", "length": "short"},
    "solo without a map": {"players": "solo", "depth": "ledger", "difficulty": "hard"},
    "together without a map": {"players": "coop", "depth": "ledger", "side": "germany", "allied": "su"},
    "together with the units of one": {"players": "coop", "coop-armies": "divided", "difficulty": "easy"},
    "solo with other rulings": {
        "players": "solo",
        "automa-intercepts": "aggressive",
        "automa-repairs": "yes",
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
    assert verified_moves(game("aces"), Setup(options), 3, MOVES, every=140) == MOVES


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(200, 203))
@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_many_random_humans_against_the_automa_keep_the_laws(options: dict[str, str], seed: int) -> None:
    assert verified_moves(game("aces"), Setup(options), seed, MANY, every=80) == MANY


def mixed(state: State, dice: Random) -> State:
    """The same table, its units in another order."""
    units = list(state.units.items())
    dice.shuffle(units)
    return replace(state, units=dict(units))


def players_moves(state: State) -> Iterator[AcesMove]:
    """What the next step comes to, as a player would enter it."""
    step = ready_step(state)
    if isinstance(step, Plan) and step.hex != state.units[step.unit].hex:
        yield March(state.seat, step.unit, (state.units[step.unit].hex, step.hex))
    elif isinstance(step, Purchase):
        yield step.buy
    if state.rules.strikes and ready_shot(state) is not None:  # its range is held against the players' rules there
        yield Strike(None)


@pytest.mark.rule("AA-AUT-03")
@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_its_turn_ends_nothing_is_asked_twice_and_no_choice_depends_on_the_order_of_units(
    options: dict[str, str],
) -> None:
    """Whole games are played, or many turns of one."""
    rules, dice = game("aces"), Random(11)
    state, turns, asked = rules.start(Setup(options)), 0, set[tuple[str, str]]()
    for _ in range(900):
        if rules.result(state) is not None or turns == 4:
            break
        if state.is_automa(state.seat) and state.round and not state.deploying:
            owed = {(decision.kind, decision.occasion) for decision in rules.pending(state) if not decision.optional}
            assert owed
            assert not owed & asked
            asked |= owed
            other = mixed(state, dice)
            assert open_question(other) == open_question(state)
            assert open_inquiry(other) == open_inquiry(state)
            assert ready_step(other) == ready_step(state)
            assert all(is_legal(state, move) for move in players_moves(state))
        after = rules.play(state, random_move(rules, state, dice)).state
        if state.is_automa(state.seat) and not after.is_automa(after.seat):
            turns, asked = turns + 1, set()
        state = after
    assert turns == 4 or rules.result(state) is not None
