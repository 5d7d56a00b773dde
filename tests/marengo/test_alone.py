"""One person plays both sides (`solitaire=yes`): nobody shuffles, and before each turn the blocks are turned."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from companion.games.marengo.beginning import begin
from companion.games.marengo.game import Marengo
from companion.games.marengo.moves.start import Shuffle
from companion.games.marengo.state import SEATS, State
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.handwork import tasks_after
from companion.text.language import language
from companion.text.teller import Teller
from tests.laws import random_move
from tests.marengo.ledger import Ledger
from tests.marengo.positions import board_text, position

GAME = Marengo()
FIELD = {"board": "training", "rounds": "2"}
HAND = {
    "en": ["turn the faces of Austria's blocks away from you, those of France toward you"],
    "de": ["die Ansichten von Österreich von dir weg drehen, die von Frankreich zu dir hin"],
}


def one(**options: str) -> Table[State]:
    setup = Setup(FIELD | {"solitaire": "yes"} | options, dict.fromkeys(SEATS, "Anna"))
    return Table.create(Journal(":memory:"), GAME, setup)


@pytest.mark.parametrize("code", HAND)
def test_the_blocks_are_turned_round_when_the_turn_goes_over(code: str) -> None:
    table = one()
    entry = table.enter("austrian next")
    assert [event.facts["seat"] for event in entry.events if event.kind == "sides-turned"] == ["french"]
    teller = Teller.at(table, language(code))
    assert [task.text for task in tasks_after(table, entry, teller)] == HAND[code]


def test_each_turn_begins_so_and_nothing_is_asked_unseen() -> None:
    table, dice, turned = one(), Random(5), list[object]()
    while table.result is None:
        pending = (*GAME.untold(table.state), *GAME.pending(table.state))
        assert not any(decision.secret for decision in pending)
        entry = table.enter(random_move(GAME, table.state, dice))
        turned += [event.facts["seat"] for event in entry.events if event.kind == "sides-turned"]
    assert turned == ["french", "austrian", "french"]  # the first time they come out of the box
    assert table.state.shuffled == 0


def test_nobody_is_asked_to_shuffle() -> None:
    """With two players a known face may be hidden among others."""
    two = position(board_text(("A-B",)), {"A": "i3 x"}, {"B": "x"}, phase="start")
    asked = [decision.kind for decision in GAME.pending(two) if not decision.optional]
    assert asked == ["start"]
    assert Shuffle("austrian", "A") in GAME.choices(two, GAME.pending(two)[0])
    alone = replace(two, rules=replace(two.rules, alone=True))
    assert [decision.kind for decision in GAME.pending(alone) if not decision.optional] == []


def test_the_books_say_it_too() -> None:
    assert "sides-turned" in {event.kind for event in Ledger(solitaire="yes").until("announce").enter("next").told}
    assert "sides-turned" not in {event.kind for event in Ledger().until("announce").enter("next").told}


def test_nothing_is_told_unseen_where_there_is_nobody_to_hide_it_from() -> None:
    with pytest.raises(Trouble) as refused:
        begin(Setup(FIELD | {"solitaire": "yes", "faces": "private"}))
    assert refused.value.key == "marengo-alone"
