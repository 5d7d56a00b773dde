"""A map as it lies on a table: its code, and what is printed on the tiles where that is not what we call them."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.mapcode import read_map
from companion.games.clockwork.maps.tiles import Box

_BETWEEN = ":"


def named(code: str, box: Box) -> str:
    """The code, and behind it the words on these tiles in the order of the map; nothing if they are ours.

    In capitals, as orders are read.
    """
    design, printed = read_map(code), box.printed()
    ours = (*design.ids, *design.capital_ids)
    theirs = tuple(printed[id_].upper() for id_ in ours)
    return code if theirs == ours else f"{code}{_BETWEEN}{' '.join(theirs)}"


def code_of(text: str) -> str:
    return text.partition(_BETWEEN)[0]


@cache
def lying(text: str) -> HexMap:
    """The map with the words on its tiles as their ids."""
    code, _, words = text.partition(_BETWEEN)
    design = read_map(code)
    return replace(design, printed=tuple(words.split())) if words else design
