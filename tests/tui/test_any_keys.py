"""Whatever somebody types on a screen, it goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store
from companion.tui.keys import KEYS
from companion.tui.screens.dialogs import Ask, Notice, PickOne, TypeIn
from companion.tui.screens.new_table import NewTableScreen
from companion.tui.screens.rules import RulesScreen
from companion.tui.screens.settings import SettingsScreen
from tests.tui.driving import SMALL, Driver, drive, new_table

MOVING = ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab", "shift+tab", "space", "backspace"]
TYPING = list("anAbj12[]$/ü–")
NEVER = {"q", "ctrl+p"}  # leaving, and the palette, which has its own keys
PRESSED = [key for key in [*MOVING, *TYPING, *KEYS.values()] if key not in NEVER]
SCREENS: dict[str, Callable[[], Any] | None] = {
    "home": None,
    "new": lambda: NewTableScreen("march"),
    "settings": SettingsScreen,
    "rules": lambda: RulesScreen("march", ("MP-MOVE",)),
    "ask": lambda: Ask("Really?"),
    "type-in": lambda: TypeIn("Name?"),
    "notice": lambda: Notice("Why", ["because"] * 60),
    "pick": lambda: PickOne("Which?", ["a", "b"]),
}


@pytest.mark.parametrize("name", SCREENS)
def test_random_keys_and_sizes_break_nothing(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)  # for what is exported on the way
    store, dice, screen = Store(), random.Random(name), SCREENS[name]
    new_table(store, "Kitchen")

    async def script(d: Driver) -> None:
        for _ in range(10):
            if screen is not None and d.on == "HomeScreen":
                await d.show(screen())
            await d.pilot.resize_terminal(dice.randint(20, 200), dice.randint(5, 60))
            await d.press(*dice.choices(PRESSED, k=20))
        await d.press(*["escape"] * 6)
        await d.pilot.resize_terminal(*SMALL)
        await d.settle()
        assert d.on == "HomeScreen"
        assert "COMPANION" in d.text

    drive(script, store=store)
