"""What is closed can be opened again at once, while the first one is still on its way out."""

from __future__ import annotations

from pathlib import Path

from companion.store import Store
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.screens import SCREENS

PICKING = "roll 6 1"


def test_a_screen_is_closed_and_opened_again_within_one_frame(home: Path) -> None:
    store = Store()
    id_ = laid_out(store, PICKING)
    table = store.look(store.journal.table(id_))

    async def script(player: Player) -> None:
        for name, screen in SCREENS.items():
            await player.show(screen(table))
            player.app.screen.dismiss()
            player.app.push_screen(screen(table))
            await player.settle()
            assert player.on == name
            assert len(player.app.screen_stack) == 3, f"home, the table and one {name}"
            player.app.screen.dismiss()
            await player.settle()
            assert player.on == "TableScreen"

    sit_down(script, id_, store=store)


KEYS = {
    "i": "CorrectScreen",
    "o": "TableSettingsScreen",
    "v": "ChartScreen",
    "w": "CalculatorScreen",
    "1": "CurtainScreen",
    "question_mark": "RulesScreen",
    "ctrl+p": "Palette",
    "f1": "Notice",
}


def test_fast_fingers_open_close_and_open_again(home: Path) -> None:
    async def script(player: Player) -> None:
        for key, name in KEYS.items():
            await player.press(key)
            assert player.on == name
            for pressed in ("escape", key, key):  # the last one comes too early or does what it does on that screen
                player.send(pressed)
            await player.settle()
            await player.press(*["escape"] * 3, key)
            assert player.on == name
            await player.press("escape")
            assert player.on == "TableScreen", name

    store = Store()
    sit_down(script, laid_out(store, PICKING), store=store)
