"""Phase 3, off the road: moves, blocks, withdrawals, and the continuation of cavalry (ledger 6.4)."""

from __future__ import annotations

from tests.marengo.judge_board import (
    Board,
    joined,
    opposite_locale,
    pair,
    passable,
    runs_through,
)
from tests.marengo.judge_position import (
    Group,
    Maneuver,
    Piece,
    Position,
    blocked,
    enter_locale,
    faces_nobody,
    occupied,
    other,
    room,
    turn_number,
)
from tests.marengo.judge_road import obstacle_in_the_way

Ids = tuple[str, ...]


def pay(position: Position, cost: int) -> None:
    position.cp -= cost
    position.charged += cost


def may_not_stir(position: Position, piece: Piece) -> set[str]:
    """What keeps a piece of the map from moving at all in this turn."""
    broken = set()
    if piece.side != position.side or piece.status != "map":
        broken.add("BM-MOVE-01")
    if piece.moved:
        broken.add("BM-CMD-25")
    if piece.assaulted:
        broken |= {"BM-ASLT-09", "BM-MOVE-13"}
    if not piece.active:
        broken |= {"BM-SURP-01", "BM-MOVE-18"}
    if piece.bombarded_turn == turn_number(position):
        broken |= {"BM-BOMB-06", "BM-MOVE-17"}
    return broken


def group_objections(position: Position, pieces: list[Piece]) -> set[str]:
    broken = set()
    if not pieces:
        return {"BM-CMD-02"}
    if len({(piece.locale, piece.approach) for piece in pieces}) > 1:
        broken.add("BM-CMD-02")
    for piece in pieces:
        broken |= may_not_stir(position, piece)
    return broken


# ---------------------------------------------------------------- off the road


def no_move(board: Board, position: Position, ids: Ids, approach: str) -> set[str]:
    pieces = [position.pieces[id_] for id_ in ids]
    broken = group_objections(position, pieces)
    if position.cp < 1:
        broken.add("BM-CMD-23")
    here = board.approaches[approach]
    for piece in pieces:
        if piece.locale != here.locale:
            broken.add("BM-MOVE-03")
        if piece.approach is not None and piece.approach != approach:
            broken.add("BM-BLK-03")
    if not passable(board, approach):
        return broken | {"BM-MOVE-02" if here.edge else "BM-MOVE-05"}
    return broken | crossing_objections(board, position, pieces, approach)


def crossing_objections(board: Board, position: Position, pieces: list[Piece], approach: str) -> set[str]:
    broken = set()
    target = opposite_locale(board, approach)
    attacks = occupied(position, other(position.side), target)
    if blocked(board, position, other(position.side), str(board.approaches[approach].opposite)):
        broken |= {"BM-MOVE-06", "BM-MAN-02"}
    if room(board, position, position.side, target) < len(pieces):
        broken.add("BM-MAN-04" if attacks else "BM-MOVE-04")
    if target in position.taken:
        broken.add("BM-MOVE-14")
    if pair(board, approach) in position.failed_pairs:
        broken.add("BM-MOVE-15")
    if attacks and target in position.withstood and board.ruling("BM-AMB-18") == "b":
        broken.add("BM-MOVE-16")
    if attacks and obstacle_in_the_way(board, approach) and all(piece.arm != "i" for piece in pieces):
        broken.add("BM-MAN-05")
    return broken


def do_move(board: Board, position: Position, ids: Ids, approach: str) -> None:
    pay(position, 1)
    target = opposite_locale(board, approach)
    for id_ in ids:
        position.pieces[id_].moved = True
    if occupied(position, other(position.side), target):
        position.maneuver = Maneuver(list(ids), approach)
        return
    for id_ in ids:
        enter_locale(board, position, position.pieces[id_], target)
    position.group = Group(list(ids), target, "move")


def no_block(board: Board, position: Position, ids: Ids, approach: str, shown: bool) -> set[str]:
    pieces = [position.pieces[id_] for id_ in ids]
    broken = group_objections(position, pieces)
    here = board.approaches[approach]
    for piece in pieces:
        if piece.locale != here.locale:
            broken.add("BM-MOVE-11")
        if piece.approach is not None:
            broken.add("BM-BLK-03")
        if piece.start is not None and piece.start[1] is not None:
            broken.add("BM-MOVE-09")
    if not passable(board, approach):
        return broken | {"BM-MAP-07"}
    if not occupied(position, other(position.side), opposite_locale(board, approach)):
        broken.add("BM-BLK-01")
    if shown and not (all(piece.arm == "c" for piece in pieces) and main_road_through(board, approach)):
        broken.add("BM-CAV-07")
    if not shown and position.cp < 1:
        broken.add("BM-CMD-23")
    return broken


def main_road_through(board: Board, approach: str) -> bool:
    return any(road.main and runs_through(board, road.id, approach) for road in board.roads.values())


def do_block(board: Board, position: Position, ids: Ids, approach: str, shown: bool) -> None:
    pay(position, 0 if shown else 1)
    for id_ in ids:
        position.pieces[id_].approach = approach
        position.pieces[id_].moved = True


def withdraw_cost(board: Board, position: Position, pieces: list[Piece]) -> int:
    """Free if nobody is opposite any more (BM-CMD-13), else 1 (BM-CMD-27)."""
    if board.ruling("BM-AMB-05") == "b" or all(faces_nobody(board, position, piece) for piece in pieces):
        return 0
    return 1


def no_withdraw(board: Board, position: Position, ids: Ids) -> set[str]:
    pieces = [position.pieces[id_] for id_ in ids]
    if not pieces or any(p.side != position.side or p.status != "map" or p.approach is None for p in pieces):
        return {"BM-BLK-03"}
    if len({piece.approach for piece in pieces}) > 1:
        return {"BM-CMD-02"}
    if faces_nobody(board, position, pieces[0]):
        return set()  # open to all, whatever they have done (BM-BLK-08, -09)
    broken = group_objections(position, pieces)
    if withdraw_cost(board, position, pieces) > position.cp:
        broken.add("BM-CMD-23")
    return broken


def do_withdraw(board: Board, position: Position, ids: Ids) -> None:
    pieces = [position.pieces[id_] for id_ in ids]
    pay(position, withdraw_cost(board, position, pieces))
    for piece in pieces:
        piece.approach, piece.moved = None, True


# ---------------------------------------------------------------- continuation


def no_continue(board: Board, position: Position, ids: Ids, approach: str) -> set[str]:
    broken = set()
    group = position.group
    for id_ in ids:
        piece = position.pieces[id_]
        if piece.arm != "c":
            broken.add("BM-CAV-03")
        if piece.start is not None and piece.start[1] is not None and piece.start[0] == piece.locale:
            broken.add("BM-CAV-04")
        if group is None or id_ not in group.pieces:
            broken.add("BM-CAV-01")
        elif piece.approach is not None:
            broken.add("BM-CAV-08")
    if not ids:
        broken.add("BM-CAV-01")
    if group is None or board.approaches[approach].locale != group.locale:
        return broken | {"BM-CAV-01"}
    if not passable(board, approach):
        return broken | {"BM-MAP-07"}
    if not occupied(position, other(position.side), opposite_locale(board, approach)):
        broken.add("BM-CAV-02")
    if group.kind == "road" and not roads_to(board, group, approach):
        broken.add("BM-CAV-05")
    elif not broken and continue_cost(board, position, ids, approach) > position.cp:
        broken.add("BM-CMD-23")
    return broken


def roads_to(board: Board, group: Group, approach: str) -> list[str]:
    """Roads by which a road mover may continue to this approach (BM-CAV-05, BM-AMB-37)."""
    assert group.road is not None
    found = [group.road]
    if board.ruling("BM-AMB-37") == "b":
        found += [road for road in board.roads if road != group.road and joined(board, group.locale, group.road, road)]
    return [road for road in found if runs_through(board, road, approach)]


def continue_cost(board: Board, position: Position, ids: Ids, approach: str) -> int:
    """CP of this continuation (BM-CAV-06, -16, BM-CMD-21, -22)."""
    group = position.group
    assert group is not None
    if group.kind == "road":
        if not group.free:
            return 0
        ways = roads_to(board, group, approach)
        return 0 if any(joined(board, group.locale, str(group.road), road, main_only=True) for road in ways) else 1
    places = {approach if id_ in ids else position.pieces[id_].approach for id_ in group.pieces}
    free = 0
    if board.ruling("BM-AMB-22") == "b" and group.kind == "assault":
        free = sum(1 for place in places if place is not None and main_road_through(board, place))
    return max(0, len(places) - 1 - free - group.extra)


def do_continue(board: Board, position: Position, ids: Ids, approach: str) -> None:
    group = position.group
    assert group is not None
    cost = continue_cost(board, position, ids, approach)
    pay(position, cost)
    group.extra += cost
    group.may_run = False
    for id_ in ids:
        position.pieces[id_].approach = approach
    if all(position.pieces[id_].approach is not None for id_ in group.pieces):
        position.group = None
