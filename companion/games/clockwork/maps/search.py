"""Maps on request: by chance, fair, any of the fair ones, or symmetric (docs/fairness.md).

All of them keep the composition they start from and the tiles on locked places; chance comes from the dice alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

from companion.games.clockwork.maps.balance import WHOLE, Balance
from companion.games.clockwork.maps.generate import FREE, Counts, Dice, Locked, draw
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.symmetry import symmetric
from companion.kernel.trouble import Trouble

Mode: TypeAlias = Literal["random", "uniform", "fair", "uniform-fair", "symmetric"]
MODES: tuple[Mode, ...] = ("random", "uniform", "fair", "uniform-fair", "symmetric")
TRIES = 5_000  # swaps that are looked at for a fair map: about 12 ms
WARM = 0.02  # how far a swap may make the map worse at first, as a part of the first composite
COLD = 0.8  # after which part of the tries no swap may make it worse any more
FAIR_ENOUGH = 0.2  # the composite of `uniform-fair`: gaps of a fifth
WALK = 10_000  # tries after which nothing of the first map is left, see docs/fairness.md


def make(layout: Layout, dice: Dice, mode: Mode = "random", counts: Counts = FREE, locked: Locked = FREE) -> HexMap:
    """A map with these counts, and these tiles where they are."""
    match mode:
        case "fair":
            return fair(draw(layout, dice, counts=counts, locked=locked), dice, locked)
        case "uniform-fair":
            return uniform_fair(draw(layout, dice, counts=counts, locked=locked), dice, locked)
        case "symmetric":
            return symmetric(layout, dice, counts, locked)
    return draw(layout, dice, mode, counts, locked)


def fair(design: HexMap, dice: Dice, locked: Collection[int] = ()) -> HexMap:
    """The same tiles, laid as fairly as a short search finds."""
    balance, places = Balance(design), _unlocked(design, locked)
    return design.rearranged(_fairest(balance, places, dice))


def uniform_fair(
    design: HexMap, dice: Dice, locked: Collection[int] = (), limit: float = FAIR_ENOUGH, tries: int = WALK
) -> HexMap:
    """The same tiles, laid in any of the ways that are fair enough, each as likely as any other.

    A walk that accepts every swap as long as the map stays below the limit forgets where it began, and no map below
    the limit is visited more often than another.
    """
    balance, places, most = Balance(design), _unlocked(design, locked), int(limit * WHOLE)
    _fairest(balance, places, dice, most)
    if balance.unfairness > most:
        raise Trouble("map-not-fair", layout=design.layout.id)
    number = len(places)
    for _ in range(tries):
        balance.swap(places[int(dice() * number)], places[int(dice() * number)], most)
    return design.rearranged(balance.order)


def _fairest(balance: Balance, places: Sequence[int], dice: Dice, enough: int = 0) -> Sequence[int]:
    """Swap towards balance; returns the fairest order on the way, and stops there if it is fair enough.

    At first a swap may also make the map a little worse, less and less so: who only ever improves gets stuck early.
    """
    number, swap = len(places), balance.swap
    best, order = balance.unfairness, list(balance.order)
    warmth = WARM * best
    for attempt in range(TRIES):
        if best <= enough or not number:
            break
        slack = max(0, int(warmth * (1 - attempt / (COLD * TRIES))))
        swapped = swap(places[int(dice() * number)], places[int(dice() * number)], balance.unfairness + slack)
        if swapped and balance.unfairness < best:
            best, order = balance.unfairness, list(balance.order)
    return order


def _unlocked(design: HexMap, locked: Collection[int]) -> list[int]:
    return [place for place in range(len(design.kinds)) if place not in locked]
