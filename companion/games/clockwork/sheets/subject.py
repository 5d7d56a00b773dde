"""What the sheets of Clockwork Wars are printed of: a map, who plays on it, and what stands on the owner's tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct, field

from companion.games.clockwork.maps.fairness import Fairness, measure
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.mapcode import MapCode, map_code
from companion.games.clockwork.maps.percentile import Yardstick
from companion.games.clockwork.maps.played import TILE, Player, Variant
from companion.games.clockwork.maps.tiles import Box, our_box
from companion.printing.job import Subject

Blanks: TypeAlias = Literal["few", "box", "none"]


class MapSubject(Struct, frozen=True, dict=True):
    """A map and everything a sheet may say about it."""

    map: HexMap
    box: Box = field(default_factory=our_box)
    yardstick: Yardstick | None = None  # random maps of the layout, if they are known
    works_out: Callable[[HexMap], Yardstick] | None = None  # and how to know them, which may take a second or two
    variant: Variant = "base"
    known: tuple[Player, ...] = ()  # on the capitals in their order
    tile: float = TILE  # mm from side to side, for what is printed at the size of the table
    blanks: Blanks = "few"  # cards to write on
    asked: Subject | None = None  # the table, for the sheet that shows one

    @property
    def game_id(self) -> str:
        return "clockwork"

    @cached_property
    def code(self) -> MapCode:
        """`code.qr` for cameras, `code.lines` for people."""
        return map_code(self.map)

    @cached_property
    def measured_by(self) -> Yardstick | None:
        return self.works_out(self.map) if self.yardstick is None and self.works_out is not None else self.yardstick

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
