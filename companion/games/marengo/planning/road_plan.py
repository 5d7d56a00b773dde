"""The way of one piece along the roads, step by step: where it would stand, and which steps are taken already."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.marengo.board.roads import RoadStep
from companion.games.marengo.moves.roads import Enter, Ride
from companion.games.marengo.moves.routes import WAIT, Course, courses, crossing_key
from companion.games.marengo.planning.destinations import Against, Route
from companion.games.marengo.planning.posts import Post
from companion.games.marengo.state import STEPS, State
from companion.kernel.game import Objection, Seat


class Cell(NamedTuple):
    """A step that could be next on a road: where the piece would stand, and what speaks against ending there."""

    step: int
    to: str
    used: tuple[int, ...]  # steps with which pieces have crossed there this turn (BM-ROAD-08)
    against: tuple[Objection, ...]
    route: Route


class RoadRow(NamedTuple):
    """One road in one direction; none: to wait."""

    road: str
    main: bool
    cells: tuple[Cell, ...]


class Plan(NamedTuple):
    """One piece and its route so far; `entry` if it comes onto the map by it."""

    seat: Seat
    post: Post
    block: str
    entry: str = ""
    route: Route = ()

    def move(self, route: Route | None = None) -> Ride | Enter:
        legs = self.route if route is None else route
        if self.entry:
            return Enter(self.seat, self.block, self.entry, legs)
        return Ride(self.seat, self.block, self.post.place, legs)

    @property
    def is_move(self) -> bool:
        """Does it lead anywhere yet?"""
        return bool(self.entry) or any(leg != WAIT for leg in self.route)

    def course(self, state: State) -> Course:
        """How far the route has come: its steps, the road it is on, where it stands after each of them."""
        going = state.going if self.post.goes_on else None
        if self.entry:
            way_in = Enter(self.seat, self.block, self.entry, self.route)
            found = way_in.reading(state)[0]
            return found or Course((), way_in.first_step(state), True, state.board.entry[self.entry].road or "")
        step, road, free = (going.steps, going.road, going.free) if going is not None else (0, "", True)
        readings = courses(state.board, self.post.place, self.route, step, road, free)
        return next((course for course in readings if course == self._legal(state)), readings[0])

    def _legal(self, state: State) -> Course | None:
        move = self.move()
        return move.reading(state)[0] if isinstance(move, Ride) else None

    def here(self, state: State) -> str:
        """Where the piece would stand."""
        legs = self.course(state).legs
        if legs:
            return legs[-1].to
        return state.board.entry[self.entry].locale if self.entry else self.post.place

    def longer(self, leg: str) -> Plan:
        return self._replace(route=(*self.route, leg))

    @property
    def shorter(self) -> Plan:
        """Without its last step."""
        return self._replace(route=self.route[:-1])


def rows(state: State, plan: Plan, against: Against) -> list[RoadRow]:
    """What the piece could do next: each road that leads on from where it stands; at last, to wait."""
    course = plan.course(state)
    if course.steps >= STEPS:
        return []
    here, on, net = plan.here(state), course.road, state.board.road_net
    roads = (on, *(change.road for change in net.changes.get((here, on), ()))) if on else net.at.get(here, ())
    found = [
        RoadRow(road, state.board.road[road].main, tuple(_cells(state, plan, step, course.steps, against)))
        for road in roads
        for step in net.steps.get((here, road), ())
        if not step.approach.startswith("@")
    ]
    back = course.legs[-1].over if course.legs else ""
    found.sort(key=lambda row: (_leads_back(state, row, back), not row.main))
    return [*found, RoadRow("", False, (Cell(course.steps + 1, here, (), (), (*plan.route, WAIT)),))]


def _leads_back(state: State, row: RoadRow, over: str) -> bool:
    """Over the very approach by which the piece has come."""
    return bool(over) and row.cells[0].route[-1].partition("@")[0] == state.board.opposite.get(over)


def _cells(state: State, plan: Plan, first: RoadStep, taken: int, against: Against) -> Iterator[Cell]:
    """Straight on along one road, as far as the steps go."""
    board, route, step = state.board, plan.route, first
    for number in range(taken + 1, STEPS + 1):
        several = len(board.road_net.through[step.approach]) > 1
        route = (*route, f"{step.approach}@{step.road}" if several else step.approach)
        crossings = state.roads.get(crossing_key(board, step.road, step.approach), ())
        used = tuple(each.step for each in crossings)
        yield Cell(number, step.to, used, tuple(against(plan.move(route))), route)
        back = board.opposite[step.approach]
        onward = [way for way in board.road_net.steps.get((step.to, step.road), ()) if _goes_on(way, back)]
        if not onward:
            return
        step = onward[0]


def _goes_on(way: RoadStep, back: str) -> bool:
    return way.approach != back and not way.approach.startswith("@")
