"""Troop cards and maps as files: the same TOML that is read, in the order of the shipped ones."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.board.cards import Troops
from companion.games.aces.board.maps import Map
from companion.kernel.toml_writing import all_told, table, tables, told, value, values

_CARDS = "# Troop cards of Aces & Armor, written by the troop-card form, which keeps no comments of your own here."
_MAP = "# A map of Aces & Armor, written by the map painter, which keeps no comments of your own here."


def write_troops(troops: Troops) -> str:
    """What `read_troops` reads the very same cards from."""
    return "\n".join(_troops(troops)) + "\n"


def _troops(troops: Troops) -> Iterator[str]:
    yield from (_CARDS, "")
    yield from values(told(troops, "format", "origin", "de", "en", "die_sides", "dice_by_damage", "unsure"))
    yield from tables("faction", troops.faction)
    yield from tables("unit", troops.unit)


def write_map(map_: Map) -> str:
    """What `read_map` reads the very same map from."""
    return "\n".join(_map(map_)) + "\n"


def _map(map_: Map) -> Iterator[str]:
    yield from (_MAP, "")
    yield from values(told(map_, "format", "id", "origin", "de", "en", "orientation", "shift"))
    yield "rows = ["
    yield from (f"  {value(row)}," for row in map_.rows)
    yield "]"
    yield from tables("factory", map_.factory)
    yield from table("start", map_.start)
    yield from table("halves", map_.halves)
    yield from table("mountains", all_told(map_.mountains))
    if map_.mission.ardennes is not None:
        yield from table("mission.ardennes", all_told(map_.mission.ardennes))
