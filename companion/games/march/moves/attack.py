"""Step d: ATTACK and ATTACK+1 (MP-ATT-01..21), the combat and the capital (MP-OCC-01..16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.games.march.combat import Odds, odds
from companion.games.march.moves.base import MarchMove, action_done, carried_out, not_now
from companion.games.march.moves.cards import discard_objections, discardable, pay_card
from companion.games.march.state import Country, Force, Posture, State, other
from companion.kernel.game import Fact, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

ATTACKS = ("ATTACK", "ATTACK+1")


class Raised(Struct, frozen=True):
    """Fortified armies stood up for the attack; `capital`: the one on the enemy capital too."""

    armies: int = 0
    capital: bool = False

    @property
    def count(self) -> int:
        return self.armies + self.capital


class Attack(MarchMove, frozen=True, tag="attack"):
    """One combat in one country with every standing army there."""

    where: str
    stand: Raised = Raised()
    discard: str | None = None
    place: Literal["standing", "fortified"] = "standing"

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.is_acting(self.seat, *ATTACKS):
            done = carried_out(state, self.seat, *ATTACKS)
            yield no("MP-ATT-02", seat=self.seat or "") if done else not_now(state, self.seat, "ATTACK")
            return
        seat = self.seat or ""
        yield from self._target_objections(state, seat)
        yield from self._standing_objections(state, seat)
        yield from self._discard_objections(state, seat)
        if self.place == "fortified" and not self._may_place_fortified(state, seat):
            yield no("MP-OCC-13", country=self.where)

    def _target_objections(self, state: State, seat: Seat) -> Iterator[Objection]:
        country = state.countries[self.where]
        if country.force(seat).armies == 0:
            yield no("MP-ATT-05", case="no-army", seat=seat, country=self.where)
        elif not has_target(state, seat, self.where):
            occupied = state.on_capital(seat, self.where) is not None
            rule = "MP-ATT-07" if occupied else "MP-ATT-05"
            yield no(rule, case="no-enemy", seat=seat, country=self.where)

    def _standing_objections(self, state: State, seat: Seat) -> Iterator[Objection]:
        lying = state.off_capital(seat, self.where).fortified
        capital_lies = state.on_capital(seat, self.where) == "fortified"
        if self.stand.armies > lying or (self.stand.capital and not capital_lies):
            yield no("MP-ATT-15", seat=seat, country=self.where, count=lying + capital_lies)
            return
        standing = state.countries[self.where].force(seat).standing
        if standing == 0 and self.stand.count == 0 and lying + capital_lies > 0:
            yield no("MP-CMB-03", seat=seat, country=self.where)
        elif standing == 0 and state.rules.rulings.stand_up_elsewhere == "forbidden" and must_attack(state, seat):
            yield no("MP-AMB-06", seat=seat, country=self.where)

    def _discard_objections(self, state: State, seat: Seat) -> Iterator[Objection]:
        if not owes_card(state, seat):
            if self.discard is not None:
                yield self._no_card_wanted(state, seat)
        elif self.discard is None:
            yield no("MP-ATT-09", seat=seat, cards=", ".join(discardable(state, seat)))
        else:
            yield from discard_objections(state, seat, self.discard)

    def _no_card_wanted(self, state: State, seat: Seat) -> Objection:
        if state.side(seat).played == "ATTACK":
            return no("MP-ATT-08", seat=seat)
        if state.side(seat).bonus:
            return no("MP-AMB-20", case="paid")
        return no("MP-ATT-11", seat=seat)

    def _may_place_fortified(self, state: State, seat: Seat) -> bool:
        """MP-AMB-14: by default only an army that took part goes onto the capital, and those stand."""
        in_enemy_home = state.rules.map[self.where].owner == other(seat)
        left_lying = state.off_capital(seat, self.where).fortified - self.stand.armies
        any_army = state.rules.rulings.occupier_choice == "any-army"
        return any_army and in_enemy_home and left_lying > 0 and self._capital_open(state, seat)

    def _capital_open(self, state: State, seat: Seat) -> bool:
        """Would a win put an army on the capital, or does the one already there stay (MP-AMB-15)?"""
        posture = "standing" if self.stand.capital else state.on_capital(seat, self.where)
        leaves = posture == "standing" and state.rules.attack_ends_occupation  # MP-OCC-05
        return posture is None or leaves or state.rules.rulings.already_occupying == "swap"

    def effect(self, state: State, story: Story) -> State:
        seat, fight = self.seat or "", self.odds(state)
        state = self._stand_up(state, seat, story)
        if self.discard is not None:
            state = pay_card(state, seat, self.discard, story)
        if self._occupier_attacks(state) and state.rules.attack_ends_occupation:
            country = replace(state.countries[self.where], occupied=None)
            state = state.with_country(self.where, country)
            story.tell("occupation-ended", "MP-OCC-05", case="attacks", country=self.where, seat=seat)
        self._tell_combat(state, seat, fight, story)
        state = self._resolve(state, seat, fight, story)
        return action_done(state, seat)

    def odds(self, state: State) -> Odds:
        """Both totals of the combat this attack leads to."""
        seat = self.seat or ""
        standing = state.countries[self.where].force(seat).standing
        attackers = standing + self.stand.count  # MP-ATT-04: nobody is held back
        bonus = int(self.discard is not None or state.side(seat).bonus)
        return odds(state, seat, self.where, attackers, bonus, self._occupier_attacks(state))

    def _occupier_attacks(self, state: State) -> bool:
        return self.stand.capital or state.on_capital(self.seat or "", self.where) == "standing"

    def _stand_up(self, state: State, seat: Seat, story: Story) -> State:
        if self.stand.count == 0:
            return state
        country = state.countries[self.where]
        force = country.force(seat)
        raised = Force(force.standing + self.stand.count, force.fortified - self.stand.count)
        country = country.with_force(seat, raised)
        if self.stand.capital:
            country = replace(country, occupied="standing")
        facts: dict[str, Fact] = {"seat": seat, "count": self.stand.count, "country": self.where}
        story.tell("stood-up", "MP-ATT-13", "MP-ATT-14", "MP-ATT-16", **facts)
        return state.with_country(self.where, country)

    def _tell_combat(self, state: State, seat: Seat, fight: Odds, story: Story) -> None:
        rules = ["MP-ATT-01", "MP-CMB-01", "MP-CMB-11"]
        rules += ["MP-ATT-08", "MP-CMB-04"] if fight.bonus else []
        rules += ["MP-CMB-02"] if state.countries[self.where].force(other(seat)).fortified else []
        rules += ["MP-CMB-06"] if fight.garrison else []
        story.tell("attacked", *rules, seat=seat, enemy=other(seat), country=self.where, **fight.facts())

    def _resolve(self, state: State, seat: Seat, fight: Odds, story: Story) -> State:
        enemy = other(seat)
        if fight.verdict == "both":  # MP-CMB-12, MP-CMB-13
            state = destroy(state, seat, self.where, story, "MP-CMB-12")
            return destroy(state, enemy, self.where, story, "MP-CMB-12")
        if fight.verdict == "defender":  # MP-CMB-14
            spared = state.rules.rulings.unused_fortified == "spared"  # MP-AMB-16
            state = destroy(state, seat, self.where, story, "MP-CMB-14", spare_fortified=spared)
            return self._defender_occupies(state, enemy, story)
        state = destroy(state, enemy, self.where, story, "MP-CMB-14")
        return self._occupy(state, seat, story)

    def _occupy(self, state: State, seat: Seat, story: Story) -> State:
        """The attacker won: in the defender's home an army goes onto the capital (MP-OCC-01)."""
        if state.rules.map[self.where].owner != other(seat):
            return state
        country = state.countries[self.where]
        stays = state.rules.rulings.already_occupying == "stays" or country.occupied == self.place
        if country.occupied is not None and stays:  # MP-AMB-15
            return state
        return occupy(state, seat, self.where, self.place, story, "MP-OCC-01")

    def _defender_occupies(self, state: State, enemy: Seat, story: Story) -> State:
        """MP-OCC-08: a defender's win occupies nothing, unless the table plays MP-AMB-32 otherwise."""
        country = state.countries[self.where]
        wanted = state.rules.rulings.defender_occupies == "yes" and state.rules.map[self.where].owner == self.seat
        if not wanted or country.occupied is not None or country.force(enemy).armies == 0:
            return state
        posture: Posture = "standing" if country.force(enemy).standing else "fortified"
        return occupy(state, enemy, self.where, posture, story, "MP-AMB-32")


def occupy(state: State, seat: Seat, where: str, posture: Posture, story: Story, rule: str) -> State:
    country = replace(state.countries[where], occupied=posture)
    story.tell("occupied", rule, "MP-OCC-14", seat=seat, enemy=other(seat), country=where)
    return state.with_country(where, country)


def destroy(state: State, seat: Seat, where: str, story: Story, rule: str, spare_fortified: bool = False) -> State:
    """This player's armies in the country go back to the stock; one on the capital frees it (MP-OCC-06)."""
    country, side = state.countries[where], state.side(seat)
    force = country.force(seat)
    left = Force(0, force.fortified) if spare_fortified else Force()
    lost = force.armies - left.armies
    if lost == 0:
        return state
    story.tell("destroyed", rule, seat=seat, count=lost, country=where)
    posture = state.on_capital(seat, where)
    country = country.with_force(seat, left)
    if posture is not None and getattr(left, posture) == 0:
        country = _freed(country, seat, where, story)
    state = state.with_side(seat, replace(side, stock=side.stock + lost))
    return state.with_country(where, country)


def _freed(country: Country, seat: Seat, where: str, story: Story) -> Country:
    story.tell("occupation-ended", "MP-OCC-06", "MP-OCC-09", case="destroyed", country=where, seat=seat)
    return replace(country, occupied=None)


def has_target(state: State, seat: Seat, where: str) -> bool:
    """Is there an enemy army or a usable garrison (MP-ATT-05, MP-ATT-07, MP-AMB-04)?"""
    enemy, country, card = other(seat), state.countries[where], state.rules.map[where]
    if country.force(enemy).armies:
        return True
    if card.owner != enemy or card.garrison == 0:
        return False
    return country.occupied is None or state.rules.rulings.occupied_garrison == "target"


def may_attack(state: State, seat: Seat) -> bool:
    """Could any army, also a fortified one stood up for it, attack somewhere (MP-ATT-06)?"""
    return any(
        country.force(seat).armies and has_target(state, seat, where) for where, country in state.countries.items()
    )


def must_attack(state: State, seat: Seat) -> bool:
    """Some standing army faces an enemy: the attack is compulsory (MP-ATT-03, MP-ATT-19)."""
    return any(
        country.force(seat).standing and has_target(state, seat, where) for where, country in state.countries.items()
    )


def owes_card(state: State, seat: Seat) -> bool:
    """ATTACK+1 costs a card when it is carried out and the hand holds one besides SCORE (MP-ATT-09)."""
    played = state.side(seat).played == "ATTACK+1" and state.rules.rulings.discard_moment == "at-attack"
    return played and bool(discardable(state, seat))


def attacks(state: State, seat: Seat) -> Iterator[Attack]:
    """Every attack this card allows, without standing anybody up first."""
    cards = discardable(state, seat) if owes_card(state, seat) else (None,)
    for where, country in state.countries.items():
        if country.force(seat).armies == 0 or not has_target(state, seat, where):
            continue
        for stand in _raisings(state, seat, where):
            for card in cards:
                yield Attack(seat, where, stand, card)
                if state.rules.rulings.occupier_choice == "any-army":
                    yield Attack(seat, where, stand, card, "fortified")


def _raisings(state: State, seat: Seat, where: str) -> Iterator[Raised]:
    capitals = (False, True) if state.on_capital(seat, where) == "fortified" else (False,)
    for armies in range(state.off_capital(seat, where).fortified + 1):
        for capital in capitals:
            yield Raised(armies, capital)
