"""A map as a few letters: printed beside it, and when scanned or typed exactly that map again.

A legal map of one of our layouts has a short code: the name of the layout, its number among all legal maps of that
layout (rank.py), and two signs that check it: 15, 19 and 22 signs for 2, 3 and 4 players. The ids of the tiles follow
from the arrangement (HexMap), so they need no room. Any other map (a layout of one's own, special lakes, ids as they
lie on a table, numbers outside the ranges) has a longer code that describes all of it (freecode.py).
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from companion.games.clockwork.maps import freecode
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import LAYOUTS, Layout, layout
from companion.games.clockwork.maps.rank import ranks
from companion.kernel import shortcode
from companion.kernel.digits import DigitReader
from companion.kernel.lettercode import (
    ALPHABET,
    GROUP,
    Signs,
    as_letters,
    from_letters,
    in_lines,
    is_lettered,
    read_signs,
    to_letters,
)
from companion.kernel.savecode import game_of
from companion.kernel.trouble import Trouble

_NAME = 2  # signs of a layout's name
_CHECKS = 2
_LONG = 30  # signs: no name is written so without a blank
_BETWEEN = re.compile(r"[\s\-–]+")


class MapCode(NamedTuple):
    """A code to be printed: `lines` for people, `qr` for cameras and shells."""

    lines: tuple[str, ...]
    qr: str


def map_code(design: HexMap) -> MapCode:
    if _is_legal(design):
        letters = as_letters(_short(design.layout, ranks(design.layout.players).number(design.kinds)))
        return MapCode((_grouped(letters),), letters)
    letters = to_letters(freecode.write(design))
    return MapCode(in_lines(letters), letters)


def read_map(text: str) -> HexMap:
    """The map of a code; blanks, dashes and small letters do not matter."""
    try:
        return _read_short(read_signs(text))
    except Trouble as trouble:
        return _read_long(text, trouble)


def looks_like_code(text: str) -> bool:
    """Is this meant as a code, slips included, rather than as a name? In groups as printed, or as a camera reads it."""
    groups = _BETWEEN.split(text.strip())
    signs = "".join(groups)
    if not is_lettered(text) or not signs.isalnum() or not any(map(str.isdigit, signs)):
        return False
    grouped = len(groups) > 2 and all(len(group) == GROUP for group in groups[1:-1]) and len(groups[-1]) <= GROUP
    return grouped or (len(groups) == 1 and (signs[:_NAME].upper() in LAYOUTS or len(signs) > _LONG))


def is_map_code(text: str) -> bool:
    try:
        read_map(text)
    except Trouble:
        return False
    return True


def _is_legal(design: HexMap) -> bool:
    return (
        design.layout.is_ours
        and design.laid_by_order
        and not design.special
        and design.counts in ranks(design.layout.players)
    )


# --- short codes ----------------------------------------------------------------------------------------------------


@cache
def _named() -> dict[tuple[int, ...], str]:
    """Layouts by the signs their codes begin with."""
    return {tuple(map(ALPHABET.index, id_)): id_ for id_ in LAYOUTS}


@cache
def _length(id_: str) -> int:
    """Signs of a short code."""
    return _NAME + -(-(ranks(layout(id_).players).maps - 1).bit_length() // 5) + _CHECKS


def _short(place: Layout, number: int) -> Signs:
    digits = _length(place.id) - _NAME - _CHECKS
    signs = [number >> shift & 31 for shift in range(5 * (digits - 1), -1, -5)]
    return shortcode.with_checks([*map(ALPHABET.index, place.id), *signs])


def _read_short(signs: Signs) -> HexMap:
    found = _map_of(signs) if shortcode.is_right(signs) else None
    if found is not None:
        return found
    if len(signs) not in map(_length, LAYOUTS):
        raise _wrong_length(signs)
    likely = [other for other in shortcode.meant(signs) if _map_of(other) is not None]
    if len(likely) == 1:
        raise _typo(signs, likely[0])
    named = _named().get(tuple(signs[:_NAME]))
    raise Trouble("code-line", line=1) if named and len(signs) == _length(named) else _wrong_length(signs)


def _wrong_length(signs: Signs) -> Trouble:
    """A sign or two are missing or too many; or it is another kind of code."""
    id_ = _named().get(tuple(signs[:_NAME]))
    if id_ is None or abs(len(signs) - _length(id_)) > _CHECKS:
        return Trouble("no-map")
    return Trouble("code-length", layout=id_, count=len(signs), number=_length(id_))


def _map_of(signs: Signs) -> HexMap | None:
    """The map of signs whose checks are right, if there is one."""
    id_ = _named().get(tuple(signs[:_NAME]))
    if id_ is None or len(signs) != _length(id_):
        return None
    number = 0
    for sign in signs[_NAME:-_CHECKS]:
        number = number << 5 | sign
    known = ranks(layout(id_).players)
    return HexMap(layout(id_), known.kinds(number)) if number < known.maps else None


def _grouped(letters: str) -> str:
    """The layout, then groups of five; with dashes, so that a shell takes it for one word."""
    starts = range(_NAME, len(letters), GROUP)
    return "-".join((letters[:_NAME], *(letters[at : at + GROUP] for at in starts)))


def _typo(typed: Signs, meant: Signs) -> Trouble:
    groups = [_grouped(as_letters(signs)).split("-") for signs in (typed, meant)]
    differing = [(one, other) for one, other in zip(*groups, strict=True) if one != other]
    wrong, likely = ("-".join(group) for group in zip(*differing, strict=True))
    return Trouble("code-typo", line=1, word=wrong, likely=likely)


# --- long codes -----------------------------------------------------------------------------------------------------


def _read_long(text: str, no_short_one: Trouble) -> HexMap:
    """The map of a long code; if it is not one either, what was wrong with it as a short one where that says more."""
    try:
        digits = DigitReader(from_letters(text))
    except Trouble as no_long_one:
        raise no_long_one if no_short_one.key == "no-map" else no_short_one from None
    try:
        number = digits.count()
        if number == freecode.MAPS:
            return freecode.read(digits)
    except ValueError:
        raise Trouble("no-map") from None
    game = game_of(text)
    raise Trouble("code-of-table", of_game=game) if game else Trouble("code-newer")
