"""Groups of units: what stands on a tile, every part of it, what is left of it, and how it is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Literal, TypeAlias

from companion.games.clockwork.spelling import FIGURES, Share, Units
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import SEATS, State
from companion.kernel.game import Seat, phrase

Unit: TypeAlias = Literal["soldier", "agent", "hunter", "engineer", "crasher", "guardian", "tank"]


def units_on(state: State, tile: str, seat: Seat) -> Units:
    """Everything a player has on a tile."""
    here = standing(state)
    return Units(here.soldiers(tile, seat), tuple(sorted(here.figures_of(tile, seat))))


def fits(part: Units, whole: Units) -> bool:
    """Are these units among those?"""
    enough = all(part.figures.count(figure) <= whole.figures.count(figure) for figure in part.figures)
    return enough and 0 <= part.soldiers <= whole.soldiers


def without(whole: Units, part: Units) -> Units:
    left = list(whole.figures)
    for figure in part.figures:
        left.remove(figure)
    return Units(whole.soldiers - part.soldiers, tuple(left))


def parts_of(whole: Units, size: int) -> Iterator[Units]:
    """Every group of that size, those with most figures first."""
    for number in range(min(size, len(whole.figures)), -1, -1):
        if size - number <= whole.soldiers:
            for figures in dict.fromkeys(combinations(whole.figures, number)):
                yield Units(size - number, figures)


def divisions(groups: Mapping[Seat, Units], size: int) -> Iterator[tuple[Share, ...]]:
    """Every group of that size out of what several players have, as shares."""
    if not groups:
        yield from ((),) if size == 0 else ()
        return
    (seat, own), *others = groups.items()
    for number in range(min(size, own.count), -1, -1):
        for units in parts_of(own, number):
            share = (Share(seat, units),) if number else ()
            yield from ((*share, *more) for more in divisions(dict(others), size - number))


# --- one spelling for one thing ----------------------------------------------------------------------------------


def in_order(units: Units) -> Units:
    """The same units, however somebody listed them."""
    return Units(units.soldiers, tuple(sorted(units.figures)))


def shares_in_order(shares: Iterable[Share]) -> tuple[Share, ...]:
    """The same shares, however somebody listed them: each player once, nobody with nothing."""
    found: dict[Seat, Units] = {}
    for share in shares:
        so_far = found.get(share.seat, Units())
        figures = (*so_far.figures, *share.units.figures)
        found[share.seat] = in_order(Units(so_far.soldiers + share.units.soldiers, figures))
    seats = sorted(found, key=lambda seat: SEATS.index(seat) if seat in SEATS else -1)
    return tuple(Share(seat, found[seat]) for seat in seats if found[seat].count)


# --- as a phrase -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def told(units: Units) -> str:
    """These units as a phrase. A figure is 1 where it begins the list, 2 where a comma stands before it."""
    if not units.count:
        return phrase("no-units")
    places: dict[str, int] = {}
    for figure in FIGURES:
        before = units.soldiers or any(places.values())
        places[figure] = (2 if before else 1) if figure in units.figures else 0
    return phrase("units", soldiers=units.soldiers, **places)
