"""The map under the units: which tile is what, and what is beside what. It never changes during a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache, cached_property

from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.named import lying
from companion.games.clockwork.maps.tiles import Kind
from companion.kernel.hexgrid import Cell, around, straight

RESEARCH = {Kind.TOWER: "magic", Kind.FACTORY: "science", Kind.SHRINE: "religion"}  # CW-BASE-02
RESOURCES = frozenset((Kind.FOREST, Kind.LAKE))  # CW-BASE-02
LAKE_VP = 3  # CW-VP-04


class Board:
    """A map as the rules see it."""

    def __init__(self, design: HexMap) -> None:
        self.cells: dict[str, Cell] = design.tiles
        kinds = (
            *(design.kind(place) for place in range(len(design.kinds))),
            *(Kind.CAPITAL,) * len(design.capital_ids),
        )
        self.kinds: dict[str, Kind] = dict(zip(self.cells, kinds, strict=True))
        self.capitals: tuple[str, ...] = design.capital_ids
        at = {cell: id_ for id_, cell in self.cells.items()}
        self.around: dict[str, tuple[str, ...]] = {  # CW-BASE-15: a blank space is no tile
            id_: tuple(at[beside] for beside in around(cell) if beside in at) for id_, cell in self.cells.items()
        }
        self.lake_vp: dict[str, int] = {id_: LAKE_VP for id_, kind in self.kinds.items() if kind is Kind.LAKE}
        self.lake_vp |= {design.ids[place]: vp for place, vp in design.special}  # CW-MAP-14

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        return tuple(self.cells)

    @cached_property
    def _places(self) -> dict[str, int]:
        return {id_: place for place, id_ in enumerate(self.cells)}

    def in_order(self, tiles: Iterable[str]) -> list[str]:
        """These tiles in the order of the map."""
        return sorted(tiles, key=self._places.__getitem__)

    @cached_property
    def resources(self) -> tuple[str, ...]:
        return tuple(id_ for id_, kind in self.kinds.items() if kind in RESOURCES)

    @cached_property
    def research(self) -> dict[str, str]:
        """Each research tile with its domain."""
        return {id_: RESEARCH[kind] for id_, kind in self.kinds.items() if kind in RESEARCH}

    @cached_property
    def villages(self) -> tuple[str, ...]:
        return tuple(id_ for id_, kind in self.kinds.items() if kind is Kind.VILLAGE)

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return {id_: self._from(id_) for id_ in self.cells}

    def _from(self, start: str) -> dict[str, int]:
        found, waiting = {start: 0}, deque((start,))
        while waiting:
            here = waiting.popleft()
            for beside in self.around[here]:
                if beside not in found:
                    found[beside] = found[here] + 1
                    waiting.append(beside)
        return found

    def distance(self, one: str, other: str, over_tiles: bool = True) -> int | None:
        """How many tiles apart (CW-A-27); none if no way leads there."""
        return self._distances[one].get(other) if over_tiles else straight(self.cells[one], self.cells[other])


@cache
def board(text: str) -> Board:
    """The map as it lies on a table."""
    return Board(lying(text))
