"""A page as a picture on the screen, in the best way this terminal has."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.segment import Segment
from textual.strip import Strip

from companion.tui.graphics import USUAL_CELL, Way
from companion.tui.images import LARGEST, kitty_cells, kitty_picture, sixels
from companion.tui.pixels import Cells, draw_blocks, draw_letters

if TYPE_CHECKING:
    from PIL.Image import Image

FINE = 6  # pixels across a cell of blocks: three for each quarter, which are averaged


class Frame(NamedTuple):
    """The room for a picture, and how it is to be shown."""

    room: Cells
    way: Way = "blocks"
    colour: bool = True
    cell: tuple[int, int] = USUAL_CELL

    @property
    def _cell(self) -> tuple[int, int]:
        """Pixels of a cell: the terminal's own for real pictures, else what blocks are made from."""
        width, height = self.cell if all(self.cell) else USUAL_CELL
        return (width, height) if self.way in ("kitty", "sixel") else (FINE, round(FINE * height / width))

    @property
    def pixels(self) -> tuple[int, int]:
        """How large a picture may be."""
        across, down = min(self.room.width, LARGEST.width), min(self.room.height, LARGEST.height)
        return across * self._cell[0], down * self._cell[1]

    def cells(self, picture: Image) -> Cells:
        """The whole cells that a picture fills."""
        width, height = (
            max(1, min(room, -(-pixels // cell)))
            for pixels, cell, room in zip(picture.size, self._cell, self.room, strict=True)
        )
        return Cells(width, height)


class Picture(NamedTuple):
    """Lines of cells; and what a terminal with graphics is told before, or after they are drawn."""

    lines: list[Strip]
    before: str = ""
    after: str = ""


NOTHING = Picture([])


def draw(picture: Image, frame: Frame) -> Picture:
    size = frame.cells(picture)
    shown = picture if frame.colour else picture.convert("L")
    match frame.way:
        case "kitty":
            return Picture(kitty_cells(size), before=kitty_picture(shown, size))
        case "sixel":
            blank = Strip([Segment(" " * size.width)], size.width)
            return Picture([blank] * size.height, after=sixels(shown))
        case "letters":
            return Picture(draw_letters(shown, size))
        case _:
            return Picture(draw_blocks(shown, size))
