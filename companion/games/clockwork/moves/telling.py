"""What only its owner knows of a table that was put together again: the influence behind the screen (CW-A-47)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.influence import MOST, reckoned, told
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.state import Influence, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story
from companion.kernel.telling import held_by


class Hold(ClockworkMove, frozen=True, tag="hold"):
    """So much lies behind my screen; nobody else is told."""

    points: Influence

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
        elif self.seat not in state.players or state.players[self.seat].ip is not None:
            yield no("CW-A-47", case="known", seat=self.seat or "nobody", number=MOST)
        elif max(self.points.magic, self.points.science, self.points.religion) > MOST:
            yield no("CW-A-47", case="many", seat=self.seat, number=MOST)

    def effect(self, state: State, story: Story) -> State:
        """What everybody reckons with stays as it is."""
        seat, points = self.seat or "", self.points
        player = state.player(seat)
        story.tell("screen-told", "CW-A-47", seat=seat)
        story.whisper((seat,), "screen-holds", "CW-A-47", seat=seat, points=told(points))
        most = reckoned(player)
        return state.with_player(seat, replace(player, ip=points, doubt=most.minus(points.within(most))))


def untold(state: State) -> Iterator[Decision]:
    """Everybody whose influence is in no code and in no record that is for everybody's eyes."""
    order = state.player_order() if state.phase != "over" else ()
    return held_by((seat for seat in order if state.player(seat).ip is None), f"{state.round}")


def examples(state: State, seat: Seat) -> Iterator[Hold]:
    """Nothing, and all that it could be."""
    points = dict.fromkeys((Influence(), reckoned(state.player(seat))))
    return legal(state, (Hold(seat, each) for each in points))


PATTERNS: dict[type[Move], str] = {Hold: "hold <points:influence>"}
