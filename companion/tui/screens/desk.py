"""A desk for what is no choice from a list, in sight of everybody: picked with keys, written as it would be typed."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Any, ClassVar, Protocol

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Input

from companion.games.registry import desk_of
from companion.kernel.game import Decision, Move
from companion.kernel.several import BETWEEN, as_line, moves_on
from companion.kernel.table import Table
from companion.text.handwork import Task
from companion.text.teller import Teller
from companion.text.verdict import judge, says_whose
from companion.tui.ahead import Ahead
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.table_words import TableWords
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.hands import HandsPane
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.still import Column
from companion.tui.widgets.words import Words

ROOMY = (100, 30)
KEYS = ("entry", "undo", "help", "language")
FIRST = 3  # of the keys of a desk stand before the one that leads back: that one is seen at every width
KEYS_TYPING = ("back", "help", "language")  # no letters: those are typed


class Room(Protocol):
    """Where a desk stands: the open table."""

    table: Table[Any]

    def at_desk(self) -> Decision | None:
        """What is asked now and has a desk."""

    def tasks(self) -> tuple[Task, ...]:
        """What hands have to do now."""

    def enter_line(self, line: str) -> Coroutine[Any, Any, int]:
        """Enter the moves on a line for real; how many were taken?"""

    def roll_line(self, line: str) -> Coroutine[Any, Any, bool]:
        """Let the laptop roll the dice on a line (`?`) and enter it; was it?"""

    def undo_one(self) -> Coroutine[Any, Any, None]:
        """Take the last entry back."""

    def action_done(self) -> None:
        """The real table looks as it should."""


class Desk(Dialog[bool]):
    """What is asked, the work of the game, what hands do, a line with its verdict. Stays while it is asked for.

    Whatever is picked stands on the line (`write`), so that enter, the verdict and typing are the same for all desks.
    Gives back whether to go on at another desk.
    """

    FITTED = "#desk-asked, #desk-work, #desk-verdict"
    AUTO_FOCUS = ""
    KEYS: ClassVar[tuple[str, ...]] = ()  # what can be done at this desk alone, the most needed first
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "one_back"),
        bind("entry", priority=True),
        bind("undo"),
        bind("step_back", "undo"),
        bind("enter_line"),
        bind("force_typed", "hand_over"),  # what the rules forbid is settled at the table
        bind("correct_typed", "hand_over"),
        bind("done"),
        bind("more_hands"),
    ]

    def __init__(self, room: Room, decision: Decision) -> None:
        super().__init__()
        self.room = room
        self.decision = decision
        self.left_over = ""  # a line that is to be settled at the table
        self._tried = ""  # the line, if it was entered and came to nothing
        self._ahead = Ahead()
        self._teller: Teller | None = None

    # --- what a game's desk has of its own ---------------------------------------------------------------------------

    def work(self) -> Iterable[Widget]:
        """What stands in the middle."""
        raise NotImplementedError

    def begin(self) -> None:
        """A new question, or the same in another position: nothing is picked yet."""

    def draw(self) -> None:
        """Show the work as it stands."""
        raise NotImplementedError

    def typed(self, line: str) -> None:
        """Somebody types: what is picked may follow."""

    def one_back(self) -> bool:
        """Take back the last thing that was picked, if there is one."""
        return False

    def rest(self) -> None:
        """Nobody types: where the keys go then."""
        self.set_focus(None)

    def says_why(self) -> bool:
        """Does the work itself tell every reason against what stands on the line?"""
        return False

    # --- what all have -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table[Any]:
        return self.room.table

    @property
    def teller(self) -> Teller:
        """The same one until the language or the position changes: it looks up every name when it is made."""
        if self._teller is None or not self._teller.speaks_of(self.app.words, self.table.state):
            self._teller = Teller.at(self.table, self.app.words)
        return self._teller

    @property
    def _keys(self) -> tuple[str, ...]:
        return (*self.KEYS[:FIRST], "back", *self.KEYS[FIRST:], *KEYS)

    @property
    def line(self) -> EntryLine:
        return self.query_one("#desk-entry", EntryLine)

    def compose(self) -> ComposeResult:
        with Column(id="desk-whole"):
            yield Words("desk-asked")
            with Column(id="desk-work"):
                yield from self.work()
            yield HandsPane()
            yield EntryLine("desk-entry")
            yield Words("desk-verdict")
            yield KeyBar(*self._keys)

    def on_mount(self) -> None:
        self.watch(self.line, "value", self._line_changed, init=False)
        self.watch(self.line, "selection", self._looked_along, init=False)
        self.begin()
        self.rest()
        self.retell()

    def styles_for(self, size: Size) -> dict[str, bool]:
        return {"small": size.width < ROOMY[0] or size.height < ROOMY[1], "handwork": bool(self.room.tasks())}

    def fit(self) -> None:
        self.retell()

    def retell(self) -> None:
        words = TableWords(self.teller, self.app.signs)
        asked = self.query_one("#desk-asked", Words)
        decision = self.decision if self.table.result is None else None
        asked.put(words.asked_at_desk(self.table, decision, asked.size.width))
        tasks = self.room.tasks()
        self.set_class(bool(tasks), "handwork")
        self.query_one(HandsPane).put(tasks, self.teller)
        self.line.placeholder = f"{self.app.signs.prompt} {self.say('tui-desk-entry')}"
        self.query_one(KeyBar).retell()
        self.draw()
        self._judge()

    # --- the line ----------------------------------------------------------------------------------------------------

    def write(self, move: Move | None) -> None:
        """What was picked, as it would be typed; nothing if it is no move yet."""
        text = self.teller.move(move, says_whose(self.table, move)) if move is not None else ""
        if text != self.line.value:
            with self.prevent(Input.Changed):
                self.line.value = text
            self.line.action_end()

    def _line_changed(self, text: str) -> None:
        self._tried = ""
        typing = self.line.has_focus
        if typing:
            self._ahead.complete(self.line, self.table, self.app.words.code)
            self.typed(text)
        else:
            self.line.offer([])
        self._judge()

    def _looked_along(self) -> None:
        """The cursor may be in another move now."""
        if BETWEEN in self.line.value and self.line.has_focus and not self._tried:
            self._ahead.complete(self.line, self.table, self.app.words.code)
            self._judge()

    def _judge(self) -> None:
        text, words = self.line.value, TableWords(self.teller, self.app.signs)
        verdict = self._ahead.verdict(self.table, self.line, self.teller, entered=bool(text) and text == self._tried)
        told = self.query_one("#desk-verdict", Words)
        if verdict.kind == "no" and text != self._tried and self.says_why():
            told.put(words.refused(self.say("tui-desk-refused")))
        else:
            told.put(words.verdict(verdict), extra=words.instead(verdict, told.size.width))
        self.query_one(KeyBar).offer(KEYS_TYPING if self.line.has_focus else self._keys)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_enter_line()

    def action_enter_line(self) -> None:
        """As if it was typed at the table."""
        text = self.line.value.strip()
        if text:
            self._tried = text
            if judge(self.table, moves_on(text)[0], self.teller, entered=True).kind in ("yes", "advised"):
                self.start(self._enter(text))
            self._judge()
        else:
            self.app.notify(self.say("tui-desk-nothing"), markup=False)

    async def _enter(self, text: str) -> None:
        done = await self.room.enter_line(text)
        if done:
            self.go_on(as_line(moves_on(text)[done:]))

    async def roll(self) -> None:
        """What is asked is answered by dice of the laptop."""
        if self.decision.dice and await self.room.roll_line(self.decision.dice):
            self.go_on()

    def go_on(self, rest: str = "") -> None:
        """To the next question if it has this desk too; else back to the table. `rest`: what is typed for it."""
        decision = self.room.at_desk()
        if decision is None or desk_of(self.table.game.id, decision.kind) is not type(self):
            self.dismiss(decision is not None)
            return
        self.decision, self._tried, self.line.value = decision, "", ""
        self.rest()
        self.begin()
        self.line.value = rest
        self.retell()

    # --- keys --------------------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """On the line a key is a letter of the move."""
        typing = action == "entry" and isinstance(self.focused, EntryLine)
        return not typing and super().check_action(action, parameters)

    def action_entry(self) -> None:
        self.set_focus(self.line)
        self._judge()

    def action_one_back(self) -> None:
        """Out of the line, then what was picked, then back to the table."""
        if self.line.has_focus:
            self.line.value = ""
            self.rest()
            self.begin()
            self.retell()
        elif not self.one_back():
            self.dismiss(False)

    def action_undo(self) -> None:
        self.start(self._undo())

    async def _undo(self) -> None:
        await self.room.undo_one()
        self.go_on()

    def action_hand_over(self) -> None:
        """Force or correct: that is done at the table, with this line."""
        if self.line.value.strip():
            self.left_over = self.line.value.strip()
            self.dismiss(False)

    def action_done(self) -> None:
        self.room.action_done()
        self.retell()

    def action_more_hands(self) -> None:
        self.query_one(HandsPane).turn_page()
