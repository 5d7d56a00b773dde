"""The hex tiles of the box: their kinds, how many there are of each, and the ids printed on them (ledger 2.2)."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct

from companion.kernel import data
from companion.kernel.data import Source, asset_text


class Kind(StrEnum):
    """The nine types of territory (CW-BASE-02), in the order of the ledger's count vectors."""

    TOWER = "tower"
    FACTORY = "factory"
    SHRINE = "shrine"
    FOREST = "forest"
    LAKE = "lake"
    VILLAGE = "village"
    CITADEL = "citadel"
    BARRENS = "barrens"
    CAPITAL = "capital"


KINDS: tuple[Kind, ...] = tuple(kind for kind in Kind if kind is not Kind.CAPITAL)  # those that are drawn
LAKE = KINDS.index(Kind.LAKE)
INVENTORY = {
    Kind.TOWER: 4,
    Kind.FACTORY: 4,
    Kind.SHRINE: 4,
    Kind.FOREST: 5,
    Kind.LAKE: 4,
    Kind.VILLAGE: 7,
    Kind.CITADEL: 4,
    Kind.BARRENS: 4,
    Kind.CAPITAL: 4,
}
IN_BOX = tuple(INVENTORY[kind] for kind in KINDS)
_LETTERS = dict(zip(Kind, "TMSFLVCBH", strict=True))


def letter(kind: Kind) -> str:
    """What our ids of a kind begin with."""
    return _LETTERS[kind]


# How Companion calls the tiles, whatever is printed on them: ours stay the same in codes and records.
IDS = tuple(tuple(f"{letter(kind)}{number}" for number in range(1, INVENTORY[kind] + 1)) for kind in Kind)


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the tiles, kind by kind, in the order of our ids."""

    tower: tuple[str, ...]
    factory: tuple[str, ...]
    shrine: tuple[str, ...]
    forest: tuple[str, ...]
    lake: tuple[str, ...]
    village: tuple[str, ...]
    citadel: tuple[str, ...]
    barrens: tuple[str, ...]
    capital: tuple[str, ...]
    sources: dict[str, Source] = {}

    def printed(self) -> dict[str, str]:
        """Our id -> the id on the tile."""
        return {
            ours: theirs
            for kind, ids in zip(Kind, IDS, strict=True)
            for ours, theirs in zip(ids, self.of(kind), strict=True)
        }

    def of(self, kind: Kind) -> tuple[str, ...]:
        ids: tuple[str, ...] = getattr(self, kind)
        return ids


def read_box(text: str, name: str) -> Box:
    """The ids of a file. Raises BadData for the first mistake."""
    box = data.check(data.parse(text, name), Box, text, name)
    seen: set[str] = set()
    for kind in Kind:
        ids = box.of(kind)
        if len(ids) != INVENTORY[kind]:
            raise data.bad("box-number", text, name, kind, count=len(ids), number=INVENTORY[kind])
        for id_ in ids:
            if id_.casefold() in seen:
                raise data.bad("box-twice", text, name, kind, word=id_)
            if not id_.isalnum():
                raise data.bad("box-id", text, name, kind, word=id_)
            seen.add(id_.casefold())
    return box


@cache
def our_box() -> Box:
    """The ids as long as the owner of a box has not told the real ones."""
    return read_box(asset_text("games", "clockwork", "tiles.toml"), "tiles.toml")
