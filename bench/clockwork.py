"""Clockwork Wars: verified moves, one deployment order on a full map, supply of a full board."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from typing import Any

import chess
from msgspec.structs import replace

from bench.measure import Ratio, side_by_side
from bench.moves import chess_moves, verified_moves
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.standing import Standing
from companion.games.clockwork.state import Line, State
from companion.games.registry import game
from companion.kernel.game import Setup

MOVES, TIMES = 1000, 2000
# Moves from the beginning of a well-known opening, for a position as busy as a game of chess gets.
OPENING = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O"


def ratios() -> Iterator[Ratio]:
    rules = game("clockwork")
    for players in ("2", "4"):
        yield from _moves(rules, rules.start(Setup({"players": players})), players)
    yield _order(_crowded(rules.start(Setup({"players": "4"}))))
    yield _supply(_crowded(rules.start(Setup({"players": "4"}))))


def _moves(rules: Any, start: State, players: str) -> Iterator[Ratio]:
    played = verified_moves(rules, start, MOVES, seed=1)
    mine, theirs, ratio = side_by_side(
        lambda: verified_moves(rules, start, MOVES, seed=1), lambda: chess_moves(MOVES, seed=1), rounds=7
    )
    detail = f"{MOVES / mine:,.0f} entries/s ({played / mine:,.0f} with automatic ones), chess {MOVES / theirs:,.0f}"
    yield Ratio(f"verified moves, {players} players, × python-chess", played / MOVES / ratio, "≥ 0.5", detail)


def _crowded(state: State) -> State:
    """Every tile of the map taken: each by the player whose capital is nearest."""
    here = Standing(state)
    owner = {player.capital: seat for seat, player in state.players.items()}

    def distance(tile: str, capital: str) -> int:
        return here.board.distance(tile, capital) or 0

    for tile in here.board.cells:
        if tile not in owner:
            state = state.with_soldiers(tile, owner[min(owner, key=lambda home: distance(tile, home))], 2)
    return replace(state, phase="deploy", waiting=state.player_order())


def _order(state: State) -> Ratio:
    """Judge one order against all rules in a new position; the floor lists the legal moves of a chess position."""
    seat = state.seats[0]
    state = state.with_player(seat, replace(state.player(seat), pool=10))
    targets = random.Random(1).sample(sorted(state.soldiers), 8)
    board = chess.Board()
    for move in OPENING.split():
        board.push_san(move)

    def judge() -> None:
        for number in range(TIMES):
            fresh = replace(state, soldiers={**state.soldiers})  # a new position: who holds what is found anew
            list(Deploy(seat, (Line(targets[number % 8], 3),)).objections(fresh))

    def chess_list() -> None:
        for _ in range(TIMES):
            list(board.legal_moves)

    mine, theirs, ratio = side_by_side(judge, chess_list, rounds=7)
    detail = f"{mine / TIMES * 1e6:.0f} µs : {theirs / TIMES * 1e6:.0f} µs"
    return Ratio("one deployment order on 38 tiles : chess moves listed", ratio, "≤ 2", detail)


def _supply(state: State) -> Ratio:
    """Who controls what and which tiles are supplied, for all players; the floor walks the same map four times."""
    around, starts = Standing(state).board.around, [player.capital for player in state.players.values()]

    def ours() -> None:
        for _ in range(TIMES // 4):
            here = Standing(state)
            for seat in state.seats:
                here.supplied(seat)

    def walk() -> None:
        for _ in range(TIMES // 4):
            for start in starts:
                seen, waiting = {start}, deque((start,))
                while waiting:
                    for beside in around[waiting.popleft()]:
                        if beside not in seen:
                            seen.add(beside)
                            waiting.append(beside)

    mine, theirs, ratio = side_by_side(ours, walk, rounds=7)
    detail = f"{mine / TIMES * 4e6:.0f} µs : {theirs / TIMES * 4e6:.0f} µs, 4 players, 38 tiles taken"
    return Ratio("supply of a full board : four bare walks over it", ratio, "≤ 3", detail)
