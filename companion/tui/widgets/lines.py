"""A list of lines with a cursor: draws only what is visible, and redraws only what changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import Reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.style import Style
from textual.visual import Visual

from companion.tui.widgets.still import Still


class Lines(ScrollView, Still, can_focus=True):
    """Arrow keys or mouse move the cursor, enter or a second click chooses the line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor(-1)", show=False),
        Binding("down", "cursor(1)", show=False),
        Binding("pageup", "cursor(-10)", show=False),
        Binding("pagedown", "cursor(10)", show=False),
        Binding("home", "cursor(-100000)", show=False),
        Binding("end", "cursor(100000)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Chosen(Message):
        """A line was chosen by enter or mouse."""

        def __init__(self, lines: Lines, row: int) -> None:
            super().__init__()
            self.lines = lines
            self.row = row

        @property
        def control(self) -> Lines:
            return self.lines

    # More lines in the same frame move nothing else on the screen, and most of them look as before.
    virtual_size = Reactive(Size(0, 0), layout=False, repaint=False)

    def __init__(self, id: str | None = None, *, choose_on_click: bool = True) -> None:  # noqa: A002
        super().__init__(id=id)
        self._content: list[Content] = []
        self._strips: dict[tuple[int, bool], Strip] = {}  # by the identity of what is drawn, so that lines can move
        self._look: tuple[str, Style] | None = None
        self._choose_on_click = choose_on_click
        self.cursor = 0

    def show(self, content: Sequence[Content], cursor: int = 0) -> None:
        """Replace the lines; those that stay the same are not drawn again."""
        before, self._content = self._content, list(content)
        for row, (new, old) in enumerate(zip(content, before, strict=False)):
            if new is not old and new.is_same(old):
                self._content[row] = old
        moved, self.cursor = self.cursor, max(0, min(cursor, len(content) - 1))
        shown = {id(line) for line in self._content}
        self._strips = {key: strip for key, strip in self._strips.items() if key[0] in shown or not key[0]}
        self._redraw({row for row, pair in enumerate(zip_longest(self._content, before)) if pair[0] is not pair[1]})
        if moved != self.cursor:
            self._redraw({moved, self.cursor})
        if len(before) != len(content):
            self._resize()
        self._follow_cursor()

    def _resize(self) -> None:
        self.virtual_size = Size(self.size.width, len(self._content))
        if self.styles.is_auto_height:
            self.refresh(layout=True)
        else:
            self._scroll_update(self.virtual_size)

    def _follow_cursor(self) -> None:
        self.scroll_to_region(Region(0, self.cursor, 1, 1), animate=False)

    def _redraw(self, rows: set[int]) -> None:
        for row in rows:
            self.refresh(Region(0, row - self.scroll_offset.y, self.size.width, 1))

    def on_resize(self) -> None:
        self.retheme()  # the new frame may have been filled with lines of the old width already
        self._resize()
        self._follow_cursor()

    def watch_show_vertical_scrollbar(self) -> None:
        self.retheme()  # it takes a column from the lines, or gives it back

    def notify_style_update(self) -> None:
        """Colours may have changed; the focus alone changes none."""
        super().notify_style_update()
        look = (self.app.theme, self.visual_style)
        if look != self._look:
            self._look = look
            self.retheme()

    def retheme(self) -> None:
        """Forget what was drawn, e.g. in other colours."""
        self._strips.clear()
        self.refresh()

    def on_focus(self) -> None:
        self._redraw({self.cursor})

    def on_blur(self) -> None:
        self._redraw({self.cursor})

    def render_line(self, y: int) -> Strip:
        row, width = y + self.scroll_offset.y, self.scrollable_content_region.width
        if row >= len(self._content):
            return self._blank(width)
        chosen = row == self.cursor and self.has_focus
        key = (id(self._content[row]), chosen)
        if key not in self._strips:
            self._strips[key] = self._draw(row, chosen, width)
        return self._strips[key]

    def _blank(self, width: int) -> Strip:
        if (0, False) not in self._strips:
            self._strips[0, False] = Strip.blank(width, self.rich_style)
        return self._strips[0, False]

    def _draw(self, row: int, chosen: bool, width: int) -> Strip:
        content = self._content[row].truncate(width, ellipsis=True, pad=True)
        if chosen:
            content = content.stylize("on $panel")
        return Visual.to_strips(self, content, width, 1, self.visual_style)[0]

    def action_cursor(self, steps: int) -> None:
        if not self._content:
            return
        before = self.cursor
        self.cursor = max(0, min(len(self._content) - 1, self.cursor + steps))
        self._redraw({before, self.cursor})
        self._follow_cursor()

    def action_choose(self) -> None:
        if self._content:
            self.post_message(self.Chosen(self, self.cursor))

    def on_click(self, event: Click) -> None:
        row = event.y + self.scroll_offset.y
        if row < len(self._content):
            self.action_cursor(row - self.cursor)
            if self._choose_on_click or event.chain > 1:
                self.action_choose()
