"""What small pieces are for: a picture of each, how many there are, and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.printing.box import Box
from companion.printing.cards import Side
from companion.printing.surface import Surface
from companion.printing.tables import Cell, Column, Drawn, table

_PICTURE = 14.0  # mm


class Piece(NamedTuple):
    """One kind of piece. `wide`: how much wider than high it is."""

    side: Side
    number: int
    words: str
    wide: float = 1.0


def tell_pieces(surface: Surface, box: Box, pieces: Sequence[Piece], picture: float = _PICTURE) -> float:
    """Below each other, pictures as high as there is room; returns the height."""
    columns = [Column("", 1.6), Column("", 1, "right", "bold"), Column("", 8)]
    rows: list[list[Cell]] = [[_drawn(piece, picture), f"{piece.number} ×", piece.words] for piece in pieces]
    return table(surface, box, columns, rows, 10, stripes=False)


def _drawn(piece: Piece, picture: float) -> Drawn:
    def shown(surface: Surface, box: Box) -> None:
        high = min(box.height, box.width / piece.wide)
        piece.side.draw(surface, Box(box.x, box.y, high * piece.wide, high))

    return Drawn(picture, shown)
