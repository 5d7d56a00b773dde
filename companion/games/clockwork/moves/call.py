"""Call to arms: in 2v2 each commander may name a tile, in secret, to the ally (CW-ALLY-15..17)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, has_acted, not_now
from companion.games.clockwork.standing import ally_of, commander, commanders
from companion.games.clockwork.state import Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


class Call(ClockworkMove, frozen=True, tag="call"):
    """Ask the ally to send units to this tile."""

    tile: str

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.rules.alliance:
            yield no("CW-ALLY-15", case="alone")
            return
        refused = not_now(state, "call") or _not_asked(state, self.seat)
        if refused is not None:
            yield refused
        elif self.tile not in state.soldiers:
            yield no("CW-ALLY-15", case="no-tile", tile=self.tile)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        state = state.with_player(seat, replace(state.player(seat), call=self.tile))
        return has_acted(state, seat, "call")


def _not_asked(state: State, seat: Seat | None) -> Objection | None:
    """Why this player makes no call to arms now."""
    if seat in state.waiting:
        return None
    commands = seat is not None and seat in state.seats and commander(state, seat) == seat
    return no("CW-ALLY-15", case="once" if commands else "commander", seat=seat or "nobody")


PATTERNS: dict[type[Move], str] = {Call: "call <tile:tile>"}


class CallToArms(Segment):
    """Both commanders decide at the same time; each ally is told, nobody else is."""

    phase: ClassVar[Phase] = "call"
    chapters = ("CW-ALLY-15", "CW-ALLY-16", "CW-ALLY-17", "CW-ALLY-05")

    def begin(self, state: State, story: Story) -> State:
        return replace(state, waiting=commanders(state)) if state.rules.alliance else state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting:
            yield Decision(seat, "call", ("call", "pass"), f"{state.round}", secret=True)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat
        return legal(state, chain((Pass(seat),), (Call(seat, tile) for tile in state.soldiers)))

    def end(self, state: State, story: Story) -> State:
        for seat in state.player_order():
            tile, ally = state.player(seat).call, ally_of(state, seat)
            if tile:
                story.whisper((seat, ally), "called", "CW-ALLY-15", "CW-ALLY-16", seat=seat, ally=ally, tile=tile)
        return state

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        refused = _not_asked(state, seat)
        if refused is not None:
            yield refused
