"""The four moves, in the order of a round. Each reads like its page: what speaks against it, then what it does."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.kernel.game import Objection, Seat
from companion.kernel.moves import GameMove, no
from companion.kernel.story import Story
from fog_ferry.state import Pull, State, Way, rival

HOLDS = 3  # up to this roll a braced crew holds the ferry


class Haul(GameMove[State], frozen=True, tag="haul"):
    """Under the hand: how this crew hauls in this round."""

    way: Way

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        if state.over or state.hauled or state.chosen(seat):
            yield no("FF-HAUL-01", seat=seat)
        if state.dice.get(seat) == self.way:
            yield no("FF-HAUL-02", way=self.way)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        story.whisper((seat,), "chosen", "FF-HAUL-01", seat=seat, way=self.way)
        return replace(state, hands={**state.hands, seat: self.way})


class Yield(GameMove[State], frozen=True, tag="yield"):
    """Let the ferry go."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_asked(state, self.seat)

    def effect(self, state: State, story: Story) -> State:
        story.tell("yielded", "FF-ANSWER-01", seat=self.seat or "")
        pull = under_way(state)
        return settled(state, pull, pull.stones, story)


class Brace(GameMove[State], frozen=True, tag="brace"):
    """Dig in: the ferry stays, or it goes one stone further."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_asked(state, self.seat)
        if state.coin != self.seat:
            yield no("FF-BRACE-01", seat=self.seat or "", rival=rival(self.seat))

    def effect(self, state: State, story: Story) -> State:
        story.tell("braced", "FF-BRACE-02", seat=self.seat or "", rival=rival(self.seat))
        return replace(state, coin=rival(self.seat), pull=replace(under_way(state), braced=True))


class Roll(GameMove[State], frozen=True, tag="roll"):
    """The crew that hauled better rolls its die against a crew that has dug in."""

    die: int

    def objections(self, state: State) -> Iterator[Objection]:
        pull = state.pull
        if pull is None or not pull.braced or pull.settled or pull.to != self.seat:
            yield no("FF-ROLL-01", seat=self.seat or "")
        if not 1 <= self.die <= 6:
            yield no("FF-ROLL-02", die=self.die)

    def effect(self, state: State, story: Story) -> State:
        pull, holds = under_way(state), self.die <= HOLDS
        story.tell("rolled", "FF-ROLL-03", seat=pull.to, die=self.die, way=state.dice.get(pull.to, ""))
        return settled(state, pull, 0 if holds else pull.stones + 1, story)


def not_asked(state: State, seat: Seat | None) -> Iterator[Objection]:
    """Only the crew that loses the ferry answers, and only once."""
    pull = state.pull
    if pull is None or pull.braced or pull.settled or pull.to == seat:
        yield no("FF-ANSWER-01", seat=seat or "")


def under_way(state: State) -> Pull:
    if state.pull is None:
        raise ValueError("nobody has hauled better")  # only a house rule leads here, and is refused by it
    return state.pull


def settled(state: State, pull: Pull, stones: int, story: Story) -> State:
    """The answer is given: the ferry goes so many stones, but no further than the bank."""
    towards = state.stone - stones if pull.to == "north" else state.stone + stones
    stone = max(1, min(state.rules.river.stones, towards))
    if stone == state.stone:
        story.tell("held", "FF-ROLL-03", seat=rival(pull.to))
    else:
        story.tell("moved", "FF-PULL-02", seat=pull.to, stones=abs(stone - state.stone), stone=stone)
    return replace(state, stone=stone, pull=replace(pull, settled=True))
