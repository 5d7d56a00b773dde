"""The map at a desk: what can be picked is lit, marks tell what it would cost, and a click picks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.message import Message

from companion.games.marengo.board.areas import Point
from companion.games.marengo.panel.battlefield import Battlefield
from companion.games.marengo.panel.chips import arrow_to, where
from companion.games.marengo.panel.field import STANDS_OUT, Field
from companion.games.marengo.panel.rooms import Rooms, Written
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.state import SEATS, WAITING, State
from companion.tui.widgets.pointing import SQUARE, Spot, ahead

LIT = "on $success 30%"
CHOSEN = "bold $background on $accent"  # blocks that were picked
MARK = "bold $background on $success"


class Marks(NamedTuple):
    """What is drawn over the battle: all of it by locale, but for the position that is picked."""

    lit: Sequence[str] = ()  # what can be picked
    at: str = ""  # the place somebody points at
    picked: str = ""  # the position whose blocks were picked
    written: Mapping[str, str] = {}  # a few signs on a locale


NO_MARKS = Marks()


class DeskMap(Battlefield):
    """Shows what it is told; which key means what is the desk's business."""

    class Pointed(Message):
        """Somebody clicked on a locale, or on those who wait (`wait:…`)."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__(id="desk-map")
        self._marks = NO_MARKS
        self._written_as: tuple[object, list[Written]] | None = None

    def show_marks(self, shown: Shown, marks: Marks) -> None:
        """Draw this from now on, with what somebody points at in the window."""
        moved = marks.at != self._marks.at or self._shown is None
        self._shown, self._marks = shown, marks
        self.display = self.has_picture
        if self.has_picture and self.size.area and moved:
            self._bring_into_sight()
        self.redraw()

    def sized(self) -> None:
        if self.has_picture and self.size.area:
            self._bring_into_sight()
        super().sized()

    def _bring_into_sight(self) -> None:
        ground = self._map().sheet.ground
        if self._marks.at:
            x, y = self._point(self._marks.at)
            self.follow(x / ground.width, y / ground.height)

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if not self.has_picture:
            return []
        field, marks = self._map(), self._marks
        tints = dict.fromkeys(marks.lit, LIT)
        if marks.at:
            tints[self._locale(marks.at)] = STANDS_OUT
        return field.lines(self.window(), tints, list(self._written(field)))

    def _written(self, field: Field) -> Iterator[Written]:
        """The blocks that were picked, and signs where there is room for them, else in the middle."""
        yield from (chip._replace(style=CHOSEN) for chip in self._chips(field, self._marks.picked))
        yield from self._toward(field)
        yield from self._signs(field)

    def _signs(self, field: Field) -> list[Written]:
        """Found once as long as the same is written on the same picture."""
        key = (field.sheet, field.stands, self._marks.written)
        if self._written_as is None or self._written_as[0] != key:
            self._written_as = (key, list(self._placed(field)))
        return self._written_as[1]

    def _placed(self, field: Field) -> Iterator[Written]:
        ground = field.sheet.ground
        rooms = Rooms(ground, (*field.sheet.labels, *field.stands))
        for locale, words in self._marks.written.items():
            found = rooms.write(locale, [[(words, MARK)]], ground.middle[locale])
            x, y = ground.middle[locale]
            left = min(max(0, round(x - len(words) / 2)), ground.width - len(words))
            yield from found or (Written(left, min(int(y), ground.height - 1), words, MARK),)

    def _toward(self, field: Field) -> Iterator[Written]:
        """An approach that is picked although nobody stands there is marked where somebody would."""
        place, ground = self._marks.picked, field.sheet.ground
        if self._shown is not None and place in ground.areas.border and not self._chips(field, place):
            rooms = Rooms(ground, (*field.sheet.labels, *field.stands))
            arrow, _ = arrow_to(ground, place, self._shown.signs)
            yield from rooms.write(self._locale(place), [[(arrow, CHOSEN)]], where(ground, place))

    def _chips(self, field: Field, place: str) -> list[Written]:
        """The chip of a position; where the area has one for all of them, that one."""
        own = [chip for chip in field.stands if chip.place == place]
        if own or not any(self._state.number(seat, place) for seat in SEATS):
            return own
        return [chip for chip in field.stands if chip.place == self._locale(place)]

    def _locale(self, place: str) -> str:
        """The area a place is drawn on."""
        return area_of(self._state, place)

    def _point(self, place: str) -> Point:
        """Where a place is, in columns and lines of the picture."""
        field = self._map()
        chip = next((chip for chip in field.stands if chip.place == place), None)
        if chip is not None:
            return chip.x + len(chip.words) / 2, chip.row + 0.5
        return where(field.sheet.ground, place if not place.startswith(WAITING) else self._locale(place))

    def towards(self, here: str, places: Sequence[str], across: int, down: int) -> str:
        """The nearest of these places on that side, rather ahead than aside; the same one if there is none."""
        points = {place: self._point(place) for place in (here, *places)}
        square = [(place, (x, SQUARE * y)) for place, (x, y) in points.items()]
        return ahead(square[0][1], square[1:], across, down) or here

    def clicked(self, spot: Spot) -> None:
        if not self._has_dragged:
            kind, _, name = spot.places[0].partition(":")
            self.post_message(self.Pointed(name if kind == "locale" else f"{WAITING}{name}"))


def area_of(state: State, place: str) -> str:
    """The locale on whose area a position is drawn: those who wait at the first of their entries."""
    board = state.board
    if place.startswith(WAITING):
        return board.entry[board.force[place.removeprefix(WAITING)].entries[0]].locale
    return board.locale_of.get(place, place)
