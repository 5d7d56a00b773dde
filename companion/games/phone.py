"""What a game may bring for phones: its table as a picture. Nothing here knows a page, or how pictures are drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from companion.kernel.game import Seat

Point: TypeAlias = tuple[float, float]


class Words(Protocol):
    """A language."""

    code: str

    def say(self, key: str, /, **facts: Any) -> str: ...


class Spot(NamedTuple):
    """A place on a picture: how moves name it, what it is called, and its outline in the units of the picture."""

    name: str
    said: str
    corners: tuple[Point, ...]


class Picture(NamedTuple):
    """An SVG of that size without scripts, styles or anything from elsewhere, and the places on it."""

    svg: str
    width: float
    height: float
    spots: tuple[Spot, ...] = ()


# A position as that seat sees it; no seat: as everybody does. None: there is nothing to be seen, or this seat sees no
# more on the picture than everybody.
Draws: TypeAlias = "Callable[[Any, Seat | None, Words], Picture | None]"
