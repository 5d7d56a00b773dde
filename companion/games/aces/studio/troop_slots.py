"""What can be typed about a troop card, in the order in which it is asked for, and how it is written there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias

from companion.games.aces.board.cards import ARM_OF, HEALTH, LEVELS, Card, Troops
from companion.games.aces.board.own_cards import PRINTED, with_value
from companion.kernel.outside import as_text
from companion.kernel.trouble import Trouble
from companion.tui.workshop.slot import Slot as AnySlot

Slot: TypeAlias = AnySlot[Troops]
WHOLE = ""  # the part that is no card: what all of them have in common
NO, YES, AS_RANGE = "no", "yes", "as-range"
NOTHING, AREA, NO_AIR = "nothing", "area7", "no_air_attack"
MOST = 99
_BETWEEN = re.compile(r"[\s,;/]+")


def slots(troops: Troops, part: str) -> list[Slot]:
    return list(_of_card(troops, troops.cards[part]) if part else _of_all(troops))


def _of_all(troops: Troops) -> Iterator[Slot]:
    yield _row(troops, WHOLE, "dice_by_damage", troops.dice_by_damage, HEALTH)
    yield _slot(troops, WHOLE, "die_sides", str(troops.die_sides), partial(read_number, low=2), number=True)


def _of_card(troops: Troops, card: Card) -> Iterator[Slot]:
    """What is printed on every card; then what only some have."""
    printed = {
        "speed": _slot(troops, card.id, "speed", f"{card.speed:g}", read_speed),
        "cost": _slot(troops, card.id, "cost", str(card.cost), read_number, number=True),
        "attack": _row(troops, card.id, "attack", card.attack, LEVELS),
        "range_ground": _slot(troops, card.id, "range_ground", _span(card.range_ground), read_range),
        "range_air": _slot(troops, card.id, "range_air", _span(card.range_air), read_range),
        "damage": _row(troops, card.id, "damage", card.damage),
        "damage_forest": _row(troops, card.id, "damage_forest", card.damage_forest, none=True),
    }
    yield from (printed[field] for field in PRINTED)
    yield _row(troops, card.id, "attack_air", card.attack_air, LEVELS, none=True)
    fires = {None: AS_RANGE, True: YES, False: NO}[card.return_fire_air]
    yield _slot(troops, card.id, "return_fire_air", fires, _fires_back, choices=(AS_RANGE, YES, NO))
    yield _row(troops, card.id, "dice_by_damage", card.dice_by_damage, HEALTH, none=True)
    yield _slot(troops, card.id, "abilities", (*card.abilities, NOTHING)[0], _able, choices=(NOTHING, AREA, NO_AIR))
    roles = tuple(role for role, arm in ARM_OF.items() if arm == card.arm)
    if len(roles) > 1:
        yield _slot(troops, card.id, "role", card.role, str, choices=roles)
    yield _slot(troops, card.id, "en", card.en, _named)
    yield _slot(troops, card.id, "de", card.de, _named)


def _slot(troops: Troops, card: str, field: str, value: str, read: Callable[[str], Any], **how: Any) -> Slot:
    def put(typed: str) -> Troops:
        words = " ".join(as_text(typed).split())
        return troops if words == value else with_value(troops, card, field, read(words))

    return Slot(field, value, put, **how)


def _row(
    troops: Troops, card: str, field: str, numbers: tuple[int, ...], count: int = 0, *, none: bool = False
) -> Slot:
    value = " ".join(map(str, numbers))
    return _slot(troops, card, field, value, partial(read_row, count=count, none=none))


# --- how values are written -----------------------------------------------------------------------------------------


def _span(reach: tuple[int, ...]) -> str:
    """1 for 1 to 1; nothing where there is none."""
    return "-".join(map(str, dict.fromkeys(reach)))


def read_number(typed: str, low: int = 0) -> int:
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= len(str(MOST)) and int(typed) >= low):
        raise Trouble("aces-form-number", low=low, high=MOST)
    return int(typed)


def read_speed(typed: str) -> float:
    """2,5 is how Germans write it."""
    whole, _, half = typed.replace(",", ".").partition(".")
    if not (whole.isascii() and whole.isdecimal() and len(whole) <= 2 and half in ("", "0", "5")):
        raise Trouble("aces-form-speed")
    return float(f"{whole}.{half or 0}")


def read_range(typed: str) -> tuple[int, ...]:
    """One number, or the least and the most; nothing, - or 0 where there is no range."""
    if typed in ("", "-", "0"):
        return ()
    numbers = [number for number in re.split(r"[-–\s,;/]+", typed) if number]
    if not 1 <= len(numbers) <= 2 or not all(map(_is_small, numbers)):
        raise Trouble("aces-form-range")
    return int(numbers[0]), int(numbers[-1])


def read_row(typed: str, count: int = 0, *, none: bool = False) -> tuple[int, ...]:
    """So many numbers; none at all where a card need not have the row."""
    numbers = [number for number in _BETWEEN.split(typed) if number]
    if (not numbers and none) or (typed == "-" and none):
        return ()
    if not numbers or not all(map(_is_small, numbers)) or (count and len(numbers) != count):
        raise Trouble("aces-form-row", count=count or HEALTH, exact=str(bool(count)).lower())
    return tuple(map(int, numbers))


def _is_small(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= len(str(MOST))


def _fires_back(word: str) -> bool | None:
    return None if word == AS_RANGE else word == YES


def _able(word: str) -> tuple[str, ...]:
    return () if word == NOTHING else (word,)


def _named(typed: str) -> str:
    if not typed:
        raise Trouble("aces-form-name")
    return typed[:60]
