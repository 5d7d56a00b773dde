"""How many ways the first decisions of a game can go, counted from Blue holding the initiative.

Every sequence of required decisions counts, each asked in the order `pending` lists them; dice and what may be left
alone (asking for an order, picking again, agreeing to the end) do not. The numbers change if any rule changes: when one
does on purpose, check a line by hand and write the new numbers down.
"""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Decision
from tests.support import MARLBOROUGH, play

MARCH = game("march")

GERMAN = "option edition: de"
BY_HAND = "option automatic: off"

# Depth 1: Blue picks. Of the 8 cards only SCORE is refused while the discard pile is empty: 7. Marlborough has no
#   ATTACK+1 either: 6.
# Depth 2: Orange picks without knowing Blue's card: 7 × 7 = 49, or 6 × 6 = 36.
# Depth 3, introductory: in 4 of the 49 pairs both move and Blue settles the order, 2 ways each. Everything else has one
#   outcome (the only move is into N, nobody has a target, a single army to fortify, a single country to weaken), so it
#   happens by itself and Blue picks again from 7 cards, SCORE among them: 4 × 2 + 45 × 7 = 323.
#   By hand these single outcomes are entered, and the 4 pairs of attacks need an order too: 8 × 2 + 41 × 1 = 57.
# Depth 4, introductory: 4 × 2 × 7 + 45 × 7 × 7 = 2261.
# At the start the editions do not differ yet.
STARTS = {
    "introductory": ("", [7, 49, 323, 2261, 12218]),
    "introductory by hand": (BY_HAND, [7, 49, 57, 57, 303]),
    "Marlborough": (MARLBOROUGH, [6, 36, 136, 784, 3232]),
    "Marlborough by hand": (f"{MARLBOROUGH}\n{BY_HAND}", [6, 36, 57, 65, 316]),
}

# Blue is on the capital and attacks the army beside it. English: the garrison is back at once, 2 against 3, Blue is
# thrown out. German: 2 against 1, Blue stays.
OCCUPIER_ATTACKS = """
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 2
    set countries.OH.occupied = "standing"
    set sides.blue.stock = 1
    blue pick ATTACK
    orange pick ATTACK
    blue order blue
"""
# Blue could weaken Spanish Netherlands from 1 to 0 in the German edition only; in the English one its home is the only
# choice, so STRENGTH happens by itself.
NEUTRAL_FLOOR = f"""
    {MARLBOROUGH.replace("neutral-vp: 2", "neutral-vp: 1")}
    set countries.SN.blue.standing = 1
    set sides.blue.stock = 1
    blue pick STRENGTH
    orange pick STRENGTH
"""
EDITIONS = {
    "occupier attacks": (OCCUPIER_ATTACKS, [7, 49, 285, 1753, 8916], [7, 49, 194, 1155, 5247]),
    "neutral floor": (NEUTRAL_FLOOR, [6, 36, 128, 632, 2660], [2, 12, 72, 256, 1264]),
}


def first_required(state: Any) -> Decision | None:
    return next((decision for decision in MARCH.pending(state) if not decision.optional), None)


def count(state: Any, depth: int) -> int:
    """Sequences of that many decisions from here."""
    decision = first_required(state)
    if decision is None:
        return 0
    moves = list(MARCH.choices(state, decision))
    if depth == 1:
        return len(moves)
    return sum(count(MARCH.play(state, move).state, depth - 1) for move in moves)


def counts(record: str) -> list[int]:
    state = play(record).state
    return [count(state, depth) for depth in range(1, 6)]


@pytest.mark.parametrize("edition", ["option edition: en", GERMAN])
@pytest.mark.parametrize(("options", "expected"), STARTS.values(), ids=list(STARTS))
def test_a_start_has_this_many_beginnings(options: str, expected: list[int], edition: str) -> None:
    assert counts(f"{options}\n{edition}") == expected


@pytest.mark.parametrize(("position", "english", "german"), EDITIONS.values(), ids=list(EDITIONS))
def test_the_editions_go_on_differently(position: str, english: list[int], german: list[int]) -> None:
    assert counts(position) == english
    assert counts(f"{GERMAN}\n{position}") == german
