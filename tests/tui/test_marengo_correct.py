"""Blocks that stand where Companion knew of none are put there by the names of the places, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from tests.tui.playing import Player, sit_down


@pytest.mark.parametrize(
    ("language", "place", "warned", "display"),
    [
        ("en", "crossways red", "10 blocks on the map and waiting", "vanguard red"),
        ("de", "wegekreuz rote", "auf der Karte und wartend 10 Steine", "vorhut rote"),
    ],
)
def test_two_blocks_into_an_empty_locale(home: Path, language: str, place: str, warned: str, display: str) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await player.type(place)
        await player.press("enter")
        await player.press("backspace", "2", "enter")
        assert warned in " ".join(player.text.split()), "it is told before it is kept"
        await player.type(display)
        await player.press("enter")
        await player.press("backspace", "6", "enter")
        assert player.on == "TableScreen"
        stand = player.table.state.stand["austrian"]
        assert (stand["C"], stand["wait:vanguard"]) == ({"x": 2}, {"x": 6})
        assert not player.table.faults()

    store = Store()
    table = store.create(game("marengo"), Setup({"board": "training"}, {"austrian": "Anna", "french": "Ben"}), "Field")
    sit_down(script, table, store=store, language=language)
