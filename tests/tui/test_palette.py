"""The palette: every move and command, in the player's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.playing import Player, laid_out, sit_down


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_part_of_a_name_finds_a_command_and_enter_does_it(home: Path, size: tuple[int, int]) -> None:
    async def script(d: Driver) -> None:
        await d.press("ctrl+p")
        assert d.on == "Palette"
        await d.type("sett")
        assert "Language, theme, signs, clock" in d.text
        await d.press("enter")
        assert d.on == "SettingsScreen"

    drive(script, size=size)


def test_arrows_move_in_the_list_while_one_types(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("ctrl+p")
        await d.type("ru")
        await d.press("down", "up", "pagedown", "pageup", "enter")
        assert d.on == "RulesScreen"

    drive(script)


def test_what_a_command_does_is_searched_too_but_its_name_counts_first(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("ctrl+p")
        await d.type("clock")
        assert "settings" in d.text, "the clock is one of them"
        await d.press("ctrl+u")
        await d.type("arch")
        await d.press("enter")
        assert "Nothing is put away." in d.text, "the archive, not the command that fills it"

    drive(script)


@pytest.mark.parametrize(("language", "told"), [("en", "No command is called that."), ("de", "So heißt kein Befehl.")])
def test_nothing_found_is_told_and_enter_does_nothing(home: Path, language: str, told: str) -> None:
    async def script(d: Driver) -> None:
        await d.press("ctrl+p")
        await d.type("xyzzy")
        assert told in d.text
        await d.press("enter")
        assert d.on == "Palette"
        await d.press("escape")
        assert d.on == "HomeScreen"

    drive(script, language=language)


def test_the_key_that_opens_it_closes_it(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("ctrl+p", "ctrl+p")
        assert d.on == "HomeScreen"
        await d.press("ctrl+p", "f1", "ctrl+p")
        assert d.on == "Notice", "the palette lies below it already"

    drive(script)


def test_it_changes_its_language_while_it_is_open(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("ctrl+p")
        assert "Speak German" in d.text
        await d.press("f2")
        assert "Englisch sprechen" in d.text
        assert "Speak" not in d.text

    drive(script)


def test_a_command_is_clicked(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("ctrl+p")
        await player.click("plan ahead")
        assert player.on == "TableScreen"
        assert player.desk.planning

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store)


def test_ctrl_c_says_in_the_players_language_how_to_leave(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("ctrl+c")
        assert d.told == "Strg+Q schließt Companion; alles Eingegebene ist gespeichert."

    drive(script, language="de")
