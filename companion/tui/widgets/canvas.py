"""A picture made of lines: draws only the lines that changed."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Region
from textual.strip import Strip
from textual.visual import Visual

from companion.tui.widgets.still import Still


class Canvas(Still):
    """Whoever derives from it composes the lines anew in `compose_lines`; what looks the same stays untouched."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._lines: list[Content] = []
        self._strips: dict[int, Strip] = {}

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        """The lines of the picture for this size."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Something has changed: compose the lines and draw those that differ."""
        if not self.size.area:
            return
        before, self._lines = self._lines, list(self.compose_lines(self.size.width, self.size.height))
        for y in range(max(len(before), len(self._lines))):
            same = y < len(before) and y < len(self._lines) and self._lines[y].is_same(before[y])
            if not same:
                self._strips.pop(y, None)
                self.refresh(Region(0, y, self.size.width, 1))

    def on_resize(self) -> None:
        self._forget()
        self.redraw()

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._forget()

    def _forget(self) -> None:
        self._strips.clear()
        self.refresh()

    def render_line(self, y: int) -> Strip:
        if y not in self._strips:
            self._strips[y] = self._draw(y, self.size.width)
        return self._strips[y]

    def _draw(self, y: int, width: int) -> Strip:
        content = self._lines[y] if y < len(self._lines) else Content("")
        content = content.truncate(width, ellipsis=True, pad=True)
        return Visual.to_strips(self, content, width, 1, self.visual_style)[0]


def fitted(content: Content, width: int, tint: str = "") -> Content:
    """Exactly that wide, on a background of its own."""
    fits = content.truncate(max(width, 0), ellipsis=True, pad=True)
    return fits.stylize(f"on {tint}") if tint else fits


def spread(left: Content, right: Content, width: int) -> Content:
    """One part at each end; if both do not fit, the left one is cut."""
    room = max(width - right.cell_length, 0)
    gap = 1 if right.cell_length and room else 0
    return fitted(fitted(left, room - gap) + Content(" " * gap) + right, width)
