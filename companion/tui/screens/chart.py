"""Points over time, laid over the table."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from companion.kernel.game import Event, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.signs import Signs
from companion.tui.widgets.chart import VpChart


def told_so_far(table: Table[Any]) -> list[Event]:
    """What everybody has seen happen, from the start to the position on the table."""
    return [event for entry in table.line() for event in entry.events if event.visible_to(None)]


def timeline(table: Table[Any]) -> dict[Seat, list[int]]:
    """Points over time, as far as everybody knows them."""
    return table.game.timeline(told_so_far(table))


def draw_chart(chart: VpChart, table: Table[Any], teller: Teller, signs: Signs) -> None:
    goal = int(table.game.headline(table.state).get("goal", 0))
    chart.show(timeline(table), goal, teller, signs)


class ChartScreen(Dialog[None]):
    """Any of its keys closes it again."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), bind("chart", "leave")]

    def __init__(self, table: Table[Any]) -> None:
        super().__init__()
        self._table = table

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield VpChart()
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(".title", Static).update(self.say("tui-chart"))
        self.query_one(".hint", Static).update(self.say("tui-chart-hint"))
        teller = Teller.at(self._table, self.app.words)
        draw_chart(self.query_one(VpChart), self._table, teller, self.app.signs)

    def on_click(self) -> None:
        self.action_leave()

    def action_leave(self) -> None:
        self.dismiss(None)
