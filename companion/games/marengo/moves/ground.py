"""The map as it lies before a side that looks for its moves.

What it looks like from each position is a number, a few bits for each approach that leads on from there. Most moves
change nothing of it for most of the others, so what was found for a position once is found again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from companion.games.marengo.board.model import Board
from companion.games.marengo.moves.checks import closed
from companion.games.marengo.state import State, other
from companion.kernel.game import Seat
from companion.kernel.remembering import for_the_same

BITS = 5  # of an approach: whether it is shut, whether enemies are beyond it, and how little room
SHUT, ENEMIES, TIGHT = 1, 2, 4
ROOMY = 4  # so many find room: it does not matter any more how many exactly


class Ground(NamedTuple):
    shut: frozenset[str]  # approaches that none of this side crosses now
    enemies: frozenset[str]  # locales that the other side holds
    full: tuple[str, ...]  # locales that hold no more of this side
    looks: int  # from all positions

    def hard(self, locale: str) -> bool:
        """Is it not just walked into?"""
        return locale in self.enemies or locale in self.full


@dataclass(frozen=True, eq=False, slots=True)
class Looks:
    """Where the bits of each position are; those of a position stand together."""

    first: dict[str, tuple[int, int]]  # position -> its first bit, and so many ones as it has bits
    over: dict[str, int]  # approach -> a one in each place where it is looked at
    into: dict[str, int]  # locale -> a one for each approach that leads there


@cache
def looks_of(board: Board) -> Looks:
    """From every reserve over all of its approaches; from a block over its own."""
    first: dict[str, tuple[int, int]] = {}
    over, into = dict.fromkeys(board.approach, 0), dict.fromkeys(board.locale, 0)
    at = 0
    for place, sides in (*board.ways_out.items(), *((side, (side,)) for side in board.approach)):
        first[place] = at, (1 << BITS * len(sides)) - 1
        for side in sides:
            over[side] |= 1 << at
            if side in board.beyond:
                into[board.beyond[side]] |= 1 << at
            at += BITS
    return Looks(first, over, into)


def ground(state: State, seat: Seat) -> Ground:
    """Asked once for all moves of a position."""
    shut, enemies, looks = _rivals(state, seat)
    into, full = looks_of(state.board).into, []
    for locale, left in state.room[seat].items():
        if left < ROOMY:
            looks |= into[locale] * (TIGHT * (ROOMY - max(0, left)))
            if left < 1:
                full.append(locale)
    return Ground(shut, enemies, tuple(full), looks)


@for_the_same(lambda state, seat: (state.rules, seat, state.stand[other(seat)], state.failed, state.taken))
def _rivals(state: State, seat: Seat) -> tuple[frozenset[str], frozenset[str], int]:
    """Approaches that are shut, locales that the other side holds, and what both look like."""
    board, rival, looks = state.board, other(seat), looks_of(state.board)
    blocked = [board.opposite[place] for place in state.stand[rival] if place in board.opposite]
    doubtful = board.opposite if state.failed or state.taken else blocked
    shut = frozenset(over for over in doubtful if closed(state, seat, over))
    enemies = frozenset(state.room[rival])
    seen = sum(looks.over[over] * SHUT for over in shut) + sum(looks.into[locale] * ENEMIES for locale in enemies)
    return shut, enemies, seen
