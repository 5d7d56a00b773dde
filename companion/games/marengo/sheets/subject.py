"""What the sheets of Bonaparte at Marengo are printed of: a board, how large the owner's is, and perhaps a table."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from companion.games.marengo.beginning import chosen_board
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.named import board_of
from companion.games.marengo.state import State
from companion.kernel.trouble import Trouble
from companion.printing.job import Subject, TableShown
from companion.printing.offer import Detail
from companion.printing.paper import own_size

SMALLEST_BOARD, LARGEST_BOARD = 200.0, 1500.0  # mm
SMALLEST_BLOCK, LARGEST_BLOCK = 8.0, 60.0  # mm


class Size(NamedTuple):
    """In mm; `sample`: nobody has measured it, it is an example of ours."""

    width: float
    height: float
    sample: bool = False


SAMPLE_WIDTH = 840.0  # of a board that nobody has measured; as high as its file's proportions say
SAMPLE_BLOCK = Size(30, 15, sample=True)


class FieldSubject(Struct, frozen=True):
    board: Board
    asked: Subject
    board_size: Size
    block: Size

    @property
    def game_id(self) -> str:
        return "marengo"

    @property
    def table(self) -> TableShown | None:
        return self.asked.table

    @property
    def names(self) -> dict[str, str]:
        """Who plays which side, as far as it is known."""
        return dict(self.asked.setup.seats)


def field_subject(subject: Subject) -> FieldSubject:
    state: State | None = subject.table.state if subject.table is not None else None
    board = board_of(chosen_board(subject.setup)) if state is None else state.board
    said = subject.details
    return FieldSubject(
        board,
        subject,
        board_named(said["size"]) if said.get("size") else _sample_size(board),
        block_named(said["block"]) if said.get("block") else SAMPLE_BLOCK,
    )


def _sample_size(board: Board) -> Size:
    width, height = board.size or (4, 3)
    return Size(SAMPLE_WIDTH, round(SAMPLE_WIDTH * height / width), sample=True)


def board_named(text: str) -> Size:
    """The size of the owner's board as it is typed: 840x610."""
    return _size(text, SMALLEST_BOARD, LARGEST_BOARD)


def block_named(text: str) -> Size:
    """The size of the owner's blocks as it is typed: 30x15."""
    return _size(text, SMALLEST_BLOCK, LARGEST_BLOCK)


def _size(text: str, least: float, most: float) -> Size:
    size = own_size(text, least, most)
    if size is None:
        raise Trouble("marengo-size", size=text[:40], least=round(least), most=round(most))
    _, width, height = size
    return Size(width, height)


DETAILS = (
    Detail("size", remembered=True, reads=board_named),
    Detail("block", remembered=True, reads=block_named),
)
