"""What is listed in the movement phase is found part by part: it must be legal as a whole, and leave nothing out."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.marengo.moves.movement import likely
from companion.games.marengo.moves.roads import Ride
from companion.games.marengo.moves.ways import Way, all_ways
from companion.games.marengo.pieces import word
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.moves import is_legal, legal
from tests.laws import random_move

RULINGS: tuple[dict[str, str], ...] = (
    {},
    {"road-change": "one-road", "full-locales": "passable", "offroad-counts": "yes"},
    {"road-direction": "road", "block-release": "at-once", "second-attack": "no"},
)


def marches_of(board: str, rulings: dict[str, str], seed: int) -> list[State]:
    """Positions of a random battle in which somebody moves."""
    rules, dice, found = game("marengo"), Random(seed), list[State]()
    state = start = rules.start(Setup({"board": board, "reinforcements": "sample", **rulings}))
    for _ in range(120):
        if rules.result(state) is not None:
            state = start
        if state.phase == "move" and state.maneuver is None and state.retreat is None:
            found.append(state)
        state = rules.play(state, random_move(rules, state, dice)).state
    return found


def ways_from(state: State, place: str) -> tuple[Way, ...]:
    ways = all_ways(state.board)
    first, ones = ways.start[place]
    return ways.every[first : first + ones.bit_length()]


def legal_rides(state: State) -> list[Ride]:
    """Along every way that the board has, whoever is in a reserve."""
    seat = state.side
    riders = (
        Ride(seat, word(name), place, way.route)
        for place, blocks in state.stand[seat].items()
        if place in state.board.locale
        for name in blocks
        for way in ways_from(state, place)
    )
    return list(legal(state, dict.fromkeys(riders)))


def goal(state: State, ride: Ride) -> tuple[str, str, str]:
    return ride.block, ride.start, state.board.beyond[ride.route[-1].partition("@")[0]]


def one_dear_step(state: State, ride: Ride) -> bool:
    course = ride.reading(state)[0]
    return course is not None and not course.free and len(course.legs) == 1


@pytest.mark.parametrize("board", ["training", "marengo"])
@pytest.mark.parametrize("rulings", RULINGS)
def test_whatever_is_likely_is_legal(board: str, rulings: dict[str, str]) -> None:
    positions = marches_of(board, rulings, seed=7)
    assert len(positions) > 40
    for state in positions:
        listed = list(likely(state, state.side))
        assert [move for move in listed if not is_legal(state, move)] == []
        assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("rulings", RULINGS)
def test_every_locale_that_a_piece_can_ride_to_is_listed(rulings: dict[str, str]) -> None:
    """Once, whatever roads lead there; but for one step that costs a command, where a group does the same."""
    compared = 0
    for state in marches_of("training", rulings, seed=3):
        if state.going is not None and state.going.attacked:  # its cavalry rides on from there
            continue
        listed = [goal(state, move) for move in likely(state, state.side) if isinstance(move, Ride)]
        rides = legal_rides(state)
        could = {goal(state, ride) for ride in rides}
        near = {goal(state, ride) for ride in rides if one_dear_step(state, ride)}
        assert len(set(listed)) == len(listed)
        assert could - near <= set(listed) <= could
        compared += len(could)
    assert compared > 100
