"""A side looks at what only it may see: first the curtain, then its own view of the table, then the curtain again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.content import Content
from textual.events import Key
from textual.geometry import Size
from textual.widgets import Static

from companion.games.registry import board_of
from companion.kernel.game import Event, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller, plain_name
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.curtain import Unseen
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.numbered import Numbered
from companion.tui.widgets.still import Column
from companion.tui.widgets.wide_board import WideBoard
from companion.tui.widgets.words import Words

CHIP = "bold $background on $seat-"
KEYS = ("back", "help", "language", "theme")


class OwnSideCurtain(Unseen):
    """Who looks? Then their name for all to read, until they have the laptop; the same again when they have looked."""

    FITTED = "Vertical"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), Binding("enter", "lift", show=False)]

    def __init__(self, table: Table[Any]) -> None:
        super().__init__()
        self._table = table
        self._seat: Seat = ""  # who looks

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="curtain-who")
            with Center():
                yield Numbered(id="curtain-choices")
            yield Static(id="curtain-hint", classes="muted")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Numbered).focus()

    @property
    def _seats(self) -> tuple[Seat, ...]:
        return self._table.game.names(self._table.state)["seat"]

    def retell(self) -> None:
        teller, sides = Teller.at(self._table, self.app.words), self.query_one(Numbered)
        sides.display = not self._seat
        asked = Content(self.say("tui-curtain-hand-over" if self._seat else "tui-own-who"))
        name = self.name_of(self._seat, teller.seat(self._seat), to_be_read=True) if self._seat else []
        self.query_one("#curtain-who", Static).update(Content("\n").join([asked, Content(""), *name]))
        rows = [(self._row(number, seat, teller), seat) for number, seat in enumerate(self._seats, start=1)]
        sides.offer_numbered(rows, self._seats, sides.item or self._deciding())
        self.query_one("#curtain-hint", Static).update(self.say("tui-own-press" if self._seat else "tui-own-choose"))

    def _row(self, number: int, seat: Seat, teller: Teller) -> Content:
        name = f"{self.app.signs.seat(seat)}  {teller.both(seat)}"
        return Content.assemble((f"{number:<3}", "$accent"), (name, f"bold $seat-{seat}"))

    def _deciding(self) -> Seat:
        """Whoever has to decide now looks most often."""
        asked = (decision.seat for decision in self._table.pending() if not decision.optional)
        return next((seat for seat in asked if seat), self._seats[0])

    def fit(self) -> None:
        self.retell()

    def on_key(self, event: Key) -> None:
        if not self._seat:
            self.query_one(Numbered).take_key(event)

    def on_lines_chosen(self) -> None:
        self._seat = self.query_one(Numbered).item
        self.set_focus(None)
        self.retell()

    def on_click(self) -> None:
        self.action_lift()

    def action_lift(self) -> None:
        if self._seat:
            self.app.push_screen(OwnSide(self._table, self._seat))

    def action_leave(self) -> None:
        self.dismiss(None)


class OwnSide(Unseen):
    """The board as one side sees it, and in words what only that side knows. Esc covers it at once."""

    CSS = """
    OwnSide { align: left top; }
    OwnSide > #desk {
        width: 100%; max-width: 100%; height: 1fr; max-height: 100%; padding: 0; border: none;
        background: $background; layout: vertical;
    }
    OwnSide #own-head { dock: top; height: 1; padding: 0 2; background: $surface; }
    OwnSide #own-lines { width: 100%; height: 1fr; padding: 0 2; margin-top: 1; background: $background; }
    OwnSide.small #own-lines { margin-top: 0; }
    OwnSide * { scrollbar-background: $background; scrollbar-background-hover: $background; }
    """
    FITTED = "#own-head, #own-lines"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave")]

    def __init__(self, table: Table[Any], seat: Seat) -> None:
        super().__init__()
        self._table, self._seat = table, seat
        self._state = table.seen_by(seat)
        self.board: BoardCanvas = board_of(table.game.id)()
        self.board.viewer = seat
        self._looking = WideBoard.KEYS if isinstance(self.board, WideBoard) else ()  # all else is for everybody
        for key in self._looking:
            self._bindings._add_binding(bind(key, f"board('{key}')"))

    def compose(self) -> ComposeResult:
        yield Words("own-head")
        with Column(id="desk"):
            yield self.board
            yield from self.board.asides()
            yield Lines(id="own-lines", choose_on_click=False)
        yield KeyBar(*self._looking, *KEYS)

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Lines).focus()

    def styles_for(self, size: Size) -> dict[str, bool]:
        place = self.board.place_on(*size)
        self.board.take_room(*size)
        return {"small": size.height < 30, "beside": place == "beside"}

    def fit(self) -> None:
        self.retell()

    @property
    def _teller(self) -> Teller:
        return Teller(self.app.words, self._table.game, self._state, self._table.setup.seats)

    def retell(self) -> None:
        teller, signs = self._teller, self.app.signs
        people = {seat: plain_name(name) for seat, name in self._table.setup.seats.items()}
        self.board.show(self._state, teller, signs, people)
        chip = (f" {signs.seat(self._seat)} {teller.both(self._seat)} ", CHIP + self._seat)
        self.query_one("#own-head", Words).put(Content.assemble(chip, f"  {self.say('tui-own-head')}"))
        lines, width = self.query_one(Lines), self.query_one(Lines).scrollable_content_region.width
        told = list(self._known(teller)) or [self.say("tui-own-nothing")]
        head = Content.styled(f"{signs.bullet} ", "$muted")
        lines.show([line for each in told for line in hanging(head, each, width, "$foreground")], lines.cursor)
        self.query_one(KeyBar).retell()

    def _known(self, teller: Teller) -> Iterator[str]:
        """What this side has laid face down, then what its picture of the table tells and everybody's does not."""
        for seal in self._table.sealed():
            if seal.seat == self._seat:
                yield self.say("tui-own-sealed", move=teller.sentence(seal.move))
        open_to_all: tuple[Event, ...] = self._table.game.picture(self._table.state, None)
        for line in self._table.game.picture(self._table.state, self._seat):
            if line not in open_to_all:
                yield teller.event(line).strip()

    def action_board(self, key: str) -> None:
        self.board.do(key, self._table)

    def action_leave(self) -> None:
        self.dismiss(None)
