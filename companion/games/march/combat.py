"""Combat arithmetic (MP-CMB-01..21): no dice, two totals, the higher one wins."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from companion.games.march.rulings import FortifiedDefence
from companion.games.march.state import Force, State, other
from companion.kernel.game import Fact, Seat

Verdict: TypeAlias = Literal["attacker", "defender", "both"]  # who wins; both: everybody loses everything


class Odds(Struct, frozen=True):
    """Both totals of a combat with the parts they are made of."""

    attackers: int
    attack_strength: int
    bonus: int
    defenders: int  # what the defending armies add up to
    garrison: int

    @property
    def attack(self) -> int:
        return self.attackers * self.attack_strength + self.bonus

    @property
    def defence(self) -> int:
        return self.defenders + self.garrison

    @property
    def verdict(self) -> Verdict:
        """MP-CMB-12, MP-CMB-14."""
        if self.attack == self.defence:
            return "both"
        return "attacker" if self.attack > self.defence else "defender"

    def facts(self) -> dict[str, Fact]:
        return {
            "attackers": self.attackers,
            "strength": self.attack_strength,
            "bonus": self.bonus,
            "attack": self.attack,
            "defenders": self.defenders,
            "garrison": self.garrison,
            "defence": self.defence,
        }


def odds(state: State, seat: Seat, where: str, attackers: int, bonus: int, occupier_attacks: bool) -> Odds:
    """`attackers` standing armies of `seat` against all enemy forces in the country (MP-CMB-11, MP-CMB-20)."""
    enemy = other(seat)
    return Odds(
        attackers=attackers,
        attack_strength=state.side(seat).strength,  # MP-CMB-01, MP-CMB-21
        bonus=bonus,  # MP-CMB-04
        defenders=army_defence(state, enemy, state.countries[where].force(enemy)),
        garrison=garrison_defence(state, enemy, where, occupier_attacks),
    )


def army_defence(state: State, seat: Seat, force: Force) -> int:
    """What armies are worth in defence (MP-CMB-02, MP-CMB-18); the reading is MP-AMB-01."""
    return worth_in_defence(force, state.side(seat).strength, state.rules.rulings.fortified_defence)


def worth_in_defence(force: Force, strength: int, reading: FortifiedDefence) -> int:
    match reading:
        case "plus-one":
            return force.armies * strength + force.fortified
        case "one":
            return force.standing * strength + force.fortified
        case "raises-all":
            return force.armies * (strength + force.fortified)


def garrison_defence(state: State, seat: Seat, where: str, occupier_attacks: bool) -> int:
    """The garrison defends its own home only (MP-CMB-05..09), and never while the enemy is on the capital."""
    card = state.rules.map[where]
    if card.owner != seat:
        return 0
    if state.countries[where].occupied is None:
        return card.garrison
    freed = occupier_attacks and state.rules.attack_ends_occupation
    # MP-AMB-03: the occupation lapses as the attack is declared, so the garrison is back in this very combat
    return card.garrison if freed and state.rules.rulings.garrison_against_occupier == "defends" else 0
