"""The line in which one value of a file is typed, and the list of its parts."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key, Paste
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Input
from textual.widgets.input import Selection

from companion.tui.widgets.menu import Menu

AHEAD = 9  # lines of the list around the cursor


class ValueLine(Input):
    """Up and down go to another value; left and right change one that is counted or chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "other(-1)", show=False),
        Binding("down", "other(1)", show=False),
    ]

    class Other(Message):
        """Another value is to be typed: the next one, or the one before."""

        def __init__(self, steps: int) -> None:
            super().__init__()
            self.steps = steps

    class Stepped(Message):
        """One more, one less; or the next that can be chosen."""

        def __init__(self, steps: int) -> None:
            super().__init__()
            self.steps = steps

    class Picked(Message):
        """The first letter of what is chosen."""

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id=id, select_on_focus=False, compact=True)
        self._chosen = self._counted = False

    def show(self, value: str, *, chosen: bool, counted: bool) -> None:
        """This value from now on; the first letter typed takes its place."""
        self._chosen, self._counted = chosen, counted
        with self.prevent(Input.Changed):
            self.value = value
        self.selection = Selection(0, len(value))

    def action_other(self, steps: int) -> None:
        self.post_message(self.Other(steps))

    def action_cursor_left(self, select: bool = False) -> None:
        if self._chosen or self._counted:
            self.post_message(self.Stepped(-1))
        else:
            super().action_cursor_left(select)

    def action_cursor_right(self, select: bool = False) -> None:
        if self._chosen or self._counted:
            self.post_message(self.Stepped(1))
        else:
            super().action_cursor_right(select)

    async def _on_key(self, event: Key) -> None:
        """What is chosen from a few words is not typed letter by letter."""
        if self._chosen and event.is_printable and event.character:
            event.stop()
            event.prevent_default()  # or the plain line would type it
            self.post_message(self.Stepped(1) if event.character == " " else self.Picked(event.character))

    def _on_paste(self, event: Paste) -> None:
        if self._chosen:
            event.stop()
            event.prevent_default()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing can be taken out of a word that is chosen."""
        if self._chosen and action.startswith(("delete", "cut", "paste")):
            return False
        return super().check_action(action, parameters)


class PartList(Menu):
    """Up and down go from part to part; what left, right and enter do there says the workshop."""

    class Moved(Message):
        """The cursor is on another part."""

    def action_cursor(self, steps: int) -> None:
        super().action_cursor(steps)
        self.post_message(self.Moved())

    def _follow_cursor(self) -> None:
        """What comes next is seen, too."""
        ahead = min(AHEAD, max(self.size.height // 2, 1))
        self.scroll_to_region(Region(0, max(self.cursor - 1, 0), 1, ahead), animate=False)

    def line(self, y: int) -> tuple[Content | None, str]:
        """The part that is looked at is seen while its values are typed, too."""
        content, style = super().line(y)
        if content is not None and not style and y + self.scroll_offset.y == self.cursor:
            style = "on $surface"
        return content, style
