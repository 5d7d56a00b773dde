"""The clocks of a table: how long each side has had to decide, in all and this turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.kernel.game import Limit, Seat


class Clocks:
    """Seconds per seat. Both run while both have to decide; none while the game is over or paused."""

    def __init__(self, seats: Iterable[Seat], spent: Mapping[Seat, float], used: Mapping[str, float]) -> None:
        self.spent = {seat: spent.get(seat, 0.0) for seat in seats}
        self.used = dict(used)  # of the stretch that a limit is on, or was on last
        self.this_turn = dict.fromkeys(self.spent, 0.0)
        self.paused = False
        self._limit: Limit | None = None

    def tick(self, deciding: Iterable[Seat | None], seconds: float, limit: Limit | None = None) -> bool:
        """Has the time just run out that somebody should take at most?"""
        self.watch(limit)
        if self.paused:
            return False
        running = set(deciding) & set(self.spent)
        for seat in running:
            assert seat is not None
            self.spent[seat] += seconds
            self.this_turn[seat] += seconds
        if limit is None or limit.seat not in running:
            return False
        before = self.used[limit.stretch]
        self.used[limit.stretch] = before + seconds
        return before < limit.seconds <= before + seconds

    def watch(self, limit: Limit | None) -> None:
        """How long somebody should take now: the time they have had for this stretch counts, also before a break."""
        self._limit = limit
        if limit is not None and limit.stretch not in self.used:
            self.used = {limit.stretch: 0.0}

    @property
    def left(self) -> float | None:
        """Of the time that somebody should take at most; none: there is no limit."""
        return None if self._limit is None else max(0.0, self._limit.seconds - self.used[self._limit.stretch])

    def next_turn(self) -> None:
        self.this_turn = dict.fromkeys(self.spent, 0.0)


def shown(seconds: float) -> str:
    whole = int(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
