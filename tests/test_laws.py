"""The ten laws of the kernel, for every game. A new game is a line in SETUPS."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.reading import Reader
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.table import Table, state_digest
from companion.kernel.trouble import Trouble
from tests.laws import verified_moves
from tests.random_table import check_journal, fields, look_at, play_at, standing
from tests.support import MARLBOROUGH


def march(**options: str) -> Setup:
    return Setup({key.replace("_", "-"): value for key, value in options.items()})


def marlborough(**options: str) -> Setup:
    asked = read_record(f"game: march\n{MARLBOROUGH}".encode()).setup.options
    return Setup(asked | march(**options).options)


def house_rules(base: Setup, seed: int) -> Setup:
    """The same table with every ruling settled by lot."""
    dice = Random(seed)
    rulings = [o for o in game("march").options if o.rule.startswith("MP-AMB") and o.values and o.default]
    return Setup(base.options | {o.key: dice.choice(o.values) for o in rulings})


TWICE = "MOVE1 MOVE2 MOVE2 RECRUIT RECRUIT FORTIFY ATTACK ATTACK+1 ATTACK+1 STRENGTH STRENGTH SCORE"
SETUPS = {
    "march tyw en": ("march", march()),
    "march tyw de": ("march", march(edition="de")),
    "march tyw by hand": ("march", march(automatic="off")),
    "march tyw cards twice": ("march", march(hand=TWICE)),
    "march marlborough en": ("march", marlborough()),
    "march marlborough de": ("march", marlborough(edition="de", blue_home="DR", armies_in_play="2")),
    "march marlborough by hand": ("march", marlborough(automatic="off", armies_in_play="3")),
    "march house rules 1": ("march", house_rules(march(), 1)),
    "march house rules 2": ("march", house_rules(march(edition="de", automatic="off"), 2)),
    "march house rules 3": ("march", house_rules(marlborough(edition="de"), 3)),
}
every_setup = pytest.mark.parametrize(("game_id", "setup"), SETUPS.values(), ids=list(SETUPS))


@every_setup
def test_random_play_keeps_the_laws(game_id: str, setup: Setup) -> None:
    assert verified_moves(game(game_id), setup, seed=1, count=500) == 500


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 120))
@every_setup
def test_long_random_play_keeps_the_laws(game_id: str, setup: Setup, seed: int) -> None:
    assert verified_moves(game(game_id), setup, seed, count=500) == 500


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any combination of named options over a table of either scenario."""
    base = draw(st.sampled_from([march(), marlborough()]))
    named = [option for option in game("march").options if option.values and option.default is not None]
    return Setup(base.options | {option.key: draw(st.sampled_from(option.values)) for option in named})


@settings(max_examples=60, deadline=None, derandomize=True)
@given(setup=setups(), seed=st.integers(0, 10_000))
def test_any_combination_of_options_keeps_the_laws(setup: Setup, seed: int) -> None:
    assert verified_moves(game("march"), setup, seed, count=30) == 30


@pytest.mark.fuzz
@settings(max_examples=300, deadline=None)
@given(setup=setups(), seed=st.integers(0, 10_000))
def test_many_combinations_of_options_keep_the_laws(setup: Setup, seed: int) -> None:
    assert verified_moves(game("march"), setup, seed, count=60) == 60


WORDS = ["blue", "orange", "blau", "pick", "move", "attack", "fortify", "score", "end", "roll", "discard", "stand",
         "setze", "capital", "N", "BH->N", "->", "MOVE2", "c+1", "1f", "1", "2", "6", "?", "#", "9" * 20]  # fmt: skip


@settings(max_examples=300, deadline=None, derandomize=True)
@given(text=st.one_of(st.text(max_size=40), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
def test_whatever_is_typed_is_a_legal_move_or_one_clear_trouble(text: str) -> None:
    rules = game("march")
    state = rules.start(march())
    reader = Reader(rules, state, rules.pending(state))
    with suppress(Trouble):
        assert not list(rules.objections(state, reader.move(text)))


# --- laws 7 and 8: a real table on a real file ------------------------------------------------------------------


def random_table(path: Path, game_id: str, setup: Setup, seed: int, count: int) -> Table[Any]:
    table = Table.create(Journal(path), game(game_id), setup)
    play_at(table, Random(seed), count)
    return table


def check_table(table: Table[Any], path: Path) -> None:
    check_journal(table)
    table.journal.close()
    journal = Journal(path)
    again = Table(journal, table.game, journal.table(table.id))
    assert standing(again) == standing(table)
    check_journal(again)
    copy = import_record(journal, again.game, read_record(export_record(again).encode()))
    assert state_digest(copy.state) == state_digest(again.state)
    journal.close()


VALUES = [None, True, 0, 1, 3, 6, 99, "", "blue", "SCORE", "?", "a", "f", "act", "choose", "order", "over", "N",
          "standing", [], ["blue"], ["orange", "blue"], ["SCORE"], ["NONSENSE"], {}]  # fmt: skip


@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data(), seed=st.integers(0, 100), value=st.sampled_from(VALUES))
def test_whatever_is_corrected_the_table_can_be_looked_at_and_undone(
    data: st.DataObject, seed: int, value: Any
) -> None:
    table = Table.create(Journal(":memory:"), game("march"), march())
    play_at(table, Random(seed), 8)
    before = standing(table)
    path = data.draw(st.sampled_from([path for path in fields(table.state) if not path.startswith("rules")]))
    with suppress(Trouble):
        table.correct(path, value)
        look_at(table)
        table.undo()
    assert standing(table) == before


@every_setup
def test_a_journal_replays_undoes_and_reopens_exactly(game_id: str, setup: Setup, tmp_path: Path) -> None:
    check_table(random_table(tmp_path / "companion.db", game_id, setup, seed=1, count=100), tmp_path / "companion.db")


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 105))
@every_setup
def test_many_journals_replay_undo_and_reopen_exactly(game_id: str, setup: Setup, seed: int, tmp_path: Path) -> None:
    check_table(random_table(tmp_path / "companion.db", game_id, setup, seed, count=300), tmp_path / "companion.db")
