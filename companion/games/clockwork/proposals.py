"""Whole orders a player is likely to write: what a list of choices can offer where nobody could list them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, zip_longest
from typing import TypeAlias

from companion.games.clockwork.reach import Way, reach
from companion.games.clockwork.special_units import at_hand
from companion.games.clockwork.state import COURT, Line, State
from companion.kernel.game import Seat

Lines: TypeAlias = tuple[Line, ...]
_LIKELY = ("beside", "march", "reinforce", "own")  # people want more land first


def proposals(state: State, seat: Seat) -> Iterator[Lines]:
    """Some of every kind by turns, each once; a few may turn out to be illegal."""
    desk = _Desk(state, seat)
    kinds = (
        desk.spread(),
        desk.all_to_one(),
        desk.with_special_unit(),
        desk.halves(),
        desk.one_worker(),
        desk.to_court(),
        iter(((),)),  # everybody stays in the pool (CW-DEPLOY-06)
    )
    seen: set[Lines | None] = {None}
    for lines in chain.from_iterable(zip_longest(*kinds)):
        if lines not in seen:
            seen.add(lines)
            yield lines


class _Desk:
    """One player thinking about orders."""

    def __init__(self, state: State, seat: Seat) -> None:
        player = state.player(seat)
        self.pool = player.pool
        self.ways = reach(state, seat).ways
        self.map = tuple(state.soldiers)
        self.targets = sorted(self.ways, key=lambda tile: _LIKELY.index(self.ways[tile].basis))
        self.figure = next(iter(at_hand(player)), "")

    def spread(self) -> Iterator[Lines]:
        """One worker to each of as many tiles as possible, the rest to the first; from either end of the list."""
        near = [tile for tile in self.targets if self.ways[tile].basis != "march"]
        for tiles in (near[: self.pool], near[::-1][: self.pool]):
            if tiles:
                yield Line(tiles[0], 1 + self.pool - len(tiles)), *(Line(tile, 1) for tile in tiles[1:])

    def all_to_one(self) -> Iterator[Lines]:
        return (self._sent(tile, self.pool) for tile in self.targets if self._enough(tile, self.pool))

    def one_worker(self) -> Iterator[Lines]:
        return (self._sent(tile, 1) for tile in self.targets if self._enough(tile, 1))

    def halves(self) -> Iterator[Lines]:
        """To two neighbours in the list, one half each."""
        small = self.pool // 2
        large = self.pool - small
        for one, other in zip(self.targets, self.targets[1:], strict=False):
            if self._enough(one, large) and self._enough(other, small):
                yield self._sent(one, large) + self._sent(other, small)

    def with_special_unit(self) -> Iterator[Lines]:
        """Together with everybody, or alone; the Agent anywhere."""
        if not self.figure:
            return
        for tile in self.map if self.figure == "agent" else self.targets:
            if tile in self.ways and self._enough(tile, self.pool, self.figure):
                yield self._sent(tile, self.pool, self.figure)
            elif self.figure == "agent":
                yield (Line(tile, 0, self.figure),)
        yield from ((Line(tile, 0, self.figure),) for tile in self.targets if self._enough(tile, 0, self.figure))
        yield (Line(COURT, 0, self.figure),)

    def to_court(self) -> Iterator[Lines]:
        return ((Line(COURT, workers),) for workers in (self.pool, 1) if workers <= self.pool)

    def _sent(self, tile: str, workers: int, figure: str = "") -> Lines:
        """So many on their way to a tile; on a forced march the first of them stays at the waypoint."""
        way = self.ways[tile]
        if not _leaves_one(way):
            return (Line(tile, workers, figure),)
        return Line(way.waypoints[0], 1), Line(tile, workers - 1, figure, way.waypoints[0])

    def _enough(self, tile: str, workers: int, figure: str = "") -> bool:
        return 1 + _leaves_one(self.ways[tile]) - bool(figure) <= workers <= self.pool


def _leaves_one(way: Way) -> bool:
    return way.basis == "march" and not way.free
