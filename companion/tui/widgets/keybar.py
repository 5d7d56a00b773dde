"""The foot of every screen: what the keys do here, in the player's language, for the mouse too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from textual.content import Content

from companion.tui.keys import shown
from companion.tui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

GAP = 3  # cells between two keys
Offered: TypeAlias = tuple[str, str, str]  # an action, its key and what it is called


class KeyBar(Canvas):
    """Shows as many keys as fit, the most needed first."""

    app: CompanionApp

    def __init__(self, *actions: str) -> None:
        super().__init__(id="keys")
        self._actions: tuple[str, ...] = actions

    @property
    def actions(self) -> tuple[str, ...]:
        """What matters now, the most needed first."""
        return self._actions

    def offer(self, actions: Sequence[str]) -> None:
        """Other keys matter now."""
        if tuple(actions) != self._actions:
            self._actions = tuple(actions)
            self.redraw()

    def retell(self) -> None:
        self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [_bar(tuple(self._fitting(width)))]

    def _fitting(self, width: int) -> Iterator[Offered]:
        room = width + GAP  # there is none behind the last one
        for action in self._actions:
            key, label = shown(action, self.app), self.app.say(f"key-{action}")
            room -= len(key) + len(label) + 1 + GAP
            if room < 0:
                break
            yield action, key, label


@lru_cache(maxsize=32)
def _bar(offered: tuple[Offered, ...]) -> Content:
    """The very same line whenever the same keys matter: what it looks like is known then."""
    return Content(" " * GAP).join(_offer(*each) for each in offered)


def _offer(action: str, key: str, label: str) -> Content:
    markup = f"[@click=app.press_key('{action}')][$accent]$key[/] [$muted]$label[/][/]"
    return Content.from_markup(markup, key=key, label=label)
