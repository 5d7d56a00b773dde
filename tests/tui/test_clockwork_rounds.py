"""From home to a running game of Clockwork Wars in two keys, and on with very few more."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, sit_down


async def decide(player: Player) -> None:
    """Pass, or the first thing that is offered; orders leave everybody in the pool but one worker at court."""
    match player.on:
        case "OrderDesk":
            await player.type("court 1" if "0 of 0" not in player.text else "-")
            await player.press("enter", "enter")
        case "Ask":  # that the others stay in the pool is meant so
            await player.press("y")
        case "CurtainScreen":
            await player.press("enter")
            if player.on == "CurtainScreen":  # a list
                await player.press("1")
        case "TableScreen":
            await player.press("-" if "\n-  " in f"\n{player.part('#choices')}" else "1")


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_two_keys_start_a_game_and_single_keys_play_a_round(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.press("2", "enter")
        assert player.on == "TableScreen"
        assert "round 1 of 7" in player.text
        for _ in range(60):
            if player.table.state.round == 2:
                break
            await decide(player)
        assert "round 2 of 7" in player.text
        assert player.table.faults() == ()
        assert {p.pool + p.supply + p.spies for p in player.table.state.players.values()} == {30}

    sit_down(script, store=Store(), size=size)
