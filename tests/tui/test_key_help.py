"""F1: what the keys do on this screen, and everywhere."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from companion.games.registry import board_of, boxes, load
from companion.store import Store
from companion.tui import screens
from companion.tui.app import CompanionApp
from companion.tui.keys import KEYS
from companion.tui.screens.base import Spoken
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.playing import Player, laid_out, sit_down


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_home_and_table_have_their_own_keys_besides_those_of_every_screen(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.press("f1")
        assert "combat" in player.text
        assert "put away" not in player.text
        await player.press("end")
        assert re.search(r"F2 +Deutsch", player.text)
        await player.press("escape", "q", "y", "f1")
        assert "put away" in player.text
        assert re.search(r"F2 +Deutsch", player.text)
        assert "combat" not in player.text

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store, size=size)


def test_every_key_of_the_map_is_told_on_some_screen() -> None:
    for module in iter_modules(screens.__path__):
        import_module(f"{screens.__name__}.{module.name}")
    for box in boxes().values():
        for place in (*(workshop.screen for workshop in box.workshops), *box.desks.values()):
            load(place)
    bound = {binding.id for kind in (CompanionApp, *kinds(Spoken)) for _, binding in kind._merge_bindings()}
    bound |= {key for game in boxes() for key in board_of(game).KEYS}
    assert KEYS.keys() - bound == set()


def kinds(of: type[Any]) -> set[type[Any]]:
    return {kind for below in of.__subclasses__() for kind in (below, *kinds(below))}


def test_it_speaks_another_language_at_once(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("f1", "f2")
        assert "Tasten" in d.text
        assert "überall" in d.text
        assert "umbenennen" in d.text

    drive(script)
