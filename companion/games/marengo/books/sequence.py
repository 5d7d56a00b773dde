"""The order of a round in the books: the same phases, without a map (BM-TURN-01..12)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.marengo.books.assault import Assaults
from companion.games.marengo.books.base import kept, with_books
from companion.games.marengo.books.bombard import Announcement, Bombardment, UnderFire
from companion.games.marengo.books.deploying import Deployment
from companion.games.marengo.books.ending import StarCount
from companion.games.marengo.books.maneuver import ManeuverAttack
from companion.games.marengo.books.movement import Movement
from companion.games.marengo.books.retreat import Retreating
from companion.games.marengo.books.turn import TurnStart
from companion.games.marengo.books.walk import Walk
from companion.games.marengo.moves.base import Segment
from companion.games.marengo.moves.ending import end_turn
from companion.games.marengo.state import PHASES, Phase, State
from companion.kernel.story import Story

SEGMENTS: dict[Phase, Segment] = {
    "start": TurnStart(),
    "bombard": Bombardment(),
    "assault": Assaults(),
    "move": Movement(),
    "announce": Announcement(),
    "over": StarCount(),  # as long as there is no result
}
_QUESTIONS: dict[str, Segment] = {
    "shot": UnderFire(),
    "fight": Walk(),
    "thrust": ManeuverAttack(),
    "leaving": Retreating(),
    "deploying": Deployment(),
}
_NOTHING: dict[str, object] = {"shot": 0, "fight": None, "thrust": None, "leaving": None, "deploying": False}


def under_way(state: State) -> tuple[Segment, ...]:
    """The phase, and on top of it what has to be answered first."""
    question = kept(state).question
    return (SEGMENTS[state.phase], _QUESTIONS[question]) if question else (SEGMENTS[state.phase],)


def following(state: State, story: Story) -> State:
    question = kept(state).question
    if question:  # only a correction leaves one behind that nobody can answer
        return with_books(state, **{question: _NOTHING[question]})
    if state.phase == "over":
        return state
    at = PHASES.index(state.phase) + 1
    if at < len(PHASES):
        return replace(state, phase=PHASES[at], ready=False)
    return end_turn(state, story)
