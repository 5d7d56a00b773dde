"""What every screen can do: speak, and say it again in another language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from textual.app import SystemCommand
from textual.reactive import Reactive
from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from companion.tui.widgets.still import Still

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

R = TypeVar("R")


class Spoken:
    """Mixed into screens: `retell` puts every word on the screen anew."""

    app: CompanionApp

    def say(self, key: str, **facts: str | int) -> str:
        return self.app.say(key, **facts)

    def retell(self) -> None:
        """Language, theme or signs have changed."""

    def palette(self) -> Iterable[SystemCommand]:
        """What this screen offers in the command palette."""
        return ()


class PlainScreen(Spoken, Screen[Any], Still):
    """A whole screen."""

    app: CompanionApp
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)  # the two widgets concerned draw themselves


class Dialog(Spoken, ModalScreen[R], Generic[R]):
    """A question that lies over a screen."""

    app: CompanionApp
