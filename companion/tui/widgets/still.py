"""Widgets that stay as they were drawn until something about them changes."""

from __future__ import annotations

from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static


class Still(Widget):
    """Textual asks every widget for all its lines whenever anything is drawn; this one has them at hand.

    A widget names it as its last base: style sheets inherit along the first one only.
    """

    _drawn: tuple[Region, list[Strip]] | None = None

    def _set_dirty(self, *regions: Region) -> None:
        self._drawn = None
        super()._set_dirty(*regions)

    def render_lines(self, crop: Region) -> list[Strip]:
        if self._drawn is None or self._drawn[0] != crop:
            self._drawn = (crop, super().render_lines(crop))
        return self._drawn[1]


class Row(Horizontal, Still):
    """Widgets side by side."""


class Column(Vertical, Still):
    """Widgets one below the other."""


class Words(Static, Still):
    """Words in their place, drawn only if they are others than before."""

    def put(self, content: Content) -> None:
        shown = self.content
        if not (isinstance(shown, Content) and shown.is_same(content)):
            self.update(content, layout=False)
