"""What lies on the table."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from companion.kernel.game import Seat
from fog_ferry.rivers import River

SEATS = ("north", "south")
Way: TypeAlias = Literal["slack", "steady", "jerk"]  # to haul; a die shows them as 1, 2 and 3
WAYS: tuple[Way, ...] = get_args(Way)
HIDDEN = "hidden"  # a die under somebody else's hand


class Rules(Struct, frozen=True):
    """What was settled before the game."""

    river: River
    middle: Literal["tie", "coin"]  # FF-AMB-01


class Pull(Struct, frozen=True):
    """The ferry is about to go; the crew that loses it answers."""

    to: Seat
    stones: int
    braced: bool = False
    settled: bool = False


class State(Struct, frozen=True):
    """Stones are counted from the north bank, which is stone 1."""

    rules: Rules
    stone: int  # where the ferry is
    coin: Seat  # whose side is up
    round: int = 1
    hands: dict[Seat, str] = {}  # what lies under them
    dice: dict[Seat, str] = {}  # how each crew hauled last
    hauled: bool = False  # in this round
    pull: Pull | None = None
    over: bool = False

    def chosen(self, seat: Seat) -> str:
        """How a crew hauls in this round, if that is settled and known here."""
        way = self.hands.get(seat, HIDDEN)
        return way if way in WAYS else ""


def rival(seat: Seat | None) -> Seat:
    return "south" if seat == "north" else "north"
