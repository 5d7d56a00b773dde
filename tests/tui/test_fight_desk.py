"""The combat desk of Aces & Armor: where each die comes from, the chances, the roll, and what came of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.aces.fights import fight_between, prospects, victims
from companion.games.aces.hints import percent
from companion.games.aces.panel.fight_desk import FightDesk
from companion.games.aces.state import Attack
from tests.tui.acesing import at, fighting, in_all, mid_game
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)


def test_pool_chances_and_order_are_told_before_the_roll(home: Path) -> None:
    state = fighting()
    fight = fight_between(state, "t1", "t2")
    odds = prospects(state, fight)
    assert (fight.dice, fight.red.dice) == (13, 3)

    async def script(player: Player) -> None:
        german = player.language == "de"
        await player.press("g")
        assert isinstance(player.app.screen, FightDesk)
        text = " ".join(player.text.split())
        assert ("10 weiße Würfel" if german else "10 white dice") in text
        assert ("3 rote Würfel: Artillerie (art1)" if german else "3 red dice: artillery (art1)") in text
        assert f"{percent(odds.target.destroyed)} %" in text
        assert f"{percent(odds.own.damaged)} %" in text
        order = [player.text.index(unit) for unit in ("●pz1", "●mob1", "●jäg1")] if german else []
        assert order == sorted(order)
        assert "…" not in player.part("#view")
        await player.press("escape")

    in_all(script, state, [SMALL, WIDE, HUGE])


def test_dice_are_typed_as_they_lie_and_show_what_they_do(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        await player.press(*"2211 12 1 3456789")  # a blank after 1 tells it from 10, 11 and 12
        assert player.find("#desk-entry").value == ""
        assert "11 hits, 1 die to come" in player.text
        await player.press("2")
        await player.press(*"666666666666")
        assert player.find("#desk-entry").value == "roll 2 2 11 12 1 3 4 5 6 7 8 9 2 back " + " ".join("6" * 12)
        assert "Tank t2 takes 6 damage" in player.text, "before it is entered"
        await player.press("enter")
        assert "t2" not in player.table.state.units
        assert player.on == "FightDesk", "the next attack; the one on the same tank is lost"
        assert player.table.state.attacks[0].unit == "ftr1"
        assert "Tank t2 takes 6 damage" in player.text

    at(script, fighting(), WIDE)


def test_hits_can_be_counted_instead(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "h", "1", "0", "space", "2")
        assert player.find("#desk-entry").value == "hits 10 back 2"
        await player.press("backspace", "3", "enter")
        assert player.table.last.events[0].facts["hits"] == 10
        assert player.table.last.events[0].facts["back"] == 3

    at(script, fighting(), SMALL)


def test_when_the_last_attack_is_fought_everybody_may_look_at_it_first(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "r")
        while player.table.state.attacks:
            await player.press("r")
        assert player.on == "FightDesk"
        assert "All attacks are fought." in player.text
        assert "attacks" in player.part("#view")
        await player.press("enter")
        assert player.on == "TableScreen"
        assert player.table.state.phase == "money"

    at(script, fighting(), WIDE)


def test_undo_brings_the_attack_back(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.table.state.attacks
        await player.press("g", "h", "1", "enter", "u")
        await player.press(player.app.say("tui-yes-key"))
        assert player.table.state.attacks == before
        assert player.on == "FightDesk"

    at(script, fighting(), SMALL)


@pytest.mark.parametrize("aimed", ["F6", "G6"])
def test_a_barrage_tells_the_chances_of_everybody_it_hits(home: Path, aimed: str) -> None:
    state = mid_game({"allied": "su"})
    inside = replace(state, seat="su", phase="fight", attacks=(Attack("art2", aimed),))
    units = dict(inside.units) | {"art2": replace(inside.units["art1"], type="su_kat", hex="H9", damage=0)}
    inside = replace(inside, units=units)

    async def script(player: Player) -> None:
        await player.press("g")
        for unit in victims(inside, aimed):
            assert f"{unit} " in player.part("#view")
        assert player.part("#view").count("%") == 2 * len(list(victims(inside, aimed)))

    at(script, inside, WIDE)


def test_a_plain_terminal_gets_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "2")
        assert set(player.text) <= LETTERS

    at(script, fighting(), WIDE, ascii=True)
