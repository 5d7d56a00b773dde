"""Hexes in vertical columns, flat side up: what is beside what, how far, and which pictures look the same.

A place is `(column, step)`: steps are half a hex high and grow downwards, so all hexes of one grid have the same
parity of `column + step`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
_Cube: TypeAlias = tuple[int, int, int]  # the three axes of a hex grid, twice as fine; they add up to zero

_STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # clockwise from the top


def around(cell: Cell) -> Iterator[Cell]:
    """The six places that share an edge with this one, clockwise from the top."""
    column, step = cell
    return ((column + across, step + down) for across, down in _STEPS)


def straight(one: Cell, other: Cell) -> int:
    """The distance if nothing is in the way."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return across + max(0, (down - across) // 2)


def distances(start: Cell, passable: Collection[Cell]) -> dict[Cell, int]:
    """How far each place is that can be reached over passable ones."""
    found, waiting = {start: 0}, deque((start,))
    while waiting:
        here = waiting.popleft()
        for cell in around(here):
            if cell in passable and cell not in found:
                found[cell] = found[here] + 1
                waiting.append(cell)
    return found


def symmetries(cells: Sequence[Cell]) -> Iterator[tuple[int, ...]]:
    """Every turn or mirror image that puts the cells onto themselves: where each goes, the identity first."""
    cubes = [_cube(cell) for cell in cells]
    places = {cube: at for at, cube in enumerate(_moved_to_zero(cubes))}
    for picture in _PICTURES:
        image = _moved_to_zero([picture(cube) for cube in cubes])
        if image and all(cube in places for cube in image):
            yield tuple(places[cube] for cube in image)


def _cube(cell: Cell) -> _Cube:
    column, step = cell
    return 2 * column, -column - step, step - column


def _moved_to_zero(cubes: Sequence[_Cube]) -> list[_Cube]:
    """Shifted so that pictures of the same shape have the same coordinates."""
    left, up = min((x for x, _, _ in cubes), default=0), min((z for _, _, z in cubes), default=0)
    return [(x - left, y + left + up, z - up) for x, y, z in cubes]


def _turn(cube: _Cube) -> _Cube:
    x, y, z = cube
    return -z, -x, -y


def _turned(times: int, mirrored: bool) -> Callable[[_Cube], _Cube]:
    def picture(cube: _Cube) -> _Cube:
        if mirrored:
            cube = (cube[0], cube[2], cube[1])
        for _ in range(times):
            cube = _turn(cube)
        return cube

    return picture


_PICTURES = [_turned(times, mirrored) for mirrored in (False, True) for times in range(6)]
