"""Blocks on the map: how many, whose, which way they face. Faces only of a side that looks alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import atan2, pi
from typing import NamedTuple

from companion.games.marengo.block_words import write_block
from companion.games.marengo.board.areas import Point
from companion.games.marengo.board.model import Board, Force
from companion.games.marengo.layout import how_it_lies
from companion.games.marengo.panel.ground import Ground
from companion.games.marengo.panel.rooms import Part, Rooms, Written
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.parts import Blocks
from companion.games.marengo.pieces import each, kind, strength, waiting
from companion.games.marengo.state import SEATS, WAITING, State
from companion.games.marengo.told import own_faces
from companion.kernel.game import Seat
from companion.tui.signs import UNICODE, Signs

CHIP = "bold $background on $seat-"  # colours of seats can be read on the background, so the reverse can too
WAITS = "bold $seat-"
ARROWS = {"unicode": "→↘↓↙←↖↑↗", "plain": ">\\v/<\\^/"}
LEFT = (3, 4, 5)  # arrows that stand before the number
ASLEEP, ANNOUNCED = "z", "!"
NEAR = 0.62  # of the way from the middle of an area to its border: where whoever blocks it stands


class Wanted(NamedTuple):
    """Blocks of one position: how they could be written, the best way first, and where."""

    place: str
    wordings: tuple[str, ...]
    style: str
    near: Point


def wanted(shown: Shown, ground: Ground, locale: str) -> Iterator[Wanted]:
    """What stands on an area, those who block an approach before the reserve; then who waits to come in there."""
    for seat in SEATS:
        for place in reversed(shown.state.places(seat, locale)) if shown.state.holds(seat, locale) else ():
            yield Wanted(place, tuple(_wordings(shown, ground, seat, place)), CHIP + seat, where(ground, place))
    yield from _waiting(shown, ground, locale)


def chips(shown: Shown, ground: Ground, rooms: Rooms, locale: str, wishes: Sequence[Wanted]) -> tuple[Written, ...]:
    """All of it, each near where it belongs; where there is too little room one chip for all blocks of the locale."""
    found = [
        [written._replace(place=wish.place) for written in rooms.write(locale, _styled(wish), wish.near)]
        for wish in wishes
    ]
    here = [number for number, wish in enumerate(wishes) if not wish.place.startswith(WAITING)]
    together = () if all(found[number] for number in here) else tuple(_together(shown, ground, locale))
    kept = (written for number, chip in enumerate(found) if not together or number not in here for written in chip)
    return (*kept, *together)


def _styled(wish: Wanted) -> list[list[Part]]:
    return [[(words, wish.style)] for words in wish.wordings]


def _together(shown: Shown, ground: Ground, locale: str) -> Iterator[Written]:
    """In the middle of the area, over whatever is there."""
    for seat in SEATS:
        if shown.state.holds(seat, locale):
            words = f"{shown.signs.seat(seat)}{shown.state.room_taken(seat, locale)}"
            x, y = ground.middle[locale]
            left = min(max(0, round(x - len(words) / 2)), ground.width - len(words))
            yield Written(left, min(int(y), ground.height - 1), words, CHIP + seat, locale)


@lru_cache(maxsize=2000)
def where(ground: Ground, place: str) -> Point:
    """Where the blocks of a position stand, in columns and lines."""
    if place in ground.board.locale:
        return ground.middle[place]
    x, y = ground.middle[ground.board.locale_of[place]]
    border = ground.areas.border.get(place)
    if border is None:
        return x, y
    to_x, to_y = ground.place(border.middle)
    return x + NEAR * (to_x - x), y + NEAR * (to_y - y)


def _wordings(shown: Shown, ground: Ground, seat: Seat, place: str) -> list[str]:
    """With its sign and the way it faces; where there is little room one of them has to go."""
    blocks, sign = shown.state.at(seat, place), shown.signs.seat(seat)
    mark = _mark(shown.state, seat, blocks)
    number, faces = f"{sum(blocks.values())}{mark}", _faces(shown, seat, place, mark) if seat == shown.eyes else ""
    if place in ground.board.locale:
        return [f"{sign}{core}" for core in (faces, number) if core]
    arrow, before = arrow_to(ground, place, shown.signs)
    cores = [core for core in (f"{sign}{faces}" if faces else "", f"{sign}{number}", number) if core]
    return [f"{arrow}{core}" if before else f"{core}{arrow}" for core in cores]


def _faces(shown: Shown, seat: Seat, place: str, mark: str) -> str:
    """The strongest first, as they are typed; those of which nothing was told are counted: `i3i2+1`."""
    blocks = shown.state.at(seat, place)
    known = [face for name in each(blocks) if (face := kind(name).face)] + list(own_faces(shown.state, seat, place))
    told = "".join(write_block(face, shown.teller.language.code) for face in sorted(known, key=_weakest_last))
    unknown = sum(blocks.values()) - len(known)
    return f"{told}{f'+{unknown}' if unknown else ''}{mark}" if told else ""


def _weakest_last(face: str) -> tuple[int, str]:
    return -strength(face), face


def _mark(state: State, seat: Seat, blocks: Blocks) -> str:
    """Some of them sleep, or the artillery lies face up."""
    kinds = [kind(name) for name, count in blocks.items() if count]
    if any(how_it_lies(state, seat, parts) == "up" for parts in kinds):
        return ANNOUNCED
    return ASLEEP if any(parts.asleep for parts in kinds) else ""


@lru_cache(maxsize=2000)
def arrow_to(ground: Ground, place: str, signs: Signs) -> tuple[str, bool]:
    """Toward the border, and whether that is to the left."""
    border = ground.areas.border.get(place)
    if border is None:
        return "", False
    (x, y), (to_x, to_y) = ground.middle[ground.board.locale_of[place]], ground.place(border.middle)
    eighth = round(atan2(2 * (to_y - y), to_x - x) / (pi / 4)) % 8
    return ARROWS["unicode" if signs is UNICODE else "plain"][eighth], eighth in LEFT


# --- reinforcements -------------------------------------------------------------------------------------------------


def _waiting(shown: Shown, ground: Ground, locale: str) -> Iterator[Wanted]:
    """Where they will come from, and from when on."""
    for force in comes_in(ground.board).get(locale, ()):
        count = shown.state.number(force.side, waiting(force.display))
        if count and force.round is not None:
            core = f"{shown.signs.far}{shown.signs.seat(force.side)}{count}"
            hour = shown.say("marengo-panel-hour", hour=ground.board.hour(force.round))
            long = f"{core} {hour}" if force.round > shown.state.round else core
            gate = ground.areas.gate[force.entries[0]]
            yield Wanted(waiting(force.display), (long, core), WAITS + force.side, ground.place(gate.middle))


@cache
def comes_in(board: Board) -> dict[str, list[Force]]:
    """Who comes in where."""
    found: dict[str, list[Force]] = {}
    for force in board.forces:
        if force.entries and force.round is not None:
            found.setdefault(board.entry[force.entries[0]].locale, []).append(force)
    return found
