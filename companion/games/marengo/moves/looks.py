"""What the map looks like from each position, as a number: a few bits for each approach that leads on from there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from companion.games.marengo.board.model import Board

BITS = 5  # of an approach: whether it is shut, whether enemies are beyond it, and how little room
SHUT, ENEMIES, TIGHT = 1, 2, 4
ROOMY = 4  # so many find room: it does not matter any more how many exactly


@dataclass(frozen=True, eq=False, slots=True)
class Looks:
    """Where the bits of each position are; those of a position stand together."""

    first: dict[str, tuple[int, int]]  # position -> its first bit, and so many ones as it has bits
    over: dict[str, int]  # approach -> a one in each place where it is looked at
    into: dict[str, int]  # locale -> a one for each approach that leads there
    tight: dict[str, tuple[int, ...]]  # locale -> how it looks from there if it has room for none, one, two...


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
    tight = {locale: tuple(TIGHT * (ROOMY - room) * ones for room in range(ROOMY)) for locale, ones in into.items()}
    return Looks(first, over, into, tight)
