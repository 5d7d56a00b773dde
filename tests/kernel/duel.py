"""A game as small as can be: red and blue fence, and the middle of a turn belongs to whoever has to answer.

A strike is answered: whoever is struck takes it, or strikes back first and answers afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from companion.kernel.game import Decision, Facts, Objection, Result, Seat, Setup
from companion.kernel.moves import GameMove, legal, no
from companion.kernel.notation import Notation
from companion.kernel.rules import GameRules
from companion.kernel.sequence import Segment, SequenceOfPlay
from companion.kernel.story import Story

SEATS = ("red", "blue")


class Threat(Struct, frozen=True):
    """A strike at somebody who has yet to answer it."""

    at: Seat
    taken: bool = False


class State(Struct, frozen=True):
    """`threats`: each answers the one before, the last one first."""

    turn: Seat
    strikes: int  # left in this turn
    wounds: dict[Seat, int]
    threats: tuple[Threat, ...] = ()
    ambush: bool = False  # before anything else the player on turn is struck himself
    turns: int = 1
    over: bool = False


def rival(seat: Seat | None) -> Seat:
    return "blue" if seat == "red" else "red"


def threatened(state: State, seat: Seat) -> State:
    return replace(state, threats=(*state.threats, Threat(seat)))


class Strike(GameMove[State], frozen=True, tag="strike"):
    """On your turn, or back at whoever strikes you."""

    def objections(self, state: State) -> Iterator[Objection]:
        if self.seat != (state.threats[-1].at if state.threats else state.turn):
            yield no("DUEL-TURN", seat=self.seat or "")
        elif state.strikes == 0:
            yield no("DUEL-TIRED", seat=self.seat or "")

    def effect(self, state: State, story: Story) -> State:
        story.tell("struck", seat=self.seat or "")
        return threatened(replace(state, strikes=state.strikes - 1), rival(self.seat))


class Take(GameMove[State], frozen=True, tag="take"):
    """Answer a strike with a wound."""

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.threats or state.threats[-1].at != self.seat:
            yield no("DUEL-TURN", seat=self.seat or "")

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        story.tell("wounded", seat=seat)
        wounds = {**state.wounds, seat: state.wounds[seat] + 1}
        return replace(state, wounds=wounds, threats=(*state.threats[:-1], Threat(seat, taken=True)))


class Rest(GameMove[State], frozen=True, tag="rest"):
    """No more strikes in this turn."""

    def objections(self, state: State) -> Iterator[Objection]:
        if state.threats or self.seat != state.turn:
            yield no("DUEL-TURN", seat=self.seat or "")

    def effect(self, state: State, story: Story) -> State:
        return replace(state, strikes=0)


class Attack(Segment[State]):
    """Whoever is on turn strikes as long as strength lasts."""

    chapters = ("DUEL-ATTACK",)

    def begin(self, state: State, story: Story) -> State:
        story.tell("turn-began", seat=state.turn)
        return state

    def step(self, state: State, story: Story) -> State:
        return threatened(replace(state, ambush=False), state.turn) if state.ambush else state

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.strikes:
            yield Decision(state.turn, "attack", ("strike", "rest"), f"{state.turns}.{state.strikes}")

    def choices(self, state: State, decision: Decision) -> Iterator[Strike | Rest]:
        return legal(state, (Strike(decision.seat), Rest(decision.seat)))

    def end(self, state: State, story: Story) -> State:
        story.tell("turn-ended", seat=state.turn)
        return state


class Answer(Segment[State]):
    """Whoever is struck takes it, or strikes back before."""

    chapters = ("DUEL-ANSWER",)

    def begin(self, state: State, story: Story) -> State:
        story.tell("asked", seat=state.threats[-1].at, deep=len(state.threats))
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.threats[-1].taken:
            yield Decision(state.threats[-1].at, "answer", ("take", "strike"), f"{state.turns}.{state.strikes}")

    def choices(self, state: State, decision: Decision) -> Iterator[Take | Strike]:
        return legal(state, (Take(decision.seat), Strike(decision.seat)))

    def end(self, state: State, story: Story) -> State:
        story.tell("answered", seat=state.threats[-1].at, deep=len(state.threats))
        return state


class Over(Segment[State]):
    """Both are tired."""


ATTACK, ANSWER, OVER = Attack(), Answer(), Over()


class Bout(SequenceOfPlay[State]):
    """Two turns; every threat interrupts whatever was going on."""

    def under_way(self, state: State) -> tuple[Segment[State], ...]:
        return (OVER,) if state.over else (ATTACK, *(ANSWER for _ in state.threats))

    def following(self, state: State, story: Story) -> State:
        if state.over:
            return state
        if state.threats:
            return replace(state, threats=state.threats[:-1])
        if state.turns == 2:
            return replace(state, over=True)
        return replace(state, turn=rival(state.turn), turns=state.turns + 1, strikes=3)


class Duel(GameRules[State]):
    """Only what no other game could answer for it."""

    id = "duel"
    version = "1"
    seats = SEATS
    options = ()
    state_type = State
    moves = (Strike, Take, Rest)
    revealing = frozenset({"wounded"})
    sequence = Bout()

    @property
    def notation(self) -> Notation:
        return Notation({Strike: "strike", Take: "take", Rest: "rest"}, {}, ("seat",))

    def set_up(self, setup: Setup) -> State:
        return State("red", 3, dict.fromkeys(SEATS, 0))

    def result(self, state: State) -> Result | None:
        return Result(min(SEATS, key=lambda seat: state.wounds[seat]), "wounds") if state.over else None

    def headline(self, state: State) -> Facts:
        return {"turn": state.turns}
