"""Every move one could think of in a position, and those the judge allows. For small boards, since it is slow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tests.marengo.judge import Board, Move, Position, asked, verdict
from tests.marengo.judge_board import approaches_of, opposite_locale, passable, runs_through
from tests.marengo.judge_position import Piece
from tests.marengo.judge_road import Step

Ids = tuple[str, ...]


def legal_moves(board: Board, position: Position) -> list[Move]:
    return [move for move in candidates(board, position) if not verdict(board, position, move)]


def subsets(ids: list[str], most: int | None = None) -> Iterator[Ids]:
    for size in range(len(ids) + 1 if most is None else min(most, len(ids)) + 1):
        yield from combinations(ids, size)


def candidates(board: Board, position: Position) -> Iterator[Move]:
    """Far more than is allowed, but of everything that is allowed nothing is missing."""
    if position.winner is not None:
        return
    pending = asked(board, position)
    if pending is not None:
        yield from answers_to(board, position, pending)
    else:
        yield from commands(board, position)


def answers_to(board: Board, position: Position, pending: str) -> Iterator[Move]:
    on_map = [piece.id for piece in position.pieces.values() if piece.status == "map"]
    if pending in ("take-hit", "lose", "pursuer-loss", "retreat-loss"):
        for id_ in on_map:
            yield pending, id_
    elif pending == "retreat-to":
        for id_ in on_map:
            for locale in board.locales:
                yield pending, id_, locale
    elif pending == "stop":
        assert position.maneuver is not None
        target = opposite_locale(board, position.maneuver.approach)
        there = [p.id for p in position.pieces.values() if p.locale == target]
        for ids in subsets(there):
            yield "stop", ids
        yield ("yield",)
    elif pending == "stopped":
        assert position.maneuver is not None
        for ids in subsets(position.maneuver.pieces):
            yield "stopped", ids
    elif pending == "advance":
        fight, attack = position.assault, position.maneuver
        for ids in subsets(attack.pieces if attack is not None else fight.attackers if fight is not None else []):
            yield "advance", ids
    elif pending == "defensive-fire":
        yield "defensive-fire", True
        yield "defensive-fire", False
    else:
        assert position.assault is not None
        for ids in subsets(position.assault.attackers + position.assault.defenders, 3):
            yield pending, ids


def commands(board: Board, position: Position) -> Iterator[Move]:
    own = [piece for piece in position.pieces.values() if piece.side == position.side and piece.status == "map"]
    for verb in ("begin", "call-off", "end-assaults", "end-moves", "end-turn"):
        yield (verb,)
    if position.phase == "start":
        for ids in subsets([piece.id for piece in own], 2):
            yield "activate", ids
        for piece in own:
            yield "shuffle", piece.locale, piece.approach
    elif position.phase == "bombard":
        for target in (None, *board.approaches):
            yield "fire", target
    elif position.phase == "assault":
        yield from assaults(board, own)
    elif position.phase == "announce":
        for piece in own:
            yield "announce", piece.id
    elif position.phase == "move":
        yield from movements(board, position, own)
    if position.group is not None:
        for approach in approaches_of(board, position.group.locale):
            for ids in subsets(position.group.pieces):
                yield "continue", ids, approach


def places(own: list[Piece]) -> dict[tuple[str | None, str | None], list[str]]:
    found: dict[tuple[str | None, str | None], list[str]] = {}
    for piece in own:
        found.setdefault((piece.locale, piece.approach), []).append(piece.id)
    return found


def assaults(board: Board, own: list[Piece]) -> Iterator[Move]:
    for (_, approach), here in places(own).items():
        if approach is not None:
            for attackers in subsets(here):
                for leading in subsets(list(attackers), 2):
                    yield "assault", approach, attackers, leading


def movements(board: Board, position: Position, own: list[Piece]) -> Iterator[Move]:
    for (locale, _), here in places(own).items():
        for ids in subsets(here):
            yield "withdraw", ids
            for approach in approaches_of(board, str(locale)):
                yield "move", ids, approach
                yield "block", ids, approach, False
                yield "block", ids, approach, True
    for piece in own:
        if not piece.moved and piece.approach is None:  # to save time: nobody else can
            for steps in routes(board, piece.locale, 3):
                yield "road", piece.id, steps
    if position.group is not None and position.group.may_run:
        for steps in routes(board, position.group.locale, 3 - position.group.step):
            yield "road-on", steps
    for piece in position.pieces.values():
        if piece.side == position.side and piece.status == "pool":
            yield "pontoon", piece.id
            for entry in board.force(piece.display).entries:
                for steps in entry_routes(board, entry):
                    yield "enter", piece.id, entry, steps


@lru_cache(2000)  # the same for every piece of a locale, in every position of a game
def routes(board: Board, locale: str | None, left: int) -> list[tuple[Step, ...]]:
    """Every way along roads of so many steps at most, with waits, but none after the last crossing."""
    if left == 0:
        return []
    found: list[tuple[Step, ...]] = [(None, *rest) for rest in routes(board, locale, left - 1)]
    for approach in approaches_of(board, str(locale)):
        for road in board.roads:
            if passable(board, approach) and runs_through(board, road, approach):
                found.append(((approach, road),))
                onward = routes(board, opposite_locale(board, approach), left - 1)
                found += [((approach, road), *rest) for rest in onward]
    return found


def entry_routes(board: Board, entry: str) -> Iterator[tuple[Step, ...]]:
    gate = board.entries[entry]
    for waits in range(3):
        start: tuple[Step, ...] = (*[None] * waits, (f"@{entry}", str(gate.road)))
        yield start
        for rest in routes(board, gate.locale, 2 - waits):
            yield (*start, *rest)
