"""What a move has shown: after it everybody knows more, and nobody can unsee it (BM-HID-02, BM-HID-03)."""

from __future__ import annotations

from companion.games.marengo.pieces import kind
from companion.games.marengo.state import Stand, State


def face_shown(before: State, after: State) -> bool:
    """Does any side have fewer blocks whose faces nobody else knows? Only a shuffle makes more of them."""
    return any(_hidden(after.stand[seat]) < _hidden(before.stand[seat]) for seat in before.stand)


def _hidden(stand: Stand) -> int:
    return sum(count for here in stand.values() for name, count in here.items() if not kind(name).face)
