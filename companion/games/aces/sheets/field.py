"""A map on paper: terrain with tint and sign, roads and rivers, factories, start numbers, the names of its hexes."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import sqrt

from companion.games.aces.board.maps import Ground, Map, Terrain
from companion.games.aces.sheets.courses import Ways, course_path, is_lake, rivers, roads, way_out
from companion.games.aces.sheets.look import draw_start
from companion.games.aces.sheets.pictograms import DARK, draw_sign
from companion.kernel.hexgrid import Cell
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.hexes import hexagon
from companion.printing.ink import Ink, Paint, Pattern, Swatch
from companion.printing.labels import middle_label
from companion.printing.paths import outline_path
from companion.printing.surface import Surface

LEAST_TYPE, MOST_TYPE = 5.0, 9.0  # points, of the names of hexes
LINE, COAST, ROAD_EDGE, ROAD, RIVER = "#8b8468", "#2f5f7d", "#4a3f2c", "#efdcae", "#6fa9cf"
WAVES = "#7fa9c4"
HALF = "#b03a2e"  # the border between the halves

# The tint of each terrain, and a pattern for water; forests and mountains have signs. Their greys differ.
GROUNDS: dict[Terrain, Swatch] = {
    "standard": Swatch("standard", "#f3ecd4", grey=0.97),
    "road": Swatch("road", "#f3ecd4", grey=0.97),
    "factory": Swatch("factory", "#e2d9c4", grey=0.84),
    "forest": Swatch("forest", "#c3d6a6", grey=0.74),
    "mountain": Swatch("mountain", "#d9c3a5", grey=0.82),
    "water": Swatch("water", "#cfe3ee", Pattern.WAVES, grey=0.88),
    "sea": Swatch("sea", "#a9cbe0", Pattern.WAVES, grey=0.66),
}
TREE, PEAK, WALLS = "#3d6a35", "#7a5a3a", "#3a3530"
_SIGN = 20.0  # mm, the hex that signs are drawn for once
_WIDE = 2 / sqrt(3)  # from corner to corner, for 1 from side to side


class HexField:
    """The hexes of a map fitted into a box, all of the same size."""

    def __init__(self, book: Book, map_: Map, ground: Ground, box: Box, size: float | None = None) -> None:
        self._book, self.map, self.ground = book, map_, ground
        self.flat = map_.orientation == "flat"
        cells = [map_.grid[hex_] for hex_ in ground.hexes]
        left, top, wide, high = _extent(cells, self.flat)
        self.size = size or min(box.width / wide, box.height / high)
        self.box = box.centred(wide * self.size, high * self.size)
        self._origin = self.box.x - left * self.size, self.box.y - top * self.size
        self._whole = Ground(map_, None, mountains=True)  # roads and rivers go on beyond a half
        self.middles = {hex_: self.place(map_.grid[hex_]) for hex_ in ground.hexes}

    def place(self, cell: Cell) -> Point:
        """The middle of a place, also beyond the map."""
        along, across = _middle(cell, self.flat)
        return self._origin[0] + along * self.size, self._origin[1] + across * self.size

    def at(self, hex_: str) -> Point:
        """The middle of any hex of the map."""
        return self.middles.get(hex_) or self.place(self.map.grid[hex_])

    def corners(self, hex_: str) -> tuple[Point, ...]:
        return hexagon(*self.middles[hex_], self.size, not self.flat)

    # --- all of it --------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface, covered: Collection[str] = ()) -> None:
        """`covered`: hexes where something lies on the start number."""
        outlines = {hex_: outline_path(self.corners(hex_)) for hex_ in self.ground.hexes}
        for terrain, swatch in GROUNDS.items():
            self._ground(surface, [outlines[hex_] for hex_ in self._of(terrain)], swatch)
        self._lakes(surface, outlines)
        everything = " ".join(outlines.values())
        with surface.within(everything):
            self._rivers(surface)
        surface.path(everything, None, LINE, self.size * 0.012 + 0.06)
        self._coast(surface)
        with surface.within(everything):
            self._line(surface, roads(self._whole), {}, ((ROAD_EDGE, 0.15), (ROAD, 0.09)))
        for sign, terrain in (("trees", "forest"), ("peaks", "mountain")):
            form = self._form(sign)
            for hex_ in self._of(terrain):
                self._show(surface, form, hex_)
        self._halves(surface)
        self._factories(surface)
        self._starts(surface, covered)
        self.draw_names(surface)

    def _of(self, terrain: str) -> list[str]:
        return [hex_ for hex_, found in self.ground.terrain.items() if found == terrain]

    def signs(self) -> list[Box]:
        """What of each hex should stay in one piece: its name and the sign of its terrain."""
        size, signed = self.size, {*self._of("forest"), *self._of("mountain"), *self.ground.factories.values()}
        signed |= set(self.ground.start.values())
        boxes = [Box(x - size * 0.3, y - size * 0.3, size * 0.6, size * 0.65) for x, y in map(self.at, sorted(signed))]
        left, up = self._beside()
        return boxes + [Box(x - left * size, y - up * size, size * 0.16, size * 0.09) for x, y in self.middles.values()]

    # --- ground -----------------------------------------------------------------------------------------------------

    def _ground(self, surface: Surface, outlines: list[str], swatch: Swatch) -> None:
        """All hexes of a terrain in one tint, in its pattern."""
        if outlines:
            surface.areas(" ".join(outlines), self.box, swatch, WAVES)

    def _lakes(self, surface: Surface, outlines: dict[str, str]) -> None:
        lakes = [outlines[hex_] for hex_ in self._of("water") if is_lake(self._whole, hex_)]
        if lakes:
            surface.path(" ".join(lakes), river(surface.ink), None)

    def _rivers(self, surface: Surface) -> None:
        ways = rivers(self._whole)
        self._line(surface, ways, self._ends(ways), ((COAST, 0.34), (river(surface.ink), 0.28)))

    def _line(
        self,
        surface: Surface,
        ways: Ways,
        ends: dict[str, Point],
        strokes: Iterable[tuple[str, float]],
    ) -> None:
        path = course_path(ways, self.at, ends)
        if path:
            with surface.round_ends():
                for paint, wide in strokes:
                    surface.path(path, None, paint, wide * self.size)

    def _ends(self, ways: Ways) -> dict[str, Point]:
        """Where a river leaves the map."""
        cells = {cell: hex_ for hex_, cell in self.map.grid.items()}
        found: dict[str, Point] = {}
        for hex_, others in ways.items():
            beyond = way_out(cells, self.map.grid[hex_], others)
            if beyond is not None:
                (x1, y1), (x2, y2) = self.at(hex_), self.place(beyond)
                found[hex_] = ((x1 + x2) / 2, (y1 + y2) / 2)
        return found

    def _coast(self, surface: Surface) -> None:
        """Where land meets the sea."""
        self._borders(surface, self._of("sea"), COAST, 0.05 * self.size)

    def _halves(self, surface: Surface) -> None:
        """The border between the halves, on the whole map."""
        first = set(self.map.hexes_of("1-6")) if len(self.map.halves) > 1 else set()
        own = [hex_ for hex_ in self.ground.hexes if hex_ in first]
        if 0 < len(own) < len(self.ground.hexes):
            self._borders(surface, own, HALF, 0.05 * self.size, f"{0.2 * self.size:.2f} {0.12 * self.size:.2f}")

    def _borders(self, surface: Surface, own: Iterable[str], paint: str, wide: float, dash: str = "") -> None:
        """The edges that these hexes share with others."""
        inside, near = set(own), self.ground.near
        edges = [self._edge(hex_, beside) for hex_ in inside for beside in near[hex_] if beside not in inside]
        surface.lines(sorted(edges), paint, wide, dash)

    def _edge(self, hex_: str, beside: str) -> tuple[float, float, float, float]:
        (x1, y1), (x2, y2) = self.at(hex_), self.at(beside)
        x, y, long = (x1 + x2) / 2, (y1 + y2) / 2, _WIDE / 4
        return x - (y2 - y1) * long, y + (x2 - x1) * long, x + (y2 - y1) * long, y - (x2 - x1) * long

    # --- signs ------------------------------------------------------------------------------------------------------

    def _form(self, sign: str) -> str:
        paint = {"trees": TREE, "peaks": PEAK, "factory": WALLS}[sign]
        share, down = {"trees": (0.82, 0.06), "peaks": (0.8, 0.04), "factory": (0.5, -0.05)}[sign]
        middle = (_SIGN / 2, _SIGN * (0.5 + down))
        return self._book.form(
            f"aces-{sign}", _SIGN, _SIGN, lambda form: draw_sign(form, sign, middle, _SIGN * share, paint)
        )

    def _show(self, surface: Surface, form: str, hex_: str) -> None:
        (x, y), half = self.at(hex_), self.size / 2
        surface.show(form, x - half, y - half, scale=self.size / _SIGN)

    def _factories(self, surface: Surface) -> None:
        """With their names below."""
        form, size = self._form("factory"), max(LEAST_TYPE, self.size * 0.13 / POINT)
        for factory, hex_ in self.ground.factories.items():
            self._show(surface, form, hex_)
            x, y = self.at(hex_)
            middle_label(surface, (x, y + self.size * 0.33), factory, size, "bold", DARK)

    def _starts(self, surface: Surface, covered: Collection[str]) -> None:
        for number, hex_ in self.ground.start.items():
            if hex_ in covered:
                continue
            x, y = self.at(hex_)
            draw_start(surface, (x, y + self.size * 0.08), self.size * 0.46, str(number))

    def draw_names(self, surface: Surface) -> None:
        """Small, in the upper left corner of each hex."""
        size = min(MOST_TYPE, max(LEAST_TYPE, self.size * 0.125 / POINT))
        left, up = self._beside()
        for hex_, (x, y) in self.middles.items():
            foot = y - up * self.size + size * POINT * CAP_HEIGHT
            surface.label(x - left * self.size, foot, hex_, size, "narrow", "#3f3f3a")

    def _beside(self) -> Point:
        """Where a name begins, left of the middle and above it: beside the way of a road."""
        return (0.275, 0.48) if self.flat else (0.42, 0.24)


def river(ink: Ink) -> Paint:
    """Running water: pale where ink is saved."""
    return RIVER if ink is not Ink.SAVER else "#d5e6f2"


def _middle(cell: Cell, flat: bool) -> Point:
    """In parts of a hex from side to side; pointed hexes have columns and rows exchanged."""
    lane, step = cell
    along, across = lane * sqrt(3) / 2, step / 2
    return (along, across) if flat else (across, along)


def _extent(cells: list[Cell], flat: bool) -> tuple[float, float, float, float]:
    """Left, top, width and height of these hexes, in the same measure."""
    places = [_middle(cell, flat) for cell in cells]
    wide, high = (_WIDE / 2, 0.5) if flat else (0.5, _WIDE / 2)
    left, top = min(x for x, _ in places) - wide, min(y for _, y in places) - high
    right, bottom = max(x for x, _ in places) + wide, max(y for _, y in places) + high
    return left, top, right - left, bottom - top


def extent(map_: Map, ground: Ground) -> Point:
    """Width and height of a map with hexes of 1 mm."""
    _, _, wide, high = _extent([map_.grid[hex_] for hex_ in ground.hexes], map_.orientation == "flat")
    return wide, high
