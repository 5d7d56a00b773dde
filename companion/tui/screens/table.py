"""The table: whose decision, what can be done, what the table looks like, what just happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace
from rich.cells import cell_len
from textual.app import ComposeResult, SystemCommand
from textual.binding import BindingType
from textual.events import DescendantFocus, Key, Resize
from textual.widgets import Input

from companion.dice import roll
from companion.games.registry import board_of, desk_of
from companion.kernel.game import Decision, Move, Seat
from companion.kernel.journal import Entry
from companion.kernel.rulebook import rulebook
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent, NotAllowed, Trouble
from companion.store import Sitting
from companion.text.teller import Teller
from companion.tui import clock
from companion.tui.choices import Choice, choices_now, drawn, looking_back
from companion.tui.history import History, LogLine, begins_turn
from companion.tui.keys import bind, shown
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.curtain import CurtainScreen, Unseen
from companion.tui.screens.dialogs import Ask, TypeIn
from companion.tui.table_words import NO_TIME, TableWords
from companion.tui.verdict import Verdict, is_secret, judge
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


class TableScreen(PlainScreen):
    """One table, open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in KEYS_NOW if action not in ("entry", "help", "language", "theme", "palette")),
        bind("entry", priority=True),  # at once: the next key is a letter of the move already
        bind("step_back", "undo"),
        bind("step_forward", "redo"),
        bind("turn_back"),
        bind("turn_forward"),
        bind("keep"),
        bind("force"),
        bind("back"),
    ]

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
        self._busy = asyncio.Lock()
        self._teller = Teller(self.app.words)
        self.board: BoardCanvas = board_of(self.table.game.id)()
        for key in self.board.KEYS:
            self._bindings._add_binding(bind(key, f"board('{key}')"))

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

    def on_mount(self) -> None:
        self.set_interval(1, self._tick)
        self.watch(self.query_one(EntryLine), "value", self._typed, init=False)
        self.retell()
        self.set_focus(self.query_one("#choices"))
        # Whoever asks for a rule should not wait for the whole book to be read.
        self.app.run_worker(partial(rulebook, self.table.game.id), thread=True, exit_on_error=False)

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

    # --- the entry line ------------------------------------------------------------------------------------

    def _verdict(self, text: str) -> Verdict:
        return judge(self.table, text, self.teller)

    def _typed(self, text: str) -> None:
        """At once, not when the message comes: the letter is drawn with its verdict, and never unmasked before."""
        self._refused = None
        entry = self.query_one(EntryLine)
        entry.password = is_secret(self.table, text)
        entry.offer(self.table.open_reader(self.app.words.code).complete(text) if text and not entry.password else [])
        self._draw_verdict(self._verdict(text))

    def _draw_verdict(self, verdict: Verdict) -> None:
        self._switch(self._refused is not None, "refused")
        self.query_one(KeyBar).offer(KEYS_REFUSED if self._refused else KEYS_PLANNING if self.planning else self._keys)
        words, place = self.words, self.query_one("#verdict", Words)
        out = words.way_out(verdict, shown("force", self.app), shown("correct", self.app))
        place.put(words.verdict(verdict), out, words.instead(verdict, place.size.width))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if not text:
            self.set_focus(self.query_one("#choices"))
        elif self._verdict(text).kind == "secret-no":
            return  # whatever is wrong with it, saying so would give it away
        elif await self._do(lambda: self.table.enter(text, language=self.app.words.code)):
            self.query_one(EntryLine).value = ""
            self.set_focus(self.query_one("#choices"))
        elif (refusal := judge(self.table, text, self.teller, entered=True)).kind == "no":
            self._refused = text
            self._draw_verdict(refusal)
            self.set_focus(self.query_one("#choices"))  # so that the ways out are keys again

    def action_entry(self) -> None:
        self.set_focus(self.query_one(EntryLine))

    def action_back(self) -> None:
        """Out of the entry line, out of a refusal, out of a plan."""
        if self.planning and not self.query_one(EntryLine).has_focus and not self._busy.locked():
            self._stop_planning()
        self._refused = None
        self.query_one(EntryLine).value = ""
        self.set_focus(self.query_one("#choices"))
        self.redraw()

    # --- doing ---------------------------------------------------------------------------------------------

    async def _do(self, step: Callable[[], Entry]) -> bool:
        """Take one step at the table off the event loop, then show what came of it."""
        if not self._sitting.may_write and not self.planning:
            self.app.tell(Trouble("table-busy", table=self.table.name))
            return False
        async with self._busy:
            turn = self.table.game.headline(self.table.state).get("turn")
            try:
                entry = await self.app.in_background(step)
            except NeedsConsent:
                raise
            except NotAllowed as refused:
                if self._verdict(self.query_one(EntryLine).value).kind == "empty":  # else it is told there
                    self.app.tell(refused, self.teller)
                return False
            except Trouble as trouble:
                self.app.tell(trouble, self.teller)
                return False
        self._history.add(entry)
        if self.table.game.headline(self.table.state).get("turn") != turn:
            self._clocks.next_turn()
        self.redraw()
        if self.table.result is not None and entry.is_position and not self.planning:
            self.app.show_final(self.table)
        return True

    async def on_key(self, event: Key) -> None:
        focused = self.focused
        if event.character and event.character.isdigit() and not isinstance(focused, Input):
            row = int(event.character) - 1
            if 0 <= row < len(self._choices):
                event.stop()
                self._choose(row)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        if isinstance(event.lines, Menu):
            if event.lines.item:
                self._choose(int(event.lines.item))
        elif event.row < len(self._log):
            self._explain(self._log[event.row].entry)

    def _choose(self, row: int) -> None:
        choice = self._choices[row]
        if choice.kind == "type":
            entry = self.query_one(EntryLine)
            entry.value = choice.line
            entry.focus()
            entry.action_end()
            return
        self.start(self._carry_out(choice))

    async def _carry_out(self, choice: Choice) -> None:
        match choice.kind:
            case "hand-over" if choice.decision is not None:
                await self._behind_the_curtain(choice.decision)
            case "open":
                await self._face_up()
            case "roll":
                await self._do(partial(roll, self.table, choice.line))
            case "final":
                self.app.show_final(self.table)
            case "chart":
                self.action_chart()
            case _ if choice.move is not None:
                await self._do(partial(self.table.enter, choice.move))

    async def _behind_the_curtain(self, first: Decision) -> None:
        """One player after the other decides unseen; then everybody looks at what came of it."""
        others = [decision for decision in self.table.pending() if decision.secret and decision != first]
        for decision in (first, *others):
            person = self.table.setup.seats.get(decision.seat or "", "")
            move = await self.app.push_screen_wait(CurtainScreen(self.table, decision, person))
            if move is None or not await self._do(partial(self.table.enter, move)):
                return

    async def _face_up(self) -> None:
        """It lies on the table already: enter what everybody can see."""
        for decision in [decision for decision in self.table.pending() if decision.secret]:
            move = await self._decided_openly(decision)
            if move is None or not await self._do(partial(self.table.enter, move)):
                return

    async def _decided_openly(self, decision: Decision) -> Move | None:
        desk = desk_of(self.table.game.id, decision.kind)
        if desk is not None:
            written: Move | None = await self.app.push_screen_wait(desk(self.table, decision))
            return written
        moves = list(self.table.game.choices(self.table.seen_by(decision.seat), decision))
        told = [self.teller.move(move) for move in moves]
        row = await self.app.push_screen_wait(self.app.pick_one(self.teller.seat(decision.seat), told))
        return None if row is None else moves[row]

    def action_undo(self) -> None:
        self.start(self._with_consent(lambda agreed: self.table.undo(consent=agreed)))

    def action_redo(self) -> None:
        self.start(self._do(self.table.redo))

    def action_turn_back(self) -> None:
        """To where this turn began, or the one before."""
        earlier = [n for n in self._history.marks() if n < self.table.head]
        if earlier:
            self.jump(earlier[-1])

    def action_turn_forward(self) -> None:
        """Redo up to the next turn."""
        ahead = self._history.ahead()
        marks = [steps for steps, entry in enumerate(ahead, start=1) if begins_turn(entry)]
        if ahead:
            self.start(self._do(partial(self.table.redo, marks[0] if marks else len(ahead))))

    def jump(self, entry: int) -> None:
        self.start(self._with_consent(lambda agreed: self.table.jump(entry, consent=agreed)))

    async def _with_consent(self, step: Callable[[bool], Entry]) -> None:
        """Quietly if possible; what everybody has seen is taken back only if all agree."""
        try:
            await self._do(lambda: step(False))
        except NeedsConsent:
            if await self.app.push_screen_wait(Ask(lambda: self.say("tui-consent"))):
                await self._do(lambda: step(True))

    def action_force(self) -> None:
        text = self._refused or self.query_one(EntryLine).value.strip()
        if text and not is_secret(self.table, text):  # the question why would show it to everybody
            self.start(self._force(text))

    async def _force(self, text: str) -> None:
        reason = await self.app.push_screen_wait(TypeIn(lambda: self.say("tui-force-reason", move=text)))
        if reason is not None:
            done = await self._do(lambda: self.table.force(text, reason, language=self.app.words.code))
            if done:
                self.action_back()

    def action_correct(self) -> None:
        from companion.tui.screens.correct import CorrectScreen

        self.start(self._correct(CorrectScreen(self.table)))

    async def _correct(self, screen: Any) -> None:
        change = await self.app.push_screen_wait(screen)
        if change is not None:
            path, value, reason = change
            if await self._do(lambda: self.table.correct(path, value, reason)):
                for fault in self.table.faults():
                    self.app.notify(f"{self.teller.objection(fault)} [{fault.rule}]", severity="warning", markup=False)
                self.action_back()

    # --- looking -------------------------------------------------------------------------------------------

    def action_board(self, key: str) -> None:
        """What only this game's board can do."""
        self.start(self._on_board(key))

    async def _on_board(self, key: str) -> None:
        while (screen := self.board.do(key, self.table)) is not None:
            move = await self.app.push_screen_wait(screen)
            if move is None or not await self._do(partial(self.table.enter, move)):
                return

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

    def action_branches(self) -> None:
        self._branches = not self._branches
        self.redraw()
        self.action_history()

    def _explain(self, entry: int) -> None:
        """Why: the rules behind a line, and the way to it."""
        from companion.tui.screens.why import WhyScreen

        def jump(wanted: bool | None) -> None:
            if wanted:
                self.jump(entry)

        self.app.push_screen(WhyScreen(self.table, entry), jump)

    def action_rules(self) -> None:
        from companion.tui.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen(self.table.game.id, self.table.game.chapters(self.table.state)))

    def action_chart(self) -> None:
        self.app.show_chart(self._real)  # a sketch has no past

    def action_calculator(self) -> None:
        self.app.show_calculator(self.table)

    def action_print(self) -> None:
        self.app.show_prints(self._real.game.id, opened=self._real)

    def action_table_settings(self) -> None:
        from companion.tui.screens.table_settings import TableSettingsScreen

        self.app.push_screen(TableSettingsScreen(self.table), lambda _: self.redraw())

    # --- planning ahead ------------------------------------------------------------------------------------

    @property
    def planning(self) -> bool:
        return self.table is not self._real

    def action_plan(self) -> None:
        """Try moves on a private branch."""
        if not self.planning and not self._busy.locked():  # an entry on its way belongs to the real table
            self.table = self._real.sketch()
            self._history = History(self.table)
            self.redraw()

    def _stop_planning(self) -> None:
        self.table = self._real
        self._history = History(self.table)
        self.redraw()

    def action_keep(self) -> None:
        """Enter the planned moves for real."""
        if self.planning and not self._busy.locked():
            moves = [move for entry in self.table.line() for move in self.table.moves_of(entry) if entry.kind != "seal"]
            self._stop_planning()
            self.start(self._enter_all(moves))

    async def _enter_all(self, moves: list[Move]) -> None:
        for move in moves:
            if not await self._do(partial(self.table.enter, move)):
                return

    # --- clock and leaving ---------------------------------------------------------------------------------

    def _tick(self) -> None:
        if self.app.screen is not self and not isinstance(self.app.screen, Unseen):
            return
        self._clocks.tick(self._deciding, 1)
        if self.app.settings.clock:
            self._draw_ribbon()

    def action_clock(self) -> None:
        self._clocks.paused = not self._clocks.paused
        self._draw_ribbon()

    def action_quit(self) -> None:
        self.start(self._leave())

    async def _leave(self) -> None:
        running = self._real.result is None and self._sitting.may_write
        if running and not await self.app.push_screen_wait(Ask(lambda: self.say("tui-leave"))):
            return
        await self._put_away()
        self.dismiss()

    async def _put_away(self) -> None:
        if self._sitting.may_write:
            kept = replace(self._real.settings, clocks=self._clocks.spent)
            await self.app.in_background(self._real.settle, kept)
        self._sitting.leave()

    def palette(self) -> Iterable[SystemCommand]:
        """Every legal move and every key, to be found by typing a part of it."""
        for row, choice in enumerate(self._choices):
            if choice.kind == "enter":
                yield SystemCommand(choice.text, choice.brief or choice.note, partial(self._choose, row))
        for action in (
            "undo",
            "redo",
            "rules",
            "history",
            "branches",
            "plan",
            "correct",
            "print",
            "chart",
            "calculator",
        ):
            yield SystemCommand(self.say(f"key-{action}"), "", getattr(self, f"action_{action}"))
        for key in self.board.KEYS:
            yield SystemCommand(self.say(f"key-{key}"), "", partial(self.action_board, key))
