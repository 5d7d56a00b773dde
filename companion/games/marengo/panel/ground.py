"""The battlefield without what moves on it, in one size: areas, borders with their approaches, roads.

An approach is a gap in the border between two areas, a short one if it is narrow; where nothing crosses the border is
drawn twice and has no gap. Main roads are whole lines, secondary ones are dotted.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from typing import TypeAlias

from companion.games.marengo.board.areas import VISIBLE, Areas, Border, Point, areas_of, unseen_pairs
from companion.games.marengo.board.model import Board, Road
from companion.tui.widgets.dots import ACROSS, DOWN, Dots

Runs: TypeAlias = dict[int, range]  # row -> the columns of an area

BORDER, WALL, LANE, HIGHWAY = "border", "wall", "lane", "highway"
INKS = {BORDER: "", WALL: "%", LANE: ".", HIGHWAY: "="}  # the strongest last, with what stands for it in plain signs
GAP = {"narrow": 0.26, "wide": 0.62}  # of a border: the approach
ASIDE = 0.14  # of a border: how far apart roads cross it
CURVE = 6  # pieces of a bend


@cache
def has_map(board: Board) -> bool:
    """Does its file say where each locale is drawn, so that all pairs can be seen?"""
    areas = areas_of(board)
    return areas is not None and not unseen_pairs(board, areas)


@lru_cache(maxsize=6)
def ground_of(board: Board, width: int, height: int) -> Ground:
    """One picture for each size that is looked at; only of a board with areas."""
    areas = areas_of(board)
    assert areas is not None
    return Ground(board, areas, width, height)


class Ground:
    """So many columns and lines of battlefield."""

    def __init__(self, board: Board, areas: Areas, width: int, height: int) -> None:
        self.board, self.areas, self.width, self.height = board, areas, width, height
        self._x, self._y = width / areas.width, height / areas.height
        self.dots = Dots(INKS)
        for border in areas.closed:
            if border.length >= VISIBLE * areas.width:
                self._wall(border)
        for pair in dict.fromkeys(board.pair.values()):
            self._border(areas.border[pair], GAP[board.approach[pair].width])
        for side in board.approach.values():
            if side.impassable and side.id in areas.border:
                self._wall(areas.border[side.id])
        for road in sorted(board.roads, key=lambda road: road.main):
            self._road(road)

    def place(self, point: Point) -> Point:
        """A point of the board in columns and lines."""
        return point[0] * self._x, point[1] * self._y

    # --- areas ------------------------------------------------------------------------------------------------------

    @cached_property
    def runs(self) -> dict[str, Runs]:
        """The characters of each area, line by line."""
        return {id_: dict(self._rows([self.place(each) for each in line])) for id_, line in self.areas.outline.items()}

    def _rows(self, corners: list[Point]) -> Iterator[tuple[int, range]]:
        """A character belongs to an area if its middle does."""
        sides = list(pairwise([*corners, corners[0]]))
        heights = [y for _, y in corners]
        for row in range(max(0, int(min(heights))), min(self.height, int(max(heights)) + 1)):
            y = row + 0.5
            met = [x1 + (x2 - x1) * (y - y1) / (y2 - y1) for (x1, y1), (x2, y2) in sides if (y1 <= y) != (y2 <= y)]
            if met:
                yield row, range(max(0, round(min(met))), min(self.width, round(max(met))))

    @cached_property
    def owners(self) -> list[list[str]]:
        """The locale of each character."""
        lines = [[""] * self.width for _ in range(self.height)]
        for locale, runs in self.runs.items():
            for row, columns in runs.items():
                lines[row][columns.start : columns.stop] = [locale] * len(columns)
        return lines

    @cached_property
    def middle(self) -> dict[str, Point]:
        """Of each area, in columns and lines."""
        return {id_: self.place(_centroid(outline)) for id_, outline in self.areas.outline.items()}

    # --- lines ------------------------------------------------------------------------------------------------------

    def _dot(self, point: Point) -> Point:
        """A point of the board in dots, all of them on the picture."""
        x, y = self.place(point)
        return min(x * ACROSS, self.width * ACROSS - 1), min(y * DOWN, self.height * DOWN - 1)

    def _border(self, border: Border, gap: float) -> None:
        for start, end in (0, 0.5 - gap / 2), (0.5 + gap / 2, 1):
            self.dots.line(self._dot(border.at(start)), self._dot(border.at(end)), BORDER)

    def _wall(self, border: Border) -> None:
        """Two lines, one dot apart."""
        (x1, y1), (x2, y2) = self._dot(border.start), self._dot(border.end)
        across, down = (0, 1) if abs(x2 - x1) > abs(y2 - y1) else (1, 0)
        self.dots.line((x1, y1), (x2, y2), WALL)
        self.dots.line((max(0, x1 - across), max(0, y1 - down)), (max(0, x2 - across), max(0, y2 - down)), WALL)

    # --- roads ------------------------------------------------------------------------------------------------------

    def _road(self, road: Road) -> None:
        """Through each of its locales from one crossing to the next; the first and the last locale: to the middle."""
        ink, every = (HIGHWAY, 1) if road.main else (LANE, 3)
        crossings = [None, *(self._crossing(road, each) for each in road.crossings), None]
        for node, (before, after) in zip(road.nodes, pairwise(crossings), strict=True):
            if node in self.board.locale:
                self.dots.course(self._bend(node, before, after, road), ink, every)

    def _bend(self, locale: str, start: Point | None, end: Point | None, road: Road) -> list[Point]:
        middle = self._dot(_centroid(self.areas.outline[locale]))
        if start is None or end is None or self._joins(locale, road):
            return [point for point in (start, middle, end) if point is not None]
        shares = [step / CURVE for step in range(CURVE + 1)]
        return [_curve(start, middle, end, share) for share in shares]

    def _joins(self, locale: str, road: Road) -> bool:
        """Does it meet another road there?"""
        return any(each.locale == locale and road.id in each.roads for each in self.board.junctions)

    def _crossing(self, road: Road, crossing: str) -> Point | None:
        """Where a road goes over a border, or in at the edge of the map; side by side with others that do."""
        if crossing.startswith("@"):
            gate = self.areas.gate.get(crossing.removeprefix("@"))
            return None if gate is None else self._dot(gate.middle)
        pair = self.board.pair[crossing]
        roads = self.board.roads_over[pair]
        return self._dot(self.areas.border[pair].at(0.5 + ASIDE * (roads.index(road) - (len(roads) - 1) / 2)))


def _centroid(outline: tuple[Point, ...]) -> Point:
    """The middle of an area by its mass."""
    parts = [(x1 * y2 - x2 * y1, x1 + x2, y1 + y2) for (x1, y1), (x2, y2) in pairwise([*outline, outline[0]])]
    whole = 3 * sum(mass for mass, _, _ in parts)
    return sum(mass * x for mass, x, _ in parts) / whole, sum(mass * y for mass, _, y in parts) / whole


def _curve(start: Point, middle: Point, end: Point, share: float) -> Point:
    """A bend that leans toward the middle."""
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]
