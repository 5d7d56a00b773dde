"""What groups have before them that go to the next locale, into a block or out of it: all that decides where they can.

Most moves change little of it for most of the others, so what was found for a position once is found again.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import NamedTuple

from companion.games.marengo.board.model import Board
from companion.games.marengo.moves.checks import Ground
from companion.games.marengo.state import State
from companion.kernel.game import Seat


class Beside(NamedTuple):
    """What the board has beside a position."""

    approaches: frozenset[str]
    locales: frozenset[str]
    rooms: tuple[tuple[str, int], ...]  # the same locales, and how many each holds


@cache
def beside(board: Board, place: str) -> Beside:
    over = (place,) if place in board.approach else board.ways_out[place]
    locales = tuple(dict.fromkeys(board.beyond[side] for side in over if side in board.beyond))
    rooms = tuple((locale, board.locale[locale].capacity) for locale in locales)
    return Beside(frozenset(over), frozenset(locales), rooms)


def in_sight(state: State, seat: Seat, place: str, groups: tuple[tuple[str, ...], ...], ground: Ground) -> Hashable:
    """Who could go, with which means, and how the ground lies beside them."""
    board, rulings, crowd = state.board, state.rules.rulings, state.crowd[seat]
    near, most = beside(board, place), len(groups[0])
    return (
        board, rulings, seat, place, groups, state.number(seat, place), not state.commands,
        ground.shut & near.approaches, ground.enemies & near.locales,
        tuple([min(most, room - crowd.get(locale, 0)) for locale, room in near.rooms]),
        tuple(state.roads.items()) if rulings.offroad_counts != "no" else (),
    )  # fmt: skip
