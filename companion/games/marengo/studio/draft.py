"""A board on the workbench: what it was before each change, and under which name it is kept."""

from __future__ import annotations

from typing import Any

from companion.games.marengo.board.model import Board
from companion.games.marengo.shelf import board_shelf
from companion.games.marengo.shelf.board_shelf import Listed


class Draft:
    """One of ours becomes the owner's with its first change, and has a file of its own from then on."""

    def __init__(self, listed: Listed, board: Board, *, new: bool = False) -> None:
        self.id, self.own = listed
        self.board = board
        self._kept = None if new else board
        self._written = False  # since it was laid here
        self._past: list[Board] = []
        self._about: Any = None  # what was changed last: typing one value is one step

    def put(self, board: Board, about: Any = None) -> None:
        """The board as it is from now on; all changes about the same value are taken back at once."""
        if board is self.board:
            return
        if about is None or about != self._about:
            self._past.append(self.board)
        self._about, self.board = about, board
        if not self.own:
            self.id, self.own = board_shelf.place_of(self.id), True

    def rest(self) -> None:
        """What is typed next is another step."""
        self._about = None

    def undo(self) -> bool:
        """Whether there was something to take back."""
        self.rest()
        if not self._past:
            return False
        self.board = self._past.pop()
        return True

    @property
    def is_kept(self) -> bool:
        """Is the file as the board is? One of ours has none."""
        return self._kept is self.board

    def keep(self) -> None:
        """Write it down."""
        newest = self.board
        if not self._written:
            board_shelf.keep_old(self.id)
        board_shelf.keep(self.id, newest)
        self._kept, self._written = newest, True
