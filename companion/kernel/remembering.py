"""Answers that stay true from one position to the next.

A position is never changed, and most moves leave most of its parts as they are. What was worked out from parts that
come up again is remembered beside exactly those parts; nothing else can be asked for it, so it never goes stale.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import TypeVar, TypeVarTuple

K = TypeVar("K")
P = TypeVar("P")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
MOST, MOST_PARTS = 4096, 256  # answers; then it begins anew


class Remembered(dict[K, T]):
    """Answers by the parts that they depend on, for whoever works these out at once for many."""

    def keep(self, parts: K, answer: T) -> T:
        if len(self) >= MOST:
            self.clear()
        self[parts] = answer
        return answer


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


def of_each(find: Callable[[P], T]) -> Callable[[P], T]:
    """Of a part by itself while it is the very same object: for small parts that a large one is made of."""
    known: dict[int, tuple[P, T]] = {}

    @wraps(find)
    def answer(part: P) -> T:
        found = known.get(id(part))
        if found is None:
            if len(known) >= MOST_PARTS:
                known.clear()
            found = known[id(part)] = part, find(part)
        return found[1]

    return answer


def for_equal(
    parts: Callable[[*Ts], Hashable],
) -> Callable[[Callable[[*Ts], T]], Callable[[*Ts], T]]:
    """Wherever these parts are equal: they have to be all that the answer depends on."""

    def remembering(find: Callable[[*Ts], T]) -> Callable[[*Ts], T]:
        known = Remembered[Hashable, T]()

        @wraps(find)
        def answer(*asked: *Ts) -> T:
            key = parts(*asked)
            try:
                return known[key]
            except KeyError:
                return known.keep(key, find(*asked))

        return answer

    return remembering


@lru_cache(MOST)
def standing_for(*parts: Hashable) -> object:
    """One thing that stands for parts that are equal: to be looked up among others more quickly than they are."""
    return object()
