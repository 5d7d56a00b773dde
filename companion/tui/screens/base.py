"""What every screen can do: speak, and say it again in another language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from inspect import iscoroutine
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from textual.app import RenderResult, SystemCommand
from textual.await_complete import AwaitComplete
from textual.css.query import NoMatches
from textual.events import Click, Key, Mount
from textual.message import Message
from textual.reactive import Reactive
from textual.renderables.background_screen import BackgroundScreen
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input
from textual.worker import Worker

from companion.kernel.trouble import Trouble
from companion.tui.screens.fitting import Fitting
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.still import Still
from companion.tui.widgets.veil import Veil

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

R = TypeVar("R")


class Spoken(Fitting):
    """Mixed into screens: `retell` puts every word on the screen anew."""

    SCOPED_CSS = False  # a game's screen may style itself, not only what is in it
    app: CompanionApp

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.app.say(key, **facts)

    def retell(self) -> None:
        """Language, theme or signs have changed."""

    # --- keys that come faster than screens -----------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A key pressed before the screen is there, or while it goes, does nothing."""
        return self._is_mounted and not self._pruning and super().check_action(action, parameters)

    async def _dispatch_message(self, message: Message) -> None:
        """Nor does one that was meant for a screen which something covers by now, or which is gone."""
        if isinstance(message, Mount) and self._pruning:
            return
        if self.is_active or not isinstance(message, (Key, Click, Lines.Chosen, Input.Submitted)):
            await super()._dispatch_message(message)
        if isinstance(message, Lines.Chosen):
            self.let_go_soon()

    def check_message_enabled(self, message: Message) -> bool:
        """How far a worker is nobody here asks; three messages an entry would tell."""
        return not isinstance(message, Worker.StateChanged) and super().check_message_enabled(message)

    @property
    def gone(self) -> bool:
        """Closed, though something set off earlier may still come back to it."""
        return self._pruning or self not in self.app.screen_stack

    def call_after_refresh(self, callback: Callable[..., Any], *args: Any, **kwargs: Any) -> bool:
        return super().call_after_refresh(lambda: None if self.gone else callback(*args, **kwargs))

    def run_worker(self, work: Any, *args: Any, **kwargs: Any) -> Worker[Any]:
        return super().run_worker(self._while_shown(work) if iscoroutine(work) else work, *args, **kwargs)

    async def _while_shown(self, work: Coroutine[Any, Any, R]) -> R | None:
        """What was begun here is done to its end, or told; that there is nothing left to show it on is no mistake."""
        try:
            return await work
        except Trouble as trouble:
            self.app.tell(trouble)
        except Exception as error:
            if not (isinstance(error, NoMatches) and self.gone):
                self.app.tell(self.app.bug(error))
        return None

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Close this screen and what lies on it, once: a second key closes nothing else."""
        if self not in self.app.screen_stack:
            return AwaitComplete()
        while not self.is_active:
            self.app.screen.dismiss()
        return super().dismiss(result)

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """One thing after the other: a key pressed while an entry is still being written does nothing."""
        if any(worker.node is self and not worker.is_finished for worker in self.app.workers):
            work.close()
        else:
            self.run_worker(work)

    async def put_away(self) -> None:
        """Companion is closed: what has to be kept is kept now."""

    def palette(self) -> Iterable[SystemCommand]:
        """What this screen offers in the command palette besides what its keys do."""
        return ()

    def about(self, action: str) -> str:
        """What an action does, where its name says too little."""
        return self.app.about(action)


class PlainScreen(Spoken, Screen[Any], Still):
    """A whole screen."""

    app: CompanionApp
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)  # the two widgets concerned draw themselves

    def _update_focus_styles(self, focused: Widget | None = None, blurred: Widget | None = None) -> None:
        """Nothing: no style of ours depends on the focus of something inside, and the two see to themselves."""


class Dialog(Spoken, ModalScreen[R], Still, Generic[R]):
    """A question that lies over a screen."""

    app: CompanionApp

    def render(self) -> RenderResult:  # type: ignore[override]  # Textual's own dialogs need less than any widget may draw
        rendered = super().render()
        return Veil(rendered.screen, rendered.color) if isinstance(rendered, BackgroundScreen) else rendered
