"""An open table: moves are entered, tried, taken back and looked up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace
from textual.app import SystemCommand
from textual.binding import BindingType
from textual.widgets import Input

from companion.kernel.game import Move
from companion.kernel.journal import Entry
from companion.kernel.rulebook import rulebook
from companion.kernel.several import BETWEEN, as_line, moves_on
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent, Trouble
from companion.store import Sitting
from companion.text.verdict import judge
from companion.tui.choices import Choice, each_move
from companion.tui.history import History, begins_turn
from companion.tui.keys import bind, shown
from companion.tui.screens.dialogs import Ask, TypeIn
from companion.tui.screens.table_phones import TablePhones
from companion.tui.screens.table_view import KEYS_NOW
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.hands import HandsPane
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.menu import Menu
from companion.tui.widgets.pointing import PointedAt

BREATH = 0.02  # seconds in which a key is drawn


class TableScreen(TablePhones):
    """One table, open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in KEYS_NOW if action not in ("entry", "help", "language", "theme", "palette")),
        bind("entry", priority=True),  # at once: the next key is a letter of the move already
        bind("step_back", "undo"),
        bind("step_forward", "redo"),
        bind("turn_back"),
        bind("turn_forward"),
        bind("keep"),
        bind("desk"),
        bind("force"),
        bind("done"),
        bind("more_hands"),
        bind("force_typed", "force"),  # from the entry line, where a letter is a letter
        bind("correct_typed", "correct"),
        bind("back", "one_back"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._looked_for = ""  # what somebody who points at the board types instead
        for key in self.board.KEYS:
            self._bindings._add_binding(bind(key, f"board('{key}')"))

    def on_mount(self) -> None:
        self.set_interval(1, self._tick)
        self.watch(self.query_one(EntryLine), "value", self._typed, init=False)
        self.watch(self.query_one(EntryLine), "selection", self._looked_along, init=False)
        self.retell()
        self.set_focus(self.query_one("#choices"))
        self.listen()
        # Whoever asks for a rule should not wait for the whole book to be read.
        self.app.run_worker(partial(rulebook, self.table.game.id), thread=True, exit_on_error=False)

    # --- the entry line ------------------------------------------------------------------------------------

    def _typed(self) -> None:
        """At once, not when the message comes: the letter is drawn with its verdict, and never unmasked before."""
        self._entered = self._refused = None
        self._ahead.complete(self.query_one(EntryLine), self.table, self.app.words.code)
        self._draw_verdict(self._verdict())

    def _looked_along(self) -> None:
        """The cursor may be in another move now."""
        entry = self.query_one(EntryLine)
        if BETWEEN in entry.value and self._entered is None:
            self._ahead.complete(entry, self.table, self.app.words.code)
            self._draw_verdict(self._verdict())

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if not text:
            self.set_focus(self.query_one("#choices"))
        elif self._verdict().kind == "secret-no":
            return  # whatever is wrong with it, saying so would give it away
        elif await self.enter_line(text, below=True) and self._entered is None:  # else there is a slip to be mended
            self.set_focus(self.query_one("#choices"))

    def _told_below(self, text: str) -> bool:
        """Whether what is wrong with a line is told under it. It stays: a slip is mended, not typed again."""
        verdict = judge(self.table, moves_on(text)[0], self.teller, entered=True)
        if verdict.kind not in ("no", "which", "unreadable"):
            return False
        self._entered, self._refused = text, text if verdict.kind == "no" else None
        self._draw_verdict(verdict)
        self.query_one(EntryLine).action_end()
        return True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """On the line itself its key is a letter of the move: `8/4`."""
        typing = action == "entry" and isinstance(self.focused, EntryLine)
        return not typing and super().check_action(action, parameters)

    def action_entry(self) -> None:
        self.set_focus(self.query_one(EntryLine))
        asyncio.get_running_loop().call_later(BREATH, self._make_ready)

    def _make_ready(self) -> None:
        """Between the key that leads to the line and the first letter nobody waits for anything."""
        if not self.gone:
            self.table.open_reader(self.app.words.code).make_ready()

    def action_back(self) -> None:
        """Out of the entry line and out of a refusal."""
        self._entered = self._refused = None
        self.query_one(EntryLine).value = ""
        self.set_focus(self.query_one("#choices"))
        self.redraw()

    def action_one_back(self) -> None:
        """One step: out of the line, a part of a move, the log, the board, a plan."""
        entry, log = self.query_one(EntryLine), self.query_one("#log")
        if self.board.has_focus:  # what was refused still stands on the line
            self.set_focus(entry if entry.value else self.query_one("#choices"))
        elif entry.has_focus or entry.value:
            self.action_back()
        elif self._parts:
            self._part_back()
        elif log.has_focus:
            self.set_focus(self.query_one("#choices"))
        elif not self.planning:
            self.app.notify(self.say("tui-leave-key", key=shown("leave", self.app)), markup=False)
        elif not self._under_way:
            self._stop_planning()

    # --- doing ---------------------------------------------------------------------------------------------

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        if isinstance(event.lines, Menu):
            self._chosen(event.lines.item)
        elif event.row < len(self._log):
            self._explain(self._log[event.row].entry)

    def action_undo(self) -> None:
        self.start(self.undo_one())

    async def undo_one(self) -> None:
        await self._with_consent(lambda agreed: self.table.undo(consent=agreed))

    def action_redo(self) -> None:
        self.start(self._do(self.table.redo, after=self._after))

    def action_turn_back(self) -> None:
        """To where this turn began, or the one before."""
        earlier = [n for n in self._history.marks() if n < self.table.head]
        if earlier:
            self.jump(earlier[-1])
        else:
            self.app.tell(Trouble("nothing-to-undo"))

    def action_turn_forward(self) -> None:
        """Redo up to the next turn."""
        ahead = self._history.ahead()
        marks = [steps for steps, entry in enumerate(ahead, start=1) if begins_turn(entry)]
        if ahead:
            redo = partial(self.table.redo, marks[0] if marks else len(ahead))
            self.start(self._do(redo, after=self._after))
        else:
            self.app.tell(Trouble("nothing-to-redo"))

    def jump(self, entry: int) -> None:
        self.start(self._with_consent(lambda agreed: self.table.jump(entry, consent=agreed)))

    async def _with_consent(self, step: Callable[[bool], Entry]) -> None:
        """Quietly if possible; what everybody has seen is taken back only if all agree."""
        self._going_on, after = (), self._after
        try:
            await self._do(lambda: step(False), after=after)
        except NeedsConsent:
            if await self.ask(Ask(lambda: self.say("tui-consent"))):
                await self._do(lambda: step(True), after=after)

    def action_force(self) -> None:
        text = self._refused or self.query_one(EntryLine).value.strip()
        if not text:
            self.app.notify(self.say("tui-force-nothing", key=shown("entry", self.app)), markup=False)
        elif len(moves_on(text)) > 1 and not self._refused:  # up to the one that the rules are against
            self.start(self.enter_line(text, below=True))
        else:
            self.start(self._force(*moves_on(text)))

    async def _force(self, text: str, *rest: str) -> None:
        """A secret move stays masked on its line: neither the question why nor a refusal repeats it."""
        secret = self.table.is_secret(text)
        try:
            move = self.table.check_force(text, language=self.app.words.code)
        except Trouble as trouble:
            told = trouble if not secret or trouble.key == "sealed-already" else Trouble("force-impossible")
            self.app.tell(told, self.teller)
            return
        asked = ("tui-force-unseen", "") if secret else ("tui-force-reason", self.teller.move(move))
        reason = await self.ask(TypeIn(lambda: self.say(asked[0], move=asked[1])))
        if reason is not None:
            done = await self._do(lambda: self.table.force(text, reason, language=self.app.words.code))
            if done:
                self.action_back()
                self.query_one(EntryLine).value = as_line(rest)

    def action_correct(self) -> None:
        """Point at the place on the board; what is not on it is in the list."""
        if self.board.point():
            self._draw_keys()
            self._draw_asked()
        else:
            self._list_of_things()

    def on_pointed_at_moved(self) -> None:
        self._draw_asked()

    def on_pointed_at_chosen(self, event: PointedAt.Chosen) -> None:
        self._list_of_things(event.spot.places)

    def on_pointed_at_typed(self, event: PointedAt.Typed) -> None:
        """Fast fingers go on typing before there is a line for it."""
        self._looked_for += event.letter
        if len(self._looked_for) == 1:
            self._list_of_things(typed=lambda: self._looked_for)

    def _list_of_things(self, places: tuple[str, ...] = (), typed: Callable[[], str] = str) -> None:
        from companion.tui.screens.correct import CorrectScreen

        self.start(self._correct(CorrectScreen(self.table, places, typed)))

    async def _correct(self, screen: Any) -> None:
        change = await self.ask(screen)
        self._looked_for = ""
        if change is not None:
            path, value, reason = change
            if await self._do(lambda: self.table.correct(path, value, reason)):
                for fault in self.table.faults():
                    self._warn(self.teller.objection(fault), fault.rule)
                self.action_back()

    # --- hands ---------------------------------------------------------------------------------------------

    def action_done(self) -> None:
        """The real table looks as it should."""
        if self.planning or not self.tasks():
            self.app.notify(self.say("tui-hands-none"), markup=False)
        elif self._to_do == "lay out":
            self.start(self._laid_out())
        else:
            self._all_done()

    async def _laid_out(self) -> None:
        if self._sitting.may_write:
            try:
                with self._writing():
                    await self.app.in_background(self._room.do, lambda table: table.to_be_laid_out(False))
            except Trouble as trouble:
                self.app.tell(trouble)
        self._all_done()

    def _all_done(self) -> None:
        self._to_do = ()
        self.redraw()

    def action_more_hands(self) -> None:
        self.query_one(HandsPane).turn_page()

    def action_inventory(self) -> None:
        """What should lie where; what does not is corrected there."""
        self._list_of_things()

    # --- looking -------------------------------------------------------------------------------------------

    def action_board(self, key: str) -> None:
        """What only this game's board can do."""
        self.start(self._on_board(key))

    async def _on_board(self, key: str) -> None:
        """A screen of the board is shown until nothing more is decided on it."""
        while (screen := self.board.do(key, self.table)) is not None:
            move = await self.ask(screen)
            if move is None or not await self._do(partial(self.table.enter, move)):
                return
        self._draw_ribbon()  # the board may look different now, which is said there

    def action_branches(self) -> None:
        """Show what was undone too, or no longer."""
        if not self._branches and not self._history.has_branches():
            self.app.notify(self.say("tui-branches-none"), markup=False)
            return
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

    def action_own_side(self) -> None:
        """Behind the curtain; a plan knows only what everybody knows."""
        from companion.tui.screens.own_side import OwnSideCurtain

        self.app.push_screen(OwnSideCurtain(self._real))

    def action_chart(self) -> None:
        self.app.show_chart(self._real)  # a sketch has no past

    def action_calculator(self) -> None:
        self.app.show_calculator(self.table)

    def action_print(self) -> None:
        self.app.show_prints(self._real.game.id, opened=self._real)

    def action_table_settings(self) -> None:
        from companion.tui.screens.table_settings import TableSettingsScreen

        self.app.push_screen(TableSettingsScreen(self._room), lambda _: self.redraw())

    # --- planning ahead ------------------------------------------------------------------------------------

    def action_plan(self) -> None:
        """Try moves on a private branch."""
        if self.planning:
            keys = {action: shown(action, self.app) for action in ("keep", "back")}
            self.app.notify(self.say("tui-plan-already", **keys), markup=False)
        elif not self._under_way:  # an entry on its way belongs to the real table
            self.table = self._real.sketch()
            self._history = History(self.table, with_hands=False)
            self.redraw()

    def _stop_planning(self) -> None:
        self.table, self._going_on = self._real, ()
        self._history = History(self.table)
        self.redraw()

    def action_keep(self) -> None:
        """Enter the planned moves for real."""
        if not self.planning:
            self.app.notify(self.say("tui-plan-none", key=shown("plan", self.app)), markup=False)
        elif not self._under_way:
            moves = [move for entry in self.table.line() for move in self.table.moves_of(entry) if entry.kind != "seal"]
            self._stop_planning()
            self.start(self._enter_all(moves))

    async def _enter_all(self, moves: list[Move]) -> None:
        for move in moves:
            if not await self._do(partial(self.table.enter, move)):
                return

    # --- leaving -------------------------------------------------------------------------------------------

    def action_leave(self) -> None:
        self.start(self._leave())

    async def _leave(self) -> None:
        running = self._real.result is None and self._sitting.may_write
        if running and not await self.app.push_screen_wait(Ask(lambda: self.say("tui-leave"))):
            return
        await self.put_away()
        self.dismiss()

    async def put_away(self) -> None:
        if self._sitting.may_write:
            try:
                with self._writing():
                    await self.app.in_background(self._sitting.room.do, self._keep_clocks)
            except Trouble:  # only what the clocks show: whoever wants to leave a full disk can
                self.app.notify(self.say("tui-clocks-lost"), severity="warning", markup=False)
        await self.app.in_background(self._sitting.room.close)  # somebody else may be about to enter something
        await self.stand_up()

    def _keep_clocks(self, table: Table[Any]) -> None:
        table.settle(replace(table.settings, clocks=self._clocks.spent, used=self._clocks.used))

    def palette(self) -> Iterable[SystemCommand]:
        """Every legal move, to be found by typing a part of it; those that are seldom made last."""
        for row in self._choices:
            for choice in each_move(self.table, row, self.teller):
                yield SystemCommand(choice.text, _told(choice), partial(self._take, choice))
        for choice in self._rare:
            yield SystemCommand(choice.text, _told(choice), partial(self.take_rare, choice))


def _told(choice: Choice) -> str:
    """What the palette says beside a move: what it would do, and how it is typed."""
    return "  ".join(filter(None, (choice.brief or choice.note, choice.typed)))
