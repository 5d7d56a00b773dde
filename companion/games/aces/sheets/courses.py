"""Roads and rivers as smooth lines: from hex to hex through the middles of their edges, without short cuts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from companion.games.aces.board.maps import Ground, column_and_row
from companion.kernel.hexgrid import Cell, around
from companion.printing.box import Point

Ways: TypeAlias = dict[str, list[str]]  # hex -> those it is joined with


def roads(ground: Ground) -> Ways:
    """Road hexes that touch are joined, and lead into factories beside them; three of them make no triangle."""
    own = [hex_ for hex_, terrain in ground.terrain.items() if terrain == "road"]
    joined = _joined(ground, own, own)
    for hex_ in own:
        if len(joined[hex_]) <= 2:
            for beside in ground.near[hex_]:
                if ground.terrain[beside] == "factory" and not _seen_from(ground, joined, hex_, beside):
                    joined[hex_].append(beside)
    return joined


def _seen_from(ground: Ground, joined: Ways, hex_: str, factory: str) -> bool:
    """Does a neighbour on the road reach that factory already?"""
    return any(factory in joined[other] for other in joined[hex_] if other in joined)


def rivers(ground: Ground) -> Ways:
    """Water that is no lake, joined with the sea it flows into; it flows on under bridges."""
    wet = [hex_ for hex_, terrain in ground.terrain.items() if terrain == "water" and not is_lake(ground, hex_)]
    bridges = _bridges(ground)
    own = [*wet, *bridges]
    joined = _joined(ground, own, own)
    for hex_ in bridges:
        joined[hex_] = [beside for beside in joined[hex_] if beside not in bridges]
    for hex_ in wet:
        joined[hex_] += [beside for beside in ground.near[hex_] if _still_water(ground, beside)][:1]
    return joined


def is_lake(ground: Ground, hex_: str) -> bool:
    """Three or more of its neighbours are water, or two that touch each other."""
    wet = [beside for beside in ground.near[hex_] if ground.terrain[beside] == "water"]
    return len(wet) > 2 or any(one in ground.near[other] for one in wet for other in wet)


def _still_water(ground: Ground, hex_: str) -> bool:
    return ground.terrain[hex_] == "sea" or (ground.terrain[hex_] == "water" and is_lake(ground, hex_))


def _bridges(ground: Ground) -> list[str]:
    """Road hexes between two of water that do not touch; of two such hexes the one in the row of that water."""
    found: dict[frozenset[str], str] = {}
    for hex_, terrain in ground.terrain.items():
        wet = [beside for beside in ground.near[hex_] if ground.terrain[beside] == "water"]
        if terrain == "road" and len(wet) > 1 and not any(one in ground.near[other] for one in wet for other in wet):
            between = frozenset(wet)
            if between not in found or _in_row(hex_, wet) > _in_row(found[between], wet):
                found[between] = hex_
    return list(found.values())


def _in_row(hex_: str, others: list[str]) -> int:
    return sum(column_and_row(hex_)[1] == column_and_row(other)[1] for other in others)


def _joined(ground: Ground, own: Iterable[str], others: Iterable[str]) -> Ways:
    """Neighbours are joined unless both are joined with a third one already."""
    known, joined = set(others), {hex_: list[str]() for hex_ in own}
    for hex_ in joined:
        for beside in ground.near[hex_]:
            if beside in known and beside > hex_ and not set(joined[hex_]) & set(joined[beside]):
                joined[hex_].append(beside)
                joined[beside].append(hex_)
    return joined


# --- lines ----------------------------------------------------------------------------------------------------------


def course_path(ways: Ways, at: Callable[[str], Point], ends: Mapping[str, Point]) -> str:
    """All lines as one path. `ends`: hexes at the edge of the map from which a line goes on to a point beyond."""
    parts = []
    for hex_, others in ways.items():
        x, y = at(hex_)
        doors = [((x + a) / 2, (y + b) / 2) for a, b in map(at, others)]
        if hex_ in ends:
            doors.append(ends[hex_])
        if len(doors) == 2:
            (x1, y1), (x2, y2) = doors
            c1, c2 = ((x1 + 2 * x) / 3, (y1 + 2 * y) / 3), ((x2 + 2 * x) / 3, (y2 + 2 * y) / 3)
            parts.append(f"{x1:.3f} {y1:.3f} m {c1[0]:.3f} {c1[1]:.3f} {c2[0]:.3f} {c2[1]:.3f} {x2:.3f} {y2:.3f} c")
        else:
            parts += [f"{a:.3f} {b:.3f} m {x:.3f} {y:.3f} l" for a, b in doors]
    return " ".join(parts)


def way_out(cells: Mapping[Cell, str], cell: Cell, others: list[str]) -> Cell | None:
    """Of a line that ends at the edge of the map: the place beyond it that lies most straight ahead."""
    beyond = [beside for beside in around(cell) if beside not in cells]
    if len(others) != 1 or not beyond:
        return None
    back = next((place for place in around(cell) if cells.get(place) == others[0]), cell)
    ahead = (2 * cell[0] - back[0], 2 * cell[1] - back[1])
    return min(beyond, key=lambda place: (abs(place[0] - ahead[0]) + abs(place[1] - ahead[1]), place))
