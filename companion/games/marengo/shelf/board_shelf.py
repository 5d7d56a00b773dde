"""The owner's own boards: files in the folder "boards", each saved as it is written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from companion import places
from companion.files import file_name, numbered, read_bytes, write_text
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.reading import GAME, OURS, our_board, read_page
from companion.games.marengo.board.writing import write_board
from companion.kernel.trouble import Trouble


class Listed(NamedTuple):
    """A board that can be opened: the owner's own, or one of ours."""

    id: str
    own: bool


def listed() -> Iterator[Listed]:
    """The owner's boards, then ours."""
    yield from (Listed(id_, True) for id_ in sorted(path.stem for path in _path("x").parent.glob("*.toml")))
    yield from (Listed(id_, False) for id_ in OURS)


def read(board: Listed) -> Board:
    """What a file says, with whatever mistakes; Trouble if it cannot be read at all."""
    if not board.own:
        return our_board(board.id)
    path = _path(board.id)
    return read_page(_text(path), path.name).board


def first() -> Listed:
    """Where the workshop begins: the printed board, the owner's before ours."""
    return Listed(OURS[0], _path(OURS[0]).is_file())


def place_of(id_: str) -> str:
    """The name of a copy: that of ours, whose place it takes at the next table, unless there is such a file already."""
    return next(path.stem for path in numbered(_path(id_)) if not path.exists())


def name_for(title: str) -> str:
    """The file name of a new board, which takes no other one's place."""
    names = (path for path in numbered(_path(file_name(title).casefold() or "board")))
    return next(path.stem for path in names if path.stem not in OURS and not path.exists())


def keep(id_: str, board: Board) -> None:
    """All of it or nothing."""
    path = _path(id_)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("read-only", path=str(path.parent)) from error
    write_text(path, write_board(board))


def keep_old(id_: str) -> None:
    """What somebody has written by hand, comments and all, is kept beside the board before it is written over."""
    path = _path(id_)
    beside = path.with_suffix(".toml.old")
    if path.is_file() and not beside.exists() and not _is_ours(_text(path), path.name):
        write_text(beside, _text(path))


def _is_ours(text: str, name: str) -> bool:
    """Has the editor written this very text?"""
    with suppress(Trouble):
        return write_board(read_page(text, name).board) == text
    return False


def _path(id_: str) -> Path:
    return places.user_file(GAME, "board", id_)


def _text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("no-file", path=str(path)) from error
