"""What every support order shares: whose turn it is, and which battles may be supported (CW-SUP-01..15)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.moves.base import not_now
from companion.games.clockwork.standing import allied, standing
from companion.games.clockwork.state import State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no


def out_of_turn(state: State, seat: Seat | None) -> Objection | None:
    """Why this player gives no support orders at this moment."""
    late = not_now(state, "support")
    if late is not None:
        return late
    turn = state.waiting[0] if state.waiting else "nobody"
    if seat == turn:
        return None
    if seat in state.seats and seat not in state.waiting:
        return no("CW-SUP-10", case="passed", seat=seat or "", turn=turn)
    return no("CW-SUP-01", seat=seat or "nobody", turn=turn)


def not_his_battle(state: State, seat: Seat, tile: str) -> Iterator[Objection]:
    """Some tables let nobody into a battle of others (CW-A-09); the ally's battles are no others' (CW-ALLY-19)."""
    if state.rules.rulings.support_others == "allowed" or tile not in state.battles:
        return
    present = {*state.battles[tile].sides, *standing(state).units.get(tile, ())}
    if not any(allied(state, seat, other) for other in present):
        yield no("CW-A-09", seat=seat, tile=tile)
