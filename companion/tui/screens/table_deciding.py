"""Decisions that have a screen of their own: behind the curtain, face up for all, at a desk of the game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial

from companion.dice import roll
from companion.games.registry import desk_of
from companion.kernel.game import Decision, Move
from companion.kernel.going_on import next_by_itself
from companion.kernel.journal import Entry
from companion.kernel.several import Typed, as_line
from companion.kernel.trouble import Trouble
from companion.tui.choices import Choice
from companion.tui.keys import shown
from companion.tui.screens.curtain import CurtainScreen
from companion.tui.screens.open_cards import OpenCards
from companion.tui.screens.table_choosing import TableChoosing
from companion.tui.widgets.entry import EntryLine


class TableDeciding(TableChoosing):
    """What a choice sets off."""

    @abstractmethod
    async def _do(
        self,
        step: Callable[[], Entry],
        typed: str = "",
        further: bool = False,
        after: int | None = None,
        done: Callable[[], None] = lambda: None,
    ) -> bool:
        """Take one step at the table, then show what came of it; was it taken?"""

    async def _carry_out(self, choice: Choice) -> None:
        match choice.kind:
            case "hand-over" if choice.decision is not None:
                await self._behind_the_curtain(choice.decision)
            case "open":
                await self._face_up()
            case "desk":
                await self._at_the_desk()
            case "roll":
                await self._roll(choice)
            case "go-on":
                await self._go_on()
            case "final":
                self.app.show_final(self.table)
            case "chart":
                self.app.show_chart(self._real)
            case _ if choice.move is not None:
                await self._decided(partial(self.table.enter, choice.move))

    async def _roll(self, choice: Choice) -> None:
        """What was drawn unseen can be looked at unseen."""
        done = await self.roll_line(choice.line)
        if done and choice.decision is not None and choice.decision.secret:
            looks = {"seat": self.teller.seat(choice.decision.seat), "key": shown("own_side", self.app)}
            self.app.notify(self.say("tui-own-drawn", **looks), markup=False)

    async def roll_line(self, line: str) -> bool:
        return await self._decided(partial(roll, self.table, line))

    # --- what nobody decides -----------------------------------------------------------------------------------------

    def action_go_on(self) -> None:
        if next_by_itself(self.table) is None:
            self.app.tell(Trouble("nothing-by-itself"))
        else:
            self.start(self._go_on())

    async def _go_on(self, further: bool = False) -> None:
        """Until somebody has to decide; what hands have to do for all of it stays together."""
        self._going_on = self.turn
        while (move := next_by_itself(self.table)) is not None:
            if not await self._do(partial(self.table.enter, move), further=further):
                return
            further = True

    async def _decided(self, step: Callable[[], Entry]) -> bool:
        """What was asked in between is answered: the turn that was going on by itself does so again.

        But whoever takes a single step of it wants single steps.
        """
        between = self._going_on == self.turn and next_by_itself(self.table) is None
        self._going_on = self.turn if between else ()
        done = await self._do(step, further=between)
        if done and between:
            await self._go_on(further=True)
        return done

    # --- behind the curtain ------------------------------------------------------------------------------------------

    async def _behind_the_curtain(self, first: Decision) -> None:
        """One player after the other decides unseen; then everybody looks at what came of it.

        Whoever decides anew does it alone: the others have been asked, or will be.
        """
        pending = self.table.pending() if first not in self.table.decided() else ()
        asked, handed = [first, *(decision for decision in pending if decision.secret and decision != first)], ""
        while asked:
            decision, *asked = asked
            curtain = CurtainScreen(self.table, decision, handed=decision.seat == handed)
            move = await self.ask(curtain, [decision] if decision in pending else [])
            handed = decision.seat or ""
            if curtain.goes_back:  # nobody else has seen it: that needs nobody's consent
                step: Callable[[], Entry] = partial(self.table.undo, consent=True)
            elif move is not None:
                step = partial(self._lay_down, move, curtain.reason)
            else:
                return
            if not await self._do(step, after=self.table.last.n if curtain.goes_back else None):
                return
            asked = [other for other in asked if other in self.table.pending()]  # who has not decided elsewhere
            if decision.kind in self.table.game.kept:  # nothing came of it for all to see: the same player goes on
                asked = [further for further in self.table.pending() if _goes_on(decision, further)] or asked

    def _lay_down(self, move: Move, reason: str | None) -> Entry:
        """With a reason it is a house rule."""
        return self.table.enter(move, anew=True) if reason is None else self.table.force(move, reason, anew=True)

    async def _face_up(self) -> None:
        """It lies on the table already: enter what everybody can see, all of it on one screen; orders at their desk."""
        secret = [decision for decision in self.table.pending() if decision.secret]
        desks = {decision: desk_of(self.table.game.id, decision.kind) for decision in secret}
        cards = [decision for decision in secret if desks[decision] is None]
        lie = await self.ask(OpenCards(self.table, cards), cards) if cards else []
        for move in lie or ():
            if not await self._do(partial(self.table.enter, move)):
                return
        for decision in secret if lie is not None else ():
            if desks[decision] is not None:
                written = await self.ask(desks[decision](self.table, decision), [decision])
                if written is None or not await self._do(partial(self.table.enter, written)):
                    return

    # --- at a desk ---------------------------------------------------------------------------------------------------

    def action_desk(self) -> None:
        if self.at_desk() is None:
            self.app.notify(self.say("tui-desk-none"), markup=False)
        else:
            self.start(self._at_the_desk())

    async def _at_the_desk(self) -> None:
        """At one desk after the other, as long as somebody goes on there."""
        going_on: bool | None = True
        while going_on and (decision := self.at_desk()) is not None:
            desk = desk_of(self.table.game.id, decision.kind)(self, decision)
            going_on = await self.ask(desk)
            if desk.left_over:
                await self._settle_here(desk.left_over)
        if self.table.result is not None and not self.planning:
            self.app.show_final(self.table)

    async def _settle_here(self, line: str) -> None:
        """A line that the rules are against: it stands on the entry line, with the ways out of a refusal."""
        entry = self.query_one(EntryLine)
        entry.value = line
        self.set_focus(entry)
        await self.enter_line(line, below=True)

    async def enter_line(self, line: str, below: bool = False) -> int:
        """One move on it after the other; what is left when it stops stays typed. How many were entered?

        `below`: what is wrong is told below the line.
        """
        typed, done = Typed(self.table, line, language=self.app.words.code), 0
        while not done or typed.goes_on:
            told = as_line(typed.rest) if below else ""
            if not await self._do(typed.enter, told, further=done > 0, done=partial(self._leave_typed, typed)):
                break
            done += 1
        return done

    def _leave_typed(self, typed: Typed) -> None:
        entry, rest = self.query_one(EntryLine), as_line(typed.rest)
        self._ahead.hold(rest, typed.player)
        entry.value = rest
        entry.action_end()


def _goes_on(decision: Decision, further: Decision) -> bool:
    return further.secret and (further.seat, further.kind) == (decision.seat, decision.kind)
