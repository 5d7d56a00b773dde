"""Back and forth at the table: undo, redo, stepping, jumping, branches, consent, planning ahead."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down

SECOND_TURN = """
    option automatic: off
    roll 6 1
    blue pick MOVE1
    orange pick RECRUIT
    blue move 1 BH->N
    orange recruit
"""
MOVED = 4  # the entry of Blue's move; 3 is the reveal, 5 that Orange recruits


def at(record: str, script: PlayerScript) -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store)


def test_undo_and_redo_by_both_pairs_of_keys(home: Path) -> None:
    async def script(player: Player) -> None:
        there = player.table.state
        for back, forth in ("ur", "[]"):
            await player.press(back)
            assert player.table.head == MOVED
            assert "steps undone" in player.lines[0]
            await player.press(forth)
            assert player.table.state == there
            assert "steps undone" not in player.lines[0]

    at(SECOND_TURN, script)


def test_what_everybody_has_seen_is_taken_back_only_if_all_agree(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("u", "u", "u")
        assert player.on == "Ask"
        assert "Do all agree?" in player.text
        await player.press("n")
        assert (player.on, player.table.head) == ("TableScreen", 3)
        await player.press("u", "y")
        assert (player.on, player.table.head) == ("TableScreen", 1)

    at(SECOND_TURN, script)


def test_the_screen_says_beforehand_what_cannot_be_taken_back_quietly(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "Taking this back later needs everybody's consent." in player.part("#asked")
        await player.press("1", "escape")
        await player.enter("blue pick FORTIFY")
        await player.enter("orange pick MOVE1")
        assert "consent" not in player.part("#asked")

    at(SECOND_TURN, script)


def test_a_log_line_says_why_and_leads_to_its_entry(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("h")
        line = next(row for row, line in enumerate(player.desk._log) if line.entry == MOVED)
        await player.hurry(*["up"] * (player.desk.query_one("#log").cursor - line), "enter")
        assert player.on == "WhyScreen"
        assert "MP-MOVE-01" in player.text
        await player.press("g")
        assert (player.on, player.table.head) == ("TableScreen", MOVED)
        assert player.last.kind == "jump"

    at(SECOND_TURN, script)


@pytest.mark.parametrize(("words", "goes"), [("go to this entry", True), ("esc close", False)])
def test_the_mouse_goes_to_an_entry_or_closes_its_reasons(home: Path, words: str, goes: bool) -> None:
    async def script(player: Player) -> None:
        before = player.table.head
        await player.press("h")
        line = next(row for row, line in enumerate(player.desk._log) if line.entry == MOVED)
        await player.hurry(*["up"] * (player.desk.query_one("#log").cursor - line), "enter")
        await player.click(words)
        assert (player.on, player.table.head) == ("TableScreen", MOVED if goes else before)

    at(SECOND_TURN, script)


def test_an_undone_line_stays_visible_as_a_branch_and_can_be_visited(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("u")
        await player.enter("blue move 1 N->OH")
        undone, instead = player.table.head - 2, player.table.head  # between them stands the undo itself
        assert {line.entry for line in player.desk._log} & {undone, instead} == {instead}
        await player.press("b")
        assert {line.entry for line in player.desk._log} & {undone, instead} == {undone, instead}
        row = next(row for row, line in enumerate(player.desk._log) if line.entry == undone)
        await player.press("home", *["down"] * row, "enter", "g")
        assert player.table.head == undone
        assert player.table.state.countries["N"].blue.standing == 2
        await player.press("b")
        assert {line.entry for line in player.desk._log} & {undone, instead} == {undone}

    at(
        """
        option automatic: off
        roll 6 1
        blue pick MOVE1
        orange pick RECRUIT
        set countries.N.blue.standing = 1
        set sides.blue.stock = 1
        blue move 1 BH->N
        """,
        script,
    )


def test_a_plan_is_played_apart_and_dropped(home: Path) -> None:
    async def script(player: Player) -> None:
        entries, real = len(list(player.table.entries())), player.table
        await player.press("u")
        entries += 1
        await player.press("a")
        assert "PLAN" in player.lines[0]
        await player.press("1")
        assert player.table is not real
        assert player.table.state != real.state
        await player.press("escape")
        assert player.table is real
        assert "PLAN" not in player.lines[0]
        assert len(list(real.entries())) == entries

    at(SECOND_TURN, script)


def test_a_plan_cannot_be_left_while_a_planned_move_is_being_worked_out(home: Path) -> None:
    async def script(player: Player) -> None:
        real = player.table
        await player.press("u")
        told = player.part("#log")
        await player.press("a")
        go_on, in_background = asyncio.Event(), player.app.in_background

        async def slowly(*args: Any, **kwargs: Any) -> Any:
            await go_on.wait()
            return await in_background(*args, **kwargs)

        player.app.in_background = slowly  # type: ignore[method-assign]
        player.send("1")
        await player.arrive()
        player.send("escape")
        await player.arrive()
        go_on.set()
        await player.settle()
        assert player.table is not real
        await player.press("escape")
        assert player.table is real
        assert player.part("#log") == told

    at(SECOND_TURN, script)


def test_a_plan_is_kept_as_real_entries(home: Path) -> None:
    async def script(player: Player) -> None:
        real = player.table
        await player.press("u", "u", "a")
        await player.enter("blue move 1 BH->N")
        await player.enter("orange recruit")
        planned = player.table.state
        await player.press("k")
        assert player.table is real
        assert real.state == planned
        assert [entry.kind for entry in list(real.entries())[-2:]] == ["play", "play"]

    at(SECOND_TURN, script)
