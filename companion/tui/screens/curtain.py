"""Hand the laptop over, decide unseen, hand it back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from companion.games.registry import desk_of
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.menu import Menu

SIDE = 20  # columns for the number and the name of a card


class Unseen(Dialog[Move | None]):
    """Covers everything: what is on it is for one player alone. Gives back what that player decided, or nothing."""


class CurtainScreen(Unseen):
    """First whose turn it is, then, when nobody else can see, the choice or the game's desk for such a decision."""

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
        self._desk: Any = desk_of(table.game.id, decision.kind)
        self.lifted = False

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="curtain-who")
            yield Menu(id="curtain-choices")
            yield Static(id="curtain-hint", classes="muted")

    def on_mount(self) -> None:
        self.retell()

    @property
    def _seat(self) -> Seat:
        return self._decision.seat or ""

    def retell(self) -> None:
        teller = Teller(self.app.words, self._table.game, self._table.state)
        sign, name = self.app.signs.seat(self._seat), self._person or teller.seat(self._seat)
        asked = teller.ask(self._decision)
        words = self.say("tui-curtain-choose", asked=asked) if self.lifted else self.say("tui-curtain-hand-over")
        who = Content.from_markup(f"$words\n\n[b $seat-{self._seat}]$sign  $name[/]", words=words, sign=sign, name=name)
        self.query_one("#curtain-who", Static).update(who)
        hint = "tui-curtain-secret" if self.lifted else "tui-curtain-press"
        self.query_one("#curtain-hint", Static).update(self.say(hint))
        cards = self.query_one(Menu)
        cards.display = self.lifted
        if self.lifted:
            room = self.query_one(Vertical).size.width - cards.styles.scrollbar_size_vertical
            cards.offer(list(self._hand(teller, room)), cards.item)

    def _hand(self, teller: Teller, width: int) -> Iterator[tuple[Content, str]]:
        """Every card in hand with what it would do now; one that is forbidden is set back and says why."""
        table, seen, self._moves = self._table, self._table.seen_by(self._seat), []
        for move in table.game.candidates(seen, self._decision):
            objections = tuple(table.game.objections(seen, move))
            hint = table.game.hint(seen, move)
            told = _against(objections, teller) if objections else teller.event(hint) if hint else ""
            label = teller.label(getattr(move, "card", "")) or teller.move(move, with_seat=False)
            key, tone = "", "$muted"
            if not table.blocking(objections):
                self._moves.append(move)
                key, tone = str(len(self._moves)), "bold"
            head = Content.assemble((f"{key:>2}  ", "$accent"), (f"{label:<{SIDE - 5}} ", tone))
            for below, line in enumerate(hanging(head, told, width, "$muted")):
                yield line, "" if below else key

    def action_lift(self) -> None:
        if self._desk is not None:
            self.app.push_screen(self._desk(self._table, self._decision), self._written)
        elif not self.lifted:
            self.lifted = True
            self.retell()
            self.query_one(Menu).focus()

    def _written(self, move: Move | None) -> None:
        """The desk is closed: the curtain is down again, until the next player or everybody looks."""
        if move is not None:
            self.dismiss(move)

    def on_resize(self) -> None:
        self.call_after_refresh(self.retell)

    def on_click(self) -> None:
        self.action_lift()

    def on_key(self, event: Key) -> None:
        if self.lifted and event.character and event.character.isdigit():
            self._decide(int(event.character) - 1)

    def on_lines_chosen(self) -> None:
        item = self.query_one(Menu).item
        if item:
            self._decide(int(item) - 1)

    def _decide(self, row: int) -> None:
        if self.lifted and 0 <= row < len(self._moves):
            self.dismiss(self._moves[row])

    def action_leave(self) -> None:
        self.dismiss(None)


def _against(objections: tuple[Objection, ...], teller: Teller) -> str:
    """What speaks against a card, with the rules."""
    sentences = dict.fromkeys(teller.objection(objection) for objection in objections)
    rules = dict.fromkeys(objection.rule for objection in objections)
    return " ".join([*sentences, *rules])
