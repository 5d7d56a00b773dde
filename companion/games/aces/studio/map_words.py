"""A map in words: its hexes as tiles of a picture, the brushes, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from textual.content import Content

from companion.games.aces.board.map_checks import FACTORIES
from companion.games.aces.board.maps import LEGEND, NO_HEX, STARTS, Map, Terrain, hex_name
from companion.kernel.hexgrid import Cell
from companion.tui.hanging import hanging
from companion.tui.widgets.hex_map import Tile

if TYPE_CHECKING:
    from companion.kernel.trouble import BadData
    from companion.tui.app import CompanionApp

KINDS: Mapping[Terrain, str] = {
    "standard": "blank",
    "road": "road",
    "forest": "forest",
    "water": "lake",
    "sea": "lake",
    "factory": "factory",
    "mountain": "barrens",
}
BRUSHES = (*LEGEND, NO_HEX)  # by their keys: 1, 2, 3 … and 0 for no hex


def all_cells(map_: Map) -> dict[Cell, str]:
    """Every place of the grid, where a hex is and where none is."""
    return {
        map_.cell(column, row): hex_name(column, row)
        for row, line in enumerate(map_.rows)
        for column in range(len(line))
    }


class MapWords:
    """Says what is on a map."""

    def __init__(self, app: CompanionApp, map_: Map, found: list[tuple[BadData, bool]]) -> None:
        self._app, self._map, self._found = app, map_, found
        self._starts = {hex_: number for number, hex_ in map_.start.items()}
        self._factories = {entry.hex: entry for entry in map_.factory}
        self._doubts = {str(bad.facts["hex"]) for bad, _ in found if "hex" in bad.facts}

    def say(self, key: str, **facts: str | int) -> str:
        return self._app.say(key, **facts)

    @property
    def name(self) -> str:
        return self._map.de if self._app.words.code == "de" else self._map.en

    # --- the picture ------------------------------------------------------------------------------------------------

    def tiles(self) -> Iterator[tuple[Cell, Tile]]:
        for cell, hex_ in all_cells(self._map).items():
            letter = self._letter(hex_)
            kind = KINDS[LEGEND[letter]] if letter in LEGEND else ""
            yield cell, Tile(kind, self._sign(hex_, letter), hex_, before="!" if hex_ in self._doubts else "")

    def _letter(self, hex_: str) -> str:
        return self._map.letter(hex_) if hex_ in self._map.grid else NO_HEX

    def _sign(self, hex_: str, letter: str) -> str:
        if hex_ in self._starts:
            return f"#{self._starts[hex_]}"
        if hex_ in self._factories:
            return self._factories[hex_].id
        return "" if letter == NO_HEX else letter  # a dot too: not every theme has a tint for open ground

    # --- beside it --------------------------------------------------------------------------------------------------

    def beside(self, brush: str, width: int) -> Iterator[Content]:
        """The brushes, what is there and what is missing, and what a check says."""
        for number, letter in enumerate(BRUSHES, 1):
            here = letter == brush
            sign = self._app.signs.prompt if here else ""
            words = self.say("aces-painter-brush", terrain=LEGEND.get(letter, "none"))
            style = "b" if here else ""
            shown = letter if letter != NO_HEX else " "
            yield Content.assemble((f"{sign:2}", "$accent"), (f"{number % 8} {shown} ", "$accent"), (words, style))
        yield Content("")
        for line in self._counts():
            yield from hanging(Content(""), line, width)
        for bad, wrong in self._found:
            key = f"trouble-{bad.key}"
            told = self._app.words.attribute(key, "beside", **bad.facts) or self.say(key, **bad.facts)
            sign = self._app.signs.no if wrong else "!"
            yield from hanging(Content.styled(f"{sign} ", "$warning"), told, width, "$warning")

    def _counts(self) -> Iterator[str]:
        map_ = self._map
        yield self.say("aces-painter-size", columns=len(map_.rows[0]), rows=len(map_.rows))
        for half, wanted in FACTORIES.items():
            count = sum(entry.half == half for entry in map_.factory)
            yield self.say("aces-painter-half", half=half, count=count, wanted=wanted)
        missing = [str(number) for numbers in STARTS.values() for number in numbers if str(number) not in map_.start]
        yield self.say("aces-painter-missing", numbers=", ".join(missing)) if missing else self.say("aces-painter-all")

    # --- one hex ----------------------------------------------------------------------------------------------------

    def about(self, hex_: str) -> str:
        """What is under the cursor."""
        letter = self._letter(hex_)
        told = [self.say("aces-painter-brush", terrain=LEGEND.get(letter, "none"))]
        if hex_ in self._starts:
            told.append(self.say("aces-painter-start", number=self._starts[hex_]))
        if hex_ in self._factories:
            told.append(self._factories[hex_].id)
        told += self._of_the_mission(hex_)
        return f"{hex_}: {', '.join(told)}"

    def _of_the_mission(self, hex_: str) -> Iterator[str]:
        mission = self._map.mission.ardennes
        if mission is None:
            return
        factory = self._factories[hex_].id if hex_ in self._factories else ""
        if factory in mission.german_factories:
            yield self.say("aces-painter-german")
        if factory in mission.allied_factories:
            yield self.say("aces-painter-allied")
        if hex_ in mission.coast:
            yield self.say("aces-painter-coast")
