"""Aces & Armor on the screen: the hex map with every unit, how the game stands, and all units by what matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget

from companion.games.aces.panel import in_books
from companion.games.aces.panel.acting import may_still_act
from companion.games.aces.panel.details import Details
from companion.games.aces.panel.following import action
from companion.games.aces.panel.hex_field import HexField
from companion.games.aces.panel.lattice import READABLE
from companion.games.aces.panel.layers import LAYERS, OF_A_HEX, Layer, aims
from companion.games.aces.panel.legend import legend
from companion.games.aces.panel.muster import in_order, listed
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.standing import Standing
from companion.games.aces.state import State
from companion.kernel.game import Move
from companion.kernel.once import Latest
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.aside import Aside
from companion.tui.widgets.board import Place
from companion.tui.widgets.canvas import fitted
from companion.tui.widgets.pointing import Spot

DESK = 46  # columns a desk beside the map needs
LOW = 30  # lines below which the desk is under the map
UNDER = 11  # lines that the rest of such a screen needs
HEAD = 2  # lines above a map that has the desk under it
FOOT = 5  # lines at least under a map that has the desk beside it: a gap, units
TOLD = 4  # lines at most over a map that has the desk under it
EDGES = 3  # lines above and below everything on the screen
INDENT = 2  # columns at both sides of a board that stands above the desk


class AcesBoard(HexField):
    """The map, at the left of everything else where there is room; a table without one is told in lines."""

    KEYS: ClassVar[tuple[str, ...]] = (*HexField.KEYS, *LAYERS)

    def __init__(self) -> None:
        super().__init__(id="board")
        self._beside = False
        self._aside = AcesAside()
        self._aside_high = 0  # lines
        self._followed: State | None = None  # where the window is
        self._layer = ""  # what a key shows on the map
        self._layers: Latest[Layer] = Latest()

    def asides(self) -> Sequence[Widget]:
        return (self._aside,)

    def lines_of_asides(self) -> int:
        return self._aside_high

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        before, self._shown = self._shown, Shown(state, teller, signs)
        if before is not None and self._shown.looks_like(before):
            return
        if self._at and self.has_picture:  # whoever looks at a hex goes on looking at it, whoever stands there now
            self._at = next((spot.places for spot in self.spots() if spot.places[0] == self._at[0]), self._at)
        self.redraw()
        self._aside.show(self._shown)

    def flags(self) -> Sequence[str]:
        """Values that nobody has read off a card are marked as long as they are in use."""
        return ("aces-flag-sample",) if self._shown is not None and self._state.troops.has_samples else ()

    def keys_now(self) -> Sequence[str]:
        if self._shown is None:
            return self.KEYS
        mission = self._state.rules.mission
        return [key for key in self.KEYS if key != "weather_map" or mission == "weather"] if self.has_picture else ()

    # --- its room ----------------------------------------------------------------------------------------------------

    def place_on(self, width: int, height: int) -> Place:
        if not self.has_picture:
            return "above" if height >= LOW else "tight"
        readable = self._lattices()[READABLE]
        enough = width - DESK >= min(readable.width, width // 2)
        return "beside" if height >= LOW and width >= 2 * DESK and enough else "tight"

    def height_for(self, width: int, height: int) -> int:
        """Above the desk: never more than leaves room for the play."""
        if self.has_picture:
            return max(HEAD + 1, height - UNDER)
        return max(1, len(self._told(width - 2 * INDENT, height // 2)))

    def take_room(self, width: int, height: int) -> None:
        self._beside = self.place_on(width, height) == "beside"
        self.styles.padding = (0, 0, 0, 1) if self._beside else (0, INDENT)
        columns = self._columns(width - DESK, height - EDGES) + 1 if self._beside else 0
        self.styles.width = columns if self._beside else "100%"
        self.styles.height = "100%" if self._beside else self.height_for(width, height)
        self._aside_high = self._aside.lines_for(width - columns - 4) if self._beside else 0
        self._aside.styles.height = self._aside_high

    def _columns(self, width: int, height: int) -> int:
        """As wide as the largest whole map that fits beside a desk; as much as there is if none does."""
        fits = [each.width for each in self._lattices()[READABLE:] if each.fits(width - 1, height - FOOT)]
        return max(fits, default=width - 1)

    def room(self) -> Region:
        width, height = self.size
        if not self._beside:
            return Region(0, HEAD, width, max(1, height - HEAD))
        return Region(0, 0, width, self._map_height(width, height))

    def _map_height(self, width: int, height: int) -> int:
        """What the picture needs, if all of it fits; what is left is for the units."""
        most = max(1, height - FOOT)
        fits = [each.height for each in self._lattices()[READABLE:] if each.height <= most]
        whole = [each.height for each in self._lattices()[READABLE:] if each.fits(width, most)]
        return max(whole, default=min(fits, default=most))

    # --- the picture -------------------------------------------------------------------------------------------------

    def _layer_now(self) -> Layer:
        """As long as it has something to be about."""
        assert self._shown is not None
        hex_ = self._looked_at()
        if not self._layer or (self._layer in OF_A_HEX and not hex_):
            return Layer(lines=tuple(aims(self._state)))  # the attacks that are named
        return self._layers.about((self._state, self._shown.signs, self._layer, hex_), self._find_layer)

    def _find_layer(self) -> Layer:
        assert self._shown is not None
        return LAYERS[self._layer](self._shown, self._looked_at())

    def _follow(self) -> None:
        """Once for each position: from then on the window is where somebody moves it."""
        if self._followed is not self._state:
            self._bring_into_sight(action(self._followed, self._state))
            self._followed = self._state

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._shown is None:
            return []
        if not self.has_picture:
            return self._told(width, height)
        self._follow()
        map_ = self._field(self._layer_now(), self._looked_at()).lines(self.window())
        if self._beside:
            return [*map_, *self._foot(width, height - len(map_))]
        return [*Standing(self._shown, width).flat(), *self._with_details(map_, width)]

    def _details(self) -> list[Content]:
        """In words what somebody looks at."""
        assert self._shown is not None
        hex_ = self._looked_at()
        layer = self._layer if hex_ or self._layer not in OF_A_HEX else ""
        room = self.room().width
        return [part for line in Details(self._shown, hex_, layer).lines() for part in line.wrap(room)]

    def _with_details(self, lines: list[Content], width: int) -> list[Content]:
        """Over the part of the map that nobody looks at."""
        told = [fitted(line, width, "$panel") for line in self._details()[:TOLD]]
        spot = self.standing_out
        if spot is not None and spot.runs[0].y - HEAD > len(lines) // 2:
            return [*told, *lines[len(told) :]]
        return [*lines[: len(lines) - len(told)], *told]

    def _foot(self, width: int, height: int) -> list[Content]:
        """Whatever somebody looks at in words; else all units, and what the marks mean."""
        assert self._shown is not None
        told = self._details()
        if told:
            return [Content(""), *(fitted(line, width) for line in told)][:height]
        signs = legend(self._shown, width) if height > FOOT else []
        room = height - 1 - len(signs)
        units = listed(self._shown, width, room)
        return [Content(""), *units, *[Content("")] * (room - len(units)), *signs]

    def _told(self, width: int, height: int) -> list[Content]:
        """A table without a map."""
        return in_books.told(self._shown, width, height) if self._shown is not None else []

    def _looked_at(self) -> str:
        """The hex that somebody looks at."""
        place = self._at[0] if self.can_focus and self._at else ""
        return place.removeprefix("hex:")

    def do(self, key: str, table: Table[Any]) -> Screen[Move | None] | None:
        if not self.has_picture:
            if self._shown is not None:
                self.notify(self._shown.say("aces-panel-no-map"), markup=False)
        elif key == "look":
            self.look()
        elif key == "zoom":
            self.next_size()
        else:
            self._show_layer(key)
        return None

    def _show_layer(self, key: str) -> None:
        """The same key again takes it away; what is about a hex begins with looking at one."""
        assert self._shown is not None
        if key == "weather_map" and self._state.rules.mission != "weather":
            self.notify(self._shown.say("aces-panel-no-weather"), markup=False)
            return
        self._layer = key if self._layer != key else ""
        if self._layer in OF_A_HEX and not self.can_focus:
            self.look()
        self.redraw()

    def first_of(self, spots: Sequence[Spot]) -> Spot:
        """Whoever may still act, or what the question is about; else the middle of the window."""
        state = self._state
        hexes = [state.units[unit].hex for unit in in_order(state)[:1] if unit in may_still_act(state)]
        wanted = [spot for spot in spots if spot.places[0].removeprefix("hex:") in hexes]
        return wanted[0] if wanted else super().first_of(spots)


class AcesAside(Aside[Shown]):
    """How the game stands."""

    def told(self, shown: Shown, width: int) -> Iterator[Content]:
        return Standing(shown, width).tall()
