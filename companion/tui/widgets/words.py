"""Words in their place, wrapped, drawn only where they are others than before."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from companion.tui.widgets.canvas import Canvas

NOTHING = Content("")


class Words(Canvas):
    """A few lines that change often."""

    def __init__(self, id: str, *, at_bottom: bool = False) -> None:  # noqa: A002
        super().__init__(id=id)
        self._content = self._foot = NOTHING
        self._at_bottom = at_bottom

    def put(self, content: Content, foot: Content = NOTHING) -> None:
        """Say this from now on; the foot is seen even if there is no room for the rest."""
        if not (content.is_same(self._content) and foot.is_same(self._foot)):
            self._content, self._foot = content, foot
            self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        foot = self._foot.wrap(width) if self._foot else []
        lines = [*self._content.wrap(width)[: height - len(foot)], *foot]
        return [*[Content("")] * (height - len(lines)), *lines] if self._at_bottom else lines
