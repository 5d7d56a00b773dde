"""A map drawn with letters: a line for each half step, ids where the hexes lie."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.clockwork.maps.hexmap import HexMap

_WIDTH = 6  # characters of a column
_BLANK = "····"


def picture(design: HexMap, printed: Mapping[str, str]) -> list[str]:
    """Lines of text with what is printed on the tiles; [H1] is a capital, *L2* a lake with VP of its own."""
    special = {design.layout.cells[place] for place, _ in design.special}
    words = dict.fromkeys(design.layout.blanks, _BLANK)
    for id_, cell in design.tiles.items():
        before, after = "[]" if cell in design.layout.capitals else "**" if cell in special else "  "
        words[cell] = f"{before}{printed[id_]}{after}"
    lines = ["".join(f"{column:^{_WIDTH}}" for column in range(1, len(design.layout.columns) + 1))]
    steps = [step for _, step in words]
    for step in range(min(steps), max(steps) + 1):
        row = (f"{words.get((column, step), ''):^{_WIDTH}}" for column in range(1, len(design.layout.columns) + 1))
        lines.append("".join(row))
    return [line.rstrip() for line in lines]
