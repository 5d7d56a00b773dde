"""The board editor: hold a board against the printed one, part by part, correct it, or write one from nothing."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, ClassVar, TypeAlias

from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Input
from textual.worker import Worker

from companion.games.marengo.board import drafting
from companion.games.marengo.board.compared import agree, is_compared, to_compare
from companion.games.marengo.board.model import Board, said
from companion.games.marengo.board.parts import BOARD, Part, parts
from companion.games.marengo.board.reading import GAME
from companion.games.marengo.shelf import board_shelf
from companion.games.marengo.shelf.board_shelf import Listed
from companion.games.marengo.studio.draft import Draft
from companion.games.marengo.studio.slots import named
from companion.games.marengo.studio.workbench import Workbench
from companion.kernel.trouble import Trouble
from companion.tui.keys import bind
from companion.tui.screens.dialogs import Ask, PickOne, TypeIn
from companion.tui.widgets.keybar import KeyBar

Adding: TypeAlias = Callable[[Board], tuple[Board, Part]]
CHANGES = ("agrees", "agrees_all", "values", "doubtful", "next_mistake", "undo", "add_part", "remove_part")
BOARDS = ("new_board", "open_board", "play_board")
FIRST_KEYS = ("agrees", "values", "back", "help", "agrees_all", "doubtful", "add_part", "undo")
KEYS_HERE = (*FIRST_KEYS, *BOARDS, "next_mistake", "remove_part")
NAME_SLOTS = {"locale": "id", "road": "id", "entry": "id", "force": "display"}  # a new one is named first


class BoardEditor(Workbench):
    """Enter agrees with a part and goes on to the next that is not compared; tab leads to its values."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in (*CHANGES, *BOARDS, "back")),
        bind("leave"),
    ]

    def __init__(self) -> None:
        listed = board_shelf.first()
        self._damaged: Trouble | None = None
        try:
            board = board_shelf.read(listed)
        except Trouble as trouble:  # the owner's file: it is told, and left as it is
            self._damaged, listed = trouble, Listed(listed.id, own=False)
            board = board_shelf.read(listed)
        self._going: Worker[Any] | None = None
        super().__init__(Draft(listed, board))

    def change(self, board: Board, about: object = None) -> None:
        ours = not self._draft.own
        super().change(board, about)
        if ours and self._draft.own:
            self.app.notify(self.say("marengo-editor-yours-now", file=f"{self._draft.id}.toml"), markup=False)

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(KeyBar).offer(KEYS_HERE)
        if self._damaged is not None:
            self.app.tell(self._damaged)
        self._open_at_the_first()

    def _open_at_the_first(self) -> None:
        """Where somebody goes on to compare."""
        todo = (part for part in to_compare(self._board) if not is_compared(self._board, part))
        self.go_to(next(todo, BOARD))

    def about(self, action: str) -> str:
        return self.say(f"marengo-editor-{action}") if action in (*CHANGES, *BOARDS) else super().about(action)

    # --- comparing --------------------------------------------------------------------------------------------------

    def action_agrees(self) -> None:
        self._agree(self._part)

    def action_agrees_all(self) -> None:
        """A locale with all its approaches; any other part has none."""
        here = self._part.locale if self._part.kind == "approach" else self._part
        rows = [part for part in parts(self._board) if part.kind == "approach" and part.at == here.at]
        self._agree(here, *(rows if here.kind == "locale" else ()))

    def _agree(self, *agreed: Part) -> None:
        """The next one is the next in the list, or the first again."""
        if self._unread:  # what stands in the line is not what would be agreed with
            self.app.notify(self._unread, severity="warning", markup=False)
            return
        if not self._board.real:
            self.app.notify(self.say("marengo-editor-invented"), markup=False)
            return
        listed = self.listed()  # before what is agreed with is doubtful no more
        self.change(agree(self._board, *agreed))
        at = listed.index(agreed[-1])
        todo = [part for part in (*listed[at + 1 :], *listed[:at]) if not is_compared(self._board, part)]
        following = next((part for part in todo if part != BOARD), None)
        if following is None:
            self.app.notify(self.say("marengo-editor-all-compared"), markup=False)
        self.go_to(following or self._part)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_agrees()

    def action_doubtful(self) -> None:
        """What is a guess comes first, or everything in its order again."""
        self._doubtful_first = not self._doubtful_first
        self.go_to(next(iter(self.listed())) if self._doubtful_first else self._part)

    # --- going about ------------------------------------------------------------------------------------------------

    def action_values(self) -> None:
        """From the list to the line, and back."""
        (self._parts if self._line.has_focus else self._line).focus()

    def action_leap(self, steps: int) -> None:
        """To the locale before or behind, over its approaches."""
        listed = self.listed()
        way = listed[listed.index(self._part) + 1 :] if steps > 0 else listed[: listed.index(self._part)][::-1]
        self.go_to(next((part for part in way if part.kind != "approach"), self._part))

    def action_next_mistake(self) -> None:
        listed = self.listed()
        found = sorted(self._findings(), key=lambda finding: listed.index(finding.part))
        if not found:
            self.app.notify(self.say("marengo-editor-sound"), markup=False)
            return
        here = (listed.index(self._part), self._slot)
        behind = [each for each in found if (listed.index(each.part), each.key) > here]
        self.go_to((behind or found)[0].part, (behind or found)[0].key)

    def action_undo(self) -> None:
        if not self._draft.undo():
            self.app.tell(Trouble("nothing-to-undo"))
            return
        self.go_to(self._part if self._part in self.listed() else BOARD)
        self.run_worker(self._keep())

    # --- parts that come and go -------------------------------------------------------------------------------------

    def action_add_part(self) -> None:
        """One more of a kind; what belongs to a locale only where one is."""
        kinds = dict(self._kinds())

        def add(row: int | None) -> None:
            if row is not None:
                kind = list(kinds)[row]
                if kind == "pair":
                    self._add_pair()
                else:
                    self._add(kinds[kind])

        def titles() -> list[str]:
            return [self.say(f"marengo-editor-add-{kind}") for kind in kinds]

        self.app.push_screen(PickOne(lambda: self.say("marengo-editor-add"), titles), add)

    def _kinds(self) -> Iterator[tuple[str, Adding]]:
        here = self._part
        if here.kind in ("locale", "approach"):
            yield "pair", drafting.add_locale
            yield "closed", lambda board: drafting.add_closed(board, here)
        yield "locale", drafting.add_locale
        yield "road", drafting.add_road
        yield "entry", drafting.add_entry
        yield "force", drafting.add_force
        yield "spares", drafting.add_spares

    def _add_pair(self) -> None:
        """Both sides of a border at once."""
        here = self._part

        def add(other: str | None) -> None:
            if other:
                self._add(lambda board: drafting.add_pair(board, here, other))

        id_ = self._board.locales[here.at].id
        self.app.push_screen(TypeIn(lambda: self.say("marengo-editor-neighbour", id=id_)), add)

    def _add(self, adding: Adding) -> None:
        try:
            board, part = adding(self._board)
        except Trouble as trouble:
            self.app.tell(trouble)
            return
        self.change(board)
        self.go_to(part, NAME_SLOTS.get(part.kind, ""))
        self._line.focus()

    def action_remove_part(self) -> None:
        try:
            board = drafting.remove(self._board, self._part)
        except Trouble as trouble:
            self.app.tell(trouble)
            return
        listed = self.listed()
        above = listed[listed.index(self._part) - 1]
        self.change(board)
        self.go_to(above if above in self.listed() else BOARD)

    # --- other boards -----------------------------------------------------------------------------------------------

    def action_new_board(self) -> None:
        def begin(name: str | None) -> None:
            if name:
                board = drafting.new_board(named("", self.app.words.code, name))
                self._lay(Draft(Listed(board_shelf.name_for(name), own=True), board, new=True))
                self.run_worker(self._keep())

        self.app.push_screen(TypeIn(lambda: self.say("marengo-editor-new-name")), begin)

    def _lay(self, draft: Draft) -> None:
        self._draft = draft
        self._part = BOARD
        self._open_at_the_first()

    def action_open_board(self) -> None:
        boards = list(board_shelf.listed())

        def open_(row: int | None) -> None:
            if row is not None:
                self._open(boards[row])

        self.app.push_screen(PickOne(lambda: self.say("marengo-editor-which"), lambda: map(self._title, boards)), open_)

    def _title(self, listed: Listed) -> Content:
        whose = (
            self.say("marengo-editor-yours", file=f"{listed.id}.toml")
            if listed.own
            else self.say("marengo-editor-ours")
        )
        try:
            name = said(board_shelf.read(listed).name, self.app.words.code) or listed.id
        except Trouble:
            name = self.say("marengo-editor-damaged")
        return Content.assemble(name, "  ", (whose, "$muted"))

    def _open(self, listed: Listed) -> None:
        try:
            board = board_shelf.read(listed)
        except Trouble as trouble:
            self.app.tell(trouble)
        else:
            self._lay(Draft(listed, board))

    def action_play_board(self) -> None:
        """A new table on this board: only who plays is left to be said."""
        self._once(self._play())

    async def _play(self) -> None:
        from companion.tui.screens.new_table import NewTableScreen

        await self._keep()
        self.app.push_screen(NewTableScreen(GAME, {"board": self._draft.id}), self._begin)

    def _begin(self, id_: str | None) -> None:
        if id_ is not None:
            self.app.open_table(id_)

    # --- leaving ----------------------------------------------------------------------------------------------------

    def action_back(self) -> None:
        """From the line to the list, and from the list home."""
        if self._line.has_focus:
            self._parts.focus()
        else:
            self.action_leave()

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
            if not await self.app.push_screen_wait(Ask(lambda: self.say("marengo-editor-unkept"))):
                return
        self.dismiss()
