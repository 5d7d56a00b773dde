"""Choosing at an open table: by number, part by part, what is seldom offered, and the key to pass."""

from __future__ import annotations

from abc import abstractmethod

from textual.content import Content
from textual.events import Key
from textual.widgets import Input

from companion.tui.choices import Choice
from companion.tui.screens.dialogs import Ask, PickOne
from companion.tui.screens.table_view import MORE, TableView
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.numbered import Numbered


class TableChoosing(TableView):
    """From a key or a click to the choice that is meant; what comes of it is in table.py."""

    @abstractmethod
    async def _carry_out(self, choice: Choice) -> None:
        """Do what was chosen."""

    def on_key(self, event: Key) -> None:
        if not isinstance(self.focused, Input):
            self.query_one(Numbered).take_key(event)

    def _chosen(self, item: str) -> None:
        """A row of the list, or the one that opens the rare offers."""
        if item == MORE:
            self.action_offers()
        elif item:
            self._take(self._choices[int(item)])

    def _take(self, choice: Choice) -> None:
        match choice.kind:
            case "type":
                entry = self.query_one(EntryLine)
                entry.value = choice.line
                self.set_focus(entry)
                entry.action_end()
            case "parts":
                self._parts, self._parts_at = [*self._parts, choice], self.table.state
                self.redraw()
            case _:
                self.start(self._carry_out(choice))

    def _part_back(self) -> None:
        """The part before is asked again."""
        self._parts = self._parts[:-1]
        self.redraw()

    # --- what is seldom offered ------------------------------------------------------------------------------

    def action_offers(self) -> None:
        if self._rare:
            self.start(self._offer_rare())
        else:
            self.app.notify(self.say("tui-offers-none"), markup=False)

    async def _offer_rare(self) -> None:
        row = await self.ask(PickOne(lambda: self.say("tui-offers"), self._rare_lines))
        if row is not None and row < len(self._rare):
            await self._take_rare(self._rare[row])

    def _rare_lines(self) -> list[Content]:
        return [Content.assemble(choice.text, (f"  {choice.typed}", "$muted")) for choice in self._rare]

    def take_rare(self, choice: Choice) -> None:
        self.start(self._take_rare(choice))

    async def _take_rare(self, choice: Choice) -> None:
        """What is entered at once, such as the end of the game, is asked about: no key too many does it."""
        if choice.kind == "type":
            self._take(choice)
        elif choice.kind == "hand-over" or await self._is_sure(choice):  # nothing is entered before the curtain
            await self._carry_out(choice)

    async def _is_sure(self, choice: Choice) -> bool:
        sure = await self.ask(Ask(lambda: self.say("tui-offers-sure", offer=choice.text)))
        return sure is True

    # --- passing ---------------------------------------------------------------------------------------------

    def action_pass(self) -> None:
        """The one way to decline what could be done now, whoever has it."""
        passing = [choice for choice in self._choices if choice.passes]
        if len(passing) == 1:
            self._take(passing[0])
        else:
            self.app.notify(self.say("tui-pass-which" if passing else "tui-pass-none"), markup=False)
