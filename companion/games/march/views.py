"""Who may see what: the card picked for this turn, and the cubes where a table plays so."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.march.state import HIDDEN, SEATS, State, in_card_order
from companion.kernel.game import Seat


def seen_by(state: State, seat: Seat | None) -> State:
    """A card picked but not revealed is known to its owner only (MP-TURN-04)."""
    for other_seat in SEATS:
        if other_seat == seat:
            continue
        side = state.side(other_seat)
        if state.phase == "choose" and side.played not in (None, HIDDEN):
            hand = in_card_order(state, (*side.hand, side.played))
            side = replace(side, hand=hand, played=HIDDEN)
        if state.hides_vp:
            side = replace(side, cubes=None)
        state = state.with_side(other_seat, side)
    return state


def face_up(state: State) -> State:
    """A card that lies face down goes back to the hand; cubes that nobody shows are not known."""
    state = seen_by(state, None)
    for seat in SEATS:
        side = state.side(seat)
        if state.phase == "choose" and side.played == HIDDEN:
            state = state.with_side(seat, replace(side, played=None))
    return state
