"""Every screen as text, in both languages and two sizes, and the colours of all of it in two themes.

`python -m tests.tui.snapshots` draws them anew.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image

from companion.games.aces.state import State
from companion.games.clockwork.studio import drawing_board
from companion.games.marengo.parts import Retreat
from companion.store import Store
from companion.tui.app import CompanionApp
from companion.tui.screens.phones import PhonesScreen
from companion.tui.settings import Settings
from scripts.picture import GAME, seated, standing_still
from tests.tui import acesing, clockworking, desking, marengoing
from tests.tui.colours import Seen, colours, told
from tests.tui.driving import SMALL, WIDE
from tests.tui.phoning import sat_down
from tests.tui.playing import Player

FOLDER = Path(__file__).parent
LANGUAGES, SIZES = ("en", "de"), (SMALL, WIDE)
COLOURED = {"high-contrast": ("en", WIDE), "monochrome": ("de", WIDE)}  # themes whose colours are kept too
COLOURLESS = ("en", WIDE)  # drawn without colours, which have no say in what is written
FINISHED = FOLDER.parent.parent / "records" / "game-threshold-blue.record"
SOME_DAY = 1_760_000_000.0  # long ago: the list of tables shows its date
HOME = Path("/home/anna/companion")
SCENES = (
    "home", "new-table", "studio", "maps", "settings", "rules", "keys", "palette",
    "map-counts", "boards", "troops", "painter",
    "table", "refused", "offers", "parts", "plan", "point", "correct", "why", "table-settings", "calculator", "chart",
    "phones", "leave", "curtain", "hand", "final",
    "clockwork-new", "clockwork-table", "clockwork-supply", "clockwork-battle", "clockwork-card", "clockwork-orders",
    "clockwork-final",
    "marengo-table", "marengo-look", "marengo-reach", "marengo-close", "marengo-spend",
    "marengo-desk", "marengo-move", "marengo-refused", "marengo-roads", "marengo-training", "marengo-point",
    "marengo-declare", "marengo-assault", "marengo-retreat", "marengo-refuge",
    "marengo-deploy", "marengo-faces", "marengo-own-who", "marengo-own",
    "aces-table", "aces-look", "aces-reach", "aces-hitters", "aces-threatened", "aces-close", "aces-whole",
    "aces-fight", "aces-dice", "aces-automa", "aces-why", "aces-intercept", "aces-set-up", "aces-own",
)  # fmt: skip


@contextmanager
def frozen() -> Iterator[None]:
    """The same every day and on every laptop: clocks, dates, seals and folders."""
    minutes = count()
    clock = SimpleNamespace(time=lambda: SOME_DAY + 60 * next(minutes))
    with (
        standing_still(),
        patch("companion.kernel.journal.time", clock),
        patch("companion.kernel.chronicle.time", clock),
        patch("companion.tui.table_list.time", SimpleNamespace(localtime=time.gmtime)),
        patch("companion.prints.picture", _page),
        patch.object(drawing_board, "token_hex", lambda: "the same map every day"),
        patch("companion.prints.pages_of", lambda pdf: 12),
        patch(
            "companion.tui.screens.settings.places",
            SimpleNamespace(
                home=lambda: HOME, database=lambda: HOME / "companion.db", backup_folder=lambda: HOME / "backups"
            ),
        ),
        tempfile.TemporaryDirectory() as folder,
    ):
        os.environ["COMPANION_HOME"] = folder
        yield


def _page(pdf: bytes, page: int, width: int, height: int) -> Image.Image:
    """A page that looks the same whatever is printed on it: a sheet may change, the studio is what is shown."""
    wide, high = (width, width * 297 // 210) if width * 297 < height * 210 else (height * 210 // 297, height)
    sheet = Image.new("RGB", (wide, high), "#ffffff")
    sheet.paste("#2f5d9b", (wide // 8, high // 8, wide * 7 // 8, high // 4))
    sheet.paste("#a8a8a8", (wide // 8, high // 2, wide * 7 // 8, high * 9 // 16))
    return sheet


async def _walk(player: Player, finished: str, picking: str, attacking: str) -> AsyncIterator[str]:
    """Show one screen after the other, and say which it is."""
    app, press = player.app, player.press
    yield "home"
    keys = {"1": "new-table", "p": "studio", "m": "maps", "s": "settings", "r": "rules"}
    for key, name in (keys | {"f1": "keys", "ctrl+p": "palette"}).items():
        await press(key)
        yield name
        await press("escape")
    await press("m", "c")
    yield "map-counts"
    await press("escape", "escape", "b", *["right"] * 9, "down", "tab")  # from the time track to an approach of M08
    yield "boards"
    await press("escape", "escape", "t", "enter", "4")  # infantry has speed 3 in an example of the rulebook
    yield "troops"
    await press(*["escape"] * 2, "w", "3", "down", "space", *["right"] * 4)
    yield "painter"
    await press("escape", "escape")
    app.open_table(attacking)
    await player.settle()
    yield "table"
    await player.enter("attack BH")
    yield "refused"
    await press("escape", "m")
    yield "offers"
    await press("escape", "1")
    yield "parts"
    await press("escape", "a", "1", "1", "1")
    yield "plan"
    await press("escape", "t", "right")
    yield "point"
    await press("escape", "i")
    yield "correct"
    await press("escape", "h", "enter")
    yield "why"
    for key, name in (("o", "table-settings"), ("w", "calculator"), ("v", "chart")):
        await press("escape", key)
        yield name
    await press("escape")
    await player.show(PhonesScreen(player.table, sat_down(player.table, "blue", "")))
    yield "phones"
    await press("escape", "q")
    yield "leave"
    await press(app.say("tui-yes-key"))
    app.open_table(picking)
    await player.settle()
    await press("1")
    yield "curtain"
    await press("enter")
    yield "hand"
    await press("escape")
    app.show_final(app.store.look(app.store.journal.table(finished)))
    await player.settle()
    yield "final"
    await press("escape", "q", app.say("tui-yes-key"))
    async for scene in _walk_through_clockwork(player):
        yield scene
    await press("escape")
    async for scene in _walk_through_marengo(player):
        yield scene
    while player.on != "TableScreen":
        await press("escape")
    await press("q", app.say("tui-yes-key"))
    async for scene in _walk_through_aces(player):
        yield scene


async def _walk_through_clockwork(player: Player) -> AsyncIterator[str]:
    app, press = player.app, player.press
    await press("2")
    yield "clockwork-new"
    await press("escape")
    app.open_table(clockworking.seated(app.store, clockworking.mid_game()))
    await player.settle()
    yield "clockwork-table"
    await press("s")
    yield "clockwork-supply"
    await press("s", "x")
    yield "clockwork-battle"
    await press("escape", "e")
    yield "clockwork-card"
    await press("escape", "q", app.say("tui-yes-key"))
    app.open_table(clockworking.seated(app.store, clockworking.writing_orders()))
    await player.settle()
    await press("1", "enter")
    for key in "L2 2":
        await press(key)
    await press("enter")
    for key in "L3 1":
        await press(key)
    yield "clockwork-orders"
    await press("escape", "escape", "q", app.say("tui-yes-key"))
    app.show_final(clockworking.played_out(app.store))
    await player.settle()
    yield "clockwork-final"


async def _walk_through_marengo(player: Player) -> AsyncIterator[str]:
    app, press = player.app, player.press
    app.open_table(marengoing.seated(app.store, marengoing.mid_battle()))
    await player.settle()
    yield "marengo-table"
    await press("l")
    yield "marengo-look"
    await press("enter")
    yield "marengo-reach"
    await press("enter", "enter", "escape", "z")
    yield "marengo-close"
    await press("e")
    yield "marengo-spend"
    await press("escape", "d", "g")
    yield "marengo-desk"
    await press("2", "1", "6")
    yield "marengo-move"
    await press("8")
    yield "marengo-refused"
    await press("escape", "r", "down", "down", "right", "enter", "2", "r", "down", "down")
    yield "marengo-roads"
    await press("escape", "escape", "escape", "q", app.say("tui-yes-key"))
    app.open_table(marengoing.seated(app.store, marengoing.mid_battle("training")))
    await player.settle()
    yield "marengo-training"
    await press("t", "right")
    yield "marengo-point"
    await press("escape", "q", app.say("tui-yes-key"))
    app.open_table(marengoing.seated(app.store, marengoing.mid_battle(phase="assault", commands=3)))
    await player.settle()
    await press("g", "2", "i", "3")
    yield "marengo-declare"
    await press("enter", "a", "1", "enter", "i", "2")
    yield "marengo-assault"
    await press("escape", "escape", "q", app.say("tui-yes-key"))
    app.open_table(marengoing.seated(app.store, desking.losing(stand=desking.SPLIT)))
    await player.settle()
    await press(
        "g", "i", "3", "enter", "-", "enter", "i", "2", "enter", "-", "enter", "i", "1", "enter", "i", "1", "enter"
    )
    await press("1")
    yield "marengo-retreat"
    while player.on != "TableScreen":
        await press("escape")
    await press("q", app.say("tui-yes-key"))
    app.open_table(marengoing.seated(app.store, marengoing.mid_battle(retreat=Retreat("french", "M09", "M03"))))
    await player.settle()
    await press("d", "g", "i", "2", "i", "3", "enter", "i", "2", "enter", "2")
    yield "marengo-refuge"
    while player.on != "TableScreen":
        await press("escape")
    await press("q", app.say("tui-yes-key"))
    app.open_table(marengoing.seated(app.store, marengoing.deploying()))
    await player.settle()
    await press("g", "s", "l", "8", "/", "4", "enter", "2", "space", "i", "3")
    yield "marengo-deploy"
    await press("escape", "escape", "q", app.say("tui-yes-key"))
    app.open_table(marengoing.seated(app.store, marengoing.private()))
    await player.settle()
    await press("1", "enter", "1")
    yield "marengo-faces"
    await press("escape", "escape", "y")
    yield "marengo-own-who"
    await press("1", "enter")
    yield "marengo-own"


async def _walk_through_aces(player: Player) -> AsyncIterator[str]:
    app, press = player.app, player.press

    async def sit_down(state: State) -> None:
        while player.on != "TableScreen":
            await press("escape")
        await press("q", app.say("tui-yes-key"))
        await open_(state)

    async def open_(state: State) -> None:
        app.open_table(acesing.seated(app.store, state))
        await player.settle()
        await press("d")

    await open_(acesing.mid_game())
    yield "aces-table"
    await press("l")
    yield "aces-look"
    await press("e")
    yield "aces-reach"
    await press("x", "right", "right")
    yield "aces-hitters"
    await press("n", "escape")
    yield "aces-threatened"
    await press("n", "z")
    yield "aces-close"
    await sit_down(acesing.mid_game({"players": "4"}))
    yield "aces-whole"
    await sit_down(acesing.fighting())
    await press("g")
    yield "aces-fight"
    await press(*"2211 12 1 3")
    yield "aces-dice"
    await sit_down(acesing.against_automa())
    await press("g", "enter")
    yield "aces-automa"
    await press("w")
    yield "aces-why"
    await sit_down(acesing.coming_by())
    await press("g")
    yield "aces-intercept"
    await sit_down(acesing.deploying())
    await press("g", "l", *"G6")
    yield "aces-set-up"
    await sit_down(acesing.hidden())
    await press("y", "1", "enter")
    yield "aces-own"


class Sight(NamedTuple):
    """What can be seen of one screen."""

    text: str
    colours: list[Seen]


@cache
def visit(
    language: str, size: tuple[int, int], theme: str = "companion", *, plain: bool = False, no_colour: bool = False
) -> dict[str, Sight]:
    """What somebody who looks at every screen sees, by scene; whoever asks for the same again is told the same."""

    async def run() -> None:
        store = Store()
        tables = store.import_file(FINISHED), seated(store, *GAME[:-3]), seated(store, *GAME)
        app = CompanionApp(store, Settings(language, theme, plain))
        try:
            async with app.run_test(size=size) as pilot:
                player = Player(app, pilot)
                await player.settle()
                async for scene in _walk(player, *tables):
                    seen[scene] = Sight(player.text, colours(player))
        finally:
            store.close()

    seen: dict[str, Sight] = {}
    with frozen():
        os.environ.update({"NO_COLOR": "1"} if no_colour else {})
        asyncio.run(run())
    assert tuple(seen) == SCENES
    return seen


def draw(language: str, size: tuple[int, int]) -> dict[str, str]:
    """Every screen in one language and size, by scene."""
    seen = visit(language, size, no_colour=True) if (language, size) == COLOURLESS else visit(language, size)
    return {scene: "\n".join(line.rstrip() for line in sight.text.splitlines()) for scene, sight in seen.items()}


def head(language: str, size: tuple[int, int]) -> str:
    return f"=== {language} {size[0]}x{size[1]} ".ljust(size[0], "=")


def stored(scene: str) -> dict[str, str]:
    """One screen as it was, by what stands over each picture of it."""
    pictures = (FOLDER / f"{scene}.txt").read_text(encoding="utf-8").split("\n=== ")
    heads_and_texts = [picture.removeprefix("=== ").partition("\n") for picture in pictures]
    return {f"=== {head}": text for head, _, text in heads_and_texts}


def painted(theme: str) -> dict[str, str]:
    """Every piece of text on every screen with its colours, by scene."""
    return {scene: told(sight.colours) for scene, sight in visit(*COLOURED[theme], theme).items()}


def stored_colours(theme: str) -> dict[str, str]:
    scenes = (FOLDER / f"{theme}.colours").read_text(encoding="utf-8").removeprefix("=== ").split("\n=== ")
    return {scene: text for scene, _, text in (part.partition("\n") for part in scenes)}


def store() -> None:
    drawn = {head(language, size): draw(language, size) for language in LANGUAGES for size in SIZES}
    for scene in SCENES:
        pictures = "\n".join(f"{above}\n{texts[scene]}" for above, texts in drawn.items())
        (FOLDER / f"{scene}.txt").write_text(pictures, encoding="utf-8")
    for theme in COLOURED:
        scenes = "\n".join(f"=== {scene}\n{text}" for scene, text in painted(theme).items())
        (FOLDER / f"{theme}.colours").write_text(scenes, encoding="utf-8")
