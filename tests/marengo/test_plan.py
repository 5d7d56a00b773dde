"""Where things lie on a drawn board: numbers and signs inside their areas, roads from border to border."""

from __future__ import annotations

from math import hypot

import pytest

from companion.games.marengo.board.areas import Border, Point
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.reading import OURS, our_board
from companion.games.marengo.sheets.name_places import NAME, name_places
from companion.games.marengo.sheets.plan import NUMBER, SIGN, Plan, plan_of
from companion.printing.fonts import width
from companion.text.language import CODES

NEARLY = 0.5  # of the board's units


@pytest.fixture(params=OURS)
def board(request: pytest.FixtureRequest) -> Board:
    return our_board(request.param)


def planned(board: Board, high: float = 1.0) -> Plan:
    plan = plan_of(board, high)
    assert plan is not None
    return plan


def inside(corners: tuple[Point, ...], point: Point) -> bool:
    """Areas are convex and go round clockwise."""
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    x, y = point
    return all((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > -NEARLY for (x1, y1), (x2, y2) in sides)


def off(border: Border, point: Point) -> float:
    """How far a point is from a border."""
    (x1, y1), (x2, y2) = border
    share = ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / border.length**2
    x, y = border.at(min(1, max(0, share)))
    return hypot(point[0] - x, point[1] - y)


@pytest.mark.parametrize("high", [1.0, 0.8])
def test_every_number_stands_in_its_locale(board: Board, high: float) -> None:
    plan = planned(board, high)
    for locale, ((x, y), scale) in plan.numbers.items():
        corners = plan.areas.outline[locale]
        assert inside(corners, (x, y)), locale
        wide, tall = NUMBER[0] * scale / 2, NUMBER[1] * scale / 2
        rim = [(x + dx * wide, y + dy * tall) for dx in (-1, 1) for dy in (-1, 1)]
        assert sum(inside(corners, corner) for corner in rim) >= 3, locale


def test_an_approach_has_as_many_signs_as_its_file_says(board: Board) -> None:
    plan = planned(board)
    for id_, signs in plan.signs.items():
        side = board.approach[id_]
        drawn = [arm for arm, _ in signs.arms]
        assert [drawn.count(arm) for arm in "ica"] == [side.inf, side.cav, side.art], id_
        assert (signs.fence is not None) == side.obstacle, id_


def test_signs_stand_on_the_side_of_their_locale_and_not_on_each_other(board: Board) -> None:
    plan = planned(board)
    for id_, signs in plan.signs.items():
        middle, (dx, dy) = plan.inward[id_]
        for x, y in signs.places:
            assert (x - middle[0]) * dx + (y - middle[1]) * dy > 0, id_
        for at, (x, y) in enumerate(signs.places):
            for px, py in signs.places[:at]:
                assert abs(x - px) >= SIGN[0] - NEARLY or abs(y - py) >= SIGN[1] - NEARLY, id_


def test_roads_cross_the_borders_of_their_course(board: Board) -> None:
    """Each crossing is the end of two curves, one on each side, at the same point of that border."""
    plan = planned(board)
    for road in board.roads:
        ends = [point for curve in plan.roads[road.id] for point in (curve[0], curve[3])]
        for crossing in road.crossings:
            border = plan.areas.gate[crossing[1:]] if crossing.startswith("@") else plan.areas.border[crossing]
            there = [point for point in ends if off(border, point) < NEARLY]
            assert len(there) >= (1 if crossing.startswith("@") else 2), (road.id, crossing)


def test_roads_join_only_where_the_board_says_so(board: Board) -> None:
    """A road that passes through a locale without a junction does not touch a hub there."""
    plan = planned(board)
    joining = {(join.locale, road) for join in board.junctions for road in join.roads}
    for road in board.roads:
        hubs = [curve[3] for curve in plan.roads[road.id] if curve[2] == curve[3]]
        through = {node for node in road.nodes[1:-1] if (node, road.id) not in joining and node in board.locale}
        for locale in through:
            corners = plan.areas.outline[locale]
            own = [hub for hub in hubs if inside(corners, hub) and hub in plan.joins]
            assert not own, (road.id, locale)


@pytest.mark.parametrize("code", CODES)
def test_names_stay_in_their_areas_and_off_the_signs(board: Board, code: str) -> None:
    plan, places = planned(board), name_places(board, 1.0, code)
    assert len(places) > len([locale for locale in board.locales if locale.name]) / 2
    for locale, ((x, y), name) in places.items():
        wide = width("narrow", name) * NAME
        for sign in (place for side in board.sides_of[locale] for place in getattr(plan.signs.get(side), "places", ())):
            assert not (x < sign[0] < x + wide and y - NAME * 0.8 < sign[1] < y + NAME * 0.2), (locale, name)
        middle = y - NAME * 0.3
        assert inside(plan.areas.outline[locale], (x, middle)), (locale, name)
        assert inside(plan.areas.outline[locale], (x + wide, middle)), (locale, name)
