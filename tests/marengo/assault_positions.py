"""Assaults from N on S, written down in a few words. Behind S lies H, beside it E; Austrians attack unless told."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.games.marengo.changes import shift
from companion.games.marengo.moves.assault import Assault, Assaults, AssaultSteps
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import Segment
from companion.games.marengo.pieces import each
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Event, Move, Seat
from companion.kernel.moves import GameMove
from companion.kernel.sequence import SequenceOfPlay
from companion.kernel.story import Story
from tests.marengo.positions import board_text, position, rules_against


class _Leaving(Segment):
    """The beaten go to H without any further loss: retreats have tests of their own."""

    def begin(self, state: State, story: Story) -> State:
        assert state.retreat is not None
        who = state.retreat
        story.tell("leaves", seat=who.side, place=who.locale, away_from=who.away_from, beaten=who.beaten)
        return state

    def step(self, state: State, story: Story) -> State:
        assert state.retreat is not None
        side, locale = state.retreat.side, state.retreat.locale
        for place in state.places(side, locale):
            return shift(state, side, place, "H", each(state.at(side, place)))[0]
        return state


class _Phase(SequenceOfPlay[State]):
    """The phase of assaults and nothing after it."""

    phase, steps, leaving = Assaults(), AssaultSteps(), _Leaving()

    def under_way(self, state: State) -> tuple[Segment, ...]:
        dialogues = [self.phase, *([self.steps] if state.assault else []), *([self.leaving] if state.retreat else [])]
        return tuple(dialogues)

    def following(self, state: State, story: Story) -> State:
        if state.retreat is not None:
            return replace(state, retreat=None)
        return replace(state, assault=None) if state.assault is not None else state


PHASE = _Phase()


class Fight:
    """A table in the phase of assaults: moves are entered, and the game goes on by itself."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.story = Story(str)

    def enter(self, *moves: GameMove[State]) -> Fight:
        for move in moves:
            assert rules_against(self.state, move) == set(), move
            self.state = PHASE.play(self.state, move, self.story)
        return self

    def lose(self) -> Fight:
        """Whoever has to choose in a second row takes the first that is offered."""
        while self.asked[1] == "loss-second":
            self.enter(next(move for move in self.choices if isinstance(move, Suffer)))
        return self

    def against(self, move: GameMove[State]) -> set[str]:
        return rules_against(self.state, move)

    @property
    def question(self) -> Decision | None:
        return next(iter(PHASE.under_way(self.state)[-1].decisions(self.state)), None)

    @property
    def asked(self) -> tuple[Seat | None, str]:
        """Who is asked what."""
        question = self.question
        return (question.seat, question.kind) if question is not None else (None, "")

    @property
    def choices(self) -> list[Move]:
        question = self.question
        return list(PHASE.under_way(self.state)[-1].choices(self.state, question)) if question is not None else []

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.story if event.kind == kind]

    def stands(self, seat: Seat) -> dict[str, str]:
        """What stands where, as it is written in a position."""
        return {place: " ".join(each(blocks)) for place, blocks in self.state.stand[seat].items()}

    @property
    def morale(self) -> tuple[int, int]:
        return self.state.morale["austrian"], self.state.morale["french"]


def battle(
    austrian: str | dict[str, str], french: str | dict[str, str], symbols: str = "", own_symbols: str = "",
    wide: bool = False, **fields: Any,
) -> Fight:  # fmt: skip
    """Blocks at N>S against those at S>N. `symbols` are in the approach under attack, `own_symbols` in the other."""
    capacity = fields.pop("capacity", {})
    pairs = ("N=S" if wide else "N-S", "H-S", "E=S")
    board = board_text(pairs, symbols={"S>N": symbols, "N>S": own_symbols}, capacity=capacity)
    stand = austrian if isinstance(austrian, dict) else {"N>S": austrian}
    enemies = french if isinstance(french, dict) else {"S>N": french}
    return Fight(position(board, stand, enemies, **{"phase": "assault", **fields}))


def storm(blocks: str, leading: str, over: str = "N>S", seat: Seat = "austrian") -> Assault:
    return Assault(seat, over, tuple(blocks.split()), tuple(leading.split()))
