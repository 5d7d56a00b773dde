"""The workbench of the board editor: the parts of a board, the values of one of them, and a line to type one in.

Every value that can be read is taken at once, checked, and on its way to the disk.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Input

from companion.games.marengo.board.compared import progress
from companion.games.marengo.board.model import Board, said
from companion.games.marengo.board.parts import BOARD, Part, parts
from companion.games.marengo.studio.board_words import BoardWords, Drawn, order
from companion.games.marengo.studio.draft import Draft
from companion.games.marengo.studio.findings import Finding, findings
from companion.games.marengo.studio.slots import Slot, slots
from companion.games.marengo.studio.value_line import PartList, ValueLine
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.tui.screens.base import PlainScreen
from companion.tui.widgets.canvas import spread
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.menu import Menu
from companion.tui.widgets.words import Words

ROOMY = 100  # columns


class Workbench(PlainScreen):
    """What is seen and typed; the keys of the editor come on top of it."""

    CSS = """
    #board-head { height: 2; padding: 0 2; background: $surface; }
    #board-bench { height: 1fr; }
    #board-parts { width: 48; height: 100%; padding: 0 1; }
    #board-fields { width: 1fr; height: 100%; padding: 0 2 0 1; }
    #board-typing { height: 1; padding: 0 2; background: $surface; }
    #board-label { width: 24; height: 1; background: $surface; }
    #board-line { width: 1fr; }
    #board-told { height: 2; padding: 0 2; }
    .small #board-parts { width: 35; padding: 0 0 0 1; }
    """
    FITTED = "#board-head, #board-fields"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self._doubtful_first = False
        self._part = BOARD
        self._slot = ""  # the key of the value that is typed
        self._base: Board = draft.board  # before this value was typed
        self._unread = ""  # why what is typed is no value
        self._found: list[Finding] = []
        self._checked: Board | None = None
        self._lines_drawn: dict[Part, Drawn] = {}
        self._keeping = asyncio.Lock()
        self._head, self._label, self._told = Words("board-head"), Words("board-label"), Words("board-told")
        self._parts, self._fields, self._line = PartList("board-parts"), Menu("board-fields"), ValueLine("board-line")
        self._fields.can_focus = False  # the line below is where it is typed

    def compose(self) -> ComposeResult:
        yield self._head
        with Horizontal(id="board-bench"):
            yield self._parts
            yield self._fields
        with Horizontal(id="board-typing"):
            yield self._label
            yield self._line
        yield self._told
        yield KeyBar()

    def on_mount(self) -> None:
        self._parts.focus()
        self.go_to(self._part)

    def styles_for(self, size: Size) -> dict[str, bool]:
        return {"small": size.width < ROOMY}

    def fit(self) -> None:
        self.retell()

    @property
    def _board(self) -> Board:
        return self._draft.board

    # --- what is seen -----------------------------------------------------------------------------------------------

    def retell(self) -> None:
        self.query_one(KeyBar).retell()
        self._show_list()
        self._show_part()

    @property
    def _words(self) -> BoardWords:
        return BoardWords(self.app, self._board, self._findings(), self._lines_drawn)

    def _findings(self) -> list[Finding]:
        """Checked once for each change."""
        if self._checked is not self._board:
            self._checked, self._found = self._board, findings(self._board)
        return self._found

    def _show_list(self) -> None:
        rows = self._words.rows(self._doubtful_first)
        self._parts.offer([(row.words, _item(row.part)) for row in rows], _item(self._part))
        self._tell_head()

    def _tell_head(self) -> None:
        board, say, width = self._board, self.say, self._head.size.width
        whose = (
            say("marengo-editor-yours", file=f"{self._draft.id}.toml")
            if self._draft.own
            else say("marengo-editor-ours")
        )
        title = Content.assemble(
            (f"{say('marengo-editor-title')}  ", "b $accent"), said(board.name, self.app.words.code)
        )
        wrong = sum(finding.wrong for finding in self._findings())
        state = (
            Content.styled(say("marengo-editor-mistakes", count=wrong), "$error")
            if wrong
            else Content(say("marengo-editor-sound"))
        )
        done = Content(
            say("marengo-editor-progress", **progress(board)._asdict())
            if board.real
            else say("marengo-editor-invented")
        )
        self._head.put(
            Content("\n").join([spread(title, Content.styled(whose, "$muted"), width), spread(done, state, width)])
        )

    def _show_part(self) -> None:
        """The values of the part under the cursor, the one that is typed among them, and what is to be said of it."""
        words, found = self._words, slots(self._board, self._part)
        here = self._here(found)
        width = max(self._fields.size.width - 1, 1)
        self._fields.offer(list(words.fields(self._part, found, here.key, width)), here.key)
        self._label.put(Content.styled(words.label(here), "$muted"))
        hint = f"marengo-editor-hint-{here.called}"
        told = self._unread or (self.say(hint) if self.app.words.has(hint) else "")
        self._told.put(Content.styled(told, "$warning" if self._unread else "$muted"))

    def _here(self, found: list[Slot]) -> Slot:
        return next((slot for slot in found if slot.key == self._slot), found[0])

    def listed(self) -> list[Part]:
        """Every part in the order of the list."""
        return order(self._board, self._doubtful_first)

    # --- going from part to part, and from value to value -----------------------------------------------------------

    def go_to(self, part: Part, slot: str = "") -> None:
        """This part is looked at now."""
        self._part = part
        self._take(slot)
        self._show_list()

    def _take(self, slot: str) -> None:
        """This value is typed now; what was typed before is a step of its own."""
        found = slots(self._board, self._part)
        self._slot = next((each.key for each in found if each.key == slot), found[0].key)
        self._base, self._unread = self._board, ""
        self._draft.rest()
        self._show_value()
        self._show_part()

    def _show_value(self) -> None:
        here = self._here(slots(self._board, self._part))
        self._line.show(self._words.shown(here), chosen=bool(here.choices), counted=here.number)

    def on_part_list_moved(self) -> None:
        part = next((part for part in self.listed() if _item(part) == self._parts.item), self._part)
        if part != self._part:
            self._part = part
            self._take("")

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        """By mouse: a part, or a value to type."""
        event.stop()
        if event.lines is self._parts:
            self.on_part_list_moved()
        elif self._fields.item:
            self._take(self._fields.item)
            self._line.focus()

    def on_value_line_other(self, event: ValueLine.Other) -> None:
        keys = [slot.key for slot in slots(self._board, self._part)]
        self._take(keys[(keys.index(self._slot) + event.steps) % len(keys)])

    # --- typing -----------------------------------------------------------------------------------------------------

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input is self._line and not self._slot_before.choices:
            self._type(event.value)

    @property
    def _slot_before(self) -> Slot:
        """The value as it was before it was typed."""
        return self._here(slots(self._base, self._part))

    def _type(self, words: str) -> None:
        """Take it, if it is a value; if not, the one that was there stays."""
        try:
            board, self._unread = self._slot_before.put(words), ""
        except Trouble as trouble:
            board, self._unread = self._base, " ".join(Teller(self.app.words).trouble(trouble))
        self.change(board, (self._part, self._slot))
        self._show_part()

    def on_value_line_stepped(self, event: ValueLine.Stepped) -> None:
        here = self._here(slots(self._board, self._part))
        if here.choices:
            at = here.choices.index(here.value) if here.value in here.choices else -event.steps
            self._pick(here.choices[(at + event.steps) % len(here.choices)])
        elif here.number:
            self._type(str(max(0, int(here.value or 0) + event.steps)))
            self._show_value()

    def on_value_line_picked(self, event: ValueLine.Picked) -> None:
        """The next of the words that begins with this letter."""
        here, letter = self._here(slots(self._board, self._part)), event.letter.casefold()
        at = here.choices.index(here.value) + 1 if here.value in here.choices else 0
        words = (*here.choices[at:], *here.choices[:at])
        fits = (word for word in words if self._words.value(word).casefold().startswith(letter))
        word = next(fits, "")
        if word:
            self._pick(word)

    def _pick(self, word: str) -> None:
        self._type(word)
        self._show_value()

    # --- changing and keeping ---------------------------------------------------------------------------------------

    def change(self, board: Board, about: object = None) -> None:
        """The board as it is from now on, here and on the disk."""
        if board is not self._board:
            self._draft.put(board, about)
            self._part = self._part if self._part in set(parts(board)) else BOARD
            self._show_list()
            self.run_worker(self._keep())

    async def _keep(self) -> None:
        """One write after the other until the newest board is on the disk."""
        draft = self._draft
        async with self._keeping:
            while not draft.is_kept:
                await self.app.in_background(draft.keep)

    async def put_away(self) -> None:
        with suppress(Trouble):
            await self._keep()


def _item(part: Part | None) -> str:
    return "" if part is None else f"{part.kind} {part.at} {part.row}"
