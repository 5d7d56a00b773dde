"""The board that a table is played on: one of ours by its name, or the owner's by the text of its file."""

from __future__ import annotations

from functools import cache

from companion.games.marengo.board.model import Board
from companion.games.marengo.board.reading import OURS, our_board, read_board


@cache
def board_of(named: str) -> Board:
    return our_board(named) if named in OURS else read_board(named, "board.toml")
