"""Moves in the books as the players say them: what their message needs besides numbers."""

from __future__ import annotations

from companion.games.marengo.books.assault import Attack
from companion.games.marengo.books.base import as_typed
from companion.games.marengo.books.roads import Arrive, Cross
from companion.kernel.game import Facts, Move


def more_facts(move: Move) -> Facts:
    """Faces one after the other, and names as the players have typed them."""
    match move:
        case Attack(over=over, leading=leading):
            return {"over": as_typed(over), "faces": ", ".join(leading)}
        case Cross(road=road):
            return {"road": as_typed(road)}
        case Arrive(entry=entry):
            return {"entry": as_typed(entry)}
    faces: tuple[str, ...] = getattr(move, "faces", ())
    return {"faces": ", ".join(faces)} if faces else {}
