"""A hex map in the terminal: each tile in the colour of its terrain and with its id, as large as there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import groupby
from typing import ClassVar, NamedTuple, TypeAlias

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Blur, Click, Focus
from textual.message import Message

from companion.kernel.hexgrid import Cell
from companion.tui.signs import UNICODE, Signs
from companion.tui.widgets.canvas import Canvas

# A pixel is half a character high and one wide, so it is square. For each size: pixels from column to column, and how
# far a hex reaches to each side in its middle, one pixel above it, two …; one pixel stays free between two hexes.
Shapes: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
SHAPES: Shapes = (
    (6, (3, 2)),
    (6, (3, 2, 2)),
    (7, (3, 3, 2, 2)),
    (9, (5, 5, 4, 3, 2)),
    (10, (6, 6, 5, 4, 3, 2)),
    (12, (7, 7, 6, 5, 5, 4, 3)),
    (14, (8, 8, 8, 7, 6, 5, 4, 4)),
    (16, (9, 9, 9, 8, 7, 7, 6, 5, 5)),
    (17, (10, 10, 10, 9, 8, 7, 7, 6, 5, 5)),
    (21, (13, 13, 12, 12, 11, 10, 9, 9, 8, 7, 7, 6)),
)
NAMED = 5  # pixels of half a hex from which there is room for a second word
UPPER = "▀"
Letters: TypeAlias = Mapping[tuple[int, int], tuple[str, str]]  # where, which letter, in which style


class Tile(NamedTuple):
    """How a place looks: `kind` names its colour ($tile-kind), none for a place where nothing can lie."""

    kind: str
    id: str
    word: str = ""  # below the id where there is room
    before: str = ""
    after: str = ""


class Grid:
    """Where each hex lies on a picture of pixels, and which pixels are its own."""

    def __init__(self, cells: Sequence[Cell], pitch: int, shape: tuple[int, ...]) -> None:
        self.half, self.pitch, self._shape = len(shape), pitch, shape
        self._left, self._top = min(column for column, _ in cells), min(step for _, step in cells)
        right, bottom = max(column for column, _ in cells), max(step for _, step in cells)
        self.width = (right - self._left) * pitch + 2 * self.reach(0) + 1
        self.height = (bottom - self._top + 2) * self.half - 1
        self.cells = frozenset(cells)

    @property
    def rows(self) -> int:
        return -(-self.height // 2)

    def reach(self, away: int) -> int:
        """Pixels to each side of the middle of a hex, so far above or below it."""
        return self._shape[away]

    def middle(self, cell: Cell) -> tuple[int, int]:
        column, step = cell
        return (column - self._left) * self.pitch + self.reach(0), (step - self._top) * self.half + self.half - 1

    def pixels(self, cell: Cell) -> Iterator[tuple[int, int, int]]:
        """Rows of pixels: y, the first x, and the one after the last."""
        x, y = self.middle(cell)
        for down in range(1 - self.half, self.half):
            wide = self.reach(abs(down))
            yield y + down, x - wide, x + wide + 1

    @cached_property
    def owners(self) -> dict[tuple[int, int], Cell]:
        """The hex of each pixel."""
        rows = ((cell, row) for cell in self.cells for row in self.pixels(cell))
        return {(x, y): cell for cell, (y, first, end) in rows for x in range(first, end)}

    def at(self, x: int, row: int) -> Cell | None:
        """The hex on a character of the picture."""
        return self.owners.get((x, 2 * row)) or self.owners.get((x, 2 * row + 1))


def fitting(cells: Sequence[Cell], width: int, height: int, shapes: Shapes = SHAPES) -> Grid:
    """The largest picture that fits; the smallest one if none does."""
    grids = (Grid(cells, *shape) for shape in reversed(shapes))
    return next((grid for grid in grids if grid.width <= width and grid.rows <= height), Grid(cells, *shapes[0]))


class HexPicture(Canvas, can_focus=True):
    """Arrows or the mouse move the cursor from tile to tile; capitals and blanks are only looked at."""

    SHAPES: ClassVar[Shapes] = SHAPES
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
    ]

    class Moved(Message):
        """The cursor is on another tile now; `clicked`: the mouse put it there."""

        def __init__(self, clicked: bool) -> None:
            super().__init__()
            self.clicked = clicked

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self._tiles: Mapping[Cell, Tile] = {}
        self._stops: Sequence[Cell] = ()
        self._grid: Grid | None = None
        self._fits: tuple[AbstractSet[Cell], int, int] | None = None  # for which tiles and which room
        self._level = 0  # the step to which left and right come back on their zigzag
        self._offset = (0, 0)  # of the picture in the widget, in characters
        self._signs = UNICODE
        self.cursor: Cell = (0, 0)

    def show(self, tiles: Mapping[Cell, Tile], stops: Sequence[Cell], signs: Signs) -> None:
        """Draw these tiles; the cursor rests on `stops`."""
        self._tiles, self._stops, self._signs = tiles, stops, signs
        if self.cursor not in stops:
            self.cursor = min(stops, key=lambda cell: _far(cell, _centre(stops)))
            self._level = self.cursor[1]
        self.redraw()

    # --- the cursor -------------------------------------------------------------------------------------------------

    def action_move(self, across: int, down: int) -> None:
        column, step = self.cursor
        if across:
            ahead = [cell for cell in self._stops if (cell[0] - column) * across > 0]
            found = min(ahead, key=lambda cell: (abs(cell[0] - column), abs(cell[1] - self._level), cell), default=None)
        else:
            ahead = [cell for cell in self._stops if (cell[1] - step) * down > 0]
            found = min(ahead, key=lambda cell: (abs(cell[0] - column), abs(cell[1] - step)), default=None)
        if found is not None:
            self.cursor = found
            if down:
                self._level = found[1]
            self._has_moved(clicked=False)

    def on_click(self, event: Click) -> None:
        cell = self.at(event.x, event.y)
        if cell is not None:
            self.put_cursor(cell, clicked=True)

    def at(self, x: int, y: int) -> Cell | None:
        """The hex on a character of the widget, if the cursor can rest there."""
        cell = self._grid.at(x - self._offset[0], y - self._offset[1]) if self._grid else None
        return cell if cell in self._stops else None

    def put_cursor(self, cell: Cell, *, clicked: bool = False) -> None:
        self.cursor, self._level = cell, cell[1]
        self._has_moved(clicked)

    def _has_moved(self, clicked: bool) -> None:
        self.redraw()
        self.post_message(self.Moved(clicked))

    def _on_focus(self, event: Focus) -> None:
        super()._on_focus(event)
        self.redraw()

    def _on_blur(self, event: Blur) -> None:
        super()._on_blur(event)
        self.redraw()

    # --- the picture ------------------------------------------------------------------------------------------------

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if not self._tiles:
            return []
        if self._grid is None or self._fits != (self._tiles.keys(), width, height):
            self._fits = set(self._tiles), width, height
            self._grid = fitting(list(self._tiles), width, height, self.SHAPES)
        grid = self._grid
        middle = grid.middle(self.cursor)
        self._offset = left, top = shift(grid.width, width, middle[0]), shift(grid.rows, height, middle[1] // 2)
        letters = dict(self._letters(grid))
        xs, rows = range(-left, width - left), range(-top, height - top)
        return [hex_line(grid, row, xs, self._kind, letters, self._signs) for row in rows]

    def _letters(self, grid: Grid) -> Iterator[tuple[tuple[int, int], tuple[str, str]]]:
        """What is written on the tiles, letter by letter."""
        for cell, tile in self._tiles.items():
            (x, y), style = grid.middle(cell), ink(self._kind(cell))
            yield from written(self._words(cell, tile, 2 * grid.reach(1) + 1), style, x, y // 2)
            if grid.half >= NAMED and len(tile.word) <= 2 * grid.reach(2) + 1:
                yield from written(tile.word, style, x, y // 2 + 1)

    def _kind(self, cell: Cell | None) -> str:
        if cell is None:
            return ""
        return "cursor" if cell == self.cursor else self._tiles[cell].kind

    def _words(self, cell: Cell, tile: Tile, room: int) -> str:
        before, after = (self._signs.less, self._signs.more) if cell == self.cursor else (" ", " ")
        core = f"{tile.before}{tile.id}{tile.after}"
        return f"{before}{core}{after}" if len(core) + 2 <= room else core[:room]


def hex_line(
    grid: Grid, row: int, xs: range, kind: Callable[[Cell | None], str], letters: Letters, signs: Signs
) -> Content:
    """One line of a picture of hexes: their colours, and over them what is written there."""
    owner = grid.owners.get
    cells, halves = [], {}
    for x in xs:
        if (x, row) in letters:
            cells.append(letters[x, row])
            continue
        pair = owner((x, 2 * row)), owner((x, 2 * row + 1))
        if pair not in halves:
            halves[pair] = _halves(kind(pair[0]), kind(pair[1]), signs)
        cells.append(halves[pair])
    runs = groupby(cells, key=lambda cell: cell[1])
    return Content.assemble(*(("".join(letter for letter, _ in run), style) for style, run in runs))


def _halves(upper: str, lower: str, signs: Signs) -> tuple[str, str]:
    """A place without a letter: the colours of the two pixels in it."""
    if upper == lower or signs is not UNICODE:
        return " ", ink(upper) if upper == lower else ""
    return UPPER, f"{_colour(upper)} on {_colour(lower)}"


def ink(kind: str) -> str:
    """The style of words on a tile."""
    match kind:
        case "":
            return ""
        case "cursor":
            return "bold $background on $accent"
        case "blank":
            return "$muted on $surface"
        case "road":
            return "$foreground on $panel"
        case "capital":
            return "bold $tile-crest on $tile-capital"
    return f"$tile-ink on $tile-{kind}"


def _colour(kind: str) -> str:
    return {"": "$background", "cursor": "$accent", "blank": "$surface", "road": "$panel"}.get(kind, f"$tile-{kind}")


def written(words: str, style: str, x: int, row: int) -> Iterator[tuple[tuple[int, int], tuple[str, str]]]:
    """Words around the middle of a hex, letter by letter."""
    start = x - len(words) // 2
    return (((start + at, row), (letter, style)) for at, letter in enumerate(words))


def shift(size: int, room: int, focus: int) -> int:
    """In the middle if it fits; else so that the focus is seen."""
    if size <= room:
        return (room - size) // 2
    return -max(0, min(size - room, focus - room // 2))


def _centre(cells: Sequence[Cell]) -> Cell:
    return sum(column for column, _ in cells) // len(cells), sum(step for _, step in cells) // len(cells)


def _far(cell: Cell, other: Cell) -> int:
    return 2 * abs(cell[0] - other[0]) + abs(cell[1] - other[1])
