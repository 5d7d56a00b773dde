"""The map on the screen: terrain as colour and letter, units as chips in the colour and with the sign of a player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from textual.content import Content
from textual.geometry import Region, Size

from companion.games.clockwork.maps.named import lying
from companion.kernel.game import Seat
from companion.kernel.hexgrid import Cell
from companion.text.language import Language
from companion.tui.signs import Signs
from companion.tui.widgets.hex_map import Grid, fitting, hex_line, ink, shift
from companion.tui.widgets.pointing import Spot

Piece: TypeAlias = tuple[str, str]  # words and their style; without one they are written in the ink of the tile
Line: TypeAlias = tuple[Piece, ...]

CHIP = "bold $background on $seat-"  # colours of seats can be read on the background, so the reverse can too
NARROW = 2  # pixels at each side of the middle; less is no room for words
DIM = "blank"  # the colour of a tile that does not matter now


class Chip(NamedTuple):
    """The units of one player on a tile."""

    seat: Seat
    soldiers: int
    figures: tuple[str, ...] = ()
    mark: str = ""

    @property
    def units(self) -> int:
        return self.soldiers + len(self.figures)


class Look(NamedTuple):
    """How one tile looks: `kind` is its colour, `marks` stand behind its id."""

    kind: str
    id: str
    marks: str = ""
    chips: tuple[Chip, ...] = ()
    word: str = ""


class MapWords(NamedTuple):
    """Writes on tiles, in one language and one set of signs."""

    language: Language
    signs: Signs

    def letter(self, figure: str) -> str:
        return self.language.say(f"clockwork-panel-letter-{figure}")

    def lines(self, look: Look, rooms: int, wide: int) -> list[Line]:
        """What stands on a tile that has so many lines, the middle one so wide."""
        if rooms == 1:
            return [self._one_line(look, wide)]
        head: Line = ((f"{look.id} {look.marks}".rstrip(), ""),)
        under = self._long_chips(look.chips, wide) if len(look.chips) + 2 <= rooms else []
        lines = [head, *(under or self._chips(look.chips, wide, rooms - 1))]
        return [*lines, ((look.word, ""),)] if len(lines) < rooms else lines

    def _one_line(self, look: Look, room: int) -> Line:
        """Rather without marks than without numbers: who stands there matters most."""
        for chips in self._wordings(look.chips):
            for head in (look.id + look.marks, look.id):
                if len(head) + _wide(chips) <= room:
                    return ((head, ""), *chips)
        return ((look.id, ""), *self._signs_of(look.chips))

    def _chips(self, chips: tuple[Chip, ...], room: int, lines: int) -> list[Line]:
        """In as few lines as can be, with as many words as fit."""
        if not chips:
            return []
        for wording in self._wordings(chips):
            broken = _broken(wording, room)
            if len(broken) <= lines:
                return broken
        return [tuple(self._signs_of(chips))]

    def _long_chips(self, chips: tuple[Chip, ...], room: int) -> list[Line]:
        """A line for each player, figures by name if that fits; nothing if a line is too long."""
        lines: list[Line] = []
        for chip in chips:
            for name in ("clockwork-panel-figure-", "clockwork-panel-letter-"):
                parts = [self.signs.seat(chip.seat), str(chip.soldiers) if chip.soldiers else ""]
                parts += [self.language.say(f"{name}{figure}") for figure in chip.figures]
                line = f" {' '.join(filter(None, parts))}{chip.mark} "
                if len(line) <= room:
                    break
            lines.append(((line, CHIP + chip.seat),))
        return lines if all(_wide(line) <= room for line in lines) else []

    def _wordings(self, chips: tuple[Chip, ...]) -> Iterator[list[Piece]]:
        """Soldiers and figures; then only how many units; then only whose."""
        yield [(self._short(chip), CHIP + chip.seat) for chip in chips]
        yield [(f"{self.signs.seat(chip.seat)}{chip.units or ''}{chip.mark}", CHIP + chip.seat) for chip in chips]
        yield self._signs_of(chips)

    def _short(self, chip: Chip) -> str:
        soldiers = str(chip.soldiers) if chip.soldiers else ""
        return f"{self.signs.seat(chip.seat)}{soldiers}{''.join(map(self.letter, chip.figures))}{chip.mark}"

    def _signs_of(self, chips: tuple[Chip, ...]) -> list[Piece]:
        return [(f"{self.signs.seat(chip.seat)}{chip.mark}", CHIP + chip.seat) for chip in chips]


def _wide(pieces: Sequence[Piece]) -> int:
    return sum(len(words) for words, _ in pieces)


def _broken(chips: list[Piece], room: int) -> list[Line]:
    """Chips in lines, a blank between two where there is room for it."""
    lines: list[list[Piece]] = [[]]
    for chip in chips:
        if lines[-1] and _wide(lines[-1]) + len(chip[0]) > room:
            lines.append([])
        lines[-1].append(chip)
    spaced = (
        [part for chip in line for part in ((" ", ""), chip)][1:] if _wide(line) + len(line) - 1 <= room else line
        for line in lines
    )
    return [tuple(line) for line in spaced]


# --- the picture -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def grid_for(code: str, width: int, height: int) -> Grid:
    """The largest picture of that map that fits."""
    design = lying(code)
    return fitting([*design.tiles.values(), *design.layout.blanks], width, height)


def draw(code: str, looks: Mapping[str, Look], words: MapWords, width: int, height: int) -> list[Content]:
    """The map in the middle of a room of that size."""
    room = Size(width, height)
    left, top = _corner(grid_for(code, width, height), width, height)
    xs, tiles = range(-left, width - left), _tiles_by_row(code, room)
    rows = range(-top, height - top)
    return [_row(code, room, row, xs, tuple([looks[tile] for tile in tiles.get(row, ())]), words) for row in rows]


@lru_cache(maxsize=8)
def _tiles_by_row(code: str, room: Size) -> dict[int, list[str]]:
    """The tiles that a line of the picture shows something of."""
    grid, found = grid_for(code, *room), {}  # type: Grid, dict[int, list[str]]
    for tile, cell in lying(code).tiles.items():
        for row in sorted({y // 2 for y, _, _ in grid.pixels(cell)}):
            found.setdefault(row, []).append(tile)
    return found


@lru_cache(maxsize=1024)
def _row(code: str, room: Size, row: int, xs: range, looks: tuple[Look, ...], words: MapWords) -> Content:
    """Kept for as long as the tiles on it look the same: most keys change a few tiles at most."""
    grid, design = grid_for(code, *room), lying(code)
    kinds: dict[Cell | None, str] = {None: ""} | dict.fromkeys(design.layout.blanks, "blank")
    letters: dict[tuple[int, int], Piece] = {}
    for tile, look in zip(_tiles_by_row(code, room).get(row, ()), looks, strict=True):
        cell = design.tiles[tile]
        kinds[cell] = look.kind
        letters.update(_letters(grid, cell, look, words))
    return hex_line(grid, row, xs, kinds.__getitem__, letters, words.signs)


def tile_spots(code: str, width: int, height: int) -> Iterator[Spot]:
    """Where each tile is on that picture: the lines that are its own."""
    grid = grid_for(code, width, height)
    left, top = _corner(grid, width, height)
    for tile, cell in lying(code).tiles.items():
        x, wide = grid.middle(cell)[0], _rooms(grid, cell)
        runs = (Region(left + x - room // 2, top + row, room, 1) for row, room in wide.items())
        yield Spot((f"tile:{tile}",), tuple(runs))


def _corner(grid: Grid, width: int, height: int) -> tuple[int, int]:
    return shift(grid.width, width, grid.width // 2), shift(grid.rows, height, grid.rows // 2)


@lru_cache(maxsize=256)
def _letters(grid: Grid, cell: Cell, look: Look, words: MapWords) -> dict[tuple[int, int], Piece]:
    """All that stands on a tile, which lies on several lines."""
    return dict(_written(grid, cell, look, words))


def _written(grid: Grid, cell: Cell, look: Look, words: MapWords) -> Iterator[tuple[tuple[int, int], Piece]]:
    rooms, plain = _rooms(grid, cell), ink(look.kind)
    lines = words.lines(look, len(rooms), max(rooms.values()))
    top = _top(lines, rooms, grid.middle(cell)[1])
    if len(lines) > 1 and _wide(lines[-1]) > rooms[top + len(lines) - 1]:  # no room for the kind of the tile
        lines.pop()
        top = _top(lines, rooms, grid.middle(cell)[1])
    for row, line in enumerate(lines, start=top):
        x = grid.middle(cell)[0] - _wide(line) // 2
        for text, style in line:
            for letter in text:
                yield (x, row), (letter, style or plain)
                x += 1


def _top(lines: Sequence[Line], rooms: Mapping[int, int], middle: int) -> int:
    """The row of the first line, so that all of them lie around the middle."""
    tops = [row for row in rooms if row + len(lines) - 1 in rooms]
    return min(tops, key=lambda row: abs(2 * row + len(lines) - 0.5 - middle))


def _rooms(grid: Grid, cell: Cell) -> dict[int, int]:
    """The lines of text that lie on a hex as a whole, and how wide it is there."""
    _, y = grid.middle(cell)
    rooms = {}
    for row in range((y - grid.half) // 2, (y + grid.half) // 2 + 1):
        away = max(abs(pixel - y) for pixel in (2 * row, 2 * row + 1))
        if away < grid.half and grid.reach(away) >= NARROW:
            rooms[row] = 2 * grid.reach(away) + 1
    return rooms if len(rooms) > 1 else {y // 2: 2 * grid.reach(0) + 1}
