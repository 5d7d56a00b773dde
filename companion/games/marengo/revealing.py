"""What a move has shown: after it everybody knows more, and nobody can unsee it (BM-HID-02, BM-HID-03)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.marengo.parts import Stand
from companion.games.marengo.pieces import Picked, kind
from companion.games.marengo.state import State
from companion.kernel.game import Seat
from companion.kernel.story import Story


def tell_shown(story: Story, seat: Seat, place: str, picked: Iterable[Picked], rule: str) -> None:
    """Whoever shows a face that nobody has seen turns it round for the others."""
    faces = [block.face for block in picked if block.face and not kind(block.kind).face]
    if faces:
        story.tell("shown", rule, seat=seat, place=place, faces=", ".join(faces), count=len(faces))


def face_shown(before: State, after: State) -> bool:
    """Does any side have fewer blocks whose faces nobody else knows? Only a shuffle makes more of them.

    As long as positions are entered, to go on with the map, they come and go without showing anything.
    """
    if before.books is not None:
        return False
    for seat, stood in before.stand.items():
        stand = after.stand[seat]
        if stand is not stood and _hidden_beside(stand, stood) < _hidden_beside(stood, stand):
            return True
    return False


def _hidden_beside(stand: Stand, other: Stand) -> int:
    """How many blocks hide their faces in positions that are not the very same in both."""
    changed = [here for place, here in stand.items() if other.get(place) is not here]
    return sum([count for here in changed for name, count in here.items() if not kind(name).face])
