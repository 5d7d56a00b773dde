"""Random games under the judge: the ledger's eight invariants hold after every move, and every kind of move is seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.marengo.judge import ANSWERING, PHASES, Board, Move, Position, after, faults, opening, verdict
from tests.marengo.judge_moves import candidates
from tests.marengo.judge_tables import land, scattered

NO_WAY = {"impassable": True}


def valley(rulings: dict[str, str] | None = None) -> Board:
    """Nine locales between a west gate and an east gate: narrow and wide, obstacles, two roads that meet."""
    return land(
        "A-B", "A-C", "B-C", "B-D", "C-E", "D-E", "D-F", "E-G", "F-G", "F-H", "G-I", "H-I", "C-D",
        sides={
            "B>A": {"width": "narrow", "inf": 1},
            "A>B": {"width": "narrow"},
            "C>A": {"cav": 1},
            "D>B": {"obstacle": True, "art": 1},
            "E>D": {"width": "narrow", "obstacle": True},
            "D>E": {"width": "narrow"},
            "F>D": {"inf": 1, "cav": 1},
            "C>D": NO_WAY,
            "D>C": NO_WAY,
        },
        capacity={"A": 5, "B": 4, "C": 3, "D": 4, "E": 5, "F": 4, "G": 3, "H": 3, "I": 4},
        locales={
            "B": {"french_start": 1},
            "C": {"french_start": 1},
            "D": {"french_start": 2},
            "E": {"french_start": 2},
            "G": {"star": "red"},
            "H": {"star": "green"},
            "I": {"star": "red"},
        },
        roads={
            "post": ("main", ["west", "@west", "A", "A>B", "B", "B>D", "D", "D>F", "F", "F>H", "H", "@east", "east"]),
            "mill": ("secondary", ["A", "A>C", "C", "C>E", "E", "E>G", "G", "G>I", "I"]),
            "lane": ("main", ["D", "D>E", "E"]),
        },
        junctions={"D": ["post", "lane"], "E": ["lane", "mill"], "A": ["post", "mill"]},
        entries=[
            {"id": "west", "side": "austrian", "locale": "A", "road": "post"},
            {"id": "bridge", "side": "austrian", "locale": "A", "pontoon": True},
            {"id": "east", "side": "french", "locale": "H", "road": "post"},
        ],
        forces=[
            {"side": "french", "display": "at_start", "pieces": ["i3", "i2", "c2", "a1", "i2", "c1"]},
            {
                "side": "austrian",
                "display": "main",
                "entry": ["west", "bridge"],
                "round": 1,
                "pieces": ["i3", "i3", "i3", "c2", "c3", "a2", "i2", "c2", "i1"],
            },
            {"side": "french", "display": "late", "entry": ["east"], "round": 4, "pieces": ["i3", "c2", "i2", "c2"]},
        ],
        morale=(14, 12),
        rulings=rulings,
    )  # fmt: skip


LATE = {"end-assaults": 1.0, "end-moves": 0.7, "call-off": 0.5, "shuffle": 0.8, "withdraw": 0.4, "yield": 0.2}


def any_move(board: Board, position: Position, random: Random) -> Move:
    """A kind of move first, then one of that kind; what lets little happen comes late."""
    kinds: dict[str, list[Move]] = {}
    for move in candidates(board, position):
        kinds.setdefault(move[0], []).append(move)
    for verb in sorted(kinds, key=lambda verb: LATE.get(verb, 0) + random.random()):
        random.shuffle(kinds[verb])
        for move in kinds[verb]:
            if not verdict(board, position, move):
                return move
    raise AssertionError(f"nothing is allowed: {position}")


def random_play(board: Board, position: Position, random: Random, most: int) -> Counter[str]:
    seen = Counter[str]()
    for _ in range(most):
        if position.winner is not None:
            seen["over"] += 1
            break
        move = any_move(board, position, random)
        before = repr(position)
        new = after(board, position, move)
        assert repr(position) == before, "a position was changed in place"
        assert faults(board, new) == [], move
        seen[move[0]] += 1
        position = new
    return seen


@pytest.mark.parametrize("seed", range(2))
def test_random_games_keep_the_invariants_and_end(seed: int) -> None:
    board, random = valley(), Random(seed)
    seen = random_play(board, opening(board, random.sample(range(6), 6)), random, 900)
    assert seen["over"] == 1


RARE = {"advance", "road-on", "pursuer-loss"}  # test_judge_meetings and test_judge_readings have them by hand
STAYING = {"BM-AMB-33": "b", "BM-AMB-36": "b"}  # by no other reading anybody is asked who goes in


def scattered_play(board: Board, seed: int, tables: int) -> Counter[str]:
    random, seen = Random(seed), Counter[str]()
    for _ in range(tables):
        seen += random_play(board, scattered(board, random), random, 40)
    return seen


def test_scattered_armies_keep_the_invariants_and_do_everything() -> None:
    assert (set(PHASES) | ANSWERING) - RARE <= set(scattered_play(valley(), 1800, 25))


@pytest.mark.fuzz
def test_scattered_armies_in_the_long_run() -> None:
    seen = scattered_play(valley(), 14, 200) + scattered_play(valley(STAYING), 15, 100)
    assert (set(PHASES) | ANSWERING) - {"pursuer-loss"} <= set(seen)
