"""Troop cards as their file has them: everything a player can read off them (ledger 2.5)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from companion.kernel.game import Seat
from companion.kernel.once import once

Team: TypeAlias = Literal["germany", "allies"]
Arm: TypeAlias = Literal["infantry", "tank", "artillery", "aircraft"]
Role: TypeAlias = Literal["regular", "special", "tank", "artillery", "fighter", "bomber"]
Ability: TypeAlias = Literal["area7", "no_air_attack"]
Source: TypeAlias = Literal["box", "stated", "deduced", "sample"]
Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*_[a-z0-9]+$")]  # faction_type, as it is typed
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]

SEATS: tuple[Seat, ...] = ("g1", "us", "g2", "su")  # clockwise, so that turns alternate between the teams (AA-SET-14)
TEAMS: dict[Seat, Team] = {"g1": "germany", "us": "allies", "g2": "germany", "su": "allies"}  # AA-SET-01
ARM_OF: dict[Role, Arm] = {
    "regular": "infantry",
    "special": "infantry",
    "tank": "tank",
    "artillery": "artillery",
    "fighter": "aircraft",
    "bomber": "aircraft",
}
LEVELS = 3  # recruit, veteran, hero
HEALTH = 6  # damage that destroys a unit (AA-CMB-16)


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays it and what it is called."""

    id: str
    team: Team
    de: str
    en: str


class Card(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The entry of one type of unit on a troop card."""

    id: Name
    faction: str
    de: str
    en: str
    arm: Arm  # AA-SET-03
    role: Role
    speed: float  # movement points, in halves (AA-MOVE-03)
    cost: Number  # coins (AA-BUY-01)
    attack: tuple[Number, ...]  # a die that shows this or less hits: recruit, veteran, hero (AA-CMB-11)
    range_ground: tuple[Number, ...]  # least and most hexes; empty: never (AA-NAME-06)
    range_air: tuple[Number, ...]  # the cloud (AA-NAME-08); it may differ from the other (AA-AMB-01)
    damage: tuple[Number, ...]  # hits for 1, 2, … damage in the open (AA-CMB-13)
    damage_forest: tuple[Number, ...] = ()  # the green line (AA-CMB-14); empty: the card has none
    attack_air: tuple[Number, ...] = ()  # a second row against aircraft, if the card has one
    return_fire_air: bool | None = None  # none: as the range against aircraft says (AA-B17-02)
    dice_by_damage: tuple[Number, ...] = ()  # only if this card has a chart of its own
    abilities: tuple[Ability, ...] = ()
    unsure: tuple[str, ...] = ()  # fields that still hold sample values
    stated: tuple[str, ...] = ()  # of sample cards: what the rulebook states
    deduced: tuple[str, ...] = ()  # and what follows from its examples

    @once
    def half_points(self) -> int:
        """All movement is counted in half points."""
        return round(2 * self.speed)

    @once
    def flies(self) -> bool:
        return self.arm == "aircraft"

    @once
    def fights_beside(self) -> bool:
        """Does it reach no farther than the next hex?"""
        return max((*self.range_ground, *self.range_air), default=0) <= 1

    @once
    def is_area(self) -> bool:
        """Does it attack seven hexes at once (AA-KAT-01)?"""
        return "area7" in self.abilities

    def reach(self, at_aircraft: bool) -> tuple[int, ...]:
        """Its range: least and most hexes, or nothing."""
        return self.range_air if at_aircraft else self.range_ground

    def hits_on(self, level: int, at_aircraft: bool) -> int:
        """The hit number at this level (AA-CMB-12)."""
        return (self.attack_air if at_aircraft and self.attack_air else self.attack)[level]

    def returns_fire_at(self, aircraft: bool) -> bool:
        """Can it shoot back at an attacker beside it (AA-CMB-05..07, AA-B17-02)?"""
        if aircraft and self.return_fire_air is not None:
            return self.return_fire_air
        return self.reach(aircraft)[:1] == (1,)

    def damage_of(self, hits: int, in_forest: bool) -> int:
        """What so many hits do to it (AA-CMB-13, AA-CMB-14)."""
        table = self.damage_forest if in_forest and self.damage_forest else self.damage
        return sum(hits >= needed for needed in table)


class Troops(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All troop cards of a table."""

    format: Literal["aces-armor.troops/1"]
    origin: Literal["box", "sample"]
    dice_by_damage: tuple[Number, ...]  # dice with 0, 1, … 5 damage (AA-CMB-09)
    faction: tuple[Faction, ...]
    unit: tuple[Card, ...]
    de: str = ""  # what a list of files calls it
    en: str = ""
    die_sides: Annotated[int, Meta(ge=2, le=99)] = 12
    unsure: tuple[str, ...] = ()  # what all cards have in common and still is a sample

    @once
    def cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.unit}

    @once
    def by_seat(self) -> dict[Seat, tuple[Card, ...]]:
        return {seat: tuple(card for card in self.unit if card.faction == seat) for seat in SEATS}

    @once
    def factions(self) -> dict[str, Faction]:
        return {faction.id: faction for faction in self.faction}

    def dice(self, card: Card, damage: int) -> int:
        """Dice of a unit with so much damage (AA-CMB-09)."""
        return (card.dice_by_damage or self.dice_by_damage)[min(damage, HEALTH - 1)]

    def source(self, card: Card, field: str) -> Source:
        """Where a value comes from: it is marked wherever it is shown."""
        if self.origin == "box" and field not in card.unsure:
            return "box"
        if field in card.stated:
            return "stated"
        return "deduced" if field in card.deduced else "sample"

    @property
    def has_samples(self) -> bool:
        """Is any value in use that nobody has read off a card?"""
        return self.origin == "sample" or bool(self.unsure) or any(card.unsure for card in self.unit)
