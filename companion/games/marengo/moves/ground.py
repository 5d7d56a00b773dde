"""The map as it lies before a side that looks for its moves.

Most moves change nothing of what it looks like from most positions, so what was found for a position once is found
again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from companion.games.marengo.moves.checks import closed, gun_rests
from companion.games.marengo.moves.looks import ENEMIES, SHUT, looks_of
from companion.games.marengo.moves.troops import Troops, troops
from companion.games.marengo.state import State, other
from companion.kernel.game import Seat
from companion.kernel.remembering import for_the_same


@dataclass(frozen=True, eq=False, slots=True)
class Rivals:
    """What the other side does to the map: the same for many moves."""

    shut: frozenset[str]  # approaches that none of this side crosses now
    enemies: frozenset[str]  # locales that the other side holds
    looks: int
    barring: dict[object, tuple[int, int]] = field(default_factory=dict)  # what was found of ways (`barred_by_enemies`)


class Ground(NamedTuple):
    """All that lies before a side."""

    rivals: Rivals
    troops: Troops
    looks: int  # from all positions

    def hard(self, locale: str) -> bool:
        """Is it not just walked into?"""
        return locale in self.rivals.enemies or locale in self.troops.full


def ground(state: State, seat: Seat) -> Ground:
    """Asked once for all moves of a position."""
    rivals, own = rivals_of(state, seat), troops(state.board, state.stand[seat], gun_rests(state, seat))
    return Ground(rivals, own, rivals.looks | own.looks)


@for_the_same(lambda state, seat: (state.rules, seat, state.stand[other(seat)], state.failed, state.taken))
def rivals_of(state: State, seat: Seat) -> Rivals:
    board, rival, looks = state.board, other(seat), looks_of(state.board)
    standing = [place for place, blocks in state.stand[rival].items() if place in board.around and any(blocks.values())]
    shut = [board.opposite[place] for place in standing if place in board.opposite]
    if state.failed or state.taken:  # it is not only blocks that shut an approach
        shut = [over for over in board.opposite if closed(state, seat, over)]
    enemies, seen = frozenset([board.around[place] for place in standing]), 0
    for over in shut:
        seen |= looks.over[over] * SHUT
    for locale in enemies:
        seen |= looks.into[locale] * ENEMIES
    return Rivals(frozenset(shut), enemies, seen)
