"""The hex map of a table on a part of the screen: in which sizes it comes, a window of it, what can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.geometry import Region, Size

from companion.games.aces.panel.field import Field
from companion.games.aces.panel.lattice import READABLE, Lattice, lattices_of
from companion.games.aces.panel.layers import Layer
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import sights
from companion.games.aces.state import State
from companion.tui.widgets.pointing import Spot
from companion.tui.widgets.wide_board import WideBoard


class HexField(WideBoard):
    """Whoever derives from it says what else is drawn, and where."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self._shown: Shown | None = None
        self._fields: dict[Lattice, Field] = {}
        self._spots_of: tuple[object, list[Spot]] | None = None

    @property
    def has_picture(self) -> bool:
        return self._shown is not None and self._shown.has_map

    @property
    def _state(self) -> State:
        assert self._shown is not None
        return self._shown.state

    # --- sizes -------------------------------------------------------------------------------------------------------

    def _lattices(self) -> Sequence[Lattice]:
        return lattices_of(self._state.ground)

    @property
    def _lattice(self) -> Lattice:
        """In the size that is wanted."""
        return self._lattices()[self._chosen()]

    def sizes(self, room: Size) -> Sequence[Size]:
        return [Size(each.width, each.height) for each in self._lattices()]

    def best_size(self, room: Size) -> int:
        """The largest of which all is seen; at least one in which everything can be read."""
        fits = [at for at, each in enumerate(self._lattices()) if each.fits(room.width, room.height)]
        return max(READABLE, *fits) if fits else READABLE

    # --- the picture -------------------------------------------------------------------------------------------------

    def _field(self, layer: Layer, looked_at: str) -> Field:
        """The map in the size that is wanted, with everything on it."""
        assert self._shown is not None
        lattice = self._lattice
        if self._fields and next(iter(self._fields)).ground is not lattice.ground:
            self._fields = {}
        field = self._fields.setdefault(lattice, Field(lattice))
        field.show(self._shown, sights(self._state, layer.notes, looked_at), layer.lines)
        return field

    def _bring_into_sight(self, hexes: Sequence[str]) -> None:
        """The middle of these hexes; of the map, if there are none."""
        lattice = self._lattice
        points = [lattice.middle(hex_) for hex_ in hexes] or [(lattice.width / 2, lattice.height / 2)]
        x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
        self.follow(x / lattice.width, y / lattice.height)

    # --- what can be pointed at --------------------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        if not self.has_picture or not self.size.area:
            return []
        lattice, room, window = self._lattice, self.room(), self.window()
        key = (lattice, room, window, self._state.units)
        if self._spots_of is None or self._spots_of[0] != key:
            self._spots_of = (key, list(self._spots(lattice, room, window)))
        return self._spots_of[1]

    def _spots(self, lattice: Lattice, room: Region, window: Region) -> Iterator[Spot]:
        """Every hex, with the unit that stands there and the factory."""
        at, state = room.offset - window.offset, self._state
        for hex_ in lattice.ground.hexes:
            places = [f"hex:{hex_}"]
            places += [f"unit:{state.at[hex_]}"] if hex_ in state.at else []
            factory = lattice.ground.factory_at.get(hex_)
            places += [f"factory:{factory}"] if factory is not None else []
            runs = (Region(run.x, row, run.width, 1) for row, run in lattice.runs_of(hex_))
            yield Spot(tuple(places), tuple(run.translate(at) for run in runs))
