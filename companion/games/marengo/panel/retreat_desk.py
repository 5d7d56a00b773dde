"""The retreat desk: who leaves, what that costs, and where everybody goes, in words and on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from companion.games.marengo.moves.retreat import refuges
from companion.games.marengo.moves.retreat_losses import under_way
from companion.games.marengo.panel.desk_map import DeskMap, Marks
from companion.games.marengo.panel.picking import PickDesk, Question
from companion.games.marengo.panel.retreat_questions import Going, Revealing, Sacrificing
from companion.games.marengo.panel.retreat_view import RetreatView, told_of_retreat
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Game
from companion.tui.keys import bind
from companion.tui.widgets.still import Column

QUESTIONS: dict[str, Callable[[Game[Any], State, Decision], Question]] = {
    "show": Revealing,
    "sacrifice": Sacrificing,
    "go": Going,
}


class RetreatDesk(PickDesk):
    """From the faces that are shown to the last block that goes."""

    CSS = (
        PickDesk.CSS
        + """
    RetreatView { width: 100%; height: auto; max-height: 100%; }
    RetreatDesk #desk-map { width: 100%; height: 1fr; margin-top: 1; }
    """
    )
    FITTED = f"{PickDesk.FITTED}, #desk-map"
    KEYS = ("enter_line",)  # nobody can say no
    BINDINGS: ClassVar[list[BindingType]] = [bind("zoom", "zoom_map")]

    def view(self) -> Widget:
        return Column(RetreatView(), DeskMap())

    def ask(self) -> Question:
        return QUESTIONS[self.decision.kind](self.table.game, self.state, self.decision)

    def draw_view(self, shown: Shown) -> None:
        self.query_one(RetreatView).put(shown, told_of_retreat(self.table))
        if self.has_class("small"):
            self.query_one(DeskMap).display = False  # the words need the room
        else:
            self.query_one(DeskMap).show_marks(shown, self._marks())

    def _marks(self) -> Marks:
        """The locale that is left, or where those who are picked go; all places where they may are lit."""
        open_, left = dict.fromkeys(refuges(self.state), self.app.signs.hollow), under_way(self.state).locale
        going = self.question if isinstance(self.question, Going) else None
        return Marks(list(open_), (going.to if going else "") or left, going.place if going else "", open_)

    def on_desk_map_pointed(self, event: DeskMap.Pointed) -> None:
        self.take(f"to {event.place}")

    def action_zoom_map(self) -> None:
        if self.query_one(DeskMap).display:
            self.query_one(DeskMap).next_size()
