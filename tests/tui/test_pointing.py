"""The table shows something else: pointed at on the board itself, with the arrow keys or the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store
from scripts.picture import GAME
from tests.tui.clockworking import mid_game, seated
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, in_every_way, laid_out, sit_down

HUGE = (200, 60)
SIZES = [SMALL, (100, 30), WIDE, HUGE]
TABLES = {"march": lambda store: laid_out(store, "\n".join(GAME)), "clockwork": lambda store: seated(store, mid_game())}
at_every_table = pytest.mark.parametrize("game", TABLES)
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def at(script: PlayerScript, game: str = "march") -> None:
    store = Store()
    sit_down(script, TABLES[game](store), store=store)


def at_every_size(script: PlayerScript, game: str = "march", languages: tuple[str, ...] = ("en",)) -> None:
    store = Store()
    in_every_way(script, TABLES[game](store), store=store, sizes=SIZES, languages=languages)


async def point_at(player: Player, place: str) -> None:
    """By arrow keys alone, on the shortest way."""
    board = player.desk.board
    ways: dict[tuple[str, ...], list[str]] = {board.pointed.places: []}
    for places in ways_found(board, ways):
        if place in places:
            board._at = next(iter(ways))
            await player.press(*ways[places])
            assert place in board.pointed.places
            return
    raise AssertionError(f"no way leads to {place}")


def ways_found(board: Any, ways: dict[tuple[str, ...], list[str]]) -> Iterator[tuple[str, ...]]:
    """Every spot that can be reached, nearest first."""
    queue = list(ways)
    for places in queue:
        yield places
        for key, step in ARROWS.items():
            board._at = places
            board.action_move(*step)
            if board._at not in ways:
                ways[board._at] = [*ways[places], key]
                queue.append(board._at)


@at_every_table
def test_every_spot_can_be_reached_by_arrow_keys(home: Path, game: str) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        board = player.desk.board
        found = set(ways_found(board, {board.pointed.places: []}))
        assert found == {spot.places for spot in board.spots()}
        assert len(found) > 5
        await player.press("escape")

    at_every_size(script, game)


@at_every_table
def test_spots_stand_for_places_and_share_nothing(home: Path, game: str) -> None:
    async def script(player: Player) -> None:
        board, table = player.desk.board, player.table
        known = {thing.place for thing in table.game.layout(table.state, None)}
        spots = board.spots()
        assert all(known & set(spot.places) for spot in spots)
        cells = [(run.y, x) for spot in spots for run in spot.runs for x in range(run.x, run.right)]
        assert len(cells) == len(set(cells))
        width, height = board.size
        assert all(0 <= x < width and 0 <= y < height for y, x in cells)

    at_every_size(script, game)


def test_the_place_then_the_piece_then_the_number(home: Path) -> None:
    async def script(player: Player) -> None:
        shown = 3 - player.table.state.countries["N"].vp  # 1 or 2, one after the other
        await player.press("t")
        await point_at(player, "country:N")
        assert player.table.game.labels(player.table.state, player.language)["N"] in player.text
        await player.press("enter")
        assert player.on == "CorrectScreen"
        await player.type("vp" if player.language == "en" else "sp")
        await player.press("enter", str(shown), "enter")
        assert player.table.state.countries["N"].vp == shown
        assert not player.desk.board.has_focus, "back to the game"

    at_every_size(script, languages=("en", "de"))


def test_a_capital_is_pointed_at_with_its_country(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await point_at(player, "country:BH")
        await player.press("enter")
        assert "the capital of" in player.text

    at(script)


def test_the_mouse_needs_no_key(home: Path) -> None:
    async def script(player: Player) -> None:
        spot = next(spot for spot in player.desk.board.spots() if "tile:V1" in spot.places)
        inside = player.desk.board.content_region.offset + spot.runs[0].offset
        await player.pilot.click(offset=inside)
        await player.settle()
        assert player.on == "CorrectScreen"
        assert player.text.count("V1 ·") > 2

    at(script, "clockwork")


def test_esc_goes_back_to_the_board_and_then_to_the_game(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.text
        await player.press("t")
        assert "What does the table show differently?" in player.text
        await player.press("enter", "escape")
        assert player.on == "TableScreen"
        assert "What does the table show differently?" in player.text
        await player.press("escape")
        assert player.text == before

    at(script)


def test_a_letter_looks_for_something_and_is_no_command(home: Path) -> None:
    async def script(player: Player) -> None:
        head = player.table.head
        await player.press("t", "u")
        assert player.on == "CorrectScreen"
        assert player.app.screen.query_one("Input").value == "u"  # type: ignore[attr-defined]
        await player.press("escape", "escape")
        assert player.on == "TableScreen"
        assert player.table.head == head

    at(script)


def test_what_stands_out_stays_right_when_the_window_changes(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await point_at(player, "tile:V1")
        await player.pilot.resize_terminal(*HUGE)
        await player.settle()
        board = player.desk.board
        corner = board.content_region.offset
        runs = [run.translate(corner) for run in board.pointed.runs]
        assert "V1" in "\n".join(player.lines[run.y][run.x : run.right] for run in runs)

    at(script, "clockwork")
