"""Answers that stay true from one position to the next.

A position is never changed, and most moves leave most of its parts as they are. What was worked out from parts that
come up again is remembered beside exactly those parts; nothing else can be asked for it, so it never goes stale.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
MOST, MOST_PARTS = 4096, 256  # answers; then it begins anew


def for_the_same(
    parts: Callable[[*Ts], tuple[object, ...]],
) -> Callable[[Callable[[*Ts], T]], Callable[[*Ts], T]]:
    """While these parts are the very same objects: for parts that are large, and that most moves leave alone."""

    def remembering(find: Callable[[*Ts], T]) -> Callable[[*Ts], T]:
        known: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}

        @wraps(find)
        def answer(*asked: *Ts) -> T:
            here = parts(*asked)
            key = tuple(map(id, here))
            found = known.get(key)
            if found is None:
                if len(known) >= MOST_PARTS:
                    known.clear()
                found = known[key] = here, find(*asked)  # with the parts: nothing else gets their ids
            return found[1]

        return answer

    return remembering


def for_equal(
    parts: Callable[[*Ts], Hashable],
) -> Callable[[Callable[[*Ts], T]], Callable[[*Ts], T]]:
    """Wherever these parts are equal: they have to be all that the answer depends on."""

    def remembering(find: Callable[[*Ts], T]) -> Callable[[*Ts], T]:
        known: dict[Any, T] = {}

        @wraps(find)
        def answer(*asked: *Ts) -> T:
            key = parts(*asked)
            try:
                return known[key]
            except KeyError:
                if len(known) >= MOST:
                    known.clear()
                found = known[key] = find(*asked)
                return found

        return answer

    return remembering


@lru_cache(MOST)
def standing_for(*parts: Hashable) -> object:
    """One thing that stands for parts that are equal: to be looked up among others more quickly than they are."""
    return object()
