"""A list of lines with a cursor: draws only what is visible, and redraws only what changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import ClassVar, Self

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import Reactive
from textual.scroll_view import ScrollView
from textual.scrollbar import ScrollBar
from textual.widget import Widget

from companion.tui.screens.holding import Holding
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.still import Still


class Bar(ScrollBar, Still):
    """The scroll bar beside the lines, if there is one to be seen."""

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """Out of sight it draws nothing: Textual would look anew where everything on the screen is."""
        beside = self.parent
        if isinstance(beside, Widget) and beside.show_vertical_scrollbar and beside.scrollbar_size_vertical:
            super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)
        return self


class Lines(ScrollView, Drawn, can_focus=True):
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
        self._choose_on_click = choose_on_click
        self.cursor = 0

    def show(self, content: Sequence[Content], cursor: int = 0) -> None:
        """Replace the lines; those that stay the same are not drawn again."""
        before, self._content = self._content, list(content)
        for row, (new, old) in enumerate(zip(content, before, strict=False)):
            if new is not old and new.is_same(old):
                self._content[row] = old
        moved, self.cursor = self.cursor, max(0, min(cursor, len(content) - 1))
        self.keep_only(self._content)
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
        height, top = self.size.height, self.scroll_offset.y
        self.redraw_rows(row - top for row in rows if 0 <= row - top < height)

    def on_resize(self) -> None:
        self._resize()
        self._follow_cursor()

    def watch_has_focus(self, has_focus: bool) -> None:
        """Only the line with the cursor looks different."""
        self._redraw({self.cursor})

    @property
    def vertical_scrollbar(self) -> ScrollBar:
        if self._vertical_scrollbar is None:
            self._vertical_scrollbar = Bar(name="vertical", thickness=self.scrollbar_size_vertical)
            self._vertical_scrollbar.display = False
            self.app._start_widget(self, self._vertical_scrollbar)
        return self._vertical_scrollbar

    def line_width(self) -> int:
        return self.scrollable_content_region.width

    def line(self, y: int) -> tuple[Content | None, str]:
        row = y + self.scroll_offset.y
        if row >= len(self._content):
            return None, ""
        return self._content[row], "on $panel" if row == self.cursor and self.has_focus else ""

    def action_cursor(self, steps: int) -> None:
        if not self._content:
            return
        before = self.cursor
        self.cursor = max(0, min(len(self._content) - 1, self.cursor + steps))
        self._redraw({before, self.cursor})
        self._follow_cursor()

    def action_choose(self) -> None:
        if self._content:
            if isinstance(self.screen, Holding):  # the cursor is drawn together with what comes of it
                self.screen.hold()
            self.post_message(self.Chosen(self, self.cursor))

    def on_click(self, event: Click) -> None:
        row = event.y + self.scroll_offset.y
        if row < len(self._content):
            self.action_cursor(row - self.cursor)
            if self._choose_on_click or event.chain > 1:
                self.action_choose()
