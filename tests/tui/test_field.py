"""A line of a form."""

from __future__ import annotations

import asyncio

import pytest
from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Input

from companion.tui.widgets.field import Field
from companion.tui.widgets.form import Form as Walked


class Form(App[None]):
    def compose(self) -> ComposeResult:
        yield Field("offset", lambda: "Offset", lambda: "in mm", value="2")


def test_a_line_that_is_gone_again_before_it_was_drawn_is_no_bug() -> None:
    """A form that changes quickly takes a line's children away before the line itself has heard that it is there."""

    async def run() -> None:
        async with Form().run_test() as pilot:
            field = pilot.app.query_one(Field)
            await field.remove_children()
            assert not field.query(Input)
            field.on_mount()
            assert field.value == "2"

    asyncio.run(run())


class TwoLines(App[None]):
    def compose(self) -> ComposeResult:
        with Walked():
            yield Field("one", lambda: "One", lambda: "", value="")
            yield Field("two", lambda: "Two", lambda: "", value="")


@pytest.mark.parametrize(("first", "arrow", "expected"), [("one", "down", ["a", "b"]), ("two", "up", ["b", "a"])])
def test_letters_typed_right_after_an_arrow_key_stand_where_it_led(first: str, arrow: str, expected: list[str]) -> None:
    """All three keys are there before the app has looked at the first: fast fingers, a busy machine."""

    async def run() -> None:
        async with TwoLines().run_test() as pilot:
            one, two = pilot.app.query(Field)
            pilot.app.set_focus((one if first == "one" else two).query_one(Input))
            await pilot.pause()
            for key, letter in (("a", "a"), (arrow, None), ("b", "b")):
                pilot.app.post_message(Key(key, letter))
            await pilot.pause()
            assert [one.value, two.value] == expected

    asyncio.run(run())
