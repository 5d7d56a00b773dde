"""The order of play: segments, and how a game goes from one decision to the next.

A dialogue in the middle of a turn is a segment like any other. A move or a step puts a question on the table; while it
lies there, the segment in which it is answered stands behind the one it interrupts in `under_way`. When the answer is
given, `following` takes the question off the table, and the interrupted segment goes on where it was. It is always
`following` that leads from one segment to the next, so that each one is begun and ended.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import takewhile
from typing import Generic, TypeVar

from companion.kernel.game import Decision, Move
from companion.kernel.moves import GameMove
from companion.kernel.story import Story

S = TypeVar("S")
LONGEST = 10_000  # steps without a decision; only a table that no honest game leads to comes near


class Segment(Generic[S]):
    """One segment of a turn or round: what begins it, what happens by itself, what has to be decided.

    `step` does one thing that leaves nothing to decide, or returns the very same state. The segment is over when
    `step` does nothing and nobody owes a decision.
    """

    chapters: tuple[str, ...] = ()  # the rules a player wants to read now

    def begin(self, state: S, story: Story) -> S:
        return state

    def step(self, state: S, story: Story) -> S:
        return state

    def decisions(self, state: S) -> Iterator[Decision]:
        return iter(())

    def choices(self, state: S, decision: Decision) -> Iterator[Move]:
        return iter(())

    def end(self, state: S, story: Story) -> S:
        return state


class SequenceOfPlay(ABC, Generic[S]):
    """The order of a game's segments. A game says which are under way, and what follows the one at hand."""

    @abstractmethod
    def under_way(self, state: S) -> tuple[Segment[S], ...]:
        """The segment at hand, behind those that it interrupts."""

    @abstractmethod
    def following(self, state: S, story: Story) -> S:
        """The table when the segment at hand is over: in the next one, or back in the one that was interrupted.

        The very same state where the game does not go on, because it is over or nobody can do anything.
        """

    def begin(self, state: S, story: Story) -> S:
        """The segment at hand begins, and the game goes on until somebody has to decide."""
        return self._go_on(state, len(self.under_way(state)) - 1, story)

    def play(self, state: S, move: GameMove[S], story: Story) -> S:
        """The move is made, and the game goes on until somebody has to decide."""
        return self._go_on(move.effect(state, story), len(self.under_way(state)), story)

    def put_right(self, before: S, state: S, story: Story) -> S:
        """A correction has left nobody to decide: a segment that it leads to begins, and the game goes on."""
        both = zip(self.under_way(before), self.under_way(state), strict=False)
        begun = len(list(takewhile(lambda pair: pair[0] is pair[1], both)))
        return self._go_on(state, begun, story)

    def _go_on(self, state: S, begun: int, story: Story) -> S:
        """`begun`: so many of the segments under way have begun; any behind them has just come up."""
        under_way = self.under_way(state)
        for _ in range(LONGEST):
            depth = len(under_way)
            if begun < depth:
                after = under_way[begun].begin(state, story)
                begun += 1
                if after is state:  # nothing happened, so the same segments are under way
                    continue
            else:
                segment, begun = under_way[-1], depth
                after = segment.step(state, story)
                if after is state:
                    if next(segment.decisions(state), None) is not None:
                        return state
                    after = self.following(segment.end(state, story), story)
                    if after is state:
                        return state
                    begun -= 1  # what stands in its place has yet to begin; what it interrupted has not
            state, under_way = after, self.under_way(after)
        raise OverflowError("nobody ever has to decide")
