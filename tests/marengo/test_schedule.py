"""Reinforcements by the clock at a table without a map (BM-REIN-02)."""

from __future__ import annotations

import pytest

from companion.games.marengo.books.schedule import read_schedule
from companion.games.marengo.state import Wave
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.text.language import language
from companion.text.teller import Teller

GAME = game("marengo")
TYPED = "austrian 6 2 west north; French 7:00 1 east"


def table(schedule: str = TYPED) -> Table[object]:
    options = {"depth": "ledger", "austrian-morale": "16", "french-morale": "17", "schedule": schedule}
    return Table.create(Journal(":memory:"), GAME, Setup(options))


def to_movement(at: Table[object], side: str, round_: int) -> None:
    while (at.state.side, at.state.phase, at.state.round) != (side, "move", round_):
        at.enter("next")


def refused(at: Table[object], line: str) -> set[str]:
    with pytest.raises(NotAllowed) as trouble:
        at.enter(line)
    return {objection.rule for objection in trouble.value.objections}


@pytest.mark.parametrize("text", [TYPED, "a 6 2 west north, f 7 1 east", "Ö 6 2 west north; frankreich 7 1 east"])
def test_a_schedule_is_read_in_both_languages(text: str) -> None:
    assert read_schedule(text, 16) == (Wave("austrian", 1, 2, ("west", "north")), Wave("french", 2, 1, ("east",)))


@pytest.mark.parametrize("text", ["6 2 west", "austrian 5 2 west", "a 22 2 west", "french 7 0 east", "french 7 1"])
def test_what_is_no_schedule_is_told(text: str) -> None:
    with pytest.raises(Trouble) as trouble:
        table(text)
    for code in ("en", "de"):
        said = " ".join(Teller(language(code), GAME, None).trouble(trouble.value))
        assert text in said
        assert said.endswith(".")


@pytest.mark.rule("BM-REIN-02")
def test_nobody_comes_before_his_hour_or_at_another_entry() -> None:
    at = table()
    to_movement(at, "austrian", 1)
    assert refused(at, "arrive east open by main") == {"BM-REIN-02"}
    at.enter("arrive west open by main")
    to_movement(at, "french", 1)
    assert refused(at, "arrive east open by main") == {"BM-REIN-02"}
    to_movement(at, "french", 2)
    at.enter("arrive east open by main")
    assert refused(at, "arrive east open by main") == {"BM-REIN-02"}


@pytest.mark.rule("BM-REIN-02")
def test_the_bridge_takes_from_the_same_pieces() -> None:
    at = table()
    to_movement(at, "austrian", 1)
    for line in ("arrive north open by main", "bridge open"):
        at.enter(line)
    assert refused(at, "arrive west open by main") == {"BM-REIN-02"}
    to_movement(at, "austrian", 2)
    assert refused(at, "bridge open") == {"BM-REIN-02"}


def test_without_a_schedule_everybody_may_come() -> None:
    at = table("")
    to_movement(at, "french", 1)
    at.enter("arrive east open by main")


def test_the_table_says_who_is_to_come_and_when() -> None:
    at = table()
    said = [Teller(language("en"), GAME, at.state).event(event) for event in GAME.picture(at.state, None)]
    assert "Waiting: 2 blocks of Austria at west, north." in said
    assert "From 7:00: 1 block of France at east." in said
    to_movement(at, "austrian", 1)
    at.enter("arrive west open by main")
    german = [Teller(language("de"), GAME, at.state).event(event) for event in GAME.picture(at.state, None)]
    assert "Bereit: 1 Stein von Österreich bei west, north." in german
