"""Where everything of a board lies on a drawing of it: roads, the signs of approaches, numbers. Worked out once.

All of it is in the units of the board's file; a board that was measured may be lower or higher than the file's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple, TypeAlias

from companion.games.marengo.board.areas import Areas, Border, Point, areas_of
from companion.games.marengo.board.model import Approach, Board, Road

Curve: TypeAlias = tuple[Point, Point, Point, Point]

SIGN = (22.5, 15.0)  # the sign of an arm
_GAP = 2.5  # between signs
_BEHIND = 7.0  # from a border to the signs behind it
BAR = {"narrow": 34.0, "wide": 68.0}  # the length of an approach: one block, or two
NUMBER = (62.0, 27.0)  # the plate with number and capacity
STAR = 30.0  # on the right of the plate of an objective
SCALES = (1.0, 0.85)  # of plates
DEAR = 20.0  # what it costs to cover a sign
_GRID = 12  # places that are tried for it, across and down
_APART = 9.0  # between roads that cross the same border


class Signs(NamedTuple):
    """The symbols of an approach, in rows behind it: what weakens whom, and whether it is an obstacle."""

    arms: tuple[tuple[str, Point], ...]
    fence: Point | None

    @property
    def places(self) -> tuple[Point, ...]:
        arms = tuple(place for _, place in self.arms)
        return arms if self.fence is None else (*arms, self.fence)


class Plate(NamedTuple):
    """Where the number and the capacity of a locale stand."""

    middle: Point
    scale: float  # less than 1 where a full one would cover too much


class Plan(NamedTuple):
    high: float  # how much higher the drawing is than the file's proportions say
    areas: Areas
    bars: dict[str, Border]  # of each pair, by the name of the half that the file has first
    signs: dict[str, Signs]  # of each approach
    inward: dict[str, tuple[Point, Point]]  # of each approach: its middle, and the direction into its locale
    roads: dict[str, tuple[Curve, ...]]
    joins: tuple[Point, ...]  # where a piece can change from road to road
    ends: tuple[Point, ...]  # where a road ends inside a locale
    ways: dict[str, tuple[Point, ...]]  # of each locale: points of the roads there
    numbers: dict[str, Plate]


@lru_cache(maxsize=8)
def plan_of(board: Board, high: float = 1.0) -> Plan | None:
    """`high`: of a board that was measured; see Plan."""
    areas = areas_of(board)
    if areas is None:
        return None
    return _Planner(board, _stretched(areas, high)).plan(high)


def _stretched(areas: Areas, high: float) -> Areas:
    if high == 1:
        return areas

    def border(of: Border) -> Border:
        return Border((of.start[0], of.start[1] * high), (of.end[0], of.end[1] * high))

    return areas._replace(
        height=round(areas.height * high),
        outline={id_: tuple((x, y * high) for x, y in corners) for id_, corners in areas.outline.items()},
        border={id_: border(of) for id_, of in areas.border.items()},
        gate={id_: border(of) for id_, of in areas.gate.items()},
        closed=tuple(border(of) for of in areas.closed),
    )


class _Planner:
    def __init__(self, board: Board, areas: Areas) -> None:
        self._board, self._areas = board, areas
        self._centre = {id_: _centroid(corners) for id_, corners in areas.outline.items()}
        self._inward = {
            side: (border.middle, _inward(border, self._centre[board.locale_of[side]]))
            for side, border in areas.border.items()
        }
        self._joins: list[Point] = []
        self._ends: list[Point] = []

    def plan(self, high: float) -> Plan:
        board = self._board
        roads = {road.id: tuple(self._course(road)) for road in board.roads}
        signs = {id_: self._signs(side) for id_, side in board.approach.items() if id_ in self._areas.border}
        ways = {id_: tuple(self._ways(id_, roads)) for id_ in self._areas.outline}
        return Plan(
            high,
            self._areas,
            {id_: self._bar(board.approach[id_]) for id_ in self._areas.border if board.pair.get(id_, id_) == id_},
            signs,
            self._inward,
            roads,
            tuple(dict.fromkeys(self._joins)),
            tuple(self._ends),
            ways,
            {id_: self._number(id_, signs, ways[id_]) for id_ in self._areas.outline},
        )

    # --- approaches -------------------------------------------------------------------------------------------------

    def _bar(self, side: Approach) -> Border:
        border = self._areas.border[side.id]
        share = min(BAR[side.width] / border.length, 0.86) / 2
        return Border(border.at(0.5 - share), border.at(0.5 + share))

    def _signs(self, side: Approach) -> Signs:
        """In rows that are as long as the border has room for, two signs at least."""
        kinds = ["i"] * side.inf + ["c"] * side.cav + ["a"] * side.art + ["fence"] * side.obstacle
        border, (middle, (dx, dy)) = self._areas.border[side.id], self._inward[side.id]
        step, deeper = _apart(dy, dx), _apart(dx, dy)
        across = max(2, int(border.length * 0.9 / step))
        rows = [kinds[at : at + across] for at in range(0, len(kinds), across)]
        places: list[tuple[str, Point]] = []
        for number, row in enumerate(rows):
            deep = _BEHIND + (SIGN[0] * abs(dx) + SIGN[1] * abs(dy)) / 2 + number * deeper
            x, y = middle[0] + dx * deep, middle[1] + dy * deep
            for at, kind in enumerate(row):
                along = (at - (len(row) - 1) / 2) * step
                places.append((kind, (x - dy * along, y + dx * along)))
        arms = tuple((kind, place) for kind, place in places if kind != "fence")
        return Signs(arms, next((place for kind, place in places if kind == "fence"), None))

    # --- roads ------------------------------------------------------------------------------------------------------

    def _course(self, road: Road) -> Iterator[Curve]:
        """From crossing to crossing; through a hub where it can be left for another road, or where it ends."""
        joined = {locale: self._joined(locale, road.id) for locale in road.nodes if locale in self._centre}
        for at, node in enumerate(road.nodes):
            if node not in self._centre:
                continue
            ways = [self._crossing(road, number, node) for number in (at - 1, at) if 0 <= number < len(road.crossings)]
            if len(ways) == 2 and len(joined[node]) == 1:
                yield _bend(*ways)
                continue
            hub = self._hub(node, joined[node])
            (self._joins if len(joined[node]) > 1 else self._ends).append(hub)
            for place, inward in ways:
                yield _to(place, inward, hub)

    def _joined(self, locale: str, road: str) -> tuple[str, ...]:
        changes = self._board.road_net.changes.get((locale, road), ())
        return tuple(sorted({road, *(change.road for change in changes)}))

    def _hub(self, locale: str, roads: tuple[str, ...]) -> Point:
        """Between the middle of a locale and where those roads cross its borders."""
        places = []
        for road in (self._board.road[id_] for id_ in roads):
            at = road.nodes.index(locale)
            places += [self._crossing(road, i, locale)[0] for i in (at - 1, at) if 0 <= i < len(road.crossings)]
        x, y = self._centre[locale]
        places = places or [(x, y)]
        mean = sum(px for px, _ in places) / len(places), sum(py for _, py in places) / len(places)
        return (mean[0] + x) / 2, (mean[1] + y) / 2

    def _crossing(self, road: Road, number: int, locale: str) -> tuple[Point, Point]:
        """Where a road crosses a border of a locale, and the direction into that locale."""
        crossing = road.crossings[number]
        if crossing.startswith("@"):
            border = self._areas.gate[crossing[1:]]
            return border.middle, _inward(border, self._centre[locale])
        half = crossing if self._board.locale_of[crossing] == locale else self._board.opposite[crossing]
        first = self._board.pair[half]
        roads = self._board.road_net.through[first]
        border = self._areas.border[first]
        shift = (roads.index(road.id) - (len(roads) - 1) / 2) * min(_APART, border.length / (len(roads) + 1))
        return border.at(0.5 + shift / border.length), self._inward[half][1]

    # --- numbers ----------------------------------------------------------------------------------------------------

    def _ways(self, locale: str, roads: dict[str, tuple[Curve, ...]]) -> Iterator[Point]:
        reach = _Reach.of(self._areas.outline[locale])
        for road in self._board.road_net.at.get(locale, ()):
            yield from (point for point in _points(roads[road]) if reach.holds(point))

    def _number(self, locale: str, signs: dict[str, Signs], ways: tuple[Point, ...]) -> Plate:
        """The place where a plate covers least: signs above all, then roads; near the middle if it may choose."""
        covered = [place for side in self._board.sides_of[locale] if side in signs for place in signs[side].places]
        plates = (self._best(locale, scale, covered, ways) for scale in SCALES)
        plate, cost = next(plates)
        while cost >= DEAR and plate.scale > SCALES[-1]:
            plate, cost = next(plates)
        return plate

    def _best(self, locale: str, scale: float, covered: list[Point], ways: tuple[Point, ...]) -> tuple[Plate, float]:
        corners, (cx, cy) = self._areas.outline[locale], self._centre[locale]
        star = STAR if self._board.locale[locale].star is not None else 0.0
        wide, high = (NUMBER[0] * scale + star) / 2, NUMBER[1] / 2 * scale
        board = (
            (0.0, 0.0),
            (self._areas.width, 0.0),
            (self._areas.width, self._areas.height),
            (0.0, self._areas.height),
        )
        best, least = (cx, cy), float("inf")
        for x, y in _Reach.of(corners).grid():
            cost = 0.02 * hypot(x - cx, y - cy) + 2 * DEAR * _sticks_out(corners, x, y, wide + 3, high + 3)
            cost += 4 * DEAR * _sticks_out(board, x, y, wide + 3, high + 3)
            if cost < least:
                cost += DEAR * sum(
                    abs(x - px) < wide + SIGN[0] / 2 and abs(y - py) < high + SIGN[1] / 2 for px, py in covered
                )
                cost += 3 * sum(abs(x - px) < wide + 6 and abs(y - py) < high + 6 for px, py in ways)
            if cost < least:
                best, least = (x, y), cost
        return Plate((best[0] - star / 2, best[1]), scale), least


class _Reach(NamedTuple):
    """The upright box around an area."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, corners: tuple[Point, ...]) -> _Reach:
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return cls(min(xs), min(ys), max(xs), max(ys))

    def holds(self, point: Point) -> bool:
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom

    def grid(self) -> Iterator[Point]:
        """Places all over it."""
        wide, high = (self.right - self.left) / _GRID, (self.bottom - self.top) / _GRID
        return ((self.left + i * wide, self.top + j * high) for i in range(1, _GRID) for j in range(1, _GRID))


def _centroid(corners: tuple[Point, ...]) -> Point:
    doubled = x = y = 0.0
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        cross = x1 * y2 - x2 * y1
        doubled, x, y = doubled + cross, x + (x1 + x2) * cross, y + (y1 + y2) * cross
    return x / (3 * doubled), y / (3 * doubled)


def _inward(border: Border, centre: Point) -> Point:
    """Straight away from a border, to the side where the middle of its locale is."""
    (x1, y1), (x2, y2) = border
    dx, dy = (y1 - y2) / border.length, (x2 - x1) / border.length
    right_way = (centre[0] - x1) * dx + (centre[1] - y1) * dy >= 0
    return (dx, dy) if right_way else (-dx, -dy)


def _apart(dx: float, dy: float) -> float:
    """How far apart signs must be in a direction, so that upright ones do not touch."""
    across, down = (length + _GAP for length in SIGN)
    return min(across / max(abs(dx), 0.01), down / max(abs(dy), 0.01))


def _bend(start: tuple[Point, Point], end: tuple[Point, Point]) -> Curve:
    """Straight in over one border and straight out over the other."""
    ((x1, y1), (dx1, dy1)), ((x2, y2), (dx2, dy2)) = start, end
    reach = 0.4 * hypot(x2 - x1, y2 - y1)
    return (x1, y1), (x1 + dx1 * reach, y1 + dy1 * reach), (x2 + dx2 * reach, y2 + dy2 * reach), (x2, y2)


def _to(place: Point, inward: Point, hub: Point) -> Curve:
    reach = 0.5 * hypot(hub[0] - place[0], hub[1] - place[1])
    return place, (place[0] + inward[0] * reach, place[1] + inward[1] * reach), hub, hub


def _points(curves: tuple[Curve, ...]) -> Iterator[Point]:
    """Some points along a road, close enough to tell whether a plate covers it."""
    for (x1, y1), (x2, y2), (x3, y3), (x4, y4) in curves:
        for share in (0.2, 0.4, 0.6, 0.8, 1.0):
            rest = 1 - share
            a, b, c, d = rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3
            yield a * x1 + b * x2 + c * x3 + d * x4, a * y1 + b * y2 + c * y3 + d * y4


def _sticks_out(corners: tuple[Point, ...], x: float, y: float, wide: float, high: float) -> int:
    """How many corners of a plate there would lie outside; areas are convex and go round clockwise."""
    sides = list(zip(corners, (*corners[1:], corners[0]), strict=True))
    return sum(
        any((x2 - x1) * (py - y1) - (y2 - y1) * (px - x1) < 0 for (x1, y1), (x2, y2) in sides)
        for px, py in ((x - wide, y - high), (x + wide, y - high), (x - wide, y + high), (x + wide, y + high))
    )
