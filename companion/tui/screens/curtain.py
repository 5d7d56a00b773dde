"""Hand the laptop over, decide unseen, hand it back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
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
from companion.kernel.trouble import NotAsEntered, Trouble
from companion.text.teller import Teller
from companion.tui.hanging import hanging
from companion.tui.keys import bind, shown
from companion.tui.large import block, large
from companion.tui.screens.base import Dialog
from companion.tui.screens.dialogs import TypeIn
from companion.tui.signs import UNICODE
from companion.tui.widgets.numbered import Numbered

SIDE = 20  # columns for the number and the name of a card
AROUND = 9  # lines around a large sign and a large name: what to do with the laptop, gaps, which key goes on


class Unseen(Dialog[Move | None]):
    """Covers everything: what is on it is for one player alone. Gives back what that player decided, or nothing."""

    def name_of(self, seat: Seat, name: str, to_be_read: bool) -> list[Content]:
        """To be read from across the table; small if it is too long, and as soon as the room is needed otherwise."""
        tone, signs, room = f"$seat-{seat}", self.app.signs, self.query_one("#curtain-who").size.width
        if to_be_read and (letters := large(name, signs, room, (self.size.height - AROUND) // 2)):
            sign = large(UNICODE.seat(seat), signs, room, len(letters))
            return [*block(sign, tone), Content(""), *block(letters, tone)]
        return [Content.styled(f"{signs.seat(seat)}  {name}", f"bold {tone}")]


class CurtainScreen(Unseen):
    """First whose turn it is, then, when nobody else can see, the choice or the game's desk for such a decision."""

    FITTED = "Vertical"
    AUTO_FOCUS = ""  # enter lifts the curtain; only then there is something to choose
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "leave"),
        bind("pass"),
        bind("force"),
        Binding("enter", "lift", show=False),
    ]

    def __init__(self, table: Table[Any], decision: Decision, handed: bool = False) -> None:
        """`handed`: the player it belongs to has the laptop already."""
        super().__init__()
        self._table = table
        self._handed = handed
        self._decision = decision
        self._moves: list[Move] = []
        self._keys: list[str] = []  # of the moves
        self._forbidden: list[Move] = []  # cards that the rules forbid, if there are any
        self._forcing = False  # those can be chosen too
        self.reason: str | None = None  # of a house rule, if the decision is one
        self._desk: Any = desk_of(table.game.id, decision.kind) or (_typed_desk() if decision.typed else None)
        self.lifted = False
        self.goes_back = False  # to what this player has answered before

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="curtain-who")
            yield Numbered(id="curtain-choices")
            yield Static(id="curtain-hint", classes="muted")

    def on_mount(self) -> None:
        self.retell()
        if self._handed:
            self.action_lift()

    @property
    def _seat(self) -> Seat:
        return self._decision.seat or ""

    def retell(self) -> None:
        teller = Teller.at(self._table, self.app.words)
        name, asked = teller.seat(self._seat), teller.ask(self._decision)
        words = self.say("tui-curtain-choose", asked=asked) if self.lifted else self.say("tui-curtain-hand-over")
        lines = [Content(words), Content(""), *self.name_of(self._seat, name, to_be_read=not self.lifted)]
        self.query_one("#curtain-who", Static).update(Content("\n").join(lines))
        cards = self.query_one(Numbered)
        cards.display = self.lifted
        if self.lifted:
            room = self.query_one(Vertical).size.width - cards.styles.scrollbar_size_vertical
            hand = list(self._hand(teller, room))
            cards.offer_numbered(hand, [key for key in self._keys if key.isdecimal()], cards.item)
        self.query_one("#curtain-hint", Static).update(self.say(self._hint(), key=shown("force", self.app)))

    def _hint(self) -> str:
        if not self.lifted:
            return "tui-curtain-press"
        if self._forcing:
            return "tui-curtain-forcing"
        return "tui-curtain-force" if self._forbidden else "tui-curtain-secret"

    def _hand(self, teller: Teller, width: int) -> Iterator[tuple[Content, str]]:
        """Every card in hand with what it would do now; one that is forbidden is set back and says why."""
        table, seen = self._table, self._table.seen_by(self._seat)
        self._moves, self._keys, self._forbidden = [], [], []
        for move in table.game.candidates(seen, self._decision):
            objections = tuple(table.game.objections(seen, move))
            hint = table.game.hint(seen, move)
            told = _against(objections, teller) if objections else teller.event(hint) if hint else ""
            label = teller.brief(move)
            key, tone = "", "$muted"
            if table.blocking(objections):
                self._forbidden.append(move)
            if move not in self._forbidden or (self._forcing and self._can_be_forced(move)):
                key, tone = self._key_of(move), "bold"
                self._moves.append(move)
                self._keys.append(key)
            head = Content.assemble((f"{key:3}", "$accent"), (f"{label:<{SIDE - 4}} ", tone))
            for below, line in enumerate(hanging(head, told, width, "$muted")):
                yield line, "" if below else key

    def _key_of(self, move: Move) -> str:
        """The next number; to pass has its own key here too."""
        passing = shown("pass", self.app)
        if move.verb() in self._table.game.passing and passing not in self._keys:
            return passing
        return str(len([key for key in self._keys if key.isdecimal()]) + 1)

    def _can_be_forced(self, move: Move) -> bool:
        """Not even a house rule plays a card that is not there."""
        try:
            self._table.check_force(move, anew=True)
        except Trouble:
            return False
        return True

    def action_force(self) -> None:
        """Choose also what the rules forbid, or no longer: nobody else learns of it before the reveal."""
        if self.lifted and self._forbidden:
            self._forcing = not self._forcing
            self.retell()

    def action_lift(self) -> None:
        if self._desk is not None:
            desk = self._desk(self._table, self._decision)
            self.app.push_screen(desk, partial(self._written, desk))
        elif not self.lifted:
            self.lifted = True
            self.retell()
            self.query_one(Numbered).focus()

    def _written(self, desk: Any, move: Move | None) -> None:
        """The desk is closed: the curtain is down again, until the next player or everybody looks."""
        self.goes_back = getattr(desk, "goes_back", False)
        if move is not None or self.goes_back:
            self.dismiss(move)

    def fit(self) -> None:
        self.retell()

    def on_click(self) -> None:
        self.action_lift()

    def on_key(self, event: Key) -> None:
        if self.lifted:
            self.query_one(Numbered).take_key(event)

    def on_lines_chosen(self) -> None:
        self._decide(self.query_one(Numbered).item)

    def action_pass(self) -> None:
        if self.lifted and shown("pass", self.app) not in self._keys:
            self.app.notify(self.say("tui-pass-none"), markup=False)
        self._decide(shown("pass", self.app))

    def _decide(self, key: str) -> None:
        if self.lifted and key in self._keys:
            move = self._moves[self._keys.index(key)]
            if move in self._forbidden:
                self._ask_why(move)
            else:
                self.dismiss(move)

    def _ask_why(self, move: Move) -> None:
        def forced(reason: str | None) -> None:
            if reason is not None:
                self.reason = reason
                self.dismiss(move)

        named = Teller.at(self._table, self.app.words).move(move)
        self.app.push_screen(TypeIn(lambda: self.say("tui-force-reason", move=named)), forced)

    def action_leave(self) -> None:
        self.dismiss(None)


class WhyUnseen(Unseen):
    """What speaks against a move, for the one player who may hear it: first their name, as before any secret."""

    FITTED = "Vertical"
    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), Binding("enter", "on", show=False)]

    def __init__(self, table: Table[Any], refused: NotAsEntered) -> None:
        super().__init__()
        self._table = table
        self._refused = refused
        self._lifted = False

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="curtain-who")
            yield Static(id="curtain-hint", classes="muted")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        teller, seat = Teller.at(self._table, self.app.words), self._refused.move.seat or ""
        told = Content(" ".join(teller.trouble(self._refused)))
        name = self.name_of(seat, teller.seat(seat), to_be_read=not self._lifted)
        why = [Content(""), Content(_against(self._refused.objections, teller))] if self._lifted else []
        self.query_one("#curtain-who", Static).update(Content("\n").join([told, Content(""), *name, *why]))
        self.query_one("#curtain-hint", Static).update(
            self.say("tui-why-unseen-on" if self._lifted else "tui-why-unseen")
        )

    def fit(self) -> None:
        self.retell()

    def on_click(self) -> None:
        self.action_on()

    def action_on(self) -> None:
        """First the reasons, when nobody else looks; then back to the table."""
        if self._lifted:
            self.dismiss(None)
        self._lifted = True
        self.retell()

    def action_leave(self) -> None:
        self.dismiss(None)


def _typed_desk() -> Any:
    from companion.tui.screens.typed_unseen import TypedUnseen

    return TypedUnseen


def _against(objections: tuple[Objection, ...], teller: Teller) -> str:
    """What speaks against a card, with the rules."""
    sentences = dict.fromkeys(teller.objection(objection) for objection in objections)
    rules = dict.fromkeys(objection.rule for objection in objections)
    return " ".join([*sentences, *rules])
