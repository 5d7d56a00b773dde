"""Orders that are offered are orders people would write: each tile in one line."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.games.clockwork.moves.deploy import Deploy
from companion.games.registry import game
from tests.laws import opened, random_move
from tests.test_laws import SETUPS, opening

ENOUGH = 400


@pytest.mark.parametrize("name", ["clockwork 3", "clockwork 2v2"])
def test_a_proposal_never_names_a_tile_twice(name: str) -> None:
    """Such as `deploy F1:3 F1:1 T1:1 via F1`."""
    (id_, setup), dice = SETUPS[name], Random(2)
    rules, looked_at = game(id_), 0
    state = opened(rules, setup, opening(id_, setup))
    while looked_at < ENOUGH and rules.result(state) is None:
        for decision in rules.pending(state):
            for move in rules.choices(state, decision) if decision.kind == "deploy" else ():
                assert isinstance(move, Deploy)
                looked_at += 1
                named = Counter(line.to for line in move.lines)
                assert not [tile for tile, times in named.items() if times > 1], rules.notation.write(move)
                assert not list(rules.objections(state, move))
        state = rules.play(state, random_move(rules, state, dice)).state
    assert looked_at >= ENOUGH
