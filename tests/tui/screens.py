"""Every screen that can lie over another one, by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.clockwork.maps.layout import usual_layout
from companion.games.clockwork.maps.tiles import KINDS
from companion.games.clockwork.panel.battles import BattlesScreen
from companion.games.clockwork.panel.order_desk import OrderDesk
from companion.games.clockwork.studio.card_form import CardForm
from companion.games.clockwork.studio.map_counts import MapCounts
from companion.games.clockwork.studio.map_studio import MapStudio
from companion.games.marengo.studio.board_editor import BoardEditor
from companion.games.registry import game
from companion.kernel.table import Table
from companion.tui.screens.calculator import CalculatorScreen
from companion.tui.screens.chart import ChartScreen
from companion.tui.screens.correct import CorrectScreen
from companion.tui.screens.curtain import CurtainScreen
from companion.tui.screens.dialogs import Ask, Notice, PickOne, TypeIn
from companion.tui.screens.final import FinalScreen
from companion.tui.screens.new_table import NewTableScreen
from companion.tui.screens.open_cards import OpenCards
from companion.tui.screens.print_studio import PrintStudio
from companion.tui.screens.rules import RulesScreen
from companion.tui.screens.settings import SettingsScreen
from companion.tui.screens.table_settings import TableSettingsScreen
from companion.tui.screens.why import WhyScreen
from tests.tui import marengoing
from tests.tui.clockworking import mid_game, on_paper, writing_orders
from tests.tui.desking import desk_at


def _desk(table: Table[Any]) -> OrderDesk:
    return OrderDesk(table, next(decision for decision in table.pending() if decision.secret))


SCREENS: dict[str, Callable[[Table[Any]], Any]] = {
    "NewTableScreen": lambda table: NewTableScreen("march"),
    "SettingsScreen": lambda table: SettingsScreen(),
    "PrintStudio": lambda table: PrintStudio("march", table.id),
    "MapStudio": lambda table: MapStudio(),
    "RulesScreen": lambda table: RulesScreen("march", ("MP-MOVE",)),
    "CurtainScreen": lambda table: CurtainScreen(table, next(d for d in table.pending() if d.secret)),
    "OpenCards": lambda table: OpenCards(table, [decision for decision in table.pending() if decision.secret]),
    "CorrectScreen": CorrectScreen,
    "WhyScreen": lambda table: WhyScreen(table, table.head),
    "TableSettingsScreen": TableSettingsScreen,
    "ChartScreen": ChartScreen,
    "CalculatorScreen": lambda table: CalculatorScreen(table.game, table.state),
    "FinalScreen": FinalScreen,
    "Ask": lambda table: Ask("Really?"),
    "TypeIn": lambda table: TypeIn("Name?"),
    "Notice": lambda table: Notice("Why", ["because"] * 60),
    "OrderDesk": lambda table: _desk(on_paper(writing_orders())),
    "MoveDesk": lambda table: desk_at(game("marengo"), marengoing.mid_battle(), marengoing.setup()),
    "BoardEditor": lambda table: BoardEditor(),
    "CardForm": lambda table: CardForm(),
    "MapCounts": lambda table: MapCounts(usual_layout(4), {}, (0,) * len(KINDS)),
    "BattlesScreen": lambda table: BattlesScreen(on_paper(mid_game())),
    "PickOne": lambda table: PickOne("Which?", ["a", "b"]),
}
