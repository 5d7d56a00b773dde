"""The Guardian enters the map, at the beginning of a recruitment phase (CW-GUARD-01..03)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, all_acted, not_now, not_your_turn
from companion.games.clockwork.pieces import place_figure, settle_tokens
from companion.games.clockwork.standing import allied, standing
from companion.games.clockwork.state import DISPLAY, Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


class PlaceGuardian(ClockworkMove, frozen=True, tag="place"):
    """From the display onto a tile of yours."""

    tile: str

    def objections(self, state: State) -> Iterator[Objection]:
        refused = not_now(state, "guardian") or not_your_turn(state, self.seat, "CW-GUARD-01")
        if refused is not None:
            yield refused
            return
        holder = standing(state).controller(self.tile)
        if holder == self.seat:
            return
        yield no("CW-GUARD-02", tile=self.tile, holder=holder or "nobody")
        if holder and allied(state, holder, self.seat or ""):
            yield no("CW-ALLY-30", tile=self.tile, ally=holder)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        story.tell("guardian-placed", "CW-GUARD-02", "CW-GUARD-03", "CW-GUARD-06", seat=seat, tile=self.tile)
        state = place_figure(state, seat, "guardian", DISPLAY, self.tile)
        return settle_tokens(all_acted(state, "guardian"), story)


PATTERNS: dict[type[Move], str] = {PlaceGuardian: "place <tile:tile>"}


class GuardianPlacement(Segment):
    """Whoever has the Guardian in the display may place him now, or keep him."""

    phase: ClassVar[Phase] = "guardian"
    chapters = ("CW-GUARD", "CW-ALLY-30")

    def begin(self, state: State, story: Story) -> State:
        guardian = state.generals["guardian"]
        return replace(state, waiting=(guardian.owner,)) if guardian.place == DISPLAY else state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting:
            yield Decision(seat, "guardian", ("place", "pass"), f"{state.round}")

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        tiles = standing(state).controlled(seat)
        return legal(state, chain((PlaceGuardian(seat, tile) for tile in tiles), (Pass(seat),)))

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        refused = not_your_turn(state, seat, "CW-GUARD-01")
        if refused is not None:
            yield refused

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("guardian-kept", "CW-GUARD-01", seat=seat)
        return super().passed(state, seat, story)
