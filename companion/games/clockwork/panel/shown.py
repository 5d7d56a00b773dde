"""What every part of the screen of this game needs to write: language, signs, who sits where."""

from __future__ import annotations

from typing import NamedTuple

from textual.content import Content

from companion.games.clockwork.state import State
from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs

ROOMY = 44  # columns from which there are whole words


class Shown(NamedTuple):
    """A position as somebody may see it, and how to speak of it."""

    state: State
    teller: Teller
    signs: Signs
    people: dict[str, str]

    def say(self, key: str, **facts: str | int) -> str:
        return self.teller.language.say(key, **facts)

    def sign(self, seat: Seat) -> Content:
        return Content.styled(self.signs.seat(seat), f"bold $seat-{seat}")

    def figure(self, figure: str) -> str:
        return self.say(f"clockwork-panel-figure-{figure}")

    def looks_like(self, other: Shown) -> bool:
        """Would the same be drawn?"""
        return (self.state, self.teller.language, self.signs, self.people) == (
            other.state,
            other.teller.language,
            other.signs,
            other.people,
        )


def muted(text: str) -> Content:
    return Content.styled(text, "$muted")
