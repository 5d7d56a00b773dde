"""The cheapest ways from a hex to all others: by points, then by how often somebody could intercept, then by steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from companion.kernel.once import once

# One number for all three, so that comparing them is comparing numbers: points, then dangers, then steps.
_POINT, _DANGER, _STEP = 1 << 20, 1 << 10, 1


class Way(NamedTuple):
    """A way to a hex: what it costs, and every hex that is entered."""

    cost: int
    route: tuple[str, ...]


class Prices:
    """What it costs to enter each hex that can be entered, and whether somebody watches it."""

    def __init__(self, points: Mapping[str, int]) -> None:
        self.of = {hex_: cost * _POINT + _STEP for hex_, cost in points.items()}

    def at(self, shut: Iterable[str], watched: Iterable[str]) -> Prices:
        """The same where some hexes cannot be entered, and some are watched."""
        other = Prices({})
        prices = other.of = self.of.copy()
        for hex_ in shut:
            prices.pop(hex_, None)
        for hex_ in watched:
            if hex_ in prices:
                prices[hex_] += _DANGER
        return other


class Ways(Mapping[str, Way]):
    """Ways to many hexes; each is put together when somebody asks for it. Only the very same ones are equal."""

    __eq__, __hash__ = object.__eq__, object.__hash__

    def __init__(self, paid: dict[str, int], came: dict[str, str]) -> None:
        self._paid, self._came = paid, came

    def __getitem__(self, hex_: str) -> Way:
        return Way(self._paid[hex_] // _POINT, tuple(self._back(hex_))[::-1])

    def _back(self, hex_: str) -> Iterator[str]:
        while before := self._came[hex_]:
            yield hex_
            hex_ = before

    def __contains__(self, hex_: object) -> bool:
        return hex_ in self._paid

    def __iter__(self) -> Iterator[str]:
        return iter(self._paid)

    def __len__(self) -> int:
        return len(self._paid)

    @once
    def hexes(self) -> frozenset[str]:
        """All that can be reached."""
        return frozenset(self._paid)


def cheapest(near: Mapping[str, tuple[str, ...]], prices: Prices, start: str, points: int) -> Ways:
    """To every hex that can be reached with so many points, the cheapest first.

    A step costs something: what the hexes at hand cost is settled when their turn comes, so that hexes of the same cost
    are gone through in any order.
    """
    paid, came, price = {start: 0}, {start: ""}, prices.of
    most = (points + 1) * _POINT
    at_cost: list[list[str]] = [[] for _ in range(points + 1)]
    at_cost[0].append(start)
    for cost, hexes in enumerate(at_cost):
        for here in hexes:
            so_far = paid[here]
            if so_far // _POINT != cost:
                continue  # a cheaper way was found meanwhile
            for hex_ in near[here]:
                further = so_far + price.get(hex_, most)
                known = paid.get(hex_, most)
                if further < known:
                    if further // _POINT < known // _POINT:
                        at_cost[further // _POINT].append(hex_)
                    paid[hex_], came[hex_] = further, here
                elif further == known and hex_ in came and here < came[hex_]:
                    came[hex_] = here
    return Ways({hex_: price for price, hex_ in sorted(zip(paid.values(), paid, strict=True))}, came)
