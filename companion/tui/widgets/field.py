"""One line of a form to type in."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Input, Static

from companion.tui.widgets.choice import LABEL


class Line(Input):
    """Typed in by hand; the right arrow takes what is suggested, as long as nothing stands there."""

    def __init__(self, value: str, suggestion: str) -> None:
        super().__init__(value, select_on_focus=False)
        self._suggested = suggestion

    def action_cursor_right(self, select: bool = False) -> None:
        if self._suggested and not self.value:
            self.value = self._suggested
            self.action_end()
        else:
            super().action_cursor_right(select)


class Field(Container):
    """A label and what is typed; long questions stand above the line, short labels beside it."""

    def __init__(
        self,
        key: str,
        label: Callable[[], str],
        placeholder: Callable[[], str] = str,
        *,
        value: str = "",
        suggestion: str = "",
        stacked: bool = False,
        room: int = LABEL,
    ) -> None:
        super().__init__(id=f"field-{key}", classes="stacked" if stacked else "")
        self.key = key
        self._label = label
        self._placeholder = placeholder
        # Held here: a form that changes may take a line away again before its children are there.
        self._shown = Static(markup=False)
        if not stacked:
            self._shown.styles.width = room + 2
        self._typed = Line(value, suggestion)

    def compose(self) -> ComposeResult:
        yield self._shown
        yield self._typed

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self._shown.update(self._label())
        self._typed.placeholder = self._placeholder()

    @property
    def value(self) -> str:
        return " ".join(self._typed.value.split())

    @property
    def asks(self) -> str:
        return self._label()

    def put_cursor_in(self) -> None:
        self._typed.focus()
