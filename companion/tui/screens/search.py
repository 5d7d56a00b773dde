"""A question answered by typing a part of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, Static

from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.offered import Offered

R = TypeVar("R")


class SearchDialog(Dialog[R | None], Generic[R]):
    """What is typed narrows the list; the arrow keys move in it meanwhile, and enter or a click takes a line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "leave"),
        Binding("up", "point(-1)", show=False),
        Binding("down", "point(1)", show=False),
        Binding("pageup", "point(-10)", show=False),
        Binding("pagedown", "point(10)", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Input(select_on_focus=False)
            yield Offered()
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(".hint", Static).update(self.say("tui-search-hint"))

    @abstractmethod
    def look_for(self, text: str) -> None:
        """Show what fits this text."""

    @abstractmethod
    def take(self, row: int) -> None:
        """A line of the list was chosen; there may be none with that number."""

    def on_input_changed(self, event: Input.Changed) -> None:
        self.look_for(event.value)

    def entered(self, text: str) -> None:
        """Enter was pressed: that takes the line with the cursor."""
        self.take(self.query_one(Offered).cursor)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.entered(event.value)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        self.take(event.row)

    def action_point(self, steps: int) -> None:
        self.query_one(Offered).action_cursor(steps)

    def action_leave(self) -> None:
        self.dismiss(None)
