"""The table as it stands (ledger section 6): frozen, so a new position never disturbs an old one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.games.march.rulings import Rulings
from companion.games.march.scenario import SEATS, Count, Cubes, Edition, Label, Player, Step
from companion.kernel.game import Result, Seat

Posture: TypeAlias = Literal["standing", "fortified"]
HIDDEN = "?"


def other(seat: Seat) -> Player:
    return "orange" if seat == "blue" else "blue"


class Force(Struct, frozen=True):
    """One player's armies in one country. The army on the enemy capital is counted in its posture."""

    standing: Count = 0
    fortified: Count = 0

    @property
    def armies(self) -> int:
        return self.standing + self.fortified


class Country(Struct, frozen=True):
    """A country card with what lies on it. `vp` 0: its die has been removed (MP-STR-04)."""

    vp: Annotated[int, Meta(ge=0, le=6)]
    blue: Force = Force()
    orange: Force = Force()
    occupied: Posture | None = None  # posture of the enemy army on the capital

    def force(self, seat: Seat) -> Force:
        return self.blue if seat == "blue" else self.orange

    def with_force(self, seat: Seat, force: Force) -> Country:
        return replace(self, blue=force) if seat == "blue" else replace(self, orange=force)


class Card(Struct, frozen=True):
    """What is printed on a country card and never changes."""

    name: Label
    owner: Player | None
    touches: tuple[str, ...]
    vp_min: int
    vp_max: int
    garrison: int
    strength_max: int


class Rules(Struct, frozen=True):
    """What this table plays by: scenario, edition and rulings, settled before the first turn."""

    scenario: str
    edition: Edition
    automatic: tuple[str, ...]  # verbs that happen by themselves when they leave nothing to decide
    rulings: Rulings
    name: Label
    map: dict[str, Card]
    cards: tuple[str, ...]
    steps: dict[str, Step]
    manual: dict[str, Label]
    cubes: Cubes
    boxed: Cubes
    armies: int
    threshold: int
    both_at_threshold: Literal["more-vp", "tie"]
    basic_vp: int
    home_floor: int
    score_home_with_enemy: bool
    note: Label
    sources: dict[str, str]  # "countries/N/vp_max": where a value comes from that no rulebook states

    @property
    def attack_ends_occupation(self) -> bool:
        return self.rulings.attack_ends_occupation(self.edition)


class Side(Struct, frozen=True):
    """One player: cards, cubes, armies in stock, the strength die on the home card."""

    home: str
    hand: tuple[str, ...]
    discard: tuple[str, ...] = ()
    played: str | None = None
    cubes: Cubes | None = Cubes()  # none: hidden from whoever looks (MP-AMB-29)
    stock: Count = 0
    strength: Annotated[int, Meta(ge=0, le=6)] = 1
    bonus: bool = False  # ATTACK+1 paid at the reveal (MP-AMB-20)
    wants_end: bool = False  # MP-END-03

    @property
    def vp(self) -> int:
        """As far as they are known."""
        return 0 if self.cubes is None else self.cubes.value


class State(Struct, frozen=True):
    """Everything about one game of The March of Progress."""

    rules: Rules
    turn: int
    phase: Literal["roll", "choose", "discard", "order", "act", "over"]
    initiative: Player | None
    sides: dict[Seat, Side]
    countries: dict[str, Country]
    stock: Cubes
    step: Step | None = None
    acting: tuple[Player, ...] = ()  # who still has to carry out a card of this step
    ordered: bool = False  # they act in the order of `acting`
    flip_due: bool = False  # MP-AMB-18: the initiative card is flipped after both actions
    tries: int = 0  # how often cards had to be picked again this turn (MP-AMB-26)
    result: Result | None = None

    def side(self, seat: Seat) -> Side:
        return self.sides[seat]

    @property
    def hides_vp(self) -> bool:
        """Does everybody know only their own VP (MP-AMB-29)? At the end they are counted openly."""
        return self.rules.rulings.vp_totals == "private" and self.phase != "over"

    def home(self, seat: Seat) -> str:
        return self.side(seat).home

    def with_side(self, seat: Seat, side: Side) -> State:
        return replace(self, sides={**self.sides, seat: side})

    def with_country(self, id_: str, country: Country) -> State:
        return replace(self, countries={**self.countries, id_: country})

    def armies_in_play(self, seat: Seat) -> int:
        return sum(country.force(seat).armies for country in self.countries.values())

    @property
    def actors(self) -> tuple[Player, ...]:
        """Who may carry out a card right now; a correction may have taken somebody's card away."""
        due = tuple(s for s in self.acting if self.rules.steps.get(self.side(s).played or "") == (self.step or "a"))
        return due[:1] if self.ordered else due

    def is_acting(self, seat: Seat | None, *cards: str) -> bool:
        """Is it this player's turn to carry out one of these cards?"""
        return self.phase == "act" and seat in self.actors and self.side(seat or "").played in cards

    def on_capital(self, seat: Seat, id_: str) -> Posture | None:
        """The posture of this player's army on the capital of that country, if one is there."""
        owner = self.rules.map[id_].owner
        return self.countries[id_].occupied if owner is not None and owner != seat else None

    def off_capital(self, seat: Seat, id_: str) -> Force:
        """This player's armies in the country, without the one on the capital."""
        force = self.countries[id_].force(seat)
        posture = self.on_capital(seat, id_)
        if posture is None:
            return force
        if posture == "standing":
            return Force(force.standing - 1, force.fortified)
        return Force(force.standing, force.fortified - 1)


def at_full_strength(state: State, seat: Seat) -> bool:
    """The strength die cannot go up any more (MP-STR-06)."""
    side = state.side(seat)
    return side.strength >= state.rules.map[side.home].strength_max


def controls(state: State, seat: Seat, id_: str) -> bool:
    """Control is read off the board as it is now (MP-CTRL-08)."""
    country, owner = state.countries[id_], state.rules.map[id_].owner
    if owner is None:  # MP-CTRL-04, MP-CTRL-05, MP-CTRL-07, MP-CTRL-09
        return country.force(seat).armies > 0 and country.force(other(seat)).armies == 0
    if owner == seat:  # MP-CTRL-01, MP-CTRL-02, MP-CTRL-03
        return country.occupied is None
    return country.occupied is not None  # MP-CTRL-06


def controlled(state: State, seat: Seat) -> Iterator[str]:
    return (id_ for id_ in state.countries if controls(state, seat, id_))


def controller(state: State, id_: str) -> Seat | None:
    return next((seat for seat in SEATS if controls(state, seat, id_)), None)


def in_card_order(state: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards sorted as the scenario lists them, so that a hand never tells what was taken from it."""
    known = state.rules.cards  # a correction may have written down some other card
    return tuple(sorted(cards, key=lambda card: known.index(card) if card in known else len(known)))


__all__ = [
    "HIDDEN",
    "SEATS",
    "Card",
    "Country",
    "Cubes",
    "Force",
    "Player",
    "Posture",
    "Rules",
    "Side",
    "State",
    "at_full_strength",
    "controlled",
    "controller",
    "controls",
    "in_card_order",
    "other",
]
