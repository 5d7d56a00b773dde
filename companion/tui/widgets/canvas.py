"""A picture made of lines: draws only the lines that changed."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content, Span
from textual.style import Style

from companion.tui.widgets.drawn import Drawn, are_apart


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
        changed = []  # type: list[int]
        for y in range(max(len(before), len(self._lines))):
            if y < len(before) and y < len(self._lines) and _same(self._lines[y], before[y]):
                self._lines[y] = before[y]
            else:
                changed.append(y)
        if changed:
            self.redraw_rows(changed)
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
    return on_ground(fits, f"on {tint}") if tint else fits


def on_ground(content: Content, ground: str) -> Content:
    """On a background where nothing in it has one: side by side, not in layers, which take longer to draw."""
    if not are_apart(content.spans) or any(isinstance(span.style, Style) for span in content.spans):
        return content.stylize_before(ground)
    parts, at = [], 0  # type: list[Span], int
    for start, end, style in content.spans:
        parts += [Span(at, start, ground)] if start > at else []
        parts.append(Span(start, end, style if "on" in str(style).split() else f"{style} {ground}"))
        at = end
    parts += [Span(at, len(content.plain), ground)] if at < len(content.plain) else []
    return Content(content.plain, parts, content.cell_length, strip_control_codes=False)


def laid_over(line: Content, piece: Content, left: int) -> Content:
    """The line with a piece of something else from this character on."""
    right = left + len(piece.plain)
    spans = [
        *(Span(start, min(end, left), style) for start, end, style in line.spans if start < left),
        *(Span(start + left, end + left, style) for start, end, style in piece.spans),
        *(Span(max(start, right), end, style) for start, end, style in line.spans if end > right),
    ]
    return Content(f"{line.plain[:left]}{piece.plain}{line.plain[right:]}", spans, strip_control_codes=False)


def spread(left: Content, right: Content, width: int) -> Content:
    """One part at each end; if both do not fit, the left one is cut."""
    room = max(width - right.cell_length, 0)
    gap = 1 if right.cell_length and room else 0
    return fitted(fitted(left, room - gap) + Content(" " * gap) + right, width)
