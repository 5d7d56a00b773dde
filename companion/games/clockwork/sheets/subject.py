"""What the sheets of Clockwork Wars are printed of: a map, who plays on it, and what stands on the owner's tiles."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, field

from companion.games.clockwork.maps.fairness import Fairness, measure
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.mapcode import MapCode, map_code
from companion.games.clockwork.maps.percentile import Yardstick
from companion.games.clockwork.maps.tiles import Box, our_box
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


class MapSubject(Struct, frozen=True, dict=True):
    """A map and everything a sheet may say about it."""

    map: HexMap
    box: Box = field(default_factory=our_box)
    yardstick: Yardstick | None = None  # random maps of the layout, if they are known
    variant: Variant = "base"
    known: tuple[Player, ...] = ()  # on the capitals in their order
    tile: float = TILE  # mm from side to side, for what is printed at the size of the table

    @property
    def game_id(self) -> str:
        return "clockwork"

    @cached_property
    def code(self) -> MapCode:
        """`code.qr` for cameras, `code.lines` for people."""
        return map_code(self.map)

    @cached_property
    def ids(self) -> dict[str, str]:
        """Our id of a tile -> what is printed on it."""
        return self.box.printed()

    @cached_property
    def fairness(self) -> Fairness:
        return measure(self.map)

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """One for each capital, clockwise."""
        empty = (Player(),) * len(self.map.layout.capitals)
        return (*self.known, *empty)[: len(empty)]

    @property
    def capitals(self) -> tuple[str, ...]:
        """What is printed on the capitals, clockwise."""
        return tuple(self.ids[id_] for id_ in self.map.capital_ids)

    @property
    def epic(self) -> bool:
        return self.variant.startswith("epic")

    @property
    def allied(self) -> bool:
        """Two against two."""
        return self.variant.endswith("2v2")


def tile_named(text: str) -> float:
    """The size of a tile as a user types it: 60, 62.5 or 62,5 mm."""
    try:
        size = float(text.strip().removesuffix("mm").strip().replace(",", "."))
    except ValueError:
        size = 0.0
    if not SMALLEST_TILE <= size <= LARGEST_TILE:
        raise Trouble("tile-size", size=text[:40], least=round(SMALLEST_TILE), most=round(LARGEST_TILE))
    return size
