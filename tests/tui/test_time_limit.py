"""How long somebody should take: the clocks say when it is over, and the game goes on (AA-TIME-01)."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Limit, Setup
from companion.store import Store
from companion.tui.clock import Clocks
from tests.aces.positions import table
from tests.tui.playing import Player, sit_down

OPTIONS = {"players": "2", "timer": "on"}
LIMIT = Limit("us", "3 us", 300, "AA-TIME-01")


def test_the_time_of_a_stretch_runs_out_once() -> None:
    clocks = Clocks(("g1", "us"), {})
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
    clocks = Clocks(("g1", "us"), {})
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
    for line in ("g1 army 1 inf1 mob1 t1 art1 ftr1 bmb1", "us army 1 inf2 mob2 t2 art2 ftr2 bmb2", "start 9 2"):
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

    sit_down(script, id_, store=store, language=language, clock=True)
