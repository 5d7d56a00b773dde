"""The owner's own boards: files in the folder "boards"."""

from __future__ import annotations

from companion.games.marengo.board.model import Board
from companion.games.marengo.board.reading import GAME, OURS, our_board, read_page
from companion.games.marengo.board.writing import write_board
from companion.own_files import Shelf


def _read(text: str, name: str) -> Board:
    return read_page(text, name).board


BOARDS = Shelf(GAME, "board", OURS, our_board, _read, write_board)
