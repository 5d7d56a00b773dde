"""Layouts as they are written down: columns from the left, each with the steps of its tiles."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Annotated, Any

from msgspec import Meta, Struct

from companion.games.clockwork.maps.layout import FURTHEST, Layout, designed, told
from companion.kernel import data
from companion.kernel.data import Source
from companion.kernel.hexgrid import Cell
from companion.kernel.trouble import Trouble

_PIECE = re.compile(r"\s*(-?\d{1,3})\s*(?:\.\.\s*(-?\d{1,3})\s*)?")  # 4 or -4..4


class LayoutFile(Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=4)]
    columns: tuple[str, ...]
    capitals: tuple[Cell, ...]
    blanks: tuple[Cell, ...] = ()
    sources: dict[str, Source] = {}


def read_layout(text: str, id_: str) -> Layout:
    """The layout of a file. Raises BadData for the first mistake."""
    name = f"{id_}.toml"
    return built(data.check(data.parse(text, name), LayoutFile, text, name), id_, text, name)


def built(file: LayoutFile, id_: str, text: str, name: str) -> Layout:
    tiles: list[Cell] = []
    for number, column in enumerate(file.columns, 1):
        steps = _steps(column)
        if len(set(steps)) < len(steps) or (column.strip() and not steps):
            raise data.bad("layout-column", text, name, "columns", number=number, word=column)
        tiles += ((number, step) for step in steps)
    for capital in file.capitals:
        if capital not in tiles or capital in file.blanks:
            raise data.bad("layout-capital", text, name, "capitals", place=told(capital))
    try:
        return designed(id_, file.players, tiles, file.capitals, file.blanks)
    except Trouble as mistake:
        raise data.bad("layout-file", text, name, "columns") from mistake


def _steps(column: str) -> list[int]:
    """The steps of "-4..4" or "-4..-2, 2, 4"; none if it cannot be read."""
    steps: list[int] = []
    for piece in map(_PIECE.fullmatch, column.split(",")):
        if piece is None:
            return []
        top = int(piece[1])
        bottom = int(piece[2]) if piece[2] else top
        if bottom < top or (bottom - top) % 2 or max(-top, bottom) > FURTHEST:
            return []
        steps += range(top, bottom + 1, 2)
    return steps


def as_file(place: Layout) -> dict[str, Any]:
    """The fields of the file that describes a layout."""
    columns = [[cell[1] for cell in column if cell in place.places] for column in place.columns]
    file: dict[str, Any] = {"players": place.players, "columns": [", ".join(_runs(steps)) for steps in columns]}
    if place.blanks:
        file["blanks"] = [list(cell) for cell in place.blanks]
    return file | {"capitals": [list(cell) for cell in place.capitals]}


def _runs(steps: list[int]) -> list[str]:
    """-4, -2, 2, 4 as -4..-2 and 2..4."""
    runs = [list(run) for _, run in groupby(steps, key=lambda step: step - 2 * steps.index(step))]
    return [str(run[0]) if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in runs]
