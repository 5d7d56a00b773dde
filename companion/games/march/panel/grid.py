"""Which country card lies where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise, permutations

from msgspec import Struct

from companion.games.march.state import Card

ORDERED_AT_MOST = 7  # countries; beyond that trying every order takes too long


class Grid(Struct, frozen=True):
    """How the country cards are laid out in a given width."""

    rows: tuple[tuple[str, ...], ...]
    widths: tuple[int, ...]  # of the cards in a row
    gap: int

    def linked(self, map_: dict[str, Card]) -> set[frozenset[str]]:
        """Pairs that touch and lie side by side, so that a line can join them."""
        pairs = (frozenset(pair) for row in self.rows for pair in pairwise(row))
        return {pair for pair in pairs if touching(map_, *pair)}


def touching(map_: dict[str, Card], a: str, b: str) -> bool:
    return b in map_[a].touches or a in map_[b].touches


def all_touching(order: Sequence[str], map_: dict[str, Card]) -> list[tuple[str, str]]:
    return [(a, b) for n, a in enumerate(order) for b in order[n + 1 :] if touching(map_, a, b)]


@cache
def side_by_side(cards: tuple[tuple[str, tuple[str, ...]], ...], first: str) -> tuple[str, ...]:
    """An order in which as many cards as possible lie beside one they touch, Blue's home on the left if it can."""
    touches = dict(cards)
    given = tuple(touches)
    if len(given) > ORDERED_AT_MOST:
        return given

    def worth(order: tuple[str, ...]) -> tuple[int, bool]:
        return sum(b in touches[a] or a in touches[b] for a, b in pairwise(order)), order[0] == first

    return max(permutations(given), key=worth)


def laid_out(order: tuple[str, ...], room: int, narrowest: int, gap: int) -> Grid:
    """As many cards in a row as are wide enough to read, the rows equally long."""
    most = max(1, (room + gap) // (narrowest + gap))
    rows = -(-len(order) // most)
    columns = -(-len(order) // rows)
    width, rest = divmod(room - gap * (columns - 1), columns)
    widths = tuple(width + (n < rest) for n in range(columns))
    return Grid(tuple(order[n : n + columns] for n in range(0, len(order), columns)), widths, gap)
