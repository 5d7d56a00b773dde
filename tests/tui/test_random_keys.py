"""Whatever somebody types on a screen of whatever size, it goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.kernel.table import Table
from companion.store import Store
from companion.tui.keys import KEYS
from companion.tui.screens.calculator import CalculatorScreen
from companion.tui.screens.chart import ChartScreen
from companion.tui.screens.correct import CorrectScreen
from companion.tui.screens.curtain import CurtainScreen
from companion.tui.screens.dialogs import Ask, Notice, PickOne, TypeIn
from companion.tui.screens.final import FinalScreen
from companion.tui.screens.new_table import NewTableScreen
from companion.tui.screens.rules import RulesScreen
from companion.tui.screens.settings import SettingsScreen
from companion.tui.screens.table_settings import TableSettingsScreen
from companion.tui.screens.why import WhyScreen
from tests.tui.playing import Player, laid_out, sit_down

BURST = 50  # keys between two resizes
FEW, ALL = 5, 40  # bursts: 250 keys a screen in make test, 2,000 in make fuzz
MOVING = ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab", "shift+tab"]
EDITING = ["space", "backspace", "delete", "ctrl+a", "ctrl+w", "ctrl+u", "ctrl+k", "enter", "enter", "escape"]
TYPING = list("anAbejmoprty0123456789[]{}$/?->+.,\"'\\üßß–✓")
OURS = [*KEYS.values(), "f5", "f12", "ctrl+c", "ctrl+z"]
PRESSED = [*MOVING, *EDITING, *TYPING, *TYPING, *OURS]

SCREENS: dict[str, Callable[[Table[Any]], Any]] = {
    "NewTableScreen": lambda table: NewTableScreen("march"),
    "SettingsScreen": lambda table: SettingsScreen(),
    "RulesScreen": lambda table: RulesScreen("march", ("MP-MOVE",)),
    "CurtainScreen": lambda table: CurtainScreen(table, next(d for d in table.pending() if d.secret), "Anna"),
    "CorrectScreen": CorrectScreen,
    "WhyScreen": lambda table: WhyScreen(table, table.head),
    "TableSettingsScreen": TableSettingsScreen,
    "ChartScreen": ChartScreen,
    "CalculatorScreen": lambda table: CalculatorScreen(table.game, table.state),
    "FinalScreen": FinalScreen,
    "Ask": lambda table: Ask("Really?"),
    "TypeIn": lambda table: TypeIn("Name?"),
    "Notice": lambda table: Notice("Why", ["because"] * 60),
    "PickOne": lambda table: PickOne("Which?", ["a", "b"]),
}


@pytest.mark.parametrize("bursts", [FEW, pytest.param(ALL, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize("name", ["HomeScreen", "TableScreen", *SCREENS])
def test_random_keys_and_sizes_break_nothing(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, bursts: int
) -> None:
    monkeypatch.chdir(tmp_path)  # for what is exported on the way
    store, dice = Store(), random.Random(name)
    id_ = laid_out(store, "roll 6 1")
    table = store.look(store.journal.table(id_))

    async def script(player: Player) -> None:
        app = player.app
        monkeypatch.setattr(app, "exit", lambda *args, **kwargs: None)  # going on is what is tried here
        for _ in range(bursts):
            await bring_up(player, name, id_, table)
            await player.pilot.resize_terminal(dice.randint(40, 200), dice.randint(10, 60))
            for key in dice.choices(PRESSED, k=BURST):
                player.send(key)  # without waiting: fast typing has to work too
            await player.settle()
        await player.pilot.resize_terminal(120, 40)
        await bring_up(player, name, id_, table)
        assert player.on == name
        assert player.text.strip()

    sit_down(script, store=store)


async def bring_up(player: Player, name: str, id_: str, table: Table[Any]) -> None:
    """Back to the screen that is tried, by its own keys if they lead there."""
    for _ in range(5):
        if player.on != name:
            await player.press("escape")
    if player.on == name:
        return
    if name == "HomeScreen":
        await player.press("q", "y")
    elif name == "TableScreen":
        player.app.open_table(id_)
        await player.settle()
    else:
        await player.show(SCREENS[name](table))
