"""The balance of a map while its tiles change places: a swap costs as much as there are capitals, not tiles."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.clockwork.maps.access import CATEGORIES, MILLION, OPENING, WEIGHTS, Row, access, rows, spread
from companion.games.clockwork.maps.hexmap import HexMap

_WEIGHTS = tuple(WEIGHTS[category] for category in CATEGORIES)
WHOLE = MILLION * sum(_WEIGHTS)  # a composite of 1, the way it is counted here


class Balance:
    """Access of every capital, its spreads and their weighted sum, kept up to date."""

    def __init__(self, design: HexMap) -> None:
        self.capitals = len(design.layout.capitals)
        self.rows, self.numbers = rows(design)
        self.order = list(range(len(self.numbers)))  # which tile of the first map lies on each place
        self.weigh()

    def weigh(self) -> None:
        """From scratch."""
        self.access = access(self.rows, self.numbers, self.capitals)
        self.spreads = list(map(spread, self.access))
        self.unfairness = weighted(self.spreads)

    def swap(self, one: int, other: int, limit: int) -> bool:
        """Swap two tiles unless the map would be more unfair than the limit. True if they were swapped."""
        numbers, spreads, got = self.numbers, self.spreads, self.access
        first, second = numbers[one], numbers[other]
        if first == second:
            return False
        row, gives, opens = self.rows[first]
        back, gives_back, opens_back = self.rows[second]
        # `room` is what the spreads that change may add up to; mostly the first one takes it all, and we are done.
        room = limit - self.unfairness + _WEIGHTS[back] * spreads[back] + _WEIGHTS[OPENING] * spreads[OPENING]
        here = [a + b - c for a, b, c in zip(got[row], gives[other], gives[one])]  # noqa: B905
        before, wide = got[back], 0
        if row == back:
            before = here
        else:
            wide = spread(here)
            room += _WEIGHTS[row] * (spreads[row] - wide)
            if room < 0:
                return False
        there = [a + b - c for a, b, c in zip(before, gives_back[one], gives_back[other])]  # noqa: B905
        wide_back = spread(there)
        room -= _WEIGHTS[back] * wide_back
        if room < 0:
            return False
        leave = zip(opens[one], opens_back[other])  # noqa: B905
        arrive = zip(opens[other], opens_back[one])  # noqa: B905
        start = [a - b - c + d + e for a, (b, c), (d, e) in zip(got[OPENING], leave, arrive)]  # noqa: B905
        wide_start = spread(start)
        room -= _WEIGHTS[OPENING] * wide_start
        if room < 0:
            return False
        numbers[one], numbers[other] = second, first
        order = self.order
        order[one], order[other] = order[other], order[one]
        got[row], spreads[row] = here, wide
        got[back], spreads[back] = there, wide_back
        got[OPENING], spreads[OPENING] = start, wide_start
        self.unfairness = limit - room
        return True


def weighted(spreads: Sequence[int]) -> int:
    return sum(weight * wide for weight, wide in zip(_WEIGHTS, spreads, strict=True))


def unfairness(table: Sequence[Row], numbers: Sequence[int], capitals: int) -> int:
    """The composite of a map, WHOLE times."""
    return weighted([spread(got) for got in access(table, numbers, capitals)])
