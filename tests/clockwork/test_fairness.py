"""How fair a map is: access, spreads and what follows from them."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.clockwork.maps.access import Category, Piece, brings, nearest_takes_all, shares, tempo
from companion.games.clockwork.maps.balance import WHOLE, Balance
from companion.games.clockwork.maps.fairness import Fairness, ground, measure
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap, Special
from companion.games.clockwork.maps.layout import LAYOUTS, Layout, layout
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.maps.why import why, worst_category
from companion.text.language import language
from tests.clockwork.little import CORRIDOR, LITTLE, LOPSIDED, laid

seeds = st.integers(0, 10**6).map(str)
layouts = st.sampled_from([layout(id_) for id_ in LAYOUTS])


@pytest.mark.parametrize(
    ("kind", "since", "brought"),
    [
        (Kind.FOREST, 1, 6),  # CW-VP-03: 2 VP from two units, in rounds 2, 4 and 7 (CW-AGE-03)
        (Kind.FOREST, 3, 4),
        (Kind.LAKE, 2, 9),  # CW-VP-04: 3 VP from two units
        (Kind.LAKE, 5, 3),
        (Kind.LAKE, 8, 0),
        (Kind.VILLAGE, 1, 6),  # CW-RECR-03, CW-RECR-08: a worker in each round after the one it was taken in
        (Kind.VILLAGE, 7, 0),
        (Kind.TOWER, 1, 7),  # CW-STUDY-01 to -03: influence in the same round already
        (Kind.SHRINE, 7, 1),
        (Kind.CITADEL, 4, 4),  # CW-SUP-03
        (Kind.BARRENS, 1, 0),  # CW-BASE-14
    ],
)
def test_what_a_tile_brings_to_who_holds_it_from_a_round_on(kind: Kind, since: int, brought: int) -> None:
    assert brings(Piece(kind), since) == brought


def test_tempo_is_the_mean_of_marching_and_walking() -> None:
    """CW-DEPLOY-09, -10: three steps take two rounds at a forced march and three without."""
    assert tempo(Piece(Kind.TOWER), 3) == (6 + 5) / 2
    assert tempo(Piece(Kind.LAKE), 5) == (2 * 3 + 1 * 3) / 2


def test_who_is_near_has_the_larger_share() -> None:
    assert shares([1, 2]) == [0.8, 0.2]
    assert nearest_takes_all([1, 2]) == [1, 0]
    assert nearest_takes_all([2, 2, 3, 4]) == [0.5, 0.5, 0, 0]


@given(layouts, seeds, st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), max_size=40), st.booleans())
def test_swaps_are_followed_exactly(ground_: Layout, seed: str, swaps: list[tuple[int, int]], fire: bool) -> None:
    design = _drawn(ground_, seed, fire)
    balance, here = Balance(design), design
    for one, other in ((a % len(design.kinds), b % len(design.kinds)) for a, b in swaps):
        if balance.swap(one, other, WHOLE * 9):
            here = here.swapped(one, other)
    fresh = Balance(here)
    assert (balance.access, balance.spreads, balance.unfairness) == (fresh.access, fresh.spreads, fresh.unfairness)
    assert measure(here).composite == fresh.unfairness / WHOLE


def _drawn(ground_: Layout, seed: str, fire: bool) -> HexMap:
    design = draw(ground_, dice(seed))
    lake = design.kinds.index(list(Kind).index(Kind.LAKE))
    return replace(design, special=(Special(lake),)) if fire else design


@given(layouts, seeds, st.integers(0, 99), st.integers(0, 99))
def test_a_swap_beyond_the_limit_changes_nothing(ground_: Layout, seed: str, one: int, other: int) -> None:
    design = _drawn(ground_, seed, False)
    one, other = one % len(design.kinds), other % len(design.kinds)
    after = Balance(design.swapped(one, other)).unfairness
    balance = Balance(design)
    assert not balance.swap(one, other, after - 1)
    assert balance.order == list(range(len(design.kinds)))
    assert balance.unfairness == Balance(design).unfairness
    assert balance.swap(one, other, after) == (design.kinds[one] != design.kinds[other])


@given(layouts, seeds, st.data())
def test_other_numbers_for_the_capitals_only_change_who_is_who(ground_: Layout, seed: str, data: st.DataObject) -> None:
    design = _drawn(ground_, seed, True)
    capitals = design.layout.capitals
    order = data.draw(st.sampled_from(list(permutations(range(len(capitals))))))
    renamed = replace(design, layout=replace(design.layout, capitals=tuple(capitals[at] for at in order)))
    before, after = measure(design), measure(renamed)
    assert after.composite == before.composite
    for category, parts in before.access.items():
        assert after.access[category] == tuple(parts[at] for at in order)
    assert after.nearest == {kind: tuple(steps[at] for at in order) for kind, steps in before.nearest.items()}
    assert after.standing == pytest.approx([before.standing[at] for at in order])


@given(layouts, seeds, st.data())
def test_a_turned_map_is_as_fair(ground_: Layout, seed: str, data: st.DataObject) -> None:
    design = _drawn(ground_, seed, False)
    turn = data.draw(st.sampled_from(design.layout.automorphisms))
    kinds = bytearray(len(design.kinds))
    for place, kind in enumerate(design.kinds):
        kinds[turn.cells[place]] = kind
    before, after = measure(design), measure(replace(design, kinds=bytes(kinds)))
    assert after.spreads == before.spreads
    for category, parts in before.access.items():
        assert [after.access[category][turn.capitals[at]] for at in range(len(parts))] == list(parts)


def test_access_by_hand() -> None:
    """The tower is one step from the left capital and three from the right one."""
    found = measure(laid(LITTLE, "TBBBBV"))
    left, right = 0.9 * 7, 0.1 * 5.5
    mean = (left + right) / 2
    assert found.access[Category.MAGIC] == pytest.approx((left / mean, right / mean))
    assert found.spreads[Category.MAGIC] == pytest.approx((left - right) / mean, abs=1e-6)
    assert found.nearest == {Kind.TOWER: (1, 3), Kind.VILLAGE: (3, 1), Kind.BARRENS: (1, 1)}
    assert found.claims == pytest.approx((2 / 3, 4 / 3))  # a village is worth two towers
    assert found.ranking == (1, 0)
    assert found.worst_off == pytest.approx(found.standing[0] / found.standing[1])
    assert set(found.access) == {Category.MAGIC, Category.VILLAGES, Category.OPENING}


def test_contested_is_what_two_reach_in_the_same_round() -> None:
    """The middle column is two steps from both, one march (CW-DEPLOY-10)."""
    assert measure(laid(LITTLE, "TBLBBB")).contested == pytest.approx(3 / 4)
    assert measure(laid(LITTLE, "TBBBLB")).contested == 0


def test_a_fire_lake_counts_for_more() -> None:
    """CW-MAP-14"""
    plain = laid(LITTLE, "LBBBBL")
    fire = measure(replace(plain, special=(Special(0),)))
    assert measure(plain).composite == 0
    assert fire.access[Category.POINTS][0] > 1 > fire.access[Category.POINTS][1]
    assert fire.ranking == (0, 1)


def test_a_map_of_barrens_is_fair_and_nobody_is_better_off() -> None:
    found = measure(laid(LITTLE, "BBBBBB"))
    assert (found.composite, found.worst_off, found.standing, found.contested) == (0, 1, (1, 1), 0)
    assert found.access == {}


# --- the layout by itself ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", LAYOUTS)
def test_our_layouts_treat_all_capitals_alike(id_: str) -> None:
    """Ledger 4.6: numbers of tiles at distance 1 and 2, distances between capitals."""
    found = ground(layout(id_))
    near = {"2A": (2, 5), "2B": (4, 5), "3A": (2, 4), "3B": (3, 5), "4A": (3, 5), "4B": (2, 4)}[id_]
    assert (set(found.beside), set(found.in_march)) == ({near[0]}, {near[1]})
    assert found.spread == 0
    assert found.chokepoints == ()
    apart = {"2A": {5}, "2B": {5}, "3A": {6}, "3B": {5}, "4A": {4, 5, 7}, "4B": {5, 6, 8}}[id_]
    assert {steps for row in found.apart for steps in row} - {0} == apart


def test_a_layout_is_judged_whatever_lies_on_it() -> None:
    found = ground(LOPSIDED)
    assert found.reach[0] > 1 > found.reach[1]
    assert found.spread > 0.3
    assert measure(laid(LOPSIDED, "BBBBBT")).ground == measure(laid(LOPSIDED, "TBBBBB")).ground == found


def test_a_tile_that_everybody_must_pass_is_a_chokepoint() -> None:
    assert ground(CORRIDOR).chokepoints == ((3, 0),)
    assert ground(LITTLE).chokepoints == ()


# --- one plain sentence -----------------------------------------------------------------------------------------


def told(fairness: Fairness, code: str = "en") -> str:
    return why(fairness, ("H1", "H2"), language(code).say)


def test_the_sentence_names_who_is_worst_off_and_how_far() -> None:
    found = measure(laid(LITTLE, "LVBBVL"))
    assert told(found) == "All capitals are equally good."
    found = measure(laid(LITTLE, "LLBBVV"))  # 0.9 * 9 VP against 0.1 * 7.5
    assert worst_category(found) is Category.POINTS
    assert told(found) == "Worst gap 166 %: H2 has its nearest lake 2 steps farther away than H1."
    mirrored = measure(laid(LITTLE, "VVBBLL"))
    assert told(mirrored) == "Worst gap 166 %: H1 has its nearest lake 2 steps farther away than H2."
    assert told(mirrored, "de") == "Größter Unterschied 166 %: H1 hat den nächsten See 2 Schritte weiter weg als H2."


def test_where_no_distance_explains_the_gap_the_sentence_says_of_what_there_is_less() -> None:
    found = measure(laid(LITTLE, "VVBBVB"))
    assert found.nearest[Kind.VILLAGE] == (1, 1)
    assert told(found).endswith("H2 has the worst access to villages, H1 the best.")


@given(layouts, seeds)
def test_the_capital_in_the_sentence_has_least_of_it(ground_: Layout, seed: str) -> None:
    design = _drawn(ground_, seed, False)
    found = measure(design)
    category = worst_category(found)
    assert category is not None
    parts = found.access[category]
    sentence = why(found, design.capital_ids, language("en").say)
    assert f": {design.capital_ids[parts.index(min(parts))]} has " in sentence
    assert design.capital_ids[parts.index(max(parts))] in sentence
