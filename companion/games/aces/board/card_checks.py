"""What is wrong with a file of troop cards, and what is only unusual (ledger 2.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.games.aces.board.cards import ARM_OF, HEALTH, LEVELS, SEATS, TEAMS, Card, Troops
from companion.games.aces.board.files import File
from companion.kernel.trouble import BadData

TYPES = 6  # of units, for each faction (AA-SET-02)
_MARKS = ("unsure", "stated", "deduced")


def mistakes(troops: Troops, file: File) -> tuple[BadData, ...]:
    """What cannot be played with."""
    found = [*_factions(troops, file), *_chart(troops.dice_by_damage, "dice_by_damage", file)]
    ids = Counter(card.id for card in troops.unit)
    for at, card in enumerate(troops.unit):
        if ids[card.id] > 1:
            found.append(file.bad("aces-twice", f"unit[{at}].id", card.id, id=card.id))
        found += _card(card, at, troops.die_sides, file)
    for seat in SEATS:
        if not troops.by_seat[seat]:
            found.append(file.bad("aces-no-cards", "unit", faction=seat))
    return tuple(found)


def _factions(troops: Troops, file: File) -> Iterator[BadData]:
    for at, faction in enumerate(troops.faction):
        if TEAMS.get(faction.id) != faction.team:
            known = ", ".join(f"{seat} ({team})" for seat, team in TEAMS.items())
            yield file.bad("aces-faction", f"faction[{at}].id", faction.id, id=faction.id[:40], known=known)
    missing = [seat for seat in SEATS if seat not in troops.factions]
    if missing:
        yield file.bad("aces-factions", "faction", missing=", ".join(missing))


def _chart(dice: Sequence[int], path: str, file: File, entry: str = "") -> Iterator[BadData]:
    if len(dice) != HEALTH or list(dice) != sorted(dice, reverse=True):
        yield file.bad("aces-chart", path, entry, wanted=HEALTH)


class _Entry(NamedTuple):
    """One card of the file."""

    card: Card
    at: int
    file: File

    def bad(self, key: str, field: str, **facts: str | int) -> BadData:
        return self.file.bad(key, f"unit[{self.at}].{field}", self.card.id, id=self.card.id, **facts)


def _card(card: Card, at: int, sides: int, file: File) -> Iterator[BadData]:
    entry = _Entry(card, at, file)
    if card.faction not in SEATS:
        yield entry.bad("aces-card-faction", "faction", faction=card.faction[:40], known=", ".join(SEATS))
    if ARM_OF[card.role] != card.arm:
        yield entry.bad("aces-card-role", "role", role=card.role, arm=card.arm)
    if card.speed <= 0 or card.speed > 99 or card.half_points != 2 * card.speed:
        yield entry.bad("aces-card-speed", "speed", speed=f"{card.speed:g}")
    for field in ("attack", "attack_air"):
        numbers = getattr(card, field)
        if (numbers or field == "attack") and not _rises(numbers, LEVELS, 1, sides):
            yield entry.bad("aces-card-attack", field, sides=sides)
    for field in ("range_ground", "range_air"):
        reach = getattr(card, field)
        if reach and not (len(reach) == 2 and 1 <= reach[0] <= reach[1]):
            yield entry.bad("aces-card-range", field)
    if not 1 <= len(card.damage) <= HEALTH or len(set(card.damage)) < len(card.damage) or not _sorted(card.damage):
        yield entry.bad("aces-card-damage", "damage", most=HEALTH)
    if card.damage_forest and not _is_greener(card):
        yield entry.bad("aces-card-forest", "damage_forest")
    if card.dice_by_damage:
        yield from _chart(card.dice_by_damage, f"unit[{at}].dice_by_damage", file, card.id)
    if card.is_area and not card.range_ground:
        yield entry.bad("aces-card-area", "range_ground")
    for mark in _MARKS:
        for field in getattr(card, mark):
            if field not in card.__struct_fields__:
                yield entry.bad("aces-card-mark", mark, mark=field[:40])


def _rises(numbers: Sequence[int], count: int, low: int, high: int) -> bool:
    """So many of them, none lower than the one before."""
    return len(numbers) == count and _sorted(numbers) and low <= numbers[0] and numbers[-1] <= high


def _sorted(numbers: Sequence[int]) -> bool:
    return list(numbers) == sorted(numbers)


def _is_greener(card: Card) -> bool:
    """In the forest a unit never takes more damage than in the open, and the steps rise there too."""
    forest = card.damage_forest
    same_steps = len(forest) == len(card.damage) and all(map(int.__ge__, forest, card.damage))
    return same_steps and _sorted(forest) and len(set(forest)) == len(forest)


# --- what is only unusual -------------------------------------------------------------------------------------------


def oddities(troops: Troops, file: File) -> tuple[BadData, ...]:
    """What no rule forbids, but no card of the game is likely to have."""
    found: list[BadData] = []
    for seat in SEATS:
        found += _set_of(troops.by_seat[seat], seat, file)
    for at, card in enumerate(troops.unit):
        found += _odd_card(card, at, file)
        found += (
            file.bad("aces-card-example", f"unit[{at}].{field}", card.id, id=card.id, rule=rule)
            for field, rule in contradicted(card)
        )
    return tuple(found)


def _set_of(cards: Sequence[Card], seat: str, file: File) -> Iterator[BadData]:
    """Six types, one regular and one special infantry, a tank and a gun among them."""
    roles = Counter[str](card.role for card in cards)
    if len(cards) != TYPES:
        yield file.bad("aces-set-size", "unit", faction=seat, count=len(cards), wanted=TYPES)
    for role in ("regular", "special"):
        if roles[role] != 1:
            yield file.bad("aces-set-infantry", "unit", faction=seat, role=role, count=roles[role])
    for role in ("tank", "artillery"):
        if not roles[role]:
            yield file.bad("aces-set-lacks", "unit", faction=seat, role=role)


def _odd_card(card: Card, at: int, file: File) -> Iterator[BadData]:
    far = [reach for reach in (card.range_ground, card.range_air) if reach and reach[1] > 1]
    if card.arm != "artillery" and far:  # AA-NAME-14
        yield file.bad("aces-card-far", f"unit[{at}].range_ground", card.id, id=card.id)
    if card.arm == "tank" and card.range_air:  # AA-NAME-15
        yield file.bad("aces-card-cloud", f"unit[{at}].range_air", card.id, id=card.id)
    if "no_air_attack" in card.abilities and card.range_air:  # AA-B17-01
        yield file.bad("aces-card-no-air", f"unit[{at}].range_air", card.id, id=card.id)


def contradicted(card: Card) -> Iterator[tuple[str, str]]:
    """Fields that an example of the rulebook gives another value: the field and the rule of the example."""
    veteran = card.attack[1] if len(card.attack) == LEVELS else 0
    recruit = card.attack[0] if card.attack else 0
    if card.role == "regular" and card.speed != 3:
        yield "speed", "AA-MOVE-04"
    if card.role == "regular" and recruit != 2:
        yield "attack", "AA-AHT-02"
    if card.role == "regular" and card.range_air != (1, 1):
        yield "range_air", "AA-NAME-08"
    if card.id == "us_inf":
        if card.damage_of(5, in_forest=False) != 3:
            yield "damage", "AA-CMB-13"
        if (card.damage_of(5, in_forest=True), card.damage_of(6, in_forest=True)) != (2, 3):
            yield "damage_forest", "AA-CMB-14"
    if card.id == "g2_tank":
        if veteran != 8:
            yield "attack", "AA-CMB-11"
        if [card.damage_of(hits, in_forest=False) for hits in (2, 3, 4)] != [1, 1, 2]:
            yield "damage", "AA-CMB-13"
    if card.id == "us_how" and card.range_ground != (2, 5):
        yield "range_ground", "AA-NAME-07"
    if card.is_area and card.range_ground != (2, 4):
        yield "range_ground", "AA-KAT-01"
    if card.id == "g2_mec" and card.range_air:
        yield "range_air", "AA-NAME-16"
