"""Maps on request: fair, any of the fair ones, symmetric."""

from __future__ import annotations

import statistics
from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.clockwork.maps.access import Category
from companion.games.clockwork.maps.balance import WHOLE, Balance
from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap, Special
from companion.games.clockwork.maps.layout import LAYOUTS, layout, usual_layout
from companion.games.clockwork.maps.percentile import random_maps
from companion.games.clockwork.maps.search import FAIR_ENOUGH, MODES, Mode, fair, make, uniform_fair
from companion.games.clockwork.maps.symmetry import Filling, groups, orbits, symmetric
from companion.games.clockwork.maps.tiles import KINDS, LAKE, Kind
from companion.games.clockwork.maps.vectors import PLAYERS, feasible
from companion.kernel.trouble import Trouble
from tests.clockwork.little import LITTLE, laid, looks_uniform

seeds = st.integers(0, 10**6).map(str)
SYMMETRIC = (4, 4, 4, 4, 4, 6, 4, 4)  # the one composition of the ledger's 4.3
TOWER, FOREST, VILLAGE = (KINDS.index(kind) for kind in (Kind.TOWER, Kind.FOREST, Kind.VILLAGE))


@pytest.mark.parametrize("players", PLAYERS)
def test_fair_maps_have_at_most_a_tenth_of_the_gaps_of_random_ones(players: int) -> None:
    ground, chance = usual_layout(players), dice("goal")
    found = statistics.median(measure(make(ground, chance, "fair")).composite for _ in range(15))
    assert found <= random_maps(ground, maps=500).median / 10


@pytest.mark.parametrize("mode", ["fair", "uniform-fair"])
@pytest.mark.parametrize("id_", LAYOUTS)
def test_the_search_keeps_the_composition_and_the_locked_tiles(id_: str, mode: Mode) -> None:
    locked, towers = {3: TOWER, 4: TOWER, 9: FOREST, 11: VILLAGE}, 3 if id_.startswith("2") else 4
    found = make(layout(id_), dice(id_), mode, {TOWER: towers}, locked)
    assert {place: found.kinds[place] for place in locked} == locked
    assert found.counts[TOWER] == towers
    assert found.counts in feasible(found.layout.players)


@settings(max_examples=15)
@given(st.sampled_from(LAYOUTS), seeds, st.sets(st.integers(0, 19), max_size=12))
def test_a_fairer_map_has_the_same_tiles_and_keeps_what_is_locked(id_: str, seed: str, locked: set[int]) -> None:
    design = draw(layout(id_), dice(seed))
    special = (Special(design.kinds.index(LAKE)),)
    design = replace(design, special=special, numbers=bytes(range(len(design.kinds))))
    found = fair(design, dice(seed), locked)
    assert sorted(zip(found.kinds, found.numbers, strict=True)) == sorted(
        zip(design.kinds, design.numbers, strict=True)
    )
    assert [found.numbers[place] for place in locked] == [design.numbers[place] for place in locked]
    assert found.numbers[found.special[0].place] == design.numbers[special[0].place]
    assert Balance(found).unfairness <= Balance(design).unfairness


def test_with_everything_locked_the_map_stays_as_it_is() -> None:
    design = draw(layout("3A"), dice("still"))
    assert fair(design, dice("x"), range(27)) == design


@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_gives_the_same_map(mode: Mode) -> None:
    assert make(layout("4A"), dice("7"), mode) == make(layout("4A"), dice("7"), mode)


def test_rearranging_takes_ids_and_specials_along() -> None:
    design = replace(laid(LITTLE, "TLLVBB"), numbers=bytes([0, 3, 1, 0, 0, 1]), special=(Special(1),))
    turned = design.rearranged([5, 4, 3, 2, 1, 0])
    assert turned == replace(laid(LITTLE, "BBVLLT"), numbers=bytes([1, 0, 0, 1, 3, 0]), special=(Special(4),))


# --- any of the fair maps ---------------------------------------------------------------------------------------


def test_every_fair_map_is_as_likely_as_any_other() -> None:
    """All arrangements of six tiles are known here; the walk must visit the fair ones equally often."""
    limit = 0.3
    everything = {bytes(order) for order in permutations(laid(LITTLE, "TTVVCB").kinds)}
    allowed = {kinds for kinds in everything if Balance(HexMap(LITTLE, kinds)).unfairness <= limit * WHOLE}
    assert 20 < len(allowed) < len(everything) / 2
    assert reached_by_swaps(min(allowed), allowed) == allowed
    chance, seen = dice("walk"), Counter(dict.fromkeys(allowed, 0))
    for _ in range(3000):
        seen[uniform_fair(laid(LITTLE, "TTVVCB"), chance, limit=limit, tries=150).kinds] += 1
    assert seen.keys() == allowed
    assert looks_uniform(seen.values())


def reached_by_swaps(start: bytes, allowed: set[bytes]) -> set[bytes]:
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for one, other in combinations(range(len(here)), 2):
            there = bytearray(here)
            there[one], there[other] = here[other], here[one]
            if bytes(there) in allowed - found:
                found.add(bytes(there))
                waiting.append(bytes(there))
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_uniform_fair_maps_are_fair_enough(players: int) -> None:
    chance = dice("enough")
    found = [measure(make(usual_layout(players), chance, "uniform-fair")).composite for _ in range(5)]
    assert max(found) <= FAIR_ENOUGH
    assert len(set(found)) == 5


def test_where_nothing_is_fair_enough_there_is_a_sentence() -> None:
    with pytest.raises(Trouble) as trouble:
        uniform_fair(laid(LITTLE, "LLBBBB"), dice("x"), locked=(0, 1))
    assert (trouble.value.key, trouble.value.facts) == ("map-not-fair", {"layout": "little"})


# --- symmetric maps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", ["4A", "4B"])
def test_a_symmetric_map_has_no_gap_at_all(id_: str) -> None:
    found = measure(made := symmetric(layout(id_), dice("mirror")))
    assert made.counts == SYMMETRIC
    assert found.composite == 0
    assert set(found.spreads.values()) == {0}
    assert set(found.spreads) == set(Category)
    assert (found.worst_off, found.ranking) == (1, (0, 1, 2, 3))


@pytest.mark.parametrize("id_", ["4A", "4B"])
def test_odd_numbers_of_tiles_allow_a_mirror_image(id_: str) -> None:
    """Two pairs of capitals are equal then, and the fairest of many such maps is taken."""
    made = symmetric(layout(id_), dice("odd"), {FOREST: 5, KINDS.index(Kind.LAKE): 4})
    assert made.counts[FOREST] == 5
    for parts in measure(made).access.values():
        assert len(set(parts)) <= 2
    assert measure(made).composite < 0.5


@pytest.mark.parametrize("id_", ["4A", "4B"])
@pytest.mark.parametrize("vector", feasible(4))
def test_all_compositions_for_four_have_a_mirror_image(id_: str, vector: tuple[int, ...]) -> None:
    made = symmetric(layout(id_), dice("all"), dict(enumerate(vector)))
    assert made.counts == vector
    assert (measure(made).composite == 0) == (vector == SYMMETRIC)


def test_locked_tiles_decide_what_lies_opposite() -> None:
    made = symmetric(layout("4A"), dice("locked"), locked={0: FOREST, 1: VILLAGE})
    assert (made.kinds[0], made.kinds[1]) == (FOREST, VILLAGE)
    assert measure(made).composite == 0
    group = groups(layout("4A"))[0]
    assert all(len({made.kinds[place] for place in orbit}) == 1 for orbit in orbits(group))


@pytest.mark.parametrize("id_", ["2A", "2B", "3A", "3B"])
def test_two_and_three_players_have_no_symmetric_composition(id_: str) -> None:
    """Ledger 4.3"""
    with pytest.raises(Trouble) as trouble:
        symmetric(layout(id_), dice("x"))
    assert (trouble.value.key, trouble.value.facts) == ("map-no-symmetry", {"layout": id_})


def test_locked_tiles_that_contradict_each_other_leave_no_symmetric_map() -> None:
    locked = {0: FOREST, 4: VILLAGE, 29: TOWER, 33: KINDS.index(Kind.LAKE)}  # the four corners
    with pytest.raises(Trouble):
        symmetric(layout("4A"), dice("x"), locked=locked)


def test_every_symmetric_map_is_as_likely_as_any_other() -> None:
    """Two pairs of places lie opposite each other, two on the axis: three kinds share them in six ways."""
    (mirror,) = groups(LITTLE)
    filling = Filling(orbits(mirror), (2, 0, 0, 0, 0, 2, 0, 2), {})
    assert sum(filling.weights) == 6
    chance = dice("each")
    seen = Counter(filling.draw(chance) for _ in range(3000))
    assert len(seen) == 6
    assert looks_uniform(seen.values())
    assert {Balance(HexMap(LITTLE, kinds)).unfairness for kinds in seen} == {0}
