"""Support from a citadel (CW-SUP-03..06, CW-SUP-15)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import force_setattr, replace

from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.moves.supporting import not_his_battle, out_of_turn
from companion.games.clockwork.pieces import move_soldiers, place_figure, settle_tokens
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import allied, standing
from companion.games.clockwork.state import State
from companion.games.clockwork.units import fits, in_order, parts_of, told, units_on
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class Send(ClockworkMove, frozen=True, tag="support"):
    """Soldiers go from a citadel into a battle beside it."""

    start: str
    to: str
    units: Units

    def __post_init__(self) -> None:
        force_setattr(self, "units", in_order(self.units))

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = out_of_turn(state, self.seat)
        if wrong is not None:
            yield wrong
            return
        seat = self.seat or ""
        yield from self._against_citadel(state, seat)
        yield from _against_battle(state, seat, self.start, self.to)
        yield from self._against_units(state, seat)

    def _against_citadel(self, state: State, seat: Seat) -> Iterator[Objection]:
        here = standing(state)
        if here.board.kinds.get(self.start) is not Kind.CITADEL:
            yield no("CW-SUP-03", case="citadel", tile=self.start)
        elif here.is_contested(self.start) or (self.start in state.battles and _waits_for_its_battle(state)):
            yield no("CW-SUP-04", tile=self.start)
        elif not here.controls(seat, self.start):
            holder = here.controller(self.start)
            if holder and allied(state, seat, holder):
                yield no("CW-A-58", holder=holder, tile=self.start)
            else:
                yield no("CW-SUP-03", case="control", seat=seat, tile=self.start)

    def _against_units(self, state: State, seat: Seat) -> Iterator[Objection]:
        if self.start not in state.soldiers:
            return
        there = units_on(state, self.start, seat)
        if not self.units.count:
            yield no("CW-SUP-06", case="none", seat=seat, tile=self.start, count=there.soldiers)
        elif self.units.soldiers > there.soldiers:
            yield no("CW-SUP-06", case="more", seat=seat, tile=self.start, count=there.soldiers)
        yield from self.against_figures(state, there)

    def against_figures(self, state: State, there: Units) -> Iterator[Objection]:
        if not self.units.figures:
            return
        if state.rules.rulings.citadel_units == "soldiers":
            yield no("CW-SUP-05")
            return
        if not fits(Units(0, self.units.figures), there):
            yield no("CW-A-07", case="not-there", seat=self.seat or "", tile=self.start)
        if "guardian" in self.units.figures:  # he never leaves his tile by such a move (CW-GUARD-03)
            yield no("CW-A-07", case="guardian", seat=self.seat or "", tile=self.start)
        if "tank" in self.units.figures and standing(state).guardian_on(self.to):  # CW-TANK-05
            yield no("CW-A-07", case="tank", seat=self.seat or "", tile=self.to)
        if "engineer" in self.units.figures and _engineer_on(state, self.to):  # CW-ENG-03
            yield no("CW-A-07", case="engineer", seat=self.seat or "", tile=self.to)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        state = move_soldiers(state, seat, self.start, self.to, self.units.soldiers)
        for figure in self.units.figures:
            state = place_figure(state, seat, figure, self.start, self.to)
        if state.rules.rulings.citadel_split == "one-battle":
            player = state.player(seat)
            state = state.with_player(seat, replace(player, used=(*player.used, f"{self.start}->{self.to}")))
        story.tell("supported", "CW-SUP-03", seat=seat, start=self.start, to=self.to, units=told(self.units))
        return settle_tokens(state, story)


def _waits_for_its_battle(state: State) -> bool:
    """Does a citadel stay contested when all enemies in it are gone (CW-A-62)?"""
    return state.rules.rulings.freed_citadel == "contested"


def _against_battle(state: State, seat: Seat, start: str, to: str) -> Iterator[Objection]:
    """Why nobody is sent there from this citadel."""
    if to not in state.battles:
        yield no("CW-SUP-03", case="battle", tile=to)
    elif to not in standing(state).board.around.get(start, ()):
        yield no("CW-SUP-03", case="beside", start=start, tile=to)
    yield from not_his_battle(state, seat, to)
    elsewhere = _supported_from(state, seat, start)
    if elsewhere not in ("", to) and state.rules.rulings.citadel_split == "one-battle":
        yield no("CW-A-08", start=start, tile=elsewhere)


def _supported_from(state: State, seat: Seat, start: str) -> str:
    """The battle this citadel has sent units to already (CW-A-08)."""
    sent = (use.partition("->") for use in state.player(seat).used)
    return next((to for citadel, arrow, to in sent if arrow and citadel == start), "")


def _engineer_on(state: State, tile: str) -> bool:
    return any("engineer" in figures for figures in standing(state).figures.get(tile, {}).values())


def citadel_orders(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    """Everything the citadels of whoever has the turn can do, as many units as possible first."""
    here = standing(state)
    for start in here.controlled(seat) if state.battles else ():
        if here.board.kinds[start] is Kind.CITADEL and start not in state.battles:
            for to in here.board.around[start]:
                if to in state.battles and not any(_against_battle(state, seat, start, to)):
                    yield from _sent(state, seat, start, to)


def _sent(state: State, seat: Seat, start: str, to: str) -> Iterator[Send]:
    there = units_on(state, start, seat)
    whole = Units(there.soldiers) if state.rules.rulings.citadel_units == "soldiers" else there
    for size in range(whole.count, 0, -1):
        for units in parts_of(whole, size):
            order = Send(seat, start, to, units)
            if not any(order.against_figures(state, there)):
                yield order
