"""A side's own blocks as only it may see them: their faces as far as it has told them, and what the enemy has seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from companion.games.marengo.pieces import kind
from companion.games.marengo.state import WAITING, State
from companion.games.marengo.told import fitting, group
from companion.kernel.game import Seat


class Own(NamedTuple):
    """Blocks of one position that look alike to the enemy."""

    place: str
    name: str
    number: int
    faces: tuple[str, ...]  # none: never told; more than `number`: some of these, which of them was not said yet
    known: Literal["seen", "open", "mixed", "unseen"]  # open: in its display, before everybody's eyes
    among: tuple[str, ...] = ()  # of mixed ones: the faces that everybody knows to be in their shuffle


def own_blocks(state: State, seat: Seat) -> Iterator[Own]:
    """Position by position in the order of the board, who waits last; `state` is what this side may see."""
    there = {locale: state.places(seat, locale) for locale in state.board.locale}
    on_map = [place for places in there.values() for place in places]
    waiting = [place for place in state.stand[seat] if place not in on_map]
    for place in (*on_map, *waiting):
        for name, count in state.at(seat, place).items():
            if count:
                yield _own(state, seat, place, name, count)


def _own(state: State, seat: Seat, place: str, name: str, count: int) -> Own:
    parts = kind(name)
    if parts.face:
        return Own(place, name, count, (parts.face,) * count, "seen")
    told = next((each for each in fitting(state, seat) if group(place, name) in each.groups), None)
    faces = told.faces if told is not None else ()
    if place.startswith(WAITING):
        return Own(place, name, count, faces, "open")
    if parts.shuffle:
        return Own(place, name, count, faces, "mixed", state.shuffles.get(parts.shuffle, ()))
    return Own(place, name, count, faces, "unseen")
