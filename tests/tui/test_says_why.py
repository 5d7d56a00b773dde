"""A key that does nothing now says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from tests.tui.driving import Driver, drive
from tests.tui.playing import Player, laid_out, sit_down


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("f", "Type the move first (/), then force it."),
        ("b", "There are no branches: nothing was undone and played differently."),
        ("[", "There is nothing to take back."),
        ("]", "There is nothing to put back."),
        ("{", "There is nothing to take back."),
        ("}", "There is nothing to put back."),
        ("k", "Nothing is planned. a begins a plan."),
        ("aa", "This is a plan already: k keeps it, esc drops it."),
        ("c", "The clock is switched off in the settings."),
        ("-", "Nobody can pass now."),
    ],
)
def test_at_a_fresh_table(home: Path, keys: str, told: str) -> None:
    async def script(player: Player) -> None:
        await player.press(*keys)
        assert player.told == told
        assert player.on == "TableScreen"

    store = Store()
    sit_down(script, laid_out(store), store=store)


def test_branches_are_shown_once_there_are_some(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("u")
        if player.on == "Ask":
            await player.press("y")
        await player.press("b")
        assert player.told == ""
        assert player.desk._branches

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store)


def test_rules_at_home_are_those_of_the_game_under_the_cursor(home: Path) -> None:
    async def script(d: Driver) -> None:
        titles = {}
        for _ in range(20):
            item = d.find("#home-menu").item
            await d.press("r")
            assert d.on == "RulesScreen"
            titles[item] = d.lines[1] + d.lines[2]
            await d.press("escape", "down")
        called = {"clockwork": "Clockwork Wars", "marengo": "Bonaparte at Marengo", "aces": "Aces & Armor"}
        for item, title in titles.items():
            if item != "settings":
                named = next((name for game, name in called.items() if game in item), "The March of Progress")
                assert named in title, item
        assert {"new clockwork", "print clockwork", "rules clockwork", "workshop clockwork maps"} <= titles.keys()

    drive(script)
