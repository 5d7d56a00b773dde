"""The eight invariants of the ledger (invariants.py): they hold wherever chance leads, and each can be broken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.groups import March
from companion.games.marengo.parts import Gun
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.game import Event
from tests.marengo.invariants import broken_between, broken_on
from tests.marengo.positions import board_text, position
from tests.marengo.scribe import offered
from tests.marengo.test_laws import SETUPS

GAME = game("marengo")


@pytest.mark.parametrize("name", SETUPS)
def test_the_invariants_hold_wherever_chance_leads(name: str) -> None:
    dice, state, entries = Random(12), GAME.start(SETUPS[name]), 0
    while GAME.result(state) is None and entries < 80:
        outcome = GAME.play(state, dice.choice(list(offered(state))))
        assert [*broken_on(outcome.state), *broken_between(state, outcome.state, outcome.events)] == []
        state, entries = outcome.state, entries + 1
    assert entries > 5


BOARD = board_text(("A-B", "B-C"), walls=("A-C",), capacity={"A": 2})


def honest(**fields: Any) -> State:
    here: dict[str, Any] = {"austrian": {"A": "i3", "A>B": "x"}, "french": {"B": "x x", "B>A": "a1"}}
    armies = {"austrian": {"i3": 1, "i2": 1}, "french": {"i2": 2, "a1": 1}}
    return position(BOARD, **({**here, "muster": armies} | fields))


TORN = {
    "1": honest(austrian={"A": "i3 x x"}, muster={"austrian": {"i2": 2, "i3": 1}, "french": {"i2": 2, "a1": 1}}),
    "2": honest(french={"A": "x x", "B>A": "a1"}),
    "3": honest(french={"C": "x x", "C>B": "a1"}, phase="announce"),
    "4": honest(austrian={"A": "i3", "A>C": "x"}),
    "5": honest(morale={"austrian": 0, "french": 10}),
    "6": replace(honest(), commands=4),
    "7": honest(french={"B": "x x a1"}, guns={"austrian": Gun(), "french": Gun(announced=1)}),
    "8": honest(french={"B": "x", "B>A": "a1"}),
}


def test_nothing_is_wrong_with_an_honest_table() -> None:
    assert list(broken_on(honest())) == []
    assert list(GAME.faults(honest())) == []


@pytest.mark.parametrize("number", TORN)
def test_a_table_can_break_each_invariant(number: str) -> None:
    assert {found[0] for found in broken_on(TORN[number])} == {number}


@pytest.mark.parametrize("number", sorted(set(TORN) - {"6"}))  # no position with four commands can be stored
def test_the_game_finds_the_same_fault(number: str) -> None:
    assert list(GAME.faults(TORN[number])) != []


PAID = Event("paid", facts={"cost": 1})
BONUS = Event("bonus", facts={"seat": "french", "points": 5})
START = honest(commands=2)
WRONG_STEPS = {
    "commands are gone and nobody paid": (replace(START, commands=1), (), "6"),
    "somebody paid and lost no command": (START, (PAID, Event("moved")), "6"),
    "paid for nothing": (replace(START, commands=1), (PAID,), "6"),
    "a turn with two commands": (replace(START, side="french"), (), "6"),
    "morale without a loss": (replace(START, morale={"austrian": 9, "french": 10}), (), "5"),
    "a loss without morale": (replace(START, lost={"austrian": 1, "french": 0}), (), "5"),
    "heart for nothing": (replace(START, morale={"austrian": 10, "french": 15}), (BONUS,), "5"),
    "a block is gone": (honest(austrian={"A>B": "x"}, commands=2), (), "8"),
    "the turn is over and a block faces nobody": (
        honest(austrian={"A": "i3", "A>B": "x"}, french={"C": "x x a1"}, side="french"), (), "3",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG_STEPS)
def test_an_entry_can_break_what_holds_between_two_positions(name: str) -> None:
    after, told, number = WRONG_STEPS[name]
    assert number in {found[0] for found in broken_between(START, after, told)}


def test_a_plain_move_breaks_nothing() -> None:
    before = replace(START, phase="move")
    outcome = GAME.play(before, March("austrian", ("i3",), "A", "B"))
    assert list(broken_between(before, outcome.state, outcome.events)) == []
