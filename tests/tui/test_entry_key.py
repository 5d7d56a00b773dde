"""The key of the entry line opens it, and is a letter of the move once it is open."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from tests.tui.playing import Player, sit_down


@pytest.mark.parametrize(("language", "line"), [("en", "continue c2 C/F"), ("de", "aufschließen k2 C/F")])
def test_an_approach_is_typed_with_its_slash(home: Path, language: str, line: str) -> None:
    async def script(player: Player) -> None:
        await player.enter("enter 1 west_gate A-C" if language == "en" else "einmarsch 1 west_gate A-C")
        await player.press("slash")
        await player.type(line)
        assert player.typed.value == line
        await player.press("enter")
        assert player.table.state.stand["austrian"]["C>F"] == {"c2m": 1}

    store = Store()
    table = store.create(game("marengo"), Setup({"board": "training"}, {"austrian": "Anna", "french": "Ben"}), "Field")
    sit_down(script, table, store=store, language=language)
