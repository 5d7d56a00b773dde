"""What only its owner knows of a table that was put together again: each player is asked for it, and types it unseen.

A game whose views hide something for good marks it there as not known, which no code and no public record then holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.kernel.game import Decision, Seat

HOLD = "hold"  # what is asked, and the verb that answers it


def held_by(seats: Iterable[Seat], occasion: str) -> Iterator[Decision]:
    """Each of these players tells what lies behind their screen, before anything else happens."""
    return (Decision(seat, HOLD, (HOLD,), occasion, complete=False, secret=True, typed=True) for seat in seats)
