"""What an open table looks like: the board, whose decision, what can be done, what just happened, whose clock runs."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.events import DescendantFocus, Resize

from companion.games.registry import board_of
from companion.kernel.game import Seat
from companion.kernel.table import Table
from companion.store import Sitting
from companion.text.teller import Teller
from companion.tui import clock
from companion.tui.choices import Choice, choices_now, drawn, looking_back
from companion.tui.history import History, LogLine
from companion.tui.keys import shown
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.curtain import Unseen
from companion.tui.table_words import NO_TIME, TableWords
from companion.tui.verdict import Verdict, judge
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.menu import Menu
from companion.tui.widgets.still import Column
from companion.tui.widgets.words import Words

KEYS_NOW = (
    "rules", "entry", "undo", "help", "redo", "quit", "language", "print", "history", "plan", "correct", "palette",
    "chart", "calculator", "table_settings", "clock", "branches", "theme",
)  # fmt: skip
FIRST = 3  # of them are needed most
KEYS_REFUSED = ("force", "correct", "back")
KEYS_PLANNING = ("keep", "back", "undo", "redo", "entry", "rules")
ROOMY = (100, 30)
WIDE, LOG = 176, 68  # columns of a screen where the log has a side of its own, and of that side


class TableView(PlainScreen):
    """One table, drawn; what can be done with it is in table.py."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self._real: Table[Any] = sitting.table
        self.table: Table[Any] = sitting.table  # a sketch of it while planning
        self._history = History(self.table)
        self._clocks = clock.Clocks(self.table.game.names(self.table.state)["seat"], self.table.settings.clocks)
        self._choices: list[Choice] = []
        self._log: list[LogLine] = []
        self._refused: str | None = None
        self._branches = False
        self._teller = Teller(self.app.words)
        self.board: BoardCanvas = board_of(self.table.game.id)()

    @property
    def planning(self) -> bool:
        return self.table is not self._real

    # --- drawing -------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Words("ribbon")
        with Column(id="desk"):
            yield self.board
            yield from self.board.asides()
            with Column(id="decide"):
                yield Words("asked", at_bottom=True)
                yield Menu(id="choices")
                yield EntryLine(id="entry")
                yield Words("verdict")
            yield Lines(id="log", choose_on_click=False)
        yield KeyBar(*self._keys)

    @property
    def _keys(self) -> tuple[str, ...]:
        """Those of this game's board behind the most needed ones."""
        return (*KEYS_NOW[:FIRST], *self.board.KEYS, *KEYS_NOW[FIRST:])

    @property
    def teller(self) -> Teller:
        """The same one until the language or the position changes: it looks up every name when it is made."""
        if not self._teller.speaks_of(self.app.words, self.table.state):
            self._teller = Teller(self.app.words, self.table.game, self.table.state)
        return self._teller

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        self.set_class(width < ROOMY[0] or height < ROOMY[1], "small")
        place = self.board.place_on(width, height)
        for other in ("tight", "beside"):
            self.set_class(place == other, other)
        wide = width >= WIDE and place != "beside"
        self.set_class(wide, "wide")
        self.board.take_room(width - LOG if wide else width, height)
        self.call_after_refresh(self.redraw)

    def retell(self) -> None:
        self._history.forget_words()
        self.query_one(KeyBar).retell()
        self.redraw()

    def redraw(self) -> None:
        """Show the position as it is now; each part draws only what changed."""
        if self._pruning:  # something that ended late
            return
        teller = self.teller
        self.board.show(self.table.seen_by(None), teller, self.app.signs, self.table.setup.seats)
        self._choices = choices_now(self.table, teller)
        if self.table.result is not None and not self.planning:
            self._choices += looking_back(teller)
        choices = self.query_one("#choices", Menu)
        width = choices.size.width - choices.styles.scrollbar_size_vertical
        choices.offer(drawn(self._choices, width, choices.size.height))
        self._draw_log()
        self._draw_ribbon()
        self._draw_asked()
        entry = self.query_one(EntryLine)
        entry.placeholder = self._entry_words(entry.size.width)
        self._draw_verdict(self._verdict(entry.value))

    def _draw_log(self) -> None:
        log = self.query_one("#log", Lines)
        width = log.scrollable_content_region.width
        if width:  # else it is out of sight: how long its lines will be is not known
            self._log = self._history.lines(self.teller, self.app.signs, width, self._branches)
            log.show([line.content for line in self._log], len(self._log))

    @property
    def words(self) -> TableWords:
        return TableWords(self.teller, self.app.signs)

    def _draw_ribbon(self) -> None:
        small, words = self.has_class("small"), self.words
        times = words.times(self._clocks, not small, self._deciding) if self.app.settings.clock else [NO_TIME]
        flags = [key for key, on in self._flags().items() if on]
        self.query_one("#ribbon", Words).put(words.ribbon(self.table, flags, not small, times, self.size.width - 4))

    @property
    def _deciding(self) -> list[Seat | None]:
        """Whose clocks run."""
        return [decision.seat for decision in self._real.pending() if not decision.optional]

    def _flags(self) -> dict[str, bool]:
        return {
            "tui-flag-plan": self.planning,
            "tui-flag-looking": not self._sitting.may_write,
            "tui-flag-relaxed": bool(self.table.settings.policy),
            "tui-flag-by-hand": not all(self.table.game.automatic(self.table.state).values()),
            "tui-flag-undone": self.table.head != self.table.tip,
        }

    def _entry_words(self, width: int) -> str:
        """What to do here, with something that could be typed now as far as there is room."""
        listed = next((choice for choice in self._choices if choice.move and not choice.optional), None)
        sample = listed.text if listed else self.say(f"{self.table.game.id}-sample")
        words = ""
        for key in ("tui-entry", "tui-entry-short", "tui-entry-shortest"):
            words = f"{self.app.signs.prompt} {self.say(key, move=sample)}"
            if cell_len(words) <= width:
                break
        return words

    def _draw_asked(self) -> None:
        words, required = self.words, [decision for decision in self.table.pending() if not decision.optional]
        asked = self.query_one("#asked", Words)
        if self.table.result is not None:
            asked.put(words.over())
        else:
            asked.put(words.asked(required, self.table.setup.seats), extra=words.asked_for_good(required))

    def _verdict(self, text: str) -> Verdict:
        return judge(self.table, text, self.teller)

    def _draw_verdict(self, verdict: Verdict) -> None:
        self._switch(self._refused is not None, "refused")
        self.query_one(KeyBar).offer(KEYS_REFUSED if self._refused else KEYS_PLANNING if self.planning else self._keys)
        words, place = self.words, self.query_one("#verdict", Words)
        out = words.way_out(verdict, shown("force", self.app), shown("correct", self.app))
        place.put(words.verdict(verdict), out, words.instead(verdict, place.size.width))

    # --- the log -------------------------------------------------------------------------------------------

    def action_history(self) -> None:
        self._switch(True, "reading")
        self.set_focus(self.query_one("#log"))

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        self._switch(event.widget.id == "log", "reading")

    def _switch(self, on: bool, style: str) -> None:
        """One of the styles that take the log out of sight or bring it back."""
        if self.has_class(style) != on:
            self.set_class(on, style)
            self.call_after_refresh(self._draw_log)

    # --- the clocks ----------------------------------------------------------------------------------------

    def _tick(self) -> None:
        if self.app.screen is not self and not isinstance(self.app.screen, Unseen):
            return
        self._clocks.tick(self._deciding, 1)
        if self.app.settings.clock:
            self._draw_ribbon()

    def action_clock(self) -> None:
        self._clocks.paused = not self._clocks.paused
        self._draw_ribbon()
