"""List + check + play + digest in random games, against python-chess listing and pushing random moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count as counting
from itertools import repeat
from typing import Any

import chess

from bench.measure import Ratio, side_by_side
from companion.games.registry import game
from companion.kernel.game import Game, Setup
from companion.kernel.past import state_digest

MOVES = 3000
LONGEST_CHESS_GAME = 200  # plies; random games go on for ever otherwise


def verified_moves(rules: Game[Any], start: Any, count: int, seed: int) -> int:
    """Play random legal moves: each listed, checked once more, played, digested.

    Returns how many there were with those that happened by themselves: they are listed, checked and played too.
    """
    dice, state, played = random.Random(seed), start, count
    for _ in range(count):
        if rules.result(state) is not None:
            state = start
        decision = dice.choice([d for d in rules.pending(state) if not d.optional])
        move = dice.choice(list(rules.choices(state, decision)))
        assert next(rules.objections(state, move), None) is None
        outcome = rules.play(state, move)
        state = outcome.state
        state_digest(state)
        played += sum(event.kind == "by-itself" for event in outcome.events)
    return played


def chess_moves(count: int, seed: int) -> None:
    dice, board = random.Random(seed), chess.Board()
    for _ in range(count):
        moves = list(board.legal_moves)
        if not moves or len(board.move_stack) >= LONGEST_CHESS_GAME:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(dice.choice(moves))


def against_chess(rules: Game[Any], start: Any, name: str, count: int) -> Iterator[Ratio]:
    """Moves a second, those that happen by themselves included, as many times as chess has.

    In one game again and again, where much is remembered of the times before; and in a new one each time.
    """
    yield _against_chess(rules, start, f"verified moves, {name}, × python-chess", "≥ 0.5", count, repeat(1))
    yield _against_chess(rules, start, f"the same in new games, {name}", "as it is", count, counting(2))


def _against_chess(rules: Game[Any], start: Any, name: str, goal: str, count: int, seeds: Iterator[int]) -> Ratio:
    played: list[int] = []

    def ours() -> None:
        played.append(verified_moves(rules, start, count, next(seeds)))

    mine, theirs, ratio = side_by_side(ours, lambda: chess_moves(count, seed=1), rounds=31)
    more = sum(played) / len(played) / count  # with those that happen by themselves
    detail = (
        f"{count / mine:,.0f} entries/s ({more * count / mine:,.0f} with automatic ones), chess {count / theirs:,.0f}"
    )
    return Ratio(name, more / ratio, goal, detail)


def ratios() -> Iterator[Ratio]:
    rules = game("march")
    for name, options in (("by default", {}), ("every action by hand", {"automatic": "off"})):
        start = rules.start(Setup(dict(options)))

        def ours(start: Any = start) -> None:
            verified_moves(rules, start, MOVES, seed=1)

        played = verified_moves(rules, start, MOVES, seed=1)
        mine, theirs, ratio = side_by_side(ours, lambda: chess_moves(MOVES, seed=1))
        detail = f"{MOVES / mine:,.0f} entries/s ({played / mine:,.0f} moves/s), python-chess {MOVES / theirs:,.0f}"
        yield Ratio(f"entries, {name}, × python-chess", 1 / ratio, "≥ 1", detail)
        yield Ratio(f"moves with automatic ones, {name}, × python-chess", played / MOVES / ratio, "≥ 1", "")
