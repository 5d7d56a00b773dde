"""Names of people as our faces can write them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from companion.printing.fonts import Face, lacks

FACES: tuple[Face, ...] = ("text", "bold")  # names stand in these


class Unwritten(NamedTuple):
    """A name that cannot be printed, and whose it is: a side, or the number of a place."""

    name: str
    who: str


def on_paper(name: str) -> str:
    """The name without signs that we lack, such as a smiley; empty if we lack a letter of it."""
    missing = {sign for sign in unicodedata.normalize("NFC", name) if any(lacks(face, sign) for face in FACES)}
    if any(unicodedata.category(sign)[0] in "LN" for sign in missing):
        return ""
    return " ".join("".join(sign for sign in unicodedata.normalize("NFC", name) if sign not in missing).split())


def sifted(names: Mapping[str, str], sides: Mapping[str, str]) -> tuple[dict[str, str], tuple[Unwritten, ...]]:
    """Seat -> name, as far as it can be printed; whose cannot. Without a name everybody is called by the side."""
    kept = {seat: written for seat, name in names.items() if (written := on_paper(name))}
    lost = tuple(Unwritten(name, sides.get(seat, seat)) for seat, name in names.items() if name and seat not in kept)
    return kept, lost
