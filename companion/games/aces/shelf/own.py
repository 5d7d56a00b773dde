"""The owner's own troop cards and maps: files in the folders "troops" and "maps"."""

from __future__ import annotations

from companion.games.aces.board.reading import GAME, OUR_MAPS, OUR_TROOPS, draft_map, draft_troops, map_of, troops_of
from companion.games.aces.board.writing import write_map, write_troops
from companion.own_files import Shelf

TROOPS = Shelf(GAME, "troop", OUR_TROOPS, troops_of, draft_troops, write_troops)
MAPS = Shelf(GAME, "map", OUR_MAPS, map_of, draft_map, write_map)
