"""The clocks of a table: how long each side has had to decide, in all and this turn."""

from __future__ import annotations

from collections.abc import Iterable

from companion.kernel.game import Seat


class Clocks:
    """Seconds per seat. Both run while both have to decide; none while the game is over or paused."""

    def __init__(self, seats: Iterable[Seat], spent: dict[Seat, float]) -> None:
        self.spent = {seat: spent.get(seat, 0.0) for seat in seats}
        self.this_turn = dict.fromkeys(self.spent, 0.0)
        self.paused = False

    def tick(self, deciding: Iterable[Seat | None], seconds: float) -> None:
        if self.paused:
            return
        for seat in set(deciding) & set(self.spent):
            assert seat is not None
            self.spent[seat] += seconds
            self.this_turn[seat] += seconds

    def next_turn(self) -> None:
        self.this_turn = dict.fromkeys(self.spent, 0.0)


def shown(seconds: float) -> str:
    whole = int(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
