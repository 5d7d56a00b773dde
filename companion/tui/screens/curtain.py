"""Hand the laptop over, decide unseen, hand it back."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from companion.kernel.game import Decision, Move, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.lines import Lines


class CurtainScreen(Dialog[Move | None]):
    """Covers everything: first whose turn it is, then, when nobody else can see, the choice."""

    AUTO_FOCUS = ""  # enter lifts the curtain; only then there is something to choose
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "leave"),
        Binding("enter", "lift", show=False),
    ]

    def __init__(self, table: Table[Any], decision: Decision, person: str) -> None:
        super().__init__()
        self._table = table
        self._decision = decision
        self._person = person
        self._moves: list[Move] = []
        self.lifted = False

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="curtain-who")
            yield Lines(id="curtain-choices")
            yield Static(id="curtain-hint", classes="muted")

    def on_mount(self) -> None:
        self.retell()

    @property
    def _seat(self) -> Seat:
        return self._decision.seat or ""

    def retell(self) -> None:
        teller = Teller(self.app.words, self._table.game, self._table.state)
        sign, name = self.app.signs.seat(self._seat), self._person or teller.seat(self._seat)
        words = self.say("tui-curtain-choose" if self.lifted else "tui-curtain-hand-over")
        who = Content.from_markup(f"$words\n\n[b $seat-{self._seat}]$sign  $name[/]", words=words, sign=sign, name=name)
        self.query_one("#curtain-who", Static).update(who)
        hint = "tui-curtain-secret" if self.lifted else "tui-curtain-press"
        self.query_one("#curtain-hint", Static).update(self.say(hint))
        choices = self.query_one("#curtain-choices", Lines)
        choices.display = self.lifted
        if self.lifted:
            choices.show(self._hand(teller), choices.cursor)

    def _hand(self, teller: Teller) -> list[Content]:
        """Every legal choice with what it would do now."""
        self._moves = list(self._table.game.choices(self._table.state, self._decision))
        rows = []
        for number, move in enumerate(self._moves, start=1):
            hint = self._table.game.hint(self._table.state, move)
            told = teller.event(hint) if hint else ""
            label = teller.label(getattr(move, "card", "")) or teller.move(move, with_seat=False)
            markup = "[$accent]$number[/]  [b]$label[/]  [$muted]$told[/]"
            rows.append(Content.from_markup(markup, number=f"{number:>2}", label=f"{label:<14}", told=told))
        return rows

    def action_lift(self) -> None:
        if not self.lifted:
            self.lifted = True
            self.retell()
            self.query_one(Lines).focus()

    def on_click(self) -> None:
        self.action_lift()

    def on_key(self, event: Key) -> None:
        if self.lifted and event.character and event.character.isdigit():
            self._decide(int(event.character) - 1)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        self._decide(event.row)

    def _decide(self, row: int) -> None:
        if self.lifted and 0 <= row < len(self._moves):
            self.dismiss(self._moves[row])

    def action_leave(self) -> None:
        self.dismiss(None)
