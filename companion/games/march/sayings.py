"""Moves as the players say them, for lists and the log: what their message needs besides names."""

from __future__ import annotations

from companion.games.march.moves.attack import Attack
from companion.games.march.moves.ending import AgreeEnd
from companion.games.march.moves.movement import MoveArmies
from companion.games.march.state import State, other
from companion.kernel.game import Facts, Move


def more_facts(state: State | None, move: Move) -> Facts:
    match move:
        case MoveArmies(pieces=pieces):
            return {"count": pieces.count, "fortified": pieces.fortified, "capital": int(pieces.capital)}
        case Attack(stand=raised):
            return {"armies": raised.armies, "capital": int(raised.capital)}
        case AgreeEnd():
            return {"offered": int(state is not None and state.side(other(move.seat or "")).wants_end)}
    return {}
