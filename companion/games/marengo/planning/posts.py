"""Who can be picked for a move: positions of a side, and the blocks in them as a player names them.

Everything is asked of a position as everybody may see it.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.games.marengo.moves.checks import gun_rests, idle_blocks, not_these, resting_rule
from companion.games.marengo.moves.roads import open_displays
from companion.games.marengo.pieces import each, kind, possible_faces, shown_as, word
from companion.games.marengo.state import WAITING, State
from companion.kernel.game import Objection, Seat


class Post(NamedTuple):
    """A position that is picked; `goes_on`: those who have just come there, whose cavalry may go on (BM-CAV-01)."""

    place: str
    goes_on: bool = False

    @property
    def waits(self) -> bool:
        """Do its blocks wait to come onto the map?"""
        return self.place.startswith(WAITING)


def posts(state: State, seat: Seat) -> list[Post]:
    """Whoever may go on, then what has to be given up, then all other positions, then those who may come in."""
    board, here = state.board, state.stand[seat]
    going = [Post(state.going.place, goes_on=True)] if state.going is not None else []
    idle = idle_blocks(state, seat)
    on_map = [place for locale in board.locale for place in state.places(seat, locale) if place not in idle]
    entries = [entry.id for entry in board.entries if entry.side == seat]
    due = dict.fromkeys(place for entry in entries for place in open_displays(state, seat, entry))
    return [*going, *(Post(place) for place in (*idle, *on_map, *due) if place in here)]


def heaps(state: State, seat: Seat, post: Post) -> dict[str, int]:
    """How many blocks there are of each word that names some which may move; those alike are one heap."""
    if post.goes_on:
        return _cavalry(state, seat)
    found: dict[str, int] = {}
    tired = gun_rests(state, seat)
    given_up = post.place in idle_blocks(state, seat)  # by those who have moved as well (BM-BLK-09)
    for name, count in state.at(seat, post.place).items():
        if count and (given_up or not resting_rule(kind(name), tired)):
            found[word(name)] = found.get(word(name), 0) + count
    return {named: found[named] for named in sorted(found, key=_order)}


def _order(named: str) -> tuple[bool, str]:
    """Those nobody knows first."""
    return not named.startswith("x"), named


def _cavalry(state: State, seat: Seat) -> dict[str, int]:
    """Of the group that has just moved: whatever is cavalry, or may be and shows itself."""
    found: dict[str, int] = {}
    for name, count in state.going.group.items() if state.going is not None else ():
        for face in possible_faces(state, seat, name):
            if face[0] == "c":
                found[shown_as(name, face)] = found.get(shown_as(name, face), 0) + count
    return found


def whole(state: State, seat: Seat, post: Post) -> tuple[str, ...]:
    """What is picked at first: everybody who may move; one by one where that is how they come or go."""
    found = heaps(state, seat, post)
    everybody = tuple(named for named, count in found.items() for _ in range(count))
    alone = post.waits or (not state.commands and post.place not in idle_blocks(state, seat))
    if post.goes_on:
        return everybody[:1] if len(found) == 1 else ()
    return everybody[:1] if alone else everybody


def resting(state: State, seat: Seat, post: Post) -> tuple[Objection, ...]:
    """Why some blocks of a position do not move, by the rules that a move of them would meet."""
    if post.goes_on or post.waits:
        return ()
    words = tuple(word(name) for name in each(state.at(seat, post.place)))
    idle = post.place in idle_blocks(state, seat)
    return () if idle else tuple(not_these(state, seat, post.place, words))
