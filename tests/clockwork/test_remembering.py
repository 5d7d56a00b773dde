"""What the rules remember of one position for the next is what they would find by looking again."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.clockwork.effects import owned
from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.proposals import proposals
from companion.games.clockwork.reach import reach
from companion.games.clockwork.standing import Standing, same_ground, standing
from companion.games.clockwork.state import State
from tests.clockwork import setups
from tests.clockwork.tables import position, small_map
from tests.laws import opened, random_move

GAME = Clockwork()
LAND = small_map("H1 1,0  F1 2,1  V1 2,-1  B1 3,0  S1 3,2  M1 3,-2  L1 4,1  T1 4,-1  C1 4,3  H2 5,0")
TABLES = {name: setup for name, setup in setups.TABLES.items() if "ledger" not in name}
every_table = pytest.mark.parametrize("setup", TABLES.values(), ids=list(TABLES))


def copied(state: State) -> State:
    """An equal table that shares nothing with this one: whatever is known of this one says nothing about it."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)


def seen(state: State, here: Standing) -> dict[str, Any]:
    """Every answer, with the order of what is listed."""
    return {
        "figures": [*here.figures.items()],
        "units": [*here.units.items()],
        "controllers": [*here.controllers.items()],
        "controlled": [here.controlled(seat) for seat in state.seats],
        "contested": here.contested,
        "cities": here.cities,
        "supplied": [here.supplied(seat) for seat in state.seats],
        "court": here.court_holder,
        "owned": [owned(state, seat) for seat in state.seats],
        "ways": [[*reach(state, seat).ways.items()] for seat in state.seats],
    }


@every_table
def test_nothing_old_is_remembered(setup: Any) -> None:
    dice, state = Random(3), opened(GAME, setup, setups.opening(setup))
    for _ in range(90):
        known = seen(state, standing(state))
        stranger = copied(state)
        assert known == seen(stranger, Standing(stranger))
        if GAME.result(state) is not None:
            break
        state = GAME.play(state, random_move(GAME, state, dice)).state


@every_table
def test_every_proposal_is_legal(setup: Any) -> None:
    dice, state = Random(4), opened(GAME, setup, setups.opening(setup))
    for _ in range(60):
        if state.phase == "deploy":
            for seat in (d.seat or "" for d in GAME.pending(state) if d.kind == "deploy"):
                wrong = [lines for lines in proposals(state, seat) if any(Deploy(seat, lines).objections(state))]
                assert not wrong
        if GAME.result(state) is not None:
            break
        state = GAME.play(state, random_move(GAME, state, dice)).state


def test_a_state_takes_over_what_is_known_as_long_as_no_unit_moves() -> None:
    state = position(LAND, red={"V1": "2"}, blue={"F1": "1"})
    richer = state.with_player("red", replace(state.player("red"), vp=5))
    moved = state.with_soldiers("S1", "red", 1)
    assert same_ground(state, richer)
    assert standing(richer).controllers is standing(state).controllers
    assert not same_ground(state, moved)
    assert (standing(moved).controller("S1"), standing(state).controller("S1")) == ("red", "")


@pytest.mark.rule("CW-ALLY-07")
def test_who_begins_matters_to_allies_only() -> None:
    allied = position(options={"players": "4", "alliance": "yes"})
    alone = position(options={"players": "4"})
    assert not same_ground(allied, replace(allied, start="blue"))
    assert same_ground(alone, replace(alone, start="blue"))
