"""A list below a line that is typed in."""

from __future__ import annotations

from textual.content import Content

from companion.tui.widgets.lines import Lines


class Offered(Lines, can_focus=False):
    """Its cursor is seen although the keys go to the line above it."""

    def line(self, y: int) -> tuple[Content | None, str]:
        content, style = super().line(y)
        return content, "on $panel" if y + self.scroll_offset.y == self.cursor else style
