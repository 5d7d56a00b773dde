"""A line of a form."""

from __future__ import annotations

import asyncio

from textual.app import App, ComposeResult
from textual.widgets import Input

from companion.tui.widgets.field import Field


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
