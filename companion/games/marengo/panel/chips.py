"""Blocks on the map: how many, whose, which way they face. Never a face: that is for whoever looks closer."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi

from companion.games.marengo.board.areas import Point
from companion.games.marengo.layout import how_it_lies
from companion.games.marengo.panel.ground import Ground
from companion.games.marengo.panel.rooms import Rooms, Written
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.pieces import kind, waiting
from companion.games.marengo.state import SEATS, Blocks, State
from companion.kernel.game import Seat
from companion.tui.signs import UNICODE, Signs

CHIP = "bold $background on $seat-"  # colours of seats can be read on the background, so the reverse can too
WAITS = "bold $seat-"
ARROWS = {"unicode": "→↘↓↙←↖↑↗", "plain": ">\\v/<\\^/"}
LEFT = (3, 4, 5)  # arrows that stand before the number
ASLEEP, ANNOUNCED = "z", "!"
NEAR = 0.62  # of the way from the middle of an area to its border: where whoever blocks it stands


def chips(shown: Shown, ground: Ground, rooms: Rooms) -> Iterator[Written]:
    """Everything that stands or waits on the map; where there is too little room a locale has one chip for all."""
    for locale in ground.board.locale:
        for seat in SEATS:
            if shown.state.holds(seat, locale):
                yield from _in_locale(shown, ground, rooms, seat, locale)
    yield from _waiting(shown, ground, rooms)


def _in_locale(shown: Shown, ground: Ground, rooms: Rooms, seat: Seat, locale: str) -> list[Written]:
    """Whoever blocks an approach near it, the reserve in the middle."""
    found = []
    for place in reversed(shown.state.places(seat, locale)):
        wordings = [[(words, CHIP + seat)] for words in _wordings(shown, ground, seat, place)]
        found.append([each._replace(place=place) for each in rooms.write(locale, wordings, where(ground, place))])
    return [chip for written in found for chip in written] if all(found) else [_together(shown, ground, seat, locale)]


def _together(shown: Shown, ground: Ground, seat: Seat, locale: str) -> Written:
    """In the middle of the area, over whatever is there."""
    words = f"{shown.signs.seat(seat)}{shown.state.room_taken(seat, locale)}"
    x, y = ground.middle[locale]
    left = min(max(0, round(x - len(words) / 2)), ground.width - len(words))
    return Written(left, min(int(y), ground.height - 1), words, CHIP + seat, locale)


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
    number = f"{sum(blocks.values())}{_mark(shown.state, seat, blocks)}"
    if place in ground.board.locale:
        return [f"{sign}{number}"]
    arrow, before = _arrow(ground, place, shown.signs)
    return [f"{arrow}{core}" if before else f"{core}{arrow}" for core in (f"{sign}{number}", number)]


def _mark(state: State, seat: Seat, blocks: Blocks) -> str:
    """Some of them sleep, or the artillery lies face up."""
    kinds = [kind(name) for name, count in blocks.items() if count]
    if any(how_it_lies(state, seat, parts) == "up" for parts in kinds):
        return ANNOUNCED
    return ASLEEP if any(parts.asleep for parts in kinds) else ""


def _arrow(ground: Ground, place: str, signs: Signs) -> tuple[str, bool]:
    """Toward the border, and whether that is to the left."""
    border = ground.areas.border.get(place)
    if border is None:
        return "", False
    (x, y), (to_x, to_y) = ground.middle[ground.board.locale_of[place]], ground.place(border.middle)
    eighth = round(atan2(2 * (to_y - y), to_x - x) / (pi / 4)) % 8
    return ARROWS["unicode" if signs is UNICODE else "plain"][eighth], eighth in LEFT


# --- reinforcements -------------------------------------------------------------------------------------------------


def _waiting(shown: Shown, ground: Ground, rooms: Rooms) -> Iterator[Written]:
    """Where they will come from, and from when on."""
    for force in ground.board.forces:
        count = shown.state.number(force.side, waiting(force.display))
        gate = next((ground.areas.gate[entry] for entry in force.entries if entry in ground.areas.gate), None)
        if count and gate is not None and force.round is not None:
            core = f"{shown.signs.far}{shown.signs.seat(force.side)}{count}"
            hour = shown.say("hour", hour=ground.board.hour(force.round))
            long = f"{core} {hour}" if force.round > shown.state.round else core
            wordings = [[(words, WAITS + force.side)] for words in (long, core)]
            home, place = ground.board.entry[force.entries[0]].locale, waiting(force.display)
            for written in rooms.write(home, wordings, ground.place(gate.middle)):
                yield written._replace(place=place)
