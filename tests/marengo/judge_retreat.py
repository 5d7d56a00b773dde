"""Retreats: losses, destinations, and what is asked of their owner (BM-RET)."""

from __future__ import annotations

from tests.marengo.judge_board import Board, adjacent, approaches_of
from tests.marengo.judge_position import (
    Piece,
    Position,
    Retreat,
    enter_locale,
    lose,
    occupied,
    other,
    pieces_at,
    pieces_in,
    room,
)


def charged_positions(board: Board, position: Position, side: str, locale: str, spared: str | None) -> list[str | None]:
    """Positions that cost their owner 1 SP: the reserve (None) and approaches (BM-RET-06..10, -23)."""
    places: tuple[str | None, ...] = (None, *(a for a in approaches_of(board, locale) if a != spared))  # BM-RET-09
    return [place for place in places if payers(position, side, locale, place)]


def payers(position: Position, side: str, locale: str, place: str | None) -> list[str]:
    """Who can take the loss there: in reserve only infantry, in a block infantry or cavalry."""
    arms = "i" if place is None else "ic"  # BM-RET-07, -08
    return [piece.id for piece in pieces_at(position, side, locale, place) if piece.arm in arms]


def destinations(board: Board, position: Position, side: str, locale: str, origin: str | None) -> list[str]:
    """Where a retreat may lead now (BM-RET-12..16)."""
    found = []
    for there in sorted(adjacent(board, locale)):  # BM-RET-12, -14
        if there == origin:
            continue  # BM-RET-13
        if occupied(position, other(side), there):
            continue  # BM-RET-15
        if room(board, position, side, there) < 1:
            continue  # BM-RET-16
        found.append(there)
    return found


def destination_objections(board: Board, position: Position, there: str) -> set[str]:
    """What is against this destination of the retreat under way."""
    move = position.retreat
    assert move is not None
    if there not in board.locales:
        return {"BM-CHK-01"}
    broken = set()
    if there not in adjacent(board, move.locale):
        broken |= {"BM-RET-12", "BM-RET-14"}
    if there == move.origin:
        broken.add("BM-RET-13")
    if occupied(position, other(move.side), there):
        broken.add("BM-RET-15")
    if room(board, position, move.side, there) < 1:
        broken.add("BM-RET-16")
    return broken


def begin_retreat(board: Board, position: Position, locale: str, origin: str | None, spared: str | None = None) -> None:
    """Artillery is eliminated first; then the losses are due (BM-RET-05, -11)."""
    side = other(position.side)
    position.retreat = Retreat(side, locale, origin, spared)
    for piece in pieces_in(position, side, locale):
        unhurt = board.ruling("BM-AMB-13") == "b" and spared is not None and piece.approach == spared
        if piece.arm == "a" and not unhurt:
            lose(position, piece, piece.strength)
    position.retreat.charged = charged_positions(board, position, side, locale, spared)


def settle_retreat(board: Board, position: Position) -> str | None:
    """Does what leaves no choice; says what is asked, if anything. When all have left, the retreat is over."""
    move = position.retreat
    assert move is not None
    assert move.charged is not None
    for place in list(move.charged):
        candidates = payers(position, move.side, move.locale, place)
        if len(candidates) == 1:
            take_retreat_loss(position, position.pieces[candidates[0]])
    if move.charged:
        return "retreat-loss"
    left = pieces_in(position, move.side, move.locale)
    ways = destinations(board, position, move.side, move.locale, move.origin)
    places = sum(room(board, position, move.side, there) for there in ways)
    if left and (not ways or (board.ruling("BM-AMB-24") == "b" and places < len(left))):
        for piece in left:
            lose(position, piece, piece.strength)  # BM-RET-19
        left = []
    if left and len(ways) == 1 and room(board, position, move.side, ways[0]) >= len(left):
        for piece in left:
            enter_locale(board, position, piece, ways[0])  # BM-RET-18; who retreats into a locale has entered it too
            piece.retreated = True
        left = []
    if left:
        return "retreat-to"
    position.retreat = None
    return None


def take_retreat_loss(position: Position, piece: Piece) -> None:
    move = position.retreat
    assert move is not None
    assert move.charged is not None
    move.charged.remove(piece.approach)
    lose(position, piece, 1)
