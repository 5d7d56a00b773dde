"""How strict a table is, its clock, who may write, and where one left off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.kernel.rulebook import rulebook
from companion.store import Store
from companion.tui.screens.table import TableScreen
from tests.tui.driving import SMALL
from tests.tui.marengoing import at as at_marengo
from tests.tui.marengoing import mid_battle
from tests.tui.playing import Player, PlayerScript, laid_out, new_table, sit_down

MOVING = """
    option automatic: off
    roll 6 1
    blue pick MOVE1
    orange pick RECRUIT
"""


def at(record: str, script: PlayerScript, **settings: bool) -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store, **settings)


async def relax(player: Player, rule: str, times: int) -> None:
    """Find a rule in the settings of the table and switch it so many times."""
    await player.press("o")
    await player.press("shift+tab")
    await player.type(rule)
    await player.press("enter", *["enter"] * times, "escape")


def test_an_advised_rule_is_told_and_the_move_goes_through(home: Path) -> None:
    async def script(player: Player) -> None:
        await relax(player, "MP-MOVE-12", 1)
        assert player.table.settings.policy == {"MP-MOVE-12": "advise"}
        assert "house rules" in player.lines[0]
        await player.press("/")
        await player.type("move 1 BH->OH")
        assert player.part("#verdict").startswith("! Blue home does not touch Orange home.  MP-MOVE-12")
        assert "force" not in player.part("#verdict")
        await player.press("enter")
        assert player.table.body(player.last).broken == ("MP-MOVE-12",)
        assert next(event.kind for event in player.last.events) == "advised"

    at(MOVING, script)


def test_a_rule_that_is_off_is_not_even_told(home: Path) -> None:
    async def script(player: Player) -> None:
        await relax(player, "MP-MOVE-12", 2)
        assert player.table.settings.policy == {"MP-MOVE-12": "off"}
        await player.enter("move 1 BH->OH")
        assert player.table.state.countries["OH"].blue.standing == 1
        assert "advised" not in [event.kind for event in player.last.events]

    at(MOVING, script)


def test_switched_a_third_time_a_rule_is_enforced_again(home: Path) -> None:
    async def script(player: Player) -> None:
        await relax(player, "MP-MOVE-12", 3)
        assert player.table.settings.policy == {}
        assert "house rules" not in player.lines[0]
        await player.enter("move 1 BH->OH")
        assert player.last.kind != "force"

    at(MOVING, script)


def test_a_step_that_happens_by_itself_can_be_taken_by_hand(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "by hand" not in player.lines[0]
        await player.press("o")
        row = next(row for row, line in enumerate(player.lines) if "recruiting" in line)
        assert "by itself" in player.lines[row]
        await player.click("recruiting")
        assert "by hand" in player.lines[row]
        await player.press("escape")
        assert "by hand" in player.lines[0]
        await player.enter("blue pick MOVE1")
        await player.enter("orange pick RECRUIT")
        await player.enter("orange recruit")
        assert player.last.body.count(b"recruit") == 1

    at("roll 6 1", script)


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> Callable[[TableScreen], None]:
    """Passes when a test says so, and never by itself: on a busy machine real ones would come in between."""
    passes = TableScreen._tick
    monkeypatch.setattr(TableScreen, "_tick", lambda _: None)
    return passes


def test_the_clock_runs_pauses_and_is_stored(home: Path, second: Callable[[TableScreen], None]) -> None:
    store = Store()
    id_ = new_table(store)

    async def script(player: Player) -> None:
        for _ in range(65):
            second(player.desk)
        await player.settle()
        assert "0:00" in player.lines[0]  # nobody in particular decides: the dice are common
        await player.enter("roll 6 1")
        for _ in range(65):
            second(player.desk)
        await player.settle()
        assert "1:05" in player.lines[0]
        await player.press("c")
        for _ in range(65):
            second(player.desk)
        await player.settle()
        assert "1:05" in player.lines[0]
        assert "paused" in player.lines[0]
        await player.press("q", "y")
        row = player.app.store.journal.table(id_)
        assert row.settings.clocks == {"blue": 65.0, "orange": 65.0}

    sit_down(script, id_, store=store, clock=True)


def test_whoever_owes_an_answer_in_the_turn_of_the_other_pays_for_it(
    home: Path, second: Callable[[TableScreen], None]
) -> None:
    """A maneuver attack of the Austrians, and what France has to say to it."""

    async def script(player: Player) -> None:
        for line, whose in (
            ("move 1 A->D", "austrian"), ("yield", "french"), ("reveal 1=i2 D", "french"), ("go i1 D->G", "french"),
            ("next", "austrian"),
        ):  # fmt: skip
            assert player.desk._deciding == [whose]
            second(player.desk)
            await player.enter(line)
        assert player.desk._clocks.spent == {"austrian": 2, "french": 3}
        assert player.desk._clocks.this_turn == {"austrian": 0, "french": 0}  # the turn is France's now

    stand = {"austrian": {"A": {"x": 2}}, "french": {"D": {"x": 1}}}
    at_marengo(script, mid_battle("training", stand=stand), clock=True)


def test_a_second_sitting_only_looks_on(home: Path) -> None:
    store = Store()
    id_ = laid_out(store, MOVING)
    other = store.sit_down(id_)

    async def script(player: Player) -> None:
        assert "looking on" in player.lines[0]
        before = player.table.head
        await player.press("1")
        assert player.table.head == before
        assert "Kitchen" in player.told
        await player.press("a", "1")
        assert player.table.state.countries["N"].blue.standing == 1  # planning harms nobody
        await player.press("escape", "q")
        assert player.on == "HomeScreen"

    sit_down(script, id_, store=store)
    other.leave()


def test_leaving_asks_and_coming_back_finds_everything_as_it_was(home: Path) -> None:
    id_ = laid_out(Store(), MOVING)
    seen: list[str] = []

    async def leave(player: Player) -> None:
        await player.press("1", "u")
        await player.press("q", "n")
        assert player.on == "TableScreen"
        seen.append(player.text)
        await player.press("q", "y")
        assert player.on == "HomeScreen"

    async def come_back(player: Player) -> None:
        await player.press("enter")  # the newest table is on top
        assert player.on == "TableScreen"
        assert player.text == seen[0]
        await player.press("r")
        assert player.table.state.countries["N"].blue.standing == 1

    sit_down(leave, id_)
    sit_down(come_back)


def test_a_table_left_by_a_crash_opens_where_it_was(home: Path) -> None:
    id_ = laid_out(Store(), MOVING)
    seen: list[str] = []

    async def crash(player: Player) -> None:
        await player.press("1")
        seen.append(player.text)
        player.desk._sitting.leave()  # a process that dies lets go of its lock, and that is all it does

    async def come_back(player: Player) -> None:
        assert player.text == seen[0]

    sit_down(crash, id_)
    sit_down(come_back, id_)


def test_every_word_of_a_rule_can_be_read_before_it_is_switched(home: Path) -> None:
    rule = max((r for r in rulebook("march").values() if r.kind == "legality"), key=lambda r: len(r.en))

    async def script(player: Player) -> None:
        await player.press("o", "shift+tab")
        await player.type(rule.id)
        read = " ".join(word for line in player.lines for word in line.strip("│ ").split())
        assert rule.en in read

    store = Store()
    sit_down(script, laid_out(store, MOVING), store=store, size=SMALL)


def test_a_switch_that_is_still_written_when_it_is_closed_breaks_nothing(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("o")
        for key in ("enter", "escape"):
            player.send(key)
        await player.settle()
        assert player.on == "TableScreen"

    at(MOVING, script)
