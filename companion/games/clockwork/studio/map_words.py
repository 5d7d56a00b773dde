"""What the map studio says and shows about the map on its board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.content import Content

from companion.games.clockwork.maps.search import Mode
from companion.games.clockwork.maps.tiles import IN_BOX, KINDS, letter
from companion.games.clockwork.studio.drawing_board import Step
from companion.kernel.hexgrid import Cell
from companion.tui.widgets.canvas import spread
from companion.tui.widgets.hex_map import Tile

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


class MapWords:
    """One state of the board, in the language and with the signs of the app."""

    def __init__(self, step: Step, app: CompanionApp) -> None:
        self._map, self._locked, self._counts = step
        self._design = step.map.design
        self._say, self._signs = app.say, app.signs

    def head(self, width: int, with_game: bool) -> Content:
        """The name of the map, for whom it is, and its code where it is short."""
        layout, code = self._design.layout, self._map.code.lines
        title = self._design.name or (self._say("clockwork-title") if with_game else "")
        named = f"{title}  " if title else ""
        about = self._say("studio-map-head", players=layout.players, layout=layout.id)
        left = Content.assemble((self._say("studio-map"), "bold $accent"), f"  {named}", (about, "$muted"))
        return spread(left, Content(code[0] if len(code) == 1 else ""), width)

    def tiles(self, swapping: int | None) -> Iterator[tuple[Cell, Tile]]:
        """How each place looks: a letter tells its kind even if the owner's ids do not."""
        design, signs, points = self._design, self._signs, dict(self._design.special)
        for cell in design.layout.blanks:
            yield cell, Tile("blank", "")
        for id_, cell in zip(design.capital_ids, design.layout.capitals, strict=True):
            yield cell, Tile("capital", self._map.printed[id_], self._say("clockwork-capital"), signs.capital)
        for place, (id_, cell) in enumerate(zip(design.ids, design.layout.cells, strict=True)):
            kind, name = design.kind(place), self._map.printed[id_]
            mark = signs.times if place == swapping else signs.lock if place in self._locked else ""
            word = name if name.startswith(letter(kind)) else f"{letter(kind)}{signs.bullet}{name}"
            extra = f"+{points[place]}" if place in points else ""
            yield cell, Tile(kind, word, self._say(f"clockwork-{kind}"), mark, extra)

    def about(self, place: int) -> Content:
        """The tile on a place."""
        design, points = self._design, dict(self._design.special)
        far = zip(design.capital_ids, design.layout.distances, strict=True)
        ways = [f"{self._map.printed[capital]} {steps[place]}" for capital, steps in far]
        facts = [self._say("studio-map-far", ways=", ".join(ways))]
        if place in self._locked:
            facts.append(self._say("studio-map-locked"))
        if place in points:
            facts.append(self._say("studio-map-points", vp=points[place]))
        told = f"  {self._say(f'clockwork-{design.kind(place)}')}  {f' {self._signs.bullet} '.join(facts)}"
        return Content.assemble((self.id(place), "bold $accent"), told)

    def draws(self, mode: Mode) -> Content:
        """How the next map is drawn, and which counts are fixed for it."""
        fixed = "".join(f" {self._signs.bullet} {letter(KINDS[at])} {n}" for at, n in sorted(self._counts.items()))
        told = self._say("studio-map-draws", mode=self._say(f"studio-map-mode-{mode}"))
        return Content.styled(f"{told}{fixed}", "$muted")

    def id(self, place: int) -> str:
        """What is printed on the tile."""
        return self._map.printed[self._design.ids[place]]

    def kinds(self, place: int) -> Iterator[Content]:
        """What could lie on a place: each kind, and a lake of fire."""
        here, counts = self._design.kinds[place], self._design.counts
        for number, kind in enumerate(KINDS):
            mark = self._signs.prompt if number == here else ""
            left = self._say("studio-map-left", left=IN_BOX[number] - counts[number])
            word = self._say(f"clockwork-{kind}")
            yield Content.assemble((f" {mark:2}{letter(kind)}  ", "$accent"), f"{word:14}", (left, "$muted"))
        yield Content.assemble(("   L  ", "$accent"), self._say("studio-map-fire-lake"))
