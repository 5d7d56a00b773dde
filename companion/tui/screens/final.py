"""The end of a game: who won and why, the race turn by turn, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from companion.kernel.game import Event, Seat
from companion.kernel.rulebook import rulebook
from companion.kernel.table import Table
from companion.text.teller import Teller, plain_name
from companion.tui.exporting import export_table
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.chart import draw_chart, told_so_far
from companion.tui.widgets.chart import VpChart
from companion.tui.widgets.keybar import KeyBar

LABEL = 20
NUMBER, NARROW = 9, 4  # columns for a number of one of two players, and of one of more
PAIR = 2
REASONS = 8  # lines for them that leave room for the chart


class FinalScreen(PlainScreen):
    """Lies over the table; `home` as its result asks whoever opened it to leave the table too."""

    FITTED = "#reason"
    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "look_back"), bind("export"), bind("go_home")]

    def __init__(self, table: Table[Any]) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        yield Static(id="ribbon")
        yield Static(id="winner")
        yield Static(id="reason")
        with Horizontal(id="look-back"):
            yield VpChart()
            yield Static(id="summary")
        yield KeyBar("back", "export", "go_home", "help", "language", "theme")

    def fit(self) -> None:
        self.retell()

    def retell(self) -> None:
        teller = Teller.at(self.table, self.app.words)
        name = self.table.name if self.table.name != self.table.id else ""
        title = self.say(f"{self.table.game.id}-title").upper()
        self.query_one("#ribbon", Static).update(Content.assemble((title, "bold $accent"), f"  {name}"))
        self.query_one("#winner", Static).update(self._winner(teller))
        told = self.table.game.summary(told_so_far(self.table))
        width = self.query_one("#reason", Static).size.width
        self.query_one("#reason", Static).update(Content("\n").join(self._reasons(told, teller, width)))
        self.query_one("#summary", Static).update(Content("\n").join(self._summary(told, teller)))
        draw_chart(self.query_one(VpChart), self.table, teller, self.app.signs)
        self.query_one(KeyBar).retell()

    def _winner(self, teller: Teller) -> Content:
        winners = self.table.winners
        if not winners:
            return Content.styled(self.say("tui-final-tie" if self.table.result else "tui-final-open"), "bold $accent")
        who = self.app.words.together([self._side(teller, seat) for seat in winners])
        wins = self.say("tui-final-wins", who=who, count=len(winners))
        signs = [Content.styled(self.app.signs.seat(seat), f"bold $seat-{seat}") for seat in winners]
        tone = f"bold $seat-{winners[0]}" if len(winners) == 1 else "bold"
        return Content(" ").join(signs) + Content.styled(f"  {wins}", tone)

    def _side(self, teller: Teller, seat: Seat) -> str:
        """What is on the table, and who plays it."""
        person = plain_name(self.table.setup.seats.get(seat, ""))
        return self.say("tui-final-side", side=teller.side(seat).upper(), person=person or "none")

    def _reasons(self, told: tuple[Event, ...], teller: Teller, width: int) -> Iterator[Content]:
        """How it ended, with the rules that say so; on a low screen their ids alone, if they are many."""
        lines = [line for event in told if event.rules for line in self._reason(event, teller, width)]
        if len(lines) <= max(REASONS, self.size.height // 4):
            yield from lines
            return
        for event in told:
            if event.rules:
                yield from hanging(Content(""), teller.event(event), width)
                yield from hanging(Content(""), "  ".join(event.rules), width, "$accent")

    def _reason(self, event: Event, teller: Teller, width: int) -> Iterator[Content]:
        rules, code = rulebook(self.table.game.id), self.app.settings.language
        longest = max(map(len, event.rules))
        yield from hanging(Content(""), teller.event(event), width)
        for id_ in event.rules:
            text = rules[id_].text(code) if id_ in rules else ""
            yield from hanging(Content.styled(f"{id_:<{longest}}  ", "$accent"), text, width, "$muted")

    def _summary(self, told: tuple[Event, ...], teller: Teller) -> Iterator[Content]:
        """What everybody has a number for stands in columns, the rest in sentences above."""
        rows = [event for event in told if not event.rules]
        for event in rows:
            if teller.short(event) is None:
                yield Content(teller.event(event))
        seats = self.table.game.names(self.table.state)["seat"]
        wide, signs = (NUMBER, NARROW)[len(seats) > PAIR], self.app.signs
        heads = [f"{signs.seat(seat)} {teller.side(seat)}" for seat in seats]
        if wide != NUMBER or any(len(head) > wide for head in heads):  # names that would run into each other
            heads = [signs.seat(seat) for seat in seats]
        columns = (Content.styled(f"{head:>{wide}}", f"$seat-{seat}") for seat, head in zip(seats, heads, strict=True))
        yield Content("")
        yield Content(" " * LABEL) + Content("").join(columns)
        for event in rows:
            label = teller.short(event)
            if label is not None:
                numbers = "".join(f"{event.facts[seat]!s:>{wide}}" for seat in seats)
                yield Content.from_markup("[$muted]$label[/][b]$numbers[/]", label=f"{label:<{LABEL}}", numbers=numbers)

    def action_look_back(self) -> None:
        self.dismiss("back")

    async def action_export(self) -> None:
        await export_table(self.app, self.table.id, self.table.name)

    def action_go_home(self) -> None:
        self.dismiss("home")
