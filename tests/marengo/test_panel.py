"""The table on the screen: a turn with the map, an assault without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.store import Store
from tests.support import usual_setup
from tests.tui.playing import WIDE, Player, sit_down


@pytest.mark.parametrize("size", [(80, 24), WIDE])
@pytest.mark.parametrize(("code", "there", "asked"), [("en", "◆2z", "Move a group"), ("de", "◆2z", "Gruppe")])
def test_a_turn_on_the_screen(home: Path, code: str, there: str, asked: str, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        assert there in "\n".join(player.lines)
        assert asked in "\n".join(player.lines)
        await player.enter("enter 1 west_gate A-C")
        assert player.table.state.number("austrian", "C") == 1
        await player.enter("next")
        assert player.table.state.side == "french"

    store = Store()
    table = store.create(game("marengo"), usual_setup("marengo", board="training"))
    sit_down(script, table, store=store, size=size, language=code)


@pytest.mark.parametrize("size", [(80, 24), WIDE])
@pytest.mark.parametrize(
    ("code", "there", "asked"), [("en", "morale 16", "Assault:"), ("de", "Moral 16", "Sturmangriff:")]
)
def test_an_assault_without_a_map(home: Path, code: str, there: str, asked: str, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        assert there in "\n".join(player.lines)
        assert asked in "\n".join(player.lines)
        await player.enter("attack 8/4 narrow i3 of 2 against 3 inf 1 homecav 1")
        await player.enter("volley a1")
        await player.enter("meet i2")
        await player.enter("chase c2")
        await player.enter("damage i2")
        assert player.table.state.lost == {"austrian": 4, "french": 2}

    store = Store()
    table = store.create(game("marengo"), usual_setup("marengo", depth="ledger"))
    sit_down(script, table, store=store, size=size, language=code)
