"""The calculator of a game: numbers in, totals and outcome out. It needs no table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Click, Key
from textual.widgets import Static

from companion.kernel.game import Field, Game
from companion.text.language import CODES, language
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.form import Form
from companion.tui.widgets.words import Words

VALUE = 20  # columns at least for a number or its words, with the arrows beside it
ARROWS = 10  # of these for arrows, gaps and a scroll bar
WIDTH, OUTCOME = 78, 34  # columns: as a rule, and what comes of it needs so many


class CalculatorScreen(Dialog[None]):
    """Up and down choose a line, left and right or a digit change it; the result follows at once."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), bind("calculator", "leave")]

    def __init__(self, game: Game[Any], state: Any = None) -> None:
        super().__init__()
        self._game = game
        self._state = state
        self._fields = game.calculator(state)
        keys = [f"{game.id}-calc-{field.key}" for field in self._fields]
        self._label = max(cell_len(language(code).say(key)) for key in keys for code in CODES)
        words = [f"{game.id}-calc-{word}" for field in self._fields for word in field.words]
        self._value = max(VALUE, *(cell_len(language(code).say(word)) + ARROWS for word in words for code in CODES))

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.styles.width = max(WIDTH, self._label + self._value + OUTCOME)
            yield Static(classes="title", markup=False)
            with Horizontal():
                with Form() as form:
                    form.styles.width = self._label + self._value
                    yield from self._lines()
                yield Words("outcome")
            yield Static(classes="hint", markup=False)

    def _lines(self) -> Iterator[Static]:
        group = ""
        for field in self._fields:
            if field.group != group:
                group = field.group
                yield Static(id=f"group-{group}", classes="group", markup=False)
            yield self._line(field)

    def _line(self, field: Field) -> Choice:
        def name_of(value: str) -> str:
            return self._say(field.words[int(value) - field.low]) if field.words else value

        values = [str(value) for value in range(field.low, field.high + 1)]
        return Choice(field.key, values, str(field.value), lambda: self._say(field.key), name_of, room=self._label)

    def _say(self, key: str) -> str:
        return self.say(f"{self._game.id}-calc-{key}")

    def on_mount(self) -> None:
        self.retell()
        self.query(Choice).first().focus()
        self.call_after_refresh(self.query_one(Form).scroll_home, animate=False)  # to the heading above it

    def retell(self) -> None:
        self.query_one(".title", Static).update(self._say("title"))
        self.query_one(".hint", Static).update(self.say("tui-calculator-hint"))
        for group in {field.group for field in self._fields if field.group}:
            self.query_one(f"#group-{group}", Static).update(self._say(f"group-{group}"))
        for choice in self.query(Choice):
            choice.retell()
        self._calculate()

    def on_choice_changed(self) -> None:
        self._calculate()

    def _calculate(self) -> None:
        teller = Teller(self.app.words, self._game, self._state)
        values = {choice.key: int(choice.value) for choice in self.query(Choice)}
        *parts, verdict = self._game.calculate(values)
        lines = [Content(teller.event(event)) for event in parts]
        lines += [Content(""), Content.styled(teller.event(verdict), "bold $accent")]
        cited = dict.fromkeys(rule for event in (*parts, verdict) for rule in event.rules)
        rules = Content.styled("\n" + "  ".join(cited), "$muted")
        self.query_one("#outcome", Words).put(Content("\n").join(lines), extra=rules)

    def on_key(self, event: Key) -> None:
        if isinstance(self.focused, Choice) and event.character and event.character.isdigit():
            self.focused.choose(event.character)

    def on_click(self, event: Click) -> None:
        if event.widget is self:  # beside the calculator
            self.action_leave()

    def action_leave(self) -> None:
        self.dismiss(None)
