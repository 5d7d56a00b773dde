"""The workshop: a river of one's own, kept in the data folder and offered with every new table."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input, Static

from companion.kernel.trouble import Trouble
from companion.tui.keys import bind
from companion.tui.screens.base import PlainScreen
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.field import Field
from companion.tui.widgets.form import Form
from companion.tui.widgets.keybar import KeyBar
from fog_ferry.rivers import keep


class RiverStudio(PlainScreen):
    """A name, the stones, the tide; enter keeps it."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("keep_river"), bind("back")]

    def compose(self) -> ComposeResult:
        with Form(classes="page"):
            yield Static(id="title", classes="heading", markup=False)
            yield Field("name", partial(self.say, "ferry-river-name"))
            yield Choice("stones", tuple(map(str, range(5, 16, 2))), "9", partial(self.say, "ferry-river-stones"), str)
            yield Choice("tide", tuple(map(str, range(6, 41, 2))), "12", partial(self.say, "ferry-river-tide"), str)
        yield KeyBar("keep_river", "back", "help", "language")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Field).put_cursor_in()

    def retell(self) -> None:
        self.query_one("#title", Static).update(self.say("ferry-workshop-rivers"))
        for part in (*self.query(Field), *self.query(Choice), self.query_one(KeyBar)):
            part.retell()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        await self.action_keep_river()

    async def action_keep_river(self) -> None:
        name = self.query_one(Field).value
        if not any(map(str.isalnum, name)):
            self.app.notify(self.say("ferry-river-unnamed"), severity="warning", markup=False)
            return
        stones, tide = (int(self.query_one(f"#choice-{key}", Choice).value) for key in ("stones", "tide"))
        try:
            path = await self.app.in_background(keep, name, stones, tide)
            self.app.notify(self.say("ferry-river-kept", path=str(path)), markup=False)
        except Trouble as trouble:
            self.app.tell(trouble)

    def action_back(self) -> None:
        self.dismiss()
