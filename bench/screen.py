"""The screen: from a key to its picture, stalls of the event loop, and from the start to the first picture."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from typing import Any, NamedTuple

from textual.app import App, ComposeResult
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from bench.measure import Ratio, side_by_side
from bench.terminal import SilentTerminal, Typist
from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.kernel.table import Table
from companion.store import Store
from companion.tui.screens.base import Dialog
from companion.tui.screens.curtain import CurtainScreen
from companion.tui.screens.dialogs import Ask
from companion.tui.screens.open_cards import OpenCards

WIDTH, HEIGHT = 200, 60
KEYS, DECISIONS, ROUNDS = 1000, 300, 4
Keys = Iterator[tuple[str, str]]  # what the key is for, and the key


class Session(NamedTuple):
    """What came of typing for a while: seconds from key to screen by what the key was for, and the longest stall."""

    times: list[tuple[str, float]]
    stall: float

    def p95(self, *kinds: str) -> float:
        times = sorted(took for kind, took in self.times if not kinds or kind in kinds)
        return times[int(len(times) * 0.95)]

    def count(self, *kinds: str) -> int:
        return sum(kind in kinds for kind, _ in self.times)

    def __add__(self, other: Any) -> Session:
        return Session(self.times + other.times, max(self.stall, other.stall))


class EmptyApp(App[None]):
    """The floor: one line that each key changes, or one picture as large as the screen."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines

    def compose(self) -> ComposeResult:
        yield Static("ready")

    def on_key(self, event: Key) -> None:
        line = event.key if self._lines == 1 else event.key * WIDTH
        self.query_one(Static).update("\n".join([line] * self._lines))


class EmptyQuestion(ModalScreen[None]):
    """One line over everything; any key takes it away."""

    def compose(self) -> ComposeResult:
        yield Static("sure?")

    def on_key(self, event: Key) -> None:
        event.stop()
        self.dismiss()


class AskingApp(EmptyApp):
    """The floor for questions: a full picture, over which a key lays another screen."""

    def on_mount(self) -> None:
        self.query_one(Static).update("\n".join(["x" * WIDTH] * HEIGHT))

    def on_key(self, event: Key) -> None:
        self.push_screen(EmptyQuestion())


def asking_app() -> tuple[App[Any], Keys]:
    return AskingApp(HEIGHT), (("question", "a") for _ in iter(int, 1))


def empty_app(lines: int) -> tuple[App[Any], Keys]:
    dice = random.Random(1)
    return EmptyApp(lines), (("empty", dice.choice("abcdefgh")) for _ in iter(int, 1))


def running_game(store: Store) -> tuple[App[Any], Keys]:
    """The app at a table with the beginning of a game behind it."""
    from companion.tui.app import CompanionApp
    from companion.tui.settings import Settings

    dice = random.Random(2)
    id_ = store.create(game("march"), Setup({}, {"blue": "Anna", "orange": "Ben"}))
    table = store.look(store.journal.table(id_))
    while table.head < 20:
        table.enter(dice.choice(_moves(table)))
    app = CompanionApp(store, Settings("en", clock=False), id_)  # a clock would draw in between
    return app, _play(app, dice)


def deciding_game(store: Store) -> tuple[App[Any], Keys]:
    """The same table, where nothing but decisions is entered: by number, taken back, made again."""
    app, keys = running_game(store)
    dice = random.Random(3)

    def decide() -> Keys:
        yield next(keys)
        desk: Any = app.screen
        while True:
            first = "u" if desk.table.result is not None else _number(desk, dice)
            yield "move", first
            yield from _answers(app, desk, dice)
            for key in dice.choice(["", "ur", "u", "[]"]):
                yield "move", key
                yield from _answers(app, desk, dice)

    return app, decide()


def _moves(table: Table[Any]) -> list[Move]:
    return [move for d in table.pending() if not d.optional for move in table.game.choices(table.state, d)]


def _play(app: Any, dice: random.Random) -> Keys:
    """Somebody who looks around, types or picks moves, thinks again and takes them back."""
    desk = app.screen
    desk.query_one("#entry").cursor_blink = False  # a blink is a picture no key has caused
    while True:
        yield from (("look", key) for key in dice.choices(["down", "up"], k=3))
        if desk.table.result is None and dice.random() < 0.5:
            move = dice.choice(_moves(desk.table))
            yield from (("type", key) for key in ("/", *desk.table.game.notation.write(move)))
            yield "move", "enter"
            while app.screen is desk and desk.query_one("#entry").has_focus:  # what is refused stays to be mended
                yield "look", "escape"
        elif desk.table.result is None:
            yield "move", _number(desk, dice)
        yield from _answers(app, desk, dice)
        if desk.table.result is not None or dice.random() < 0.2:
            for key in dice.choice(["ur", "[]", "uuu"]):
                yield "move", key
                yield from _answers(app, desk, dice)


def _number(desk: Any, dice: random.Random) -> str:
    """One of those in the list, mostly the first: any other would only be told that it is none."""
    return str(min(dice.choice((1, 1, 1, 2, 3)), len(desk._choices)))


def _answers(app: Any, desk: Any, dice: random.Random) -> Keys:
    """What lies over the table is answered: a card behind the curtain or face up, all agree, the end is looked at."""
    while (asked := app.screen) is not desk:
        match asked:
            case CurtainScreen():
                yield "move", dice.choice("1123") if asked.lifted else "enter"
            case OpenCards():
                yield "move", dice.choice(["1", "2", "3", "enter"])
            case Ask():
                yield "move", "y"
            case _:
                yield "move", "escape"


async def _typing(app: App[Any], keys: Keys, count: int) -> Session:
    app.driver_class = SilentTerminal
    async with app.run_test(headless=False, size=(WIDTH, HEIGHT)):
        typist, times = Typist(app), []  # type: Typist, list[tuple[str, float]]
        await asyncio.sleep(0.5)
        first = next(keys)  # whoever types makes ready; what that draws no key has caused
        await asyncio.sleep(0.2)
        listening = asyncio.create_task(typist.listen())
        for kind, key in chain([first], keys):
            before = app.screen
            took = await typist.press(key)
            if took is not None:  # a screen came, went or goes on to its next question: another kind of work
                asked = app.screen is not before or isinstance(before, Dialog | CurtainScreen)
                times.append(("question" if asked else kind, took))
            if len(times) == count:
                break
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
    return Session(times, typist.longest_stall)


def _in_turns(count: int, *apps: Callable[[], tuple[App[Any], Keys]]) -> list[Session]:
    """Each app for a while, again and again, so that a busy machine slows all of them."""
    sessions = [Session([], 0.0) for _ in apps]
    for _ in range(ROUNDS):
        for number, make in enumerate(apps):
            sessions[number] += asyncio.run(_typing(*make(), count // ROUNDS))
    return sessions


def _as_often(ours: Session, line: Session, page: Session, ask: Session) -> Session:
    """The empty apps together: of each as large a share as its kind of work has in ours."""
    dice = random.Random(4)
    floors = ((("type", "look"), line), (("move",), page), (("question",), ask))
    shares = (dice.choices(floor.times, k=ours.count(*kinds)) for kinds, floor in floors)
    return Session(list(chain.from_iterable(shares)), 0.0)


def _keys(store: Store) -> Iterator[Ratio]:
    line, page, ask, ours = _in_turns(
        KEYS, lambda: empty_app(1), lambda: empty_app(HEIGHT), asking_app, lambda: running_game(store)
    )
    again, decided = _in_turns(DECISIONS, lambda: empty_app(HEIGHT), lambda: deciding_game(store))
    everything = ("type", "look", "move", "question")
    same = _as_often(ours, line, page + again, ask)
    parts = (
        ("typing, moving the cursor", ours, ("type", "look"), line, "a line in an empty app"),
        ("entering, undoing, redoing", decided, ("move",), page + again, "a page in an empty app"),
        ("a question comes or goes", ours + decided, ("question",), ask, "the same in an empty app"),
        ("all keys", ours, everything, same, "an empty app that draws lines, pages, questions as often"),
    )
    for name, session, kinds, floor, told in parts:
        mine, theirs = session.p95(*kinds), floor.p95()
        detail = f"p95 {mine * 1e3:.1f} ms : {theirs * 1e3:.1f} ms, {session.count(*kinds)} keys at {WIDTH}×{HEIGHT}"
        yield Ratio(f"key to screen, {name} : {told}", mine / theirs, "≤ 1.5", detail)
    detail = f"empty Textual apps: lines {line.stall * 1e3:.0f} ms, questions {ask.stall * 1e3:.0f} ms"
    yield Ratio(f"longest stall in {len(ours.times)} keys, in ms", ours.stall * 1e3, "≤ 50", detail)


OURS = "from companion.cli.screen import open_screen; open_screen()"
BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("ready")
Bare().run()
"""


def _start() -> Iterator[Ratio]:
    environment = {**os.environ, "COMPANION_LANG": "en", "TEXTUAL_DRIVER": "bench.terminal:FirstPicture"}

    def run(code: str, words: str) -> None:
        subprocess.run([sys.executable, "-c", code], check=True, env={**environment, "BENCH_WORDS": words}, timeout=60)

    mine, theirs, ratio = side_by_side(lambda: run(OURS, "COMPANION"), lambda: run(BARE, "ready"))
    detail = f"{mine * 1e3:.0f} ms : {theirs * 1e3:.0f} ms"
    yield Ratio("start to first picture : a bare Textual app", ratio, "≤ 1.5", detail)


def ratios() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.copy()
        os.environ["COMPANION_HOME"] = folder
        store = Store()
        try:
            yield from _keys(store)
            yield from _start()
        finally:
            store.close()
            os.environ.clear()
            os.environ.update(before)
