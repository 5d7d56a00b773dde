"""Every screen that can be left says how, and that key does it; nothing else has the key's label."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.commands import bound
from tests.tui.driving import SMALL, Driver, drive
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.screens import SCREENS

ESC = re.compile(r"\besc\b", re.IGNORECASE)


@pytest.mark.parametrize("language", ["en", "de"])
def test_escape_is_told_and_leaves_every_screen(home: Path, language: str) -> None:
    silent, stuck = [], []

    async def script(player: Player) -> None:
        for name, screen in SCREENS.items():
            await player.show(screen(player.table))
            assert player.on == name
            if not ESC.search(player.text):
                silent.append(name)
            await player.press("escape")
            if player.on != "TableScreen":
                stuck.append(name)
                player.app.pop_screen()
                await player.settle()

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store, size=SMALL, language=language)
    assert (silent, stuck) == ([], [])


@pytest.mark.parametrize("key", ["ctrl+p", "f1", "m"])
def test_so_do_palette_key_help_and_offers(home: Path, key: str) -> None:
    async def script(player: Player) -> None:
        await player.press(key)
        assert player.on != "TableScreen"
        await player.press("end")
        assert ESC.search(player.text)
        await player.press("escape")
        assert player.on == "TableScreen"

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store, size=SMALL)


@pytest.mark.parametrize(("language", "label"), [("en", "q leave"), ("de", "q verlassen")])
@pytest.mark.parametrize("id_", ["march", "clockwork"])
def test_a_table_is_left_by_the_key_at_its_foot_and_escape_says_which(
    home: Path, id_: str, language: str, label: str
) -> None:
    async def script(player: Player) -> None:
        assert label in player.lines[-1]
        await player.press("escape")
        assert player.on == "TableScreen"
        assert "q " in player.told
        await player.press("q", player.app.say("tui-yes-key"))
        assert player.on == "HomeScreen"

    store = Store()
    sit_down(script, store.create(game(id_), Setup()), store=store, size=SMALL, language=language)


def test_escape_goes_one_step_back_at_a_table(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("a", "/", "x")
        assert ESC.search(player.lines[-1]), "while a line is typed its way out is shown"
        assert "q leave" not in player.lines[-1], "there q is a letter"
        await player.press("escape")
        assert player.desk.planning, "one step: out of the line"
        await player.press("h", "escape")
        assert player.desk.planning, "one step: out of the log"
        assert player.find("#choices").has_focus
        await player.press("escape")
        assert not player.desk.planning

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store)


def test_the_archive_comes_back_with_escape(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("A")
        assert "Nothing is put away." in d.text
        assert "esc back" in d.lines[-1]
        await d.press("escape")
        assert "Welcome!" in d.text
        assert "esc back" not in d.lines[-1]
        await d.press("escape")
        assert d.told == "This is where everything begins. q closes Companion."

    drive(script, size=SMALL)


def test_the_key_called_quit_closes_companion_and_no_other_screen_has_it(home: Path) -> None:
    async def script(player: Player) -> None:
        for name, screen in SCREENS.items():
            await player.show(screen(player.table))
            assert "quit" not in bound(player.app.screen), name
            player.app.pop_screen()
            await player.settle()
        assert "quit" not in bound(player.desk)
        await player.press("q", "y", "q")
        assert player.app._exit

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store)


def test_leaving_by_the_palette_keeps_the_time_of_the_clocks(home: Path) -> None:
    async def script(player: Player) -> None:
        player.desk._clocks.tick(["blue"], 77)
        await player.press("ctrl+p")
        await player.type("quit")
        await player.press("enter")
        assert player.app._exit

    store = Store()
    id_ = laid_out(store, "roll 6 1")
    sit_down(script, id_, store=store)
    again = Store()
    assert again.look(again.journal.table(id_)).settings.clocks["blue"] >= 77
    again.close()
