"""F1: what the keys do on this screen, and everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from companion.tui.key_help import actions_of
from companion.tui.keys import KEYS
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.screens import SCREENS


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_home_and_table_have_their_own_keys_besides_those_of_every_screen(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.press("f1")
        assert "combat" in player.text
        assert "put away" not in player.text
        await player.press("end")
        assert "F2     Deutsch" in player.text
        await player.press("escape", "q", "y", "f1")
        assert "put away" in player.text
        assert "F2     Deutsch" in player.text
        assert "combat" not in player.text

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store, size=size)


def test_every_key_of_the_map_is_told_on_some_screen(home: Path) -> None:
    store = Store()
    id_ = laid_out(store, "roll 6 1")
    table = store.look(store.journal.table(id_))
    told: set[str] = set()

    async def script(player: Player) -> None:
        told.update(actions_of(player.app), *(map(actions_of, player.app.screen_stack)))
        player.app.show_prints("march")
        await player.settle()
        told.update(actions_of(player.app.screen), *(actions_of(make(table)) for make in SCREENS.values()))

    sit_down(script, id_, store=store)
    assert told == set(KEYS)


def test_it_speaks_another_language_at_once(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("f1", "f2")
        assert "Tasten" in d.text
        assert "überall" in d.text
        assert "umbenennen" in d.text

    drive(script)
