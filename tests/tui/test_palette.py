"""The palette: every move and command, in the player's language."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.commands import bound
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.screens import SCREENS


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
        assert "Auf Englisch umstellen" in d.text
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


def bound_actions(screen: Any) -> set[str]:
    return {binding.action for binding in bound(screen).values()}


def offered_actions(app: CompanionApp, screen: Any) -> list[str]:
    """What the commands of the palette do that stand for a key."""
    does = [command.callback for command in app.get_system_commands(screen)]
    return [each.args[0] for each in does if isinstance(each, partial) and each.func == app.run_action]


def test_it_has_everything_that_a_key_does_on_that_screen_and_everywhere(home: Path) -> None:
    def has_everything(app: CompanionApp) -> None:
        offered = offered_actions(app, app.screen)
        assert set(offered) == (bound_actions(app.screen) | bound_actions(app)) - {"command_palette"}
        assert len(offered) == len(set(offered))

    async def script(player: Player) -> None:
        has_everything(player.app)
        for name, screen in SCREENS.items():
            await player.show(screen(player.table))
            assert player.on == name
            has_everything(player.app)
            player.app.pop_screen()
            await player.settle()

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store)


def test_force_strictness_clock_and_rules_are_among_them_behind_the_moves(home: Path) -> None:
    async def script(player: Player) -> None:
        titles = [command.title for command in player.app.get_system_commands(player.app.screen)]
        for wanted in ("force as house rule", "this table", "clock", "rules now", "Deutsch", "theme", "more", "pass"):
            assert titles.count(wanted) == 1, wanted
        assert titles[0] == "Move 1 army from Blue home to Neutral"
        assert titles.index("undo") < titles.index("branches"), "likely ones first"
        assert titles.index("Anna: Offer to end the game") > 0

    store = Store()
    record = "option automatic: off\nroll 6 1\nblue pick MOVE1\norange pick RECRUIT"
    sit_down(script, laid_out(store, record), store=store)


def test_a_rare_offer_asks_first_there_too(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("ctrl+p")
        await player.type("offer to end")
        await player.press("enter")
        assert player.on == "Ask"
        await player.press("enter")
        assert not player.table.state.side("blue").wants_end

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store)


def test_force_works_from_there_on_the_line_that_was_typed(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("move 1 BH->OH")
        await player.press("ctrl+p")
        await player.type("force as")
        await player.press("enter")
        assert player.on == "TypeIn"

    store = Store()
    record = "option automatic: off\nroll 6 1\nblue pick MOVE1\norange pick RECRUIT"
    sit_down(script, laid_out(store, record), store=store)
