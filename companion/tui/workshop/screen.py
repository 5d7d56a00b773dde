"""A workshop: a file of the owner's lies on the bench, and every change of it is on its way to the disk at once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, ClassVar, Generic, TypeVar

from textual.content import Content
from textual.worker import Worker

from companion.kernel.trouble import Trouble
from companion.own_files import Listed, Shelf
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.dialogs import Ask, PickOne, TypeIn
from companion.tui.workshop.draft import Draft

D = TypeVar("D")


class WorkshopScreen(PlainScreen, Generic[D]):
    """Keeps, takes back, opens and begins anew. A workshop says what its files are and shows what lies here.

    Its own words begin with `WORDS`: what asks for a new name, what asks which one is to be opened.
    """

    WORDS: ClassVar[str]
    GAME: ClassVar[str]
    OPTION: ClassVar[str]  # of a new table: the file that is chosen there

    def __init__(self, shelf: Shelf[D]) -> None:
        super().__init__()
        self._shelf = shelf
        self._damaged: Trouble | None = None
        self._draft = self._first_draft()
        self._keeping = asyncio.Lock()
        self._going: Worker[Any] | None = None

    def _first_draft(self) -> Draft[D]:
        listed = self._shelf.first()
        try:
            return Draft(self._shelf, listed, self._shelf.read(listed))
        except Trouble as trouble:  # the owner's file: it is told, and left as it is
            self._damaged, ours = trouble, Listed(listed.id, own=False)
            return Draft(self._shelf, ours, self._shelf.read(ours))

    # --- what a workshop says ---------------------------------------------------------------------------------------

    def name_of(self, thing: D) -> str:
        """What one of its files is called."""
        raise NotImplementedError

    def begun(self, name: str) -> D:
        """A new one from nothing."""
        raise NotImplementedError

    def laid(self) -> None:
        """Something else lies on the bench."""
        raise NotImplementedError

    def changed(self) -> None:
        """What lies there is not what it was."""
        raise NotImplementedError

    def taken_back(self) -> None:
        """It is again what it was before."""
        self.changed()

    # --- changing and keeping ---------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        if self._damaged is not None:
            self.app.tell(self._damaged)

    @property
    def now(self) -> D:
        """What lies on the bench."""
        return self._draft.now

    def change(self, now: D, about: object = None) -> None:
        """How it is from now on, here and on the disk."""
        if now is self.now:
            return
        ours = not self._draft.own
        self._draft.put(now, about)
        if ours:
            self.app.notify(self.say("workshop-yours-now", file=f"{self._draft.id}.toml"), markup=False)
        self.changed()
        self.run_worker(self._keep())

    def action_undo(self) -> None:
        if not self._draft.undo():
            self.app.tell(Trouble("nothing-to-undo"))
            return
        self.taken_back()
        self.run_worker(self._keep())

    async def _keep(self) -> None:
        """One write after the other until the newest is on the disk."""
        draft = self._draft
        async with self._keeping:
            while not draft.is_kept:
                await self.app.in_background(draft.keep)

    async def put_away(self) -> None:
        with suppress(Trouble):
            await self._keep()

    # --- other files ------------------------------------------------------------------------------------------------

    def begin_new(self) -> None:
        def begin(name: str | None) -> None:
            if name:
                self._lay_new(name, self.begun(name))

        self.app.push_screen(TypeIn(lambda: self.say(f"{self.WORDS}-new-name")), begin)

    def _lay_new(self, name: str, thing: D) -> None:
        self._lay(Draft(self._shelf, Listed(self._shelf.name_for(name), own=True), thing, new=True))
        self.run_worker(self._keep())

    def open_other(self) -> None:
        there = list(self._shelf.listed())

        def open_(row: int | None) -> None:
            if row is not None:
                self._open(there[row])

        self.app.push_screen(PickOne(lambda: self.say(f"{self.WORDS}-which"), lambda: map(self._title, there)), open_)

    def _title(self, listed: Listed) -> Content:
        try:
            name = self.name_of(self._shelf.read(listed)) or listed.id
        except Trouble:
            name = self.say("workshop-damaged")
        return Content.assemble(name, "  ", (self.whose(listed), "$muted"))

    def whose(self, listed: Listed) -> str:
        return self.say("workshop-yours", file=f"{listed.id}.toml") if listed.own else self.say("workshop-ours")

    @property
    def owner(self) -> str:
        """Whose it is that lies here, and in which file."""
        return self.whose(Listed(self._draft.id, self._draft.own))

    def _open(self, listed: Listed) -> None:
        try:
            thing = self._shelf.read(listed)
        except Trouble as trouble:
            self.app.tell(trouble)
        else:
            self._lay(Draft(self._shelf, listed, thing))

    def _lay(self, draft: Draft[D]) -> None:
        self._draft = draft
        self.laid()

    # --- playing and leaving ----------------------------------------------------------------------------------------

    def play_it(self) -> None:
        """A new table with what lies here: only who plays is left to be said."""
        self._once(self._play())

    async def _play(self) -> None:
        from companion.tui.screens.new_table import NewTableScreen

        await self._keep()
        self.app.push_screen(NewTableScreen(self.GAME, {self.OPTION: self._draft.id}), self._begin)

    def _begin(self, id_: str | None) -> None:
        if id_ is not None:
            self.app.open_table(id_)

    def action_leave(self) -> None:
        self._once(self._leave())

    def _once(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside a write that goes on, but not twice at a time."""
        if self._going is not None and not self._going.is_finished:
            work.close()
        else:
            self._going = self.run_worker(work)

    async def _leave(self) -> None:
        """Not before all of it is on the disk, unless somebody says so."""
        try:
            await self._keep()
        except Trouble as trouble:
            self.app.tell(trouble)
            if not await self.app.push_screen_wait(Ask(lambda: self.say("workshop-unkept"))):
                return
        self.dismiss()
