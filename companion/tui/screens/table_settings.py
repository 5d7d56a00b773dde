"""How strict this table is: each automatic step on or off, each rule enforced, advised or left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from companion.kernel.rulebook import Rule, rulebook
from companion.kernel.trouble import Trouble
from companion.room import Room
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.menu import Menu

Policy = Literal["enforce", "advise", "off"]
POLICIES: tuple[Policy, ...] = ("enforce", "advise", "off")
SIDE = 14  # columns for what holds
ID = 13  # columns for the id of a rule


class TableSettingsScreen(Dialog[None]):
    """Enter, space or a click switches a row; typing finds rules."""

    FITTED = "#settings-rows"
    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), Binding("space", "switch", show=False)]

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._table = room.table

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Input(id="settings-search", select_on_focus=False)
            yield Menu(id="settings-rows")
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Menu).focus()

    def fit(self) -> None:
        self._show()

    def retell(self) -> None:
        self.query_one(".title", Static).update(self.say("tui-table-settings"))
        self.query_one(".hint", Static).update(self.say("tui-table-settings-hint"))
        self.query_one(Input).placeholder = self.say(
            "tui-rules-search", example=self.say(f"{self._table.game.id}-example-rule")
        )
        self._show()

    def _show(self) -> None:
        """The steps that happen by themselves and the rules, those first that are not as usual."""
        words, menu = self.query_one(Input).value.casefold().split(), self.query_one(Menu)
        if not menu.size.width:  # it is not laid out yet
            return
        rules = [
            rule for rule in self._rules() if all(word in f"{rule.id} {self._text(rule)}".casefold() for word in words)
        ]
        rules.sort(key=lambda rule: rule.id not in self._table.settings.policy)
        width = menu.size.width - menu.styles.scrollbar_size_vertical
        steps = self._table.game.automatic(self._table.state) if not words else {}
        lines = [line for verb, on in steps.items() for line in self._step(verb, on, width)]
        menu.offer(lines + [line for rule in rules for line in self._rule(rule, width)], menu.item)

    def _rules(self) -> list[Rule]:
        return [rule for rule in rulebook(self._table.game.id).values() if rule.kind == "legality"]

    def _text(self, rule: Rule) -> str:
        return rule.text(self.app.words.code)

    def _step(self, verb: str, on: bool, width: int) -> Iterator[tuple[Content, str]]:
        state = self.say("tui-automatic-on" if on else "tui-automatic-off")
        head = Content.styled(f"{state:<{SIDE}}", "$accent" if on else "$warning")
        for below, line in enumerate(hanging(head, self.say(f"{self._table.game.id}-automatic-{verb}"), width)):
            yield line, "" if below else verb

    def _rule(self, rule: Rule, width: int) -> Iterator[tuple[Content, str]]:
        policy = self._table.settings.policy.get(rule.id, "enforce")
        tone = "$muted" if policy == "enforce" else "$warning"
        head = Content.assemble((f"{self.say(f'tui-policy-{policy}'):<{SIDE}}", tone), (f"{rule.id:<{ID}}", "$accent"))
        for below, line in enumerate(hanging(head, self._text(rule), width)):
            yield line, "" if below else rule.id

    def on_input_changed(self) -> None:
        self._show()

    def on_input_submitted(self) -> None:
        self.query_one(Menu).focus()

    def on_lines_chosen(self) -> None:
        item = self.query_one(Menu).item
        if item:
            self.start(self._switch(item))

    def action_switch(self) -> None:
        self.query_one(Menu).action_choose()

    async def _switch(self, item: str) -> None:
        try:
            if item in self._table.game.automatic(self._table.state):
                await self._switch_automatic(item)
            else:
                policy = self._table.settings.policy.get(item, "enforce")
                following = POLICIES[(POLICIES.index(policy) + 1) % len(POLICIES)]
                await self.app.in_background(self._room.do, lambda table: table.relax(item, following))
        except Trouble as trouble:
            self.app.tell(trouble)
        if self in self.app.screen_stack:  # it may have been closed while that was written
            self._show()

    async def _switch_automatic(self, verb: str) -> None:
        switched = {**self._table.game.automatic(self._table.state)}
        switched[verb] = not switched[verb]
        on = [name for name, value in switched.items() if value]
        await self.app.in_background(self._room.do, lambda table: table.correct("rules.automatic", on))

    def action_leave(self) -> None:
        self.dismiss(None)
