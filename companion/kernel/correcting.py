"""Corrections: the table shows something else. What is written must fit, and somebody must be able to go on from it."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeVar

from msgspec import Struct

from companion.kernel.game import Event, Game
from companion.kernel.holding import misfits, type_at
from companion.kernel.paths import EVERYTHING, changes_of, no_path, plain, set_path, value_at
from companion.kernel.shapes import differences
from companion.kernel.trouble import Trouble

S = TypeVar("S")
# What the rules of a game run into on a table that no honest game leads to.
SENSELESS = (ArithmeticError, AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)


class Corrected(Struct, frozen=True):
    """What a correction makes of a position: the fields it writes, and what happens by itself because of them."""

    state: Any
    path: str
    value: Any
    events: tuple[Event, ...] = ()
    reveals: bool = False


def check_fits(game: Game[S], state: S, path: str, value: Any) -> None:
    """Refuse a value that its field cannot hold at this table, and say what it can."""
    try:
        after = set_path(state, path, value)
    except Trouble as trouble:
        if trouble.key == "no-path":
            raise
        after = state
    for each, item in changes_of(path, value).items():
        _check_entries(game, state, after, each)
        kind = type_at(game.state_type, tuple(each.split(".")))
        if kind is not None and item != value_at(state, each):
            for found in misfits(kind, item, each, partial(game.may_hold, state, after)):
                raise found


def _check_entries(game: Game[S], state: S, after: S, path: str) -> None:
    """An entry that is not there yet comes only if the game names it among those that can."""
    parts = tuple(path.split("."))
    for depth in range(1, len(parts)):
        here = value_at(state, ".".join(parts[:depth]))
        if here is None or (isinstance(here, dict) and parts[depth] not in here):
            known = game.may_hold(state, after, ".".join(parts[:depth])) or ()
            if parts[depth] not in known:
                raise no_path(dict.fromkeys(known) or here or {}, parts[depth], parts[:depth])


def somebody_can_act(game: Game[S], state: S) -> bool:
    """Law 2: the game is over, or somebody is asked, and whoever is asked has an answer."""
    if game.result(state) is not None:
        return True
    owed = [decision for decision in game.pending(state) if not decision.optional]
    return bool(owed) and all(d.typed or next(game.choices(state, d), None) is not None for d in owed)


def gone_on(game: Game[S], before: S, state: S, path: str, value: Any) -> Corrected:
    """Where a correction leaves nobody to decide, the game goes on by itself until somebody has to.

    What comes of that is written down as a part of the correction. A table that nobody can act at already may be put
    right step by step.
    """
    if somebody_can_act(game, state):
        return Corrected(state, path, value)
    try:
        outcome = game.go_on(before, state)
        written = dict(differences(plain(outcome.state), plain(before)))
        if somebody_can_act(game, outcome.state) and set_path(before, EVERYTHING, written) == outcome.state:
            return Corrected(outcome.state, EVERYTHING, written, outcome.events, outcome.reveals)
    except (*SENSELESS, Trouble):
        pass  # it does not go on from there
    if somebody_can_act(game, before):
        raise Trouble("nobody-acts", path=path[:80])
    return Corrected(state, path, value)
