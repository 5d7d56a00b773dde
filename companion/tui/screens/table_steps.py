"""Steps at an open table: our own, and those that somebody takes at another front end."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from functools import partial

from companion.kernel.journal import Entry
from companion.kernel.past import SEALING
from companion.kernel.trouble import NeedsConsent, NotAsEntered, Trouble
from companion.store import Sitting
from companion.text.handwork import tasks_after
from companion.tui.screens.curtain import WhyUnseen
from companion.tui.screens.table_deciding import TableDeciding

HANDS_BEHIND = 5  # entries of others that hands may not have done yet


class TableSteps(TableDeciding):
    """Everything that changes the table passes here, and is shown from here."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._under_way = False  # a step of ours: what others do meanwhile is shown with it
        self._seen, self._settings = self._real.last.n, self._real.settings
        self._position, self._turn_seen = self._real.state, self.turn
        self._deaf: Callable[[], None] = lambda: None

    @abstractmethod
    def _told_below(self, text: str) -> bool:
        """Whether what is wrong with a line is told under it."""

    def listen(self) -> None:
        """From now on what others do is shown; whatever thread tells, it is done in the app."""
        loop, context = asyncio.get_running_loop(), copy_context()

        def told(_: int) -> None:
            if not self._under_way:
                loop.call_soon_threadsafe(partial(self.call_later, self._follow), context=context)

        self._deaf = self._sitting.room.listen(told)

    def on_unmount(self) -> None:
        self._deaf()

    # --- our own -----------------------------------------------------------------------------------------------------

    async def _do(
        self,
        step: Callable[[], Entry],
        typed: str = "",
        further: bool = False,
        after: int | None = None,
        done: Callable[[], None] = lambda: None,
    ) -> bool:
        """Take one step at the table off the event loop, then show what came of it.

        `typed`: the line it comes from, if what is wrong is told below it; `further`: hands still have to do what the
        step before asked for; `after`: only if that entry is still the last one; `done`: once it is taken, before it
        is shown.
        """
        with self.held():
            turn = self.turn
            entry = await self._take_step(step, typed, after)
            if entry is not None:
                done()
                self._show(turn, entry, further)
        return entry is not None

    async def _take_step(self, step: Callable[[], Entry], typed: str, after: int | None) -> Entry | None:
        if self._sitting.why is not None and not self.planning:
            self.app.tell(self._sitting.why)
            return None
        try:
            with self._writing():
                return await self.app.in_background(self._room.do, lambda _: step(), after)
        except NeedsConsent:
            raise
        except Trouble as trouble:
            self._follow()
            if isinstance(trouble, NotAsEntered):
                self.app.push_screen(WhyUnseen(self.table, trouble))
            elif not (typed and self._told_below(typed)):
                self.app.tell(trouble, self.teller)
            return None

    @property
    def _after(self) -> int | None:
        """What takes back is meant for the table as it is shown."""
        return None if self.planning else self._seen

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._under_way = True
        try:
            yield
        finally:
            self._under_way = False

    # --- those of others ---------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Something may have been changed at another front end."""
        changed = self._real.last.n != self._seen or self._real.settings is not self._settings
        if changed and not self._under_way and not self.gone:
            with self.held():
                self._show(self._turn_seen if not self.planning else self.turn)

    def _entered_by_others(self, own: Entry | None) -> list[Entry]:
        known, self._seen = self._seen, self._real.last.n
        ours = own.n if own is not None and not self.planning else None
        return [self._real.entry(n) for n in range(known + 1, self._seen + 1) if n != ours]

    # --- what came of them -------------------------------------------------------------------------------------------

    def _show(self, turn: tuple[object, ...], own: Entry | None = None, further: bool = False) -> None:
        """Everything that was entered since it was shown last; `turn`: which one it was then."""
        others, self._settings = self._entered_by_others(own), self._real.settings
        for entry in others:
            self._take_in(entry)
        if own is not None:
            self._history.add(own)
        if own is not None and not self.planning and not self._asks_no_hands(own):
            before = self._to_do if (further or others) and self._to_do != "lay out" else ()
            self._to_do = (*before, own)
        if self.turn[0] != turn[0]:
            self._clocks.next_turn()
        if others:
            self._settled_elsewhere()
        if not self.planning:
            self._position, self._turn_seen = self._real.state, self.turn
        self.redraw()
        self._point_out(others if own is None else [*others, own])

    def _take_in(self, entry: Entry) -> None:
        """Of others, into the log. What hands have to do for it comes after what they may not have done yet."""
        if not self.planning:
            self._history.add(entry)
        if self._to_do != "lay out" and not self._asks_no_hands(entry):
            self._to_do = (*(self._to_do[1 - HANDS_BEHIND :] if entry.is_position else ()), entry)

    def _asks_no_hands(self, entry: Entry) -> bool:
        """An answer behind the curtain: whatever is to be done before the eyes of all stays until it is done."""
        return entry.kind in SEALING and not tasks_after(self._real, entry, self.teller)

    def _settled_elsewhere(self) -> None:
        """A question that is not asked any more closes with a sentence, and so does one about another position."""
        if self.planning:
            self.app.tell(Trouble("moved-on"))
        elif self._question is not None:
            question, owed = self._question
            settled = [decision for decision in owed if decision not in self._real.pending()]
            if settled and settled[0].seat is not None:
                told = self.say("tui-decided-elsewhere", seat=self.teller.seat(settled[0].seat))
                self.app.notify(told, markup=False)
            elif self._real.state is not self._position:
                self.app.tell(Trouble("moved-on"))
            else:
                return
            question.dismiss(None)

    def _point_out(self, entries: list[Entry]) -> None:
        """What went wrong for somebody, and that the game is over."""
        for event in (event for entry in entries for event in entry.events):
            if event.kind in (*self.table.game.setbacks, "lapsed"):  # in a small terminal the log is out of sight
                self._warn(self.teller.event(event), *event.rules)
        over = self.table.result is not None and any(entry.is_position for entry in entries)
        if over and not self.planning and self.app.screen is self:
            self.app.show_final(self.table)

    def _warn(self, sentence: str, *rules: str) -> None:
        cited = f" [{', '.join(rules)}]" if rules else ""
        self.app.notify(f"{sentence}{cited}", severity="warning", markup=False)
