"""The order of a round: haul, and in the middle of it an answer."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.kernel.game import Decision, Move, Result, Seat
from companion.kernel.moves import legal
from companion.kernel.sequence import Segment, SequenceOfPlay
from companion.kernel.story import Story
from fog_ferry.moves import Brace, Haul, Roll, Yield
from fog_ferry.state import SEATS, WAYS, Pull, State, rival

BEATS = {("steady", "slack"): 1, ("slack", "jerk"): 1, ("jerk", "steady"): 2}  # by so many stones (FF-PULL-01)


class Hauling(Segment[State]):
    """Both crews choose in secret; when both hands are lifted, one has hauled better, or none."""

    chapters = ("FF-HAUL", "FF-PULL")

    def begin(self, state: State, story: Story) -> State:
        story.tell("round-began", "FF-HAUL-01", turn=state.round, tide=state.rules.river.tide)
        return state

    def step(self, state: State, story: Story) -> State:
        if state.hauled or not all(map(state.chosen, SEATS)):
            return state
        for seat in SEATS:
            story.tell("revealed", "FF-HAUL-03", seat=seat, way=state.hands[seat])
        pull = better(state.hands)
        if pull is None:
            story.tell("even", "FF-PULL-01")
        else:
            story.tell("better", "FF-PULL-01", seat=pull.to, stones=pull.stones)
        return replace(state, dice=state.hands, hands={}, hauled=True, pull=pull)

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in SEATS:
            if not state.hauled and not state.chosen(seat):
                yield Decision(seat, "haul", ("haul",), str(state.round), secret=True)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return legal(state, (Haul(decision.seat, way) for way in WAYS))


class Answer(Segment[State]):
    """A dialogue in the middle of a round: one crew answers, and if it digs in, the other one rolls."""

    chapters = ("FF-ANSWER", "FF-BRACE", "FF-ROLL")

    def step(self, state: State, story: Story) -> State:
        """Without its side of the coin a crew has nothing to decide."""
        pull = state.pull
        if pull is None or pull.braced or pull.settled or state.coin != pull.to:
            return state
        only = Yield(rival(pull.to))
        story.automatic(only)
        return only.effect(state, story)

    def decisions(self, state: State) -> Iterator[Decision]:
        pull = state.pull
        if pull is not None and not pull.settled:
            if pull.braced:
                yield Decision(pull.to, "roll", ("roll",), str(state.round), dice="roll ?")
            else:
                yield Decision(rival(pull.to), "answer", ("yield", "brace"), str(state.round))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        answers = (Yield(decision.seat), Brace(decision.seat))
        rolls = (Roll(decision.seat, die) for die in range(1, 7))
        return legal(state, rolls if decision.kind == "roll" else answers)


class Over(Segment[State]):
    """Nobody has anything to decide any more."""

    chapters = ("FF-END",)


HAULING, ANSWER, OVER = Hauling(), Answer(), Over()


class Round(SequenceOfPlay[State]):
    """Round after round, until the ferry lands or the tide is out."""

    def under_way(self, state: State) -> tuple[Segment[State], ...]:
        if state.over:
            return (OVER,)
        return (HAULING,) if state.pull is None else (HAULING, ANSWER)

    def following(self, state: State, story: Story) -> State:
        if state.over:
            return state
        if state.pull is not None:  # the dialogue is over, the round goes on where it was
            return replace(state, pull=None)
        if state.stone in (1, state.rules.river.stones) or state.round >= state.rules.river.tide:
            result = ending(state)
            story.tell("over", *result.rules, winner=result.winner or "nobody", reason=result.reason)
            return replace(state, over=True)
        return replace(state, round=state.round + 1, hauled=False)


def better(hands: dict[Seat, str]) -> Pull | None:
    by = {seat: BEATS.get((hands[seat], hands[rival(seat)]), 0) for seat in SEATS}
    return next((Pull(seat, stones) for seat, stones in by.items() if stones), None)


def ending(state: State) -> Result:
    """On a bank it has landed; else the nearer bank has it, and in the middle nobody, or the coin."""
    from_north, from_south = state.stone - 1, state.rules.river.stones - state.stone
    if from_north == from_south:
        return Result(state.coin if state.rules.middle == "coin" else None, "middle", ("FF-END-02", "FF-AMB-01"))
    winner = "north" if from_north < from_south else "south"
    landed = min(from_north, from_south) <= 0
    return Result(winner, "landed", ("FF-END-01",)) if landed else Result(winner, "tide", ("FF-END-02",))
