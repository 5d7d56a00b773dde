"""Road movement: steps, order, direction, capacity and cost (BM-ROAD, BM-REIN)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.marengo.judge_board import Board, joined, opposite_locale, pair, passable, runs_through, visits
from tests.marengo.judge_position import (
    Maneuver,
    Piece,
    Position,
    blocked,
    enter_locale,
    occupied,
    other,
    pieces_in,
)

ROAD_STEPS = 3
Step = tuple[str, str] | None  # (approach or "@entry", road), or None to wait


@dataclass
class Walk:
    """Where a piece on the road is, and what it has used so far."""

    locale: str | None  # None: still off the map, before its entry
    step: int = 0
    road: str | None = None
    free: bool = True


def use_objections(position: Position, road: str, crossing: tuple[str, str], step: int, direction: str) -> set[str]:
    """The capacity of one road at one crossing in this turn."""
    broken = set()
    used = position.road_use.get((road, crossing), [])
    if len(used) >= 3:
        broken.add("BM-ROAD-07")
    if any(step == s for s, _ in used):
        broken.add("BM-ROAD-08")
    if any(s > step for s, _ in used):
        broken.add("BM-ROAD-09")
    if any(d != direction for _, d in used):
        broken.add("BM-ROAD-11")  # BM-AMB-08 a
    return broken


def heading(board: Board, road: str, crossing: str) -> int:
    """Along the course of the road (1) or against it (-1); an entry is crossed from outside."""
    course = board.roads[road].course
    if crossing.startswith("@"):
        return 1 if course[0] == crossing[1:] else -1
    return 1 if crossing in course[1::2] else -1


def heading_objections(board: Board, position: Position, road: str, crossing: str) -> set[str]:
    """All of a road has one direction in a turn, where it is read so (BM-AMB-08 b)."""
    if board.ruling("BM-AMB-08") == "a":
        return set()
    used = [over for (used_road, _), uses in position.road_use.items() if used_road == road for _, over in uses]
    used += [f"@{entry}" for entry, steps in position.entry_use.items() if steps and board.entries[entry].road == road]
    wanted = heading(board, road, crossing)
    return {"BM-ROAD-11"} if any(heading(board, road, over) != wanted for over in used) else set()


def change_objections(board: Board, walk: Walk, road: str) -> set[str]:
    if walk.road is None or walk.road == road:
        return set()
    assert walk.locale is not None
    if board.ruling("BM-AMB-07") == "a" or not joined(board, walk.locale, walk.road, road):
        return {"BM-ROAD-04"}
    return set()


def stays_free(board: Board, walk: Walk, road: str) -> bool:
    """Is all of the way on main road, if it goes on by this one? (BM-CMD-12)"""
    if not walk.free or not board.roads[road].main:
        return False
    if walk.road is None or walk.road == road:
        return True
    assert walk.locale is not None
    return joined(board, walk.locale, walk.road, road, main_only=True)


def crossing_objections(
    board: Board, position: Position, piece: Piece, walk: Walk, step: tuple[str, str], *, last: bool
) -> set[str]:
    """Everything against one crossing from where the walk stands; the walk has counted this step already."""
    approach, road = step
    if approach not in board.approaches or road not in board.roads:
        return {"BM-CHK-01"}
    if board.approaches[approach].locale != walk.locale:
        return {"BM-ROAD-04"}
    if not passable(board, approach):
        return {"BM-MOVE-02" if board.approaches[approach].edge else "BM-MOVE-05"}
    broken = set()
    if not runs_through(board, road, approach):
        broken.add("BM-ROAD-16")
    broken |= change_objections(board, walk, road)
    target = opposite_locale(board, approach)
    if blocked(board, position, other(piece.side), str(board.approaches[approach].opposite)):
        broken |= {"BM-ROAD-05", "BM-MOVE-06"}
    if pair(board, approach) in position.failed_pairs:
        broken.add("BM-MOVE-15")
    if target in position.taken:
        broken.add("BM-MOVE-14")
    others = [p for p in pieces_in(position, piece.side, target) if p.id != piece.id]
    if len(others) >= board.locales[target].capacity and (last or board.ruling("BM-AMB-09") == "a"):
        broken.add("BM-ROAD-14")
    broken |= use_objections(position, road, pair(board, approach), walk.step, approach)
    broken |= heading_objections(board, position, road, approach)
    if occupied(position, other(piece.side), target):
        broken |= attack_objections(board, piece, approach)
        if target in position.withstood and board.ruling("BM-AMB-18") == "b":
            broken.add("BM-MOVE-16")
    return broken


def attack_objections(board: Board, piece: Piece, approach: str) -> set[str]:
    """Against a maneuver attack by road."""
    broken = set()
    if piece.arm != "c":
        broken |= {"BM-ROAD-05", "BM-MAN-06"}
    elif obstacle_in_the_way(board, approach):
        broken |= {"BM-MAN-05", "BM-MAN-09"}
    if piece.start is None and board.ruling("BM-AMB-10") == "a":
        broken.add("BM-ROAD-05")
    return broken


def obstacle_in_the_way(board: Board, approach: str) -> bool:
    """A cavalry obstacle against a maneuver attack over this approach (BM-MAN-05, BM-AMB-06)."""
    here = board.approaches[approach]
    assert here.opposite is not None
    if board.approaches[here.opposite].obstacle:
        return True
    return board.ruling("BM-AMB-06") == "b" and here.obstacle


def entry_objections(board: Board, position: Position, piece: Piece, entry: str, walk: Walk, road: str) -> set[str]:
    """Against coming onto the map with this step (BM-REIN)."""
    gate = board.entries[entry]
    broken = set()
    if gate.road != road:
        broken.add("BM-REIN-01")
    if occupied(position, other(piece.side), gate.locale):
        broken.add("BM-REIN-06")
    if len(pieces_in(position, piece.side, gate.locale)) >= board.locales[gate.locale].capacity:
        broken.add("BM-REIN-05")
    if gate.locale in position.taken:
        broken.add("BM-MOVE-14")
    broken |= heading_objections(board, position, road, f"@{entry}")
    used = position.entry_use.get(entry, [])
    if any(s >= walk.step for s in used):
        broken.add("BM-REIN-03")
    if len(used) >= 3:
        broken.add("BM-REIN-04")
    return broken


def try_road(
    board: Board, position: Position, piece: Piece, walk: Walk, steps: tuple[Step, ...], entry: str | None = None
) -> set[str]:
    """Walks in the given position, which the caller has copied, and says what is against it.

    A route ends where it meets the enemy: then a maneuver attack is left in the position, unless something is against
    it. Nothing is paid here.
    """
    if all(step is None for step in steps):
        return {"BM-ROAD-01"}  # waiting alone is no move
    for index, step in enumerate(steps):
        walk.step += 1
        if walk.step > ROAD_STEPS:
            return {"BM-ROAD-01"}
        if step is None:
            continue  # BM-ROAD-12
        if position.maneuver is not None:
            return {"BM-ROAD-05"}  # the rest of the way is taken when the attack has succeeded
        last = all(later is None for later in steps[index + 1 :])
        if walk.locale is None:
            assert entry is not None
            if step[0] != f"@{entry}" or step[1] not in board.roads:
                return {"BM-REIN-01"}
            broken = entry_objections(board, position, piece, entry, walk, step[1])
            if broken:
                return broken
            come_in(board, position, piece, entry, walk, step[1])
            continue
        broken = crossing_objections(board, position, piece, walk, step, last=last)
        if broken:
            return broken
        cross(board, position, piece, walk, step)
    return set()


def come_in(board: Board, position: Position, piece: Piece, entry: str, walk: Walk, road: str) -> None:
    position.entry_use.setdefault(entry, []).append(walk.step)
    walk.free = stays_free(board, walk, road)
    walk.road, walk.locale = road, board.entries[entry].locale
    enter_locale(board, position, piece, board.entries[entry].locale)


def cross(board: Board, position: Position, piece: Piece, walk: Walk, step: tuple[str, str]) -> None:
    approach, road = step
    walk.free = stays_free(board, walk, road)
    walk.road = road
    if occupied(position, other(piece.side), opposite_locale(board, approach)):
        position.maneuver = Maneuver([piece.id], approach, road=road, free=walk.free, step=walk.step)
        return
    note_crossing(board, position, road, approach, walk.step)
    walk.locale = opposite_locale(board, approach)
    enter_locale(board, position, piece, walk.locale)


def note_crossing(board: Board, position: Position, road: str, approach: str, step: int) -> None:
    """The direction of a crossing is told by the approach it begins at."""
    position.road_use.setdefault((road, pair(board, approach)), []).append((step, approach))


def road_begins_here(board: Board, piece: Piece, steps: tuple[Step, ...]) -> bool:
    """BM-ROAD-02: in reserve, in a locale on the road, since the turn began."""
    first = next((step for step in steps if step is not None), None)
    if first is None or first[1] not in board.roads or piece.locale is None:
        return False
    return piece.start == (piece.locale, None) and visits(board, first[1], piece.locale)
