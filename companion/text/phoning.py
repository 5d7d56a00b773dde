"""What is said about phones at a table: the same in the app, in the linear mode and by the commands."""

from __future__ import annotations

from companion.kernel.game import Seat
from companion.text.teller import Teller

PATIENCE = 30.0  # seconds; if nobody has come by then, something may be wrong


class PhoneWords:
    """Speaks about the phones of one table."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._words = teller.language

    def name(self, seat: Seat) -> str:
        """Who sits there: the person and the side; or a screen for everybody."""
        return self._teller.both(seat) if seat else self._words.say("phones-screen")

    def brief(self, seat: Seat) -> str:
        """The person alone, else the side, where there is little room."""
        return self._teller.seat(seat) if seat else self.name(seat)

    def news(self, kind: str, seat: Seat) -> str:
        """Somebody has `joined`, or was `released`."""
        joined = kind == "joined"
        if not seat:
            return self._words.say("phones-screen-joined" if joined else "phones-screen-released")
        return self._words.say("phones-joined" if joined else "phones-released", seat=self.name(seat))

    def state(self, sit: int, there: int) -> str:
        """Of a seat: free, or taken by a phone that is there or away; of screens, how many of them are there."""
        if sit > 1:
            return self._words.say("phones-some", count=sit, there=there)
        return self._words.say("phones-there" if there else "phones-away" if sit else "phones-free")

    def place(self, seat: Seat, sit: int, there: int) -> str:
        return f"{self.name(seat)}: {self.state(sit, there)}"

    def nobody(self) -> list[str]:
        """What may be wrong if no phone comes through."""
        return [
            self._words.say("phones-nobody-wifi"),
            self._words.say("phones-nobody-guests"),
            self._words.say("phones-nobody-firewall"),
            self._words.say("phones-nobody-hotspot"),
        ]
