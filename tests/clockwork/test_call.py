"""The call to arms of 2v2: CW-ALLY-15..17."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.kernel.game import Setup
from companion.kernel.journal import Journal, TableRow, TableSettings
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent
from tests.clockwork.lands import ALLIES, CROSS
from tests.clockwork.tables import Play, at, begun, ended, position


def calling(**options: str) -> Play:
    return at(CROSS, "call", options={**ALLIES, **options})


def on_a_table(play: Play) -> Table[Any]:
    row = TableRow("t", "clockwork", "t", Setup(), 0, False, TableSettings(), 0, 0, 0)
    return Table(Journal(":memory:"), Clockwork(), row, start=play.state)


@pytest.mark.rule("CW-ALLY-15", "CW-ALLY-05")
@pytest.mark.parametrize(
    ("start", "commanders"),
    [("red", {"red", "blue"}), ("blue", {"blue", "white"}), ("white", {"white", "green"}), ("green", {"green", "red"})],
)
def test_each_commander_may_name_one_tile(start: str, commanders: set[str]) -> None:
    play = calling(start=start)
    assert {seat for seat, kind in play.owing() if kind == "call"} == commanders
    assert len(play.lines(start)) == 1 + 11
    play.enter(f"{start} call M1")
    assert play.state.players[start].call == "M1"


@pytest.mark.rule("CW-ALLY-15", breaks=True)
def test_nobody_else_calls_and_no_commander_twice() -> None:
    play = calling()
    assert play.broken_by("white call M1") == {"CW-ALLY-15"}
    assert play.broken_by("white pass") == {"CW-ALLY-15"}
    play.enter("red pass")
    assert play.broken_by("red call M1") == {"CW-ALLY-15"}
    assert play.broken_by("red pass") == {"CW-ALLY-15"}
    assert Play(replace(play.state, phase="support")).broken_by("blue call M1") == {"CW-ALLY-15"}


@pytest.mark.rule("CW-ALLY-15")
def test_without_alliances_nobody_calls() -> None:
    play = at(CROSS, "call", options={"players": "4"})
    assert play.state.phase == "deploy"
    assert play.broken_by("red call M1") == {"CW-ALLY-15"}


@pytest.mark.rule("CW-ALLY-15")
def test_only_the_ally_is_told() -> None:
    play = calling().enter("red call M1", "blue pass")
    assert play.state.phase == "deploy"
    called = [event for event in play.events if event.kind == "called"]
    assert [(event.facts["seat"], event.facts["tile"], event.seen_by) for event in called] == [
        ("red", "M1", ("red", "white"))
    ]
    seen = {seat: play.game.seen_by(play.state, seat).players["red"].call for seat in (None, *play.state.seats)}
    assert seen == {None: "", "red": "M1", "blue": "", "white": "M1", "green": ""}


@pytest.mark.rule("CW-ALLY-15")
def test_until_both_commanders_have_decided_nobody_knows_anything() -> None:
    table = on_a_table(calling())
    entry = table.enter("red call M1")
    assert [event.kind for event in entry.events] == ["sealed"]
    assert table.state.players["red"].call == ""
    entry = table.enter("blue pass")
    assert [event.kind for event in entry.events if event.visible_to("white")][:1] == ["called"]
    assert not any(event.kind == "called" for event in entry.events if event.visible_to("green"))


@pytest.mark.rule("CW-ALLY-15")
@pytest.mark.parametrize("red", ["red call M1", "red pass"])
def test_taking_back_what_both_decided_asks_everybody_whether_anybody_called_or_not(red: str) -> None:
    table = on_a_table(calling())
    table.enter(red)
    table.undo()
    table.redo()
    table.enter("blue pass")
    with pytest.raises(NeedsConsent):
        table.undo()


@pytest.mark.rule("CW-ALLY-15")
def test_why_turns_over_no_call() -> None:
    table = on_a_table(calling())
    for line in ("red call M1", "blue pass"):
        table.enter(line)
    assert all("seal-checked" not in [event.kind for event in table.why(n)] for n in (1, 2))


@pytest.mark.rule("CW-ALLY-16")
def test_the_ally_is_free_to_do_something_else() -> None:
    """What white may order is the same with and without the call."""
    asked, free = (calling().enter(line, "blue pass") for line in ("red call M1", "red pass"))
    assert asked.state.phase == "deploy"
    assert asked.lines("white") == free.lines("white")


def test_the_call_is_forgotten_with_the_round() -> None:
    state = begun(position(CROSS, "call", options=ALLIES)).enter("red call M1", "blue call V1").state
    assert {player.call for player in ended(state).state.players.values()} == {""}
