"""The retreat desk: who leaves, what that costs, and where everybody goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.widget import Widget

from companion.games.marengo.panel.picking import PickDesk, Question
from companion.games.marengo.panel.retreat_questions import Going, Revealing, Sacrificing
from companion.games.marengo.panel.retreat_view import RetreatView, told_of_retreat
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Game

QUESTIONS: dict[str, Callable[[Game[Any], State, Decision], Question]] = {
    "show": Revealing,
    "sacrifice": Sacrificing,
    "go": Going,
}


class RetreatDesk(PickDesk):
    """From the faces that are shown to the last block that goes."""

    KEYS = ("enter_line",)  # nobody can say no

    def view(self) -> Widget:
        return RetreatView()

    def ask(self) -> Question:
        return QUESTIONS[self.decision.kind](self.table.game, self.state, self.decision)

    def draw_view(self, shown: Shown) -> None:
        self.query_one(RetreatView).put(shown, told_of_retreat(self.table))
