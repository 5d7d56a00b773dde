"""How a map is played on, as far as paper and screen have to know: by whom, in which variant, with tiles how large."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple, TypeAlias

from companion.kernel.trouble import Trouble

Variant: TypeAlias = Literal["base", "epic", "2v2", "epic-2v2"]  # epic and 2v2 go together
TILE = 60.0  # mm from side to side of a tile: ours, the rulebook gives no size
SMALLEST_TILE, LARGEST_TILE = 15.0, 150.0


class Race(StrEnum):
    """The four races; each has its colour and its special unit (ledger 2.3)."""

    PUREBREEDS = "purebreeds"  # red, Agent
    TROGLODYTES = "troglodytes"  # blue, Engineers
    RHINOCHS = "rhinochs"  # white, Crashers
    MONGRELS = "mongrels"  # green, Hunter


class Player(NamedTuple):
    """Who holds a capital, as far as it is known."""

    name: str = ""
    race: Race | None = None


def tile_named(text: str) -> float:
    """The size of a tile as a user types it: 60, 62.5 or 62,5 mm."""
    try:
        size = float(text.strip().removesuffix("mm").strip().replace(",", "."))
    except ValueError:
        size = 0.0
    if not SMALLEST_TILE <= size <= LARGEST_TILE:
        raise Trouble("tile-size", size=text[:40], least=round(SMALLEST_TILE), most=round(LARGEST_TILE))
    return size
