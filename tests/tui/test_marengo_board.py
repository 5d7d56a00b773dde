"""The battlefield on the screen: all of it or a window that follows, closer or from afar, by keys and mouse."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from textual.events import MouseDown, MouseMove, MouseScrollDown, MouseScrollUp, MouseUp
from textual.geometry import Region

from companion.games.marengo.board.reading import our_board
from companion.games.marengo.parts import Hit, Maneuver, Retreat
from companion.games.registry import game
from companion.kernel.data import asset_text
from companion.kernel.game import Setup
from companion.store import Store
from tests.support import usual_setup
from tests.tui.driving import SMALL, WIDE
from tests.tui.marengoing import PEOPLE, at, in_all, mid_battle
from tests.tui.playing import Player, sit_down
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)
BOARDS = ("marengo", "training")
WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def words(player: Player) -> set[str]:
    """What stands on the map, without its lines."""
    return set(re.sub(r"[\u2800-\u28ff\[\]]", " ", player.part("#board")).split())


def window(player: Player) -> Region:
    return player.desk.board.window()


def seen(player: Player, locale: str) -> bool:
    """Is the number of a locale in the window?"""
    board = player.desk.board
    spot = next(spot for spot in board.spots() if spot.places[0] == f"locale:{locale}")
    return bool(board.room().contains(*spot.runs[0].offset))


# --- all of it, or a window -----------------------------------------------------------------------------------------


def test_the_whole_battlefield_is_seen(home: Path) -> None:
    async def script(player: Player) -> None:
        text = " ".join(words(player))
        numbers = set(re.findall(r"\d+", text))
        assert {str(number) for number in range(1, 67)} <= numbers
        assert {"▲3", "▲1", "◆3z", "»▲1"} <= words(player)
        assert all(seen(player, locale) for locale in our_board("marengo").locale)
        assert player.part("#choices").strip()

    in_all(script, mid_battle(), [WIDE, HUGE])


def test_with_room_nothing_moves_when_hands_have_something_to_do(home: Path) -> None:
    async def script(player: Player) -> None:
        parts = ("#choices", "#entry", "#log", "#hands")
        await player.press("d")
        places = [player.desk.query_one(part).region for part in parts]
        assert "YOUR HANDS (" not in player.text
        await player.enter("move 1 2->5")
        assert "YOUR HANDS (" in player.part("#hands")
        assert [player.desk.query_one(part).region for part in parts] == places
        assert all(place.area for place in places)

    at(script, mid_battle(), HUGE)


def test_one_look_tells_how_it_stands(home: Path) -> None:
    """The hour, whose move it is, how many commands are left, how far both armies are from breaking."""

    async def script(player: Player) -> None:
        text, code = player.text, player.language
        assert ("11 Uhr" if code == "de" else "11:00") in player.lines[0]
        assert "● ● ○" in text
        assert "Anna" in text
        for sign, name, morale in (("▲", "AUSTRIA", "14"), ("◆", "FRANCE", "12")):
            german = {"AUSTRIA": "ÖSTERREICH", "FRANCE": "FRANKREICH"}[name]
            assert re.search(rf"{sign} {german if code == 'de' else name} +{morale} █+", text)
        assert "12◆2" in text
        assert "16◆4" in text

    in_all(script, mid_battle(), [SMALL, (100, 30), WIDE, HUGE])


def test_at_80_columns_the_window_follows_what_happens(home: Path) -> None:
    async def script(player: Player) -> None:
        assert seen(player, "M08")
        assert not seen(player, "M01")
        await player.enter("enter 1 road_bridge")
        assert player.table.state.number("austrian", "M01") == 3
        assert seen(player, "M01")
        assert "▲3" in words(player)

    at(script, mid_battle(), SMALL)


def test_what_happens_in_sight_does_not_move_the_window(home: Path) -> None:
    async def script(player: Player) -> None:
        before = window(player)
        await player.enter("withdraw 1 4/8")
        assert player.table.state.number("austrian", "M04") == 3
        assert window(player) == before

    at(script, mid_battle(), SMALL)


# --- looking around -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_the_arrows_reach_every_place(home: Path, board: str) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        await player.press("l")
        todo, reached = [canvas._at], {canvas._at}
        while todo:
            here = todo.pop()
            for way in WAYS:
                canvas._at = here
                canvas.action_move(*way)
                if canvas._at not in reached:
                    reached.add(canvas._at)
                    todo.append(canvas._at)
                    assert canvas.room().contains(*canvas.standing_out.runs[0].offset), "and it is seen"
        assert reached == {spot.places for spot in canvas.spots()}
        await player.press("escape")

    in_all(script, mid_battle(board), [SMALL, WIDE], ["en"])


def test_whoever_looks_closer_sees_a_card(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        room, road = {"en": ("3 of 4", "main"), "de": ("3 von 4", "Haupt")}[player.language]
        assert room not in player.text
        await player.press("l")
        canvas._at = next(spot.places for spot in canvas.spots() if spot.places[0] == "locale:M08")
        canvas.redraw()
        await player.settle()
        card = player.part("#board")
        assert "8 Marengo" in card
        assert room in card
        assert road in card
        assert "ia×" in card
        await player.press("escape")
        assert room not in player.text
        assert player.find("#choices").has_focus

    in_all(script, mid_battle(), [SMALL, WIDE, HUGE])


def test_looking_is_not_correcting(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("l", "right", "enter")
        assert player.on == "TableScreen"
        assert player.desk.board.looking
        await player.press("t")
        assert not player.desk.board.looking
        assert player.app.say("tui-correct-where") in player.text
        await player.press("enter")
        assert player.on == "CorrectScreen"

    at(script, mid_battle())


def test_blocks_can_be_put_where_none_stood_by_pointing_there(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        await player.press("t")
        places = {spot.places[0] for spot in canvas.spots()}
        assert {"locale:M04", "locale:M66", "display:french_4pm"} <= places
        canvas.go_to(next(spot for spot in canvas.spots() if spot.places[0] == "locale:M66"))
        await player.settle()
        assert "66" in player.part("#asked")
        await player.press("enter")
        assert player.on == "CorrectScreen"
        assert "66" in player.text

    at(script, mid_battle())


# --- closer and farther ---------------------------------------------------------------------------------------------


def test_a_key_comes_closer_until_all_of_it_is_seen_again(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        sizes = canvas.sizes(canvas.room().size)
        assert len(sizes) >= 3
        first = canvas.picture_size()
        found = []
        for _ in sizes:
            await player.press("z")
            found.append(canvas.picture_size())
        assert set(found) == set(sizes)
        assert found[-1] == first

    in_all(script, mid_battle(), [SMALL, WIDE], ["en"])


def test_in_the_smallest_room_all_of_it_can_be_seen_and_pointed_at(home: Path) -> None:
    """Some numbers have no room there."""

    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        await player.press("l", *["minus"] * 4)
        assert canvas.picture_size() == canvas.sizes(canvas.room().size)[0]
        assert len(words(player) & {str(number) for number in range(1, 67)}) < 66
        places = {spot.places[0] for spot in canvas.spots()}
        assert {f"locale:{locale}" for locale in our_board("marengo").locale} <= places
        before = canvas.standing_out
        await player.press("right", "right")
        assert canvas.standing_out != before

    in_all(script, mid_battle(), [(40, 10), (60, 14), SMALL], ["en"])


def test_closer_there_are_symbols_and_names(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "ia×" not in words(player)
        await player.press("z")
        assert "ia×" in words(player)
        await player.press("z")
        assert "Marengo" in words(player)

    at(script, mid_battle(), WIDE)


def test_plus_and_minus_zoom_while_looking_and_shift_pans(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        await player.press("l")
        before = canvas.picture_size()
        await player.press("plus")
        assert canvas.picture_size().area > before.area
        here = window(player)
        await player.press("shift+right", "shift+down")
        assert (window(player).x, window(player).y) == (here.x + 8, here.y + 4)
        await player.hurry(*["shift+left"] * 40)
        assert window(player).x == 0
        await player.press("minus", "minus", "minus", "minus")
        assert canvas.picture_size() == canvas.sizes(canvas.room().size)[0]

    at(script, mid_battle(), SMALL)


async def mouse(player: Player, kind: type[Any], x: int, y: int, button: int = 0) -> None:
    board = player.desk.board
    across, down = board.region.x + x, board.region.y + y
    player.app.screen._forward_event(kind(board, across, down, 0, 0, button, False, False, False, across, down))
    await player.settle()


def test_the_wheel_zooms_and_dragging_pans(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        before = canvas.picture_size()
        await mouse(player, MouseScrollUp, 30, 6)
        assert canvas.picture_size().area > before.area
        here = window(player)
        await mouse(player, MouseDown, 30, 6, 1)
        await mouse(player, MouseMove, 25, 5, 1)
        await mouse(player, MouseUp, 25, 5, 1)
        assert (window(player).x, window(player).y) == (here.x + 5, here.y + 1)
        await mouse(player, MouseScrollDown, 30, 6)
        assert canvas.picture_size() == before

    at(script, mid_battle(), SMALL)


def test_a_click_on_a_locale_looks_at_it(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        spot = next(spot for spot in canvas.spots() if spot.places[0] == "locale:M08")
        await player.pilot.click("#board", offset=spot.runs[0].offset + canvas.gutter.top_left)
        await player.settle()
        assert canvas.looking
        assert "8 Marengo" in player.part("#board")
        assert player.on == "TableScreen"

    at(script, mid_battle())


# --- without colour, without signs, without a map -------------------------------------------------------------------


def test_a_plain_terminal_gets_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("l")
        assert set(player.text) <= LETTERS
        assert "?" not in player.part("#board")
        assert "^3" in player.text
        assert "=" in player.part("#board"), "a main road"
        await player.press("escape")

    in_all(script, mid_battle(), [SMALL, WIDE], ["en"], ascii=True)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_board_that_does_not_say_where_to_draw_it_is_told_in_lines(home: Path, size: tuple[int, int]) -> None:
    text = re.sub(r"area = .*\n", "", asset_text("games", "marengo", "boards", "training.toml"))

    async def script(player: Player) -> None:
        assert "F Hop Garden: France, 2 blocks in reserve, 2 asleep" in player.text
        assert "● ● ●" in player.text
        await player.press("l")
        await player.press("z")
        assert player.find("#choices").has_focus
        assert player.app.say("marengo-panel-no-map") in player.told

    store = Store()
    id_ = store.create(game("marengo"), Setup({"board": "own"}, PEOPLE, {"board": text}))
    sit_down(script, id_, store=store, size=size)


def test_the_books_have_bars_hours_and_pips_too(home: Path) -> None:
    async def script(player: Player) -> None:
        assert re.search(r"▲ AUSTRIA +16 █+", player.text)
        assert "● ● ●" in player.text

    store = Store()
    sit_down(script, store.create(game("marengo"), usual_setup("marengo", depth="ledger")), store=store, size=SMALL)


def test_what_the_last_loss_did_is_seen_until_it_is_taken_back(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("attack 8/4 narrow i3 of 2 against 3 inf 1 homecav 1")
        await player.enter("volley a1")
        assert re.search(r"▲ AUSTRIA +15 █+░+·* −1", player.text)
        await player.press("u")
        await player.press(player.app.say("tui-yes-key"))
        assert "−1" not in player.part("#board")

    store = Store()
    sit_down(script, store.create(game("marengo"), usual_setup("marengo", depth="ledger")), store=store, size=WIDE)


def test_nothing_around_the_map_is_cut(home: Path) -> None:
    async def script(player: Player) -> None:
        for part in ("#ribbon", "#board", "#aside"):
            assert "…" not in player.part(part)
        await player.press("l")
        assert "…" not in player.part("#board")
        await player.press("escape")

    in_all(script, mid_battle(), [SMALL, (100, 30), WIDE, HUGE], clock=True)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"maneuver": Maneuver("M04", "M04>M08", {"x": 2})}, {"en": "into 8", "de": "nach 8"}),
        ({"retreat": Retreat("french", "M08", "M04")}, {"en": "retreats from 8", "de": "aus 8"}),
        ({"phase": "bombard", "hit": Hit("M08>M04", 1)}, {"en": "at 8/4", "de": "bei 8/4"}),
    ],
)
def test_what_is_under_way_is_never_cut(home: Path, fields: dict[str, Any], told: dict[str, str]) -> None:
    async def script(player: Player) -> None:
        lines = player.part("#aside" if player.app.size[1] > 24 else "#board")
        assert told[player.app.words.code] in lines
        assert "…" not in lines

    in_all(script, mid_battle(**fields), [SMALL, WIDE, HUGE])
