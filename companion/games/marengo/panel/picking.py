"""A desk at which rows are picked: by number, face, arrow or mouse; what makes a move stands on the line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, cast

from rich.cells import cell_len
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widget import Widget

from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.state import State
from companion.kernel.game import Move
from companion.tui.hanging import hanging
from companion.tui.keys import bind, shown
from companion.tui.screens.desk import Desk
from companion.tui.widgets.numbered import DIGITS, Numbered
from companion.tui.widgets.still import Row

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

PASS = "pass"  # the row that says no
ARMS = {"i": "i", "c": "c", "k": "c", "a": "a"}  # letters of faces, German ones too


class Pick(NamedTuple):
    """A row that can be picked, or one that only says something."""

    text: str
    item: str = ""  # nothing: it cannot be picked
    note: str = ""  # how many, or what comes of it
    picked: bool = False
    face: str = ""  # picked by typing it too
    head: bool = False


class Question(Protocol):
    """What is asked at the moment, and what is picked of it so far."""

    def rows(self, shown: Shown) -> Iterable[Pick]:
        """All that can be picked, under its headings."""

    def take(self, item: str, more: bool = True) -> None:
        """A row is picked; where that counts something, one more or one less."""

    def back(self) -> bool:
        """Take back what was picked last, if there is anything."""

    @property
    def move(self) -> Move | None:
        """What is picked, as soon as it is a move."""


class PickList(Numbered):
    """Enter takes a row as long as there is no move yet, and then enters the move."""

    app: CompanionApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.enter_or_take", show=False),
        Binding("left", "screen.less", show=False),
        Binding("right", "screen.more", show=False),
    ]

    def put(self, rows: Sequence[Pick], item: str) -> None:
        """These rows; the cursor goes to the one that was picked last, else it stays."""
        width = self.size.width - self.styles.scrollbar_size_vertical
        numbers = {row.item: str(n) for n, row in enumerate((r for r in rows if r.item not in ("", PASS)), 1)}
        keys = numbers | {PASS: shown("pass", self.app)}
        room = 1 + max(map(len, keys.values()))
        lines = [line for row in rows for line in self._lines(row, f"{keys.get(row.item, ''):<{room}}", width)]
        self.offer_numbered(lines, list(numbers), item or self.item)

    def action_choose(self) -> None:
        """At once: whoever types fast means what comes after it."""
        cast(PickDesk, self.screen).take(self.item)

    def _lines(self, row: Pick, key: str, width: int) -> Iterator[tuple[Content, str]]:
        if row.head:
            yield from ((line, "") for line in hanging(Content(""), row.text, width, "bold $accent"))
            return
        mark = f"{self.app.signs.prompt if row.picked else ' ':<2}"
        tone = "bold" if row.picked else "" if row.item else "$muted"
        head = Content.assemble((key, "$accent"), (mark, "bold $accent"))
        *above, last = hanging(head, row.text, width, tone)
        beside = last.cell_length + 2 + cell_len(row.note) <= width
        if row.note and beside:
            last += Content.styled(f"  {row.note}", "$muted")
        indent = Content(" " * head.cell_length)
        below = hanging(indent, row.note, width, "$muted") if row.note and not beside else []
        for nth, line in enumerate([*above, last, *below]):
            yield line, "" if nth else row.item


class PickDesk(Desk):
    """The picture of the moment at the left, at the right what can be picked."""

    CSS = """
    PickDesk #pick-work { height: 100%; }
    PickDesk #pick-view { width: 1fr; height: 100%; }
    PickDesk #picks {
        width: 38%; height: 100%; max-height: 100%; margin: 0 0 0 2; background: $background;
    }
    PickDesk.small #pick-view { width: 52; }
    PickDesk.small #picks { width: 1fr; margin-left: 1; }
    """
    FITTED = f"{Desk.FITTED}, #pick-view, #picks"
    KEYS: ClassVar[tuple[str, ...]] = ("enter_line", "pass")
    BINDINGS: ClassVar[list[BindingType]] = [bind("pass", "say_no")]
    question: Question

    # --- what a desk has of its own ----------------------------------------------------------------------------------

    def view(self) -> Widget:
        """What stands at the left."""
        raise NotImplementedError

    def ask(self) -> Question:
        """The question of the moment."""
        raise NotImplementedError

    def draw_view(self, shown: Shown) -> None:
        """Show the picture as it is, or would be with what is picked."""
        raise NotImplementedError

    # --- what they share ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """As everybody may see it."""
        return cast(State, self.table.seen_by(None))

    @property
    def picks(self) -> PickList:
        return self.query_one(PickList)

    def work(self) -> Iterable[Widget]:
        view = self.view()
        view.id = "pick-view"
        yield Row(view, PickList("picks"), id="pick-work")

    def begin(self) -> None:
        self._arm = self._last = ""  # the first letter of a face, if it was typed; the row that was picked last
        self.question = self.ask()

    def rest(self) -> None:
        self.set_focus(self.picks)

    def draw(self) -> None:
        shown = Shown(self.state, self.teller, self.app.signs, {})
        self._rows = list(self.question.rows(shown))
        self.picks.put(self._rows, self._last)
        self.draw_view(shown)

    def one_back(self) -> bool:
        back = self.question.back()
        if back:
            self._picked()
        return back

    def take(self, item: str, more: bool = True) -> None:
        if item and any(row.item == item for row in self._rows):
            self._last = item
            self.question.take(item, more)
            self._picked()

    def _picked(self) -> None:
        self.rest()
        self.write(self.question.move)
        self.draw()
        self._last = ""

    # --- keys --------------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """A face is a letter and a number; any other number is that of a row."""
        letter, arm = (event.character or "").casefold(), self._arm
        self._arm = ARMS.get(letter, "")
        if arm and letter in DIGITS:
            event.stop()
            wanted = (row.item for row in self._rows if row.face == arm + letter)
            self.take(next(wanted, ""))
        elif not self._arm:
            self.picks.take_key(event)

    def action_enter_or_take(self) -> None:
        if self.line.value.strip() and not self.picks.waits:
            self.action_enter_line()
        else:
            self.take(self.picks.item)

    def action_say_no(self) -> None:
        self.take(PASS)

    def action_less(self) -> None:
        self.take(self.picks.item, more=False)

    def action_more(self) -> None:
        self.take(self.picks.item)
