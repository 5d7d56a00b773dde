"""Every screen that can lie over another one, by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.aces.studio.map_painter import MapPainter
from companion.games.aces.studio.troop_form import TroopForm
from companion.games.clockwork.maps.layout import usual_layout
from companion.games.clockwork.maps.tiles import KINDS
from companion.games.clockwork.panel.battles import BattlesScreen
from companion.games.clockwork.panel.order_desk import OrderDesk
from companion.games.clockwork.studio.card_form import CardForm
from companion.games.clockwork.studio.map_counts import MapCounts
from companion.games.clockwork.studio.map_studio import MapStudio
from companion.games.marengo.panel.assault_desk import AssaultDesk
from companion.games.marengo.panel.faces_desk import FacesDesk
from companion.games.marengo.panel.retreat_desk import RetreatDesk
from companion.games.marengo.state import State
from companion.games.marengo.studio.board_editor import BoardEditor
from companion.games.registry import game
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.journal import Journal, TableRow, TableSettings
from companion.kernel.table import Table
from companion.kernel.trouble import NotAsEntered
from companion.room import Room
from companion.tui.screens.calculator import CalculatorScreen
from companion.tui.screens.chart import ChartScreen
from companion.tui.screens.correct import CorrectScreen
from companion.tui.screens.curtain import CurtainScreen, WhyUnseen
from companion.tui.screens.dialogs import Ask, Notice, PickOne, TypeIn
from companion.tui.screens.final import FinalScreen
from companion.tui.screens.new_table import NewTableScreen
from companion.tui.screens.open_cards import OpenCards
from companion.tui.screens.own_side import OwnSide, OwnSideCurtain
from companion.tui.screens.phones import PhonesScreen
from companion.tui.screens.print_studio import PrintStudio
from companion.tui.screens.rules import RulesScreen
from companion.tui.screens.settings import SettingsScreen
from companion.tui.screens.table_settings import TableSettingsScreen
from companion.tui.screens.typed_unseen import TypedUnseen
from companion.tui.screens.why import WhyScreen
from tests.tui import acesing, marengoing
from tests.tui.clockworking import mid_game, on_paper, writing_orders
from tests.tui.desking import RETREATING, at_a_desk, desk_at, losing, storming
from tests.tui.phoning import Unheard


def _desk(table: Table[Any]) -> OrderDesk:
    return OrderDesk(table, next(decision for decision in table.pending() if decision.secret))


def _at(state: State) -> Table[Any]:
    """A table of Marengo that is nowhere stored."""
    row = TableRow("0", "marengo", "Kitchen", marengoing.setup(), 0, False, TableSettings(), 0, 0, 0)
    return Table(Journal(":memory:"), game("marengo"), row, start=state)


def _asked_unseen(state: State) -> tuple[Table[Any], Decision]:
    table = _at(state)
    return table, next(decision for decision in table.pending() if decision.secret)


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
    "TableSettingsScreen": lambda table: TableSettingsScreen(Room(table)),
    "ChartScreen": ChartScreen,
    "CalculatorScreen": lambda table: CalculatorScreen(table.game, table.state),
    "FinalScreen": FinalScreen,
    "PhonesScreen": lambda table: PhonesScreen(table, Unheard(Room(table))),
    "Ask": lambda table: Ask("Really?"),
    "TypeIn": lambda table: TypeIn("Name?"),
    "Notice": lambda table: Notice("Why", ["because"] * 60),
    "AssaultDesk": lambda table: AssaultDesk(*at_a_desk(storming())),
    "RetreatDesk": lambda table: RetreatDesk(*at_a_desk(losing(), *RETREATING)),
    "OrderDesk": lambda table: _desk(on_paper(writing_orders())),
    "DeployDesk": lambda table: desk_at(game("marengo"), marengoing.deploying(), marengoing.setup()),
    "FacesDesk": lambda table: FacesDesk(*_asked_unseen(marengoing.private())),
    "TypedUnseen": lambda table: TypedUnseen(*_asked_unseen(marengoing.private())),
    "OwnSideCurtain": lambda table: OwnSideCurtain(_at(marengoing.private())),
    "OwnSide": lambda table: OwnSide(_at(marengoing.private()), "austrian"),
    "WhyUnseen": lambda table: WhyUnseen(table, NotAsEntered(Move("blue"), [Objection("MP-TURN-04")])),
    "MoveDesk": lambda table: desk_at(game("marengo"), marengoing.mid_battle(), marengoing.setup()),
    "FightDesk": lambda table: desk_at(game("aces"), acesing.fighting(), acesing.setup()),
    "AutomaDesk": lambda table: desk_at(game("aces"), acesing.against_automa(), acesing.setup(players="solo")),
    "InterceptDesk": lambda table: desk_at(game("aces"), acesing.coming_by(), acesing.setup()),
    "SetUpDesk": lambda table: desk_at(game("aces"), acesing.deploying(), acesing.setup()),
    "BoardEditor": lambda table: BoardEditor(),
    "TroopForm": lambda table: TroopForm(),
    "MapPainter": lambda table: MapPainter(),
    "CardForm": lambda table: CardForm(),
    "MapCounts": lambda table: MapCounts(usual_layout(4), {}, (0,) * len(KINDS)),
    "BattlesScreen": lambda table: BattlesScreen(on_paper(mid_game())),
    "PickOne": lambda table: PickOne("Which?", ["a", "b"]),
}
