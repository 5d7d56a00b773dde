"""Step c: FORTIFY (MP-FORT-01..09)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove, action_done, carried_out, not_now
from companion.games.march.state import Force, State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class Fortify(MarchMove, frozen=True, tag="fortify"):
    """Lay one own army on its side; `capital`: the one that sits on the enemy capital."""

    where: str
    capital: bool = False

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.is_acting(self.seat, "FORTIFY"):
            done = carried_out(state, self.seat, "FORTIFY")
            yield no("MP-FORT-05", seat=self.seat or "") if done else not_now(state, self.seat, "FORTIFY")
            return
        seat = self.seat or ""
        if state.countries[self.where].force(seat).armies == 0:
            yield no("MP-FORT-01", case="none", seat=seat, country=self.where)
        elif not self.capital and state.off_capital(seat, self.where).armies == 0:
            yield no("MP-FORT-01", case="on-capital", seat=seat, country=self.where)
        elif self.capital and state.on_capital(seat, self.where) is None:
            yield no("MP-FORT-04", seat=seat, country=self.where)
        elif self._standing(state, seat) == 0 and not self._may_repeat(state, seat):
            yield no("MP-FORT-07", seat=seat, country=self.where)

    def _standing(self, state: State, seat: Seat) -> int:
        """How many standing armies answer the description."""
        if self.capital:
            return int(state.on_capital(seat, self.where) == "standing")
        return state.off_capital(seat, self.where).standing

    def _may_repeat(self, state: State, seat: Seat) -> bool:
        """MP-AMB-07: some tables let FORTIFY be wasted on an army that already lies down."""
        there = self.capital or state.off_capital(seat, self.where).fortified > 0
        return there and state.rules.rulings.fortify_again == "yes"

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        country = state.countries[self.where]
        if self._standing(state, seat) == 0:
            story.tell("nothing", "MP-FORT-07", seat=seat, card="FORTIFY", case="fortified-again")
            return action_done(state, seat)
        force = country.force(seat)
        country = country.with_force(seat, Force(force.standing - 1, force.fortified + 1))
        if self.capital:  # MP-FORT-08: the occupation goes on
            country = replace(country, occupied="fortified")
        story.tell("fortified", "MP-FORT-01", "MP-FORT-02", seat=seat, country=self.where, capital=int(self.capital))
        return action_done(state.with_country(self.where, country), seat)


def fortifications(state: State, seat: Seat) -> Iterator[Fortify]:
    for where, country in state.countries.items():
        if country.force(seat).armies:
            yield Fortify(seat, where)
            if state.on_capital(seat, where):
                yield Fortify(seat, where, capital=True)
