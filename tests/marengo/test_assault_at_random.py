"""Assaults played out at random: what is offered is legal, and all that is lost is counted."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.rows import astray
from tests.marengo.assault_positions import Fight, battle

GROUND = ("", "inf = 1", "cav = 1", "inf = 1\ncav = 2", "obstacle = true")
KINDS = ("x", "x", "x", "i3", "i2", "i1", "c3", "c2", "c1")


def anywhere(dice: Random) -> Fight:
    """Some blocks on both sides of N and S, and of E and S."""

    def some(most: int) -> str:
        return " ".join(dice.choice(KINDS) for _ in range(dice.randint(1, most)))

    austrian = {"N>S": f"{some(3)} {dice.choice(('', 'a1'))}", "E>S": some(2)}
    french = {"S>N": f"{some(3)} {dice.choice(('', 'a1'))}", "S>E": some(2), "S": "x"}
    morale = {"austrian": dice.randint(2, 9), "french": dice.randint(2, 9)}
    wide, symbols, own_symbols = dice.random() < 0.5, dice.choice(GROUND), dice.choice(GROUND)
    return battle(austrian, french, symbols=symbols, own_symbols=own_symbols, wide=wide, morale=morale)


@pytest.mark.rule("BM-DEM-01")
@pytest.mark.parametrize("seed", range(40))
def test_an_assault_at_random(seed: int) -> None:
    """And every question has an answer."""
    dice = Random(seed)
    fight = anywhere(dice)
    before = fight.state.morale
    while fight.question is not None:
        offered = [move for move in fight.choices if not isinstance(move, Next)]
        if not offered:
            break
        assert len(set(offered)) == len(offered)
        assert {move.verb() for move in offered} <= set(fight.question.verbs)
        assert all(not fight.against(move) for move in dice.sample(offered, min(5, len(offered))))
        fight.enter(dice.choice(offered))
        assert list(astray(fight.state)) == []
        for seat, morale in fight.state.morale.items():
            assert morale == max(0, before[seat] - fight.state.lost[seat])
    assert fight.state.assault is None
