"""The clocks of a table: how long each side has had to decide, in all and this turn."""

from __future__ import annotations

from collections.abc import Iterable

from companion.kernel.game import Limit, Seat


class Clocks:
    """Seconds per seat. Both run while both have to decide; none while the game is over or paused."""

    def __init__(self, seats: Iterable[Seat], spent: dict[Seat, float]) -> None:
        self.spent = {seat: spent.get(seat, 0.0) for seat in seats}
        self.this_turn = dict.fromkeys(self.spent, 0.0)
        self.paused = False
        self._limit: Limit | None = None
        self._used = 0.0  # of the limit

    def tick(self, deciding: Iterable[Seat | None], seconds: float, limit: Limit | None = None) -> bool:
        """Has the time just run out that somebody should take at most?"""
        if self._limit != limit:
            self._limit, self._used = limit, 0.0
        if self.paused:
            return False
        running = set(deciding) & set(self.spent)
        for seat in running:
            assert seat is not None
            self.spent[seat] += seconds
            self.this_turn[seat] += seconds
        if limit is None or limit.seat not in running:
            return False
        self._used += seconds
        return self._used - seconds < limit.seconds <= self._used

    @property
    def left(self) -> float | None:
        """Of the time that somebody should take at most; none: there is no limit."""
        return None if self._limit is None else max(0.0, self._limit.seconds - self._used)

    def next_turn(self) -> None:
        self.this_turn = dict.fromkeys(self.spent, 0.0)


def shown(seconds: float) -> str:
    whole = int(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
