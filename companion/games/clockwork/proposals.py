"""Whole orders a player is likely to write: what a list of choices can offer where nobody could list them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise, zip_longest
from typing import TypeAlias

from msgspec.structs import replace

from companion.games.clockwork.reach import Basis, Way, reach
from companion.games.clockwork.special_units import against_unit, at_hand, may_go
from companion.games.clockwork.state import COURT, Line, State
from companion.kernel.game import Seat

Lines: TypeAlias = tuple[Line, ...]
Target: TypeAlias = tuple[str, str]


def proposals(state: State, seat: Seat) -> Iterator[Lines]:
    """Some of every kind by turns, each once and each legal: workers only go where there is a way for them."""
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
    told: list[Lines] = []  # few are asked for, and most differ in their first tile
    for lines in chain.from_iterable(zip_longest(*kinds)):
        if lines is not None and lines not in told:
            told.append(lines)
            yield lines


class _Desk:
    """One player thinking about orders.

    A target is a tile with the waypoint where the first worker on the way has to stay, if there is one (CW-DEPLOY-12).
    """

    def __init__(self, state: State, seat: Seat) -> None:
        player = state.player(seat)
        self.pool = player.pool
        self.reach = reach(state, seat)
        self.figure = next((kind for kind in at_hand(player) if not any(against_unit(state, seat, kind))), "")
        near: dict[Basis, list[Target]] = {"beside": [], "reinforce": [], "own": []}
        for tile, way in self.reach.near.items():
            near[way.basis].append((tile, ""))
        self.beside, self.held = near["beside"], near["reinforce"] + near["own"]

    def targets(self) -> Iterator[Target]:
        """Where workers can be sent; people want more land first."""
        return chain(self.beside, self._marches(), self.held)

    def _marches(self) -> Iterator[Target]:
        """Found one by one: mostly the tiles beside one's own are enough."""
        for tile in self.reach.around:
            if tile not in self.reach.near and (way := self.reach.way(tile)) is not None:
                yield tile, _stop(way)

    def spread(self) -> Iterator[Lines]:
        """One worker to each of as many tiles as possible, the rest to the first; from either end of the list."""
        near = [tile for tile, _ in self.beside + self.held]
        for tiles in (near[: self.pool], near[::-1][: self.pool]):
            if tiles:
                yield Line(tiles[0], 1 + self.pool - len(tiles)), *[Line(tile, 1) for tile in tiles[1:]]

    def all_to_one(self) -> Iterator[Lines]:
        return (_sent(tile, stop, self.pool) for tile, stop in self.targets() if self.pool > bool(stop))

    def one_worker(self) -> Iterator[Lines]:
        return ((Line(tile, 1),) for tile, stop in self.targets() if self.pool and not stop)

    def halves(self) -> Iterator[Lines]:
        """To two neighbours in the list, one half each."""
        small = self.pool // 2
        large = self.pool - small
        for (one, stop), (other, other_stop) in pairwise(self.targets()) if small else ():
            if large > bool(stop) and small > bool(other_stop):
                yield _joined(_sent(one, stop, large) + _sent(other, other_stop, small))

    def with_special_unit(self) -> Iterator[Lines | None]:
        """Together with everybody, or alone; the Agent anywhere. Where it may not go, the turn is left out."""
        if not self.figure:
            return
        if self.figure == "agent":
            yield from map(self._agent_with_everybody, self.reach.around)
        else:
            together = ((tile, stop) for tile, stop in self.targets() if self.pool >= bool(stop))
            yield from (self._with_everybody(tile, stop) for tile, stop in together)
        yield from (self._alone(tile) for tile, stop in self.targets() if not stop)
        yield self._alone(COURT)

    def _agent_with_everybody(self, tile: str) -> Lines | None:
        """He is not stopped where workers are."""
        way = self.reach.way(tile)
        if way is None or self.pool < bool(_stop(way)):
            return self._alone(tile)
        return self._with_everybody(tile, _stop(way))

    def _with_everybody(self, tile: str, stop: str) -> Lines | None:
        return _sent(tile, stop, self.pool, self.figure) if may_go(self.reach, self.figure, tile) else None

    def _alone(self, place: str) -> Lines | None:
        return (Line(place, 0, self.figure),) if may_go(self.reach, self.figure, place) else None

    def to_court(self) -> Iterator[Lines]:
        return ((Line(COURT, workers),) for workers in (self.pool, 1) if 0 < workers <= self.pool)


def _stop(way: Way) -> str:
    return way.waypoints[0] if way.basis == "march" and not way.free else ""


def _sent(tile: str, stop: str, workers: int, figure: str = "") -> Lines:
    """So many on their way to a tile."""
    return (Line(stop, 1), Line(tile, workers - 1, figure, stop)) if stop else (Line(tile, workers, figure),)


def _joined(lines: Lines) -> Lines:
    """One line for each tile: two ways may lead through the same one, or one of them to where the other stops."""
    together: dict[str, Line] = {}
    for line in lines:
        before = together.get(line.to, replace(line, workers=0))
        together[line.to] = replace(before, workers=before.workers + line.workers)
    return tuple(together.values())
