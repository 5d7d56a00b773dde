"""Step e: STRENGTH, a VP die down, the army-strength die up (MP-STR-01..16)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove, action_done, carried_out, not_now
from companion.games.march.state import State, at_full_strength, controlled, controls, other
from companion.kernel.game import Fact, Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class Strengthen(MarchMove, frozen=True, tag="strength"):
    """Turn one controlled country's VP die down by 1 and the own strength die up by 1."""

    where: str

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.is_acting(self.seat, "STRENGTH"):
            done = carried_out(state, self.seat, "STRENGTH")
            yield no("MP-STR-15", seat=self.seat or "") if done else not_now(state, self.seat, "STRENGTH")
            return
        seat = self.seat or ""
        if not controls(state, seat, self.where):
            yield no("MP-STR-01", seat=seat, country=self.where)
            yield self._why_not_controlled(state, seat)
        if state.countries[self.where].vp <= floor(state, seat, self.where):
            yield self._at_floor(state, seat)
        if stuck_at_six(state, seat):
            yield no("MP-AMB-08", seat=seat)

    def _why_not_controlled(self, state: State, seat: Seat) -> Objection:
        owner = state.rules.map[self.where].owner
        if owner is None:
            return no("MP-CTRL-05", seat=seat, country=self.where)
        return no("MP-CTRL-01" if owner == seat else "MP-CTRL-06", seat=seat, country=self.where)

    def _at_floor(self, state: State, seat: Seat) -> Objection:
        card, lowest = state.rules.map[self.where], floor(state, seat, self.where)
        facts: dict[str, Fact] = {"country": self.where, "floor": lowest}
        if lowest == 0:
            return no("MP-STR-03", country=self.where)
        if state.rules.scenario == "marlborough":
            return no("MP-MARL-04" if card.owner is None else "MP-MARL-06", **facts)
        return no("MP-STR-12", **facts)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        country, side = state.countries[self.where], state.side(seat)
        value = country.vp - 1
        strength = min(side.strength + 1, state.rules.map[side.home].strength_max)  # MP-STR-06
        rules = ["MP-STR-02", "MP-STR-05", "MP-STR-07"]
        rules += ["MP-STR-04"] if value == 0 else []
        rules += ["MP-STR-06"] if strength == side.strength else []
        facts: dict[str, Fact] = {
            "seat": seat,
            "country": self.where,
            "vp": value,
            "strength": strength,
            "home": side.home,
        }
        story.tell("strengthened", *rules, **facts, raised=strength - side.strength)
        state = state.with_country(self.where, replace(country, vp=value))
        return action_done(state.with_side(seat, replace(side, strength=strength)), seat)


def floor(state: State, seat: Seat, where: str) -> int:
    """How low STRENGTH may turn this VP die (MP-STR-03, MP-STR-12, MP-MARL-04, MP-MARL-06)."""
    card, rulings = state.rules.map[where], state.rules.rulings
    printed = card.vp_min if rulings.printed_floor == "floor" else 0  # MP-AMB-30
    if card.owner is None or (rulings.home_floor == "own" and card.owner == other(seat)):  # MP-AMB-23
        return printed
    return max(printed, state.rules.home_floor)


def stuck_at_six(state: State, seat: Seat) -> bool:
    """MP-AMB-08: at full strength some tables let STRENGTH do nothing at all."""
    return at_full_strength(state, seat) and state.rules.rulings.strength_at_six == "nothing"


def wasted(state: State, move: Move) -> bool:
    """A VP die down and nothing up: allowed, but nobody should do it unawares (MP-AMB-08)."""
    return isinstance(move, Strengthen) and at_full_strength(state, move.seat or "")


def may_strengthen(state: State, seat: Seat) -> bool:
    """Is there a die to turn down (MP-STR-09, MP-STR-10)?"""
    if stuck_at_six(state, seat):
        return False
    return any(state.countries[where].vp > floor(state, seat, where) for where in controlled(state, seat))


def strengthenings(state: State, seat: Seat) -> Iterator[Strengthen]:
    return (Strengthen(seat, where) for where in controlled(state, seat))
