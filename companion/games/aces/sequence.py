"""The order of a game (AA-SET, AA-TURN): armies, placing, then turns of four phases until a team has won."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.aces.automa.turns import automa_segment
from companion.games.aces.books.deploying import Deployment
from companion.games.aces.books.fighting import BooksFighting, BooksNaming
from companion.games.aces.books.moving import BooksMovement
from companion.games.aces.moves.ardennes import Dividing
from companion.games.aces.moves.base import Segment
from companion.games.aces.moves.combat import Fighting
from companion.games.aces.moves.intercepting import Walking
from companion.games.aces.moves.launcher import Hiding, LayingTiles
from companion.games.aces.moves.money import Money
from companion.games.aces.moves.movement import Movement
from companion.games.aces.moves.naming import Naming
from companion.games.aces.moves.rockets import Rockets
from companion.games.aces.moves.secrets import ChoosingUnits
from companion.games.aces.moves.setup import Assigning, Placing, RollingForStart, after_preparing
from companion.games.aces.moves.turn import ChoosingArmies, end_turn
from companion.games.aces.moves.weather import WeatherChange
from companion.games.aces.state import PREPARING, TURN, Phase, State
from companion.kernel.sequence import SequenceOfPlay
from companion.kernel.story import Story


class Over(Segment):
    """Nobody has anything to decide any more."""

    chapters = ("AA-VIC",)


_PHASES: dict[Phase, Segment] = {
    "choose": ChoosingUnits(),  # in the expert variant
    "divide": Dividing(),  # in mission Ardennes
    "assign": Assigning(),  # each faction spreads its units over three tiles
    "order": RollingForStart(),  # who places first
    "place": Placing(),
    "lay": LayingTiles(),  # in mission V2
    "hide": Hiding(),
    "first": RollingForStart(),  # who has the first turn
    "weather": WeatherChange(),  # where that mission is played
    "armies": ChoosingArmies(),  # in the first rounds
    "move": Movement(),  # 1
    "rocket": Rockets(),  # in mission V2
    "name": Naming(),  # 2
    "fight": Fighting(),  # 3
    "money": Money(),  # 4
    "over": Over(),
}
_BOOKS: dict[Phase, Segment] = {"move": BooksMovement(), "name": BooksNaming(), "fight": BooksFighting()}  # no map
_DEPLOYMENT = Deployment()  # a table that goes on with a map interrupts whatever phase it is in
_WALKING = Walking()  # a unit on its way interrupts the movement phase


def _is_over(state: State) -> bool:
    """By its result; by its phase alone only where a correction says so, and then nobody could act."""
    return state.result is not None or state.phase == "over"


class Turns(SequenceOfPlay[State]):
    """Turn after turn, clockwise."""

    def under_way(self, state: State) -> tuple[Segment, ...]:
        if state.result is not None or state.phase == "over":
            return (_PHASES["over"],)
        rules, phase = state.rules, _PHASES[state.phase]  # asked after every step: nothing is called that need not be
        by_itself = automa_segment(state) if rules.automa is not None else None
        if state.walk is not None:
            return (by_itself or phase, _WALKING)
        if rules.depth == "ledger":
            return (by_itself or _BOOKS.get(state.phase, phase),)
        if state.deploying:
            return (phase, _DEPLOYMENT)
        return (by_itself or phase,)

    def following(self, state: State, story: Story) -> State:
        if _is_over(state):
            return state
        if state.walk is not None:
            return replace(state, walk=None)
        if state.phase in PREPARING:
            begins = state.phase == "first"
            return replace(state, phase=after_preparing(state), ready=False, round=1 if begins else state.round)
        if state.phase == "move" and state.is_automa(state.seat):
            return replace(state, phase="money", ready=False)  # its units have attacked already (AA-AUT-10)
        phase = _next_phase(state)
        return end_turn(state, story) if phase is None else replace(state, phase=phase, ready=False)


def _next_phase(state: State) -> Phase | None:
    """In this turn; without a launcher nobody is asked about rockets."""
    at = TURN.index(state.phase) + 1
    if at < len(TURN) and TURN[at] == "rocket" and state.v2 is None:
        at += 1
    return TURN[at] if at < len(TURN) else None


TURNS = Turns()
