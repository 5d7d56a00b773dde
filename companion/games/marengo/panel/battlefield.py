"""The map of a battle on a part of the screen: in which sizes it comes, a window of it, what can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from textual.geometry import Offset, Region, Size

from companion.games.marengo.board.areas import Point
from companion.games.marengo.board.model import Board
from companion.games.marengo.layout import where
from companion.games.marengo.panel.field import Field, Sheet, sheet_of
from companion.games.marengo.panel.rooms import Written
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.state import State
from companion.kernel.once import Latest
from companion.tui.widgets.pointing import Spot
from companion.tui.widgets.wide_board import WideBoard

READABLE = 30  # characters for each locale: with fewer of them not everything is seen
CLOSER = (30, 85, 190)  # characters for each locale of the sizes to choose from
LEAN = 2  # how much wider or higher than it is the battlefield may be drawn, to use the room
STEP = 1.25  # how much larger the next size must be at least
SIZES_KEPT = 3  # in which it was looked at last
SHAPE = 2  # a line is as high as so many columns are wide


class Battlefield(WideBoard):
    """Whoever derives from it says what else is drawn, and where."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self._shown: Shown | None = None
        self._fields: list[Field] = []  # the last ones, the newest first: who comes closer goes back again
        self._spots: Latest[list[Spot]] = Latest()
        self._printed: Latest[list[Spot]] = Latest(SIZES_KEPT)  # where the areas are on the whole picture
        self._locales: Latest[list[Spot]] = Latest()  # and where in the window: the same wherever blocks stand

    @property
    def has_picture(self) -> bool:
        return self._shown is not None and self._shown.has_map

    @property
    def _state(self) -> State:
        assert self._shown is not None
        return self._shown.state

    # --- its sizes --------------------------------------------------------------------------------------------------

    def sizes(self, room: Size) -> Sequence[Size]:
        return _sizes(self._state.board, room)

    def best_size(self, room: Size) -> int:
        """The first in which everything can be seen."""
        needed = 0.9 * READABLE * len(self._state.board.locales)
        sizes = self.sizes(room)
        return next((number for number, size in enumerate(sizes) if size.area >= needed), len(sizes) - 1)

    # --- the picture ------------------------------------------------------------------------------------------------

    def _map(self) -> Field:
        """The map in the size that is wanted, with everything on it."""
        assert self._shown is not None
        language, signs = self._shown.teller.language, self._shown.signs
        sheet = sheet_of(self._state.board, *self.picture_size(), language, signs)
        field = next((field for field in self._fields if field.sheet is sheet), None)
        if field is None:
            field = Field(sheet)
            self._fields = [field, *self._fields[: SIZES_KEPT - 1]]
        field.show(self._shown)
        return field

    # --- what can be pointed at -------------------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """Every locale with all its positions, and those who wait."""
        if not self.has_picture or not self.size.area:
            return []
        field, room, window = self._map(), self.room(), self.window()
        at = room.offset - window.offset
        printed = self._printed.about((field.sheet,), lambda: list(_locales(field.sheet)))
        locales = self._locales.about((printed, at), lambda: [_moved(spot, at) for spot in printed])
        return self._spots.about(
            (locales, field.stands), lambda: [*locales, *(_moved(spot, at) for spot in _chips(field))]
        )


def _moved(spot: Spot, by: Offset) -> Spot:
    return Spot(spot.places, tuple(run.translate(by) for run in spot.runs))


def _locales(sheet: Sheet) -> Iterator[Spot]:
    """Every area with all its positions, where it is on the whole picture."""
    board, numbers = sheet.ground.board, {each.place: each for each in sheet.labels if each.place}
    for locale, runs in sheet.ground.runs.items():
        first = _first(numbers.get(locale), sheet.ground.middle[locale])
        rows = (Region(columns.start, row, len(columns), 1) for row, columns in runs.items())
        places = tuple(where(board, place) for place in (locale, *board.sides_of[locale]))
        yield Spot(places, (first, *rows))


def _chips(field: Field) -> Iterator[Spot]:
    """Those who wait."""
    board = field.sheet.ground.board
    for chip in field.stands:
        if chip.place not in board.locale and chip.place not in board.approach:
            run = Region(chip.x, chip.row, len(chip.words), 1)
            yield Spot((where(board, chip.place),), (run,))


def _first(number: Written | None, middle: Point) -> Region:
    """Where a locale is pointed at: its number, or its middle if there is no room for one."""
    if number is None:
        return Region(int(middle[0]), int(middle[1]), 1, 1)
    return Region(number.x, number.row, len(number.words), 1)


@lru_cache(maxsize=16)
def _sizes(board: Board, room: Size) -> Sequence[Size]:
    """All of it in the room; then larger ones, each in the shape of the battlefield."""
    wide, high = board.size or (1, 1)
    shape = SHAPE * wide / high  # columns for each line
    whole = Size(min(room.width, int(room.height * shape * LEAN)), min(room.height, int(room.width / shape * LEAN)))
    found = [Size(max(1, whole.width), max(1, whole.height))]
    for each in CLOSER:
        lines = (each * len(board.locales) / shape) ** 0.5
        size = Size(max(room.width, int(lines * shape)), max(room.height, int(lines)))
        if size.area > STEP * found[-1].area:
            found.append(size)
    return found
