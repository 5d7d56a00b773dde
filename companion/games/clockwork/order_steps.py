"""Deployment orders put together by taps: a place, how many go there, with whom and which way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.order_lines import orders_so_far, write_orders
from companion.games.clockwork.orders import Verdict, verdicts
from companion.games.clockwork.reach import Reach, reach
from companion.games.clockwork.special_units import at_hand, may_go
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import ally_of
from companion.games.clockwork.state import COURT, Line, Player, State
from companion.games.clockwork.units import told, units_on
from companion.kernel.game import Event, Fact, Objection, Seat, phrase
from companion.kernel.steps import Group, Row, Steps, Tap, Writing


def order_steps(writing: Writing) -> Steps:
    """What is left, the orders so far, what can be done at the place that is looked at, and all places."""
    sheet = _Sheet(writing)
    looked_at = tuple(sheet.at(writing.look)) if writing.look in sheet.places else ()
    return Steps(tuple(sheet.head()), tuple(sheet.rows()), (*looked_at, *sheet.everywhere()))


class _Sheet:
    """One player's orders as far as they are written."""

    def __init__(self, writing: Writing) -> None:
        self.state: State = writing.state
        self.seat: Seat = writing.decision.seat or ""
        self.language, self.look = writing.language, writing.look
        read = orders_so_far(writing.line, writing.game.names(writing.state), writing.language)
        self.judged = verdicts(self.state, self.seat, read)
        self.lines = tuple(verdict.line for verdict in self.judged)
        self.line = writing.line if not read else self.written(self.lines)

    @property
    def player(self) -> Player:
        return self.state.player(self.seat)

    @property
    def reach(self) -> Reach:
        return reach(self.state, self.seat)

    @property
    def left(self) -> int:
        return self.player.pool - sum(line.workers for line in self.lines)

    @property
    def places(self) -> tuple[str, ...]:
        return (*self.reach.around, COURT)

    def written(self, lines: tuple[Line, ...]) -> str:
        return write_orders(self.seat, lines, self.language)

    def there(self, place: str) -> Line:
        """The order for a place; one for nobody if there is none."""
        return next((line for line in self.lines if line.to == place), Line(place))

    def with_order(self, order: Line) -> str:
        """All orders with this one in its place; one for nobody is none."""
        places = dict.fromkeys((*(line.to for line in self.lines), order.to))
        found = (order if place == order.to else self.there(place) for place in places)
        return self.written(tuple(line for line in found if line.units))

    # --- what is written ---------------------------------------------------------------------------------------------

    def head(self) -> Iterator[Event]:
        yield Event("desk-pool", facts={"left": self.left, "pool": self.player.pool})
        ally = ally_of(self.state, self.seat)
        tile = self.state.player(ally).call if ally else ""
        if tile:
            yield Event("desk-call", facts={"seat": ally, "tile": tile})

    def rows(self) -> Iterator[Row]:
        for at, verdict in enumerate(self.judged):
            others = self.lines[:at] + self.lines[at + 1 :]
            change = Tap(Event("steps-change"), self.line, verdict.line.to)
            remove = Tap(Event("steps-remove"), self.written(others))
            yield Row(_said(verdict.line), _against(verdict), (change, remove))

    # --- one place ---------------------------------------------------------------------------------------------------

    def at(self, place: str) -> Iterator[Group]:
        """How many, with whom, which way; or why nobody can go there."""
        order = self.there(place)
        workers, figures, ways = self._workers(order), tuple(self._figures(order)), tuple(self._ways(order))
        about = tuple(self._about(place))
        against = () if workers else _against(self._tried(Line(place, 1)))
        yield Group(Event("steps-at", facts={"tile": place}), workers, about, against)
        if figures:
            yield Group(Event("steps-with"), figures)
        if ways:
            yield Group(Event("steps-via"), ways)

    def _tried(self, order: Line) -> Verdict:
        """What would be said of it, the other orders being as they are."""
        others = tuple(line for line in self.lines if line.to != order.to)
        return verdicts(self.state, self.seat, (*others, order))[-1]

    def _workers(self, order: Line) -> tuple[Tap, ...]:
        if order.to != COURT and self.reach.way(order.to) is None:
            return ()
        most = max(self.left, 0) + order.workers
        return tuple(self._tap(Event("steps-workers", facts={"count": n}), replace(order, workers=n), order)
                     for n in range(most + 1))  # fmt: skip

    def _figures(self, order: Line) -> Iterator[Tap]:
        for figure in dict.fromkeys(at_hand(self.player)):
            if may_go(self.reach, figure, order.to) or order.figure == figure:
                other = "" if order.figure == figure else figure
                said = Event("steps-figure", facts={"figure": figure})
                yield replace(self._tap(said, replace(order, figure=other), order), chosen=not other)

    def _ways(self, order: Line) -> Iterator[Tap]:
        """Only a forced march has several."""
        way = self.reach.way(order.to) if order.to != COURT else None
        if way is not None and order.units and len(way.waypoints) > 1:
            for waypoint in way.waypoints:
                yield self._tap(Event("steps-tile", facts={"tile": waypoint}), replace(order, via=waypoint), order)

    def _tap(self, said: Event, order: Line, now: Line) -> Tap:
        return Tap(said, self.with_order(order), order.to, chosen=order == now)

    def _about(self, place: str) -> Iterator[Event]:
        """What stands there and how one gets there."""
        if place == COURT:
            return
        here = self.reach.here
        terrain = phrase("city") if here.is_city(place) else phrase(here.board.kinds[place])
        yield Event("steps-terrain", facts={"terrain": terrain, "way": self._way(place)})
        for seat in here.units.get(place, ()):
            yield Event("show-units", facts={"seat": seat, "units": told(units_on(self.state, place, seat))})

    def _way(self, place: str) -> str:
        way = self.reach.way(place)
        return way.basis if way is not None else "none"

    # --- every place -------------------------------------------------------------------------------------------------

    def everywhere(self) -> Iterator[Group]:
        """The court, and the list of what the picture of the map shows."""
        ways = self.reach.ways
        near = [tile for tile, way in ways.items() if way.basis != "march"]
        far = [tile for tile, way in ways.items() if way.basis == "march"]
        others = [tile for tile in self.reach.around if tile not in ways]
        yield Group(Event("steps-beside"), (self._place(COURT),))
        for heading, tiles in ((Event("steps-near"), near), (Event("steps-far"), far), (Event("steps-closed"), others)):
            if tiles:
                yield Group(heading, tuple(map(self._place, tiles)), folded=True)

    def _place(self, place: str) -> Tap:
        facts: dict[str, Fact] = {"ordered": self.there(place).units, "terrain": "none"}
        if place != COURT:
            facts["terrain"] = phrase(self.reach.here.board.kinds[place])
        said, more = Event("steps-tile", facts={"tile": place}), Event("steps-place", facts=facts)
        ordered = self.there(place).units
        return Tap(
            said, self.line, place, place, more, place == self.look,
            badge=f"+{ordered}" if ordered else "",
            faint=place != COURT and not ordered and place not in self.reach.ways,
        )  # fmt: skip


def _said(line: Line) -> Event:
    units = told(Units(line.workers, (line.figure,) if line.figure else ()))
    return Event("steps-order", facts={"tile": line.to, "units": units, "via": line.via or "none"})


def _against(verdict: Verdict) -> tuple[Objection, ...]:
    return (*verdict.objections, verdict.lack) if verdict.lack is not None else verdict.objections
