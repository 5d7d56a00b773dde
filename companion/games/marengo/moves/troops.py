"""A side's own blocks before it moves: who may still move, and for how many more there is room beside them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from companion.games.marengo.board.model import Board
from companion.games.marengo.moves.checks import resting_rule
from companion.games.marengo.moves.looks import ROOMY, looks_of
from companion.games.marengo.parts import Blocks, Stand
from companion.games.marengo.pieces import Counted, each, kind, word
from companion.kernel.remembering import of_each

Groups: TypeAlias = tuple[tuple[str, ...], ...]  # each as a player names it
REMEMBERED = 4096  # of which blocks may still move


@dataclass(frozen=True, eq=False, slots=True)
class Ready:
    """Blocks of a position that may still move: there is one of each (`_ready`), so it is found by what it is."""

    groups: Groups
    riders: tuple[tuple[str, bool], ...]  # one of each kind, and whether it is cavalry
    cavalry: bool  # whether any of them is
    everybody: int  # in that position, ready or not
    many: bool  # it matters how many exactly find room beside them


class Troops(Struct, frozen=True, eq=False):
    """All of a side on the map, looked over once for all of its moves."""

    ready: list[tuple[str, Ready]]  # by their positions
    left: dict[str, int]  # for how many more of them there is room, where they are already
    full: tuple[str, ...]  # locales that hold no more of them
    looks: int

    def beside(self, board: Board, place: str) -> tuple[int | None, ...]:
        """How much of that room is where one comes to from a position; None where nobody of them is."""
        return tuple([self.left.get(locale) for locale in board.adjacent[board.around[place]]])


def troops(board: Board, stand: Stand, gun_rests: bool) -> Troops:
    ready: list[tuple[str, Ready]] = []
    left: dict[str, int] = {}
    around, capacity = board.around, board.capacity
    ready_of = _while_the_gun_rests if gun_rests else _ready_of
    for place, blocks in stand.items():
        locale = around.get(place)
        if locale is not None:  # and not beside the map
            here = ready_of(blocks)
            left[locale] = (left[locale] if locale in left else capacity[locale]) - here.everybody
            if here.groups:
                ready.append((place, here))
    tight, full, looks = looks_of(board).tight, list[str](), 0
    for locale, room in left.items():
        if room < ROOMY:
            looks |= tight[locale][max(0, room)]
            if room < 1:
                full.append(locale)
    return Troops(ready, left, tuple(full), looks)


@of_each
def _ready_of(blocks: Blocks) -> Ready:
    return _ready(tuple(blocks.items()), False)


@of_each
def _while_the_gun_rests(blocks: Blocks) -> Ready:
    return _ready(tuple(blocks.items()), True)


@lru_cache(REMEMBERED)
def _ready(blocks: Counted, gun_rests: bool) -> Ready:
    ready = {name: count for name, count in blocks if not resting_rule(kind(name), gun_rests)}
    riders = tuple((word(name), kind(name).arm == "c") for name in ready)
    everybody, many = sum(count for _, count in blocks), sum(ready.values()) > ROOMY
    return Ready(_groups(ready), riders, any(horse for _, horse in riders), everybody, many)


def _groups(ready: Blocks) -> Groups:
    """All of them, and every single kind of block."""
    words = sorted(word(name) for name in each(ready))
    single = tuple((one,) for one in dict.fromkeys(words))
    return (tuple(words), *single) if len(words) > 1 else single
