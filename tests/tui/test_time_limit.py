"""How long somebody should take: the clocks say when it is over, and the game goes on (AA-TIME-01)."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

from companion.clock import Clocks
from companion.games.registry import game
from companion.kernel.game import Limit, Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.plain.clock import PlainClock
from companion.room import Room
from companion.store import Store
from companion.text.language import language as words
from companion.text.teller import Teller
from tests.aces.positions import table
from tests.test_plain import sit_down as plainly
from tests.tui.playing import Player, sit_down

OPTIONS = {"players": "2", "timer": "on"}
LIMIT = Limit("us", "3 us", 300, "AA-TIME-01")
TO_THE_FIRST_TURN = ("g1 army 1 inf1 mob1 t1 art1 ftr1 bmb1", "us army 1 inf2 mob2 t2 art2 ftr2 bmb2", "start 9 2")


def test_the_time_of_a_stretch_runs_out_once() -> None:
    clocks = Clocks(("g1", "us"), {}, {})
    assert not clocks.tick(["us"], 200, LIMIT)
    assert clocks.left == 100
    assert not clocks.tick(["g1"], 150, LIMIT)  # somebody else decides meanwhile
    assert clocks.tick(["us"], 150, LIMIT)
    assert clocks.left == 0
    assert not clocks.tick(["us"], 150, LIMIT)
    assert not clocks.tick(["g1"], 1, Limit("g1", "3 g1", 300, "AA-TIME-01"))
    assert clocks.left == 299
    clocks.tick(["g1"], 1)
    assert clocks.left is None


def test_a_clock_that_is_stopped_takes_no_time() -> None:
    clocks = Clocks(("g1", "us"), {}, {})
    clocks.paused = True
    assert not clocks.tick(["us"], 400, LIMIT)
    assert clocks.left == 300


@pytest.mark.rule("AA-TIME-01")
def test_five_minutes_are_for_moving_and_naming_together() -> None:
    units = {"t1": "us_tank C2", "t9": "g1_tig C3"}
    play = table(units=units, rules={"timer": True})
    first = play.game.limit(play.state)
    assert first == LIMIT
    assert play.game.limit(play.enter("next").state) == first
    play.enter("name t1>t9", "next")
    assert play.game.limit(play.state) is None  # fighting
    assert play.game.limit(table(units=units).state) is None  # nobody has asked for it


@pytest.mark.rule("AA-TIME-01", breaks=True)
@pytest.mark.parametrize(("language", "told"), [("en", "Time is up"), ("de", "Die Zeit ist um")])
def test_whoever_takes_longer_is_told_and_goes_on(home: Path, language: str, told: str) -> None:
    store = Store()
    id_ = store.create(game("aces"), Setup(OPTIONS, {"g1": "Anna", "us": "Ben"}), "Kitchen")
    sitting = store.sit_down(id_)
    opened = sitting.table
    for line in TO_THE_FIRST_TURN:
        opened.enter(line)
    while opened.state.phase != "move":
        decision = next(each for each in opened.pending() if not each.optional)
        opened.enter(next(iter(opened.game.choices(opened.state, decision))))
    sitting.leave()

    async def script(player: Player) -> None:
        seat = player.desk.table.state.seat
        assert seat == player.desk._deciding[0]
        for _ in range(300):
            player.desk._tick()
        await player.settle()
        assert told in player.text
        before = player.desk.table.head
        await player.desk._do(lambda: player.desk.table.enter("next"))
        assert player.desk.table.head > before
        await player.desk.put_away()

    sit_down(script, id_, store=store, language=language, clock=True)
    (used,) = Store().sit_down(id_).table.settings.used.values()
    assert used >= 300


@pytest.mark.parametrize("on", [True, False])
def test_others_in_the_room_see_the_clocks_if_they_are_on(home: Path, on: bool) -> None:
    store = Store()
    id_ = store.create(game("march"), Setup({}, {"blue": "Anna"}), "Kitchen")

    async def script(player: Player) -> None:
        player.desk._tick()
        assert player.desk._sitting.room.clocks is (player.desk._clocks if on else None)

    sit_down(script, id_, store=store, clock=on)


def test_where_phones_are_served_without_the_app_clocks_run_on_and_are_kept() -> None:
    room = Room(Table.create(Journal(":memory:"), game("march"), Setup({})))
    room.do(lambda table: table.enter("roll 6 1"))
    room.do(lambda table: table.enter("blue pick ATTACK"))
    clock = PlainClock(room)
    assert room.clocks is None
    clock.show()
    for _ in range(3):
        clock.run(0.5)
    assert room.clocks is not None
    assert room.clocks.spent == {"blue": 0, "orange": 1.5}
    clock.keep()
    assert room.table.settings.clocks == {"blue": 0, "orange": 1.5}


def test_the_time_used_is_kept_from_one_evening_to_the_next() -> None:
    clocks = Clocks(("g1", "us"), {}, {})
    clocks.tick(["us"], 200, LIMIT)
    again = Clocks(("g1", "us"), clocks.spent, clocks.used)
    again.watch(LIMIT)
    assert again.left == 100
    assert again.tick(["us"], 100, LIMIT)
    again.watch(Limit("g1", "3 g1", 300, "AA-TIME-01"))
    assert again.left == 300


@pytest.mark.rule("AA-TIME-01")
def test_in_sentences_it_is_told_what_is_left_and_when_it_is_over() -> None:
    opened = Table.create(Journal(":memory:"), game("aces"), Setup(OPTIONS, {"g1": "Anna", "us": "Ben"}))
    for line in TO_THE_FIRST_TURN:
        opened.enter(line)
    while opened.state.phase != "move":
        decision = next(each for each in opened.pending() if not each.optional)
        opened.enter(next(iter(opened.game.choices(opened.state, decision))))
    with patch("companion.plain.clock.monotonic", side_effect=count(0, 100)):  # each answer takes so long
        told = plainly(opened, "", "", "")
    who = Teller.at(opened, words("en")).both(opened.state.seat)
    assert times(told) == [f"{who}: {left} left" for left in ("5:00", "3:20", "1:40", "0:00")]
    assert told.count("Time is up") == 1
    assert times(plainly(opened)) == [f"{who}: 0:00 left"]  # the same turn, another evening


def times(told: str) -> list[str]:
    return [line for line in told.splitlines() if line.endswith(" left")]
