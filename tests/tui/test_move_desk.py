"""The movement desk: whole moves by keys and mouse in fewer keys than typing, every rule against one, road plans."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.marengo.panel.desk_map import DeskMap
from companion.games.marengo.panel.move_desk import PICKING
from companion.games.marengo.state import Crossing, Going
from companion.games.registry import game
from companion.store import Store
from tests.support import usual_setup
from tests.tui.desking import desk_at
from tests.tui.driving import SMALL, WIDE
from tests.tui.marengoing import at, mid_battle, setup
from tests.tui.playing import Player, sit_down

HUGE = (200, 60)
TYPICAL = {  # as it is typed, and as it is picked
    "move 2 2->4": "2 2 4 enter",
    "move 3 2->5": "2 enter 5 enter",
    "move 1 6->5": "6 enter 5 enter",
    "road 1 2->3": "2 1 3 enter",
    "road 1 2->3-12": "2 1 1 2 enter",
    "road 1 2->5-6(s02_55)": "2 1 6 enter",
    "block 2 4/9": "4 enter enter 9 tab enter",
    "withdraw 1 4/8": "4 8 1 enter enter",
    "withdraw 2 i3 4/8": "4 8 2 1 enter",
    "withdraw i3 4/8": "4 8 i 3 enter enter",
    "withdraw 2 3/9": "3 9 enter enter",
    "enter 1 road_bridge": "shift+tab enter 1 enter",
    "enter 1 road_bridge 1-2": "shift+tab enter 2 enter",
    "next": "- enter",
}
GERMAN = {
    "ziehe 2 2->4": "2 2 4 enter",
    "straße 1 2->3-12": "2 1 1 2 enter",
    "blockiere 2 4/9": "4 enter enter 9 tab enter",
    "einmarsch 1 road_bridge": "shift+tab enter 1 enter",
    "reserve 1 4/8": "4 8 1 enter enter",
    "weiter": "- enter",
}


def line(player: Player) -> str:
    text: str = player.find("#desk-entry").value
    return text


def panel(player: Player) -> str:
    return player.part("#move-panel")


def words(player: Player) -> str:
    """What the panel says, without the ends of its lines."""
    return " ".join(panel(player).split())


def pick(player: Player) -> Any:
    return player.app.screen._pick  # type: ignore[attr-defined]


# --- whole moves ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "typical"), [("en", TYPICAL), ("de", GERMAN)])
@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_every_typical_move_takes_fewer_keys_than_typing(
    home: Path, size: tuple[int, int], code: str, typical: dict[str, str]
) -> None:
    async def script(player: Player) -> None:
        for typed, keys in typical.items():
            before = player.table.state
            meant = player.table.game.play(before, player.table.reader(code).move(typed)).state
            await player.press("g")
            assert player.on == "MoveDesk"
            await player.press(*keys.split())
            assert player.table.state == meant, typed
            assert len(keys.split()) < len(typed) + 1, "enter too"
            if player.on == "MoveDesk":
                await player.press("escape")
            await player.press("u")
            assert player.table.state == before

    at(script, mid_battle(), size, code)


def test_the_desk_stays_open_from_move_to_move(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "2", "2", "4", "enter")
        assert player.on == "MoveDesk"
        assert player.table.state.commands == 1
        assert "● ○ ○" in panel(player)
        await player.press("2", "enter", "3", "enter")
        assert player.table.state.number("austrian", "M03") == 2
        assert player.on == "MoveDesk"
        await player.press("u")
        assert player.table.state.number("austrian", "M03") == 1
        assert line(player) == ""
        await player.press("-")
        assert line(player) == "next"
        assert "2, 3" in words(player), "who could still do something"
        await player.press("enter")
        assert player.on == "TableScreen"
        assert player.table.state.phase == "announce"

    at(script, mid_battle())


def test_typing_always_works(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "2", "/")
        await player.type("move 2 4->9")
        assert line(player) == "move 2 4->9"
        await player.press("escape")
        assert (line(player), pick(player).stage) == ("", "post")
        await player.press("/")
        await player.type("move 3 2->4")
        await player.press("enter")
        assert player.table.state.number("austrian", "M04") == 5
        assert player.on == "MoveDesk"

    at(script, mid_battle())


def test_each_step_can_be_taken_back(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "2", "2", "4")
        assert line(player) == "move 2 2->4"
        await player.press("escape")
        assert (pick(player).stage, line(player)) == ("group", "")
        await player.press("3", "5")
        assert line(player) == "move 3 2->5"
        await player.press("escape", "escape")
        assert pick(player).stage == "post"
        await player.press("-", "escape")
        assert (pick(player).stage, line(player)) == ("post", "")
        await player.press("escape")
        assert player.on == "TableScreen"

    at(script, mid_battle())


@pytest.mark.parametrize(("code", "way", "cost"), [("en", "by road", "free"), ("de", "auf der Straße", "kostenlos")])
def test_where_they_may_go_lights_up_with_what_it_costs(home: Path, code: str, way: str, cost: str) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        assert player.find(DeskMap)._marks.lit
        assert "M08" not in player.find(DeskMap)._marks.lit
        await player.press("2")
        marks = player.find(DeskMap)._marks
        assert set(marks.written) == {"M01", "M03", "M04", "M05"}
        assert set(marks.written.values()) == {"●"}
        await player.press("1")
        marks = player.find(DeskMap)._marks
        assert marks.written["M12"] == "○"
        assert marks.written["M06"] == "●"
        assert way in panel(player)
        await player.press("tab", "tab", "tab")
        assert pick(player).target == "M03"
        assert cost in player.part("#desk-verdict")
        await player.press("shift+tab")
        assert pick(player).target == "M01"
        assert not any(code == "de" and "command" in each for each in player.lines)

    at(script, mid_battle(), WIDE, code)


@pytest.mark.parametrize(
    ("code", "hour", "left"), [("en", "11:00", "2 command points left"), ("de", "11 Uhr", "noch 2 Kommandopunkte")]
)
@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
def test_above_the_desk_stand_the_hour_whose_move_it_is_commands_left_and_both_morales(
    home: Path, size: tuple[int, int], code: str, hour: str, left: str
) -> None:
    async def script(player: Player) -> None:
        for key in ("g", "2", "enter"):
            await player.press(key)
            head = player.part("#desk-asked")
            assert head.startswith("   ▲ Anna   ")
            assert hour in head
            assert left in head
            assert head.rstrip().endswith("▲ 14   ◆ 12")

    at(script, mid_battle(), size, code)


def test_arrows_go_over_the_map(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "2", "2", "right")
        assert pick(player).target
        seen = {pick(player).target}
        for key in ("down", "down", "right", "up", "left"):
            await player.press(key)
            seen.add(pick(player).target)
        assert len(seen) >= 4
        assert all(locale in player.table.state.board.locale for locale in seen)
        await player.press("escape", "escape", "down")
        assert pick(player).post.place != "M02"
        assert pick(player).stage == "post"

    at(script, mid_battle(), SMALL)


def test_no_arrow_does_nothing_while_somebody_else_can_be_picked(home: Path) -> None:
    """Both stand at one place: none of them is on any side of the other."""
    stand = {"austrian": {"C": {"xm": 1, "x": 1}}, "french": {"F": {"x": 2}}}

    async def script(player: Player) -> None:
        await player.press("g")
        first = pick(player).post
        for key in ("down", "up", "right", "left"):
            before = pick(player).post
            await player.press(key)
            assert pick(player).post != before
        assert pick(player).post == first

    at(script, mid_battle("training", stand=stand, going=Going("C", {"xm": 1})))


def test_which_blocks_is_counted_with_arrows_too(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "4", "8")
        assert pick(player).words == ("x", "x", "x", "i3")
        await player.press("left", "down", "-")
        assert pick(player).words == ("x", "x")
        await player.press("+", "up", "right", "right", "right")
        assert pick(player).words == ("x", "x", "x", "i3")
        assert "3 of 3" in panel(player)
        await player.press("tab")
        assert line(player) == "withdraw i3 3 4/8"

    at(script, mid_battle())


def test_cavalry_goes_on_and_shows_its_face(home: Path) -> None:
    stand = {"austrian": {"C": {"xm": 1, "x": 1}}, "french": {"F": {"x": 2}}}
    state = mid_battle("training", stand=stand, going=Going("C", {"xm": 1}))

    async def script(player: Player) -> None:
        await player.press("g")
        assert pick(player).post.goes_on
        await player.press("enter")
        assert "cavalry 2 (shown) from C Crossways: where to?" in words(player)
        await player.press("c", "2", "enter", "enter")
        assert player.table.state.at("austrian", "C>F") == {"c2m": 1}

    at(script, state)


def test_what_faces_nobody_comes_first_and_is_given_up(home: Path) -> None:
    state = mid_battle("training", stand={"austrian": {"A": {"x": 1}, "C>F": {"xm": 2}}, "french": {"K": {"x": 1}}})

    async def script(player: Player) -> None:
        await player.press("g")
        assert pick(player).post.place == "C>F"
        await player.press("-")
        assert "BM-BLK-13" in player.text
        await player.press("escape", "enter", "enter", "C", "enter")
        assert player.table.state.number("austrian", "C") == 2

    at(script, state)


def test_letters_name_the_places_of_the_training_field(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "A", "1", "D")
        assert line(player) == "move 1 A->D"

    at(script, mid_battle("training"), SMALL)


# --- why not --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
@pytest.mark.parametrize(
    ("code", "blocks", "poor"), [("en", "Ben blocks 8/4", "0 are left"), ("de", "Ben blockiert 8/4", "0 sind übrig")]
)
def test_every_rule_against_a_group_is_told(
    home: Path, size: tuple[int, int], code: str, blocks: str, poor: str
) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g", "4", "2", "8")
        told = words(player)
        state = player.table.seen_by(None)
        for option in pick(player).refused:
            objections = list(option.move.objections(state))
            assert objections
            assert all(each.rule in told for each in objections)
        assert blocks in told
        assert "BM-MOVE-06" in told
        assert "BM-CMD-23" in told
        await player.press("enter")
        assert player.on == "MoveDesk"
        assert player.table.state.commands == 0
        assert "BM-MOVE-06" in player.part("#desk-verdict")

    at(script, mid_battle(commands=0), size, code)


def test_who_may_not_move_says_why(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g")
        for _ in range(40):
            if pick(player).post.place == "M17":
                break
            await player.press("right")
        assert pick(player).post.place == "M17"
        assert "BM-CMD-25" in panel(player)
        await player.press("enter")
        assert pick(player).stage == "post"

    at(script, mid_battle())


# --- the road planner -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "wait", "typed"), [("en", "wait", "road 1 2->wait-4"), ("de", "warte", "straße 1 2->warte-4")]
)
@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_road_planner_goes_step_by_step(
    home: Path, size: tuple[int, int], code: str, wait: str, typed: str
) -> None:
    state = mid_battle(roads={"marengo M02>M04": (Crossing(1, "M02>M04"),)})

    async def script(player: Player) -> None:
        await player.press("d", "g", "2", "1", "r")
        assert pick(player).stage == "road"
        assert "✗4 █··" in panel(player)
        assert line(player) == ""
        await player.press("up")
        assert f"▸ {wait}" in panel(player)
        await player.press("right")
        assert line(player) == ""
        while pick(player).roads[pick(player).row].cells[0].to != "M04":
            await player.press("down")
        await player.press("right")
        assert line(player) == typed
        assert "✓" in player.part("#desk-verdict")
        assert player.find(DeskMap)._marks.written == {"M04": "2"}
        await player.press("left")
        assert line(player) == ""
        await player.press("left", "down", "right")
        assert "BM-ROAD-08" in player.text
        await player.press("escape", "escape")
        assert pick(player).stage == "group"

    at(script, state, size, code)


def test_a_plan_is_entered_and_another_block_follows(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g", "2", "r", "down", "down", "right", "right", "right")
        assert line(player) == "road 1 2->3-12-14"
        assert player.find(DeskMap)._marks.written == {"M03": "1", "M12": "2", "M14": "3"}
        await player.press("enter")
        assert player.table.state.number("austrian", "M14") == 1
        assert player.table.state.commands == 2
        await player.press("2", "r", "down", "down")
        assert "█··" in panel(player)
        assert "BM-ROAD-08" in panel(player)

    at(script, mid_battle())


def test_reinforcements_are_planned_from_their_entry(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g", "shift+tab", "r")
        assert line(player) == "enter 1 road_bridge"
        await player.press("right", "right")
        assert line(player) == "enter 1 road_bridge 1-2-4"
        await player.press("enter")
        assert player.table.state.number("austrian", "M04") == 3

    at(script, mid_battle())


def test_who_blocks_an_approach_does_not_go_by_road(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g", "4", "8", "r")
        assert pick(player).stage == "group"
        assert "nobody goes by road" in player.told

    at(script, mid_battle())


# --- the mouse, boards without a map --------------------------------------------------------------------------------


async def click(player: Player, locale: str) -> None:
    map_ = player.find(DeskMap)
    spot = next(spot for spot in map_.spots() if spot.places[0] == f"locale:{locale}")
    await player.pilot.click(offset=map_.content_region.offset + spot.runs[0].offset)
    await player.settle()


def test_the_mouse_picks_too(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g")
        await click(player, "M02")
        assert pick(player).stage == "group"
        await player.press("2")
        await click(player, "M04")
        assert line(player) == "move 2 2->4"
        await click(player, "M09")
        assert "BM-MOVE-03" in panel(player)
        await player.press("escape", "r")
        await click(player, "M12")
        assert line(player) == "road 1 2->3-12"

    at(script, mid_battle())


def test_plain_signs_and_no_colours_are_enough(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g", "2", "1")
        assert "o" in player.find(DeskMap)._marks.written.values()
        assert all(letter.isascii() or letter.isalpha() for letter in panel(player) if letter not in "↑↓←→")
        await player.press("f2")
        assert "auf der Straße" in panel(player)

    at(script, mid_battle(), SMALL, ascii=True)


# --- close-ups at the table -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
@pytest.mark.parametrize(
    ("code", "title", "turn"),
    [
        ("en", "Who could come to 4", "Austria, next turn (12:00)"),
        ("de", "Wer nach 4", "Österreich, nächster Zug (12 Uhr)"),
    ],
)
def test_the_card_of_a_locale_turned_over_tells_who_could_come(
    home: Path, size: tuple[int, int], code: str, title: str, turn: str
) -> None:
    async def script(player: Player) -> None:
        board: Any = player.desk.board
        await player.press("d", "l")
        board.go_to(next(spot for spot in board.spots() if spot.places[0] == "locale:M04"))
        await player.settle()
        assert title not in player.text
        await player.press("enter")
        assert title in player.part("#board")
        assert turn not in player.part("#board"), "first the enemy"
        await player.press("enter")
        card = player.part("#board")
        assert title in card
        assert turn in card
        assert f"○ 4/2 {player.app.say('marengo-move-way-road')}: 1, 2, 3, 12" in card
        assert "2 (3)" in card, "a group"
        assert player.app.say("marengo-reach-but").split()[-1] in card, "and what is left out of account"
        await player.press("f2")
        assert title not in player.text
        await player.press("f2", "enter")
        assert title not in player.text
        assert player.on == "TableScreen"

    at(script, mid_battle(), size, code)


def test_a_key_that_comes_before_the_desk_is_there_does_nothing() -> None:
    desk = desk_at(game("marengo"), mid_battle(), setup())
    assert not any(desk.check_action(action, ()) for action in PICKING)


@pytest.mark.parametrize(
    ("code", "left", "free"),
    [("en", "2 commands are left", "Free anyway"), ("de", "2 Kommandos übrig", "Ohnehin frei")],
)
def test_a_key_tells_what_the_commands_could_buy(home: Path, code: str, left: str, free: str) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "e")
        assert left in player.text
        assert "3/9, 4/8, 6/10" in player.text
        assert free in player.text
        await player.press("f2")
        assert left not in player.text
        await player.press("escape")
        assert player.on == "TableScreen"

    at(script, mid_battle(), SMALL, code)


def test_a_table_without_a_map_has_no_commands_to_look_at(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("e")
        assert player.on == "TableScreen"
        assert player.app.say("marengo-panel-no-map") in player.told
        assert player.app.say("key-zoom") not in player.lines[-1]

    store = Store()
    ledger = store.create(game("marengo"), usual_setup("marengo", depth="ledger"), "Kitchen")
    sit_down(script, ledger, store=store)
