"""How many tiles of a kind the next maps have: so many, or what chance gives within the rulebook's ranges."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from companion.games.clockwork.maps.generate import Counts, possible
from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.tiles import IN_BOX, KINDS, letter
from companion.games.clockwork.maps.vectors import Vector, ranges
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.tui.keys import bind, shown
from companion.tui.screens.base import Dialog
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.form import Form

ANY = "any"


class MapCounts(Dialog[dict[int, int] | None]):
    """The counts that somebody fixed; none if it was left."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), Binding("enter", "take", show=False)]

    def __init__(self, layout: Layout, counts: Counts, locked: Vector) -> None:
        """`locked`: the tiles that are locked, by their kinds."""
        super().__init__()
        self._layout, self._first, self._locked = layout, counts, locked

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            with Form():
                yield from map(self._choice, range(len(KINDS)))
            yield Static(classes="hint", markup=False)

    def _choice(self, number: int) -> Choice:
        kind, (low, high) = KINDS[number], ranges(self._layout.players)[number]

        def label() -> str:
            return f"{letter(kind)}  {self.say(f'clockwork-{kind}')}"

        def named(count: str) -> str:
            return self.say("studio-map-any", low=low, high=high) if count == ANY else count

        values = [ANY, *map(str, range(IN_BOX[number] + 1))]
        return Choice(kind, values, str(self._first.get(number, ANY)), label, named)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(".title", Static).update(self.say("studio-map-which-counts", layout=self._layout.id))
        for choice in self.query(Choice):
            choice.retell()
        self._tell()

    def on_choice_changed(self, event: Choice.Changed) -> None:
        event.stop()
        self._tell()

    def _tell(self) -> None:
        """In how many ways the tiles can be chosen, or why in none."""
        try:
            ways = len(possible(self._layout, self._counts, self._locked))
            keys = {"press": shown("make", self.app), "back": shown("back", self.app)}
            told = Content(self.say("studio-map-ways", ways=ways, **keys))
        except Trouble as trouble:
            told = Content.styled(" ".join(Teller(self.app.words).trouble(trouble)), "$warning")
        self.query_one(".hint", Static).update(told)

    @property
    def _counts(self) -> dict[int, int]:
        chosen = enumerate(choice.value for choice in self.query(Choice))
        return {number: int(value) for number, value in chosen if value != ANY}

    def action_take(self) -> None:
        """What is impossible is told already, and can still be changed."""
        try:
            possible(self._layout, self._counts, self._locked)
        except Trouble:
            return
        self.dismiss(self._counts)

    def action_leave(self) -> None:
        self.dismiss(None)
