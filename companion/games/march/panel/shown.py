"""What every part of the picture needs to write: language, signs, who sits where."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from textual.content import Content

from companion.games.march.state import State
from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs


class Kept:
    """Parts of a picture, drawn again only when what they are drawn of has changed."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[tuple[object, ...], list[Content]]] = {}

    def part(self, name: str, of: tuple[object, ...], draw: Callable[[], list[Content]]) -> list[Content]:
        known = self._parts.get(name)
        if known is None or known[0] != of:
            known = self._parts[name] = (of, draw())
        return known[1]


class Shown(NamedTuple):
    """A position as somebody may see it, and how to speak of it."""

    state: State
    teller: Teller
    signs: Signs
    people: dict[str, str]
    kept: Kept

    def say(self, key: str, **facts: str | int) -> str:
        return self.teller.language.say(key, **facts)

    def die(self, value: int) -> str:
        """The face of a die and its number, where the signs have faces."""
        face = self.signs.die(value)
        return f"{face} {value}" if face not in ("", str(value)) else str(value)

    def looks_like(self, other: Shown) -> bool:
        """Would the same be drawn?"""
        return (self.state, self.teller.language, self.signs, self.people) == (
            other.state,
            other.teller.language,
            other.signs,
            other.people,
        )


def that_fits(width: int, *wordings: Content) -> Content:
    """The first wording that fits, or the last: fewer words rather than cut ones."""
    return next((each for each in wordings if each.cell_length <= width), wordings[-1])


def bold(text: str) -> Content:
    return Content.styled(text, "bold")


def muted(text: str) -> Content:
    return Content.styled(text, "$muted")


def tone(seat: Seat | None) -> str:
    return f"$seat-{seat}" if seat else "$muted"
