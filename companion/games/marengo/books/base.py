"""What the moves of a table share that only keeps the books: whose answer it is, and strength that is lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.games.marengo.moves.answers import present
from companion.games.marengo.moves.base import MarengoMove, not_now
from companion.games.marengo.pieces import lower_morale, strength, weaker
from companion.games.marengo.state import Books, Phase, State
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


def needs_the_map(state: State, move: Move) -> Iterator[Objection]:
    """Why a move cannot be made at a table that does not know where anybody stands."""
    if state.books is not None and not isinstance(move, BooksMove) and move.verb() not in AT_BOTH_DEPTHS:
        yield no("BM-TURN-07", case="map", phase=state.phase)


def not_booked(state: State, seat: Seat | None, *phases: Phase) -> Iterator[Objection]:
    """Why this player cannot enter such a thing at this moment."""
    if state.books is None:
        yield no("BM-TURN-07", case="books", phase=state.phase)
    else:
        yield from not_now(state, seat, *phases)


def not_asked(state: State, seat: Seat | None, owner: Seat | None) -> Iterator[Objection]:
    """Why this player has nothing to answer; `owner`: who is asked, None if nobody is."""
    if state.result is not None:
        yield no("BM-TURN-10", seat=seat or "nobody")
    elif owner is None:
        yield no("BM-TURN-07", case="unasked", phase=state.phase)
    elif seat != owner:
        yield no("BM-TURN-02", seat=seat or "nobody", turn=owner)


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
