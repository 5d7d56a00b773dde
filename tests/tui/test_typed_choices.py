"""What may be typed at any moment is one row for everybody, which begins the line."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.clockwork.studio.card_form import CardForm
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Unreadable
from companion.plain.table import PlainTable
from companion.room import Room
from companion.store import Store
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.choices import choices_now, rare_choices
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.entry import EntryLine
from tests.shell import Shell
from tests.tui.driving import WIDE, Driver, drive

THREE = Setup({"players": "3", "exchange": "yes"})


def table() -> Table[Any]:
    return Table.create(Journal(":memory:"), game("clockwork"), THREE)


@pytest.mark.parametrize(
    ("code", "begun"),
    [("en", ["card ", "give ", "lay ", "adjust "]), ("de", ["karte ", "gib ", "lege ", "ändere "])],
)
def test_one_row_for_all_players(code: str, begun: list[str]) -> None:
    opened = table()
    teller = Teller(language(code), opened.game, opened.state)
    assert [(row.kind, row.line) for row in rare_choices(opened, teller)] == [("type", line) for line in begun]
    assert not [row for row in choices_now(opened, teller) if row.optional], "no number means any of it"


def test_a_verb_that_says_little_alone_is_typed_on() -> None:
    """Gambit moves two units or none: the number of its row does not enter the bare word."""
    opened = table()
    rows = choices_now(opened, Teller(language("en"), opened.game, opened.state))
    kinds = {row.typed: (row.kind, row.line) for row in rows}
    assert kinds["gambit"] == ("type", "gambit ")
    assert kinds["conscription"] == ("enter", "")


def test_an_example_is_never_entered_for_half_a_line() -> None:
    """`adjust red` does not mean the first example that begins so."""
    with pytest.raises(Unreadable):
        table().reader().move("adjust red")


def test_plain_mode_says_how_it_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    plain = PlainTable(Room(table()), language("de"))
    plain._offer()
    assert "Selten nötig, „mehr“ nennt es: " in (told := capsys.readouterr().out)
    assert "ändere SPIELER" not in told
    plain._take("mehr")
    lines = capsys.readouterr().out.splitlines()
    assert lines.count("ändere SPIELER ÄNDERUNG: Etwas von Hand ändern") == 1
    assert not [line for line in lines if line[:1].isdigit() and "ändere" in line]


def test_the_command_line_says_how_it_is_typed(companion: Shell) -> None:
    id_ = companion("new", "clockwork").lines[0]
    assert "adjust PLAYER CHANGE" in companion("choices", id_).out


@pytest.mark.usefixtures("home")
def test_the_row_begins_the_line_and_a_card_is_described_at_the_table() -> None:
    store = Store()
    id_ = store.create(game("clockwork"), Setup())

    async def script(d: Driver) -> None:
        d.app.open_table(id_)
        await d.settle()
        await d.press("m")
        await d.click("Change something by hand")
        assert d.find(EntryLine).value == "adjust "
        await d.type("red vp +2: Alchemy")
        await d.press("enter")
        await d.press("e")
        assert d.on == CardForm.__name__
        await d.press("tab", "tab")
        await d.type("Golem")
        d.app.screen.query_one("#choice-type1", Choice).choose("manual")
        await d.settle()
        await d.press("enter")
        assert d.on == CardForm.__name__  # for the next card
        await d.press("escape")

    drive(script, size=WIDE, store=store, opening=True)
    again = Store()
    state = again.look(again.journal.table(id_)).state
    again.close()
    assert state.players["red"].vp == 2
    assert [card.name_en for card in state.rules.cards] == ["Golem"]
