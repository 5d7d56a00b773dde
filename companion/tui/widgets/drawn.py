"""Lines drawn straight to the screen: no borders, tints or links, each line only once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.color import TRANSPARENT, Color
from textual.content import Content, Span
from textual.events import Blur, DescendantBlur, DescendantFocus, Focus
from textual.filter import ANSIToTruecolor, LineFilter
from textual.geometry import Region
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget

from companion.tui.widgets.still import Still

Styles: TypeAlias = dict[str | Style, RichStyle]
KEPT = 500  # lines whose looks are remembered though they are out of sight: somebody may look at them again


class Look(NamedTuple):
    """All that a line looks like besides its words."""

    theme: str
    style: Style
    filters: tuple[LineFilter, ...]
    indent: int
    width: int
    outer: int  # with what is left free at both sides

    def draw(self, content: Content, style: str, known: Styles) -> Strip:
        """The whole line, in this style besides its own; `known`: how styles look that were met before."""
        fits, base = content.truncate(self.width, ellipsis=True, pad=True), self._on_terminal(self.style.rich_style)
        if style:
            fits = fits.stylize(style)
        segments = list(self._side_by_side(fits, known) if are_apart(fits.spans) else self._layered(fits))
        if self.indent:
            segments.insert(0, Segment(" " * self.indent, base))
        room = self.outer - self.indent - fits.cell_length
        if room > 0:
            segments.append(Segment(" " * room, base))
        for line_filter in self.filters:
            if not isinstance(line_filter, ANSIToTruecolor):
                segments = line_filter.apply(segments, self.background)
        return Strip(segments, self.indent + fits.cell_length + max(0, room)).adjust_cell_length(self.outer)

    def _side_by_side(self, content: Content, known: Styles) -> Iterator[Segment]:
        """By the shortest way what is usual: no part lies over another. The line of a map may have a hundred."""
        text, at, base = content.plain, 0, self._on_terminal(self.style.rich_style)
        for start, end, style in content.spans:
            if start > at:
                yield Segment(text[at:start], base)
            yield Segment(text[start:end], known.get(style) or self._seen(style, known))
            at = end
        if at < len(text):
            yield Segment(text[at:], base)

    def _layered(self, content: Content) -> Iterator[Segment]:
        parts = content.render(self.style, end="", parse_style=_parsed)
        return (Segment(text, self._on_terminal(look.rich_style)) for text, look in parts if text)

    @property
    def background(self) -> Color:
        return self.style.background or TRANSPARENT

    def _seen(self, style: str | Style, known: Styles) -> RichStyle:
        """How a part in this style looks, from now on known."""
        look = known[style] = self._on_terminal((self.style + _parsed(style)).rich_style)
        return look

    def _on_terminal(self, look: RichStyle) -> RichStyle:
        """The filter that depends on nothing but the style is asked once for each style, not for every piece."""
        for line_filter in self.filters:
            if isinstance(line_filter, ANSIToTruecolor):
                look = line_filter.truecolor_style(look, self.background.rich_color)
        return look


def are_apart(spans: Sequence[Span]) -> bool:
    """One behind the other, none over the other."""
    return all(before.end <= span.start < span.end for before, span in pairwise((Span(0, 0, ""), *spans)))


def side_by_side(rows: Sequence[int]) -> list[tuple[int, int]]:
    """The first and the last of each stretch of rows without a gap: Textual looks at one region after the other."""
    stretches: list[tuple[int, int]] = []
    for row in rows:
        if stretches and row <= stretches[-1][1] + 1:
            stretches[-1] = stretches[-1][0], row
        else:
            stretches.append((row, row))
    return stretches


class Drawn(Still):
    """A widget made of lines. What a line looked like is kept as long as the same `Content` stands there."""

    def __init__(self, *children: Widget, **settings: Any) -> None:
        super().__init__(*children, **settings)
        self._look: Look | None = None
        self._known: Styles = {}
        # By the identity of the content, so that lines can move.
        self._strips: dict[tuple[int, str], tuple[Content | None, Strip]] = {}

    def watch_has_focus(self, has_focus: bool) -> None:
        """No style depends on it: matching the style sheet anew would take longer than drawing what differs."""

    def _on_focus(self, event: Focus) -> None:
        self._take_focus(event, DescendantFocus(self))

    def _on_blur(self, event: Blur) -> None:
        self._take_focus(event, DescendantBlur(self))

    def _take_focus(self, event: Focus | Blur, told: DescendantFocus | DescendantBlur) -> None:
        """What every widget does, without drawing all of it anew."""
        event.prevent_default()
        self.has_focus = isinstance(event, Focus)
        if self.parent is not None:
            self.parent.post_message(told)

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
        filters, style = tuple(self.get_line_filters()), self.visual_style
        look = Look(self.app.theme, style, filters, self.gutter.left, self.line_width(), self.outer_size.width)
        if look != self._look:
            self._look = look
            self._strips, self._known = {}, {}
        return look

    def _strip(self, content: Content | None, style: str, look: Look) -> Strip:
        key = (id(content), style)
        kept = self._strips.get(key)
        if kept is None:  # the content is kept too: another one could get its identity
            words = content if content is not None else Content("")
            kept = self._strips[key] = (content, look.draw(words, style, self._known))
        return kept[1]

    def redraw_rows(self, rows: Iterable[int]) -> None:
        """These lines of the content look different now: from edge to edge, as nothing has to be cut off then."""
        left, width = self.gutter.left, self.outer_size.width
        regions = [Region(-left, first, width, last - first + 1) for first, last in side_by_side(sorted(rows))]
        if regions:  # without one, all of it would be drawn
            self.refresh(*regions)

    def keep_only(self, shown: list[Content]) -> None:
        """Forget the looks of other lines, if they have become many."""
        if len(self._strips) <= KEPT + len(shown):
            return
        ids = {id(content) for content in shown} | {id(None)}
        self._strips = {key: kept for key, kept in self._strips.items() if key[0] in ids}


def _parsed(style: str | Style) -> Style:
    return style if isinstance(style, Style) else Style.parse(style)
