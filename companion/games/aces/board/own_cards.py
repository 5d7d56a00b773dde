"""Troop cards while their owner reads them off the box: what is read already, and what is still a sample."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.games.aces.board.cards import Card, Troops

# What is printed on every card, in the order in which it is asked for.
PRINTED = ("speed", "cost", "attack", "range_ground", "range_air", "damage", "damage_forest")
CHART = ("dice_by_damage",)  # printed once for all of them


class Progress(NamedTuple):
    """How much has been read off the cards."""

    cards: int
    of_cards: int
    values: int
    of_values: int


def owned(troops: Troops) -> Troops:
    """The owner's from now on; whatever nobody has read off a card yet is still a sample."""
    if troops.origin == "box":
        return troops
    cards = tuple(replace(card, unsure=PRINTED) for card in troops.unit)
    return replace(troops, origin="box", de="", en="", unsure=CHART, unit=cards)


def with_value(troops: Troops, card: str, field: str, value: Any) -> Troops:
    """The cards with one value as it was read; `card` none: of the chart that all have in common."""
    if not card:
        return read_off(replace(owned(troops), **{field: value}), "", field)
    changed = (replace(each, **{field: value}) if each.id == card else each for each in owned(troops).unit)
    return read_off(replace(owned(troops), unit=tuple(changed)), card, field)


def read_off(troops: Troops, card: str, *fields: str) -> Troops:
    """These values of a card are what is printed there; the very same cards if that was known."""
    before = owned(troops)
    if not card:
        left = tuple(field for field in before.unsure if field not in fields)
        return before if left == before.unsure else replace(before, unsure=left)
    cards = tuple(_surer(each, fields) if each.id == card else each for each in before.unit)
    same = all(map(Card.__eq__, cards, before.unit))
    return before if same else replace(before, unit=cards)


def _surer(card: Card, fields: tuple[str, ...]) -> Card:
    return replace(card, unsure=tuple(field for field in card.unsure if field not in fields))


def left_of(troops: Troops, card: str) -> tuple[str, ...]:
    """What is printed and has not been read yet."""
    if troops.origin != "box":
        return PRINTED if card else CHART
    printed, unsure = (PRINTED, troops.cards[card].unsure) if card else (CHART, troops.unsure)
    return tuple(field for field in printed if field in unsure)


def progress(troops: Troops) -> Progress:
    left = [len(left_of(troops, card.id)) for card in troops.unit]
    of_values = len(PRINTED) * len(left) + len(CHART)
    values = of_values - sum(left) - len(left_of(troops, ""))
    return Progress(sum(not count for count in left), len(left), values, of_values)
