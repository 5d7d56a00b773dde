"""How strict this table is: each automatic step on or off, each rule enforced, advised or left out."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from companion.kernel.rulebook import Rule, rulebook
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.lines import Lines

Policy = Literal["enforce", "advise", "off"]
POLICIES: tuple[Policy, ...] = ("enforce", "advise", "off")


class Row(Struct, frozen=True):
    """One thing that can be switched: a step that happens by itself, or a rule."""

    automatic: str = ""
    rule: Rule | None = None


class TableSettingsScreen(Dialog[None]):
    """Enter, space or a click switches a row; typing finds rules."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), Binding("space", "switch", show=False)]

    def __init__(self, table: Table[Any]) -> None:
        super().__init__(id="table-settings")
        self._table = table
        self._rows: list[Row] = []

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title")
            yield Input(id="settings-search", select_on_focus=False)
            yield Lines(id="settings-rows")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Lines).focus()

    def retell(self) -> None:
        self.query_one(".title", Static).update(self.say("tui-table-settings"))
        self.query_one(Input).placeholder = self.say("tui-rules-search")
        self._show(self.query_one(Lines).cursor)

    def _show(self, cursor: int = 0) -> None:
        words = self.query_one(Input).value.casefold().split()
        steps = [Row(automatic=verb) for verb in self._table.game.automatic(self._table.state)] if not words else []
        rules = [rule for rule in rulebook(self._table.game.id).values() if rule.kind == "legality"]
        code = self.app.words.code
        found = [rule for rule in rules if all(w in f"{rule.id} {rule.text(code)}".casefold() for w in words)]
        relaxed = self._table.settings.policy
        found.sort(key=lambda rule: rule.id not in relaxed)
        self._rows = steps + [Row(rule=rule) for rule in found]
        self.query_one(Lines).show([self._drawn(row) for row in self._rows], cursor)

    def _drawn(self, row: Row) -> Content:
        if row.rule is None:
            on = self._table.game.automatic(self._table.state)[row.automatic]
            state = self.say("tui-automatic-on" if on else "tui-automatic-off")
            text = self.say(f"tui-automatic-{row.automatic}")
            return Content.from_markup("[$accent]$state[/]  $text", state=f"{state:<12}", text=text)
        policy = self._table.settings.policy.get(row.rule.id, "enforce")
        tone = "$muted" if policy == "enforce" else "$warning"
        text = row.rule.text(self.app.words.code)
        return Content.from_markup(
            f"[{tone}]$state[/]  [$accent]$id[/]  $text",
            state=f"{self.say(f'tui-policy-{policy}'):<12}", id=row.rule.id, text=text,
        )  # fmt: skip

    def on_input_changed(self) -> None:
        self._show()

    def on_input_submitted(self) -> None:
        self.query_one(Lines).focus()

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        if event.row < len(self._rows):
            self.start(self._switch(event.row))

    def action_switch(self) -> None:
        self.query_one(Lines).action_choose()

    async def _switch(self, row: int) -> None:
        chosen = self._rows[row]
        try:
            if chosen.rule is None:
                await self._switch_automatic(chosen.automatic)
            else:
                policy = self._table.settings.policy.get(chosen.rule.id, "enforce")
                following = POLICIES[(POLICIES.index(policy) + 1) % len(POLICIES)]
                await self.app.in_background(self._table.relax, chosen.rule.id, following)
        except Trouble as trouble:
            self.app.tell(trouble)
        self._show(row)

    async def _switch_automatic(self, verb: str) -> None:
        switched = {**self._table.game.automatic(self._table.state)}
        switched[verb] = not switched[verb]
        on = [name for name, value in switched.items() if value]
        await self.app.in_background(self._table.correct, "rules.automatic", on)

    def action_leave(self) -> None:
        self.dismiss(None)
