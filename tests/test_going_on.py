"""Going on until somebody has to decide: a faction that nobody plays has its turn, each step an entry of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.going_on import go_on, looked_ahead, next_by_itself
from companion.kernel.journal import Entry, Journal
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.text.handwork import tasks_after
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.shell import OK, REFUSED, Shell, refusal
from tests.test_plain import sit_down
from tests.test_records import FOLDER
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player
from tests.tui.playing import sit_down as open_app


def before_its_turn() -> str:
    """A game against the Automa up to its first step after which another one follows."""
    whole = (FOLDER / "game-aa-solo.record").read_text(encoding="utf-8")
    lines = whole.partition("\nstep\nstep\n")[0].splitlines()
    return "\n".join(line for line in lines if not line.startswith("entries:")) + "\n"


def waiting(journal: Journal | None = None) -> Table[Any]:
    record = read_record(before_its_turn().encode())
    return import_record(journal or Journal(":memory:"), game("aces"), record, "Alone")


def test_each_step_is_an_entry_and_undo_takes_back_one() -> None:
    table = waiting()
    before, state = table.head, table.state
    entries = list(go_on(table))
    assert len(entries) > 1
    assert next_by_itself(table) is None
    assert [table.moves_of(entry)[0].verb() for entry in entries] == ["step"] * len(entries)
    for entry in reversed(entries):
        assert table.head == entry.n
        table.undo(consent=True)
    assert (table.head, table.state) == (before, state)


def test_nobody_else_is_hurried() -> None:
    table = waiting()
    list(go_on(table))
    head = table.head
    assert list(go_on(table)) == []
    assert table.head == head


def test_from_the_shell(companion: Shell) -> None:
    table = companion("import", "-", reads=before_its_turn()).lines[-1].split()[-1]
    told = companion("continue", table, "--json").json
    assert len(told["entered"]) > 1
    assert all(answer["events"] for answer in told["entered"])
    refused = companion("continue", table)
    assert refused.code == REFUSED
    assert refusal(refused)
    assert companion("undo", table, "--agreed").code == OK


@pytest.mark.parametrize("code", CODES)
def test_in_sentences(code: str) -> None:
    table = waiting()
    before = table.head
    printed = sit_down(table, "+", "+", code=code)
    assert table.head > before + 1
    assert language(code).say("tui-choice-go-on") in printed
    assert all(told in printed for told in Teller(language(code)).trouble(Trouble("nothing-by-itself")))


@pytest.mark.parametrize(("code", "size"), [("en", WIDE), ("de", SMALL)])
def test_in_the_app_one_key_is_a_step_and_another_the_whole_turn(home: Path, code: str, size: tuple[int, int]) -> None:
    store = Store()
    table = waiting(store.journal)

    async def script(player: Player) -> None:
        before = player.table.head
        assert language(code).say("tui-choice-go-on") in player.text
        await player.press("-")
        assert player.table.head == before + 1
        await player.press("u", "+")
        await player.settle()
        entries = [entry for entry in player.table.line() if entry.n > before]
        assert len(entries) > 1
        assert next_by_itself(player.table) is None
        teller = Teller.at(player.table, language(code))
        wanted = [task for entry in entries for task in tasks_after(player.table, entry, teller)]
        assert list(player.desk.tasks()) == wanted  # the whole turn, in one list for hands
        await player.press("u")
        assert player.table.head == entries[-2].n

    open_app(script, table.id, store=store, size=size, language=code)


@pytest.mark.parametrize("code", CODES)
def test_the_list_of_hands_is_whole_when_it_comes_back_after_it_was_done(home: Path, code: str) -> None:
    """Its head, and as wide as there is room, though it was out of sight when it was told; the desk has a name."""
    store = Store()
    table = waiting(store.journal)
    table.to_be_laid_out()

    async def script(player: Player) -> None:
        assert "aces-" not in player.text
        await player.press("d")
        await player.press("+")
        words, count = language(code), len(player.desk.tasks())
        assert words.say("tui-hands-none") not in player.text
        heads = (words.say(key, count=count) for key in ("tui-hands", "tui-hands-short"))
        assert any(head in player.text for head in heads)

    open_app(script, table.id, store=store, size=WIDE, language=code)


# --- planning ahead -------------------------------------------------------------------------------------------------


def before_my_move() -> tuple[Table[Any], str]:
    """The last move of the humans before that turn of the Automa is still to be made."""
    table = waiting()
    moved = [entry for entry in table.line() if _moves(table, entry)]
    table.jump(moved[-1].parent or 0, consent=True)
    return table, table.game.notation.write(table.moves_of(moved[-1])[0])


def _moves(table: Table[Any], entry: Entry) -> bool:
    return entry.kind == "play" and any(move.verb() == "move" for move in table.moves_of(entry))


def test_a_plan_shows_what_the_automa_would_do_after_my_move() -> None:
    table, move = before_my_move()
    head = table.head
    now, then = table.game.ahead(table.state), looked_ahead(table, move, "en")
    assert table.head == head
    assert {event.kind for event in then} & {"automa-acts", "ahead-tie"}
    sketch = table.sketch()
    sketch.enter(move)
    assert sketch.game.ahead(sketch.state) == then
    for code in CODES:
        assert all(Teller.at(table, language(code)).event(event) for event in (*now, *then))


def test_it_foresees_the_very_steps_that_are_entered_up_to_the_first_thing_assumed() -> None:
    table = waiting()
    foreseen = list(table.game.ahead(table.state))
    played = [event for entry in go_on(table) for event in entry.events if event.kind in {e.kind for e in foreseen}]
    sure = next((at for at, event in enumerate(foreseen) if event.kind.startswith("ahead-")), len(foreseen))
    assert sure
    assert played[:sure] == foreseen[:sure]


def test_looking_ahead_from_the_shell_and_in_sentences(companion: Shell) -> None:
    table = companion("import", "-", reads=before_its_turn()).lines[-1].split()[-1]
    assert len(companion("ahead", table).lines) > 1
    assert len(sit_down(waiting(), "ahead").splitlines()) > len(sit_down(waiting()).splitlines()) + 1
    refused = companion("ahead", companion("new", "march").lines[-1])
    assert refused.code == REFUSED
    assert refusal(refused)


def test_in_the_app_a_plan_tells_what_would_come_of_it(home: Path) -> None:
    store = Store()
    table = waiting(store.journal)

    async def script(player: Player) -> None:
        await player.press("a")
        tasks, teller = player.desk.tasks(), Teller.at(player.table, language("en"))
        assert language("en").say("tui-ahead", count=len(tasks)).split("(")[0] in player.text
        assert [task.text for task in tasks] == [
            teller.event(event) for event in player.table.game.ahead(player.table.state)
        ]
        await player.press("escape")
        assert player.table.head == table.head

    open_app(script, table.id, store=store)
