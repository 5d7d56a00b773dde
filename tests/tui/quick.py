"""Hundreds of apps are started and thousands of keys pressed here: none of them waits for an eye to follow.

Nothing that a test sees is different; it is seen sooner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from typing import Any

from textual import screen
from textual.css import stylesheet
from textual.css.model import RuleSet
from textual.css.tokenize import tokenize_values
from textual.css.tokenizer import Token
from textual.pilot import Pilot

FRAME = 1 / 1000  # s; an app draws 60 times a second, and every key would be waited for that long

Tokens = dict[str, list[Token]]


class Hand(Pilot[None]):
    """The mouse of Textual's pilot, which waits until the app has come to rest, not until the machine has."""

    def __init__(self, app: Any, settle: Callable[[], Awaitable[None]]) -> None:
        super().__init__(app)
        self._settle = settle

    async def pause(self, delay: float | None = None) -> None:
        await (self._settle() if delay is None else asyncio.sleep(delay))


def in_a_hurry() -> None:
    """Frames follow each other at once, and a style sheet is read once, not once an app."""
    screen.UPDATE_PERIOD = FRAME  # type: ignore[misc]
    stylesheet.tokenize_values = _tokens  # type: ignore[assignment]
    stylesheet.parse = _rules  # type: ignore[assignment]


def _tokens(variables: dict[str, str]) -> Tokens:
    return _tokens_of(tuple(variables.items()))


@cache
def _tokens_of(variables: tuple[tuple[str, str], ...]) -> Tokens:
    """The same colours are the same object, by which `_rules` knows them."""
    return tokenize_values(dict(variables))


_read: dict[Any, tuple[RuleSet, ...]] = {}


def _rules(scope: str, css: str, read_from: Any, variable_tokens: Tokens, **how: Any) -> Iterable[RuleSet]:
    """Textual changes no rule after it was read, so all apps with these colours can share it."""
    key = scope, css, read_from, id(variable_tokens), *how.items()
    if key not in _read:
        _read[key] = tuple(_parse(scope, css, read_from, variable_tokens=variable_tokens, **how))
    return _read[key]


_parse = stylesheet.parse
