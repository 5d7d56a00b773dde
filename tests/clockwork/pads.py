"""Tables for tests of what players write on: a map of each size, and who plays on it."""

from __future__ import annotations

import re

from companion.games.clockwork.maps.hexmap import HexMap, Special
from companion.games.clockwork.maps.layout import layout
from companion.games.clockwork.maps.played import Player, Race
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.job import Ask, Sheet, make_pdf
from tests.printing.proof import page_count, text

COMPOSITIONS = {2: (2, 2, 2, 3, 3, 4, 2, 2), 3: (4, 4, 4, 3, 3, 5, 3, 1), 4: (4, 4, 4, 4, 4, 6, 4, 4)}
PEOPLE = (
    Player("Ada", Race.PUREBREEDS),
    Player("Änne von der Großen Brücke", Race.TROGLODYTES),
    Player("", Race.RHINOCHS),
    Player("Jules", Race.MONGRELS),
)


def a_map(id_: str, fire: bool = False) -> HexMap:
    """Kinds dealt round and round, so that every part of the map has some of each."""
    place = layout(id_)
    left = list(COMPOSITIONS[place.players])
    kinds: list[int] = []
    while len(kinds) < len(place.cells):
        dealt = [kind for kind, count in enumerate(left) if count]
        kinds += dealt
        left = [count - (kind in dealt) for kind, count in enumerate(left)]
    lake = kinds.index(4)
    return HexMap(place, bytes(kinds), special=(Special(lake),) if fire else ())


NOBODY_KNOWN = MapSubject(a_map("2A"))
THREE = MapSubject(a_map("3B"), known=PEOPLE[:3])
ALLIES = MapSubject(a_map("4B"), variant="epic-2v2", known=PEOPLE)
TABLES = {"nobody-known": NOBODY_KNOWN, "three": THREE, "allies": ALLIES}


def printed(sheet: Sheet[MapSubject], wish: Ask, subject: MapSubject) -> bytes:
    return make_pdf(wish, "test", [sheet], subject)


def words(pdf: bytes, page: int | None = None) -> str:
    """What stands on a page, or on all of them, with single blanks."""
    pages = range(page_count(pdf)) if page is None else [page]
    return re.sub(r"\s+", " ", " ".join(text(pdf, at) for at in pages))
