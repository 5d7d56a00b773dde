"""The assault desk: an assault walked through with both sides, the question of the moment on top."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.panel.assault_questions import Answer, Declaring
from companion.games.marengo.panel.picking import Pick, PickDesk, Question
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.panel.walk import OVER, Walk, asked_in, told_of_assault
from companion.games.marengo.panel.walk_view import WalkView
from companion.games.registry import desk_of
from companion.kernel.game import Move

ELSEWHERE = (Next, Continue)  # moves that belong to no assault


class Finished:
    """The assault is over, and what comes next is asked elsewhere: everybody may look at it first."""

    move: Move | None = None

    def rows(self, shown: Shown) -> Iterable[Pick]:
        yield Pick(shown.say("marengo-pick-over"), head=True)
        yield Pick(shown.say("marengo-pick-go-on"), "on")

    def take(self, item: str, more: bool = True) -> None:
        """Nothing is picked: the desk is left."""

    def back(self) -> bool:
        return False


class AssaultDesk(PickDesk):
    """From the declaration to the end of an assault, and on to the next one."""

    def view(self) -> Widget:
        return WalkView()

    def begin(self) -> None:
        self._told = told_of_assault(self.table)
        super().begin()

    def ask(self) -> Question:
        if desk_of(self.table.game.id, self.decision.kind) is not AssaultDesk:
            return Finished()
        kind = Declaring if self.decision.kind == "assault" else Answer
        return kind(self.table.game, self.state, self.decision)

    def draw_view(self, shown: Shown) -> None:
        walk = self._would_be() or Walk(self.state, self._told)
        now = 0 if walk.over else asked_in(self.state, self.decision)
        self.query_one(WalkView).put(shown, walk, now)

    def _would_be(self) -> Walk | None:
        """The assault with what is picked, as far as it would go on by itself."""
        game, state, move = self.table.game, self.state, self.question.move
        if move is None or isinstance(move, ELSEWHERE) or next(iter(game.objections(state, move)), None) is not None:
            return None
        outcome = game.play(state, move)
        return Walk(outcome.state, [] if isinstance(move, Assault) else self._told, outcome.events)

    def go_on(self, rest: str = "") -> None:
        """When an assault has just ended, its last steps are seen before something else is asked."""
        asked = next((decision for decision in self.table.pending() if not decision.optional), None)
        if asked is None or not self._ended() or desk_of(self.table.game.id, asked.kind) is AssaultDesk:
            super().go_on(rest)
            return
        self.decision = asked
        self.begin()
        self.rest()
        self.line.value = rest
        self.retell()

    def _ended(self) -> bool:
        return any(event.kind in OVER for event in self.table.last.events) and self.table.result is None

    def take(self, item: str, more: bool = True) -> None:
        if isinstance(self.question, Finished):
            self.dismiss(True)
        else:
            super().take(item, more)
