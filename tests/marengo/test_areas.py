"""The areas that locales are drawn as: they fill the board and touch where its pairs are."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from companion.games.marengo.board.areas import VISIBLE, Areas, Point, areas_of, unseen_pairs
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.reading import OURS, our_board, read_board
from companion.kernel.data import asset_text

NEARLY = 1e-6  # of the board's own units
SEEN_CLOSED = {"marengo": 3, "training": 0}  # borders between locales that are no pair, long enough to be looked at


@pytest.fixture(params=OURS)
def board(request: pytest.FixtureRequest) -> Board:
    return our_board(request.param)


def drawn(board: Board) -> Areas:
    areas = areas_of(board)
    assert areas is not None
    return areas


def surface(corners: tuple[Point, ...]) -> float:
    """Positive if they go round clockwise, y downwards."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*corners, corners[0]))) / 2


def test_areas_fill_the_board_without_a_gap(board: Board) -> None:
    areas = drawn(board)
    sizes = [surface(corners) for corners in areas.outline.values()]
    assert min(sizes) > 0.001 * areas.width * areas.height
    assert sum(sizes) == pytest.approx(areas.width * areas.height)


def test_every_pair_has_a_border_that_both_halves_see_alike(board: Board) -> None:
    areas = drawn(board)
    assert unseen_pairs(board, areas) == []
    for half, other in board.opposite.items():
        (start, end), (their_start, their_end) = areas.border[half], areas.border[other]
        assert hypot(start[0] - their_end[0], start[1] - their_end[1]) < NEARLY * areas.width
        assert hypot(end[0] - their_start[0], end[1] - their_start[1]) < NEARLY * areas.width


def test_areas_touch_nowhere_else_to_be_seen() -> None:
    for id_, number in SEEN_CLOSED.items():
        areas = drawn(our_board(id_))
        assert len([border for border in areas.closed if border.length > 2 * VISIBLE * areas.width]) == number


def test_two_pairs_of_the_same_locales_share_their_border() -> None:
    """The first one in the file lies north of the second one."""
    areas = drawn(our_board("marengo"))
    north, south = areas.border["M55>M56a"], areas.border["M55>M56b"]
    assert north.length == pytest.approx(south.length)
    assert north.middle[1] < south.middle[1]
    assert {north.start, north.end} & {south.start, south.end}


def test_entries_and_sides_of_the_edge_lie_on_the_edge(board: Board) -> None:
    areas = drawn(board)
    assert areas.gate.keys() == board.entry.keys()
    edges = [areas.border[side.id] for side in board.approach.values() if side.edge]
    for border in (*areas.gate.values(), *edges):
        (x1, y1), (x2, y2) = border
        assert x1 == x2 in (0, areas.width) or y1 == y2 in (0, areas.height)


def test_a_board_that_does_not_tell_where_its_locales_are_has_no_areas() -> None:
    text = asset_text("games", "marengo", "boards", "training.toml")
    somewhere = "area = { x = 95, y = 280, weight = 0 }\n"
    assert somewhere in text
    assert areas_of(read_board(text.replace(somewhere, ""), "own.toml")) is None
    assert areas_of(read_board(text.replace("size   = [920, 640]\n", ""), "own.toml")) is None


def test_a_misplaced_area_is_named() -> None:
    text = asset_text("games", "marengo", "boards", "training.toml")
    away = read_board(text.replace("area = { x = 810, y = 320,", "area = { x = 20, y = 620,"), "own.toml")
    assert {"K>F", "F>K"} <= set(unseen_pairs(away, drawn(away)))
