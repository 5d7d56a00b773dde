"""Every move of this game can be made by what is offered, word by word, without knowing the notation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from companion.games.marengo.books.deploying import Deploy, Deployed
from companion.games.marengo.parts import Maneuver
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.moves import is_legal
from companion.kernel.reading import Reader
from tests.laws import random_move
from tests.marengo.positions import board_text, position, ruled
from tests.walking import never_reached

GAME = game("marengo")
FIELD = Setup({"board": "training", "automatic": "off"})
BOOKS = Setup({"board": "training", "depth": "ledger", "austrian-morale": "6", "french-morale": "5", "rounds": "2"})


def played(state: State, seed: int, most: int = 150) -> Iterator[State]:
    dice = Random(seed)
    for _ in range(most):
        if GAME.result(state) is not None:
            return
        yield state
        state = GAME.play(state, random_move(GAME, state, dice)).state


def about_to_storm() -> State:
    """A wide approach, cavalry behind infantry on both sides."""
    board = board_text(("N=S", "S-R"))
    return position(board, {"N>S": "i3 i3 c2 c2"}, {"S>N": "i2 i2 c2 c2"}, phase="assault")


def all_put() -> State:
    """Going on with the map from the books, up to the last block."""
    state, dice = GAME.play(GAME.start(BOOKS), Deploy(None)).state, Random(3)
    while not is_legal(state, Deployed(None)):
        state = GAME.play(state, random_move(GAME, state, dice)).state
    return state


def stopped() -> State:
    """Two blocks whose maneuver attack was stopped: both may stay, go, or part."""
    attack = Maneuver("P", "P>Q", {"x": 2}, stopped=True)
    return position(board_text(("P-Q",)), {"P": "x x"}, {"Q>P": "x"}, maneuver=attack)


def moving_in() -> State:
    """Two blocks that have won a maneuver attack, where some may stay behind."""
    attack = Maneuver("P", "P>Q", {"x": 2}, yielded=True)
    return ruled(position(board_text(("P-Q",)), {"P": "x x"}, {}, maneuver=attack), part_stays="yes")


def won_by_the_books() -> State:
    """An assault without a map, won by infantry, and nobody knows what stands behind it."""
    state = GAME.start(BOOKS)
    for line in ("attack 8/4 wide i3 of 3 against 2", "pass", "pass", "damage i2 2", "damage i2 2"):
        if any("chase" in decision.verbs for decision in GAME.pending(state)):
            break
        state = GAME.play(state, Reader(GAME, state, GAME.pending(state)).move(line)).state
    return state


def positions() -> Iterator[State]:
    for seed in range(40):
        yield from played(GAME.start(FIELD), seed)
        yield from played(GAME.start(BOOKS), seed)
        yield from played(about_to_storm(), seed, 12)
    yield from (all_put(), stopped(), moving_in(), won_by_the_books())
    yield GAME.start(Setup(FIELD.options | {"faces": "private"}))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_move_is_reached_by_what_is_offered(language: str) -> None:
    assert never_reached(GAME, positions(), language) == set()
