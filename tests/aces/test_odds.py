"""Exact chances: every number of hits is counted, and what is shown is what would happen."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from companion.games.aces.board.reading import troops_of
from companion.games.aces.odds import Pool, chances, damage_chances, hit_chances
from companion.kernel.notation import roll_dice


@pytest.mark.parametrize("pool", [Pool(1, 8), Pool(3, 2), Pool(4, 12), Pool(4, 5)])
def test_the_chances_of_hits_are_those_of_all_rolls_there_are(pool: Pool) -> None:
    rolls = list(product(range(1, 13), repeat=pool.dice))
    counted = [sum(die <= pool.hits_on for die in roll) for roll in rolls]
    for hits, chance in enumerate(hit_chances(pool)):
        assert chance == pytest.approx(float(Fraction(counted.count(hits), len(rolls))), abs=1e-12)
    assert pool.expected == pytest.approx(sum(counted) / len(rolls))


def test_without_dice_nothing_is_hit() -> None:
    assert hit_chances(Pool(0, 8)) == (1.0,)


@pytest.mark.parametrize(("damage", "in_forest"), [(0, False), (3, True), (5, False)])
def test_the_chances_of_damage_follow_the_table(damage: int, in_forest: bool) -> None:
    card, pool = troops_of("sample").cards["us_inf"], Pool(15, 8)
    each = hit_chances(pool)
    damaged = sum(chance for hits, chance in enumerate(each) if card.damage_of(hits, in_forest))
    destroyed = sum(chance for hits, chance in enumerate(each) if card.damage_of(hits, in_forest) >= 6 - damage)
    found = chances(pool, card, damage, in_forest)
    assert found == pytest.approx((damaged, destroyed))
    assert sum(damage_chances(each, card, in_forest)) == pytest.approx(1)


def test_the_laptop_rolls_dice_of_as_many_sides_as_the_game_says() -> None:
    rolled = {int(die) for die in roll_dice(" ".join("?" * 2000), 12).split()}
    assert rolled == set(range(1, 13))
    assert {int(die) for die in roll_dice("? " * 2000).split()} == set(range(1, 7))


@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("unit", "damage", "in_forest"), [("us_inf", 1, True), ("g2_tank", 3, False), ("g1_tig", 5, True)]
)
def test_chances_are_the_frequencies_of_rolled_fights(unit: str, damage: int, in_forest: bool) -> None:
    """Within four standard errors."""
    card, pool, dice, fights = troops_of("sample").cards[unit], Pool(15, 8), Random(11), 100_000
    found, counted = chances(pool, card, damage, in_forest), [0, 0]
    for _ in range(fights):
        hits = sum(dice.randint(1, pool.sides) <= pool.hits_on for _ in range(pool.dice))
        done = card.damage_of(hits, in_forest)
        counted[0] += done > 0
        counted[1] += damage + done >= 6
    for chance, count in zip(found, counted, strict=True):
        error = (chance * (1 - chance) / fights) ** 0.5
        assert abs(count / fights - chance) <= 4 * error + 1e-9
