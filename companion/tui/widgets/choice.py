"""One line of a form: a label and its value, changed with left and right or the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

LABEL = 18  # columns for the labels of a form


class Choice(Static, can_focus=True):
    """A few values to go through. `label` and `name_of` are asked again whenever the language changes."""

    app: CompanionApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "previous", show=False),
        Binding("right,space", "next", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

        @property
        def control(self) -> Choice:
            return self.choice

    def __init__(
        self,
        key: str,
        values: Sequence[str],
        value: str,
        label: Callable[[], str],
        name_of: Callable[[str], str],
        *,
        stacked: bool = False,
        room: int = LABEL,
    ) -> None:
        super().__init__(id=f"choice-{key}", classes="stacked" if stacked else "")
        self.auto_links = False  # our own colours, not those of links
        self.key = key
        self.value = value
        self._values = list(values)
        self._label = label
        self._name_of = name_of
        self._stacked = stacked
        self._room = room

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        signs = self.app.signs
        value = Content.from_markup(
            "[@click=previous()][$accent]$left[/][/] [b]$value[/b] [@click=next()][$accent]$right[/][/]",
            left=signs.less,
            right=signs.more,
            value=self._name_of(self.value),
        )
        label = Content(self._label())
        if self._stacked:
            self.update(Content("\n").join([label, value]))
        else:
            label = label.truncate(self._room, ellipsis=True, pad=True)
            self.update(Content("").join([label, "  ", value]), layout=False)

    def on_click(self) -> None:
        self.focus()

    def action_previous(self) -> None:
        self._cycle(-1)

    def action_next(self) -> None:
        self._cycle(1)

    def _cycle(self, steps: int) -> None:
        self.choose(self._values[(self._values.index(self.value) + steps) % len(self._values)])

    def choose(self, value: str) -> None:
        """Take this value, if it is one of those there are."""
        if value in self._values and value != self.value:
            self.value = value
            self.retell()
            self.post_message(self.Changed(self))
