"""The screen: from a key to the picture it causes, stalls of the event loop, and from the start to the first picture."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static

from bench.measure import Ratio, side_by_side
from bench.terminal import SilentTerminal, Typist

SIZE = (200, 60)
KEYS, ROUNDS = 1000, 4
Times = list[tuple[str, float]]


class EmptyApp(App[None]):
    """The floor: one line that each key changes."""

    def compose(self) -> ComposeResult:
        yield Static("ready")

    def on_key(self, event: Key) -> None:
        self.query_one(Static).update(event.key)


def empty_app() -> Iterator[tuple[App[Any], Iterator[str]]]:
    dice = random.Random(1)
    yield EmptyApp(), iter(lambda: dice.choice("abcdefgh"), "")


def running_game() -> Iterator[tuple[App[Any], Iterator[str]]]:
    """The app at a table with half a game behind it."""
    from companion.games.registry import game
    from companion.kernel.game import Setup
    from companion.store import Store
    from companion.tui.app import CompanionApp
    from companion.tui.settings import Settings

    store, dice = Store(), random.Random(2)
    id_ = store.create(game("march"), Setup({}, {"blue": "Anna", "orange": "Ben"}))
    table = store.look(store.journal.table(id_))
    while table.head < 20:
        table.enter(dice.choice(_moves(table)))
    app = CompanionApp(store, Settings("en", clock=False), id_)  # a clock would draw in between
    yield app, _play(app, dice)
    store.close()


def _moves(table: Any) -> list[Any]:
    return [move for d in table.pending() if not d.optional for move in table.game.choices(table.state, d)]


def _play(app: Any, dice: random.Random) -> Iterator[str]:
    """Somebody who looks around, types, enters moves, thinks again and takes them back."""
    desk = app.screen
    desk.query_one("#entry").cursor_blink = False  # a blink is a picture no key has caused
    while True:
        yield from dice.choices(["down", "up"], k=3)
        if desk.table.result is not None:
            yield from ["escape", "u", "u", "u", "y"]
            continue
        yield from _enter(desk, dice.choice(_moves(desk.table)), typed=dice.random() < 0.6)
        if dice.random() < 0.3:
            yield from dice.choice([["u", "r"], ["[", "]"]])
        while app.screen is not desk:  # what everybody has seen is taken back only if all agree
            yield dice.choice(["y", "escape"])


def _enter(desk: Any, move: Any, typed: bool) -> Iterator[str]:
    row = next((row for row, choice in enumerate(desk._choices) if choice.move == move), None)
    if row is None or typed:  # a card to lay face down is typed masked
        text = desk.table.game.notation.write(move)
        yield from ["/", *text, "enter"]
    else:
        yield str(row + 1) if row < 9 else "enter"


async def _measure(app: App[Any], keys: Iterator[str], count: int) -> tuple[Times, float]:
    """How long each key took that drew something, and the longest stall meanwhile."""
    app.driver_class = SilentTerminal
    async with app.run_test(headless=False, size=SIZE):
        typist, times = Typist(app), []  # type: Typist, Times
        await asyncio.sleep(0.5)
        listening = asyncio.create_task(typist.listen())
        for key in keys:
            took = await typist.press(key)
            times += [(key, took)] if took is not None else []
            if len(times) == count:
                break
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
    return times, typist.longest_stall


def _session(app_and_keys: Callable[[], Iterator[tuple[App[Any], Iterator[str]]]], count: int) -> tuple[Times, float]:
    for app, keys in app_and_keys():
        return asyncio.run(_measure(app, keys, count))
    raise AssertionError


def p95(times: Times) -> float:
    return sorted(took for _, took in times)[int(len(times) * 0.95)]


def _keys() -> Iterator[Ratio]:
    ours, floor, stalls, floor_stalls = [], [], [0.0], [0.0]  # type: Times, Times, list[float], list[float]
    for _ in range(ROUNDS):
        times, stall = _session(empty_app, KEYS // ROUNDS)
        floor, floor_stalls = floor + times, [*floor_stalls, stall]
        times, stall = _session(running_game, KEYS // ROUNDS)
        ours, stalls = ours + times, [*stalls, stall]
    mine, theirs = p95(ours), p95(floor)
    detail = f"p95 {mine * 1e3:.1f} ms : {theirs * 1e3:.1f} ms, {len(ours)} keys at {SIZE[0]}×{SIZE[1]}"
    yield Ratio("key to screen : an empty Textual app", mine / theirs, "≤ 1.5", detail)
    detail = f"an empty Textual app {max(floor_stalls) * 1e3:.0f} ms"
    yield Ratio(f"longest stall in {len(ours)} keys, in ms", max(stalls) * 1e3, "≤ 50", detail)


OURS = "from companion.cli.screen import open_screen; open_screen()"
BARE = "from textual.app import App; from textual.widgets import Static\nclass A(App):\n"
BARE += "  def compose(self): yield Static('ready')\nA().run()"


def _start() -> Iterator[Ratio]:
    environment = {**os.environ, "COMPANION_LANG": "en", "TEXTUAL_DRIVER": "bench.terminal:FirstPicture"}

    def run(code: str, words: str) -> None:
        subprocess.run([sys.executable, "-c", code], check=True, env={**environment, "BENCH_WORDS": words}, timeout=30)

    mine, theirs, ratio = side_by_side(lambda: run(OURS, "COMPANION"), lambda: run(BARE, "ready"))
    detail = f"{mine * 1e3:.0f} ms : {theirs * 1e3:.0f} ms"
    yield Ratio("start to first picture : a bare Textual app", ratio, "≤ 1.5", detail)


def ratios() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("COMPANION_HOME")
        os.environ["COMPANION_HOME"] = str(Path(folder))
        try:
            yield from _start()
            yield from _keys()
        finally:
            if before is None:
                del os.environ["COMPANION_HOME"]
            else:
                os.environ["COMPANION_HOME"] = before
