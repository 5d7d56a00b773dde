"""The Steam Tank's step before orders are written (CW-TANK-02..07, CW-TANK-12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, all_acted, not_now, not_your_turn
from companion.games.clockwork.pieces import place_figure, settle_tokens
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


class Drive(ClockworkMove, frozen=True, tag="drive"):
    """The Steam Tank goes to a neighbouring tile, openly."""

    to: str

    def objections(self, state: State) -> Iterator[Objection]:
        refused = not_now(state, "tank") or not_your_turn(state, self.seat, "CW-TANK-02")
        if refused is not None:
            yield refused
            return
        here, start = standing(state), state.generals["tank"].place
        if self.to not in here.board.around[start]:
            yield no("CW-TANK-02", case="far", start=start, tile=self.to)
            yield no("CW-BASE-15", start=start, tile=self.to)
        yield from _against_entering(here, self.seat or "", self.to)

    def effect(self, state: State, story: Story) -> State:
        seat, start = self.seat or "", state.generals["tank"].place
        case, rule = _arrival(standing(state), seat, self.to)
        story.tell("tank-drove", "CW-TANK-02", "CW-TANK-03", rule, seat=seat, start=start, to=self.to, case=case)
        state = place_figure(state, seat, "tank", start, self.to)
        return settle_tokens(all_acted(state, "tank"), story)


def _against_entering(here: Standing, seat: Seat, tile: str) -> Iterator[Objection]:
    if here.guardian_on(tile):
        yield no("CW-TANK-05", tile=tile, owner=here.guardian_on(tile))
    owner = here.capital_of.get(tile, seat)
    if not here.are_allies(seat, owner):  # CW-A-17
        yield no("CW-TANK-12", tile=tile, owner=owner)
        yield no("CW-CTRL-03", case="capital", tile=tile, owner=owner)
    holder = here.controller(tile)
    forbidden = here.state.rules.rulings.tank_to_ally == "forbidden"
    if forbidden and holder not in ("", seat) and here.are_allies(seat, holder):
        yield no("CW-A-65", tile=tile, ally=holder)


def _arrival(here: Standing, seat: Seat, tile: str) -> tuple[str, str]:
    """What becomes of the tile, and the rule that says so."""
    if here.enemies_on(tile, seat):
        return "contested", "CW-TANK-06"
    if here.controller(tile):
        return "own" if here.controls(seat, tile) else "ally", "CW-TANK-04"
    return "gained", "CW-TANK-07"


PATTERNS: dict[type[Move], str] = {Drive: "drive <to:tile>"}


class TankStep(Segment):
    """Whoever has the Steam Tank on the map may move it by one tile, or leave it (CW-A-16)."""

    phase: ClassVar[Phase] = "tank"
    chapters = ("CW-TANK", "CW-A-16", "CW-A-17", "CW-A-65")

    def begin(self, state: State, story: Story) -> State:
        tank = state.generals["tank"]
        state = replace(state, waiting=(tank.owner,) if tank.place in state.soldiers else ())
        return state if any(True for _ in self._drives(state)) else replace(state, waiting=())

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting:
            yield Decision(seat, "tank", ("drive", "pass"), f"{state.round}")

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        return chain(self._drives(state), (Pass(decision.seat),))

    def _drives(self, state: State) -> Iterator[ClockworkMove]:
        """Every step the tank may take."""
        for seat in state.waiting:
            tiles = standing(state).board.around[state.generals["tank"].place]
            yield from legal(state, (Drive(seat, tile) for tile in tiles))

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        refused = not_your_turn(state, seat, "CW-TANK-02")
        if refused is not None:
            yield refused

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("tank-stayed", "CW-TANK-02", seat=seat, tile=state.generals["tank"].place)
        return super().passed(state, seat, story)
