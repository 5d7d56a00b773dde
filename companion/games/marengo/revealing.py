"""What a move shows is told to everybody (BM-HID-02, BM-HID-03)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.marengo.pieces import Picked, kind
from companion.kernel.game import Seat
from companion.kernel.story import Story


def tell_shown(story: Story, seat: Seat, place: str, picked: Iterable[Picked], rule: str) -> None:
    """Whoever shows a face that nobody has seen turns it round for the others."""
    faces = [block.face for block in picked if block.face and not kind(block.kind).face]
    if faces:
        story.tell("shown", rule, seat=seat, place=place, faces=", ".join(faces), count=len(faces))
