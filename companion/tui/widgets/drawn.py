"""Lines drawn straight to the screen: no borders, tints or links, each line only once."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.segment import Segment
from textual.color import Color
from textual.content import Content
from textual.filter import LineFilter
from textual.geometry import Region
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget

from companion.tui.widgets.still import Still


class Look(NamedTuple):
    """All that a line looks like besides its words."""

    theme: str
    style: Style
    background: Color
    filters: tuple[LineFilter, ...]
    indent: int
    width: int
    outer: int  # with what is left free at both sides

    def draw(self, content: Content, style: str) -> Strip:
        """The whole line, in this style besides its own."""
        fits, base = content.truncate(self.width, ellipsis=True, pad=True), self.style.rich_style
        if style:
            fits = fits.stylize(style)
        parts = fits.render(self.style, end="", parse_style=_parsed)
        segments = [Segment(text, look.rich_style) for text, look in parts if text]
        if self.indent:
            segments.insert(0, Segment(" " * self.indent, base))
        strip = Strip(segments, self.indent + fits.cell_length).adjust_cell_length(self.outer, base)
        for line_filter in self.filters:
            strip = strip.apply_filter(line_filter, self.background)
        return strip


class Drawn(Still):
    """A widget made of lines. What a line looked like is kept as long as the same `Content` stands there."""

    def __init__(self, *children: Widget, **settings: Any) -> None:
        super().__init__(*children, **settings)
        self._look: Look | None = None
        # By the identity of the content, so that lines can move.
        self._strips: dict[tuple[int, str], tuple[Content | None, Strip]] = {}

    def line(self, y: int) -> tuple[Content | None, str]:
        """What stands in line `y`, and the style it has besides its own; nothing below the last line."""
        raise NotImplementedError

    def line_width(self) -> int:
        """How wide the lines are."""
        return self.size.width

    def fresh_lines(self, crop: Region) -> list[Strip]:
        look = self._look_now()
        top, height = self.gutter.top, self.size.height
        rows = (self.line(y - top) if 0 <= y - top < height else (None, "") for y in crop.line_range)
        strips = [self._strip(content, style, look) for content, style in rows]
        left, right = crop.column_span
        return strips if (left, right) == (0, look.outer) else [strip.crop(left, right) for strip in strips]

    def _look_now(self) -> Look:
        """Colours, signs or the width may have changed since the last line was drawn; then all are forgotten."""
        filters = tuple(self.get_line_filters())
        style, background = self.visual_style, self.background_colors[1]
        look = Look(
            self.app.theme, style, background, filters, self.gutter.left, self.line_width(), self.outer_size.width
        )
        if look != self._look:
            self._look = look
            self._strips = {}
        return look

    def _strip(self, content: Content | None, style: str, look: Look) -> Strip:
        key = (id(content), style)
        kept = self._strips.get(key)
        if kept is None:  # the content is kept too: another one could get its identity
            words = content if content is not None else Content("")
            kept = self._strips[key] = (content, look.draw(words, style))
        return kept[1]

    def keep_only(self, shown: list[Content]) -> None:
        """Forget the looks of all other lines."""
        ids = {id(content) for content in shown} | {id(None)}
        self._strips = {key: kept for key, kept in self._strips.items() if key[0] in ids}


def _parsed(style: str | Style) -> Style:
    return style if isinstance(style, Style) else Style.parse(style)
