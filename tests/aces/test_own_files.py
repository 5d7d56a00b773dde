"""Files that workshops write: whatever is put in comes out again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.aces.board.cards import Card, Troops
from companion.games.aces.board.own_cards import PRINTED, left_of, owned, progress, read_off, with_value
from companion.games.aces.board.reading import draft_map, draft_troops, map_of, troops_of
from companion.games.aces.board.writing import write_map, write_troops
from companion.games.aces.studio.troop_slots import read_range, read_row, read_speed
from companion.kernel.trouble import Trouble

NUMBERS = st.lists(st.integers(0, 99), max_size=6).map(tuple)
TEXT = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=20)


def as_written(troops: Troops) -> list[object]:
    return [getattr(troops, field) for field in troops.__struct_fields__]


@given(TEXT, NUMBERS, NUMBERS, st.sampled_from([None, True, False]), st.integers(1, 40))
def test_cards_are_the_same_when_they_are_read_again(
    name: str, attack: tuple[int, ...], damage: tuple[int, ...], fires: bool | None, halves: int
) -> None:
    ours = troops_of("sample")
    card = replace(ours.unit[0], en=name, attack=attack, damage=damage, return_fire_air=fires, speed=halves / 2)
    troops = replace(ours, unit=(card, *ours.unit[1:]), unsure=("dice_by_damage",))
    assert as_written(draft_troops(write_troops(troops), "again.toml")) == as_written(troops)


def test_our_map_is_the_same_when_it_is_read_again() -> None:
    ours = map_of("demo")
    again = draft_map(write_map(ours), "again.toml")
    assert [getattr(again, field) for field in ours.__struct_fields__] == [
        getattr(ours, field) for field in ours.__struct_fields__
    ]


def test_what_is_read_off_is_no_sample_any_more() -> None:
    ours = troops_of("sample")
    assert (progress(ours).values, left_of(ours, "us_inf")) == (0, PRINTED)
    cards = with_value(ours, "us_inf", "cost", 9)
    assert (cards.cards["us_inf"].cost, progress(cards).values) == (9, 1)
    cards = read_off(cards, "us_inf", "speed")
    assert [cards.source(cards.cards["us_inf"], field) for field in ("speed", "cost", "attack", "damage")] == [
        "box",
        "box",
        "deduced",
        "deduced",
    ]
    assert cards.source(cards.cards["us_mob"], "cost") == "sample"
    assert cards.has_samples
    assert read_off(cards, "us_inf", "speed") is cards


def test_whose_cards_they_are_is_settled_once() -> None:
    mine = owned(troops_of("sample"))
    assert owned(mine) is mine
    everything = mine
    for card in mine.unit:
        everything = read_off(everything, card.id, *PRINTED)
    assert read_off(everything, "", "dice_by_damage").has_samples is False
    assert all(isinstance(card, Card) and not card.unsure for card in everything.unit)


@pytest.mark.parametrize(
    ("typed", "reach"),
    [("1", (1, 1)), ("2-5", (2, 5)), ("2 5", (2, 5)), ("-", ()), ("", ()), ("0", ()), ("1–4", (1, 4)), ("1-", (1, 1))],
)
def test_ranges_as_people_write_them(typed: str, reach: tuple[int, ...]) -> None:
    assert read_range(typed) == reach


@pytest.mark.parametrize(("typed", "speed"), [("3", 3.0), ("2,5", 2.5), ("2.5", 2.5), ("10", 10.0), ("4.0", 4.0)])
def test_speeds_as_people_write_them(typed: str, speed: float) -> None:
    assert read_speed(typed) == speed


@pytest.mark.parametrize("typed", ["", "x", "2.3", "-1", "123", "²"])
def test_what_is_no_speed(typed: str) -> None:
    with pytest.raises(Trouble, match="aces-form-speed"):
        read_speed(typed)


@pytest.mark.parametrize("typed", ["1 2 3", "a", "999"])
def test_what_is_no_range(typed: str) -> None:
    with pytest.raises(Trouble, match="aces-form-range"):
        read_range(typed)


def test_rows_have_as_many_numbers_as_they_need() -> None:
    assert read_row("2, 4 6", 3) == (2, 4, 6)
    assert read_row("-", none=True) == ()
    for typed, count in (("2 4", 3), ("", 0), ("1 x", 0)):
        with pytest.raises(Trouble, match="aces-form-row"):
            read_row(typed, count)
