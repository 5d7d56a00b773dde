"""Phase 3, by road and from off the map: marches, reinforcements, the pontoon bridge (ledger 6.4)."""

from __future__ import annotations

from tests.marengo.judge_board import AUSTRIAN, Board
from tests.marengo.judge_movement import may_not_stir, pay
from tests.marengo.judge_position import Group, Piece, Position, copied, enter_locale, occupied, other, room
from tests.marengo.judge_road import Step, Walk, road_begins_here, try_road


def no_road(board: Board, position: Position, id_: str, steps: tuple[Step, ...]) -> set[str]:
    piece = position.pieces[id_]
    broken = may_not_stir(position, piece)
    if not road_begins_here(board, piece, steps):
        broken.add("BM-ROAD-02")
    if piece.status != "map" or piece.approach is not None:
        return broken | {"BM-ROAD-02", "BM-BLK-12"}
    trial, walk = copied(position), Walk(piece.locale)
    broken |= try_road(board, trial, trial.pieces[id_], walk, steps)
    if not walk.free and position.cp < 1:
        broken.add("BM-CMD-23")
    return broken


def do_road(board: Board, position: Position, id_: str, steps: tuple[Step, ...]) -> None:
    walk = Walk(position.pieces[id_].locale)
    try_road(board, position, position.pieces[id_], walk, steps)
    finish_road(position, id_, walk, paid=False)


def finish_road(position: Position, id_: str, walk: Walk, *, paid: bool) -> None:
    """Marks, cost, and the group that may continue; an attack waits for its answer first."""
    position.pieces[id_].moved = True
    pay(position, 0 if walk.free or paid else 1)  # BM-ROAD-15, BM-CMD-12
    if position.maneuver is None:
        assert walk.locale is not None
        position.group = Group([id_], walk.locale, "road", road=walk.road, free=walk.free, step=walk.step)


def no_road_on(board: Board, position: Position, steps: tuple[Step, ...]) -> set[str]:
    """The rest of the steps after a successful attack by road (BM-MAN-20)."""
    group = position.group
    if group is None or not group.may_run:
        return {"BM-MAN-20"}
    trial, walk = copied(position), Walk(group.locale, group.step, group.road, group.free)
    broken = try_road(board, trial, trial.pieces[group.pieces[0]], walk, steps)
    if group.free and not walk.free and position.cp < 1:
        broken.add("BM-CMD-23")
    return broken


def do_road_on(board: Board, position: Position, steps: tuple[Step, ...]) -> None:
    group = position.group
    assert group is not None
    position.group = None
    walk = Walk(group.locale, group.step, group.road, group.free)
    try_road(board, position, position.pieces[group.pieces[0]], walk, steps)
    finish_road(position, group.pieces[0], walk, paid=not group.free)


# ---------------------------------------------------------------- reinforcements


def waiting_objections(board: Board, position: Position, piece: Piece, entry: str) -> set[str]:
    """Is this piece waiting for this entry now? (BM-REIN-02)"""
    if piece.side != position.side or piece.status != "pool":
        return {"BM-REIN-02"}
    force = board.force(piece.display)
    if entry not in force.entries or position.round < force.round or board.entries[entry].side != piece.side:
        return {"BM-REIN-02"}
    return set()


def no_enter(board: Board, position: Position, id_: str, entry: str, steps: tuple[Step, ...]) -> set[str]:
    piece = position.pieces[id_]
    broken = waiting_objections(board, position, piece, entry)
    if board.entries[entry].pontoon:
        return broken | {"BM-REIN-01"}
    trial, walk = copied(position), Walk(None)
    broken |= try_road(board, trial, trial.pieces[id_], walk, steps, entry)
    if not walk.free and position.cp < 1:
        broken.add("BM-CMD-23")
    return broken


def do_enter(board: Board, position: Position, id_: str, entry: str, steps: tuple[Step, ...]) -> None:
    walk = Walk(None)
    try_road(board, position, position.pieces[id_], walk, steps, entry)
    finish_road(position, id_, walk, paid=False)


def pontoon_of(board: Board) -> str | None:
    return next((entry.id for entry in board.entries.values() if entry.pontoon), None)


def no_pontoon(board: Board, position: Position, id_: str) -> set[str]:
    entry = pontoon_of(board)
    if entry is None or position.side != AUSTRIAN:
        return {"BM-PONT-01"}
    locale = board.entries[entry].locale
    broken = waiting_objections(board, position, position.pieces[id_], entry)
    if position.pontoon_used:
        broken.add("BM-PONT-01")
    if room(board, position, AUSTRIAN, locale) < 1 or occupied(position, other(AUSTRIAN), locale):
        broken.add("BM-PONT-02")
    if locale in position.taken:
        broken.add("BM-MOVE-14")
    if position.cp < 1:
        broken |= {"BM-CMD-23", "BM-PONT-03"}
    return broken


def do_pontoon(board: Board, position: Position, id_: str) -> None:
    pay(position, 1)
    position.pontoon_used = True
    entry = str(pontoon_of(board))
    enter_locale(board, position, position.pieces[id_], board.entries[entry].locale)
    position.pieces[id_].moved = True
    position.group = Group([id_], board.entries[entry].locale, "move")
