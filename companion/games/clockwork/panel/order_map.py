"""The map behind the curtain: what can be reached and how, and what has been ordered so far."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.events import Click
from textual.message import Message

from companion.games.clockwork.maps.named import lying
from companion.games.clockwork.panel.hexes import MapWords, draw, grid_for
from companion.games.clockwork.panel.shown import Shown
from companion.games.clockwork.panel.tiles import order_looks
from companion.games.clockwork.state import Line
from companion.kernel.game import Seat
from companion.tui.widgets.canvas import Canvas
from companion.tui.widgets.hex_map import shift


class OrderMap(Canvas):
    """Tiles out of reach are set back; a forced march has a sign of its own."""

    class Picked(Message):
        """Somebody clicked on a tile."""

        def __init__(self, tile: str) -> None:
            super().__init__()
            self.tile = tile

    def __init__(self) -> None:
        super().__init__(id="order-map")
        self._shown: Shown | None = None
        self._seat: Seat = ""
        self._ordered: tuple[Line, ...] = ()

    def show(self, shown: Shown, seat: Seat, lines: tuple[Line, ...]) -> None:
        """`shown` is what this player may see, `lines` what is ordered so far."""
        known, new = (self._shown, self._seat, self._ordered), (shown, seat, lines)
        self._shown, self._seat, self._ordered = new
        if new != known:  # most letters of an order change nothing here
            self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._shown is None:
            return []
        words = MapWords(self._shown.teller.language, self._shown.signs)
        looks = dict(order_looks(self._shown, self._seat, self._ordered))
        return draw(self._shown.state.rules.map, looks, words, width, height)

    def on_click(self, event: Click) -> None:
        if self._shown is None:
            return
        (width, height), code = self.size, self._shown.state.rules.map
        grid, left, top = grid_for(code, width, height), event.x - self.gutter.left, event.y - self.gutter.top
        at = left - shift(grid.width, width, grid.width // 2), top - shift(grid.rows, height, grid.rows // 2)
        tile = next((id_ for id_, cell in lying(code).tiles.items() if cell == grid.at(*at)), None)
        if tile is not None:
            self.post_message(self.Picked(tile))
