"""The eleven laws of the kernel, for every game. A new table is a line in SETUPS."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.reading import Reader
from companion.kernel.record import export_everything, import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.clockwork import setups as clockwork
from tests.laws import THOROUGH_EVERY, opened, random_move, verified_moves
from tests.random_table import check_journal, fields, look_at, play_at, standing
from tests.random_table import random_move as chosen_at
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
    **{name: ("clockwork", setup) for name, setup in clockwork.TABLES.items()},
}
every_setup = pytest.mark.parametrize(("game_id", "setup"), SETUPS.values(), ids=list(SETUPS))
# Looking at a table from all sides takes long, so that is done less often than in make fuzz; at one of Clockwork Wars
# it takes longest.
LOOKS, FUZZ_LOOKS = {"march": 25, "clockwork": 130}, {"march": THOROUGH_EVERY, "clockwork": 20}
SOME = {name: SETUPS[name] for name in SETUPS if "clockwork" not in name}
SOME |= {name: SETUPS[name] for name in ("clockwork 3", "clockwork 2v2 epic", "clockwork house rules 1")}
some_setups = pytest.mark.parametrize(("game_id", "setup"), SOME.values(), ids=list(SOME))


def opening(game_id: str, setup: Setup) -> tuple[str, ...]:
    return clockwork.opening(setup) if game_id == "clockwork" else ()


@every_setup
def test_random_play_keeps_the_laws(game_id: str, setup: Setup) -> None:
    lines, every = opening(game_id, setup), LOOKS[game_id]
    assert verified_moves(game(game_id), setup, 1, 500, lines, every) == 500


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 120))
@every_setup
def test_long_random_play_keeps_the_laws(game_id: str, setup: Setup, seed: int) -> None:
    lines, every = opening(game_id, setup), FUZZ_LOOKS[game_id]
    assert verified_moves(game(game_id), setup, seed, 500, lines, every) == 500


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any combination of named options over a table of either scenario."""
    base = draw(st.sampled_from([march(), marlborough()]))
    named = [option for option in game("march").options if option.values and option.default is not None]
    return Setup(base.options | {option.key: draw(st.sampled_from(option.values)) for option in named})


@settings(max_examples=30, deadline=None, derandomize=True)
@given(setup=setups(), seed=st.integers(0, 10_000))
def test_any_combination_of_options_keeps_the_laws(setup: Setup, seed: int) -> None:
    assert verified_moves(game("march"), setup, seed, count=30, every=LOOKS["march"]) == 30


@pytest.mark.fuzz
@settings(max_examples=300, deadline=None)
@given(setup=setups(), seed=st.integers(0, 10_000))
def test_many_combinations_of_options_keep_the_laws(setup: Setup, seed: int) -> None:
    assert verified_moves(game("march"), setup, seed, count=60) == 60


WORDS = {
    "march": """blue orange blau pick move attack fortify score end roll discard stand setze capital
        N BH->N -> MOVE2 c+1 1f 1 2 6 ? #""",
    "clockwork": """red blue green rot blau gambit counterintel deploy support crash kill hunt battle keep lose stay
        study buy hire use card give lay adjust learn call drive place recruit pass next full count stelle kaufe ändere
        court hof via über on for pay of against - nothing V1 F1 H1 H2 C1->V1 F1:2 V1:3+tank via->F1 agent hunter tank
        F1:red:2 magic magic:2 blue:magic red:1+tank magic1 science1:1 vp +1 -1 0 1 2 : , + = ? # { } []""",
}


def words(game_id: str) -> st.SearchStrategy[str]:
    typed = st.sampled_from([*WORDS[game_id].split(), "9" * 20])
    return st.one_of(st.text(max_size=40), st.lists(typed, max_size=6).map(" ".join))


@cache
def some_positions(game_id: str) -> list[Any]:
    """The start of a game, and every fifth position of one that is played at random."""
    rules, dice, setup = game(game_id), Random(7), SOME[{"march": "march tyw en"}.get(game_id, "clockwork 3")][1]
    found = [opened(rules, setup, opening(game_id, setup))]
    while len(found) < 60 and rules.result(found[-1]) is None:
        found.append(rules.play(found[-1], random_move(rules, found[-1], dice)).state)
    return found[::5]


@pytest.mark.parametrize("game_id", WORDS)
@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_typed_is_a_legal_move_or_one_clear_trouble(game_id: str, data: st.DataObject) -> None:
    rules, state = game(game_id), data.draw(st.sampled_from(some_positions(game_id)))
    reader = Reader(rules, state, rules.pending(state))
    with suppress(Trouble):
        assert not list(rules.objections(state, reader.move(data.draw(words(game_id)))))


# --- law 5 while planning ---------------------------------------------------------------------------------------

PRIVATE = {"march private": ("march", march(vp_totals="private")), **SOME}


@pytest.mark.parametrize(("game_id", "setup"), PRIVATE.values(), ids=list(PRIVATE))
def test_a_plan_begins_with_what_everybody_knows_and_goes_on(game_id: str, setup: Setup) -> None:
    table, dice = Table.create(Journal(":memory:"), game(game_id), setup), Random(5)
    for line in opening(game_id, setup):
        table.enter(line)
    for _ in range(3):
        enter_some(table, dice, 20)
        sketch = table.sketch()
        assert sketch.state == table.seen_by(None)
        enter_some(sketch, dice, 60)
        look_at(sketch)


def enter_some(table: Table[Any], dice: Random, count: int) -> None:
    """Random moves, until the game is over."""
    for _ in range(count):
        move = chosen_at(table, dice)
        if table.result is not None or move is None:
            return
        table.enter(move)


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
    copy = import_record(journal, again.game, read_record(export_everything(again).encode()))
    assert state_digest(copy.state) == state_digest(again.state)
    journal.close()


VALUES = [None, True, 0, 1, 3, 6, 99, "", "blue", "SCORE", "?", "a", "f", "act", "choose", "order", "over", "N",
          "standing", [], ["blue"], ["orange", "blue"], ["SCORE"], ["NONSENSE"], {}, "F1", "court", "removed", "owned",
          "battle", ["red", "blue"], {"red": 2}, {"F1": {"sides": ["red"]}}, [{"seat": "red", "tile": "F1"}],
]  # fmt: skip


def check_correction(name: str, moves: int, data: st.DataObject) -> None:
    game_id, setup = SETUPS[name]
    table = Table.create(Journal(":memory:"), game(game_id), setup)
    play_at(table, Random(data.draw(st.integers(0, 100))), moves)
    before = standing(table)
    path = data.draw(st.sampled_from([path for path in fields(table.state) if not path.startswith("rules")]))
    with suppress(Trouble):
        table.correct(path, data.draw(st.sampled_from(VALUES)))
        look_at(table)
        table.undo()
    assert standing(table) == before


@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_corrected_the_table_can_be_looked_at_and_undone(data: st.DataObject) -> None:
    check_correction("march tyw en", 8, data)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_so_it_is_with_a_table_of_two_alliances(data: st.DataObject) -> None:
    check_correction("clockwork 2v2", 4, data)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", SETUPS)
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_so_it_is_with_any_table(name: str, data: st.DataObject) -> None:
    check_correction(name, 12, data)


@some_setups
def test_a_journal_replays_undoes_and_reopens_exactly(game_id: str, setup: Setup, tmp_path: Path) -> None:
    check_table(random_table(tmp_path / "companion.db", game_id, setup, seed=1, count=100), tmp_path / "companion.db")


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 105))
@every_setup
def test_many_journals_replay_undo_and_reopen_exactly(game_id: str, setup: Setup, seed: int, tmp_path: Path) -> None:
    check_table(random_table(tmp_path / "companion.db", game_id, setup, seed, count=300), tmp_path / "companion.db")
