"""Small boards and positions for the judge's own tests, written as one would note them down."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.marengo.judge import Board, Move, Position, after, board_of, opening, verdict
from tests.marengo.judge_board import AUSTRIAN, FRENCH, approaches_of, opposite_locale, passable
from tests.marengo.judge_position import Piece, note_starts, occupied, other, room


def land(
    *pairs: str,
    sides: dict[str, dict[str, Any]] | None = None,
    capacity: dict[str, int] | None = None,
    roads: dict[str, tuple[str, list[str]]] | None = None,
    junctions: dict[str, list[str]] | None = None,
    locales: dict[str, dict[str, Any]] | None = None,
    entries: list[dict[str, Any]] | None = None,
    forces: list[dict[str, Any]] | None = None,
    morale: tuple[int, int] = (10, 10),
    rulings: dict[str, str] | None = None,
) -> Board:
    """`land("P-Q", sides={"Q>P": {"inf": 1}})`: two locales, one wide pair, unless the sides say otherwise."""
    sides = sides or {}
    rows: dict[str, dict[str, Any]] = {}
    for both in pairs:
        first, second = both.split("-")
        for here, there in ((first, second), (second, first)):
            row = rows.setdefault(here, {"id": here, "capacity": (capacity or {}).get(here, 8), "approach": []})
            row.update((locales or {}).get(here, {}))
            names = {"id": f"{here}>{there}", "opposite": f"{there}>{here}", "width": "wide"}
            row["approach"].append({**names, **sides.get(f"{here}>{there}", {})})
    data = {
        "morale": {"austrian_start": morale[0], "french_start": morale[1], "track_max": 17},
        "locale": list(rows.values()),
        "road": [{"id": id_, "class": class_, "course": course} for id_, (class_, course) in (roads or {}).items()],
        "junction": [{"locale": locale, "roads": joining} for locale, joining in (junctions or {}).items()],
        "entry": entries or [],
        "force": forces or [],
    }
    return board_of(data, **(rulings or {}))


def table(board: Board, *pieces: str, side: str = AUSTRIAN, phase: str = "move", round_: int = 3) -> Position:
    """`table(board, "Ai3 N>S", "Fc2 S")`: a piece is called by its face, or Fi2#1 if there are more."""
    position = Position(round=round_, side=side, phase=phase, morale=dict(board.morale))
    for line in pieces:
        id_, place = line.split()
        owner = AUSTRIAN if id_[0] == "A" else FRENCH
        locale = place.split(">")[0]
        position.pieces[id_] = Piece(
            id_, owner, id_[1], int(id_[2]), "map", locale, place if ">" in place else None, display="put"
        )
    note_starts(position)
    return position


def scattered(board: Board, random: Random) -> Position:
    """The armies thrown onto the map: each locale is one side's, blocks face the enemy, a turn is about to begin."""
    position = opening(board)
    position.round, position.side = random.randint(2, board.rounds - 1), random.choice([AUSTRIAN, FRENCH])
    position.french_turns = position.round - (position.side == AUSTRIAN)
    owner = {locale: random.choice([AUSTRIAN, FRENCH]) for locale in board.locales}
    for piece in position.pieces.values():
        awake = piece.active or random.random() < 0.8
        mine = [id_ for id_ in board.locales if owner[id_] == piece.side and room(board, position, piece.side, id_) > 0]
        piece.status, piece.locale = "pool", None
        if mine and (piece.display == "at_start" or random.random() < 0.8):
            piece.status, piece.locale, piece.active = (
                "map",
                random.choice(mine),
                awake,
            )  # who waits is as the board says
        elif piece.display == "at_start":
            piece.status = "out"
    for piece in position.pieces.values():
        facing = [a for a in approaches_of(board, str(piece.locale)) if faces_enemy(board, position, piece, a)]
        if facing and random.random() < 0.7:
            piece.approach = random.choice(facing)
            piece.announced = piece.arm == "a" and piece.side == position.side and random.random() < 0.5
    position.start_locale_entered = True
    note_starts(position)
    return position


def faces_enemy(board: Board, position: Position, piece: Piece, approach: str) -> bool:
    return passable(board, approach) and occupied(position, other(piece.side), opposite_locale(board, approach))


def play(board: Board, position: Position, *moves: Move) -> Position:
    """Plays moves that have to be legal."""
    for move in moves:
        broken = verdict(board, position, move)
        assert not broken, f"{move}: {sorted(broken)}"
        position = after(board, position, move)
    return position


def where(position: Position, id_: str) -> str | None:
    piece = position.pieces[id_]
    return piece.approach or piece.locale
