"""Undoing a move that has shown a face needs everybody's consent; undoing any other move needs nobody's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from companion.games.marengo.game import Marengo
from companion.games.marengo.pieces import FACES
from companion.games.marengo.state import State
from companion.kernel.game import Move, Outcome, Setup
from companion.kernel.reading import Reader
from tests.laws import random_move
from tests.marengo.positions import board_text, position

GAME = Marengo()
FIELD = Setup({"board": "training", "automatic": "off"})
BOOKS = Setup({"board": "training", "depth": "ledger", "austrian-morale": "6", "french-morale": "5", "rounds": "2"})


def known(state: State) -> Counter[tuple[str, str]]:
    """Whose faces everybody knows, wherever they stand."""
    blocks = ((seat, name, n) for seat in GAME.seats for here in state.stand[seat].values() for name, n in here.items())
    return Counter({(seat, name): n for seat, name, n in blocks if name[:2] in FACES})


def named(move: Move) -> list[str]:
    """The words of a move by which a block shows its face now, or a face that is meant."""
    words = [*getattr(move, "blocks", ()), *getattr(move, "leading", ()), getattr(move, "block", "")]
    return [word for word in words if "=" in word]


def played(start: State, seeds: range, most: int) -> Iterator[tuple[State, Move, Outcome[State]]]:
    for seed in seeds:
        dice, state = Random(seed), start
        for _ in range(most):
            if GAME.result(state) is not None:
                break
            move = random_move(GAME, state, dice)
            outcome = GAME.play(state, move)
            yield state, move, outcome
            state = outcome.state


def storm() -> State:
    """A wide approach, four hidden blocks on both sides."""
    return position(board_text(("N=S", "S-R")), {"N>S": "x x x x"}, {"S>N": "x x x x"}, phase="assault")


# A face may be shown by these; `road`, `move`, `block` and so on also go without.
SHOW = {"hit", "assault", "cannonade", "front", "suffer", "pursue", "continue", "show", "announce"}
MAY_SHOW = {"move", "block", "road", "enter"}
SHOWN_IN_THE_BOOKS = {"attack", "volley", "meet", "chase", "struck", "aim", "damage", "leave", "stranded"}


def all_played() -> Iterator[tuple[State, Move, Outcome[State]]]:
    yield from played(GAME.start(FIELD), range(16), 120)
    yield from played(storm(), range(25), 12)
    yield from played(GAME.start(BOOKS), range(30), 60)


def test_of_all_moves_those_that_show_a_face_need_consent_and_no_others() -> None:
    reveals: dict[str, set[bool]] = {}
    for before, move, outcome in all_played():
        more = known(outcome.state).total() > known(before).total()
        assert outcome.reveals or not (more or named(move)), f"{move} shows a face"
        reveals.setdefault(move.verb(), set()).add(outcome.reveals)
    shows = {verb for verb, found in reveals.items() if True in found}
    by_itself = {"next", "pass", "yield", "fire", "withdraw", "bar", "settle"}  # what follows may show a face
    assert shows <= SHOW | MAY_SHOW | SHOWN_IN_THE_BOOKS | by_itself
    assert SHOW | {"attack", "volley", "meet", "struck", "aim", "damage", "leave"} <= shows
    quiet = {"shuffle", "activate", "stop", "hold", "spend", "cross", "arrive", "bridge", "declare"}
    assert quiet & shows == set()
    assert quiet <= reveals.keys()


ROAD = board_text(("A-C", "A-B"), roads={"post": "main:BAC"})
OBSTACLE = board_text(("A-C", "A-B"), symbols={"C>A": "obstacle = true"})


@pytest.mark.parametrize(
    ("board", "line", "shows"),
    [
        (ROAD, "road c2 A->C", True),
        (ROAD, "road 1 A->B", False),
        (OBSTACLE, "move i2 A->C", True),
        (OBSTACLE, "move 1 A->B", False),
    ],
)
def test_an_attack_that_shows_who_comes_needs_consent(board: str, line: str, shows: bool) -> None:
    """BM-MAN-05, BM-MAN-07: cavalry on a road, infantry over an obstacle."""
    state = position(board, {"A": "x x"}, {"C": "x"})
    move = Reader(GAME, state, GAME.pending(state)).move(line)
    assert GAME.play(state, move).reveals is shows


def test_the_second_row_that_takes_a_loss_is_seen() -> None:
    """BM-HID-03: whoever of the second row takes a loss shows himself; the first row has been seen."""
    losses = [(move, outcome) for _, move, outcome in played(storm(), range(40), 12) if move.verb() == "suffer"]
    assert {outcome.reveals for move, outcome in losses if named(move)} == {True}
