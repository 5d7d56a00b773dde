"""A table on the screen follows what is done at another front end of the same room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.room import Room
from companion.store import Store
from companion.tui.screens import holding
from tests.tui import marengoing
from tests.tui.clockworking import seated, writing_orders
from tests.tui.driving import SMALL
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down
from tests.tui.quick import every_frame
from tests.tui.test_one_picture import HUGE, pictures_of

PICKING = "roll 6 1"
BOTH_PICKED = """
    roll 6 1
    blue pick FORTIFY
    orange pick FORTIFY
"""


def room_of(player: Player) -> Room:
    room: Room = player.desk._sitting.room
    return room


def logged(player: Player) -> set[int]:
    """The entries that the log on the screen tells of."""
    return {line.entry for line in player.desk._log}


async def elsewhere(player: Player, step: Callable[[Table[Any]], Entry]) -> Entry:
    """Somebody with a phone: another thread, the same room."""
    entry = await asyncio.to_thread(room_of(player).do, step)
    await player.settle()
    return entry


async def typed_elsewhere(player: Player, *lines: str) -> None:
    for line in lines:
        await elsewhere(player, lambda table, line=line: table.enter(line, anew=True))  # type: ignore[misc]


def at(script: PlayerScript, record: str = PICKING, **how: Any) -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store, **how)


def test_log_hands_and_choices_follow(home: Path) -> None:
    async def script(player: Player) -> None:
        offered, log = player.part("#choices"), logged(player)
        await elsewhere(player, lambda table: table.enter(table.choices()[0][1][0]))
        assert player.part("#choices") != offered
        assert logged(player) == log | {1}
        done = player.desk.tasks()
        assert done != (), "hands move blocks"
        await elsewhere(player, lambda table: table.enter(table.choices()[0][1][0]))
        assert player.desk.tasks()[: len(done)] == done, "nobody here has said that it is done"
        assert len(player.desk.tasks()) > len(done)

    store = Store()
    sit_down(script, marengoing.seated(store, marengoing.mid_battle()), store=store, size=HUGE)


def test_an_undo_elsewhere_is_seen_and_so_is_ours(home: Path) -> None:
    async def script(player: Player) -> None:
        told = list[int]()
        room_of(player).listen(told.append)
        await typed_elsewhere(player, "blue pick FORTIFY")
        assert logged(player) == {0, 1, 2}
        await elsewhere(player, lambda table: table.undo(consent=True))
        assert logged(player) == {0, 1}
        await player.press("r")
        assert logged(player) == {0, 1, 2}
        assert told == [1, 2, 3]

    at(script)


def test_a_change_elsewhere_is_one_picture(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "LONGEST", 60)
    store = Store()

    async def script(player: Player) -> None:
        drawn = pictures_of(player)
        for _ in range(3):
            drawn.clear()
            move = next(move for decision, moves in player.table.choices() if not decision.optional for move in moves)
            await elsewhere(player, lambda table, move=move: table.enter(move))  # type: ignore[misc]
            assert drawn == ["TableScreen"]

    with every_frame():
        sit_down(script, marengoing.seated(store, marengoing.mid_battle()), store=store, size=HUGE)


@pytest.mark.parametrize(("language", "told"), [("en", "another device"), ("de", "anderen Gerät")])
@pytest.mark.parametrize("lifted", [False, True])
def test_the_curtain_closes_when_its_player_decides_elsewhere(
    home: Path, lifted: bool, language: str, told: str
) -> None:
    async def script(player: Player) -> None:
        await player.press("1", *(["enter"] if lifted else []))
        assert player.on == "CurtainScreen"
        await typed_elsewhere(player, "blue pick FORTIFY")
        assert player.on == "TableScreen"
        assert "Anna" in player.told
        assert told in player.told
        assert [seal.seat for seal in player.table.sealed()] == ["blue"]
        await player.press("1")
        assert player.on == "CurtainScreen", "the next one is asked"

    at(script, language=language, size=SMALL)


def test_the_curtain_stays_when_somebody_else_decides_elsewhere(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter")
        await typed_elsewhere(player, "orange pick FORTIFY")
        assert player.on == "CurtainScreen"
        await player.press("4")
        assert player.last.kind == "reveal"
        assert player.on == "TableScreen", "nobody is left to be asked"

    at(script)


def test_the_desk_behind_the_curtain_closes_for_its_own_player_only(home: Path) -> None:
    store = Store()

    async def script(player: Player) -> None:
        seats = [decision.seat for decision in player.table.pending() if decision.secret]
        await player.press("1", "enter")
        assert player.on == "OrderDesk"
        await typed_elsewhere(player, f"{seats[1]} deploy -")
        assert player.on == "OrderDesk", "that was not this player's decision"
        await typed_elsewhere(player, f"{seats[0]} deploy -")
        assert player.on == "TableScreen", "the desk behind the curtain closes with it"
        assert [seal.seat for seal in player.table.sealed()] == [seats[1], seats[0]]

    sit_down(script, seated(store, writing_orders()), store=store)


def test_an_order_that_is_replaced_elsewhere_leaves_the_curtain_open(home: Path) -> None:
    async def script(player: Player) -> None:
        await typed_elsewhere(player, "blue pick FORTIFY")
        anew = next(row for row, choice in enumerate(player.desk._rare) if choice.kind == "hand-over")
        player.desk.take_rare(player.desk._rare[anew])
        await player.settle()
        assert player.on == "CurtainScreen"
        await typed_elsewhere(player, "blue pick RECRUIT")
        assert player.on == "CurtainScreen", "its owner may still decide anew"
        await player.press("enter", "5")
        assert [seal.move.card for seal in player.table.sealed()] == ["ATTACK"]  # type: ignore[attr-defined]
        assert [event.kind for event in player.last.events] == ["sealed-anew"]

    at(script)


def test_a_question_about_another_position_closes(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("u")  # dice were rolled: all have to agree
        assert player.on == "Ask"
        await typed_elsewhere(player, "blue pick FORTIFY", "orange pick ATTACK")
        assert player.on == "TableScreen"
        assert "Somebody else has just entered something" in player.told
        assert player.table.last.n == 3, "nothing was taken back"

    at(script)


def test_nobody_takes_back_what_they_have_not_seen(home: Path) -> None:
    """The order comes in the moment between the question and the answer, and leaves the position as it was."""

    async def script(player: Player) -> None:
        await player.press("u")
        await typed_elsewhere(player, "blue pick FORTIFY")  # the question stays: everything looks as it did
        await player.press("y")
        assert "Somebody else has just entered something" in player.told
        assert player.table.head == 2

    at(script)


def test_what_only_looks_stays_open(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("question_mark")
        await typed_elsewhere(player, "blue pick FORTIFY", "orange pick ATTACK")
        assert player.on == "RulesScreen"
        await player.press("escape")
        assert 3 in logged(player)

    at(script)


def test_a_plan_goes_on_and_is_told(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("a")
        assert player.desk.planning
        await elsewhere(player, lambda table: table.enter(table.choices()[0][1][0]))
        assert player.desk.planning
        assert "Somebody else has just entered something" in player.told
        before = player.desk._real.last.n
        await player.press("escape")
        assert player.table.last.n == before
        assert before in logged(player)

    at(script, BOTH_PICKED)


def test_whoever_has_left_is_told_nothing_more(home: Path) -> None:
    async def script(player: Player) -> None:
        room = room_of(player)
        await player.press("q")
        assert player.on == "Ask", player.told
        await player.press("y")
        assert player.on == "HomeScreen", player.told
        assert room._listeners == ()
        assert room.why is not None

    at(script)


def test_two_front_ends_at_once_lose_nothing(home: Path) -> None:
    """Keys at the laptop while another thread enters and takes back: the screen ends where the table is."""

    async def script(player: Player) -> None:
        room = room_of(player)

        def busy() -> None:
            for card in ("FORTIFY", "ATTACK", "RECRUIT") * 5:
                room.do(lambda table, card=card: table.enter(f"blue pick {card}", anew=True))  # type: ignore[misc]

        work = asyncio.ensure_future(asyncio.to_thread(busy))
        for _ in range(3):
            player.send("a")
            await player.arrive()
            player.send("escape")
            await player.arrive()
        await work
        await player.settle()
        assert player.table.last.n == 16
        assert 16 in logged(player)

    at(script)
