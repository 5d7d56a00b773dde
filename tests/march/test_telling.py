"""Where VP are private (MP-AMB-29) a table from a code or a public record asks each player, unseen, for their cubes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.march.scenario import Cubes
from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.record import export_everything, export_record, import_record, read_record
from companion.kernel.savecode import restore, save_code
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.store import Store
from companion.text.language import CODES
from tests.shell import OK, Shell
from tests.support import play
from tests.test_plain import sit_down as sit_down_plainly
from tests.tui.playing import Player, sit_down

SCORED = """
    option vp-totals: private
    blue pick MOVE1
    orange pick RECRUIT
    blue pick SCORE
    orange pick MOVE1
"""
PRINTED = "1QCV1VNM7MEZAFD9EBKBMQSF36A0JVN7"  # the table above, before cubes could be marked as not known


def played() -> Table[Any]:
    table = play(SCORED)
    assert [table.state.side(seat).cubes for seat in ("blue", "orange")] == [Cubes(0, 4), Cubes()]
    return table


def restored(table: Table[Any]) -> Table[Any]:
    return restore(Journal(":memory:"), game, save_code(table).qr)


def imported(text: str) -> Table[Any]:
    return import_record(Journal(":memory:"), game("march"), read_record(text.encode()))


def test_a_restored_table_is_the_same_once_everybody_has_told_what_they_hold() -> None:
    table = played()
    for again in (restored(table), imported(export_record(restored(table)))):
        assert [(decision.seat, decision.kind) for decision in again.pending()] == [
            ("blue", "hold"),
            ("orange", "hold"),
        ]
        assert again.seen_by(None) == table.seen_by(None)
        assert again.faults() == ()
        for line in ("blue hold 0 4", "orange hold 0 0"):
            again.enter(line)
        assert state_digest(again.state) == state_digest(table.state)
        assert again.pending() == table.pending()


def test_nothing_else_is_decided_before() -> None:
    with pytest.raises(Trouble):
        restored(played()).enter("blue pick MOVE2")


def test_what_is_told_is_told_to_nobody_else() -> None:
    """Neither in views nor in the log, nor in what is exported, printed and scored afterwards."""
    tables = []
    for held in ("0 4", "1 2"):
        again = restored(played())
        for line in (f"blue hold {held}", "orange hold 0 0", "blue pick MOVE2", "orange pick SCORE"):
            again.enter(line)
        tables.append(again)
    one, other = tables
    assert one.state != other.state
    for viewer in (None, "orange"):
        assert one.seen_by(viewer) == other.seen_by(viewer)
        heard = [
            [event for entry in table.entries() if entry.kind != "seal" for event in entry.events]
            for table in tables
        ]  # fmt: skip
        assert len({str([event for event in told if event.visible_to(viewer)]) for told in heard}) == 1
    assert one.game.headline(one.state) == other.game.headline(other.state)
    assert save_code(one).qr == save_code(other).qr
    assert state_digest(imported(export_everything(one)).state) == state_digest(one.state)


def test_the_owner_hears_the_total() -> None:
    told = [event for entry in played().entries() for event in entry.events if event.kind == "has-scored"]
    assert [(event.seen_by, event.facts["total"]) for event in told] == [(("blue",), 4)]


def test_points_nobody_was_told_are_in_no_chart() -> None:
    table = played()
    assert game("march").timeline([event for entry in table.line() for event in entry.events]) == {}


@pytest.mark.parametrize("line", ["blue hold 6 0", "orange hold 0 11"])
def test_more_than_there_are_is_refused(line: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        restored(played()).enter(line)
    assert [objection.rule for objection in refused.value.objections] == ["MP-AMB-29"]


def test_at_a_table_that_was_not_restored_nobody_tells_anything() -> None:
    with pytest.raises(NotAllowed) as refused:
        played().enter("blue hold 0 4")
    assert "MP-AMB-29" in [objection.rule for objection in refused.value.objections]


def test_when_the_game_is_over_the_cubes_are_counted_openly() -> None:
    table = play(SCORED + "blue end\norange end")
    again = restored(table)
    assert again.state == table.state
    assert again.pending() == ()
    assert table.seen_by(None).side("blue").cubes == Cubes(0, 4)


def test_a_code_from_before_it_could_be_asked_for_asks_too() -> None:
    again = restore(Journal(":memory:"), game, PRINTED)
    assert [decision.kind for decision in again.pending()] == ["hold", "hold"]


def test_a_plan_goes_on_without_being_told() -> None:
    sketch = restored(played()).sketch()
    for line in ("blue pick MOVE2", "orange pick SCORE"):
        sketch.enter(line)
    assert sketch.state.side("orange").cubes is None


@pytest.mark.parametrize("code", CODES)
def test_import_says_who_is_asked_and_enter_takes_the_answer(companion: Shell, code: str) -> None:
    answer = companion("import", "--code", save_code(played()).qr, "--lang", code)
    assert ("Blue: Tell how many cubes" if code == "en" else "Blau: Nenne deine Marker") in answer.err
    (again,) = answer.lines
    for seat in ("blue", "orange"):
        told = companion("enter", again, "--seat", seat, "hold 0 4")
        assert told.code == OK
        assert "0 4" not in told.out + told.err
    assert companion("show", again, "--seat", "blue", "--json").json["state"]["sides"]["blue"]["cubes"]["white"] == 4


@pytest.mark.parametrize(("code", "typed"), [("en", "1 2"), ("de", "blau halte 1 2")])
def test_in_plain_mode_it_is_typed_unseen(code: str, typed: str) -> None:
    table = restored(played())
    printed = sit_down_plainly(table, "", "5 apples", typed, "", "0 0", code=code)
    assert table.state.side("blue").cubes == Cubes(1, 2)
    assert table.state.side("orange").cubes == Cubes()
    assert typed not in printed


def test_in_the_app_each_player_types_it_behind_the_curtain(home: Path) -> None:
    store = Store()
    id_ = store.restore(save_code(played()).qr)

    async def script(player: Player) -> None:
        await player.press("1")
        assert player.on == "CurtainScreen"
        await player.press("enter")
        assert player.on == "TypedUnseen"
        assert "Tell how many cubes" in player.text
        await player.type("0 4")
        await player.press("enter")
        assert player.on == "CurtainScreen", "the next player"
        await player.press("enter")
        await player.type("0 0")
        await player.press("enter")
        assert player.on == "TableScreen"
        assert player.table.state.side("blue").cubes == Cubes(0, 4)

    sit_down(script, id_, store=store)
