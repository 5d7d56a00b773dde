"""A board as a file: the same TOML that is read, in the order of the shipped ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.marengo.board.model import Approach, Board, Locale
from companion.kernel.toml_writing import all_told, table, tables, told, value, values

HEAD = "# A board of Bonaparte at Marengo, written by the board editor, which keeps no comments of your own here."
_FIRST: tuple[str, ...] = ("id", "opposite", "width")


def write_board(board: Board) -> str:
    """What `read_board` reads the very same board from."""
    return "\n".join(_lines(board)) + "\n"


def _lines(board: Board) -> Iterator[str]:
    yield HEAD
    yield ""
    yield from values(told(board, "schema", "name", "source", "language", "size"))
    for name in ("time", "morale"):
        yield from ("", f"[{name}]")
        yield from values(all_told(getattr(board, name)))
    for locale in board.locales:
        yield from ("", "[[locale]]")
        yield from _locale(locale)
    yield from tables("road", board.roads)
    yield from tables("junction", board.junctions)
    yield from tables("entry", board.entries)
    yield from tables("force", board.forces)
    yield from tables("spares", board.spares)
    yield from table("sample", board.sample)
    yield from table("sources", board.sources)
    yield from table("notes", board.notes)


def _locale(locale: Locale) -> Iterator[str]:
    yield from values(told(locale, "id", "name", "label", "capacity", "french_start", "star", "x", "y", "area"))
    if locale.approaches:
        yield "approach = ["
        yield from (f"    {value(_row(side))}," for side in locale.approaches)
        yield "]"


def _row(side: Approach) -> dict[str, Any]:
    """Where somebody can cross, symbols are told even if there are none."""
    row = all_told(side)
    arms = {} if side.impassable or side.edge else {"inf": side.inf, "cav": side.cav, "art": side.art}
    first = {name: row.pop(name) for name in _FIRST if name in row}
    return {**first, **arms, **{name: entry for name, entry in row.items() if name not in arms}}
