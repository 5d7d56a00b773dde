"""What the moves of a table share that only keeps the books: whose answer it is, and strength that is lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from companion.games.marengo.books.parts import Books
from companion.games.marengo.losing import lower_morale
from companion.games.marengo.moves.answers import present
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.pieces import strength, weaker
from companion.games.marengo.state import State
from companion.kernel.game import Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

AT_BOTH_DEPTHS = ("next", "pass", "concede")


class BooksMove(MarengoMove, frozen=True):
    """A move of a table without a map."""


def kept(state: State) -> Books:
    return present(state.books)


def with_books(state: State, **changes: object) -> State:
    return replace(state, books=replace(kept(state), **changes))


def as_typed(name: str) -> str:
    """A name that the players gave something, for a sentence: it means nothing on the board, though it may be there."""
    return f"'{name}"


# --- who may enter what ---------------------------------------------------------------------------------------------


def at_the_other_depth(state: State, move: Move) -> Sequence[Objection]:
    """A table that does not know where anybody stands takes no move of blocks, and one that does no bare numbers."""
    if isinstance(move, BooksMove) == (state.books is not None) or move.verb() in AT_BOTH_DEPTHS:
        return ()
    return (no("BM-TURN-07", case="books" if state.books is None else "map", phase=state.phase),)


def no_such_gun(state: State, seat: Seat, faces: Iterable[str]) -> Iterator[Objection]:
    """A side has one artillery, and when it is eliminated none (BM-COMP-06)."""
    shown = [face for face in faces if face.startswith("a")]
    left = int(not state.guns[seat].lost)
    if len(shown) > left:
        yield no("BM-SET-03", case="gun", seat=seat, face=shown[0], count=left)


# --- losses ---------------------------------------------------------------------------------------------------------


def worn(state: State, story: Story, seat: Seat, face: str, points: int, *rules: str) -> State:
    """A piece loses strength, never more than it has, and its army as much morale (BM-DEM-01, BM-ASLT-21, -25)."""
    points = min(points, strength(face))
    after = weaker(face, points)
    if after:
        story.tell("books-reduced", *rules, "BM-ASLT-25", seat=seat, face=face, after=after, points=points)
    else:
        story.tell("books-eliminated", *rules, "BM-ASLT-25", seat=seat, face=face, points=points)
    if not after and face.startswith("a"):
        state = replace(state, guns={**state.guns, seat: replace(state.guns[seat], announced=0, lost=True)})
    state = replace(state, lost={**state.lost, seat: state.lost[seat] + points})
    return lower_morale(state, story, seat, points)
