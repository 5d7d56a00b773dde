"""One line of a form to type in."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Input, Static

from companion.tui.widgets.choice import LABEL


class Field(Container):
    """A label and what is typed; long questions stand above the line, short labels beside it."""

    def __init__(
        self,
        key: str,
        label: Callable[[], str],
        placeholder: Callable[[], str] = str,
        *,
        value: str = "",
        stacked: bool = False,
        room: int = LABEL,
    ) -> None:
        super().__init__(id=f"field-{key}", classes="stacked" if stacked else "")
        self.key = key
        self._label = label
        self._placeholder = placeholder
        self._first = value
        self._room = room

    def compose(self) -> ComposeResult:
        label = Static(markup=False)
        if not self.has_class("stacked"):
            label.styles.width = self._room + 2
        yield label
        yield Input(self._first, select_on_focus=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(Static).update(self._label())
        self.query_one(Input).placeholder = self._placeholder()

    @property
    def value(self) -> str:
        return " ".join(self.query_one(Input).value.split())

    @property
    def asks(self) -> str:
        return self._label()

    def put_cursor_in(self) -> None:
        self.query_one(Input).focus()
