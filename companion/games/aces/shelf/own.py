"""The owner's own troop cards and maps: files in the folders "troops" and "maps"."""

from __future__ import annotations

from pathlib import Path

from companion import places
from companion.files import numbered, write_text
from companion.games.aces.board.maps import Map
from companion.games.aces.board.reading import GAME, OUR_MAPS, OUR_TROOPS, draft_map, draft_troops, map_of, troops_of
from companion.games.aces.board.writing import write_map, write_troops
from companion.kernel.trouble import Trouble
from companion.own_files import Shelf, text_of

__all__ = ["MAPS", "TROOPS", "carry_away", "text_of"]

TROOPS = Shelf(GAME, "troop", OUR_TROOPS, troops_of, draft_troops, write_troops)
MAPS = Shelf(GAME, "map", OUR_MAPS, map_of, draft_map, write_map)


def carry_away(id_: str, map_: Map) -> Path:
    """A copy of a map to be given to somebody, beside the prints; no older one is written over."""
    folder = places.OUTPUT
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("read-only", path=str(folder)) from error
    path = next(path for path in numbered(folder / f"{id_}.toml") if not path.exists())
    write_text(path, write_map(map_))
    return path
