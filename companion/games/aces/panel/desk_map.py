"""The hex map at a desk: shows what it is told; which key means what is the desk's business."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.message import Message

from companion.games.aces.panel.hex_field import HexField
from companion.games.aces.panel.layers import Layer
from companion.games.aces.panel.shown import Shown
from companion.tui.widgets.pointing import SQUARE, Spot, ahead


class DeskMap(HexField):
    """One hex stands out and is kept in sight."""

    class Pointed(Message):
        """Somebody clicked on a hex."""

        def __init__(self, hex_: str) -> None:
            super().__init__()
            self.hex = hex_

    def __init__(self) -> None:
        super().__init__(id="desk-map")
        self._layer, self._hex = Layer(), ""

    def show_layer(self, shown: Shown, layer: Layer, hex_: str) -> None:
        """Draw this from now on."""
        self._shown, self._layer, self._hex = shown, layer, hex_
        self._keep_in_sight()
        self.redraw()

    def sized(self) -> None:
        self._keep_in_sight()
        super().sized()

    def _keep_in_sight(self) -> None:
        if self.has_picture and self.size.area and self._hex:
            self._bring_into_sight([self._hex])

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return self._field(self._layer, self._hex).lines(self.window()) if self.has_picture else []

    def towards(self, here: str, across: int, down: int) -> str:
        """The nearest hex on that side, rather ahead than aside; the same one if there is none."""
        lattice = self._lattice
        points = [(hex_, lattice.middle(hex_)) for hex_ in lattice.ground.hexes if hex_ != here]
        x, y = lattice.middle(here)
        square = [(hex_, (left, SQUARE * top)) for hex_, (left, top) in points]
        return ahead((x, SQUARE * y), square, across, down) or here

    def clicked(self, spot: Spot) -> None:
        if not self._has_dragged:
            self.post_message(self.Pointed(spot.places[0].removeprefix("hex:")))
