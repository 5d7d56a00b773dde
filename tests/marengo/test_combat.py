"""The arithmetic of an assault (BM-AS05..BM-AS10, BM-DEM-10, -13)."""

from __future__ import annotations

import pytest

from companion.games.marengo.combat import attack_strength, defence_strength, pursuit_strength, spreads, verdict
from companion.games.marengo.rulings import Rulings


@pytest.mark.parametrize(
    ("row", "terrain", "broken", "fallen", "rulings", "strength"),
    [
        ((3,), 0, False, 0, Rulings(), 3),
        ((3, 2), 1, False, 0, Rulings(), 4),
        ((3, 2), 1, False, 0, Rulings(penalty_per_piece="each"), 3),
        ((), 2, False, 1, Rulings(), -2),  # BM-AS05-07
        ((), 2, False, 2, Rulings(penalty_per_piece="each"), -2),
        ((1,), 2, False, 0, Rulings(), -1),  # BM-AS05-05
        ((3, 2), 1, True, 0, Rulings(), 2),
        ((3,), 0, True, 1, Rulings(), 2),
        ((3,), 0, True, 1, Rulings(broken_leaders="named"), 1),
        ((3,), 0, False, 1, Rulings(broken_leaders="named"), 3),
    ],
)
def test_attack_strength(
    row: tuple[int, ...], terrain: int, broken: bool, fallen: int, rulings: Rulings, strength: int
) -> None:
    """BM-AS05-01, -02, -05, -07, BM-DEM-13, BM-AMB-01, -23."""
    assert attack_strength(row, terrain, broken, fallen, rulings) == strength


def test_defence_strength() -> None:
    """BM-AS05-03, -04, BM-DEM-10, BM-AMB-20."""
    assert defence_strength(()) == 0
    assert defence_strength((3, 1)) == 4
    assert defence_strength((3, 1), demoralized=True) == 2


@pytest.mark.parametrize(
    ("attack", "defence", "result", "attacker_wins", "attacker_loses", "defender_loses"),
    [
        (3, 1, 2, True, 1, 3),
        (2, 2, 0, False, 1, 1),
        (1, 2, -1, False, 2, 1),
        (-1, 3, -4, False, 5, 1),
        (1, 0, 1, True, 1, 2),
    ],
)
def test_the_result_and_what_both_lose(
    attack: int, defence: int, result: int, attacker_wins: bool, attacker_loses: int, defender_loses: int
) -> None:
    """BM-AS06-01, -02, BM-AS07-01, -02."""
    assert verdict(attack, defence) == (result, attacker_wins, attacker_loses, defender_loses)


def test_pursuit_strength() -> None:
    """BM-AS09-01, BM-AMB-15."""
    assert pursuit_strength((2, 1), 1) == 2
    assert pursuit_strength((1,), 2) == 0


def test_what_can_be_left() -> None:
    """BM-ASLT-18, -21: nothing is left to choose where all ways come to the same."""
    assert spreads(("i2", "i3"), 1) == {("i1", "i3"), ("i2", "i2")}
    assert spreads(("i3", "i3"), 1) == {("i2", "i3")}
    assert spreads(("i3", "i3"), 5) == {("i1",)}
    assert spreads(("c1", "i1"), 1) == {("c1",), ("i1",)}
    assert spreads(("c1", "i1"), 9) == {()}
    assert spreads(("i2", "i2z"), 2) == {("i2",), ("i2z",), ("i1", "i1z")}
