"""Orders behind the curtain: every line is judged at once, and nobody else ever sees one."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Paste

from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.state import Line, State
from tests.clockwork.tables import begun, position
from tests.tui.clockworking import at, writing_orders
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player
from tests.tui.reading_large import written_large
from tests.tui.test_secrets import everything_drawn

SIZES = [SMALL, WIDE]


async def sit_at_desk(player: Player) -> None:
    """Red's orders: the curtain is lifted."""
    await player.press("1")
    assert player.on == "CurtainScreen"
    await player.press("enter")
    assert player.on == "OrderDesk"


async def order(player: Player, line: str) -> None:
    await player.type(line)
    await player.press("enter")


async def seal(player: Player) -> None:
    """Enter on an empty line; that some stay in the pool is meant so."""
    await player.press("enter")
    if player.on == "Ask":
        await player.press(player.app.say("tui-yes-key"))


def sealed(player: Player) -> list[tuple[Line, ...]]:
    return [seal.move.lines for seal in player.table.sealed() if isinstance(seal.move, Deploy)]


def read(player: Player) -> str:
    """What stands on the desk beside the map."""
    return " ".join(player.part("#order-side").split())


def test_the_curtain_comes_first_then_the_desk_then_the_next_curtain(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1")
        assert "Hand the laptop to" in player.text
        assert written_large("Anna", player.lines)
        await player.press("enter")
        await order(player, "F1 2")
        await seal(player)
        assert player.on == "CurtainScreen"
        assert written_large("Ben", player.lines)
        assert sealed(player) == [(Line("F1", 2),)]

    at(script, writing_orders())


def test_a_line_is_taken_or_refused_at_once_with_its_rule(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await player.type("L3 2")
        assert "✗ L3 is out of reach" in read(player)
        assert "CW-DEPLOY-10" in read(player)
        await player.press("enter")
        assert player.find("#order-entry").value == "L3 2", "it stays, to be mended"
        player.find("#order-entry").value = ""
        await player.type("S1 2")
        assert "✓ S1:2 – then 3 are left in the pool" in read(player)
        await player.press("enter")
        assert "1 S1:2 ✓" in read(player)

    at(script, writing_orders())


def test_the_pool_counts_down_while_a_line_is_typed(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        assert "5 of 5 left in the pool █████" in read(player)
        await order(player, "F1 2")
        assert "3 of 5 left in the pool ███░░" in read(player)
        await player.type("F2 3")
        assert "0 of 5 left in the pool ░░░░░" in read(player)
        await player.press("1")
        assert "CW-DEPLOY-05" in read(player)

    at(script, writing_orders())


def test_a_missing_waypoint_is_named_until_somebody_stands_there(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await player.type("L2 1")
        assert "CW-DEPLOY-12" in read(player)
        await player.press("enter")
        assert "1 L2:1 via V2 ! needs a unit on V2" in read(player)
        await player.press("enter")
        assert player.on == "OrderDesk", "orders that lack something are not sealed"
        assert "✗" in read(player)
        await order(player, "V2 1")
        assert "1 L2:1 via V2 ✓" in read(player)
        await seal(player)
        assert sealed(player) == [(Line("L2", 1, via="V2"), Line("V2", 1))]

    at(script, writing_orders())


def test_a_whole_pad_is_typed_in_one_line(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "V2 1, L2 2 via V2, court 2")
        await player.press("enter")
        assert sealed(player) == [(Line("V2", 1), Line("L2", 2, via="V2"), Line("court", 2))]

    at(script, writing_orders())


def test_german_and_the_whole_move_are_read_too(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "aufstellen V2:1 L2:1 über V2 hof:2+agent")
        await seal(player)
        assert sealed(player) == [(Line("V2", 1), Line("L2", 1, via="V2"), Line("court", 2, "agent"))]

    at(script, writing_orders(), language="de")


def test_a_pad_pasted_line_by_line_is_one_set_of_orders(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        player.find("#order-entry").post_message(Paste("V2 1\nL2 2 via V2\n"))
        await player.settle()
        await player.press("enter")
        await seal(player)
        assert sealed(player) == [(Line("V2", 1), Line("L2", 2, via="V2"))]

    at(script, writing_orders())


def test_backspace_on_an_empty_line_brings_the_last_order_back(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "F1 2")
        await order(player, "F2 1")
        await player.press("backspace")
        assert player.find("#order-entry").value == "F2:1"
        await player.press("backspace", "3", "enter", "enter")
        assert sealed(player) == [(Line("F1", 2), Line("F2", 3))]

    at(script, writing_orders())


def test_nobody_leaves_the_pool_by_mistake(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await player.press("enter")
        assert player.on == "Ask"
        assert "Nobody leaves the pool. Seal the orders like that?" in player.text
        await player.press("y")
        assert sealed(player) == [()]

    at(script, writing_orders())


def test_whether_some_stay_in_the_pool_is_asked_once(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "F1 2")
        await player.press("enter")
        assert player.on == "Ask"
        assert "3 workers stay in the pool." in player.text
        await player.press("n")
        assert player.on == "OrderDesk"
        await order(player, "F2 1")
        await player.press("enter")
        assert sealed(player) == [(Line("F1", 2), Line("F2", 1))], "it was asked before"

    at(script, writing_orders())


def test_nobody_is_asked_when_everybody_is_sent(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "F1 4, court 1")
        await player.press("enter")
        assert player.on == "CurtainScreen"

    at(script, writing_orders())


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_example_is_one_that_can_be_ordered_now(home: Path, code: str) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        example = player.find("#order-entry").placeholder.partition(". ")[2].removeprefix("B. ")
        assert ":" in example
        await order(player, example)
        assert "✗" not in read(player)
        assert player.find("#order-entry").value == "", "it was taken"

    at(script, writing_orders(), language=code)


def test_what_cannot_be_read_is_said_on_enter_and_not_before(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await player.type("F1 some")
        assert "✗" not in read(player)
        await player.press("enter")
        assert "✗ I cannot read the order" in read(player)

    at(script, writing_orders())


def test_the_map_tells_near_tiles_from_forced_marches_and_the_rest(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        text = player.part("#order-map")
        assert "›F1" in text
        assert "›V2" in text
        assert "»L2" in text
        assert "›L3" not in text
        assert "»L3" not in text
        await player.type("L2 2")
        assert "▲+2" in player.part("#order-map")

    at(script, writing_orders())


def test_tab_completes_a_tile_that_can_be_reached(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await player.type("co")
        await player.press("tab")
        assert player.find("#order-entry").value == "court "

    at(script, writing_orders())


def test_a_click_on_a_tile_writes_it(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await player.click("›F2")
        await order(player, "2")
        await seal(player)
        assert sealed(player) == [(Line("F2", 2),)]

    at(script, writing_orders())


def test_an_ally_reads_the_call_to_arms(home: Path) -> None:
    async def script(player: Player) -> None:
        assert [part for part in ("#aside", "#hands") if "V3" in player.part(part)] == []
        rows = [line for line in player.part("#choices").splitlines() if "Cleo" in line]
        await player.press(rows[0].split()[0], "enter")
        assert "Anna calls to arms: V3" in read(player)

    at(script, called_to_arms())


def called_to_arms() -> State:
    players = {seat: {"pool": 4} for seat in ("red", "blue", "white", "green")} | {"red": {"pool": 4, "call": "V3"}}
    return begun(position(options={"players": "4", "alliance": "yes"}, phase="deploy", players=players)).state


# --- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_orders_stays_on_any_screen(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "V2 1, L2 2 via V2")
        await seal(player)
        for keys in ((), ("escape",), ("h", "enter"), ("escape", "x"), ("s",), ("u",), ("b",), ("r",)):
            await player.press(*keys)
            assert hides_the_orders(player), keys

    at(script, writing_orders(), size)


def test_orders_put_off_leave_nothing_behind(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "L2 2 via V2")
        await player.type("V2 1")
        await player.press("escape")
        assert player.on == "CurtainScreen"
        assert hides_the_orders(player)
        await player.press("enter")
        assert "5 of 5 left" in read(player)

    at(script, writing_orders())


def hides_the_orders(player: Player) -> bool:
    drawn = everything_drawn(player).replace("Play an espionage card · +2", "")  # how many more offers there are
    return not any(words in drawn for words in ("via V2", "L2:2", "L2 2", "+2", "left in the pool"))


def test_when_all_have_written_everybody_sees_the_orders(home: Path) -> None:
    async def script(player: Player) -> None:
        for line in ("F1 2", "V4 1", "V5 1"):
            await player.press("enter" if player.on == "CurtainScreen" else "1")
            if player.on == "CurtainScreen":
                await player.press("enter")
            await order(player, line)
            await seal(player)
        assert player.on == "TableScreen"
        assert player.table.state.soldiers["F1"]["red"] == 3
        assert player.table.state.soldiers["V5"]["white"] == 4

    at(script, writing_orders())


def test_orders_that_lie_open_are_written_without_a_curtain(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.click("It lies open already")
        for line in ("F1 2", "V4 1", "V5 1"):
            assert player.on == "OrderDesk"
            await order(player, line)
            await seal(player)
        assert player.on == "TableScreen"
        assert player.table.state.soldiers["V4"]["blue"] == 2

    at(script, writing_orders())


def test_the_desk_speaks_the_other_language_at_once(home: Path) -> None:
    async def script(player: Player) -> None:
        await sit_at_desk(player)
        await order(player, "V2 1")
        await player.type("L3 2")
        await player.press("f2")
        assert "noch" in read(player)
        assert "L3 ist außer Reichweite" in read(player)

    at(script, writing_orders())
