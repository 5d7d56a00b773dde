"""What the command points that are left could buy, and what is free anyway."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.moves.assault import assaults
from companion.games.marengo.planning.destinations import Against, Group, options
from companion.games.marengo.planning.posts import Post, heaps, posts, whole
from companion.games.marengo.state import State

BEFORE_ASSAULTS = ("tell", "start", "bombard", "assault")
BEFORE_MOVES = (*BEFORE_ASSAULTS, "move")


class Offer(NamedTuple):
    """One thing that can be done: what it is, what it costs, and from which positions."""

    what: str  # a verb, `attack`, `give-up`
    cost: int
    posts: tuple[Post, ...]


def offers(state: State) -> list[Offer]:
    """For whoever has the turn: assaults if they are still to come, then the movement; what costs something first."""
    found: dict[tuple[str, int], list[Post]] = {}
    for what, cost, post in (*_assaults(state), *_moves(state)):
        found.setdefault((what, cost), []).append(post)
    listed = [Offer(what, cost, tuple(dict.fromkeys(here))) for (what, cost), here in found.items()]
    return sorted(listed, key=lambda offer: -offer.cost)


def _assaults(state: State) -> Iterator[tuple[str, int, Post]]:
    """Each costs one, whoever takes part (BM-CMD-05)."""
    if state.phase in BEFORE_ASSAULTS and state.books is None:
        for move in assaults(_at(state, "assault"))[0]:
            yield "assault", 1, Post(move.over)


def _moves(state: State) -> Iterator[tuple[str, int, Post]]:
    """By all who may move of a position, and by each kind of its blocks alone."""
    if state.phase not in BEFORE_MOVES or state.books is not None:
        return
    now = _at(state, "move")
    against: Against = lambda move: tuple(move.objections(now))  # noqa: E731
    for post in posts(now, now.side):
        groups = dict.fromkeys((whole(now, now.side, post), *((named,) for named in heaps(now, now.side, post))))
        for words in groups:
            for option in options(now, Group(now.side, post, words), against) if words else ():
                yield option.sets_off, option.cost, post


def _at(state: State, phase: str) -> State:
    """As if that phase had come, with nothing left to settle."""
    if state.phase == phase:
        return state
    return replace(state, phase=phase, ready=False, hit=None, assault=None, maneuver=None, retreat=None, going=None)
