"""What the six master-spy actions share (CW-SPY-01..04)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.moves.base import ClockworkMove, has_acted, not_now, not_your_turn
from companion.games.clockwork.state import State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class SpyAction(ClockworkMove, frozen=True):
    """Take one of the six action tiles and do at once what it allows."""

    def objections(self, state: State) -> Iterator[Objection]:
        refused = not_your_action(state, self.seat)
        if refused is not None:
            yield refused
            return
        holder = holder_of(state, self.verb())
        if holder:
            yield no("CW-SPY-02", case="taken", action=self.verb(), holder=holder)
        yield from self.against(state, self.seat or "")

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        """What speaks against doing it in this way, once it is this player's turn."""
        return iter(())

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        story.tell("spy-action", "CW-SPY-01", "CW-SPY-03", "CW-SPY-04", seat=seat, action=self.verb())
        state = state.with_player(seat, replace(state.player(seat), action=self.verb()))
        return self.carry_out(has_acted(state, seat, "spy"), seat, story)

    def carry_out(self, state: State, seat: Seat, story: Story) -> State:
        """What happens at once; by default the action only counts later in the round."""
        return state


def holder_of(state: State, action: str) -> Seat:
    """Who has this action tile this round, if anybody."""
    return next((seat for seat, player in state.players.items() if player.action == action), "")


def not_your_action(state: State, seat: Seat | None) -> Objection | None:
    """Why this player takes no action at this moment."""
    return not_now(state, "spy") or victims_first(state) or not_your_turn(state, seat, "CW-SPY-01")


def victims_first(state: State) -> Objection | None:
    """Whoever was named by Counter-Intelligence gives up a point before the next player acts (CW-A-12)."""
    return no("CW-A-12", case="first", victim=state.due[0].seat) if state.due else None
