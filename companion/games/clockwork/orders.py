"""Deployment orders, judged line by line while they are written; the whole set is judged by the same code.

`verdicts(state, seat, lines)` has a verdict on each line of the orders as far as they are written: the last one is
about the line that was just typed. Orders without objections and without a missing waypoint are legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from companion.games.clockwork import special_units
from companion.games.clockwork.reach import Reach, Way, reach
from companion.games.clockwork.state import COURT, Line, State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no


class Verdict(Struct, frozen=True):
    """What is to be said of one line of orders."""

    line: Line  # with its waypoint where only one is possible, without one where none is needed
    left: int  # workers in the pool after this line and those before it
    objections: tuple[Objection, ...] = ()
    missing: tuple[str, ...] = ()  # waypoints: one of them still needs a unit (CW-DEPLOY-12)
    lack: Objection | None = None  # the same as a sentence


_last: tuple[State, Seat, tuple[Line, ...], tuple[Verdict, ...]] | None = None


def verdicts(state: State, seat: Seat, lines: tuple[Line, ...]) -> tuple[Verdict, ...]:
    """On each line in turn; worked out once, though the same orders are shown, checked and then carried out."""
    global _last
    last = _last  # another thread may ask about other orders meanwhile
    if last is None or last[0] is not state or last[1:3] != (seat, lines):
        last = _last = state, seat, lines, tuple(_judged(state, seat, lines))
    return last[3]


def _judged(state: State, seat: Seat, lines: tuple[Line, ...]) -> Iterator[Verdict]:
    """A waypoint may get its unit in a later line; everything else counts as it comes."""
    orders = _Orders(state, seat, lines)
    left, special = state.player(seat).pool, False
    for line in lines:
        left -= line.workers
        objections = (*orders.against_units(line, left, special), *orders.against_place(line))
        missing = orders.missing(line) if not objections else ()
        lack = orders.lack(line, missing) if missing else None
        yield Verdict(orders.with_waypoint(line), left, objections, missing, lack)
        special = special or bool(line.figure)


def against_orders(state: State, seat: Seat, lines: tuple[Line, ...]) -> Iterator[Objection]:
    """Everything that speaks against these orders as a whole."""
    for verdict in verdicts(state, seat, lines):
        yield from verdict.objections
        if verdict.lack is not None:
            yield verdict.lack


def has_anybody(state: State, seat: Seat) -> bool:
    """Is there anybody to be sent somewhere: workers in the pool, or a special unit with a place to go?"""
    return state.player(seat).pool > 0 or _has_special_unit(reach(state, seat))


@lru_cache(maxsize=8)
def _has_special_unit(ways: Reach) -> bool:
    state, seat = ways.here.state, ways.seat
    figures = special_units.at_hand(state.player(seat))
    alone = (Line(place, 0, figure) for figure in figures for place in (*ways.around, COURT))
    return any(next(against_orders(state, seat, (line,)), None) is None for line in alone)


class _Orders:
    """The orders of one player, to be looked at from one line after the other."""

    def __init__(self, state: State, seat: Seat, lines: tuple[Line, ...]) -> None:
        self.state = state
        self.seat = seat
        self.reach = reach(state, seat)
        self.targets = [line.to for line in lines]
        self.soldiers_only = state.rules.rulings.waypoint_unit == "soldiers"  # CW-A-18
        # One unit on a waypoint is enough for all marches through it (CW-DEPLOY-13, CW-DEPLOY-16).
        self.held = {line.to for line in lines if (line.workers if self.soldiers_only else line.units)}

    # --- who goes ---------------------------------------------------------------------------------------------------

    def against_units(self, line: Line, left: int, special: bool) -> Iterator[Objection]:
        """`left`: workers in the pool after this line; `special`: a special unit has been ordered before."""
        if line.units == 0:
            yield no("CW-DEPLOY-03", place=line.to)
        if line.workers and left < 0:
            yield no("CW-DEPLOY-05", seat=self.seat, place=line.to, count=-left, pool=self.state.player(self.seat).pool)
        if line.figure:
            wrong = list(special_units.against_unit(self.state, self.seat, line.figure))
            if special and not wrong:
                yield special_units.against_second(self.seat, line.figure)
            yield from wrong or special_units.against_staying(self.state, self.seat, line.to)

    # --- where to ---------------------------------------------------------------------------------------------------

    def against_place(self, line: Line) -> Iterator[Objection]:
        if line.via and line.via not in self.reach.around:
            yield no("CW-DEPLOY-29", case="waypoint", word=line.via)
        if line.to == COURT:  # always open to workers (CW-DEPLOY-19)
            if line.figure:
                yield from special_units.against_court(self.seat, line.figure)
        elif line.to not in self.reach.around:
            yield no("CW-DEPLOY-29", case="target", word=line.to)
        else:
            yield from self._against_tile(line)

    def _against_tile(self, line: Line) -> Iterator[Objection]:
        if line.figure:
            yield from special_units.against_tile(self.reach, line.figure, line.to)
        if not _needs_reach(line):
            return
        rule = self.reach.closing_rule(line.to)
        if rule:
            yield no(rule, case="target", tile=line.to)
        elif self.reach.way(line.to) is None:
            yield from self._out_of_reach(line.to)
            if not line.workers:
                yield no("CW-DEPLOY-22", figure=line.figure, tile=line.to)
        elif line.via in self.reach.around:
            yield from self._against_waypoint(line)

    def _out_of_reach(self, tile: str) -> Iterator[Objection]:
        """Why neither CW-DEPLOY-08 nor CW-DEPLOY-09 nor CW-DEPLOY-10 leads to the tile."""
        around = self.reach.around
        in_between = self.reach.in_between(tile)
        within_two = (*around[tile], *(further for beside in around[tile] for further in around[beside]))
        if self.reach.holds_out(tile):
            yield no("CW-A-15", tile=tile)
        elif in_between:
            yield from (self._blocked(waypoint, tile) for waypoint in in_between)
        elif base := next(filter(self.reach.holds_out, within_two), None):
            yield no("CW-DEPLOY-31", case="base", tile=tile, waypoint=base, seat=self.seat)
        elif ordered := next((target for target in self.targets if target in around[tile]), None):
            yield no("CW-DEPLOY-15", tile=tile, waypoint=ordered)
        elif allied := next(filter(self.reach.is_allied, (tile, *around[tile])), None):
            yield no("CW-ALLY-13", tile=tile, base=allied, seat=self.reach.ally)
        else:
            yield no("CW-DEPLOY-10", case="far", tile=tile)

    def _blocked(self, waypoint: str, tile: str) -> Objection:
        rule = self.reach.blocking_rule(waypoint)
        holder = next(iter(self.reach.here.units.get(waypoint, ())), "nobody")
        return no(rule, case="waypoint", tile=tile, waypoint=waypoint, seat=holder)

    # --- forced marches ---------------------------------------------------------------------------------------------

    def _march(self, line: Line) -> Way | None:
        """The forced march this line is, if it is one; no other order needs a waypoint (CW-DEPLOY-30)."""
        way = self.reach.way(line.to) if line.to in self.reach.around else None
        return way if way is not None and way.basis == "march" and _needs_reach(line) else None

    def _against_waypoint(self, line: Line) -> Iterator[Objection]:
        """The tile named as waypoint lies elsewhere, or nobody can march through it."""
        march = self._march(line)
        if march is None or line.via in march.waypoints:
            return
        if line.via in self.reach.in_between(line.to):
            yield self._blocked(line.via, line.to)
        elif line.via in self.reach.around[line.to] and line.via in self.targets:
            yield no("CW-DEPLOY-15", tile=line.to, waypoint=line.via)
        else:
            parts = ", ".join(march.waypoints)
            yield no("CW-DEPLOY-10", case="waypoint", tile=line.to, waypoint=line.via, parts=parts)

    def _possible(self, march: Way, line: Line) -> tuple[str, ...]:
        return (line.via,) if line.via else march.waypoints  # what is written counts

    def _in_order(self, march: Way, waypoint: str) -> bool:
        return waypoint in self.held or waypoint in march.free

    def missing(self, line: Line) -> tuple[str, ...]:
        """Waypoints of which one still needs a unit; empty if one has it or none is needed."""
        march = self._march(line)
        if march is None:
            return ()
        possible = self._possible(march, line)
        return () if any(self._in_order(march, waypoint) for waypoint in possible) else possible

    def lack(self, line: Line, missing: tuple[str, ...]) -> Objection:
        figure_on = next((waypoint for waypoint in missing if waypoint in self.targets), "")
        if figure_on and self.soldiers_only:
            return no("CW-A-18", tile=line.to, waypoint=figure_on)
        return no("CW-DEPLOY-12", tile=line.to, parts=", ".join(missing), number=len(missing))

    def with_waypoint(self, line: Line) -> Line:
        """The line with its waypoint, if it left out the only one possible; without one, if it needs none."""
        march = self._march(line)
        if march is None:
            return replace(line, via="") if line.via else line
        held = tuple(waypoint for waypoint in march.waypoints if self._in_order(march, waypoint))
        only = march.waypoints if len(march.waypoints) == 1 else held
        return replace(line, via=only[0]) if len(only) == 1 and not line.via else line


def _needs_reach(line: Line) -> bool:
    """Workers always, and every special unit but the Agent (CW-AGENT-01, CW-DEPLOY-22)."""
    return line.workers > 0 or line.figure not in ("", "agent")
