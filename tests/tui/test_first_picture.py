"""What is drawn first is drawn where it stays, and a screen that something covered comes back as if nothing had."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle, pairwise, product
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Offset
from textual.widget import Widget

from companion.games.registry import box
from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.screens.home import HomeScreen
from scripts.picture import GAME
from tests.tui import acesing, marengoing
from tests.tui.clockworking import mid_game, seated
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.playing import Player, in_every_way, laid_out, sit_down
from tests.tui.quick import every_frame
from tests.tui.screens import SCREENS

HUGE = (200, 60)
TABLES = {
    "march": lambda store: laid_out(store, "\n".join(GAME)),
    "clockwork": lambda store: seated(store, mid_game()),
    "marengo": lambda store: marengoing.seated(store, marengoing.mid_battle()),
    "aces": lambda store: acesing.seated(store, acesing.mid_game()),
}
pytestmark = pytest.mark.usefixtures("every_picture")
Places = dict[Widget, Offset]
SIZES = [SMALL, (100, 30), WIDE, HUGE]
CODES = ("en", "de")
SEAL = re.compile(r"[0-9a-f]{8}\)")  # salted: no two tables have the same ones


@pytest.fixture
def every_picture() -> Iterator[None]:
    with every_frame():
        yield


def frames_of(player: Any) -> dict[str, list[Places]]:
    """From now on every picture of each screen: where the parts with words in them stand."""
    drawn: dict[str, list[Places]] = {}
    app, display = player.app, player.app._display

    def noted(screen: Any, renderable: Any) -> None:
        if renderable is not None and not app._batch_count and screen is app.screen:
            drawn.setdefault(type(screen).__name__, []).append(_places(screen, player.lines))
        display(screen, renderable)

    app._display = noted
    return drawn


def _places(screen: Any, lines: list[str]) -> Places:
    leaves = [part for part in screen.walk_children() if not part.children and part.display and part.visible]
    return {part: part.region.offset for part in leaves if _says_something(part, lines)}


def _says_something(part: Widget, lines: list[str]) -> bool:
    seen = part.region.intersection(part.screen.region)
    return any(lines[y][seen.x : seen.right].strip() for y in range(seen.y, seen.bottom))


def moved(drawn: list[Places]) -> dict[Widget, tuple[Offset, Offset]]:
    """What stood somewhere else in the end than before."""
    last = drawn[-1]
    return {part: (was, last[part]) for places in drawn for part, was in places.items() if last.get(part, was) != was}


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
def test_nothing_jumps_after_the_first_picture(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        drawn = frames_of(player)
        for name, screen in SCREENS.items():
            await player.show(screen(player.table))
            assert drawn[name][-1], f"something can be read on {name}"
            assert moved(drawn[name]) == {}, name
            player.app.pop_screen()
            await player.settle()

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store, size=size, language="de")


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
def test_home_and_the_table_do_not_jump_either(home: Path, size: tuple[int, int]) -> None:
    store = Store()
    id_ = laid_out(store, "roll 6 1")

    async def script(player: Any) -> None:
        drawn = frames_of(player)
        player.app.open_table(id_)
        await player.settle()
        await player.press("q", "y")
        assert player.on == "HomeScreen"
        assert moved(drawn["TableScreen"]) == {}
        assert moved(drawn["HomeScreen"]) == {}

    drive(script, size=size, store=store, opening=True)


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
def test_home_knows_at_once_which_games_are_over(home: Path, size: tuple[int, int]) -> None:
    store, pictures = Store(), []  # type: Store, list[list[str]]
    laid_out(store, "roll 6 1")
    laid_out(store, "roll 5 2\nblue end\norange end")

    async def script(player: Any) -> None:
        await player.app.push_screen(HomeScreen())
        await player.settle()

    def noted(app: CompanionApp, screen: Any, renderable: Any) -> None:
        display(app, screen, renderable)
        if isinstance(screen, HomeScreen) and renderable is not None and not app._batch_count:
            pictures.append(Driver(app, None).lines)  # type: ignore[arg-type]

    display = CompanionApp._display
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CompanionApp, "_display", noted)
        drive(script, size=size, store=store)
    told = [[line for line in lines if "Anna" in line] for lines in pictures]
    assert len(told[-1]) == 2
    assert all(lines == told[-1] for lines in told), "the first picture shows them where they stay"


@cache
def fresh(game: str, size: tuple[int, int], code: str) -> str:
    """What a table looks like that was opened at this size."""
    seen: list[str] = []

    async def look(player: Player) -> None:
        seen.append(player.text)

    store = Store()
    sit_down(look, TABLES[game](store), store=store, size=size, language=code)
    return SEAL.sub("seal)", seen[0])


COVERS = {"p": "PrintStudio", "question_mark": "RulesScreen", "i": "CorrectScreen"}
ROUND = [SMALL, WIDE, HUGE, SMALL, HUGE, WIDE, SMALL]  # from each size to each other one


@pytest.mark.parametrize("game", TABLES)
def test_a_size_that_changes_under_another_screen_is_no_different(home: Path, game: str) -> None:
    covers = [(key, over) for key, over in COVERS.items() if over != "PrintStudio" or box(game).prints]

    async def script(player: Player) -> None:
        for (before, after), (key, over) in zip(pairwise(ROUND), cycle(covers), strict=False):
            await player.press(key)
            assert player.on == over
            await player.pilot.resize_terminal(*after)
            await player.settle()
            await player.press("escape")
            assert SEAL.sub("seal)", player.text) == expected[after], f"from {before} to {after}"

    expected, store = {size: fresh(game, size, "de") for size in ROUND}, Store()
    sit_down(script, TABLES[game](store), store=store, size=SMALL, language="de")


@pytest.mark.parametrize("game", TABLES)
def test_another_size_and_language_are_as_if_it_had_begun_so(home: Path, game: str) -> None:
    """Other tests can rely on it: they look at one table in one way after the other (`in_every_way`)."""
    expected = {way: fresh(game, *way) for way in product(SIZES, CODES)}

    async def script(player: Player) -> None:
        assert SEAL.sub("seal)", player.text) == expected[player.size, player.language]

    store = Store()
    in_every_way(script, TABLES[game](store), store=store, sizes=SIZES)


@pytest.mark.parametrize("game", TABLES)
def test_the_log_and_back_again_changes_nothing(home: Path, game: str) -> None:
    async def script(player: Player) -> None:
        before = player.text
        await player.press("h")
        await player.press("escape")
        assert player.text == before

    store = Store()
    in_every_way(script, TABLES[game](store), store=store, sizes=[SMALL, WIDE, HUGE])


def test_another_language_gives_the_board_the_room_it_needs_there(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("f2")
        assert SEAL.sub("seal)", player.text) == expected

    expected, store = fresh("clockwork", WIDE, "de"), Store()
    sit_down(script, TABLES["clockwork"](store), store=store, size=WIDE)


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
@pytest.mark.parametrize("game", TABLES)
def test_what_hands_do_is_drawn_once_and_right(home: Path, game: str, size: tuple[int, int]) -> None:
    """Wrapped to the width it has, as high as it stays, from the first picture on."""
    store, seen = Store(), []
    id_ = TABLES[game](store)

    async def script(player: Any) -> None:
        app, display = player.app, player.app._display

        def noted(screen: Any, renderable: Any) -> None:
            if renderable is not None and not app._batch_count and screen is app.screen and screen.query("#hands"):
                region = screen.query_one("#hands").region
                lines = player.lines[region.y : region.bottom]
                seen.append((region, [line[region.x : region.right] for line in lines]))
            display(screen, renderable)

        app._display = noted
        player.app.open_table(id_)
        await player.settle()
        assert len(seen[-1][1]) > 1, "there is something to do"
        assert [picture for picture in seen if picture != seen[-1]] == []

    drive(script, size=size, store=store, opening=True)
