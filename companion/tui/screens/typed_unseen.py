"""A secret that is typed: no list could hold all that it may be."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, Static

from companion.kernel.game import Decision
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.curtain import Unseen


class TypedUnseen(Unseen):
    """What is asked, a line for the answer, and what is wrong with it; its first word need not be typed."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave")]

    def __init__(self, table: Table[Any], decision: Decision) -> None:
        super().__init__()
        self._table = table
        self._decision = decision
        self._trouble: Trouble | None = None

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Input()
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        teller = Teller.at(self._table, self.app.words)
        asked = f"{teller.seat(self._decision.seat)}: {teller.ask(self._decision)}"
        self.query_one(".title", Static).update(asked)
        wrong = " ".join(teller.trouble(self._trouble)) if self._trouble is not None else ""
        self.query_one(".hint", Static).update(wrong or self.say("tui-type-in-hint"))

    def on_input_changed(self) -> None:
        self._trouble = None
        self.retell()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        try:
            move = self._table.reader(self.app.words.code).answer(event.value, self._decision)
            self._table.check_told(move)
        except Trouble as trouble:
            self._trouble = trouble
            self.retell()
        else:
            self.dismiss(move)

    def action_leave(self) -> None:
        self.dismiss(None)
