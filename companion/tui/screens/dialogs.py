"""Questions and notices that lie over a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, TypeAlias

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click, Key, Paste
from textual.widgets import Input, Static

from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.numbered import Numbered

Told: TypeAlias = str | Callable[[], str]  # a function is asked again when the language changes


def told(words: Told) -> str:
    return words if isinstance(words, str) else words()


class Ask(Dialog[bool]):
    """Yes or no; no unless somebody says yes."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "answer(False)")]

    def __init__(self, question: Told) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Lines("answers")
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Lines).cursor = 1

    def retell(self) -> None:
        self.query_one(".title", Static).update(told(self._question))
        lines = self.query_one(Lines)
        lines.show([self._answer("tui-yes-key", "tui-yes"), self._answer("tui-no-key", "tui-no")], lines.cursor)
        self.query_one(".hint", Static).update(self.say("tui-ask-hint"))

    def _answer(self, key: str, word: str) -> Content:
        return Content.from_markup(" [$accent]$key[/]  $word", key=self.say(key), word=self.say(word))

    def on_key(self, event: Key) -> None:
        pressed = (event.character or "").casefold()
        if pressed and pressed in (self.say("tui-yes-key"), self.say("tui-no-key")):
            event.stop()
            self.action_answer(pressed == self.say("tui-yes-key"))

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        self.action_answer(event.row == 0)

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class _Line(Input):
    """A line to type in; several lines that are pasted become one."""

    def _on_paste(self, event: Paste) -> None:
        event.stop()
        event.prevent_default()
        self.replace(" ".join(event.text.split()), *self.selection)


class TypeIn(Dialog[str | None]):
    """A line of text; none if it was left. `hint` may have something to say about it while it is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave")]

    def __init__(self, prompt: Told, initial: str = "", hint: Callable[[str], str] = lambda _: "") -> None:
        super().__init__()
        self._prompt = prompt
        self._initial = initial
        self._hint = hint

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield _Line(self._initial, select_on_focus=False)
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(".title", Static).update(told(self._prompt))
        self.on_input_changed()

    def on_input_changed(self) -> None:
        hint = self._hint(self.query_one(Input).value)
        self.query_one(".hint", Static).update(hint or self.say("tui-type-in-hint"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(" ".join(event.value.split()))

    def action_leave(self) -> None:
        self.dismiss(None)


class Notice(Dialog[None]):
    """Something to read: a title and lines of text, scrolled with the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "leave"),
        Binding("enter", "leave", show=False),
    ]

    def __init__(self, title: Told, lines: Callable[[], Iterable[str | Content]] | Sequence[str | Content]) -> None:
        super().__init__()
        self._heading = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            with VerticalScroll():
                yield Static(id="text", markup=False)
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(".title", Static).update(told(self._heading))
        lines = self._lines() if callable(self._lines) else self._lines
        self.query_one("#text", Static).update(Content("\n").join(lines))
        self.query_one(".hint", Static).update(self.say("tui-notice-hint"))

    def on_click(self, event: Click) -> None:
        if self.get_widget_at(event.screen_x, event.screen_y)[0] is self:  # beside the notice
            self.action_leave()

    def action_leave(self) -> None:
        self.dismiss(None)


class PickOne(Dialog[int | None]):
    """One of a list, by its number, arrow keys or mouse: where it stands, none if the list was left."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave")]

    def __init__(self, title: Told, lines: Callable[[], Iterable[str | Content]] | Sequence[str | Content]) -> None:
        super().__init__()
        self._heading = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Numbered("picks")
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(".title", Static).update(told(self._heading))
        self.query_one(".hint", Static).update(self.say("tui-pick-hint"))
        lines, shown = self._lines() if callable(self._lines) else self._lines, self.query_one(Numbered)
        rows = [(Content.styled(f"{n:<3}", "$accent") + line, str(n)) for n, line in enumerate(lines, start=1)]
        shown.offer_numbered(rows, [item for _, item in rows], shown.item)

    def on_key(self, event: Key) -> None:
        self.query_one(Numbered).take_key(event)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        self.dismiss(event.row)

    def action_leave(self) -> None:
        self.dismiss(None)
