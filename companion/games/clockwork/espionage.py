"""The espionage cards as a deck: only numbers are kept, what a player holds is that player's secret."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.clockwork.state import State
from companion.kernel.game import Seat
from companion.kernel.story import Story


def draw(state: State, seat: Seat, count: int, story: Story) -> tuple[State, int]:
    """So many cards into the hand; a short pile is filled up from the discards, else there are fewer (CW-A-61)."""
    if state.deck < count and state.discard:
        story.tell("reshuffled", "CW-ESP-08", count=len(state.discard))
        state = replace(state, deck=state.deck + len(state.discard), discard=())
    drawn = min(count, state.deck)
    player = state.player(seat)
    state = state.with_player(seat, replace(player, cards=player.cards + drawn))
    return replace(state, deck=state.deck - drawn), drawn
