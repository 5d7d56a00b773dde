"""What an owner has compared with the printed board, part by part and value by value.

A board says where it comes from (`source`), and beside that which parts or single values have another source: "owner"
for what somebody has held against the printed board. When all of it is compared, the whole board is the owner's.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.board.model import UNKNOWN, Board, Force, Road, Source
from companion.games.marengo.board.parts import Part, change, get, key_of, parts


class Progress(NamedTuple):
    """How much of a board is compared. A locale counts with all its approaches."""

    locales: int
    of_locales: int
    others: int
    of_others: int

    @property
    def all(self) -> bool:
        return self.locales == self.of_locales and self.others == self.of_others


def to_compare(board: Board) -> list[Part]:
    """All that is printed on the board or beside it; nothing of an invented one."""
    return [part for part in parts(board) if part.kind != "board"] if board.real else []


def source_of(board: Board, part: Part, value: str = "") -> Source:
    """Where a part comes from, or one of its values."""
    key = key_of(board, part)
    whole = board.sources.get(key, board.source)
    return board.sources.get(f"{key}.{value}", whole) if value else whole


def is_compared(board: Board, part: Part) -> bool:
    return board.real and source_of(board, part) == "owner"


def is_doubtful(board: Board, part: Part) -> bool:
    """Marked as a guess, or not known at all."""
    thing = get(board, part)
    return (isinstance(thing, Road) and not thing.certain) or (isinstance(thing, Force) and UNKNOWN in thing.pieces)


def agree(board: Board, *agreed: Part) -> Board:
    """These parts are as the printed board has them."""
    if not board.real:
        return board
    for part in agreed:
        if part.kind == "board":  # its name and its size are printed nowhere
            continue
        if part.kind == "road":
            board = change(board, part, certain=True)
        board = _marked(board, key_of(board, part))
    return _settled(board)


def touch(board: Board, part: Part, value: str) -> Board:
    """Somebody has typed this value, so it is the owner's."""
    if not board.real or part.kind == "board" or source_of(board, part, value) == "owner":
        return board
    return replace(board, sources={**board.sources, f"{key_of(board, part)}.{value}": "owner"})


def _marked(board: Board, key: str) -> Board:
    """The mark of a part takes the place of those of its values."""
    others = {name: source for name, source in board.sources.items() if not name.startswith(f"{key}.")}
    return replace(board, sources={**others, key: "owner"})


def _settled(board: Board) -> Board:
    """Marks of parts that are gone go too; if everything is the owner's, the board itself says so."""
    if all(is_compared(board, part) for part in to_compare(board)):
        return replace(board, source="owner", sources={})
    return board


def progress(board: Board) -> Progress:
    todo = to_compare(board)
    open_ = [part for part in todo if not is_compared(board, part)]
    locales = {part.at for part in open_ if part.kind in ("locale", "approach")}
    others = [part for part in todo if part.kind not in ("locale", "approach")]
    done = sum(is_compared(board, part) for part in others)
    return Progress(len(board.locales) - len(locales) if board.real else 0, len(board.locales), done, len(others))
