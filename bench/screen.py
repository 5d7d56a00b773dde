"""The screen: from a key to its picture, stalls of the event loop, and from the start to the first picture."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeAlias

from textual.app import App, ComposeResult
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from bench.measure import Ratio, side_by_side
from bench.terminal import Keys, SilentTerminal, Typist

WIDTH, HEIGHT = 200, 60
KEYS, DECISIONS, ROUNDS = 1000, 300, 4
AppAndKeys: TypeAlias = tuple[App[Any], Keys]
LINE, PAGE = ("type", "look"), ("move", "around")  # what keys are for that change a line, or much of the screen


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


def asking_app(evening: int) -> AppAndKeys:
    return AskingApp(HEIGHT), (("question", "a") for _ in iter(int, 1))


def empty_app(lines: int, evening: int) -> AppAndKeys:
    dice = random.Random(evening)
    return EmptyApp(lines), (("empty", dice.choice("abcdefgh")) for _ in iter(int, 1))


def _running(name: str, evening: int) -> AppAndKeys:
    from bench.players import running_game  # not where an empty app is timed: all of ours would lie in its memory
    from companion.store import Store

    return running_game(Store(), name, evening)


def _deciding(name: str, evening: int) -> AppAndKeys:
    from bench.players import deciding_game
    from companion.store import Store

    return deciding_game(Store(), name, evening)


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
                asked = app.screen is not before or (isinstance(before, ModalScreen) and kind not in LINE)
                times.append(("question" if asked else kind, took))
            if len(times) == count:
                break
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
    return Session(times, typist.longest_stall)


def _session(make: Callable[[int], AppAndKeys], evening: int, count: int) -> Session:
    return asyncio.run(_typing(*make(evening), count))


def _in_turns(count: int, *apps: Callable[[int], AppAndKeys]) -> list[Session]:
    """Each app for a while, again and again, so that a busy machine slows all of them.

    Each in a process of its own, so that no app pays for what another one leaves in memory; a new game every time, so
    that nothing is remembered of the same one.
    """
    sessions = [Session([], 0.0) for _ in apps]
    with ExitStack() as stack:
        alone = [stack.enter_context(ProcessPoolExecutor(1, get_context("spawn"))) for _ in apps]
        for evening in range(ROUNDS):
            for number, (process, make) in enumerate(zip(alone, apps, strict=True)):
                sessions[number] += process.submit(_session, make, evening, count // ROUNDS).result()
    return sessions


def _as_often(ours: Session, line: Session, page: Session, ask: Session) -> Session:
    """The empty apps together: of each as large a share as its kind of work has in ours."""
    dice = random.Random(4)
    floors = ((LINE, line), (PAGE, page), (("question",), ask))
    shares = (dice.choices(floor.times, k=ours.count(*kinds)) for kinds, floor in floors)
    return Session(list(chain.from_iterable(shares)), 0.0)


def _keys(name: str) -> Iterator[Ratio]:
    a_line, a_page = partial(empty_app, 1), partial(empty_app, HEIGHT)
    line, page, ask, ours = _in_turns(KEYS, a_line, a_page, asking_app, partial(_running, name))
    again, decided = _in_turns(DECISIONS, a_page, partial(_deciding, name))
    pages = page + again
    parts = (
        ("typing, moving the cursor", ours, LINE, line, "a line in an empty app"),
        ("looking around on the board", ours, ("around",), page, "a page in an empty app"),
        ("entering, undoing, redoing", decided, ("move",), pages, "a page in an empty app"),
        ("a question comes or goes", ours + decided, ("question",), ask, "the same in an empty app"),
        ("all keys", ours, (*LINE, *PAGE, "question"), _as_often(ours, line, pages, ask), "an empty app, as often"),
    )
    for part, session, kinds, floor, told in parts:
        if not session.count(*kinds):
            continue
        mine, theirs = session.p95(*kinds), floor.p95()
        detail = f"p95 {mine * 1e3:.1f} ms : {theirs * 1e3:.1f} ms, {session.count(*kinds)} keys at {WIDTH}×{HEIGHT}"
        yield Ratio(f"{name}: key to screen, {part} : {told}", mine / theirs, "≤ 1.5", detail)
    detail = f"empty Textual apps: lines {line.stall * 1e3:.0f} ms, questions {ask.stall * 1e3:.0f} ms"
    yield Ratio(f"{name}: longest stall in {len(ours.times)} keys, in ms", ours.stall * 1e3, "≤ 50", detail)


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
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # Companion is compiled when it is installed, as Textual is

    def run(code: str, words: str) -> None:
        """A pipe ends when the process does; without one Python looks every twentieth of a second whether it has."""
        words_to = {**environment, "BENCH_WORDS": words}
        subprocess.run([sys.executable, "-c", code], check=True, env=words_to, timeout=60, stdout=subprocess.PIPE)

    mine, theirs, ratio = side_by_side(lambda: run(OURS, "COMPANION"), lambda: run(BARE, "ready"))
    detail = f"{mine * 1e3:.0f} ms : {theirs * 1e3:.0f} ms"
    yield Ratio("start to first picture : a bare Textual app", ratio, "≤ 1.5", detail)


def ratios() -> Iterator[Ratio]:
    from bench.players import OPTIONS

    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.copy()
        os.environ["COMPANION_HOME"] = folder
        try:
            for name in OPTIONS:
                yield from _keys(name)
            yield from _start()
        finally:
            os.environ.clear()
            os.environ.update(before)
