"""What every part of the screen of this game needs to write: language, signs, who sits where."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.marengo.panel.ground import has_map
from companion.games.marengo.state import State
from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs


class Shown(NamedTuple):
    """A position as it may be seen, and how to speak of it; `fell`: what an army lost last."""

    state: State
    teller: Teller
    signs: Signs
    fell: dict[Seat, int]
    eyes: Seat | None = None  # whose, if not everybody's

    def say(self, key: str, **facts: str | int) -> str:
        return self.teller.language.say(key, **facts)

    @property
    def has_map(self) -> bool:
        """Can it be drawn? The books know no places, but for those that are being entered to go on with the map."""
        books = self.state.books
        return (books is None or books.deploying) and has_map(self.state.board)

    def looks_like(self, other: Shown) -> bool:
        """Would the same be drawn?"""
        return (self.state, self.teller.language, self.signs, self.fell, self.eyes) == (
            other.state,
            other.teller.language,
            other.signs,
            other.fell,
            other.eyes,
        )
