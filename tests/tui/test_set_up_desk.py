"""The set-up desk of Aces & Armor: from the books to the map, unit by unit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from companion.games.aces.board.maps import LOOSE
from companion.games.aces.books.deploying import Stands
from companion.kernel.moves import is_legal
from tests.tui.acesing import at, deploying, in_all
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)


def typed(player: Player) -> str:
    value: str = player.find("#desk-entry").value
    return value


def test_the_map_and_who_is_still_to_be_put_are_seen(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        assert player.on == "SetUpDesk"
        side = player.part("#set-up-side")
        assert "10" in side
        assert "mob1" in side
        assert "inf1" not in side, "it stands there"
        await player.press("l", *"G6")
        assert "●inf1" in player.part("#desk-map")
        await player.press("escape", "escape")

    in_all(script, deploying(), [SMALL, WIDE, HUGE])


@pytest.mark.parametrize("sets", ["1", "2"])
def test_however_many_are_to_be_put_all_of_them_are_seen(home: Path, sets: str) -> None:
    state = deploying({"players": "4", "sets": sets})

    async def script(player: Player) -> None:
        await player.press("g")
        side, shown = player.part("#set-up-side"), player.app.screen._shown  # type: ignore[attr-defined]
        waiting = [unit for unit, own in player.table.state.units.items() if own.hex in LOOSE]
        assert len(waiting) > 20
        assert "…" not in side
        assert all(re.search(rf"\b{shown.unit(unit)}\b", side) for unit in waiting)
        await player.press("escape")

    in_all(script, state, [SMALL, WIDE, HUGE])


def test_a_unit_is_put_where_arrows_or_a_name_point(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "l", *"G9")
        assert typed(player) == "g1 stands mob1 G9"
        await player.press("enter", "down")
        assert typed(player) == "g1 stands mob1 G10"
        await player.press("enter")
        assert player.table.state.units["mob1"].hex == "G10"
        assert typed(player) == "g1 stands t1 G10", "on with the next one"
        assert "mob1" not in player.part("#set-up-side")
        await player.press("s")
        assert typed(player).startswith("us stands ")
        await player.press("tab")
        assert typed(player).startswith("us stands mob2")

    at(script, deploying())


def test_in_the_name_of_a_hex_every_key_is_a_letter(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "l", "l", "s", "u")
        assert "LSU_" in player.part("#set-up-side")
        await player.press("backspace", "backspace", "backspace", *"a3")
        assert typed(player) == "g1 stands mob1 A3"
        await player.press("escape")
        assert player.on == "SetUpDesk"

    at(script, deploying(), SMALL)


def test_where_a_unit_cannot_stand_steps_back_and_the_line_says_why(home: Path) -> None:
    state = deploying()

    async def script(player: Player) -> None:
        await player.press("g", "l", *"G5")
        assert "✗" in player.part("#desk-verdict")
        desk: Any = player.app.screen
        far = {hex_ for hex_, note in desk._free().notes.items() if note.far}
        assert far == {hex_ for hex_ in state.ground.hexes if not is_legal(state, Stands("g1", "mob1", hex_))}
        assert {"G5", "G7"} <= far

    at(script, state)


def test_when_all_are_put_the_turn_goes_on(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        hexes = ("A3", "A4", "A5", "A6", "A7", "A9", "B6", "B7", "B9", "C9")
        for hex_ in hexes:
            await player.press("l", *hex_, "enter", "enter")
        assert player.on == "TableScreen"
        assert not any(unit.hex in LOOSE for unit in player.table.state.units.values())
        assert player.table.state.phase == "move"

    at(script, deploying(), WIDE)


def test_a_click_picks_a_hex_and_undo_takes_the_last_unit_off(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        await player.click("H10")
        assert typed(player) == "g1 stands mob1 H10"
        await player.press("enter", "u")
        assert player.table.state.units["mob1"].hex in LOOSE
        assert player.on == "SetUpDesk"

    at(script, deploying(), WIDE)


def test_a_plain_terminal_gets_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        assert set(player.text) <= LETTERS

    at(script, deploying(), WIDE, ascii=True)
