"""A move as the rules see it: what speaks against it, and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from companion.kernel.game import Fact, Move, Objection
from companion.kernel.story import Story

S = TypeVar("S")


class GameMove(Move, Generic[S], frozen=True):
    """A move of one game. It reads like its page of the rulebook: the objections first, then the effect."""

    def objections(self, state: S) -> Iterator[Objection]:
        """Every reason against it, each beside its rule; none if it is legal."""
        raise NotImplementedError

    def effect(self, state: S, story: Story) -> S:
        """What it does, in the order of the rulebook."""
        raise NotImplementedError


M = TypeVar("M", bound=GameMove[Any])


def no(rule: str, **facts: Fact) -> Objection:
    return Objection(rule, facts)


def is_legal(state: object, move: GameMove[Any]) -> bool:
    return next(move.objections(state), None) is None


def legal(state: object, candidates: Iterable[M]) -> Iterator[M]:
    """Those without an objection: what is offered and what is refused is decided by the same code."""
    return (move for move in candidates if next(move.objections(state), None) is None)
