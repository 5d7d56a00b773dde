"""What hands have to do: it leads from any table to any other, for heaps of one kind in as few steps as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.layout import BOX, UNSEEN, Layout, Lying, Step, Thing, carried_out, hands, on_table

PLACES = ("stock", "pile", "field:A", "field:B", "hand:red")
things = st.builds(
    Thing,
    kind=st.sampled_from(("disc", "card", "die")),
    place=st.sampled_from(PLACES),
    field=st.just("any"),
    count=st.integers(0, 4),
    owner=st.sampled_from(("", "red")),
    name=st.sampled_from(("", "king", "queen")),
    shows=st.sampled_from(("", "1", "2")),
    like=st.sampled_from(("", "", "scout")),
)
tables = st.lists(things, max_size=8).map(tuple)
reserves = st.dictionaries(st.sampled_from(("disc", "card", "die")), st.sampled_from((*PLACES, "bank")))


@given(tables, tables, reserves)
def test_whoever_does_what_hands_are_told_has_the_other_table(
    before: Layout, after: Layout, reserves: dict[str, str]
) -> None:
    both = (*before, *after)
    steps = hands(before, after, reserves)
    assert carried_out(before, steps) == on_table(after)
    assert len(set(steps)) == len(steps)
    assert all(step.before != step.after and step.count > 0 for step in steps)
    known = {thing.lying for thing in both}
    out_of_sight = (BOX, *(f"{UNSEEN}{place}" for place in reserves.values()), *reserves.values())
    assert all(lying in known or lying.place in out_of_sight for step in steps for lying in (step.before, step.after))


@given(tables)
def test_the_same_table_asks_nothing_of_anybody(table: Layout) -> None:
    assert hands(table, tuple(reversed(table)), {}) == ()


# --- as few as possible -------------------------------------------------------------------------------------------


def heaps(*counts: int) -> Layout:
    return tuple(Thing("disc", place, "any", count) for place, count in zip("ABCDE", counts, strict=False))


def fewest(wanted: tuple[int, ...]) -> int:
    """By trying: so many go from one place (or the box, at the end) to another until every place has what it wants."""
    tried, steps = {(*wanted, -sum(wanted))}, 0
    while not any(not any(lacking) for lacking in tried):
        tried = {further for lacking in tried for further in after_one_step(lacking)}
        steps += 1
    return steps


def after_one_step(lacking: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Taking from a place that lacks something never helps, nor does giving to one that has too much."""
    for source, sink in product(range(len(lacking)), repeat=2):
        for count in range(1, min(-lacking[source], lacking[sink]) + 1):
            moved = list(lacking)
            moved[source] += count
            moved[sink] -= count
            yield tuple(moved)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=5))
def test_no_other_way_takes_fewer_steps(counts: list[tuple[int, int]]) -> None:
    before, after = heaps(*(had for had, _ in counts)), heaps(*(has for _, has in counts))
    assert len(hands(before, after, {})) == fewest(tuple(has - had for had, has in counts))


def test_two_pairs_that_even_out_are_two_steps() -> None:
    steps = hands(heaps(2, 3, 0, 0), heaps(0, 0, 3, 2), {})
    assert {(step.before.place, step.after.place, step.count) for step in steps} == {("A", "D", 2), ("B", "C", 3)}


def test_one_that_is_remembered_is_moved_itself_and_no_other_that_looks_like_it() -> None:
    def standing(**places: str) -> Layout:
        return tuple(Thing("block", place, "any", like=like) for place, like in places.items())

    steps = hands(standing(A="scout", B="guard", E=""), standing(C="guard", D="scout", F=""), {})
    assert [(step.before.place, step.after.place) for step in steps] == [("A", "D"), ("B", "C"), ("E", "F")]
    assert len(hands(standing(A="scout", B="guard"), standing(A="guard", B="scout"), {})) == 2, "they change places"


# --- what is turned, what is drawn --------------------------------------------------------------------------------


def lying(place: str, name: str = "", shows: str = "") -> Lying:
    return Lying("card", "", place, name, shows)


def cards(*held: tuple[str, str, int]) -> Layout:
    """All discards lie face up, also those whose name nobody has told."""
    up = {"discard": "up"}
    return tuple(Thing("card", place, "any", count, name=name, shows=up.get(place, "")) for place, name, count in held)


def test_what_stays_where_it_is_is_only_turned() -> None:
    before = (Thing("die", "A", "any", shows="2"), Thing("die", "B", "any", shows="5"))
    after = (Thing("die", "A", "any", shows="5"), Thing("die", "B", "any", shows="6"))
    assert [(step.is_turn, step.before.shows, step.after.shows) for step in hands(before, after, {})] == [
        (True, "2", "5"),
        (True, "5", "6"),
    ]


def test_a_card_that_is_played_is_named_only_where_it_lies_then() -> None:
    before, after = cards(("hand:red", "", 3)), cards(("hand:red", "", 2), ("discard", "king", 1))
    assert hands(before, after, {}) == (Step(lying("hand:red"), lying("discard", "king", "up"), 1),)


@pytest.mark.parametrize(
    ("before", "after", "steps"),
    [
        pytest.param(
            cards(("pile", "", 1), ("discard", "king", 1), ("discard", "queen", 2)),
            cards(("pile", "", 2), ("hand:red", "", 2)),
            [("discard", "pile", "king", 1), ("discard", "pile", "queen", 2), ("pile", "hand:red", "", 2)],
            id="the discards become the pile, then two are drawn",
        ),
        pytest.param(
            cards(("pile", "", 1), ("discard", "", 1)),
            cards(("hand:red", "", 2)),
            [("discard", "pile", "", 1), ("pile", "hand:red", "", 2)],
            id="all there are are drawn",
        ),
        pytest.param(
            cards(("pile", "", 5), ("hand:red", "", 1)),
            cards(("pile", "", 3), ("hand:red", "", 2), ("discard", "king", 1)),
            [("hand:red", "discard", "king", 1), ("pile", "hand:red", "", 2)],
            id="a card that lets its player draw two",
        ),
        pytest.param(
            cards(("pile", "", 5), ("discard", "king", 1)),
            cards(("pile", "", 5), ("hand:red", "", 1)),
            [("discard", "hand:red", "king", 1)],
            id="a card that was played is taken back",
        ),
    ],
)
def test_nothing_is_drawn_face_up(before: Layout, after: Layout, steps: list[tuple[str, str, str, int]]) -> None:
    told = hands(before, after, {"card": "pile"})
    assert [(step.before.place, step.after.place, step.name, step.count) for step in told] == steps
    assert carried_out(before, told) == on_table(after) == Counter(on_table(after))
