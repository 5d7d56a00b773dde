"""The log beside the choices."""

from __future__ import annotations

from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.history import History
from companion.tui.signs import UNICODE
from tests.support import play


def test_the_log_can_be_drawn_while_an_entry_is_on_its_way() -> None:
    """Entries are written off the event loop; a resize in between draws what the table has already."""
    table = play("blue pick MOVE2")
    history = History(table)
    table.enter("orange pick FORTIFY")
    lines = history.lines(Teller(language("en"), table.game, table.state), UNICODE, 80, branches=False)
    assert "Turn 2." in lines[-1].content.plain
