"""Law 5, over everything that leaves a table: nobody learns what somebody else has decided unseen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.text.language import CODES, language
from tests.outlets import compared
from tests.test_laws import SETUPS, march, opening

TABLES = {
    name: SETUPS[name]
    for name in ("march tyw en", "march marlborough en", "clockwork 2", "clockwork 3", "clockwork 4", "clockwork 2v2")
} | {"march private": ("march", march(vp_totals="private"))}
TWINS = {"march": 100, "clockwork": 75}  # pairs a table, 300 a game
MANY = 834, 625  # in make fuzz, over four seeds: 10,000 a game


def begun(game_id: str, setup: Setup) -> Table[Any]:
    table = Table.create(Journal(":memory:"), game(game_id), setup)
    for line in opening(game_id, setup):
        table.enter(line)
    return table


@pytest.mark.parametrize("name", TABLES)
def test_nothing_that_leaves_a_table_tells_what_was_decided_unseen(name: str) -> None:
    game_id, setup = TABLES[name]
    dice, wanted = Random(5), TWINS[game_id]
    assert compared(lambda: begun(game_id, setup), dice, wanted, lambda: language(dice.choice(CODES))) >= wanted


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", TABLES)
def test_so_it_is_for_many_more(name: str, seed: int) -> None:
    game_id, setup = TABLES[name]
    dice, wanted = Random(seed), MANY[game_id == "clockwork"]
    assert compared(lambda: begun(game_id, setup), dice, wanted, lambda: language(dice.choice(CODES))) >= wanted
