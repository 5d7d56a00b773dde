"""What everybody laid down lies open on the real table: all of it on one screen, one digit a player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from companion.kernel.game import Decision, Move
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.menu import Menu

KEY = 4  # columns for a number
MARK = 2  # and for the sign of what lies there


class OpenCards(Dialog[list[Move] | None]):
    """A column for each player. A digit says what lies there and goes on to the next one; enter takes all of it."""

    CSS = """
    OpenCards > Vertical { width: 96; }
    OpenCards Horizontal { height: auto; max-height: 70vh; }
    OpenCards .hand { width: 1fr; height: auto; padding-right: 2; }
    OpenCards .hand Lines { height: auto; max-height: 62vh; }
    OpenCards .hint { margin-top: 1; }
    """
    FITTED = ".hand"
    AUTO_FOCUS = "#hand-0"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "leave"),
        Binding("left,shift+tab", "beside(-1)", show=False),
        Binding("right,tab", "beside(1)", show=False),
    ]

    def __init__(self, table: Table[Any], decisions: Sequence[Decision]) -> None:
        super().__init__()
        self._table = table
        self._decisions = decisions
        self._hands = [list(table.game.choices(table.seen_by(each.seat), each)) for each in decisions]
        self._lie: list[int | None] = [None] * len(decisions)  # what lies there, by its row

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            with Horizontal():
                for number in range(len(self._decisions)):
                    with Vertical(classes="hand"):
                        yield Static(id=f"owner-{number}", markup=False)
                        yield Menu(f"hand-{number}")
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def fit(self) -> None:
        self.retell()

    # --- what is shown -----------------------------------------------------------------------------------------------

    def retell(self) -> None:
        teller = Teller.at(self._table, self.app.words)
        self.query_one(".title", Static).update(self.say("tui-open-cards"))
        hint = "tui-open-cards-all" if self._complete else "tui-open-cards-hint"
        self.query_one(".hint", Static).update(self.say(hint))
        for number, decision in enumerate(self._decisions):
            seat = decision.seat or ""
            who = Content.styled(f"{self.app.signs.seat(seat)}  {teller.seat(seat)}", f"bold $seat-{seat}")
            self.query_one(f"#owner-{number}", Static).update(who)
            menu = self._menu(number)
            room = self.query_one(f"#owner-{number}").size.width - menu.styles.scrollbar_size_vertical
            lies = self._lie[number]
            menu.offer(list(self._rows(number, teller, room)), menu.item if lies is None else str(lies + 1))

    def _rows(self, number: int, teller: Teller, width: int) -> Iterator[tuple[Content, str]]:
        for row, move in enumerate(self._hands[number]):
            lies = row == self._lie[number]
            mark = self.app.signs.yes if lies else ""
            key = str(row + 1) if row < 9 else ""
            head = Content.assemble((f"{key:>{KEY - 2}}  ", "$accent"), (f"{mark:<{MARK}}", "$success"))
            for below, line in enumerate(hanging(head, teller.brief(move), width, "bold" if lies else "")):
                yield line, "" if below else str(row + 1)

    def _menu(self, number: int) -> Menu:
        return self.query_one(f"#hand-{number}", Menu)

    # --- what is chosen ----------------------------------------------------------------------------------------------

    @property
    def _complete(self) -> bool:
        return None not in self._lie

    @property
    def _at(self) -> int:
        """The column the next digit is for."""
        return next((n for n in range(len(self._decisions)) if self._menu(n).has_focus), 0)

    def on_key(self, event: Key) -> None:
        if event.character and event.character.isdigit():
            event.stop()
            self._lay(self._at, int(event.character) - 1)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        """Enter or a click; enter on what lies there already takes all of it."""
        at, item = self._at, self._menu(self._at).item
        if event.lines is self._menu(at) and item:
            if self._complete and self._lie[at] == int(item) - 1:
                self.dismiss([hand[row] for hand, row in zip(self._hands, self._lie, strict=True) if row is not None])
            else:
                self._lay(at, int(item) - 1)

    def _lay(self, number: int, row: int) -> None:
        if not 0 <= row < len(self._hands[number]):
            return
        self._lie[number] = row
        self.retell()
        self._menu(self._lie.index(None) if None in self._lie else number).focus()

    def action_beside(self, steps: int) -> None:
        self._menu((self._at + steps) % len(self._decisions)).focus()

    def action_leave(self) -> None:
        self.dismiss(None)
