"""Hundreds of apps are started and thousands of keys pressed here: none of them waits for an eye to follow.

Nothing that a test sees is different; it is seen sooner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from inspect import CO_VARARGS, CO_VARKEYWORDS
from typing import Any

from textual import _callback, screen, strip
from textual.css import stylesheet
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.tokenize import tokenize_values
from textual.css.tokenizer import Token
from textual.pilot import Pilot
from textual.reactive import Reactive
from textual.screen import Screen

from companion.tui.caretaker import Caretaker

FRAME = 1 / 1000  # s; an app draws 60 times a second, and every key would be waited for that long

Tokens = dict[str, list[Token]]

begin_to_care = Caretaker.begin  # as in front of a player


class Hand(Pilot[None]):
    """The mouse of Textual's pilot, which waits until the app has come to rest, not until the machine has."""

    def __init__(self, app: Any, settle: Callable[[], Awaitable[None]]) -> None:
        super().__init__(app)
        self._settle = settle

    async def pause(self, delay: float | None = None) -> None:
        await (self._settle() if delay is None else asyncio.sleep(delay))


def in_a_hurry() -> None:
    """Frames follow each other at once, but only the last of them is drawn; a style sheet is read once, not once an
    app; a line of the screen remembers what was made of it in plain dictionaries (each has seven, most of them stay
    empty, and no test lasts long enough to fill one); and what a test has left behind is let go: an app sets aside
    what lives as long as it does, and here one app follows the other.
    """
    screen.UPDATE_PERIOD = FRAME  # type: ignore[misc]
    stylesheet.tokenize_values = _tokens  # type: ignore[assignment]
    stylesheet.parse = _rules  # type: ignore[assignment]
    RuleSet.__hash__ = object.__hash__  # type: ignore[method-assign]  # the same number, without a call
    Stylesheet.replace_rules = classmethod(_replace_rules)  # type: ignore[assignment]
    strip.FIFOCache = _memory  # type: ignore[assignment, misc]
    Reactive.__get__ = _value  # type: ignore[method-assign]
    _callback._count_parameters = _parameters
    Screen._compositor_refresh = _postpone  # type: ignore[method-assign]
    Caretaker.begin = Caretaker.end  # type: ignore[method-assign]


def _memory(most: int) -> dict[Any, Any]:
    return {}


def _value(self: Any, node: Any, kind: type) -> Any:
    """What a node knows of itself is read, unless it has to be found first."""
    if node is None or self.internal_name not in node.__dict__ or _is_computed(type(node), self.compute_name):
        return _find_value(self, node, kind)
    return node.__dict__[self.internal_name]


_find_value = Reactive.__get__


@cache
def _is_computed(kind: type, how: str) -> bool:
    return hasattr(kind, how)


def _parameters(function: Callable[..., Any]) -> int:
    """How many a callback takes; a function says so itself."""
    code = getattr(function, "__code__", None)
    if code is None or hasattr(function, "__wrapped__"):
        return _count_parameters(function)
    either = bool(code.co_flags & CO_VARARGS) + bool(code.co_flags & CO_VARKEYWORDS)
    return int(code.co_argcount + code.co_kwonlyargcount + either)


_count_parameters = _callback._count_parameters


# --- drawing --------------------------------------------------------------------------------------------------------

_draw_now = Screen._compositor_refresh
_undrawn: set[Screen[Any]] = set()
_postponed = True


def _postpone(self: Screen[Any]) -> None:
    """Nobody sees a picture before the app has come to rest; what has changed until then is drawn together."""
    if not _postponed or self is not self.app.screen:
        _draw_now(self)
        return
    _undrawn.add(self)
    self._dirty_widgets.clear()
    self.app._update_mouse_over(self)


def draw(front: Screen[Any]) -> bool:
    """Draw what has changed since the last picture; whether there was anything."""
    waiting = front in _undrawn
    _undrawn.clear()
    if waiting:
        _draw_now(front)
    return waiting


@contextmanager
def every_frame() -> Iterator[None]:
    """Every picture on the way is drawn, as in front of a player."""
    global _postponed
    _postponed = False
    try:
        yield
    finally:
        _postponed = True


# --- style sheets ---------------------------------------------------------------------------------------------------


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
_replace = Stylesheet.replace_rules


def _replace_rules(cls: type[Stylesheet], node: Any, rules: Any, animate: bool = False) -> None:
    """A node that has these rules already gets none of them again."""
    if node.styles.base._rules == rules:
        node.notify_style_update()
    else:
        _replace(node, rules, animate)
