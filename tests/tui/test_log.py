"""The log beside the choices."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.history import History
from companion.tui.signs import UNICODE
from tests.support import play
from tests.tui import acesing
from tests.tui.driving import SMALL
from tests.tui.playing import Player, sit_down


def test_the_log_can_be_drawn_while_an_entry_is_on_its_way() -> None:
    """Entries are written off the event loop; a resize in between draws what the table has already."""
    table = play("blue pick MOVE2")
    history = History(table)
    table.enter("orange pick FORTIFY")
    lines = history.lines(Teller(language("en"), table.game, table.state), UNICODE, 80, branches=False)
    assert "Turn 2." in lines[-1].content.plain


def test_what_can_be_put_back_is_known_while_it_is_on_its_way() -> None:
    table = play("blue pick MOVE2")
    history = History(table)
    entered = table.enter("orange pick FORTIFY")
    table.undo(consent=True)
    assert history.ahead()[-1] == entered


def test_what_the_log_of_another_line_showed_is_not_explained(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan's hands lie over the log: on a slow terminal `enter` comes before the log of the plan is drawn."""
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 0.3)

    async def script(player: Player) -> None:
        await player.press("space", "-", "space", "-", "h", "escape", "a")
        assert player.desk.planning
        await player.hurry("h", "end", "enter")
        assert player.on == "TableScreen"
        await player.press("enter")
        assert player.on == "WhyScreen", "of the plan's own beginning"

    store = Store()
    sit_down(script, acesing.seated(store, acesing.against_automa()), store=store, size=SMALL)
