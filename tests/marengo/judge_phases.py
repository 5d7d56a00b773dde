"""The phases of a turn without movement: start, bombardment, assaults, announcement (ledger 6.1 to 6.3, 6.7)."""

from __future__ import annotations

from tests.marengo.judge_assault import assault_objections, begin_assault
from tests.marengo.judge_board import AUSTRIAN, FRENCH, Board, approaches_of, opposite_locale
from tests.marengo.judge_flow import start_turn
from tests.marengo.judge_position import (
    FREE_ACTIVATION_HOUR,
    Hit,
    Piece,
    Position,
    bonus_side,
    faces_nobody,
    occupied,
    other,
    pay_bonus,
    pieces_at,
    turn_number,
    victor,
)

Ids = tuple[str, ...]

# ---------------------------------------------------------------- start


def no_shuffle(board: Board, position: Position, locale: str, approach: str | None) -> set[str]:
    here = pieces_at(position, position.side, locale, approach)
    broken = set()
    if not here:
        broken.add("BM-TURN-11")
    if position.side == FRENCH and len({piece.active for piece in here}) > 1:
        broken.add("BM-SURP-13")
    return broken


def do_shuffle(board: Board, position: Position, locale: str, approach: str | None) -> None:
    """Nothing changes where all faces are known."""


def declarations_allowed(board: Board, position: Position) -> int:
    """How many pieces the French may declare active in this turn (BM-SURP-03..06)."""
    if position.french_turns <= 1:
        return 1
    late = board.first_hour + position.round - 1 >= FREE_ACTIVATION_HOUR
    return 2 if position.start_locale_entered or late else 0


def no_activate(board: Board, position: Position, pieces: Ids) -> set[str]:
    broken = set()
    if position.side != FRENCH or not pieces:
        return {"BM-SURP-03"}
    if position.declared + len(pieces) > declarations_allowed(board, position):
        broken.add("BM-SURP-03" if position.french_turns <= 1 else "BM-SURP-04")
    for id_ in pieces:
        piece = position.pieces[id_]
        if piece.side != FRENCH or piece.status != "map":
            broken.add("BM-SURP-03")
        if piece.active:
            broken.add("BM-SURP-07")
    return broken


def do_activate(board: Board, position: Position, pieces: Ids) -> None:
    position.declared += len(pieces)
    for id_ in pieces:
        position.pieces[id_].active = True


def no_begin(board: Board, position: Position) -> set[str]:
    return set()


def do_begin(board: Board, position: Position) -> None:
    guns = announced_guns(position)
    if guns is not None and has_target(position, board, guns):
        position.phase = "bombard"
        return
    if guns is not None:
        guns.announced = False  # called off by itself (BM-BOMB-15)
    position.phase = "assault"


# ---------------------------------------------------------------- phase 1


def announced_guns(position: Position) -> Piece | None:
    for piece in position.pieces.values():
        if piece.side == position.side and piece.announced and piece.status == "map":
            return piece
    return None


def has_target(position: Position, board: Board, guns: Piece) -> bool:
    """BM-BOMB-12, -14"""
    if guns.approach is None:
        return False
    return occupied(position, other(guns.side), opposite_locale(board, guns.approach))


def forced_target(board: Board, position: Position, guns: Piece) -> tuple[str, str | None] | None:
    """The position that must be fired at, as (locale, approach or None); None if the owner chooses (BM-BOMB-18..20)."""
    assert guns.approach is not None
    opposite = str(board.approaches[guns.approach].opposite)
    locale = board.approaches[opposite].locale
    for place in (opposite, None):
        if pieces_at(position, other(guns.side), locale, place):
            return locale, place
    return None


def bombardment_strength(board: Board, guns: Piece, target: str | None) -> int:
    """BM-BOMB-21; 0 or less does nothing (BM-BOMB-27)."""
    assert guns.approach is not None
    opposite = board.approaches[str(board.approaches[guns.approach].opposite)]
    return guns.strength - (opposite.art if target == opposite.id else 0)


def no_fire(board: Board, position: Position, target: str | None) -> set[str]:
    guns = announced_guns(position)
    if guns is None:
        return {"BM-BOMB-02"}
    if not has_target(position, board, guns):
        return {"BM-BOMB-14"}
    broken = set()
    if guns.fired_round == position.round:
        broken.add("BM-BOMB-11")
    forced = forced_target(board, position, guns)
    if forced is not None and target is not None:
        broken.add("BM-BOMB-18" if forced[1] is not None else "BM-BOMB-19")
    if forced is None:
        locale = opposite_locale(board, str(guns.approach))
        held = [a for a in approaches_of(board, locale) if pieces_at(position, other(guns.side), locale, a)]
        if target not in held:
            broken.add("BM-BOMB-20")
    return broken


def do_fire(board: Board, position: Position, target: str | None) -> None:
    guns = announced_guns(position)
    assert guns is not None
    locale, place = forced_target(board, position, guns) or (opposite_locale(board, str(guns.approach)), target)
    struck = [piece.id for piece in pieces_at(position, other(guns.side), locale, place)]
    position.hit = Hit(struck, bombardment_strength(board, guns, place))


def no_call_off(board: Board, position: Position) -> set[str]:
    return set() if announced_guns(position) is not None else {"BM-BOMB-15"}


def do_call_off(board: Board, position: Position) -> None:
    guns = announced_guns(position)
    assert guns is not None
    guns.announced = False  # BM-BOMB-16
    position.phase = "assault"


# ---------------------------------------------------------------- phase 2


def no_assault(board: Board, position: Position, approach: str, attackers: Ids, leading: Ids) -> set[str]:
    return assault_objections(
        board,
        position,
        approach,
        [position.pieces[id_] for id_ in attackers],
        [position.pieces[id_] for id_ in leading],
    )


def do_assault(board: Board, position: Position, approach: str, attackers: Ids, leading: Ids) -> None:
    position.cp -= 1  # BM-ASLT-05
    position.charged += 1
    begin_assault(board, position, approach, list(attackers), list(leading))


def no_end_assaults(board: Board, position: Position) -> set[str]:
    return set()


def do_end_assaults(board: Board, position: Position) -> None:
    position.phase = "move"


# ---------------------------------------------------------------- end of phase 3, phase 4, end of the turn


def no_end_moves(board: Board, position: Position) -> set[str]:
    for piece in position.pieces.values():
        if piece.side == position.side and piece.status == "map" and faces_nobody(board, position, piece):
            return {"BM-BLK-04", "BM-BLK-13"}
    return set()


def do_end_moves(board: Board, position: Position) -> None:
    position.phase = "announce"


def no_announce(board: Board, position: Position, id_: str) -> set[str]:
    guns = position.pieces[id_]
    broken = set()
    if guns.side != position.side or guns.arm != "a":
        broken.add("BM-BOMB-01")
    if guns.status != "map" or guns.approach is None:
        broken.add("BM-BOMB-13")
    if guns.announced:
        broken.add("BM-BOMB-02")
    if guns.bombarded_turn == turn_number(position):
        broken.add("BM-BOMB-04")
    if board.ruling("BM-AMB-03") == "a" and guns.fired_round == position.round:
        broken.add("BM-BOMB-04")
    if guns.assaulted:
        broken.add("BM-BOMB-08")
    return broken


def do_announce(board: Board, position: Position, id_: str) -> None:
    position.pieces[id_].announced = True
    position.pieces[id_].announced_turn = turn_number(position)


def no_end_turn(board: Board, position: Position) -> set[str]:
    return set()


def do_end_turn(board: Board, position: Position) -> None:
    if position.side == AUSTRIAN:
        start_turn(board, position, FRENCH)
        return
    gains = bonus_side(board, position)
    if position.round == board.rounds:  # BM-TURN-10; no bonus any more (BM-DEM-08)
        position.phase, position.winner = "over", victor(board, position)
        return
    position.round += 1
    if gains is not None:
        pay_bonus(board, position, gains)
    start_turn(board, position, AUSTRIAN)
