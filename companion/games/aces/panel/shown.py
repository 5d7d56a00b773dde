"""What every part of the screen of this game needs to write: the position, language, signs."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.aces.spelling import spelled
from companion.games.aces.state import LAUNCHER, State
from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs


class Shown(NamedTuple):
    """A position as it may be seen, and how to speak of it."""

    state: State
    teller: Teller
    signs: Signs

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.teller.language.say(key, **facts)

    def tenths(self, number: float) -> str:
        """As the language writes it."""
        return f"{number:.1f}".replace(".", self.say("aces-panel-decimal-point"))

    def unit(self, unit: str) -> str:
        """A unit as it is typed."""
        return "V2" if unit == LAUNCHER else spelled(unit, self.teller.language.code)

    def type_of(self, unit: str) -> str:
        return self.teller.label(self.state.card(unit).id if unit == LAUNCHER else self.state.units[unit].type)

    def sign(self, seat: Seat | None) -> str:
        """Whose something is; a hollow sign for nobody's."""
        return self.signs.seat(seat) if seat else self.signs.hollow

    @property
    def sky(self) -> str:
        """The weather, and how long it lasts."""
        sky = self.say("aces-panel-weather-short", weather=self.state.weather)
        return self.say("aces-panel-weather", sky=sky, left=self.state.weather_left)

    @property
    def has_map(self) -> bool:
        return not self.state.in_books

    def looks_like(self, other: Shown) -> bool:
        """Would the same be drawn?"""
        return (self.state, self.teller.language, self.signs) == (other.state, other.teller.language, other.signs)
