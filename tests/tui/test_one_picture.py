"""What a key sets off is seen at once and in one picture; only what takes long may show something in between."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store
from companion.tui.screens import holding
from tests.tui import acesing, marengoing
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.quick import every_frame

HUGE = (200, 60)
KEYS = ["2", "1", "1", "1", "u", "r", "5", "escape", "l", "right", "escape", "down"]  # enters, asks for a part, looks


def pictures_of(player: Player) -> list[str]:
    """From now on, which screen every picture is of."""
    drawn: list[str] = []
    display = player.app._display

    def noted(screen: Any, renderable: Any) -> None:
        if renderable is not None and not player.app._batch_count:
            drawn.append(type(screen).__name__)
        display(screen, renderable)

    player.app._display = noted  # type: ignore[method-assign]
    return drawn


def test_a_key_at_the_table_is_one_picture(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "LONGEST", 60)  # a slow disk is no reason for two
    store = Store()

    async def script(player: Player) -> None:
        drawn = pictures_of(player)
        for key in KEYS:
            drawn.clear()
            await player.press(key)
            assert drawn == ["TableScreen"], key
        assert player.table.head == 2, "moves were entered"

    with every_frame():
        sit_down(script, marengoing.seated(store, marengoing.mid_battle()), store=store, size=HUGE)


def test_a_key_on_the_hex_map_is_one_picture(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "LONGEST", 60)
    store = Store()

    async def script(player: Player) -> None:
        drawn = pictures_of(player)
        for key in [
            "1",
            "1",
            "enter",
            "u",
            "r",
            "l",
            "right",
            "e",
            "down",
            "x",
            "s",
            "escape",
            "n",
            "n",
            "j",
            "j",
            "z",
            "down",
        ]:
            drawn.clear()
            await player.press(key)
            assert drawn == ["TableScreen"], key
        assert player.table.head == 1, "a move was entered"

    with every_frame():
        sit_down(script, acesing.seated(store, acesing.mid_game()), store=store, size=HUGE)


def test_nobody_waits_long_for_a_picture(home: Path) -> None:
    async def script(player: Player) -> None:
        drawn, screen = pictures_of(player), player.app.screen
        screen.hold()  # type: ignore[attr-defined]
        began = time.monotonic()
        screen.refresh()
        while not drawn:
            await asyncio.sleep(0.01)
        assert time.monotonic() - began >= holding.LONGEST
        await player.settle()

    store = Store()
    with every_frame():
        sit_down(script, laid_out(store, "roll 6 1"), store=store)


def test_a_picture_that_had_to_wait_does_not_wait_for_the_time_of_the_next_one(home: Path) -> None:
    async def script(player: Player) -> None:
        drawn, screen = pictures_of(player), player.app.screen
        assert isinstance(screen, holding.Holding)
        with screen.held():
            screen.query_one("#ribbon").refresh()
            screen._on_timer_update()
            assert drawn == []
            screen._update_timer.stop()
        await asyncio.sleep(0.05)
        assert drawn == ["TableScreen"]

    store = Store()
    with every_frame():
        sit_down(script, marengoing.seated(store, marengoing.mid_battle()), store=store, size=HUGE)
