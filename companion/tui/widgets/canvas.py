"""A picture made of lines: draws only the lines that changed."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Region

from companion.tui.widgets.drawn import Drawn


class Canvas(Drawn):
    """Whoever derives from it composes the lines anew in `compose_lines`; what looks the same stays untouched."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._lines: list[Content] = []

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        """The lines of the picture for this size."""
        raise NotImplementedError

    def finished(self, lines: list[Content]) -> list[Content]:
        """A last touch, whatever the picture is of."""
        return lines

    def redraw(self) -> None:
        """Something has changed: compose the lines and draw those that differ."""
        if not self.size.area:
            return
        width, height = self.size
        before, self._lines = self._lines, self.finished(list(self.compose_lines(width, height)))
        changed = []
        for y in range(max(len(before), len(self._lines))):
            if y < len(before) and y < len(self._lines) and _same(self._lines[y], before[y]):
                self._lines[y] = before[y]
            else:
                changed.append(Region(0, y, width, 1))
        if changed:
            self.refresh(*changed)
            self.keep_only(self._lines)

    def sized(self) -> None:
        self.refresh()
        self.redraw()

    def line(self, y: int) -> tuple[Content | None, str]:
        return (self._lines[y] if y < len(self._lines) else None), ""


def _same(line: Content, before: Content) -> bool:
    return line is before or line.is_same(before)


def fitted(content: Content, width: int, tint: str = "") -> Content:
    """Exactly that wide, on a background of its own where nothing in it has one."""
    fits = content.truncate(max(width, 0), ellipsis=True, pad=True)
    return fits.stylize_before(f"on {tint}") if tint else fits


def spread(left: Content, right: Content, width: int) -> Content:
    """One part at each end; if both do not fit, the left one is cut."""
    room = max(width - right.cell_length, 0)
    gap = 1 if right.cell_length and room else 0
    return fitted(fitted(left, room - gap) + Content(" " * gap) + right, width)
