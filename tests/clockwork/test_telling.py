"""A table from a code or a public record asks each player for the influence behind the screen; nobody else hears it."""

from __future__ import annotations

import os
import pty
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.moves.telling import Hold
from companion.games.clockwork.state import Influence, State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.record import export_everything, export_record, import_record, read_record
from companion.kernel.savecode import restore, save_code
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.store import Store
from companion.text.language import CODES
from tests.clockwork.test_exporting import masked
from tests.clockwork.test_secrets import SPIES
from tests.shell import OK, Shell
from tests.test_plain import sit_down as sit_down_plainly
from tests.tui.playing import Player, sit_down

GAME = game("clockwork")
STUDIED = (*SPIES["2"], "red deploy -", "blue deploy -", "red study magic:2", "blue study -")


def played(*lines: str, **options: str) -> Table[Any]:
    table = Table.create(Journal(":memory:"), GAME, Setup(options))
    for line in lines:
        table.enter(line)
    return table


def restored(table: Table[Any]) -> Table[Any]:
    return restore(Journal(":memory:"), game, save_code(table).qr)


def told(table: Table[Any]) -> list[str]:
    """What each player of a table would say, in the words of the game."""
    return [GAME.notation.write(Hold(seat, player.ip)) for seat, player in table.state.players.items()]


def imported(text: str) -> Table[Any]:
    return import_record(Journal(":memory:"), GAME, read_record(text.encode()))


# --- the rules ------------------------------------------------------------------------------------------------------


def test_a_restored_table_is_the_same_once_everybody_has_told_what_they_hold() -> None:
    """Also what others must reckon with: a code holds that, it is no secret."""
    table = played(*STUDIED)
    assert table.state.players["red"].ip == Influence(3, 1, 1)
    for again in (restored(table), imported(export_record(table))):
        assert [decision.seat for decision in again.pending()] == ["red", "blue"]
        assert again.seen_by(None) == table.seen_by(None)
        for line in told(table):
            again.enter(line)
        assert state_digest(again.state) == state_digest(table.state)
        assert again.pending() == table.pending()


def test_nothing_else_is_decided_before() -> None:
    again = restored(played(*STUDIED))
    with pytest.raises(Trouble):
        again.enter("red pass")
    again.enter("red hold magic:1")
    assert [decision.seat for decision in again.pending()] == ["blue"]
    with pytest.raises(Trouble, match="sealed-already"):
        again.enter("red hold magic:2")


def test_what_is_told_is_told_to_nobody_else() -> None:
    """Neither in views nor in the log, nor in what is exported and printed afterwards."""
    tables = []
    for points in ("magic:3 science:1", "-"):
        again = restored(played(*STUDIED))
        for line in (f"red hold {points}", "blue hold religion:1"):
            again.enter(line)
        tables.append(again)
    one, other = tables
    assert one.state != other.state
    for viewer in (None, "blue"):
        assert one.game.seen_by(one.state, viewer) == other.game.seen_by(other.state, viewer)
        heard = [[e for e in table.entry(table.head).events if e.visible_to(viewer)] for table in tables]
        assert heard[0] == heard[1]
    assert masked(export_record(one)) == masked(export_record(other))
    assert save_code(one).qr == save_code(other).qr
    assert [event.facts["points"] for event in one.entry(one.head).events if event.seen_by == ("red",)]
    assert state_digest(imported(export_everything(one)).state) == state_digest(one.state)


def test_who_has_more_than_anybody_could_reckon_with_says_so() -> None:
    again = restored(played())
    for line in ("red hold magic:9", "blue hold -"):
        again.enter(line)
    assert again.state.players["red"].ip == Influence(9)
    assert again.state.players["red"].doubt == Influence(0, 1, 1)
    assert list(again.faults()) == []


@pytest.mark.parametrize("line", ["red hold magic:1000", "blue hold magic:1000 science:2"])
def test_more_than_anybody_could_count_is_refused(line: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        restored(played()).enter(line)
    assert [objection.rule for objection in refused.value.objections] == ["CW-A-47"]


def test_nobody_is_asked_where_nothing_is_hidden_or_the_game_is_over() -> None:
    assert restored(played(screens="open")).pending() == played(screens="open").pending()
    record = read_record(Path("tests/records/game-cw-2-order.record").read_bytes())
    over = import_record(Journal(":memory:"), GAME, record)
    assert restored(over).pending() == ()


@pytest.mark.parametrize("line", ["red hold magic:1", "hold -"])
def test_at_a_table_that_was_not_restored_nobody_tells_anything(line: str) -> None:
    table = played()
    with pytest.raises(NotAllowed) as refused:
        table.enter(line)
    assert "CW-A-47" in [objection.rule for objection in refused.value.objections]


def test_a_code_from_before_it_could_be_asked_for_asks_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing stood in it where influence was hidden."""

    def as_it_was(_: Any, state: State) -> State:
        hidden = {seat: replace(player, ip=Influence()) for seat, player in state.players.items()}
        return replace(state, players=hidden)

    with monkeypatch.context() as patched:
        patched.setattr(type(GAME), "face_up", as_it_was)
        code = save_code(played(*SPIES["2"])).qr
    again = restore(Journal(":memory:"), game, code)
    assert [decision.kind for decision in again.pending()] == ["hold", "hold"]


def test_a_plan_goes_on_without_being_told() -> None:
    sketch = restored(played()).sketch()
    assert "hold" not in [decision.kind for decision in sketch.pending()]


# --- the call to arms -----------------------------------------------------------------------------------------------

CALLED = (*SPIES["4"], "blue pass", "red call V1")


def allies(*lines: str) -> Table[Any]:
    return played(*CALLED, *lines, players="4", alliance="yes", screens="open")


@pytest.mark.parametrize("written", [(), ("white deploy -",)])
def test_a_call_to_arms_is_asked_again(written: tuple[str, ...]) -> None:
    """Whether there was one is nobody else's business, so both commanders are asked, and then everybody for orders."""
    table = allies(*written)
    assert table.state.phase == "deploy"
    for again in (restored(table), imported(export_record(table))):
        assert [(asked.seat, asked.kind) for asked in again.pending() if asked.secret] == [
            ("red", "call"), ("blue", "call"),
        ]  # fmt: skip
        for line in CALLED[len(SPIES["4"]) :]:
            again.enter(line)
        for line in written:
            again.enter(line)
        assert again.state == table.state
        assert again.pending() == table.pending()


def test_a_call_that_one_commander_has_made_openly_is_asked_again_too() -> None:
    table = played(*SPIES["4"], players="4", alliance="yes", screens="open")
    table.force("red call V1", openly=True)
    assert [asked.seat for asked in restored(table).pending() if asked.secret] == ["red", "blue"]


def test_when_orders_are_revealed_nobody_is_asked_for_a_call_any_more() -> None:
    table = allies(*(f"{seat} deploy -" for seat in ("red", "blue", "white", "green")))
    assert "call" not in [asked.kind for asked in restored(table).pending()]


def test_where_only_the_books_are_kept_there_is_no_call() -> None:
    table = played(*SPIES["4"], players="4", alliance="yes", screens="open", depth="ledger")
    while table.state.phase != "deploy":
        table.enter("next")
    assert restored(table).state.phase == "deploy"


# --- the command line, plain mode and the app ------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_import_says_who_is_asked_and_enter_takes_the_answer(companion: Shell, code: str) -> None:
    table = companion("new", "clockwork").out.strip()
    letters = " ".join(companion("export", table, "--code").lines)
    answer = companion("import", "--code", letters, "--lang", code)
    assert ("Red: Tell what lies behind your screen" if code == "en" else "Rot: Nenne, was hinter") in answer.err
    (again,) = answer.lines
    for seat in ("red", "blue"):
        told = companion("enter", again, "--seat", seat, "hold magic:1 science:1 religion:1")
        assert told.code == OK
        assert "religion:1" not in told.out + told.err
    for viewer in ([], ["--seat", "red"]):
        states = [companion("show", each, *viewer, "--json").json["state"] for each in (table, again)]
        assert states[0] == states[1]


def at_a_terminal(home: Path, arguments: list[str], *answers: str) -> str:
    """Run a command at a terminal of its own and answer what it asks, one line after the other; what could be read."""
    pid, terminal = pty.fork()
    if pid == 0:
        environment = {**os.environ, "COMPANION_HOME": str(home), "COMPANION_LANG": "en"}
        os.execve(sys.executable, [sys.executable, "-m", "companion", *arguments], environment)
    shown, left = b"", list(answers)
    with suppress(OSError):  # how the end of a terminal is told
        while part := os.read(terminal, 10_000):
            shown += part
            if left and shown.endswith(b": "):  # the blank comes when nothing is echoed any more
                os.write(terminal, f"{left.pop(0)}\n".encode())
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == OK
    return shown.decode()


def test_whoever_imports_at_a_terminal_is_asked_at_once_and_nothing_is_echoed(home: Path) -> None:
    shown = at_a_terminal(home, ["import", "--code", save_code(played(*STUDIED)).qr], "7 apples", "science:7", "-")
    assert "Red: Tell what lies behind your screen" in shown
    assert "science:7" not in shown
    store = Store()
    (row,) = store.rows()
    players = store.look(row).state.players
    assert (players["red"].ip, players["blue"].ip) == (Influence(science=7), Influence())
    store.close()


@pytest.mark.parametrize(("code", "typed"), [("en", "magic:3 religion:1"), ("de", "rot halte magie:3 religion:1")])
def test_in_plain_mode_it_is_typed_unseen(code: str, typed: str) -> None:
    table = restored(played(*STUDIED))
    printed = sit_down_plainly(table, "", "5 apples", typed, "", "-", code=code)
    assert table.state.players["red"].ip == Influence(3, 0, 1)
    assert table.state.players["blue"].ip == Influence()
    assert typed not in printed


def test_in_the_app_each_player_types_it_behind_the_curtain(home: Path) -> None:
    store = Store()
    id_ = store.restore(save_code(played(*STUDIED)).qr)

    async def script(player: Player) -> None:
        await player.press("1")
        assert player.on == "CurtainScreen"
        await player.press("enter")
        assert player.on == "TypedUnseen"
        assert "Tell what lies behind your screen" in player.text
        await player.type("5 apples")
        await player.press("enter")
        assert player.on == "TypedUnseen"
        assert "apples" in player.text
        await player.hurry(*["backspace"] * 8)
        await player.type("magic:2")
        await player.press("enter")
        assert player.on == "CurtainScreen", "the next player"
        await player.press("enter", "-", "enter")
        assert player.on == "TableScreen"
        assert player.table.state.players["red"].ip == Influence(2)
        assert player.table.state.players["blue"].ip == Influence()
        assert "magic" not in player.part("#log").casefold()

    sit_down(script, id_, store=store)
