"""Answers that stay true from one position to the next.

A position is never changed, and most moves leave most of its parts as they are. What was worked out from parts that
come up again is remembered beside exactly those parts; nothing else can be asked for it, so it never goes stale.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MOST, MOST_PARTS = 4096, 256  # answers; then it begins anew


def for_the_same(parts: Callable[P, tuple[object, ...]]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """While these parts are the very same objects: for parts that are large, and that most moves leave alone."""

    def remembering(find: Callable[P, T]) -> Callable[P, T]:
        known: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}

        @wraps(find)
        def answer(*asked: P.args, **named: P.kwargs) -> T:
            here = parts(*asked, **named)
            key = tuple(map(id, here))
            found = known.get(key)
            if found is None:
                if len(known) >= MOST_PARTS:
                    known.clear()
                found = known[key] = here, find(*asked, **named)  # with the parts: nothing else gets their ids
            return found[1]

        return answer

    return remembering


def for_equal(parts: Callable[P, Hashable]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Wherever these parts are equal: they have to be all that the answer depends on."""

    def remembering(find: Callable[P, T]) -> Callable[P, T]:
        known: dict[Any, T] = {}

        @wraps(find)
        def answer(*asked: P.args, **named: P.kwargs) -> T:
            key = parts(*asked, **named)
            try:
                return known[key]
            except KeyError:
                if len(known) >= MOST:
                    known.clear()
                found = known[key] = find(*asked, **named)
                return found

        return answer

    return remembering
