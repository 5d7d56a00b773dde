"""What every game's board can do at the table screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from textual.screen import Screen
from textual.widget import Widget

from companion.kernel.game import Event, Move, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.pointing import PointedAt

# Above the desk; above it and so high that the log has to wait for its key; or at the left of it.
Place: TypeAlias = Literal["above", "tight", "beside"]


class BoardCanvas(PointedAt):
    """A game's table as a picture; games/<game>/panel.py has one for each game."""

    KEYS: ClassVar[tuple[str, ...]] = ()  # what this board can do by key, named as in the key map

    def asides(self) -> Sequence[Widget]:
        """What stands above the desk while the board is beside it."""
        return ()

    def lines_of_asides(self) -> int:
        """How high that is now, once the board has taken its room."""
        return 0

    def look_back(self, events: Iterator[Event]) -> None:
        """Before `show`: what was told at this table, the newest first, for a board that draws some of it."""

    viewer: Seat | None = None  # behind the curtain: who looks, and nobody else

    def show(self, state: Any, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        """`state` is what the shared screen may see, or the `viewer` if there is one."""
        raise NotImplementedError

    def height_for(self, width: int, height: int) -> int:
        """How many lines the board wants above the desk, on a screen of that size."""
        raise NotImplementedError

    def place_on(self, width: int, height: int) -> Place:
        """Where this board stands on a screen of that size."""
        return "above"

    def take_room(self, width: int, height: int) -> None:
        """Become as large as this board wants to be there; `width` is what the log at the right leaves of it."""
        self.styles.height = self.height_for(width, height)

    def flags(self) -> Sequence[str]:
        """What is special about the picture now, as messages for the line above it."""
        return ()

    def keys_now(self) -> Sequence[str]:
        """Those of `KEYS` that show something at this table: the line at the foot names no others."""
        return self.KEYS

    def do(self, key: str, table: Table[Any]) -> Screen[Move | None] | None:
        """One of `KEYS` was pressed. A screen is shown until nothing more is decided on it."""
        raise NotImplementedError
