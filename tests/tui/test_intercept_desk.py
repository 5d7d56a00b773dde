"""The interception desk of Aces & Armor: who could stop the unit on its way, and what would come of it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from companion.games.aces.fights import fight_between, prospects
from companion.games.aces.hints import percent
from tests.tui.acesing import at, coming_by, in_all
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)


def test_everybody_who_could_is_told_with_dice_and_chances_and_stands_on_the_map(home: Path) -> None:
    state = coming_by()
    fights = [fight_between(state, unit, "inf1") for unit in ("inf2", "t2")]

    async def script(player: Player) -> None:
        await player.press("g")
        assert player.on == "InterceptDesk"
        told = " ".join(player.part("#intercept-side").split())
        for fight in fights:
            odds = prospects(state, fight)
            assert f"{fight.dice} {'Würfel' if player.language == 'de' else 'dice'} ({fight.red.dice} " in told
            assert f"{percent(odds.target.destroyed)} %" in told
            assert f"{percent(odds.own.damaged)} %" in told
            assert f"{fight.dice}{'W' if player.language == 'de' else 'd'}" in player.part("#desk-map")
        assert "…" not in player.part("#intercept-side")
        await player.press("escape")

    in_all(script, state, [SMALL, WIDE, HUGE])


def test_arrows_numbers_and_clicks_pick_the_answer_that_enter_gives(home: Path) -> None:
    async def script(player: Player) -> None:
        line = player.find
        await player.press("g", "enter")
        assert line("#desk-entry").value == ""
        assert player.on == "InterceptDesk", "enter alone stops nobody and lets nobody pass"
        assert "Nothing is picked or typed yet." in player.told
        await player.press("down")
        assert line("#desk-entry").value == "intercept inf2"
        await player.press("down")
        assert line("#desk-entry").value == "intercept t2"
        await player.press("escape")
        assert line("#desk-entry").value == ""
        await player.press("up")
        assert line("#desk-entry").value == "pass turn", "the last one"
        await player.press("3")
        assert line("#desk-entry").value == "pass"
        await player.press("down", "down")
        assert line("#desk-entry").value == "intercept inf2", "round and round"
        await player.click("15d")
        assert line("#desk-entry").value == "intercept t2"
        await player.press("enter")
        assert player.table.state.units["t2"].duty == "inf1"
        assert player.on == "TableScreen"

    at(script, coming_by())


def test_with_many_and_little_room_everything_that_can_be_answered_is_still_seen(home: Path) -> None:
    state = coming_by()
    spare = {"mob2": "I5", "art2": "H4"}
    units = {id_: replace(unit, hex=spare.get(id_, unit.hex)) for id_, unit in state.units.items()}

    async def script(player: Player) -> None:
        await player.press("g")
        side = player.part("#intercept-side")
        assert ("In diesem Zug alles durchlassen" if player.language == "de" else "Let everything pass") in side
        assert all(f"◆{unit}" in side for unit in ("inf2", "mob2"))
        await player.press("escape")

    in_all(script, replace(state, units=units), [SMALL])


def test_a_plain_terminal_gets_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        assert set(player.text) <= LETTERS

    at(script, coming_by(), WIDE, ascii=True)
