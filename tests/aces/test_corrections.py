"""From any correction a game goes on, or a sentence says what would fit."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import CODES
from companion.text.teller import Teller
from tests.laws import random_move
from tests.test_corrections import attempts, check_goes_on
from tests.test_telling import STRICT


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        ({"players": "2"}, 0),
        ({"players": "2"}, 17),
        ({"players": "2"}, 70),
        ({"players": "2", "depth": "ledger"}, 45),
        ({"players": "2", "mission": "v2"}, 69),
        ({"players": "2", "lost-duty": "stays"}, 70),
        ({"players": "solo"}, 30),
        ({"players": "coop"}, 60),
    ],
)
def test_a_game_goes_on_from_any_correction_or_a_sentence_says_what_fits(options: dict[str, str], moves: int) -> None:
    table, dice = Table.create(Journal(":memory:"), game("aces"), Setup(options)), Random(moves)
    for _ in range(moves):
        table.enter(random_move(table.game, table.state, dice))
    for path, value in attempts(table, share=14):
        try:
            table.correct(path, value)
        except Trouble as trouble:
            for code in CODES:  # a unit has a type, so the word may stand there
                told = " ".join(Teller(STRICT[code], table.game, table.state).trouble(trouble))
                assert told.endswith("."), f"{path} = {value!r}: {told}"
            continue
        check_goes_on(table, dice)
        table.undo(consent=True)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("units.t1.hex", "C4"),
        ("units.t1.damage", 3),
        ("units.t1.xp", 5),
        ("coins.us", 7),
        ("factories.F01", "us"),
        ("tiles.g1.1", 4),
        ("first", "us"),
    ],
)
def test_what_the_table_shows_differently_can_be_written_down(path: str, value: object) -> None:
    table = Table.create(Journal(":memory:"), game("aces"), Setup({"players": "2"}))
    table.correct(path, value)
    table.undo(consent=True)
    assert table.state == game("aces").start(Setup({"players": "2"}))
