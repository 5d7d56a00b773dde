"""How many ways the first decisions of a game can go, counted by the rules and worked out by hand.

The numbers change if any rule changes: when one does on purpose, work them out again and write them down.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.state import Line, State
from companion.kernel.game import Setup
from tests.clockwork.deploying import FIRST_ROUND, writing

GAME = Clockwork()

# A player has six actions, one of them in three ways (Counter-Intelligence, a point of any domain): 5 + 3 = 8.
# Two players: 5 × 4 pairs without it, and 2 × 5 × 3 with it = 50. Three: 5 × 4 × 3 + 3 × (5 × 4) × 3 = 240.
# Four: 5 × 4 × 3 × 2 + 4 × (5 × 4 × 3) × 3 = 840.
# Then recruiting leaves nothing to decide, and of countless orders 12 are offered to each player in turn.
# By hand everybody recruits: all that is due, or 0 to 4 workers, that is 6 ways.
# Allies decide on calls to arms before: the first commander passes or names one of 38 tiles.
# Who keeps only the books goes on by a single word.
STARTS = {
    "two": ({}, [8, 50, 600, 7200]),
    "two, epic": ({"variant": "epic"}, [8, 50, 600, 7200]),
    "two by hand": ({"automatic": "off"}, [8, 50, 50 * 6, 50 * 6 * 6]),
    "three": ({"players": "3"}, [8, 50, 240, 240 * 12]),
    "four": ({"players": "4"}, [8, 50, 240, 840, 840 * 12]),
    "two against two": ({"players": "4", "alliance": "yes"}, [8, 50, 240, 840, 840 * (1 + 38)]),
    "books": ({"depth": "ledger"}, [8, 50, 50, 50, 50]),
}


def count(state: State, depth: int) -> int:
    """Sequences of that many decisions from here, each asked in the order in which they are listed."""
    decision = next(decision for decision in GAME.pending(state) if not decision.optional)
    moves = list(GAME.choices(state, decision))
    return len(moves) if depth == 1 else sum(count(GAME.play(state, move).state, depth - 1) for move in moves)


@pytest.mark.parametrize(("options", "expected"), STARTS.values(), ids=list(STARTS))
def test_a_start_has_this_many_beginnings(options: dict[str, str], expected: list[int]) -> None:
    start = GAME.start(Setup(options))
    assert [count(start, depth) for depth in range(1, len(expected) + 1)] == expected


# --- every order there could be -------------------------------------------------------------------------------------

BESIDE = ("H1", "L1", "F1", "court")  # of the rulebook's first example (CW-EX-02)
THROUGH = {"T1": "L1", "M1": "L1", "C1": "L1 F1", "V1": "F1", "S1": "F1"}
NEVER = ("V2", "B1", "H2")


def distributions(workers: int) -> Iterator[tuple[Line, ...]]:
    """Every way to send up to so many workers anywhere."""
    for sent in range(workers + 1):
        for places in combinations_with_replacement((*BESIDE, *THROUGH, *NEVER), sent):
            yield tuple(Line(place, places.count(place)) for place in dict.fromkeys(places))


def may_be_sent(places: set[str]) -> bool:
    """As the example of the rulebook has it: nothing three tiles away, and somebody stays at every waypoint."""
    return not places & set(NEVER) and all(set(THROUGH[to].split()) & places for to in places & THROUGH.keys())


@pytest.mark.rule("CW-DEPLOY-08", "CW-DEPLOY-09", "CW-DEPLOY-10", "CW-DEPLOY-12", "CW-DEPLOY-13", "CW-DEPLOY-15")
def test_all_orders_of_the_first_round_are_judged_as_the_rulebook_judges_them() -> None:
    state, found = writing(FIRST_ROUND, pool=4).state, set[bool]()
    for lines in distributions(4):
        allowed = not list(Deploy("red", lines).objections(state))
        assert allowed == may_be_sent({line.to for line in lines}), lines
        found.add(allowed)
    assert found == {True, False}
