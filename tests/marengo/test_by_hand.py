"""House rules and corrections: whatever is forced or written, somebody can go on, or a sentence says why not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import CODES
from companion.text.teller import Teller
from tests.laws import check_somebody_can_act, random_move, sensible_and_stray
from tests.support import usual_setup
from tests.test_corrections import attempts, check_goes_on, check_sentence
from tests.test_telling import STRICT, looks_like_code

GAME = game("marengo")


def played(moves: int) -> Table[Any]:
    table, dice = Table.create(Journal(":memory:"), GAME, usual_setup("marengo", board="training")), Random(moves)
    for _ in range(moves):
        if table.result is None:
            table.enter(random_move(GAME, table.state, dice))
    return table


@pytest.mark.parametrize("moves", [0, 9, 20, 31])
def test_a_house_rule_lets_somebody_go_on_or_is_refused(moves: int) -> None:
    table, dice = played(moves), Random(moves)
    tried = list(sensible_and_stray(GAME, table.state, dice))
    for move in dice.sample(tried, min(len(tried), 80)):
        try:
            table.force(move, "our own rule")
        except Trouble as trouble:
            for code in CODES:
                told = " ".join(Teller(STRICT[code], GAME, table.state).trouble(trouble))
                assert not looks_like_code(told), told
            continue
        check_somebody_can_act(GAME, table.state)
        table.undo(consent=True)


@pytest.mark.parametrize("moves", [0, 12, 33])
def test_a_game_goes_on_from_any_correction_or_a_sentence_says_what_fits(moves: int) -> None:
    table, dice = played(moves), Random(1)
    for path, value in attempts(table, share=4):
        try:
            table.correct(path, value)
        except Trouble as trouble:
            check_sentence(table, trouble, path, value)
            continue
        check_goes_on(table, dice)
        table.undo(consent=True)


def test_the_board_is_settled_before_the_game() -> None:
    with pytest.raises(Trouble) as found:
        played(0).correct("rules.board", "marengo")
    assert found.value.facts["case"] == "settled"
