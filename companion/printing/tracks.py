"""Tracks to move a marker along, and spaces for dice and cubes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.printing.box import Box
from companion.printing.ink import Paint
from companion.printing.paths import circle_path
from companion.printing.surface import BOLD, HAIR, THIN, Surface

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def track(
    surface: Surface,
    box: Box,
    spaces: Sequence[str],
    across: int,
    notes: Mapping[str, str] | None = None,
    strong: Sequence[str] = (),
    gap: float = 1,
) -> None:
    """Numbered spaces, row by row as one reads. `notes` stand under a number, `strong` ones have a bold frame."""
    notes = notes or {}
    down = -(-len(spaces) // across)
    for cell, text in zip(box.grid(across, down, gap), spaces, strict=False):
        surface.rect(cell, line="ink", width=BOLD if text in strong else THIN, radius=1.2)
        number, below = cell.cut_top(min(6.0, cell.height * 0.5))
        surface.write(number.inset(1, 0.6), text, 11, 6, "bold", lines=1)
        if text in notes:
            surface.write(below.inset(1, 0.4), notes[text], 6.5, 5, paint="soft", upright="bottom")


def die(surface: Surface, x: float, y: float, side: float, value: int, fill: Paint = "paper") -> None:
    """A die that shows its value in pips, its middle at (x, y)."""
    surface.rect(Box(x - side / 2, y - side / 2, side, side), fill=fill, width=THIN, radius=side * 0.16)
    pips(surface, x, y, side, value, "mark" if surface.ink.on(fill) == "ink" else "paper")


def pips(
    surface: Surface, x: float, y: float, side: float, value: int, paint: Paint = "mark", line: Paint | None = None
) -> None:
    step = side * 0.26
    path = " ".join([circle_path(x + dx * step, y + dy * step, side * 0.09) for dx, dy in _PIPS[value]])
    surface.path(path, fill=paint, line=line, width=HAIR)


def dice_space(surface: Surface, box: Box, label: str = "", shown: int = 0) -> None:
    """Where a real die stands: a dashed square as large as the box allows, with a pale value to set it to."""
    room = box.cut_bottom(3.4)[1] if label else box
    side = min(room.width, room.height)
    square = room.centred(side, side)
    surface.rect(square, fill="paper", line="soft", width=THIN, radius=side * 0.12, dash="1.2 0.8")
    if shown:
        pips(surface, *square.centre, side * 0.8, shown, "faint", "soft")
    if label:
        surface.write(
            Box(box.x, square.bottom + 0.3, box.width, 3.1), label, 7, 5, paint="soft", align="centre", lines=1
        )
