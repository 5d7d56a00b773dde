"""How many ways the first decisions of a battle can go, from the starts of both boards.

Two counts that know nothing of each other. `offered` counts sequences of what the list offers, from the real starts
with every block unknown. Where the list is not complete, what can only be typed is not counted: groups other than all
of a position or one block of it, waits on a road, answers of which only examples are shown. `agreed` counts every move
there could be, listed or not, in words the judge and the game share, on a table where every face is known; both have
to allow the very same ones before they are counted.
"""

from __future__ import annotations

from random import Random

import pytest

from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from tests.marengo.compare import fresh, moves_of, objections, table_of
from tests.marengo.judge import Board, Move, Position, after, asked, opening, read_board, verdict, who_decides
from tests.marengo.judge_moves import candidates
from tests.marengo.scribe import offered as likely
from tests.marengo.test_against_the_judge import text_of

GAME = game("marengo")

# Training, depth 1: at the west gate a block enters A, or goes on along the post road to C, but not into F where the
#   French are and only cavalry could go; another comes over the rafts; or the phase ends: 2 + 1 + 1 = 4.
# Marengo, depth 1: over the road bridge to 1, 2 or 5; over the pontoon bridge; or the phase ends: 3 + 1 + 1 = 5.
# The books, depth 1: an example of an assault, and the end of the phase. An assault is typed, so this is no number of
#   assaults but of the lines that are shown.
OFFERED = {
    "training": ({"board": "training"}, [4, 16, 70, 246]),
    "training by hand": ({"board": "training", "automatic": "off"}, [4, 16, 70, 246]),
    "marengo": ({"reinforcements": "sample"}, [5, 27, 204, 1039]),
    "the books": ({"depth": "ledger", "austrian-morale": "9", "french-morale": "8"}, [2, 23, 342, 5178]),
}
# Found by both, and kept as they were found. Depths 1 and 2 are the ends of the start of the turn and of the assaults,
# which the judge has said by a move.
# Depth 3, training: blocks of four faces wait (i3, i2, c2, a1). Each can come over the rafts: 4. Each can enter at the
#   west gate with its first, second or third step, and with the first two go on to C: 4 × 5. Cavalry alone goes on
#   against the French, to D with either step and to F beyond C: 3. And the phase can end: 4 + 20 + 3 + 1 = 28.
# Depth 3, marengo: 4 over the pontoon bridge; over the road bridge with three steps, on to 2 with two of them and to 5
#   with one: 4 × 6; cavalry against the French in 3 and 4: 2; and the end: 4 + 24 + 2 + 1 = 31.
AGREED = {"training": [1, 1, 28, 336, 2110], "marengo": [1, 1, 31, 400, 2793]}
CHEAP = {"training": 4, "marengo": 3}


def offered(state: State, depth: int) -> int:
    """Sequences of that many moves from the list."""
    moves = list(likely(state)) if state.result is None else []
    return len(moves) if depth == 1 else sum(offered(GAME.play(state, move).state, depth - 1) for move in moves)


@pytest.mark.parametrize("name", OFFERED)
def test_a_start_has_this_many_beginnings(name: str) -> None:
    options, expected = OFFERED[name]
    start = GAME.start(Setup(options))
    assert [offered(start, depth) for depth in range(1, len(expected) + 1)] == expected


def both_allow(board: Board, position: Position, state: State) -> dict[tuple[MarengoMove, ...], Move]:
    """Every legal move, by how the game says it; the judge and the game allow the very same ones."""
    seat, theirs, ours = who_decides(board, position) or "", {}, set()
    for move in candidates(board, position):
        said = moves_of(state, position, move, seat)
        if said is not None and not verdict(board, position, move):
            theirs.setdefault(tuple(said), move)
        if said is not None and not objections(state, said):
            ours.add(tuple(said))
    assert set(theirs) == ours
    return theirs


def agreed(board: Board, start: State, position: Position, depth: int) -> int:
    """Sequences of that many moves by whoever has the turn; one that has to be answered goes no further."""
    moves = both_allow(board, position, table_of(start, position))
    if depth == 1:
        return len(moves)
    positions = (after(board, position, move) for move in moves.values())
    return sum(agreed(board, start, new, depth - 1) for new in positions if asked(board, new) is None)


def agreements(name: str, depths: range) -> list[int]:
    text = text_of(name)
    board = read_board(text)
    number = len(board.force("at_start").pieces)
    position = opening(board, Random(1).sample(range(number), number))
    return [agreed(board, fresh(text), position, depth) for depth in depths]


@pytest.mark.parametrize("name", AGREED)
def test_the_judge_counts_the_same(name: str) -> None:
    assert agreements(name, range(1, CHEAP[name] + 1)) == AGREED[name][: CHEAP[name]]


@pytest.mark.fuzz
@pytest.mark.parametrize("name", AGREED)
def test_the_judge_counts_the_same_further_on(name: str) -> None:
    deeper = range(CHEAP[name] + 1, 6)
    assert agreements(name, deeper) == AGREED[name][CHEAP[name] :]
