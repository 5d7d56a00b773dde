"""A board that is larger than its room, or can be: somebody looks around on it, closer or from afar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import MouseDown, MouseMove, MouseScrollDown, MouseScrollUp, MouseUp
from textual.geometry import Region, Size, clamp

from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.pointing import SQUARE, Spot

STRIDE = (8, 4)  # columns and lines that the window moves at a time
MARGIN = 6  # of the window: what is nearer to its edge than a sixth of it is out of sight


class WideBoard(BoardCanvas):
    """Shows a window of its picture, which comes in several sizes.

    Whoever looks (`look`) goes from spot to spot with the arrows, and the window goes along; shift and an arrow or the
    mouse move it alone. A size is chosen with + and -, the key `zoom` or the wheel. As long as nobody chooses, the
    picture is as large as it should be, and the window follows what happens.
    """

    KEYS: ClassVar[tuple[str, ...]] = ("look", "zoom")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("shift+up", "pan(0, -1)", show=False),
        Binding("shift+down", "pan(0, 1)", show=False),
        Binding("shift+left", "pan(-1, 0)", show=False),
        Binding("shift+right", "pan(1, 0)", show=False),
        Binding("plus", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
    ]

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self._zoom: int | None = None  # which size was chosen
        self._centre = (0.5, 0.5)  # what is in the middle of the window, as a share of the picture
        self._dragged: tuple[int, int] | None = None  # where the mouse was before, while its button is down
        self._has_dragged = False

    # --- what a game says of its picture ---------------------------------------------------------------------------

    @property
    def has_picture(self) -> bool:
        """Or is this table told in words alone? Then there is nothing to zoom and no window to move."""
        return True

    def room(self) -> Region:
        """Where on the board the window is."""
        return self.size.region

    def sizes(self, room: Size) -> Sequence[Size]:
        """How large the picture can be, from small to large; the first shows all of it."""
        raise NotImplementedError

    def best_size(self, room: Size) -> int:
        """Which of them it is as long as nobody chooses."""
        return 0

    # --- the window --------------------------------------------------------------------------------------------------

    @property
    def looking(self) -> bool:
        """Is somebody at the board, without pointing at something that is wrong?"""
        return self.can_focus and not self._pointing

    def _chosen(self) -> int:
        room = self.room().size
        return self.best_size(room) if self._zoom is None else min(self._zoom, len(self.sizes(room)) - 1)

    def picture_size(self) -> Size:
        return self.sizes(self.room().size)[self._chosen()]

    def window(self) -> Region:
        """The part of the picture that is seen; beyond its edges if the picture is smaller."""
        (width, height), (wide, high) = self.room().size, self.picture_size()
        left, top = _start(wide, width, self._centre[0]), _start(high, height, self._centre[1])
        return Region(left, top, width, height)

    def follow(self, x: float, y: float) -> None:
        """Something happens there, a share of the picture: bring it into sight if it is not."""
        (wide, high), window = self.picture_size(), self.window()
        across, down = window.width // MARGIN, window.height // MARGIN
        seen = window.shrink((down, across, down, across)).contains(int(x * wide), int(y * high))
        all_of_it = wide <= window.width and high <= window.height
        if not seen or all_of_it:  # whoever comes closer wants to see that
            self._centre = (x, y)

    def _move_window(self, columns: float, lines: float) -> None:
        """By so much, but not beyond the picture."""
        if not self.has_picture:
            return
        (wide, high), window = self.picture_size(), self.window()
        if not wide or not high:
            return
        x, y = window.x + columns + window.width / 2, window.y + lines + window.height / 2
        self._centre = (
            clamp(x, min(window.width, wide) / 2, wide - min(window.width, wide) / 2) / wide,
            clamp(y, min(window.height, high) / 2, high - min(window.height, high) / 2) / high,
        )
        self.redraw()

    def action_pan(self, across: int, down: int) -> None:
        self._move_window(across * STRIDE[0], down * STRIDE[1])

    def action_zoom(self, by: int) -> None:
        """Closer or farther, as long as there is another size."""
        if not self.has_picture:
            return
        self._zoom = clamp(self._chosen() + by, 0, len(self.sizes(self.room().size)) - 1)
        self._show_spot()
        self.redraw()

    def next_size(self) -> None:
        """Closer, and from the largest size back to all of it."""
        self._zoom = (self._chosen() + 1) % len(self.sizes(self.room().size))
        self._show_spot()
        self.redraw()

    # --- looking around ----------------------------------------------------------------------------------------------

    def look(self) -> None:
        self._pointing = False
        before = self.window()
        if self.take_focus():
            self._show_spot()
            if self.window() != before:
                self.redraw()

    def first_of(self, spots: Sequence[Spot]) -> Spot:
        """Whatever is nearest to the middle of the window."""
        room = self.room()
        x, y = room.x + room.width / 2, SQUARE * (room.y + room.height / 2)
        return min(spots, key=lambda spot: abs(spot.middle[0] - x) + abs(spot.middle[1] - y))

    def go_to(self, spot: Spot) -> None:
        self._at = spot.places
        self._show_spot()
        super().go_to(spot)

    def action_choose(self) -> None:
        if not self.looking:
            super().action_choose()

    def _show_spot(self) -> None:
        """Whatever stands out is in the window."""
        spot, room, window, (wide, high) = self.standing_out, self.room(), self.window(), self.picture_size()
        if spot is not None and wide and high:
            x, y, width, _ = spot.runs[0]
            self.follow((x - room.x + window.x + width / 2) / wide, (y - room.y + window.y + 0.5) / high)

    def finished(self, lines: list[Content]) -> list[Content]:
        """The picture itself shows what stands out."""
        return lines

    # --- the mouse ---------------------------------------------------------------------------------------------------

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.action_zoom(1)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.action_zoom(-1)

    def on_mouse_down(self, event: MouseDown) -> None:
        self._dragged, self._has_dragged = (event.screen_x, event.screen_y), False
        self.capture_mouse()

    def on_mouse_move(self, event: MouseMove) -> None:
        if self._dragged is None:
            return
        columns, lines = self._dragged[0] - event.screen_x, self._dragged[1] - event.screen_y
        if columns or lines:
            self._dragged, self._has_dragged = (event.screen_x, event.screen_y), True
            self._move_window(columns, lines)

    def on_mouse_up(self, event: MouseUp) -> None:
        self._dragged = None
        self.release_mouse()

    def clicked(self, spot: Spot) -> None:
        """Look at what is there; who points at something that is wrong has found it."""
        if self._has_dragged:
            return
        if self._pointing:
            super().clicked(spot)
        else:
            self._at = spot.places
            self.take_focus()


def _start(picture: int, room: int, centre: float) -> int:
    """Where the window begins: in the middle of a small picture, else inside of it with the centre in its middle."""
    if picture <= room:
        return (picture - room) // 2
    return clamp(round(centre * picture - room / 2), 0, picture - room)
