"""The map in one size: a picture of letters, drawn line by line, each anew only if something on it has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from textual.content import Content, Span
from textual.geometry import Region

from companion.games.aces.board.maps import Ground
from companion.games.aces.panel.faces import Faces, Line, ground_of
from companion.games.aces.panel.lattice import Lattice, Run
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import Sight
from companion.tui.signs import UNICODE, Signs
from companion.tui.widgets.dots import ACROSS, DOWN, Dots

SLOPES = {"/": "╱", "\\": "╲", "|": "│"}
EDGE = "$edge"
ROAD, DUTY = "road", "duty"
INKS = {ROAD: "=", DUTY: "*"}
TONES = {ROAD: "$primary", DUTY: "$error"}
ON_ROADS = ("road", "factory")
WAVE, WAVES = "~", 3  # a wave in every third place
Letter: TypeAlias = tuple[str, str]  # and its style
Stretch: TypeAlias = tuple[str, str]  # from hex to hex
Strokes: TypeAlias = Mapping[int, Mapping[int, Letter]]
BLANK: Letter = (" ", "")


class Field:
    """Draws the hexes of a ground in one shape, and what was shown last."""

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self._how: tuple[object, ...] = ()  # language and signs that the lines are written in
        self._sights: dict[str, Sight] = {}
        self._written: dict[str, tuple[Line, ...]] = {}
        self._rows: dict[int, Content] = {}
        self._cut: dict[tuple[int, int, int], Content] = {}
        self._signs = UNICODE
        self._strokes: Strokes = {}

    def show(self, shown: Shown, sights: Iterable[Sight], lines: tuple[Stretch, ...] = ()) -> None:
        """Whatever looks different is written anew, with the lines it is on; `lines`: from hex to hex."""
        how = (shown.teller.language.code, shown.signs, lines)
        if how != self._how:
            self._how, self._sights, self._rows, self._cut = how, {}, {}, {}
            self._strokes = strokes_of(self.lattice, shown.signs, lines)
        self._signs = shown.signs
        faces = Faces(shown, self.lattice.line_widths())
        for sight in sights:
            if self._sights.get(sight.hex) != sight:
                self._sights[sight.hex] = sight
                self._written[sight.hex] = faces.lines(sight)
                for row, _ in self.lattice.runs_of(sight.hex):
                    self._rows.pop(row, None)

    def lines(self, window: Region) -> list[Content]:
        """What is seen in a window, which may be larger than the picture."""
        return [self._line(y, window.x, window.right) for y in range(window.y, window.bottom)]

    def _line(self, row: int, left: int, right: int) -> Content:
        whole = self._rows.get(row)
        if whole is None:
            whole = self._rows[row] = _assembled(self._letters(row))
            self._cut = {key: cut for key, cut in self._cut.items() if key[0] != row}
        key = (row, left, right)
        if key not in self._cut:
            inside = whole[max(left, 0) : max(right, 0)]
            before = min(max(-left, 0), right - left)
            self._cut[key] = Content(" " * before) + inside if before else inside
        return self._cut[key]

    def _letters(self, row: int) -> list[Letter]:
        letters: list[Letter] = [(" ", "")] * self.lattice.width
        for x, slope in self.lattice.edges.get(row, ()):
            letters[x] = (SLOPES[slope] if self._signs is UNICODE else slope, EDGE)
        strokes = self._strokes.get(row, {})
        for run in self.lattice.runs.get(row, ()):
            self._write(run, row, letters, strokes)
        stepped_back = any(self._sights[run.hex].note.far for run in self.lattice.runs.get(row, ()))
        for x, (sign, ink) in strokes.items():
            if letters[x][1] == EDGE and not (stepped_back and ink == TONES[ROAD]):
                letters[x] = (sign, ink)
        return letters

    def _write(self, run: Run, row: int, letters: list[Letter], strokes: Mapping[int, Letter]) -> None:
        """The ground, and what is written on it around its middle."""
        sight = self._sights[run.hex]
        ink, tint = ground_of(sight)
        below = run.line == self.lattice.shape.lines - 1
        under = " underline" if below and self._signs is UNICODE else ""
        plain, blank = f"{ink} on {tint}", f"{EDGE} on {tint}{under}"
        for x in range(run.x, run.x + run.width):
            sign, colour = strokes.get(x, BLANK)
            if sign != " " and (colour != TONES[ROAD] or not sight.note.far):
                letters[x] = (sign, f"{ink if sight.stands_out else colour} on {tint}")
            elif sight.terrain in ("water", "sea") and not sight.note.far and (x + row) % WAVES == 0:
                letters[x] = (WAVE, f"{ink} on {tint}")
            else:
                letters[x] = (" ", blank)
        line = self._written[run.hex][run.line]
        x = run.x + max(0, (run.width - sum(len(words) for words, _ in line))) // 2
        for words, style in line:
            for letter in words:
                if x < run.x + run.width and (letter != " " or style):
                    letters[x] = (letter, (style if " on " in style else f"{style or ink} on {tint}") or plain)
                x += 1


def _assembled(letters: list[Letter]) -> Content:
    """Letters that look alike side by side as one part."""
    spans, start, before = [], 0, ""  # type: list[Span], int, str
    for at, (_, style) in enumerate(letters):
        if style != before:
            spans += [Span(start, at, before)] if before else []
            start, before = at, style
    spans += [Span(start, len(letters), before)] if before else []
    return Content("".join(letter for letter, _ in letters), spans, len(letters), strip_control_codes=False)


@lru_cache(maxsize=32)
def strokes_of(lattice: Lattice, signs: Signs, lines: tuple[Stretch, ...]) -> Strokes:
    """Lines from hex to hex along the roads, and others over them, by line and column of the picture."""
    dots = Dots(INKS)
    for ink, stretches in ((ROAD, _roads(lattice.ground)), (DUTY, lines)):
        for one, other in stretches:
            (x, y), (across, down) = lattice.middle(one), lattice.middle(other)
            dots.line((x * ACROSS, y * DOWN), (across * ACROSS, down * DOWN), ink)
    found: dict[int, dict[int, Letter]] = {}
    for row in range(lattice.height):
        for x in range(lattice.width):
            if ink := dots.ink(x, row):
                found.setdefault(row, {})[x] = (dots.sign(x, row, signs), TONES[ink])
    return found


def _roads(ground: Ground) -> Iterator[Stretch]:
    """Hexes side by side with a road through both; a factory is at the end of one."""
    for hex_, near in ground.near.items():
        if ground.terrain[hex_] == "road":
            yield from ((hex_, other) for other in near if ground.terrain[other] in ON_ROADS)
