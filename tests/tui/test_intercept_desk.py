"""The interception desk of Aces & Armor: who could stop the unit on its way, and what would come of it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from companion.games.aces.fights import fight_between, prospects
from companion.games.aces.hints import percent
from tests.tui.acesing import at, coming_by, in_all, mid_game
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


def test_all_of_half_a_map_stands_beside_the_answers_at_120_columns(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        assert all(hex_ in player.part("#desk-map") for hex_ in ("A3", "A12", "I3", "I12"))
        assert "…" not in player.part("#intercept-side")
        await player.press("escape")

    in_all(script, coming_by(), [WIDE])


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


def test_why_of_a_unit_that_is_still_on_its_way_is_a_sentence(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("inf1 H5")
        await player.press("d", "h", "enter")
        assert player.on == "WhyScreen"
        told = {"en": "Nothing has come of this yet", "de": "Daraus ist noch nichts geworden"}
        assert told[player.language] in player.text
        await player.press("escape", "escape", "u")
        if player.on == "Ask":
            await player.press(player.app.say("tui-yes-key"))

    in_all(script, mid_game(), [SMALL, WIDE])
