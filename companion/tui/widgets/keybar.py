"""The foot of every screen: what the keys do here, in the player's language, for the mouse too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.content import Content
from textual.widgets import Static

from companion.tui.keys import shown
from companion.tui.widgets.still import Still

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


GAP = 3  # cells between two keys


class KeyBar(Static, Still):
    """Shows as many keys as fit, the most needed first."""

    app: CompanionApp

    def __init__(self, *actions: str) -> None:
        super().__init__(id="keys")
        self.auto_links = False  # our own colours, not those of links
        self._actions: tuple[str, ...] = actions

    @property
    def actions(self) -> tuple[str, ...]:
        """What matters now, the most needed first."""
        return self._actions

    def on_mount(self) -> None:
        self.retell()

    def sized(self) -> None:
        self.retell()

    def offer(self, actions: Sequence[str]) -> None:
        """Other keys matter now."""
        if tuple(actions) != self._actions:
            self._actions = tuple(actions)
            self.retell()

    def retell(self) -> None:
        parts, room = [], self.size.width + GAP  # there is none behind the last one
        for action in self._actions:
            key, label = shown(action, self.app), self.app.say(f"key-{action}")
            room -= len(key) + len(label) + 1 + GAP
            if room < 0:
                break
            markup = f"[@click=app.press_key('{action}')][$accent]$key[/] [$muted]$label[/][/]   "
            parts.append(Content.from_markup(markup, key=key, label=label))
        self.update(Content("").join(parts), layout=False)
