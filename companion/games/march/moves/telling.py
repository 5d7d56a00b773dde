"""What only its owner knows of a table that was put together again: the cubes where VP are private (MP-AMB-29)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove
from companion.games.march.moves.score import pile
from companion.games.march.scenario import Cubes
from companion.games.march.state import SEATS, State
from companion.kernel.game import Decision, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story
from companion.kernel.telling import held_by


class Hold(MarchMove, frozen=True, tag="hold"):
    """So many cubes are mine; nobody else is told."""

    black: int
    white: int

    def objections(self, state: State) -> Iterator[Objection]:
        most, known = state.rules.cubes, self.seat is None or state.side(self.seat).cubes is not None
        if state.phase == "over":
            yield no("MP-TURN-01", case="over")
        elif known:
            yield no("MP-AMB-29", case="known", seat=self.seat or "nobody", black=most.black, white=most.white)
        elif self.black > most.black or self.white > most.white:
            yield no("MP-AMB-29", case="many", seat=self.seat or "", black=most.black, white=most.white)

    def effect(self, state: State, story: Story) -> State:
        seat, cubes = self.seat or "", Cubes(self.black, self.white)
        story.tell("cubes-told", "MP-AMB-29", seat=seat)
        story.whisper((seat,), "cubes-held", "MP-AMB-29", seat=seat, cubes=pile(cubes))
        return state.with_side(seat, replace(state.side(seat), cubes=cubes))


def untold(state: State) -> Iterator[Decision]:
    """Everybody whose cubes are in no code and in no record that is for everybody's eyes."""
    lacking = [seat for seat in SEATS if state.side(seat).cubes is None and state.phase != "over"]
    return held_by(lacking, f"{state.turn}")


def examples(state: State, decision: Decision) -> Iterator[Hold]:
    """Nothing, and all that is missing from the stock."""
    seat: Seat = decision.seat or ""
    all_, left = state.rules.cubes, state.stock
    taken = Cubes(max(all_.black - left.black, 0), max(all_.white - left.white, 0))
    return legal(state, (Hold(seat, each.black, each.white) for each in dict.fromkeys((Cubes(), taken))))
