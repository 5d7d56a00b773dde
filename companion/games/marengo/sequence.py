"""The order of a round (BM-TURN-01..12): an Austrian turn and a French one, each in four phases after its start."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.marengo.books import sequence as books
from companion.games.marengo.moves.announce import Announcement
from companion.games.marengo.moves.assault import Assaults, AssaultSteps
from companion.games.marengo.moves.base import Segment
from companion.games.marengo.moves.bombard import Bombardment, UnderFire
from companion.games.marengo.moves.ending import end_turn
from companion.games.marengo.moves.maneuver import ManeuverAttack
from companion.games.marengo.moves.movement import Movement
from companion.games.marengo.moves.retreat import Retreating
from companion.games.marengo.moves.start import TurnStart
from companion.games.marengo.moves.telling import Telling
from companion.games.marengo.state import PHASES, Phase, State
from companion.kernel.sequence import SequenceOfPlay
from companion.kernel.story import Story


class Over(Segment):
    """Nobody has anything to decide any more."""

    chapters = ("BM-VIC",)


_PHASES: dict[Phase, Segment] = {
    "tell": Telling(),  # where faces are private
    "start": TurnStart(),
    "bombard": Bombardment(),  # 1: what was announced in the turn before
    "assault": Assaults(),  # 2
    "move": Movement(),  # 3: maneuver attacks and reinforcements too
    "announce": Announcement(),  # 4
    "over": Over(),
}
_ALONE = {phase: (segment,) for phase, segment in _PHASES.items()}  # nothing lies on top of it
# Questions that lie on top of a phase, and what has to be answered before them.
_UNDER_FIRE, _ASSAULT, _MANEUVER, _RETREAT = UnderFire(), AssaultSteps(), ManeuverAttack(), Retreating()


class Turn(SequenceOfPlay[State]):
    """Turn after turn, until the last round is over."""

    def under_way(self, state: State) -> tuple[Segment, ...]:
        if state.result is not None:
            return _ALONE["over"]
        if state.books is not None:
            return books.under_way(state)
        if state.hit is None and state.assault is None and state.maneuver is None and state.retreat is None:
            return _ALONE[state.phase]
        dialogues: list[Segment] = [_PHASES[state.phase]]
        dialogues += [_UNDER_FIRE] if state.hit is not None else []
        dialogues += [_ASSAULT] if state.assault is not None else []
        dialogues += [_MANEUVER] if state.maneuver is not None else []
        dialogues += [_RETREAT] if state.retreat is not None else []
        return tuple(dialogues)

    def following(self, state: State, story: Story) -> State:
        if state.result is not None:
            return state
        if state.books is not None:
            return books.following(state, story)
        if state.retreat is not None:
            return replace(state, retreat=None)
        if state.maneuver is not None:
            return replace(state, maneuver=None)
        if state.assault is not None:
            return replace(state, assault=None)
        if state.hit is not None:
            return replace(state, hit=None)
        at = PHASES.index(state.phase) + 1
        if at < len(PHASES):
            return replace(state, phase=PHASES[at], ready=False, going=None)
        return end_turn(state, story)


TURN = Turn()
