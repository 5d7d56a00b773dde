"""Memory is looked after between two pictures, never while somebody waits for one."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.tui.caretaker import MUCH, OFTEN, PAUSE, Caretaker
from tests.tui.playing import Player, sit_down
from tests.tui.quick import begin_to_care


class Knot:
    """Only a look at the memory lets it go."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def caretaker() -> Iterator[Caretaker]:
    caretaker = Caretaker()
    begin_to_care(caretaker)
    yield caretaker
    caretaker.end()


async def _until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(PAUSE)


def test_what_a_key_left_behind_goes_after_its_picture(caretaker: Caretaker) -> None:
    async def a_key() -> None:
        left = weakref.ref(Knot())
        caretaker.after_picture()
        caretaker.after_picture()  # two in a row
        assert left() is not None, "not while something else may still be drawn"
        await _until(lambda: left() is None)

    asyncio.run(asyncio.wait_for(a_key(), 60))


def test_what_has_become_old_goes_when_nobody_presses_keys(caretaker: Caretaker) -> None:
    """It was set aside with what stays, and such things must not heap up through an evening."""

    async def keys() -> None:
        knot = Knot()
        caretaker._look_at_all()  # from now on it is old
        left = weakref.ref(knot)
        del knot
        for _ in range(MUCH):
            caretaker.after_picture()
            assert left() is not None, "that takes longer than a key should wait"
            await asyncio.sleep(0)
        await _until(lambda: left() is None)

    asyncio.run(asyncio.wait_for(keys(), 60))


def test_who_never_rests_leaves_nothing_behind_either(caretaker: Caretaker) -> None:
    async def keys() -> None:
        knot = Knot()
        gc.collect()  # it is old, but not set aside yet
        left = weakref.ref(knot)
        del knot
        for _ in range(OFTEN):
            assert left() is not None
            caretaker.after_picture()
            await _until(lambda: caretaker._next_look is None)
        assert left() is None

    asyncio.run(asyncio.wait_for(keys(), 60))


def test_python_looks_by_itself_as_before_when_the_app_is_left() -> None:
    usual = gc.get_threshold()
    caretaker = Caretaker()
    begin_to_care(caretaker)
    assert gc.get_threshold() != usual
    caretaker.end()
    assert gc.get_threshold() == usual


def test_every_picture_of_the_app_is_followed_by_a_look(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = []
    monkeypatch.setattr(Caretaker, "after_picture", lambda self: pictures.append(self))

    async def script(player: Player) -> None:
        pictures.clear()
        await player.press("down")
        assert pictures

    sit_down(script)
