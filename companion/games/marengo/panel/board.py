"""Bonaparte at Marengo on the screen: the battlefield with every block, and how the battle stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from textual.content import Content
from textual.geometry import Region, Size
from textual.screen import Screen
from textual.widget import Widget

from companion.games.marengo.board.model import Board
from companion.games.marengo.layout import where
from companion.games.marengo.panel.chips import ANNOUNCED, ASLEEP
from companion.games.marengo.panel.close_up import WIDE, CloseUp
from companion.games.marengo.panel.field import Field, sheet_of
from companion.games.marengo.panel.following import action
from companion.games.marengo.panel.ground import has_map
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.panel.signature import Signature, last_losses
from companion.games.marengo.picture import picture
from companion.games.marengo.state import State
from companion.kernel.game import Event, Move, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import Place
from companion.tui.widgets.canvas import Canvas, fitted, laid_over
from companion.tui.widgets.pointing import Spot
from companion.tui.widgets.wide_board import WideBoard

DESK = 48  # columns a desk beside the map needs
MAP = 60  # and the map beside it
LOW = 30  # lines below which the desk is under the map
UNDER = 11  # lines that the rest of such a screen needs
HEAD = 2  # lines above a map that has the desk under it
FOOT = 2  # lines under a map that has the desk beside it: a gap, what the signs mean
READABLE = 30  # characters for each locale: with fewer of them not everything is seen
CLOSER = (30, 85, 190)  # characters for each locale of the sizes to choose from
LEAN = 2  # how much wider or higher than it is the battlefield may be drawn, to use the room
STEP = 1.25  # how much larger the next size must be at least
SHAPE = 2  # a line is as high as so many columns are wide


class MarengoBoard(WideBoard):
    """The map, at the left of everything else where there is room; a table without one is told in lines."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._shown: Shown | None = None
        self._fell: dict[Seat, int] = {}
        self._beside = False
        self._standing = Standing()
        self._standing_high = 0  # lines
        self._field: Field | None = None
        self._followed: State | None = None  # where the window is
        self._spots_of: tuple[object, list[Spot]] | None = None

    def asides(self) -> Sequence[Widget]:
        return (self._standing,)

    def lines_of_asides(self) -> int:
        return self._standing_high

    def look_back(self, events: Iterator[Event]) -> None:
        self._fell = last_losses(events)

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        before, self._shown = self._shown, Shown(state, teller, signs, self._fell)
        if before is not None and self._shown.looks_like(before):
            return
        self.redraw()
        self._standing.show(self._shown)

    @property
    def has_picture(self) -> bool:
        return self._shown is not None and self._shown.state.books is None and has_map(self._shown.state.board)

    # --- its room ---------------------------------------------------------------------------------------------------

    def place_on(self, width: int, height: int) -> Place:
        if not self.has_picture:
            return "above"
        return "beside" if height >= LOW and width >= DESK + MAP else "tight"

    def height_for(self, width: int, height: int) -> int:
        """Above the desk: never more than leaves room for the play."""
        if self.has_picture:
            return max(HEAD + 1, height - UNDER)
        return max(1, min(HEAD + len(self._told()), height // 2))

    def take_room(self, width: int, height: int) -> None:
        self._beside = self.place_on(width, height) == "beside"
        columns = width - max(DESK, width // 3) if self._beside else 0
        self.styles.width = columns if self._beside else "100%"
        self.styles.height = "100%" if self._beside else self.height_for(width, height)
        self._standing_high = self._standing.lines_for(width - columns - self.gutter.width) if self._beside else 0
        self._standing.styles.height = self._standing_high

    def room(self) -> Region:
        width, height = self.size
        if self._beside:
            return Region(0, 0, width, max(1, height - FOOT))
        return Region(0, HEAD, width, max(1, height - HEAD))

    # --- its sizes --------------------------------------------------------------------------------------------------

    def sizes(self, room: Size) -> Sequence[Size]:
        return _sizes(self._state.board, room)

    def best_size(self, room: Size) -> int:
        """The first in which everything can be seen."""
        needed = 0.9 * READABLE * len(self._state.board.locales)
        sizes = self.sizes(room)
        return next((number for number, size in enumerate(sizes) if size.area >= needed), len(sizes) - 1)

    def _follow(self) -> None:
        """Once for each position: from then on the window is where somebody moves it."""
        if self._followed is not self._state:
            ground = self._map().sheet.ground
            x, y = action(self._followed, self._state, ground)
            self.follow(x / ground.width, y / ground.height)
            self._followed = self._state

    # --- the picture ------------------------------------------------------------------------------------------------

    @property
    def _state(self) -> State:
        assert self._shown is not None
        return self._shown.state

    def _map(self) -> Field:
        """The map in the size that is wanted, with everything on it."""
        assert self._shown is not None
        _, teller, signs, _ = self._shown
        sheet = sheet_of(self._state.board, *self.picture_size(), teller.language, signs)
        if self._field is None or self._field.sheet is not sheet:
            self._field = Field(sheet)
        self._field.show(self._shown)
        return self._field

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._shown is None:
            return []
        signature = Signature(self._shown, width)
        if not self.has_picture:
            return [*signature.flat(), *(fitted(Content(line), width) for line in self._told())][:height]
        self._follow()
        map_ = self._with_card(self._map().lines(self.window(), self._locale_standing_out()))
        if self._beside:
            return [*map_, Content(""), fitted(self._legend(width), width)]
        under_way = list(signature.under_way())[:1]
        map_[len(map_) - len(under_way) :] = [fitted(line, width, "$panel") for line in under_way]
        return [*signature.flat(), *map_]

    def _told(self) -> list[str]:
        """Everything in words, without the line that stands above the board already."""
        if self._shown is None:
            return []
        _, *lines = picture(self._state, None)
        return [self._shown.teller.event(line) for line in lines]

    def _legend(self, width: int) -> Content:
        """What the marks on the map mean, as many as fit."""
        assert self._shown is not None
        signs = self._shown.signs
        marks = {"room": "[4]", "come": signs.far, "asleep": ASLEEP, "star": signs.capital, "announced": ANNOUNCED}
        told = ""
        for key, mark in marks.items():
            more = f"{told}   {mark} {self._shown.say(f'marengo-panel-sign-{key}')}".strip()
            told = more if len(more) <= width else told
        return Content.styled(told, "$muted")

    # --- looking closer ---------------------------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """Every locale with all its positions, and those who wait."""
        if not self.has_picture or not self.size.area:
            return []
        field = self._map()
        key = (field.sheet, field.stands, self.room(), self.window())
        if self._spots_of is None or self._spots_of[0] != key:
            self._spots_of = (key, list(self._spots()))
        return self._spots_of[1]

    def _spots(self) -> Iterator[Spot]:
        field, room, window = self._map(), self.room(), self.window()
        at = room.offset - window.offset
        board = self._state.board
        numbers = {each.place: each for each in field.sheet.labels if each.place}
        for locale, runs in field.sheet.ground.runs.items():
            label = numbers[locale]
            first = Region(label.x, label.row, len(label.words), 1)
            rows = (Region(columns.start, row, len(columns), 1) for row, columns in runs.items())
            places = tuple(where(board, place) for place in (locale, *board.sides_of[locale]))
            yield Spot(places, tuple(run.translate(at) for run in (first, *rows)))
        for chip in field.stands:
            if chip.place not in board.locale and chip.place not in board.approach:
                run = Region(chip.x, chip.row, len(chip.words), 1)
                yield Spot((where(board, chip.place),), (run.translate(at),))

    def _locale_standing_out(self) -> str:
        spot = self.standing_out
        kind, _, name = spot.places[0].partition(":") if spot is not None else ("", "", "")
        return name if kind == "locale" else ""

    def _with_card(self, lines: list[Content]) -> list[Content]:
        """A card with everything about the locale that somebody looks at, on the side where it is not."""
        locale = self._locale_standing_out()
        if not locale or self._shown is None:
            return lines
        card = CloseUp(self._shown, locale).lines(min(WIDE, self.size.width), len(lines))
        wide = card[0].cell_length
        x = self._map().sheet.ground.middle[locale][0] - self.window().x
        left = 0 if x > self.room().width / 2 else self.room().width - wide
        for row, line in enumerate(card):
            lines[row] = laid_over(fitted(lines[row], self.room().width), line, left)
        return lines

    def do(self, key: str, table: Table[Any]) -> Screen[Move | None] | None:
        if not self.has_picture:
            if self._shown is not None:
                self.notify(self._shown.say("marengo-panel-no-map"), markup=False)
        elif key == "look":
            self.look()
        else:
            self.next_size()
        return None


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


class Standing(Canvas):
    """How the battle stands, above the desk."""

    def __init__(self) -> None:
        super().__init__(id="aside")
        self._shown: Shown | None = None

    def show(self, shown: Shown) -> None:
        self._shown = shown
        self.redraw()

    def lines_for(self, width: int) -> int:
        return 0 if self._shown is None else len(list(Signature(self._shown, width).tall()))

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [] if self._shown is None else list(Signature(self._shown, width).tall())
