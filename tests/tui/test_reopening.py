"""What is closed can be opened again at once, while the first one is still on its way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.screens import SCREENS

PICKING = "roll 6 1"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_closed_and_opened_again_within_one_frame(home: Path, name: str) -> None:
    store = Store()
    id_ = laid_out(store, PICKING)
    table = store.look(store.journal.table(id_))

    async def script(player: Player) -> None:
        await player.show(SCREENS[name](table))
        player.app.screen.dismiss()
        player.app.push_screen(SCREENS[name](table))
        await player.settle()
        assert player.on == name
        assert len(player.app.screen_stack) == 3, "home, the table and one of them"

    sit_down(script, id_, store=store)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("i", "CorrectScreen"),
        ("o", "TableSettingsScreen"),
        ("v", "ChartScreen"),
        ("w", "CalculatorScreen"),
        ("1", "CurtainScreen"),
        ("question_mark", "RulesScreen"),
        ("ctrl+p", "Palette"),
        ("f1", "Notice"),
    ],
)
def test_fast_fingers_open_close_and_open_again(home: Path, key: str, name: str) -> None:
    async def script(player: Player) -> None:
        await player.press(key)
        assert player.on == name
        for pressed in ("escape", key, key):  # the last one comes too early or does what it does on that screen
            player.send(pressed)
        await player.settle()
        await player.press(*["escape"] * 3, key)
        assert player.on == name

    store = Store()
    sit_down(script, laid_out(store, PICKING), store=store)
