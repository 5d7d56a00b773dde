"""The laws of the kernel on both boards, with the usual rulings and with any others."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from tests.laws import verified_moves
from tests.test_laws import check_table, random_table


def by_lot(base: Setup, seed: int) -> Setup:
    """The same table with every ruling settled by lot."""
    dice = Random(seed)
    rulings = [option for option in game("marengo").options if option.rule.startswith("BM-AMB")]
    return Setup(base.options | {option.key: dice.choice(option.values) for option in rulings})


BOOKS = Setup({"board": "training", "depth": "ledger", "austrian-morale": "9", "french-morale": "8", "rounds": "3"})
TRAINING, BATTLE = Setup({"board": "training"}), Setup({"reinforcements": "sample"})
SETUPS = {
    "training": TRAINING,
    "training by hand": Setup({"board": "training", "automatic": "off"}),
    "training, a shorter day": Setup({"board": "training", "rounds": "2"}),
    "training, other rulings 1": by_lot(TRAINING, 1),
    "training, other rulings 2": by_lot(TRAINING, 2),
    "training, faces told": Setup({"board": "training", "faces": "private"}),
    "training, faces told, other rulings": by_lot(Setup({"board": "training", "faces": "private"}), 4),
    "the books": BOOKS,
    "the books, other rulings": by_lot(BOOKS, 4),
    "marengo": BATTLE,
    "marengo, faces told": Setup({"reinforcements": "sample", "faces": "private"}),
    "marengo, types not told": Setup({"reinforcements": "i2 c1"}),
    "marengo, other rulings": by_lot(BATTLE, 3),
}


MOVES = {name: 260 if name.startswith("marengo") else 450 for name in SETUPS}  # on the small board they are quick
LOOKS = 150  # moves between two positions looked at from all sides: fewer than in make fuzz, since that takes long


def opening(setup: Setup) -> tuple[str, ...]:
    """Where faces are private the French set-up is drawn first."""
    return ("french draw 3 1 4 1 5 2",) if setup.options.get("faces") == "private" else ()


@pytest.mark.parametrize("name", SETUPS)
def test_random_play_keeps_the_laws(name: str) -> None:
    lines, count = opening(SETUPS[name]), MOVES[name]
    assert verified_moves(game("marengo"), SETUPS[name], 1, count, lines, every=LOOKS) == count


def test_that_were_five_thousand_moves() -> None:
    assert sum(MOVES.values()) >= 5_000


@pytest.mark.parametrize("name", ["training", "marengo"])
def test_journals_replay_undo_and_reopen_exactly(name: str, tmp_path: Path) -> None:
    table = random_table(tmp_path / "companion.db", "marengo", SETUPS[name], 5, count=40)
    check_table(table, tmp_path / "companion.db")


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 125))
@pytest.mark.parametrize("name", SETUPS)
def test_long_random_play_keeps_the_laws(name: str, seed: int) -> None:
    assert verified_moves(game("marengo"), SETUPS[name], seed, 500, opening(SETUPS[name]), every=20) == 500


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("name", SETUPS)
def test_many_journals_replay_undo_and_reopen_exactly(name: str, seed: int, tmp_path: Path) -> None:
    table = random_table(tmp_path / "companion.db", "marengo", SETUPS[name], seed, count=200)
    check_table(table, tmp_path / "companion.db")
