"""Bonaparte at Marengo: verified moves on both boards, and all that is listed in the busiest position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
from msgspec.structs import replace

from bench.measure import Ratio, side_by_side
from bench.moves import against_chess
from companion.games.registry import game
from companion.kernel.game import Game, Setup
from companion.kernel.reading import Reader

MOVES, TIMES, POSITIONS = 1000, 20, 40
# Entries, one a line, that lead to the longest list of choices found in some 150 battles played at random.
BUSIEST = Path(__file__).with_name("marengo_busiest.txt")


def ratios() -> Iterator[Ratio]:
    rules = game("marengo")
    for board in ("training", "marengo"):
        yield from against_chess(rules, rules.start(_setup(board)), f"board {board}", MOVES)
    yield _busiest(rules)


def _setup(board: str) -> Setup:
    return Setup({"board": board, "reinforcements": "sample"})


def _busiest(rules: Game[Any]) -> Ratio:
    """Everything that is listed in one position; the floor lists the legal moves of forty chess positions."""
    state = rules.start(_setup("marengo"))
    for line in BUSIEST.read_text(encoding="utf-8").splitlines():
        state = rules.play(state, Reader(rules, state, rules.pending(state)).move(line)).state
    decision, boards = rules.pending(state)[0], list(_chess_positions())
    listed = len(list(rules.choices(state, decision)))

    def ours() -> None:
        for _ in range(TIMES):
            list(rules.choices(replace(state), decision))  # a new position: known is only what others look like

    def forty() -> None:
        for _ in range(TIMES):
            for board in boards:
                list(board.legal_moves)

    mine, theirs, ratio = side_by_side(ours, forty, rounds=7)
    detail = f"{listed} choices, {mine / TIMES * 1e3:.2f} ms : {theirs / TIMES * 1e3:.2f} ms"
    return Ratio("the busiest position listed : 40 chess positions", ratio, "≤ 1", detail)


def _chess_positions() -> Iterator[chess.Board]:
    """The first positions of a random game."""
    dice, board = random.Random(1), chess.Board()
    for _ in range(POSITIONS):
        yield board.copy()
        board.push(dice.choice(list(board.legal_moves)))
