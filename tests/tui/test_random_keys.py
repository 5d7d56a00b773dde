"""Whatever somebody types or clicks on a screen of whatever size, it goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import MouseDown, MouseEvent, MouseScrollDown, MouseScrollUp, MouseUp, Resize
from textual.geometry import Size

from companion.kernel.table import Table
from companion.store import Store
from companion.tui.keys import KEYS
from tests.tui import acesing, marengoing
from tests.tui.clockworking import mid_game, seated
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.quick import every_frame
from tests.tui.screens import SCREENS

ENOUGH, MANY = 200, 10_000  # keys into each screen: in make test, in make fuzz
FEW = 100  # in make test, where many keys draw maps or pages: all of them in make fuzz
LABORIOUS = (
    "HomeScreen",
    "clockwork",
    "marengo",
    "aces",
    "automa",
    "books",
    "launcher",
    "NewTableScreen",
    "PrintStudio",
    "MapStudio",
    "OrderDesk",
    "BattlesScreen",
    "BoardEditor",
    "TroopForm",
    "MapPainter",
    "DeployDesk",
    "FacesDesk",
    "TypedUnseen",
    "OwnSideCurtain",
    "OwnSide",
    "WhyUnseen",
    "MoveDesk",
    "FightDesk",
    "AutomaDesk",
    "InterceptDesk",
    "SetUpDesk",
)
BURST = 50  # keys before everything may come to rest
AWAY = 1  # keys into what a key has opened; then back to the screen that is tried
MOVING = ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab", "shift+tab"]
EDITING = ["space", "backspace", "delete", "ctrl+a", "ctrl+w", "ctrl+u", "ctrl+k", "enter", "enter", "escape"]
TYPING = list("anAbejmoprty0123456789[]{}$/?->+.,\"'\\üßß–✓")
OURS = [*KEYS.values(), "f5", "f12", "ctrl+c", "ctrl+z"]
MOUSE = ["click", "click", "click", "click twice", "scroll up", "scroll down"] * 3
PRESSED = [*MOVING * 3, *EDITING, *TYPING * 8, *OURS, *MOUSE, "resize", "resize"]


TABLES: dict[str, Callable[[Store], str]] = {
    "march": lambda store: laid_out(store, "roll 6 1"),
    "clockwork": lambda store: seated(store, mid_game()),
    "marengo": lambda store: marengoing.seated(store, marengoing.mid_battle()),
    "aces": lambda store: acesing.seated(store, acesing.mid_game()),
    "automa": lambda store: acesing.seated(store, acesing.against_automa()),
    "books": lambda store: acesing.seated(store, acesing.in_books()),
    "launcher": lambda store: acesing.seated(store, acesing.hidden()),
}
NAMES = ["HomeScreen", *TABLES, *SCREENS]


class Monkey:
    """Types and clicks at random, faster than anything is drawn."""

    def __init__(self, player: Player, name: str, seed: object) -> None:
        self._player = player
        self._app = player.app
        self._name = "TableScreen" if name in TABLES else name
        self._dice = random.Random(str(seed))
        self._away = 0
        store, lay_out = self._app.store, TABLES.get(name, TABLES["march"])
        self._id = lay_out(store)
        self._table: Table[Any] = store.look(store.journal.table(self._id))

    async def play(self, keys: int) -> None:
        for typed in range(keys):
            if typed % BURST == 0:
                await self._player.settle()
            await self._bring_up()
            await self._press_anything()
            while self._player.on != self._name and self._away < AWAY:
                self._away += 1
                await self._press_anything()
        await self._player.settle()
        await self._bring_up()
        await self._player.settle()

    async def _press_anything(self) -> None:
        does = self._dice.choice(PRESSED)
        if does in MOUSE:
            self._use_mouse(does)
        elif does == "resize":
            self._resize(Size(self._dice.randint(40, 130), self._dice.randint(10, 42)))
        else:
            self._player.send(does)
        await self._turn()

    def _use_mouse(self, does: str) -> None:
        driver, (width, height) = self._app._driver, self._app.size
        assert driver is not None
        x, y = self._dice.randrange(width), self._dice.randrange(height)
        kinds: dict[str, list[type[MouseEvent]]] = {"scroll up": [MouseScrollUp], "scroll down": [MouseScrollDown]}
        for kind in kinds.get(does, [MouseDown, MouseUp] * (1 + does.endswith("twice"))):
            button = int(kind in (MouseDown, MouseUp))
            driver.process_message(kind(None, x, y, 0, 0, button, False, False, False, x, y))

    def _resize(self, size: Size) -> None:
        driver = self._app._driver
        assert isinstance(driver, HeadlessDriver)
        driver._size = size
        driver.process_message(Resize(size, size))

    async def _turn(self) -> None:
        """Until the key has arrived; what it sets off goes on beside the next ones."""
        for _ in range(50):
            await asyncio.sleep(0)
            pumps = [self._app, self._app.screen, self._app.screen.focused]
            if self._app.screen.is_mounted and all(pump is None or pump._message_queue.empty() for pump in pumps):
                return

    async def _bring_up(self) -> None:
        """Back to the screen that is tried."""
        self._away = 0
        while self._player.on != self._name and len(self._app.screen_stack) > 1:
            await self._close()
        if self._player.on == self._name:
            return
        if self._name == "TableScreen":
            self._app.open_table(self._id)
        else:
            self._app.push_screen(SCREENS[self._name](self._table))
        await self._turn()

    async def _close(self) -> None:
        await self._turn()
        by_keys = {"TableScreen": ["escape", "q"], "Ask": [self._app.say("tui-yes-key")]}  # a table is put away
        if self._player.on in by_keys:
            for key in by_keys[self._player.on]:
                self._player.send(key)
        elif self._player.on != "HomeScreen":
            self._app.screen.dismiss()
        await asyncio.sleep(0.001)  # for what is written beside


def let_loose(name: str, seed: object, keys: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 0.3)  # a slow terminal: many keys between two frames

    async def script(player: Player) -> None:
        monkeypatch.setattr(player.app, "exit", lambda *args, **kwargs: None)  # going on is what is tried here
        await Monkey(player, name, seed).play(keys)
        assert player.on == ("TableScreen" if name in TABLES else name)
        assert player.text.strip()

    with every_frame():
        sit_down(script, store=Store())


@pytest.mark.parametrize("name", NAMES)
def test_random_keys_clicks_and_sizes_break_nothing(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)  # for what is exported on the way
    let_loose(name, name, FEW if name in LABORIOUS else ENOUGH, monkeypatch)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", NAMES)
def test_other_keys_every_time_break_nothing_either(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    seed = random.SystemRandom().randrange(10**9)
    try:
        let_loose(name, seed, MANY, monkeypatch)
    except BaseException as error:
        error.add_note(f"let_loose({name!r}, {seed}, {MANY}, monkeypatch) does it again")
        raise
