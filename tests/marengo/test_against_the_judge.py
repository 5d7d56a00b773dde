"""The game and the judge, who know nothing of each other, on the same random positions of both boards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.kernel.data import asset_text
from tests.marengo.compare import fresh, play_both
from tests.marengo.judge import Board, opening, read_board
from tests.marengo.judge_tables import scattered

SEVEN = {'["?", "?", "?", "?"]': '["i3", "i2", "c2", "a1"]', '["?", "?"]': '["i2", "c1"]', '["?"]': '["i2"]'}
ANSWERS = {"stop", "stopped", "yield", "lead", "lose", "defensive-fire", "retreat-to", "retreat-loss"}
RULINGS = {
    "BM_AMB_01": ("penalty-per-piece", {"a": "once", "b": "each"}),
    "BM_AMB_02": ("defensive-round", {"a": "round", "b": "turn"}),
    "BM_AMB_03": ("announce-after-defence", {"a": "no", "b": "yes"}),
    "BM_AMB_05": ("withdraw-cost", {"a": "one", "b": "free"}),
    "BM_AMB_06": ("obstacle-side", {"a": "target", "b": "either"}),
    "BM_AMB_07": ("road-change", {"a": "one-road", "b": "junctions"}),
    "BM_AMB_08": ("road-direction", {"a": "crossing", "b": "road"}),
    "BM_AMB_09": ("full-locales", {"a": "closed", "b": "passable"}),
    "BM_AMB_10": ("entering-attack", {"a": "none", "b": "unstoppable", "c": "stoppable"}),
    "BM_AMB_11": ("reinforcements-active", {"a": "yes", "b": "no"}),
    "BM_AMB_13": ("retreat-artillery", {"a": "lost", "b": "spared"}),
    "BM_AMB_14": ("pursuit-loss", {"a": "owner", "b": "opponent"}),
    "BM_AMB_15": ("below-zero", {"a": "zero", "b": "counts"}),
    "BM_AMB_16": ("stop-with-retreated", {"a": "yes", "b": "no"}),
    "BM_AMB_18": ("second-attack", {"a": "yes", "b": "no"}),
    "BM_AMB_19": ("dead-winners", {"a": "empty", "b": "open", "c": "stays"}),
    "BM_AMB_21": ("block-release", {"a": "end", "b": "at-once"}),
    "BM_AMB_22": ("free-split", {"a": "no", "b": "main-road"}),
    "BM_AMB_23": ("broken-leaders", {"a": "survivors", "b": "named"}),
    "BM_AMB_24": ("partial-retreat", {"a": "choose", "b": "all-lost"}),
    "BM_AMB_25": ("morale-cap", {"a": "none", "b": "track"}),
    "BM_AMB_28": ("attack-from", {"a": "last", "b": "start"}),
    "BM_AMB_32": ("impassable-neighbours", {"a": "no", "b": "yes"}),
    "BM_AMB_33": ("surplus", {"a": "refused", "b": "stays"}),
    "BM_AMB_35": ("stopped-counts-entered", {"a": "no", "b": "yes"}),
    "BM_AMB_36": ("part-stays", {"a": "no", "b": "yes"}),
    "BM_AMB_37": ("continue-roads", {"a": "used", "b": "joined"}),
    "BM_AMB_38": ("bonus-every-round", {"a": "once", "b": "every"}),
}


def text_of(name: str) -> str:
    """The board with a type for every piece, since the judge wants to know all of them."""
    text = asset_text("games", "marengo", "boards", f"{name}.toml")
    for unknown, named in SEVEN.items():
        text = text.replace(unknown, named)
    return text


def verdicts(name: str, seeds: range, whole: bool = False, by_lot: bool = False) -> Counter[str]:
    """Games from the beginning, or from armies thrown onto the map; `by_lot`: with rulings of any table."""
    text, seen = text_of(name), Counter[str]()
    for seed in seeds:
        dice = Random(seed)
        lot = {key: dice.choice(sorted(values)) for key, (_, values) in RULINGS.items()} if by_lot else {}
        board = read_board(text, **lot)
        rulings = tuple((RULINGS[key][0], RULINGS[key][1][answer]) for key, answer in lot.items())
        position = opening(board, _draw(board, dice)) if whole else scattered(board, dice)
        seen += play_both(board, fresh(text, rulings), position, dice, 400 if whole else 40, 60)
    return seen


def _draw(board: Board, dice: Random) -> list[int]:
    number = len(board.force("at_start").pieces)
    return dice.sample(range(number), number)


def test_whole_games_on_the_training_field() -> None:
    assert sum(verdicts("training", range(6), whole=True).values()) > 4_000


def test_armies_thrown_onto_the_training_field() -> None:
    seen = verdicts("training", range(1000, 1022))
    assert sum(seen.values()) > 10_000
    assert set(seen) >= ANSWERS


def test_any_rulings_on_the_training_field() -> None:
    assert sum(verdicts("training", range(2000, 2009), by_lot=True).values()) > 4_000


def test_the_battlefield_of_marengo() -> None:
    assert sum(verdicts("marengo", range(3000, 3003)).values()) > 2_000


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize(("name", "by_lot"), [("training", False), ("training", True), ("marengo", False)])
def test_a_million_verdicts(name: str, by_lot: bool, part: int) -> None:
    tables = 40 if name == "training" else 16
    first = 10_000 + part * tables
    assert sum(verdicts(name, range(first, first + tables), by_lot=by_lot).values()) > 12_000
