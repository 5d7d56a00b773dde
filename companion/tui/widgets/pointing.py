"""A picture that somebody can point at: with the arrow keys from spot to spot, or with the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple, TypeAlias, TypeVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click, Key
from textual.geometry import Region
from textual.message import Message

from companion.tui.widgets.canvas import Canvas

T = TypeVar("T")
Point: TypeAlias = tuple[float, float]

MARKED = "bold $background on $accent"
SQUARE = 2  # a line is as high as so many columns are wide


class Spot(NamedTuple):
    """A part of the picture: for which places of the layout it stands, and where it is, line by line."""

    places: tuple[str, ...]
    runs: tuple[Region, ...]

    @property
    def middle(self) -> tuple[float, float]:
        """Of its first line: what belongs to it may also be told elsewhere."""
        x, y, width, _ = self.runs[0]
        return x + width / 2, SQUARE * y


def rectangle(x: int, y: int, width: int, height: int) -> tuple[Region, ...]:
    return tuple(Region(x, y + row, width, 1) for row in range(height))


def ahead(here: Point, places: Iterable[tuple[T, Point]], across: int, down: int) -> T | None:
    """The nearest of several places on that side, rather ahead than aside; points are measured in columns."""
    ways = [(place, x - here[0], y - here[1]) for place, (x, y) in places]
    found = [(dx * across + dy * down, abs(dx * down) + abs(dy * across), place) for place, dx, dy in ways]
    there = [way for way in found if way[0] > 0]
    straight = [way for way in there if way[1] <= way[0]]
    best = min(straight or there, key=lambda way: (way[0] + 2 * way[1], way[0]), default=None)
    return None if best is None else best[-1]


class PointedAt(Canvas):
    """While somebody points, one of its spots stands out."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Moved(Message):
        """Another spot stands out now."""

    class Chosen(Message):
        """A spot was chosen, with enter or the mouse."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Typed(Message):
        """Somebody who points at the board looks for it in words instead."""

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self._pointing = False
        self._at: tuple[str, ...] = ()  # the places of the spot that stands out

    def spots(self) -> Sequence[Spot]:
        """What somebody can point at on the picture as it is drawn now."""
        return ()

    @property
    def pointed(self) -> Spot | None:
        """What somebody points at."""
        return self.standing_out if self._pointing else None

    @property
    def standing_out(self) -> Spot | None:
        """The spot that differs from all others now; nothing if nobody is at the board."""
        return next((spot for spot in self.spots() if spot.places == self._at), None) if self.can_focus else None

    def point(self) -> bool:
        """Begin, where it was left the last time; whether there is anything to point at."""
        self._pointing = bool(self.spots())
        return self.take_focus()

    def take_focus(self) -> bool:
        """One of the spots stands out from now on; whether there is any."""
        spots = self.spots()
        if spots:
            self.can_focus = True
            self._at = self._at if self.standing_out is not None else self.first_of(spots).places
            self.screen.set_focus(self)  # at once: `focus` would come a picture late
            self.redraw()
        return bool(spots)

    def first_of(self, spots: Sequence[Spot]) -> Spot:
        """Which one stands out at first."""
        return spots[0]

    def leave(self) -> None:
        """Nobody points any more."""
        if self.can_focus:
            self._pointing = self.can_focus = False
            self.redraw()

    def action_move(self, across: int, down: int) -> None:
        """To the nearest spot on that side, if there is one rather ahead than aside."""
        here = self.standing_out
        if here is None:
            return
        found = ahead(here.middle, [(spot, spot.middle) for spot in self.spots()], across, down)
        if found is not None:
            self.go_to(found)

    def go_to(self, spot: Spot) -> None:
        """This one stands out from now on."""
        self._at = spot.places
        self.redraw()
        self.post_message(self.Moved())

    def action_choose(self) -> None:
        if self.pointed is not None:
            self.post_message(self.Chosen(self.pointed))

    def on_click(self, event: Click) -> None:
        at = event.get_content_offset_capture(self)
        for spot in self.spots():
            if any(run.contains_point(at) for run in spot.runs):
                self.clicked(spot)
                break

    def clicked(self, spot: Spot) -> None:
        """The mouse chooses at once."""
        self._at = spot.places
        self.redraw()
        self.post_message(self.Chosen(spot))

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return self._pointing and character is not None and character.isprintable()

    def on_key(self, event: Key) -> None:
        if self._pointing and event.character is not None and event.is_printable:
            event.stop()
            self.post_message(self.Typed(event.character))

    def finished(self, lines: list[Content]) -> list[Content]:
        """The spot that stands out does so whatever is drawn there."""
        for run in self.standing_out.runs if self.standing_out is not None else ():
            if run.y < len(lines):
                lines[run.y] = lines[run.y].stylize(MARKED, run.x, run.right)
        return lines
